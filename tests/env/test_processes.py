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
from branchline.env import game_workers
from branchline.env.game_channel import ASLEEP, MOST_UNREAD, MemoryChannel, PipeChannel, keeps_order
from branchline.env.game_group import GameGroup, StepUnderWay
from branchline.env.game_memory import Memory, channels_of
from branchline.env.game_worker import SAMPLE
from branchline.env.game_workers import WorkerFailed
from branchline.env.games import Games

ARRAYS = ("observations", "masks", "rewards", "scores", "seats", "over")
ISLET = Path(__file__).parents[2] / "examples" / "isle.toml"
PATIENCE = 60.0


def assert_same(one: GameGroup, other: GameGroup) -> None:
    """Check that two sets of games have come to the same."""
    for name in ARRAYS:
        assert np.array_equal(getattr(one, name), getattr(other, name)), name


def first_legal(games: GameGroup) -> list[int]:
    """Return an action of every game that is no sample."""
    return [int(np.flatnonzero(mask)[-1]) for mask in games.masks]


def shared_memory_of(games: Games) -> str:
    """Return the name of the memory that the processes of games share."""
    return str(games._batch.workers.parts[0].memory)  # type: ignore[union-attr]


def is_gone(memory: str) -> bool:
    """Tell whether shared memory has been given back."""
    try:
        SharedMemory(memory).close()
    except FileNotFoundError:
        return True
    return False


@pytest.fixture(params=[MemoryChannel, PipeChannel])
def any_channel(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have processes talk as on a machine that keeps the order of writing, or as on others."""
    monkeypatch.setattr(game_workers, "keeps_order", lambda: request.param is MemoryChannel)


@pytest.mark.usefixtures("any_channel")
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


@pytest.mark.parametrize("processes", [1, 2, 3])
def test_groups_that_take_turns_play_the_games_of_one(processes: int) -> None:
    one = env.vector(ISLET, 11, 2, seed=4, shaping=0.5)
    with env.vector(ISLET, 11, 2, seed=4, shaping=0.5, processes=processes, groups=3) as games:
        assert [len(group) for group in games.groups] == [3, 4, 4]
        for step in range(120):
            if step % 10 == 0:  # all at once, and not what was sampled
                chosen = first_legal(one)
                games.step(chosen)
            else:
                chosen = one.sample().tolist()
                for group in games.groups:
                    group.wait()
                    group.send(group.sample())
                if step % 2:
                    games.groups[step % 3].wait()  # others may be done in any order
            one.step(chosen)
            if step % 3 == 0 or step % 10 == 9:
                games.wait()
                assert_same(one, games)
        games.groups[1].wait()
        games.groups[0].wait()
        games.groups[0].send(first_legal(games.groups[0]))
        one.reset(seed=9)
        games.reset(seed=9)  # while a step is under way
        assert_same(one, games)
        assert np.array_equal(one.sample(), games.sample())


@pytest.mark.parametrize(("processes", "groups"), [(1, 1), (2, 2)])
def test_games_whose_step_is_under_way_are_left_alone(processes: int, groups: int) -> None:
    with env.vector(ISLET, 4, 2, seed=1, processes=processes, groups=groups) as games:
        group = games.groups[0]
        group.wait()  # nothing is under way
        group.send(first_legal(group))
        for ask in (group.sample, lambda: group.send([0] * len(group))):
            with pytest.raises(StepUnderWay, match="call wait first"):
                ask()
        if groups > 1:
            with pytest.raises(StepUnderWay, match="call wait first"):
                games.sample()
            games.groups[1].step(first_legal(games.groups[1]))
        group.wait()
        assert group.masks[np.arange(len(group)), group.sample()].all()


def test_a_wrong_action_in_a_group_is_named_by_its_place() -> None:
    with env.vector(ISLET, 4, 2, seed=1, processes=2, groups=2) as games:
        wrong = games.sample().copy()
        wrong[3] = games.n_actions
        with pytest.raises(IllegalAction, match="game 3: action"):
            games.step(wrong)
        with pytest.raises(IllegalAction, match="game 1: action"):
            games.groups[1].send(wrong[2:])
        games.groups[1].step(games.groups[1].sample())


@pytest.mark.usefixtures("any_channel")
def test_a_worker_that_dies_between_groups_is_an_error_that_says_so() -> None:
    games = env.vector(ISLET, 8, 2, seed=1, processes=2, groups=2)
    games.groups[0].send(games.groups[0].sample())
    games._batch.workers.processes[0].kill()  # type: ignore[union-attr]
    games._batch.workers.processes[0].join()  # type: ignore[union-attr]
    with pytest.raises(WorkerFailed, match=r"of games 2 to 3, 6 to 7 is gone \(exit code -9\)"):
        games.groups[1].step(games.groups[1].sample())
    with pytest.raises(WorkerFailed, match="these games are closed"):
        games.groups[0].wait()


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


@pytest.mark.skipif(not keeps_order(), reason="nobody sleeps over memory here")
def test_a_worker_that_has_fallen_asleep_is_woken() -> None:
    one = env.vector(ISLET, 4, 2, seed=1)
    with env.vector(ISLET, 4, 2, seed=1, processes=2) as games:
        memory = Memory(shared_memory_of(games))
        told, _ = channels_of(memory, 0)
        for _ in range(3):
            until = time.monotonic() + PATIENCE
            while not told[ASLEEP]:
                assert time.monotonic() < until, "a worker with nothing to do stays awake"
                time.sleep(0.01)
            time.sleep(0.05)  # past its nap: now nothing but a call wakes it
            one.step(one.sample())
            games.step(games.sample())
            assert_same(one, games)
        memory.close()


@pytest.mark.usefixtures("any_channel")
def test_more_may_be_asked_for_than_can_be_under_way() -> None:
    one = env.vector(ISLET, 6, 2, seed=1)
    with env.vector(ISLET, 6, 2, seed=1, processes=2, groups=3) as games:
        workers = games._batch.workers  # type: ignore[union-attr]
        times = MOST_UNREAD + 7
        for _ in range(times):  # in three groups: so a number never replaces an equal one
            one.sample()
            for group in range(3):
                workers.ask(group, SAMPLE)
        for group in range(3):
            workers.wait(group)
        assert np.array_equal(one.sample(), games.sample())


def test_an_interrupt_while_others_are_told_closes_the_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    games = env.vector(ISLET, 6, 2, seed=1, processes=3)
    channels = games._batch.workers._channels  # type: ignore[union-attr]
    workers = active_children()
    monkeypatch.setattr(channels[1], "send", interrupt)
    with pytest.raises(KeyboardInterrupt):
        games.step(games.sample())
    assert not any(worker.is_alive() for worker in workers)
    with pytest.raises(WorkerFailed, match="these games are closed"):
        games.sample()


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


@pytest.mark.usefixtures("any_channel")
def test_games_that_nobody_holds_are_closed() -> None:
    games = env.vector(ISLET, 2, 2, seed=1, processes=2)
    workers, memory = active_children(), shared_memory_of(games)
    del games
    gc.collect()
    assert is_gone(memory)
    assert not any(worker.is_alive() for worker in workers)


@pytest.mark.usefixtures("any_channel")
def test_a_worker_that_dies_is_an_error_that_says_so() -> None:
    games = env.vector(ISLET, 4, 2, seed=1, processes=2)
    memory = shared_memory_of(games)
    games._batch.workers.processes[0].kill()  # type: ignore[union-attr]
    with pytest.raises(WorkerFailed, match=r"the process of games 2 to 3 is gone \(exit code -9\)"):
        games.step(games.sample())
    assert is_gone(memory)
    with pytest.raises(WorkerFailed, match="these games are closed"):
        games.sample()


@pytest.mark.usefixtures("any_channel")
def test_an_error_in_a_worker_comes_through() -> None:
    games = env.vector(ISLET, 4, 2, seed=1, processes=2)
    games._batch.choose(np.array(first_legal(games)))
    games._batch.groups[0]._actions[2:] = 10**6  # type: ignore[union-attr]
    games._batch.send()
    with pytest.raises(WorkerFailed, match=r"(?s)games 2 to 3 has failed:.*Error"):
        games._batch.wait()


def test_an_error_in_this_process_ends_the_others() -> None:
    games = env.vector(ISLET, 4, 2, seed=1, processes=2)
    workers = active_children()
    games._batch.choose(np.array(first_legal(games)))
    games._batch.groups[0]._actions[:2] = 10**6  # type: ignore[union-attr]
    games._batch.send()
    with pytest.raises(ValueError, match="belongs to no mechanic"):
        games._batch.wait()
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
        with pytest.raises(ValueError, match="groups must be a whole number from 1"):
            env.vector(ISLET, groups=wrong)  # type: ignore[arg-type]
    for games, most in {4: 4, 1000: 256}.items():
        with pytest.raises(ValueError, match=f"groups must be at most {most} for {games} games"):
            env.vector(ISLET, games, groups=most + 1)
    with pytest.raises(ValueError, match="players must be a whole number"):
        env.vector(ISLET, players="two", processes=2)  # type: ignore[arg-type]
