"""Processes that share work: what happens when they are stopped."""

from __future__ import annotations

from multiprocessing.process import BaseProcess

import pytest

from branchline.arena.process_pool import make_pool, run_jobs, stop


def test_processes_stopped_while_they_start_say_nothing(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def wait_for_it(process: BaseProcess) -> None:
        process.join(30)
        assert process.exitcode == 0

    monkeypatch.setattr("pebble.pool.process.stop_process", wait_for_it)  # as on a busy machine
    pool = make_pool(2)
    assert pool.active
    stop(pool)
    assert capfd.readouterr() == ("", "")


def test_work_is_shared_and_left_work_is_dropped() -> None:
    results = run_jobs(abs, range(-100, 0), 2)
    some = {next(results) for _ in range(3)}
    results.close()
    assert some <= set(range(1, 101))
    assert len(some) == 3
    assert sorted(run_jobs(abs, range(-9, 0), 2)) == list(range(1, 10))
