"""The arrays of many games in memory that several processes share."""

from __future__ import annotations

import os
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from branchline.env.game_batch import BatchArrays
from branchline.env.settings import EnvSettings

LINE: Final = 64
"""Arrays begin at multiples of this many bytes, so that no two share a line of the cache."""


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
    """The results of all games, and the actions to be played, in one piece of shared memory."""

    def __init__(self, settings: EnvSettings, games: int, name: str | None = None) -> None:
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
        starts = np.cumsum([0, *(-(-size // LINE) * LINE for size in sizes)]).tolist()
        self.memory = Memory(name, create=name is None, size=starts[-1])
        buffer: Any = self.memory.buf
        found: list[npt.NDArray[Any]] = [
            np.frombuffer(buffer, kind, int(np.prod(shape)), start).reshape(shape)
            for (kind, shape), start in zip(shapes, starts, strict=False)
        ]
        self.arrays = BatchArrays(*found[:-1])
        self.actions: npt.NDArray[np.int64] = found[-1]
