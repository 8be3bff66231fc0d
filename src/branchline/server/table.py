"""A table: what the log of a game adds up to, entry by entry.

A table never changes but by `add`, and `add` takes only entries that are stored already. So what
is in memory is what the log says, after a crash as before it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from branchline.core.chance import Script
from branchline.core.state import FIRST, State
from branchline.maps import MapData, load_map
from branchline.play.match import Match
from branchline.play.record import RecordError
from branchline.play.replay import check_state, replay_move
from branchline.play.telling import Event
from branchline.server.entries import (
    AnyEntry,
    Created,
    Dealt,
    Handed,
    Muted,
    Played,
    Rematched,
    Seated,
    SeatKind,
    Stored,
    TakenBack,
    TimedOut,
    Undone,
)
from branchline.server.reckoning import Reckoning

FIRST_TURN = -1
"""The turn, for the clock, in which all choose their first tickets."""

MOST_UNDOS = 20
"""Moves a seat may take back in one turn: each makes the log longer for good."""


@dataclass
class Chair:
    """A seat: who is to sit there, and the bot that plays it now, if one does."""

    kind: SeatKind
    name: str
    bot: str
    played_by: str
    mutes: set[int] = field(default_factory=set)
    changed: int = 0
    """The version at which what this seat decides about last changed."""


class Table:
    """One game and the people around it."""

    def __init__(self) -> None:
        self.log: list[Stored] = []
        self.commands: dict[str, int] = {}
        """The version each command led to."""
        self.chairs: list[Chair] = []
        self.events: dict[int, tuple[Event, ...]] = {}
        """What happened in the game, by version."""
        self.changed = 0
        """The version at which the position, or who may act in it, last changed."""
        self.rematch: str | None = None
        self.late_turn: int | None = None
        """The turn that took too long."""
        self.reckoning = Reckoning()
        self._match: Match | None = None
        self._undoable: list[State] = []
        self._undos: Counter[tuple[int, int]] = Counter()
        self._turns: dict[int, int] = {}

    @property
    def version(self) -> int:
        """How many entries there are."""
        return len(self.log)

    @property
    def created(self) -> Created:
        """The first entry."""
        entry = self.log[0].entry
        if not isinstance(entry, Created):
            raise RecordError("entries[0]", "expected the entry that creates the room")
        return entry

    @property
    def data(self) -> MapData:
        """The map."""
        return load_map(self.created.map, self.created.variant)

    @property
    def match(self) -> Match | None:
        """The game; None until it is dealt."""
        return self._match

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._match is not None and self._match.over

    @property
    def undoer(self) -> int:
        """The seat that may take its last move back; -1 if none may."""
        if self._match is None or not self._undoable:
            return -1
        seat = self._match.moves[-1].seat
        return seat if self._undos[self._undo_key(seat)] < MOST_UNDOS else -1

    def _undo_key(self, seat: int) -> tuple[int, int]:
        """Return what undos are counted by: the seat, and the turn that the last one leads to."""
        before = self._undoable[-1]
        return seat, FIRST_TURN if before.phase == FIRST else int(before.turn)

    @property
    def turn(self) -> int:
        """The turn as the clock counts it."""
        if self._match is None or self._match.state.phase == FIRST:
            return FIRST_TURN
        return int(self._match.state.turn)

    @property
    def deadline(self) -> int | None:
        """When the clock of the current turn runs out, in milliseconds."""
        if self.created.clock is None or self._match is None or self.over:
            return None
        return self._turns[self.turn] + self.created.clock * 1000

    def has_open_seats(self) -> bool:
        """Tell whether somebody may still join."""
        return any(chair.kind == "open" for chair in self.chairs)

    def add(self, stored: Stored) -> None:
        """Take in the next entry; raise `RecordError` if it does not follow from the others."""
        position = f"entries[{self.version}]"
        if stored.version != self.version + 1:
            raise RecordError(position, f"has version {stored.version}")
        self.log.append(stored)
        self._take(stored.entry, stored, position)
        if stored.command is not None:
            self.commands[stored.command] = stored.version

    def _take(self, entry: AnyEntry, stored: Stored, position: str) -> None:
        match entry:
            case Created():
                self._create(entry, position)
            case Seated():
                chair = self.chairs[entry.seat]
                chair.kind, chair.name = "human", entry.name
            case Handed():
                self.chairs[entry.seat].played_by = entry.bot
                if entry.reason == "nobody":
                    self.chairs[entry.seat].kind = "bot"
                    self.chairs[entry.seat].bot = entry.bot
                self.changed = stored.version
            case TakenBack():
                self.chairs[entry.seat].played_by = ""
                self.changed = stored.version
            case Muted():
                mutes = self.chairs[entry.seat].mutes
                mutes.add(entry.whom) if entry.on else mutes.discard(entry.whom)
            case TimedOut():
                self.late_turn = entry.turn
            case Rematched():
                self.rematch = entry.room
            case Dealt() | Played() | Undone():
                self._go_on(entry, stored, position)
            case _:
                pass

    def _create(self, entry: Created, position: str) -> None:
        if self.data.content_hash != entry.hash:
            raise RecordError(position, f"the map {entry.map!r} has changed since")
        self.chairs = [Chair(plan.kind, plan.name, plan.bot, plan.bot) for plan in entry.seats]

    def _go_on(self, entry: Dealt | Played | Undone, stored: Stored, position: str) -> None:
        """Change the position, and note for whom it changed and since when it is whose turn."""
        choosing = self._match is not None and self._match.state.phase == FIRST
        if isinstance(entry, Dealt):
            self._deal(entry, stored.version, position)
        elif isinstance(entry, Played):
            self._play(entry, stored.version, position)
        else:
            self._undo(entry, position)
        if self._match is None:
            raise RecordError(position, "the game has not been dealt")
        # First tickets are chosen in any order: what the others choose changes nothing for me.
        alone = not isinstance(entry, Dealt) and choosing and self._match.state.phase == FIRST
        for seat, chair in enumerate(self.chairs):
            if not alone or seat == getattr(entry, "seat", -1):
                chair.changed = stored.version
        self.changed = stored.version
        self._turns.setdefault(self.turn, stored.at)

    def _deal(self, entry: Dealt, version: int, position: str) -> None:
        script = Script(entry.chance)
        first = self.created.first_seat
        names = [chair.name for chair in self.chairs]
        match = Match(self.data, len(names), 0, seats=names, first_seat=first, setup=script)
        script.finish()
        check_state(match.setup.check, {"check": entry.check}, position)
        self._match = match
        self.events[version] = match.setup.events

    def _play(self, entry: Played, version: int, position: str) -> None:
        if self._match is None:
            raise RecordError(position, "the game has not been dealt")
        before = self._match.state
        last = self._match.moves[-1].seat if self._match.moves else -1
        move = {
            "seat": entry.seat,
            "do": entry.action,
            "chance": entry.chance,
            "check": entry.check,
        }
        replay_move(self._match, move, position)
        events = self._match.moves[-1].events
        self.events[version] = events
        # A move that tells its seat nothing new can be taken back.
        news = entry.chance or any(event.seat not in (entry.seat, -1) for event in events)
        theirs = entry.by != "player" or len(self._match.moves) <= self.created.kept
        if news or last != entry.seat or theirs:
            self._undoable.clear()
        if not news and not self.over and not theirs:
            self._undoable.append(before)

    def _undo(self, entry: Undone, position: str) -> None:
        if self._match is None or not self._undoable:
            raise RecordError(position, "there is nothing to undo")
        self._undos[self._undo_key(entry.seat)] += 1
        self._match.moves.pop()
        self._match.state = self._undoable.pop()
        if self._match.moves:
            check_state(self._match.moves[-1].check, {"check": entry.check}, position)
