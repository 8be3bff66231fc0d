"""The numbers of an observation in words: what each index means, and what a whole one says."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from branchline.core.cards import CARD_NAMES
from branchline.env.observe import Observer
from branchline.mechanics.fields import Axis, Field
from branchline.play.notation import Notation

Observed = npt.NDArray[np.uint8]


class Span(NamedTuple):
    """Where a field of an observation lies."""

    field: Field
    start: int
    shape: tuple[int, ...]

    @property
    def slice(self) -> slice:
        """The indices of the field."""
        return slice(self.start, self.start + self.field.size())


class Layout:
    """The fields of an observation, by name, and their words."""

    def __init__(self, observer: Observer, notation: Notation) -> None:
        self.notation = notation
        self.players = int(observer.game.players)
        self.size = int(observer.size)
        self.spans: dict[str, Span] = {}
        start = 0
        for field in observer.fields:
            shape = tuple(len(axis.members) for axis in field.axes)
            self.spans[field.name] = Span(field, start, shape)
            start += field.size()
        self.high: Observed = np.concatenate(
            [np.full(field.size(), field.high, np.uint8) for field in observer.fields]
        )
        """The highest number at each index: divide by it to get numbers from 0 to 1."""

    @property
    def names(self) -> list[str]:
        """The names of the fields, in order."""
        return list(self.spans)

    def split(self, observation: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """Return the fields by name, as views into an observation or an array of them."""
        observation = self.checked(observation)
        return {
            name: observation[..., span.slice].reshape(observation.shape[:-1] + span.shape)
            for name, span in self.spans.items()
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
        for name, span in self.spans.items():
            if index < span.slice.stop:
                where = np.unravel_index(index - span.start, span.shape or (1,))
                words = ", ".join(self.labels(span.field, tuple(map(int, where))))
                return f"{name}: {span.field.says}" + (f" [{words}]" if words else "")
        raise IndexError(index)

    def labels(self, field: Field, where: tuple[int, ...]) -> list[str]:
        """Return the words for one number of a field, axis by axis."""
        return [self.label(axis, i) for axis, i in zip(field.axes, where, strict=False)]

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
        return self.notation.name(axis.kind, number)

    @cached_property
    def _keys(self) -> list[str | tuple[str, ...]]:
        """What each index is called within its field, made once."""
        keys: list[str | tuple[str, ...]] = []
        for field, _, shape in self.spans.values():
            for where in np.ndindex(*shape):
                words = tuple(self.labels(field, where))
                keys.append(words[0] if len(words) == 1 else words)
        return keys

    def decode(self, observation: npt.NDArray[Any]) -> dict[str, Any]:
        """Return one observation in words: fields by name, with what is not 0 by its words.

        A field without axes is its number; a field of zeros and ones is the list of what is there.
        """
        observation = self.checked(observation)
        if observation.ndim != 1:
            raise ValueError(f"decode one observation at a time, not {len(observation)} of them")
        numbers, there = observation.tolist(), np.flatnonzero(observation).tolist()
        found: dict[str, Any] = {}
        at = 0
        for name, (field, start, shape) in self.spans.items():
            end = start + field.size()
            first = at
            while at < len(there) and there[at] < end:
                at += 1
            if not shape:
                found[name] = int(numbers[start])
            elif field.high == 1:
                found[name] = [self._keys[i] for i in there[first:at]]
            else:
                found[name] = {self._keys[i]: int(numbers[i]) for i in there[first:at]}
        return found

    def text(self, observation: npt.NDArray[Any]) -> str:
        """Return one observation as lines to read."""
        return "\n".join(self.lines(observation))

    def lines(self, observation: npt.NDArray[Any]) -> Iterator[str]:
        """Yield a line for every field that is not all zeros."""
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
        """Return all fields as a table in Markdown: indices, name, axes, highest number."""
        rows = ["| indices | field | by | up to | says |", "|---|---|---|---|---|"]
        for name, (field, start, shape) in self.spans.items():
            end = start + field.size() - 1
            indices = f"{start}–{end}" if end > start else f"{start}"
            by = " × ".join(f"{axis.kind} ({n})" for axis, n in zip(field.axes, shape, strict=True))
            rows.append(f"| {indices} | `{name}` | {by or '–'} | {field.high} | {field.says} |")
        return "\n".join(rows)
