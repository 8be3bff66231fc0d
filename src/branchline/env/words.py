"""The numbers of an observation in words: what each index means, and what a whole one says."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from branchline.core.cards import CARD_NAMES
from branchline.core.pieces import Axis, Piece
from branchline.env.observe import Observer
from branchline.play.notation import Notation

Observed = npt.NDArray[np.uint8]


class Stretch(NamedTuple):
    """Where a piece of an observation lies."""

    piece: Piece
    start: int
    shape: tuple[int, ...]

    @property
    def slice(self) -> slice:
        """The indices of the piece."""
        return slice(self.start, self.start + self.piece.size())


class Layout:
    """The pieces of an observation, by name, and their words."""

    def __init__(self, observer: Observer, notation: Notation) -> None:
        self.notation = notation
        self.players = int(observer.game.players)
        self.size = int(observer.size)
        self.stretches: dict[str, Stretch] = {}
        start = 0
        for piece in observer.pieces:
            shape = tuple(len(axis.members) for axis in piece.axes)
            self.stretches[piece.name] = Stretch(piece, start, shape)
            start += piece.size()
        self.high: Observed = np.concatenate(
            [np.full(piece.size(), piece.high, np.uint8) for piece in observer.pieces]
        )
        """The highest number at each index: divide by it to get numbers from 0 to 1."""

    @property
    def names(self) -> list[str]:
        """The names of the pieces, in order."""
        return list(self.stretches)

    def split(self, observation: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """Return the pieces by name, as views into an observation or an array of them."""
        observation = self.checked(observation)
        return {
            name: observation[..., stretch.slice].reshape(observation.shape[:-1] + stretch.shape)
            for name, stretch in self.stretches.items()
        }

    def checked(self, observation: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """Return an observation as an array of the right length."""
        observation = np.asarray(observation)
        if observation.ndim == 0 or observation.shape[-1] != self.size:
            raise ValueError(
                f"an observation of this table ends in {self.size} numbers, "
                f"not a shape of {observation.shape}"
            )
        return observation

    def meaning(self, index: int) -> str:
        """Return what one index means: `hand: cards in hand [red]`."""
        if not 0 <= index < self.size:
            raise IndexError(f"there is no index {index}; they run from 0 to {self.size - 1}")
        for name, stretch in self.stretches.items():
            if index < stretch.slice.stop:
                where = np.unravel_index(index - stretch.start, stretch.shape or (1,))
                words = ", ".join(self.labels(stretch.piece, tuple(map(int, where))))
                return f"{name}: {stretch.piece.says}" + (f" [{words}]" if words else "")
        raise IndexError(index)

    def labels(self, piece: Piece, where: tuple[int, ...]) -> list[str]:
        """Return the words for one number of a piece, axis by axis."""
        return [self.label(axis, i) for axis, i in zip(piece.axes, where, strict=False)]

    def label(self, axis: Axis, index: int) -> str:
        """Return the thing at an index of an axis in words."""
        number = axis.members[index]
        if axis.kind == "word":
            return axis.words[index]
        if axis.kind == "seat":
            return "this seat" if number == 0 else f"seat +{number}"
        if axis.kind == "card":
            return CARD_NAMES[number]
        if axis.kind in ("row", "offer"):
            return f"place {number + 1}"
        if axis.kind == "track":
            return self.notation.tracks[number]
        if axis.kind == "ticket":
            return self.notation.ticket(number)
        return self.notation.part(axis.kind, number)

    @cached_property
    def _keys(self) -> list[str | tuple[str, ...]]:
        """What each index is called within its piece, made once."""
        keys: list[str | tuple[str, ...]] = []
        for piece, _, shape in self.stretches.values():
            for where in np.ndindex(*shape):
                words = tuple(self.labels(piece, where))
                keys.append(words[0] if len(words) == 1 else words)
        return keys

    def decode(self, observation: npt.NDArray[Any]) -> dict[str, Any]:
        """Return one observation in words: pieces by name, with what is not 0 by its words.

        A piece without axes is its number; a piece of zeros and ones is the list of what is there.
        """
        observation = self.checked(observation)
        if observation.ndim != 1:
            raise ValueError(f"decode one observation at a time, not {len(observation)} of them")
        numbers, there = observation.tolist(), np.flatnonzero(observation).tolist()
        found: dict[str, Any] = {}
        at = 0
        for name, (piece, start, shape) in self.stretches.items():
            end = start + piece.size()
            first = at
            while at < len(there) and there[at] < end:
                at += 1
            if not shape:
                found[name] = int(numbers[start])
            elif piece.high == 1:
                found[name] = [self._keys[i] for i in there[first:at]]
            else:
                found[name] = {self._keys[i]: int(numbers[i]) for i in there[first:at]}
        return found

    def text(self, observation: npt.NDArray[Any]) -> str:
        """Return one observation as lines to read."""
        return "\n".join(self.lines(observation))

    def lines(self, observation: npt.NDArray[Any]) -> Iterator[str]:
        """Yield a line for every piece that is not all zeros."""
        for name, told in self.decode(observation).items():
            if isinstance(told, list):
                words = ["/".join(each) if isinstance(each, tuple) else each for each in told]
                told = ", ".join(words)
            elif isinstance(told, dict):
                told = ", ".join(
                    f"{'/'.join(key) if isinstance(key, tuple) else key} {number}"
                    for key, number in told.items()
                )
            if told:
                yield f"{name}: {told}"

    def table(self) -> str:
        """Return all pieces as a table in Markdown: indices, name, axes, highest number."""
        rows = ["| indices | piece | by | up to | says |", "|---|---|---|---|---|"]
        for name, (piece, start, shape) in self.stretches.items():
            end = start + piece.size() - 1
            indices = f"{start}–{end}" if end > start else f"{start}"
            by = " × ".join(f"{axis.kind} ({n})" for axis, n in zip(piece.axes, shape, strict=True))
            rows.append(f"| {indices} | `{name}` | {by or '–'} | {piece.high} | {piece.says} |")
        return "\n".join(rows)
