"""Games stepped by several processes are the games of one process, and end without a trace."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import time
from multiprocessing import active_children
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path

import numpy as np
import pytest

from branchline import IllegalAction, env
from branchline.env.game_processes import WorkerFailed
from branchline.env.games import Games

ARRAYS = ("observations", "masks", "rewards", "scores", "seats", "over")
ISLET = Path(__file__).parents[2] / "examples" / "isle.toml"
PATIENCE = 60.0


def assert_same(one: Games, other: Games) -> None:
    """Check that two sets of games have come to the same."""
    for name in ARRAYS:
        assert np.array_equal(getattr(one, name), getattr(other, name)), name


def first_legal(games: Games) -> list[int]:
    """Return an action of every game that is no sample."""
    return [int(np.flatnonzero(mask)[-1]) for mask in games.masks]


def shared_memory_of(games: Games) -> str:
    """Return the name of the memory that the processes of games share."""
    return str(games._batch._parts[0].memory)  # type: ignore[union-attr]


def is_gone(memory: str) -> bool:
    """Tell whether shared memory has been given back."""
    try:
        SharedMemory(memory).close()
    except FileNotFoundError:
        return True
    return False


def test_several_processes_play_the_games_of_one() -> None:
    one = env.vector(ISLET, 7, 2, seed=4, shaping=0.5)
    with env.vector(ISLET, 7, 2, seed=4, shaping=0.5, processes=3) as three:
        ended = 0
        for step in range(120):
            assert_same(one, three)
            samples = 1 + (step % 5 == 0) - (step % 7 == 0)  # none, one or two before a step
            for _ in range(samples):
                drawn, other = one.sample(), three.sample()
                assert np.array_equal(drawn, other)
            chosen = one.sample().copy() if step % 11 == 0 else first_legal(one)
            if step % 11 == 0:
                assert np.array_equal(chosen, three.sample())
            one.step(chosen)
            three.step(chosen)
            ended += int(one.over.sum())
        assert ended
        one.reset(seed=9)
        three.reset(seed=9)
        assert_same(one, three)
        assert np.array_equal(one.sample(), three.sample())


def test_a_sample_stays_as_it_is_while_steps_are_made() -> None:
    with env.vector(ISLET, 4, 2, seed=1, processes=2) as games:
        games.step(games.sample())
        drawn = games.sample()
        before = drawn.copy()
        games.step(drawn)
        assert np.array_equal(drawn, before)


def test_wrong_actions_are_refused_and_change_nothing() -> None:
    with env.vector(ISLET, 4, 2, seed=1, processes=2) as games:
        before, good = games.observations.copy(), games.sample().copy()
        for outside in (-1, games.n_actions, 2**40):
            wrong = good.copy()
            wrong[2] = outside
            with pytest.raises(IllegalAction, match=f"game 2: action {outside} is not legal"):
                games.step(wrong)
        assert np.array_equal(games.observations, before)
        games.step(good)
        with pytest.raises(ValueError, match="read-only"):
            games.observations[0] = 0


def test_closing_ends_the_processes_and_frees_the_memory() -> None:
    games = env.vector(ISLET, 4, 2, seed=1, processes=3)
    workers, memory = active_children(), shared_memory_of(games)
    held = games.observations
    before = held.copy()
    assert len(workers) >= 2
    games.close()
    games.close()
    assert is_gone(memory)
    assert not any(worker.is_alive() for worker in workers)
    assert np.array_equal(held, before), "an array that is held can still be read"
    with pytest.raises(WorkerFailed, match="these games are closed"):
        games.step(first_legal(games))


def test_games_that_nobody_holds_are_closed() -> None:
    games = env.vector(ISLET, 2, 2, seed=1, processes=2)
    workers, memory = active_children(), shared_memory_of(games)
    del games
    gc.collect()
    assert is_gone(memory)
    assert not any(worker.is_alive() for worker in workers)


def test_a_worker_that_dies_is_an_error_that_says_so() -> None:
    games = env.vector(ISLET, 4, 2, seed=1, processes=2)
    memory = shared_memory_of(games)
    games._batch._workers[0].kill()  # type: ignore[union-attr]
    with pytest.raises(WorkerFailed, match=r"the process of games 2 to 3 is gone \(exit code -9\)"):
        games.step(games.sample())
    assert is_gone(memory)
    with pytest.raises(WorkerFailed, match="these games are closed"):
        games.sample()


def test_an_error_in_a_worker_comes_through() -> None:
    games = env.vector(ISLET, 4, 2, seed=1, processes=2)
    games._batch.choose(np.array(first_legal(games)))
    games._batch._actions[2:] = 10**6  # type: ignore[union-attr]
    with pytest.raises(WorkerFailed, match=r"(?s)games 2 to 3 has failed:.*Error"):
        games._batch.step()


def test_an_error_in_this_process_ends_the_others() -> None:
    games = env.vector(ISLET, 4, 2, seed=1, processes=2)
    workers = active_children()
    games._batch.choose(np.array(first_legal(games)))
    games._batch._actions[:2] = 10**6  # type: ignore[union-attr]
    with pytest.raises(ValueError, match="belongs to no mechanic"):
        games._batch.step()
    assert not any(worker.is_alive() for worker in workers)
    with pytest.raises(WorkerFailed, match="these games are closed"):
        games.sample()


def test_workers_end_when_the_process_they_work_for_is_killed() -> None:
    program = (
        "import time\n"
        "from branchline import env\n"
        "from multiprocessing import active_children\n"
        "if __name__ == '__main__':\n"
        f"    games = env.vector({str(ISLET)!r}, 4, 2, seed=1, processes=3)\n"
        "    print(*(worker.pid for worker in active_children()), flush=True)\n"
        "    time.sleep(600)\n"
    )
    parent = subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-c", program],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert parent.stdout is not None
    with parent:
        workers = [int(word) for word in parent.stdout.readline().split()]
        assert len(workers) == 2
        parent.send_signal(signal.SIGKILL)
    until = time.monotonic() + PATIENCE
    while any(is_running(worker) for worker in workers):
        assert time.monotonic() < until, "workers outlive the process they work for"
        time.sleep(0.05)


def is_running(process: int) -> bool:
    """Tell whether a process does anything still; one that has ended may wait to be noticed."""
    try:
        os.kill(process, 0)
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_program_without_a_guard_is_told_what_is_missing(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        f"from branchline import env\nenv.vector({str(ISLET)!r}, 4, 2, processes=2)\n"
    )
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "is gone (exit code 1); make new games with env.vector, in a program under `if" in (
        done.stderr
    )


def test_wrong_settings_are_refused() -> None:
    for wrong in (0, -1, 1.5, "two"):
        with pytest.raises(ValueError, match="processes must be a whole number from 1"):
            env.vector(ISLET, processes=wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="players must be a whole number"):
        env.vector(ISLET, players="two", processes=2)  # type: ignore[arg-type]
