"""Stepping a part of many games in any process, and what two processes say to each other."""

from __future__ import annotations

import select
import signal
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Final, NamedTuple

import numpy as np

from branchline.env.game_batch import BatchArrays, GameBatch
from branchline.env.game_memory import GameMemory
from branchline.env.settings import EnvSettings, Key

START: Final = b"start "
"""Start all games; the seed follows."""
STEP: Final = b"step"
"""Play the actions. What is done with samples besides follows as further letters."""
TAKE_BACK: Final = b"-"
"""Nobody has looked at the sample drawn ahead: draw its numbers again."""
AHEAD: Final = b"+"
"""Draw the next sample ahead."""
SAMPLE: Final = b"sample"
DONE: Final = b""
"""The answer to everything that went well; any other says what went wrong."""

WATCHED: Final = 0.0002
"""Seconds for which a message is watched for: waking a process up takes a good part of a step."""


class Part(NamedTuple):
    """What a worker must know: the table, its own games from `first` up to `last`, the memory."""

    key: Key
    games: int
    first: int
    last: int
    memory: str


class WatchedPipe:
    """One end of a pipe whose messages mostly come soon: they are watched for, then slept for."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._has_message = watcher(pipe)
        self.send = pipe.send_bytes
        self.close = pipe.close

    def receive(self) -> bytes:
        """Return the next message."""
        until = time.perf_counter() + WATCHED
        while not self._has_message() and time.perf_counter() < until:
            pass
        return self._pipe.recv_bytes()


def watcher(pipe: Connection) -> Callable[[], object]:
    """Return what tells whether a message has come.

    A pipe makes what it needs to find that out anew whenever it is asked, which takes as long as
    stepping dozens of games; so this is made once, where the system has it.
    """
    if not hasattr(select, "poll"):
        return pipe.poll
    events = select.poll()
    events.register(pipe.fileno(), select.POLLIN)
    return lambda: events.poll(0)


def work(part: Part, connection: Connection) -> None:
    """Do what the pipe asks for until it breaks: then nobody needs the games any more."""
    pipe = WatchedPipe(connection)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that is worked for
    with suppress(EOFError, OSError):
        try:
            settings = EnvSettings(*part.key)
            worker = Worker(part, settings, GameMemory(settings, part.games, part.memory))
            pipe.send(DONE)
            while True:
                worker.answer(pipe.receive())
                pipe.send(DONE)
        except (EOFError, OSError):
            raise
        except BaseException:  # whatever went wrong is told where the games are used
            pipe.send(traceback.format_exc().encode())


class Worker:
    """Steps its games and copies the results to their rows in the shared memory."""

    def __init__(self, part: Part, settings: EnvSettings, memory: GameMemory) -> None:
        self.memory = memory
        own = slice(part.first, part.last)
        self.results = BatchArrays(*(array[own] for array in memory.arrays))
        self.actions = memory.actions[own]
        self.batch = GameBatch(
            settings,
            part.last - part.first,
            part.first,
            part.games,
            self.results.observations,
        )

    def answer(self, wanted: bytes) -> None:
        """Do one thing that is asked for."""
        batch = self.batch
        if wanted.startswith(START):
            batch.start(int(wanted.removeprefix(START)))
        elif wanted.startswith(STEP):
            if TAKE_BACK in wanted:
                batch.take_sample_back()
            batch.take_actions(self.actions)
            batch.step()
        if not wanted.startswith(SAMPLE):
            self.copy_results()
        if wanted.startswith(SAMPLE) or AHEAD in wanted:
            batch.sample()
            np.copyto(self.results.picks, batch.arrays.picks)

    def copy_results(self) -> None:
        """Copy what the last step brought; the observations are there already."""
        there, here = self.results, self.batch.arrays
        np.copyto(there.masks, here.masks)
        np.copyto(there.rewards, here.rewards)
        np.copyto(there.scores, here.scores)
        np.copyto(there.seats, here.seats)
        np.copyto(there.over, here.over)
