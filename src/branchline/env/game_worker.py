"""Stepping a part of many games in any process, and what two processes say to each other."""

from __future__ import annotations

import signal
import time
import traceback
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


def receive(pipe: Connection) -> bytes:
    """Return the next message: watch for it a moment, since it mostly comes soon, then sleep."""
    until = time.perf_counter() + WATCHED
    while not pipe.poll() and time.perf_counter() < until:
        pass
    return pipe.recv_bytes()


def work(part: Part, pipe: Connection) -> None:
    """Do what the pipe asks for until it breaks: then nobody needs the games any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that is worked for
    with suppress(EOFError, OSError):
        try:
            settings = EnvSettings(*part.key)
            worker = Worker(part, settings, GameMemory(settings, part.games, part.memory))
            pipe.send_bytes(DONE)
            while True:
                worker.answer(receive(pipe))
                pipe.send_bytes(DONE)
        except (EOFError, OSError):
            raise
        except BaseException:  # whatever went wrong is told where the games are used
            pipe.send_bytes(traceback.format_exc().encode())


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
