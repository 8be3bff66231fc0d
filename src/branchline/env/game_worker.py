"""Stepping a part of many games in any process, as it is told."""

from __future__ import annotations

import signal
import traceback
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Final, NamedTuple

from branchline.env.game_batch import BatchArrays, GameBatch
from branchline.env.game_channel import Channel, MemoryChannel, PipeChannel
from branchline.env.game_memory import GameMemory, Memory, channels_of
from branchline.env.settings import EnvSettings, Key

START: Final = 1
"""Start all games; the seed follows as a text."""
STEP: Final = 2
"""Play the actions. What is done with samples besides is added."""
TAKE_BACK: Final = 4
"""Nobody has looked at the sample drawn ahead: draw its numbers again."""
SAMPLE: Final = 8
"""Draw a sample; after a step it is the next one, drawn ahead."""
GROUP: Final = 16
"""What is wanted is less than this; so many times the number of the group is added."""

DONE: Final = 0
"""The answer to everything that went well."""
FAILED: Final = 1
"""The answer to what did not; a text says why."""


class Part(NamedTuple):
    """What a process must know: the table, its own games of every group, and the memory."""

    key: Key
    games: int
    rows: tuple[range, ...]
    worker: int
    """Its number among the workers, from 0; -1 if it is none of them but the one who asks."""
    workers: int
    memory: str


def work(part: Part, pipe: Connection, in_memory: bool) -> None:
    """Do what the other end of a pipe asks for until that is gone: then nobody needs the games.

    What is asked for may lie in the memory, unless all of it comes through the pipe.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that is worked for
    with suppress(EOFError, OSError):
        memory = Memory(part.memory)
        told, answers = channels_of(memory, part.worker)
        channel: Channel = MemoryChannel(pipe, answers, told) if in_memory else PipeChannel(pipe)
        try:
            settings = EnvSettings(*part.key)
            games = GameMemory(settings, part.games, part.workers, memory)
            worker = Worker(part, settings, games)
            channel.send(DONE)
            while True:
                wanted = channel.receive()
                worker.answer(wanted, int(channel.text()) if wanted & START else None)
                channel.send(DONE)
        except (EOFError, OSError):
            raise
        except BaseException:  # whatever went wrong is told where the games are used
            channel.send(FAILED, traceback.format_exc().encode())


class Worker:
    """Steps the games of one process, which belong to one group or several."""

    def __init__(self, part: Part, settings: EnvSettings, memory: GameMemory) -> None:
        self.shares = [Share(rows, part.games, settings, memory) for rows in part.rows]

    def answer(self, wanted: int, seed: int | None) -> None:
        """Do one thing that is asked for in a group, with a seed if games are started."""
        self.shares[wanted // GROUP].answer(wanted % GROUP, seed)


class Share:
    """Steps its games and copies the results to their rows in the shared memory."""

    def __init__(self, rows: range, games: int, settings: EnvSettings, memory: GameMemory) -> None:
        own = slice(rows.start, rows.stop)
        results = BatchArrays(*(array[own] for array in memory.arrays))
        self.actions = memory.actions[own]
        self.batch = GameBatch(settings, len(rows), rows.start, games, results.observations)
        copies = [
            (there.data.cast("B"), here.data.cast("B"))
            for there, here in zip(results, self.batch.arrays, strict=True)
        ]
        _, *self.of_steps, self.of_samples = copies
        """Memory and what is copied there; the observations are written there at once."""

    def answer(self, wanted: int, seed: int | None) -> None:
        """Do one thing that is asked for."""
        batch = self.batch
        if seed is not None:
            batch.start(seed)
        elif wanted & STEP:
            if wanted & TAKE_BACK:
                batch.take_sample_back()
            batch.take_actions(self.actions)
            batch.step()
        if wanted != SAMPLE:
            for there, here in self.of_steps:
                there[:] = here
        if wanted & SAMPLE:
            batch.sample()
            there, here = self.of_samples
            there[:] = here
