"""What clients may send over a WebSocket: a greeting, then commands.

A command has an id of the client's making and is answered once, by an `Ack` (a `Hint` by a
`Hinted`) or a `Refused`.
Sending it again after a lost connection is safe: it counts once. `expected` is the version the
client had seen; a command about a position that has changed since is refused as stale.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

PROTOCOL: Final = 2
"""Raised whenever messages change so that older clients cannot follow."""
MOST_NAME: Final = 20
MOST_TEXT: Final = 500
SPECTATOR_SEAT: Final = -1

CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]+\Z")]
Token = Annotated[str, Meta(max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0)]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all messages of clients share: fields nobody knows are an error."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message: who the client is, by the tokens of its seats, and what it has seen."""

    client: CommandId
    """Unguessable, made by the client once and kept; commands count once per client and id."""
    tokens: Annotated[tuple[Token, ...], Meta(max_length=8)] = ()
    """None to watch; several for several people at one screen."""
    since: Version = 0
    name: Annotated[str, Meta(max_length=64)] = ""
    """What a spectator is called in the chat."""
    protocol: int = PROTOCOL


class Ping(Message, frozen=True, tag="ping"):
    """A question whether the line is alive; browsers do not let pages see the protocol's own."""


class Act(Message, frozen=True, tag="act"):
    """Play an action, by its number."""

    id: CommandId
    seat: Seat
    expected: Version
    action: Annotated[int, Meta(ge=0, lt=2**31)]


class Undo(Message, frozen=True, tag="undo"):
    """Take the last move back."""

    id: CommandId
    seat: Seat
    expected: Version


class Say(Message, frozen=True, tag="say"):
    """Say something to all, as a seat or (-1) as a spectator."""

    id: CommandId
    seat: Annotated[int, Meta(ge=SPECTATOR_SEAT, le=15)]
    text: str


class Mute(Message, frozen=True, tag="mute"):
    """Stop or start hearing a seat, or (-1) the spectators."""

    id: CommandId
    seat: Seat
    whom: Annotated[int, Meta(ge=SPECTATOR_SEAT, le=15)]
    on: bool


class Rename(Message, frozen=True, tag="rename"):
    """Give the person on a seat a name."""

    id: CommandId
    seat: Seat
    name: str


class Start(Message, frozen=True, tag="start"):
    """Begin without waiting: bots take the seats that are still open."""

    id: CommandId
    seat: Seat


class Leave(Message, frozen=True, tag="leave"):
    """Let a bot play the seat."""

    id: CommandId
    seat: Seat


class TakeBack(Message, frozen=True, tag="take-back"):
    """Play the seat again in person."""

    id: CommandId
    seat: Seat


class Rematch(Message, frozen=True, tag="rematch"):
    """Play again with the same people, in a new room."""

    id: CommandId
    seat: Seat


class Hint(Message, frozen=True, tag="hint"):
    """Ask what a strong bot would do; only whoever asks gets the answer, and nothing is stored."""

    id: CommandId
    seat: Seat


LoggedCommand: TypeAlias = Act | Undo | Say | Mute | Rename | Start | Leave | TakeBack | Rematch
"""The commands that lead to entries of the log."""
Command: TypeAlias = LoggedCommand | Hint
FromClient: TypeAlias = Hello | Ping | Command
