"""One executor for every study: the same results here, in processes and on Ray."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from branchline.arena import tuning
from branchline.arena.executor import QUEUED_PER_PROCESS, Executor, InThisProcess, make_executor
from branchline.arena.simulation import Job, Tally, simulate
from branchline.bots.brains.planner_weights import DEFAULT
from branchline.locales import say
from branchline.message import Message

ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'branchline[ray]'")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Executor]:
    """A real Ray of this machine, started once: that takes seconds."""
    with make_executor("ray", 2) as executor:
        yield executor


@pytest.fixture(params=["processes", "ray"])
def executor(request: pytest.FixtureRequest) -> Executor:
    if request.param == "ray":
        found: Executor = request.getfixturevalue("cluster")
        return found
    return make_executor("processes", 2)


def slow_if_first(job: int) -> int:
    if job == 0:
        time.sleep(0.5)
    return -job


def figures(executor: Executor, job: Job) -> dict[str, object]:
    tally = Tally()
    for part in simulate(job, executor):
        tally.add(part)
    report = tally.report()
    return {name: report[name] for name in ("games", "mean_scores", "win_shares", "mean_turns")}


def test_results_come_in_the_order_of_the_jobs(executor: Executor) -> None:
    assert list(executor.run(slow_if_first, range(20))) == [-job for job in range(20)]
    assert list(executor.run(slow_if_first, [])) == []


def test_work_nobody_asks_for_is_not_begun(executor: Executor, tmp_path: Path) -> None:
    begun: list[int] = []

    def jobs() -> Iterator[int]:
        for job in range(10_000):
            begun.append(job)
            yield job

    results = executor.run(abs, jobs())
    assert [next(results) for _ in range(3)] == [0, 1, 2]
    results.close()
    assert len(begun) <= 3 + 2 * QUEUED_PER_PROCESS


def test_a_study_has_the_same_figures_everywhere(
    executor: Executor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tuning, "POPULATION", 4)
    job = Job("poland", None, ("planner", "greedy"), seed=4, first=0, games=30)
    assert figures(executor, job) == figures(InThisProcess(), job)
    plan = tuning.TuningPlan((("poland", 2),), generations=1, games=2, seed=3, width=0.2)
    start = tuning.first_state(plan, list(DEFAULT))
    told: list[Message] = []
    weights = tuning.tune(plan, start, executor, told.append)
    assert weights == tuning.tune(plan, start, InThisProcess(), told.append)
    assert told[0].args["best"] == told[1].args["best"]


def die_once(job: tuple[str, int]) -> int:
    """Kill this very process in the middle of one job, the first time it is tried."""
    mark, number = job
    if number == 5:
        try:
            Path(mark).touch(exist_ok=False)
        except FileExistsError:
            return number
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_process_that_dies_costs_nothing(executor: Executor, tmp_path: Path) -> None:
    mark = tmp_path / "died"
    jobs = [(str(mark), number) for number in range(12)]
    assert list(executor.run(die_once, jobs)) == list(range(12))
    assert mark.exists()


def play_and_die(job: tuple[str, Job]) -> Tally:
    mark, games = job
    die_once((mark, 5 if games.first == 10 else 0))
    return next(simulate(games, InThisProcess()))


def test_a_worker_killed_in_the_middle_leaves_the_figures_as_they_are(
    executor: Executor, tmp_path: Path
) -> None:
    whole = Job("poland", None, ("planner", "greedy"), seed=4, first=0, games=30)
    tally = Tally()
    parts = [Job(whole.map, None, whole.bots, 4, first, 1) for first in range(30)]
    jobs = [(str(tmp_path / "killed"), part) for part in parts]
    for part in executor.run(play_and_die, jobs):
        tally.add(part)
    assert (tmp_path / "killed").exists()
    assert tally.report()["mean_scores"] == figures(InThisProcess(), whole)["mean_scores"]


def refuse(job: int) -> int:
    raise ValueError(Message("no-network", {"map": "poland"}))


def test_what_goes_wrong_in_a_job_is_told_in_its_own_words(executor: Executor) -> None:
    with pytest.raises(ValueError, match="poland") as error:
        list(executor.run(refuse, [1]))
    assert str(error.value) == say("no-network", map="poland")


def test_another_place_is_refused() -> None:
    with pytest.raises(ValueError, match='not on "the moon"'):
        make_executor("the moon", 2)


def command(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "branchline", *words], capture_output=True, text=True, timeout=600
    )


def test_the_command_line_plays_on_ray_and_says_what_is_wrong() -> None:
    words = ("simulate", "usa", "--games", "40", "--bot", "greedy", "--seed", "3", "--json")
    here, there = command(*words), command(*words, "--on", "ray", "--processes", "2")
    assert there.returncode == 0, there.stderr
    for name in ("mean_scores", "win_shares", "mean_turns"):
        assert json.loads(there.stdout)[name] == json.loads(here.stdout)[name]
    wrong = command(*words, "--on", "elsewhere")
    assert wrong.returncode == 1
    assert 'not on "elsewhere"' in wrong.stderr
    nobody = command(*words, "--on", "ray://127.0.0.1:1")
    assert nobody.returncode == 1
    assert "there is no Ray at ray://127.0.0.1:1" in nobody.stderr
    assert "Traceback" not in nobody.stderr
