"""Game records: the one form in which games are kept, in files and in a server's database.

A record looks like this; `check` is a digest of the state after the entry, so that a changed
entry is found where it stands::

    {"format": "branchline-record", "version": 2,
     "map": {"id": "poland", "variant": null, "rules": "…"},   # and its text, if not packaged
     "seats": ["Ann", "Bo"], "first_seat": -1, "seed": 7,
     "setup": {"chance": [3, …], "check": "…"},   # its check covers what stands above as well
     "moves": [{"seat": 0, "do": "keep 1 2", "chance": [], "check": "…"}, …],
     "length": 41, "result": {"totals": [67, 58], "ranks": [1, 2]}}

Version 1 named a map by `hash` and `file`, where version 2 has `rules` and `text`.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from msgspec import Meta

from branchline.maps.same_rules import is_packaged
from branchline.message import Message

if TYPE_CHECKING:
    from branchline.play.match import Match

FORMAT: Final = "branchline-record"
VERSION: Final = 2
MOST_NUMBER: Final = 2**62

Number = Annotated[int, Meta(ge=-MOST_NUMBER, le=MOST_NUMBER)]


class RecordError(ValueError):
    """A record that cannot be replayed; `position` says where it first goes wrong.

    What is wrong is a message, or the error that the entry led to.

    >>> print(RecordError("moves[12]", Message("record-missing")))
    moves[12]: missing
    """

    def __init__(self, position: str | Message, problem: str | Message | Exception) -> None:
        super().__init__(position, problem)
        self.place = position
        self.message = problem

    @property
    def position(self) -> str:
        """The entry, or in words the place in the file."""
        return str(self.place)

    @property
    def problem(self) -> str:
        """What is wrong, in words."""
        return str(self.message)

    def __str__(self) -> str:
        return f"{self.position}: {self.problem}"


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """What all parts of a record share; they hold no cycles for Python to look for."""


class RecordedMap(Part, frozen=True):
    """The map of a game: by its id and, for a map that is not packaged, its whole text."""

    id: str
    variant: str | None
    rules: str
    """The hash of the map's rules."""
    text: str | None = None
    """The map file, for a map that is not packaged."""
    file: str | None = None
    """Where the map file was: in records of version 1, which do not hold its text."""


class RecordedSetup(Part, frozen=True):
    """What chance gave before the first move."""

    chance: tuple[Number, ...]
    check: str
    """Digest of the state it led to."""


class RecordedMove(Part, frozen=True):
    """A move: who did what, what chance gave, where it led."""

    seat: Number
    do: str
    """The action, as `branchline.play.notation` writes it."""
    chance: tuple[Number, ...]
    check: str
    """Digest of the state it led to."""


class Result(Part, frozen=True):
    """How a game ended, by seat; rank 1 has won."""

    totals: tuple[Number, ...]
    ranks: tuple[Number, ...]


class Record(Part, frozen=True):
    """A whole game, finished or not."""

    format: str
    version: int
    map: RecordedMap
    seats: tuple[str, ...]
    first_seat: Number
    seed: Number
    setup: RecordedSetup
    moves: tuple[RecordedMove, ...]
    length: int
    result: Result | None


def record_of(match: Match) -> Record:
    """Return the record of a match."""
    data = match.data
    text = None if is_packaged(data) else data.text
    moves = tuple(
        RecordedMove(move.seat, match.notation.text(move.action), move.chance, move.check)
        for move in match.moves
    )
    return Record(
        format=FORMAT,
        version=VERSION,
        map=RecordedMap(data.id, data.variant, match.rules, text),
        seats=match.seats,
        first_seat=match.first_seat,
        seed=match.seed,
        setup=RecordedSetup(match.setup.chance, match.setup.check),
        moves=moves,
        length=len(moves),
        result=result_of(match) if match.over else None,
    )


def result_of(match: Match) -> Result:
    """Return the result of a match that is over."""
    sheet = match.score_sheet()
    return Result(tuple(int(total) for total in sheet.totals), tuple(sheet.ranks()))


def write_record(match: Match, path: Path) -> None:
    """Write a match to a file, whole or not at all; one move a line."""
    record = msgspec.to_builtins(record_of(match))
    moves = record.pop("moves")
    head = json.dumps({**record, "moves": []}, ensure_ascii=False, indent=1)
    lines = ",\n".join("  " + json.dumps(move, ensure_ascii=False) for move in moves)
    if moves:
        start = head.rindex('"moves": []')
        head = f'{head[:start]}"moves": [\n{lines}\n ]\n}}'
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        part.write_text(head + "\n", encoding="utf-8")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
