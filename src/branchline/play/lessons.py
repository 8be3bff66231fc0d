"""Lessons: games on small boards whose moves and chances are laid down, told step by step.

A lesson is a folder under ``maps/lessons``: a map and its board as usual, and ``lesson.toml``::

    seats = ["", "Brunel"]              # the person has the seat without a name, bots the others
    hands = [["white", …], ["red", …]]  # the cards dealt, by seat
    row = ["red", …]
    tickets = ["Port–Hill", …]          # the tickets dealt, seat by seat
    opening = 2                         # how many moves are played before the person comes in
    moves = [["keep 1"], ["take 1", "blue"], …]     # each with the cards that chance gives

    [[steps]]
    say = "ticket"                      # messages: lesson-<lesson>-ticket, and its -title
    spots = ["tickets"]                 # the control meant: the last of these that is there

    [[steps]]
    say = "take"
    spots = ["slot"]
    until = 3                           # the step ends with this move, counted from 1

The spots are: ``tickets`` (one's own), ``way`` (the tracks that they lack, or have), ``slot``,
``track`` and ``offer`` (what the move of the step is about: in the row, on the board, in the list
of what can be built), ``build``, ``confirm``, ``locomotives`` (in hand) and ``end`` (the scores).
A step without ``until`` is only to be read. The map is none to make rooms on: a lesson is begun by
its own name.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from branchline.core.cards import CARD_NAMES
from branchline.core.chance import Script
from branchline.maps import MapData, load_map
from branchline.maps.files import MAP_FILE
from branchline.play.match import Match, Move

SCRIPT: Final = "lesson.toml"
Cards = tuple[str, ...]
Count = Annotated[int, Meta(ge=0)]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to read or to do."""

    say: str
    spots: tuple[str, ...]
    until: Count = 0


class LessonScript(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `lesson.toml` says."""

    seats: tuple[str, ...]
    hands: tuple[Cards, ...]
    row: Cards
    tickets: tuple[str, ...]
    opening: Count
    moves: tuple[tuple[str, ...], ...]
    steps: tuple[Step, ...]

    @property
    def person(self) -> int:
        """The seat of the person."""
        return self.seats.index("")


@dataclass(frozen=True, eq=False)
class Lesson:
    """A lesson: its map, its script, and its game played to the last move."""

    id: str
    data: MapData
    script: LessonScript
    match: Match

    @property
    def folder(self) -> Path:
        """Where its files are."""
        return Path(self.data.source).parent

    @property
    def moves(self) -> list[Move]:
        """The moves of the game."""
        return self.match.moves

    def chance_of(self, played: Sequence[Move], seat: int, action: int) -> Script | None:
        """Return what chance gives for a move; None once the game has left the script."""
        number = len(played)
        before = [move.check for move in self.moves[:number]]
        if number >= len(self.moves) or [move.check for move in played] != before:
            return None
        told = self.moves[number]
        return Script(told.chance) if (told.seat, told.action) == (seat, action) else None

    def positions(self) -> Iterator[tuple[Match, Move]]:
        """Give every position of the game, with the move that is made in it."""
        match = begin(self.data, self.script)
        for move in self.moves:
            yield match, move
            match.play(move.action, move.seat, Script(move.chance))


def lessons_folder() -> Path:
    """Return the folder of all lessons."""
    return Path(str(resources.files("branchline.maps"))) / "lessons"


@cache
def lesson_ids() -> tuple[str, ...]:
    """Return the lessons there are, by their ids."""
    return tuple(sorted(path.parent.name for path in lessons_folder().glob(f"*/{SCRIPT}")))


@cache
def load_lesson(lesson: str) -> Lesson:
    """Return a lesson by its id; an error says what its script has wrong."""
    folder = lessons_folder() / lesson
    data = load_map(folder / MAP_FILE)
    text = (folder / SCRIPT).read_text(encoding="utf-8")
    script = msgspec.convert(tomllib.loads(text), LessonScript)
    match = begin(data, script)
    for do, *cards in script.moves:
        chance = Script(card_numbers(cards))
        match.play(do, None, chance)
        chance.finish()
    return Lesson(lesson, data, script, match)


def begin(data: MapData, script: LessonScript) -> Match:
    """Return the game of a lesson as it is dealt; the first seat begins."""
    tickets = [ticket.text for ticket in data.tickets]
    cards = [card for cards in (*script.hands, script.row) for card in cards]
    chance = Script([*card_numbers(cards), *map(tickets.index, script.tickets)])
    match = Match(data, len(script.seats), 0, seats=script.seats, first_seat=0, setup=chance)
    chance.finish()
    return match


def card_numbers(names: Sequence[str]) -> list[int]:
    """Return cards by their numbers."""
    return [CARD_NAMES.index(name) for name in names]
