"""What clients are sent over a WebSocket.

After `Hello` comes a `Welcome`, then one `Update` for every seat the client holds (or one for a
spectator), and further ones whenever something happens. Commands are answered by `Ack` or
`Refused`, and a wish for a hint by `Hinted`. Texts are message ids with arguments, to be put in
words in the reader's language.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from branchline.play.analysis import Closed, TicketState
from branchline.play.offers import Offer as Offer
from branchline.play.view import SeatView
from branchline.review.messages import Fact, HintedMove
from branchline.server.log_entries import SeatKind

Reason = Literal[
    "malformed",
    "too large",
    "too fast",
    "unknown room",
    "not your seat",
    "not started",
    "over",
    "stale",
    "out of turn",
    "illegal",
    "bad name",
    "bad record",
    "cannot undo",
    "not now",
    "unavailable",
]


class Sent(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What all parts of messages share: fields with their usual value are left out."""


class EventMessage(Sent, frozen=True):
    """Something that happened, as a message id and its arguments; -1 is nobody's seat."""

    id: str
    seat: int
    args: dict[str, int | str] = {}


class News(Sent, frozen=True):
    """The events of one entry of the log, as one seat may know them."""

    version: int
    at: int
    events: tuple[EventMessage, ...]


class SheetLine(Sent, frozen=True):
    """One line of a score sheet, about a ticket or (-1) not."""

    name: str
    points: int
    ticket: int = -1
    tracks: tuple[int, ...] = ()
    """The tracks it is about: the longest path, a completed ticket's path, the two ways of a
    tour."""


class SeatScore(Sent, frozen=True):
    """A seat's score sheet; rank 1 has won."""

    total: int
    rank: int
    lines: tuple[SheetLine, ...]


class Position(Sent, frozen=True):
    """Where the game stands for one seat and what it may do."""

    view: SeatView
    actions: tuple[Offer, ...]
    can_undo: bool
    undo_left: int | None = None
    """Milliseconds, from when this was sent, until a bot moves and the last move cannot be taken
    back any more; None if no bot is about to."""
    tickets: tuple[TicketState, ...] = ()
    """The seat's tickets, then those it is offered."""
    closed: tuple[Closed, ...] = ()
    opens: dict[int, tuple[int, ...]] = {}
    """For each thing that a mechanic sells, by its number, the free tracks that buying it would
    open to the seat now."""
    clock_left: int | None = None
    """Milliseconds, from when this was sent, until the clock of the turn runs out; None without a
    clock. So clocks of machines that differ, or are set, do no harm."""
    scores: tuple[SeatScore, ...] | None = None
    """By seat, once the game is over."""
    mutes: tuple[int, ...] = ()
    """Whom the seat does not hear."""


class SeatFacts(Sent, frozen=True):
    """Who sits on a seat; `played_by` is the bot that makes its moves, if one does."""

    kind: SeatKind
    name: str
    bot: str = ""
    played_by: str = ""


class LessonState(Sent, frozen=True):
    """The lesson that a room is for, and how far it is."""

    id: str
    moves: int
    """How many moves of the game have been played, its opening included."""


class RoomFacts(Sent, frozen=True):
    """What everybody may know of a room."""

    map: str
    variant: str | None
    map_name: str
    status: Literal["waiting", "playing", "over"]
    seats: tuple[SeatFacts, ...]
    clock: int | None = None
    away: int | None = None
    spectators: bool = True
    rematch: str | None = None
    lesson: LessonState | None = None


class Welcome(Sent, frozen=True, tag="welcome"):
    """The answer to a greeting."""

    protocol: int
    room: str
    seats: tuple[int, ...]
    """The seats whose tokens were right."""
    version: int


class Update(Sent, frozen=True, tag="update"):
    """What a seat (-1: a spectator) may know that it did not at version `since`."""

    seat: int
    since: int
    version: int
    room: RoomFacts
    news: tuple[News, ...]
    position: Position | None = None
    """Left out while the game has not begun or nothing in it has changed."""


class Presence(Sent, frozen=True, tag="presence"):
    """Which seats have somebody connected, and how many only watch."""

    seats: tuple[bool, ...]
    spectators: int


class Pong(Sent, frozen=True, tag="pong"):
    """The answer to a ping: the line is alive."""


class Ack(Sent, frozen=True, tag="ack"):
    """A command has been carried out and stored, at this version."""

    id: str
    version: int


class Hinted(Sent, frozen=True, tag="hinted"):
    """What a strong bot would do on a seat, and for which tickets and tracks."""

    id: str
    seat: int
    action: int
    text: str
    tickets: tuple[int, ...] = ()
    tracks: tuple[int, ...] = ()
    """Those of the plan."""
    reason: tuple[Fact, ...] = ()
    others: tuple[HintedMove, ...] = ()
    """The next best moves."""


class Detail(Sent, frozen=True):
    """What there is to add to the reason of a refusal, as a message id and its arguments."""

    id: str
    args: dict[str, int | str] = {}


class Refused(Sent, frozen=True, tag="refused"):
    """A command has changed nothing, and why; `id` is empty if none could be read."""

    id: str
    reason: Reason
    detail: Detail | None = None


ToClient: TypeAlias = Welcome | Update | Presence | Pong | Ack | Hinted | Refused
