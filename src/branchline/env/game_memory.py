"""The arrays of many games in memory that several processes share."""

from __future__ import annotations

import os
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
import numpy.typing as npt

from branchline.env.game_batch import BatchArrays
from branchline.env.game_channel import CACHE_LINE, CHANNEL_BYTES
from branchline.env.settings import EnvSettings


class Memory(SharedMemory):
    """Shared memory that may be given up while somebody still holds an array in it."""

    _fd: int

    def close(self) -> None:
        """Give the memory up; it is freed when the last array in it is."""
        try:
            super().close()
        except BufferError:  # the file is closed here, as it would be after the memory
            file, self._fd = self._fd, -1
            if file >= 0:
                os.close(file)


class GameMemory:
    """The results of all games and the actions to be played, behind the channels to workers.

    All of it is one piece of shared memory, new or given. No two arrays share a line of the cache.
    """

    def __init__(
        self, settings: EnvSettings, games: int, workers: int, memory: Memory | None = None
    ) -> None:
        players = settings.players
        byte, integer, number = np.dtype(np.uint8), np.dtype(np.int64), np.dtype(np.float64)
        shapes: list[tuple[np.dtype[Any], tuple[int, ...]]] = [
            (byte, (games, settings.size)),
            (byte, (games, settings.n_actions)),
            (number, (games, players)),
            (integer, (games, players)),
            (integer, (games,)),
            (byte, (games,)),
            (integer, (games,)),
            (integer, (games,)),
        ]
        sizes = [kind.itemsize * int(np.prod(shape)) for kind, shape in shapes]
        starts = np.cumsum(
            [2 * workers * CHANNEL_BYTES, *(-(-size // CACHE_LINE) * CACHE_LINE for size in sizes)]
        ).tolist()
        self.memory = memory or Memory(create=True, size=starts[-1])
        buffer: Any = self.memory.buf
        found: list[npt.NDArray[Any]] = [
            np.frombuffer(buffer, kind, int(np.prod(shape)), start).reshape(shape)
            for (kind, shape), start in zip(shapes, starts, strict=False)
        ]
        self.arrays = BatchArrays(*found[:-1])
        self.actions: npt.NDArray[np.int64] = found[-1]


def channels_of(memory: Memory, worker: int) -> tuple[memoryview, memoryview]:
    """Return the memory for what a worker is told, and for what it answers (`env.game_channel`)."""
    start, middle, end = ((2 * worker + i) * CHANNEL_BYTES for i in range(3))
    buffer: Any = memory.buf
    return buffer[start:middle].cast("q"), buffer[middle:end].cast("q")
