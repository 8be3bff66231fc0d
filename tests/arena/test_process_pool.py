"""Processes that share work: what happens when they are stopped."""

from __future__ import annotations

from multiprocessing.process import BaseProcess

import pytest

from branchline.arena.process_pool import make_pool, stop


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
