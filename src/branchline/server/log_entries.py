"""The log of a room: what is stored, one entry after another, and never changed.

The log is the game. Entries hold every action, every chance result and a digest of the position
they lead to, so that a `RoomState` built from them is always the same. Nothing here is sent as it
is stored: `redaction` decides what each seat is told about an entry.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from branchline.play.record import RecordedMove, RecordedSetup

SeatKind = Literal["human", "bot", "open"]
Mover = Literal["player", "bot", "stand-in", "clock"]
"""Who made a move: the seat's person, its bot, or a bot for a person who is away or late."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What all entries share."""


class SeatPlan(Entry, frozen=True):
    """Who a seat is for: a person with an invitation, a bot, or anybody who comes."""

    kind: SeatKind
    name: str
    bot: str = ""


class Created(Entry, frozen=True, tag="created"):
    """A room was made; always the first entry."""

    map: str
    variant: str | None
    rules: str
    """Hash of the map's rules, which must not have changed when the log is read again."""
    seats: tuple[SeatPlan, ...]
    first_seat: int = -1
    clock: int | None = None
    """Seconds for each turn."""
    away: int | None = None
    """Seconds after which a bot plays for a person who has left others waiting."""
    spectators: bool = True
    quick_bots: bool = False
    """Whether bots move at once."""
    kept: int = 0
    """Moves that follow from another game, which this one goes on from."""
    text: str | None = None
    """The map file, for a map that is not packaged: it travels with the room."""
    lesson: str = ""
    """The lesson that the room is for; chance follows its script for as long as the game does."""


class Seated(Entry, frozen=True, tag="seated"):
    """A person took an open seat, or gave a name."""

    seat: int
    name: str


class Dealt(RecordedSetup, frozen=True, tag="dealt"):
    """The game began: the setup as a record has it; `check` is empty in logs of schema 1."""


class Played(RecordedMove, frozen=True, tag="played"):
    """A move as a record has it, and who made it; `check` is empty in logs of schema 1."""

    by: Mover = "player"
    bot: str = ""


class Undone(Entry, frozen=True, tag="undone"):
    """The last move was taken back; `check` is empty in logs of schema 1."""

    seat: int
    check: str


class Said(Entry, frozen=True, tag="said"):
    """Chat, from a seat or (-1) a spectator."""

    seat: int
    name: str
    text: str


class Muted(Entry, frozen=True, tag="muted"):
    """A seat no longer hears another (-1: the spectators), or hears it again."""

    seat: int
    whom: int
    on: bool


class Handed(Entry, frozen=True, tag="handed"):
    """A bot plays a seat from now on: nobody came, somebody left, or was away for long."""

    seat: int
    bot: str
    reason: Literal["nobody", "left", "away"]


class TakenBack(Entry, frozen=True, tag="taken-back"):
    """A person plays the seat again that a bot played meanwhile."""

    seat: int


class BotFailed(Entry, frozen=True, tag="bot-failed"):
    """A bot crashed, took too long or broke the rules; the simple one makes its next move."""

    seat: int
    bot: str
    reason: Literal["crashed", "too slow", "illegal"]


class BotReplaced(Entry, frozen=True, tag="bot-replaced"):
    """Another bot plays a bot's seat from now on.

    The server has not got the bot any more, or it failed too often, or it is there again.
    """

    seat: int
    bot: str
    by: str
    reason: Literal["gone", "failing", "back"]


class TimedOut(Entry, frozen=True, tag="timed-out"):
    """A turn took longer than the clock allows; a bot finishes it."""

    seat: int
    turn: int


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people play again, in another room."""

    room: str


LogEntry: TypeAlias = (
    Created
    | Seated
    | Dealt
    | Played
    | Undone
    | Said
    | Muted
    | Handed
    | TakenBack
    | BotFailed
    | BotReplaced
    | TimedOut
    | Rematched
)


class StoredEntry(msgspec.Struct, frozen=True, gc=False):
    """An entry in its place: version 1 is the first, `at` is in milliseconds since 1970."""

    version: int
    at: int
    entry: LogEntry
    command: str | None = None
    """The command that asked for it, so that a command sent twice counts once."""
