"""The state of a room: what its log adds up to, entry by entry.

It changes only through `add`, so what is in memory is always what the log says, after a crash as
before it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field

from branchline.core.chance import Script
from branchline.core.state import FIRST, State
from branchline.locales import say
from branchline.maps import MapData, load_map
from branchline.maps.same_rules import accepted_hashes
from branchline.play.match import Match, Outcome
from branchline.play.record import RecordError
from branchline.play.replay import play_move
from branchline.play.telling import Event
from branchline.server.analysis_cache import AnalysisCache
from branchline.server.bot_pace import difficulty
from branchline.server.catalogue import key_of, load_carried
from branchline.server.clock import CLOCK
from branchline.server.log_entries import (
    BotFailed,
    BotReplaced,
    Created,
    Dealt,
    Handed,
    LogEntry,
    Muted,
    Played,
    Rematched,
    Said,
    Seated,
    SeatKind,
    StoredEntry,
    TakenBack,
    TimedOut,
    Undone,
)
from branchline.server.messages import RoomFacts

FIRST_TURN = -1
"""The turn, for the clock, in which all choose their first tickets."""

MOST_UNDOS = 20
"""Moves a seat may take back in one turn: each makes the log longer forever."""


@dataclass(slots=True)
class SeatState:
    """Who sits on a seat, and the bot that plays it now, if one does."""

    kind: SeatKind
    name: str
    bot: str
    played_by: str
    mutes: set[int] = field(default_factory=set)
    changed: int = 0
    """The version at which what this seat decides about last changed."""
    failures: int = 0
    """How often the bot that plays it has failed."""
    is_gone: bool = False
    """Whether another bot plays because the server has not got the seat's own any more."""


class RoomState:
    """One game and who plays it."""

    def __init__(self, bot_pause: float = 0.0, undo_pause: float = 0.0) -> None:
        self.bot_pause = bot_pause
        """Seconds before a bot makes the easiest decisions."""
        self.undo_pause = undo_pause
        """Seconds before it moves while a person could still take a move back."""
        self.log: list[StoredEntry] = []
        self.commands: dict[str, int] = {}
        """The version each command led to."""
        self.seats: list[SeatState] = []
        self.events: list[tuple[Event, ...]] = []
        """What happened in the game, entry by entry."""
        self.changed = 0
        """The version at which the position, or who may act in it, last changed."""
        self.rematch: str | None = None
        self.timed_out_turn: int | None = None
        """The turn that took too long."""
        self.analyses = AnalysisCache()
        self.facts: tuple[int, RoomFacts] | None = None
        """What everybody may know of the room, and at which version."""
        self._data: MapData | None = None
        self.map_key = ""
        """What pages and requests call the map."""
        self._match: Match | None = None
        self.prepared: tuple[Played, Outcome] | None = None
        """The entry of a move that is being stored, and what it leads to."""
        self.talk: Counter[int] = Counter()
        """How often each seat, or (-1) those who watch, did something that was no move."""
        self._undoable: list[State] = []
        self._undos: Counter[tuple[int, int]] = Counter()
        self._turns: dict[int, int] = {}
        """When turns began: the current one, and those that an undo may lead back to."""
        self._changed_at = 0

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
        """The map: the packaged one, or the one that the room carries."""
        if self._data is None:
            created = self.created
            if created.text is None:
                self._data = load_map(created.map, created.variant)
            else:
                self._data = load_carried(created.text, created.variant, source_of(created))
        return self._data

    @property
    def match(self) -> Match | None:
        """The game; None until it is dealt."""
        return self._match

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._match is not None and self._match.over

    @property
    def undo_seat(self) -> int:
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
        return CLOCK.deadline(self._turns[self.turn], self.created.clock)

    @property
    def changed_at(self) -> int:
        """When the position, or who may act in it, last changed."""
        return self._changed_at

    @property
    def bot_move(self) -> tuple[int, int]:
        """The seat for which a bot moves next, and when; seat -1 if people are to act."""
        to_act = () if self._match is None or self.over else self._match.to_act
        for seat in to_act:
            if self.seats[seat].played_by:
                return seat, self.changed_at + int(self._pause_of(seat) * 1000)
        return -1, 0

    def _pause_of(self, seat: int) -> float:
        """Return how many seconds the bot of a seat waits before it moves."""
        if self.created.quick_bots or self._match is None:
            return 0.0
        if self.undo_seat >= 0:
            return self.undo_pause
        return self.bot_pause * difficulty(self._match.state, seat)

    @property
    def due(self) -> int | None:
        """When a bot or the clock has something to do, whoever is there; None for never."""
        seat, at = self.bot_move
        return at if seat >= 0 else self.deadline

    def has_open_seats(self) -> bool:
        """Return whether somebody may still join."""
        return any(holder.kind == "open" for holder in self.seats)

    def add(self, stored: StoredEntry) -> None:
        """Add the next entry; raise `RecordError` if it does not follow from those before."""
        position = f"entries[{self.version}]"
        if stored.version != self.version + 1:
            raise RecordError(position, f"has version {stored.version}")
        self.log.append(stored)
        self.events.append(())
        self._apply(stored.entry, stored, position)
        if isinstance(stored.entry, Said | Muted | Seated | Handed | TakenBack):
            self.talk[stored.entry.seat] += 1
        if self.changed == stored.version:
            self._changed_at = CLOCK.from_log(stored.at)
        if stored.command is not None:
            self.commands[stored.command] = stored.version

    def _apply(self, entry: LogEntry, stored: StoredEntry, position: str) -> None:
        match entry:
            case Created():
                self._create(entry, position)
            case Seated():
                holder = self.seats[entry.seat]
                holder.kind, holder.name = "human", entry.name
            case Handed():
                self.seats[entry.seat].played_by = entry.bot
                if entry.reason == "nobody":
                    self.seats[entry.seat].kind = "bot"
                    self.seats[entry.seat].bot = entry.bot
                self.changed = stored.version
            case BotFailed():
                self.seats[entry.seat].failures += 1
            case BotReplaced():
                holder = self.seats[entry.seat]
                holder.played_by, holder.failures = entry.by, 0
                holder.is_gone = entry.reason == "gone"
                self.changed = stored.version
            case TakenBack():
                self.seats[entry.seat].played_by = ""
                self.changed = stored.version
            case Muted():
                mutes = self.seats[entry.seat].mutes
                mutes.add(entry.whom) if entry.on else mutes.discard(entry.whom)
            case TimedOut():
                self.timed_out_turn = entry.turn
            case Rematched():
                self.rematch = entry.room
            case Dealt() | Played() | Undone():
                self._change_position(entry, stored, position)
            case _:
                pass

    def _create(self, entry: Created, position: str) -> None:
        if entry.rules not in accepted_hashes(self.data):
            raise RecordError(position, say("record-other-rules", map=entry.map))
        self.map_key = key_of(self.data)
        self.seats = [SeatState(plan.kind, plan.name, plan.bot, plan.bot) for plan in entry.seats]

    def _change_position(
        self, entry: Dealt | Played | Undone, stored: StoredEntry, position: str
    ) -> None:
        """Change the position; note which seats it changed for, and when the turn began."""
        choosing = self._match is not None and self._match.state.phase == FIRST
        offered = list(self._match.state.n_offers) if self._match is not None else []
        if isinstance(entry, Dealt):
            self._deal(entry, position)
        elif isinstance(entry, Played):
            self._play(entry, position)
        else:
            self._undo(entry, position)
        if self._match is None:
            raise RecordError(position, "the game has not been dealt")
        # First tickets are chosen in any order: what the others choose changes nothing for me.
        alone = not isinstance(entry, Dealt) and choosing and self._match.state.phase == FIRST
        alone = alone and offered == list(self._match.state.n_offers)  # unless they were dealt now
        for seat, holder in enumerate(self.seats):
            if not alone or seat == getattr(entry, "seat", -1):
                holder.changed = stored.version
        self.changed = stored.version
        began = self._turns.setdefault(self.turn, CLOCK.from_log(stored.at))
        if not self._undoable:  # no earlier turn comes back
            self._turns = {self.turn: began}

    def _deal(self, entry: Dealt, position: str) -> None:
        script = Script(entry.chance)
        first = self.created.first_seat
        names = [holder.name for holder in self.seats]
        rules = self.created.rules
        match = Match(
            self.data, len(names), 0, seats=names, first_seat=first, setup=script, rules=rules
        )
        script.finish()
        check_digest(match.setup.check, entry.check, position)
        self._match = match
        self.events[-1] = match.setup.events

    def _play(self, entry: Played, position: str) -> None:
        if self._match is None:
            raise RecordError(position, "the game has not been dealt")
        before = self._match.state
        last = self._match.moves[-1].seat if self._match.moves else -1
        prepared, self.prepared = self.prepared, None
        if prepared is not None and prepared[0] is entry and prepared[1].before is before:
            self._match.adopt(prepared[1])
        else:
            play_move(self._match, entry, position)
            check_digest(self._match.moves[-1].check, entry.check, position)
        events = self._match.moves[-1].events
        self.events[-1] = events
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
            check_digest(self._match.moves[-1].check, entry.check, position)


def source_of(created: Created) -> str:
    """Return what messages call the map that a room carries."""
    return f"{created.map}.toml"


async def read_map(entry: LogEntry) -> None:
    """Read the map that a room carries, if it does, in another thread: moves need not wait."""
    if isinstance(entry, Created) and entry.text is not None:
        for variant in {None, entry.variant}:  # pages may ask for the map without its variant
            await asyncio.to_thread(load_carried, entry.text, variant, source_of(entry))


def check_digest(found: str, stored: str, position: str) -> None:
    """Raise unless a state is the one that was stored; logs of schema 1 have no digests."""
    if stored and stored != found:
        raise RecordError(position, say("record-other-state"))
