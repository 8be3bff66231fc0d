"""What happened, as the engine reports it: an event is a kind, a seat and up to four numbers.

An event kind names its numbers, so that the edge can put them in words (a field called `card` is
a card, `track` a track, and so on), and says whether they are for the event's seat alone.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class EventKind(NamedTuple):
    """The name of an event, what its numbers mean, and whether only its seat may see them."""

    name: str
    fields: tuple[str, ...] = ()
    secret: bool = False


STARTED: Final = 0
DEALT: Final = 1
ROW_FILLED: Final = 2
ROW_SWEPT: Final = 3
SHUFFLED: Final = 4
OFFERED: Final = 5
KEPT: Final = 6
KEPT_TICKET: Final = 7
TOOK: Final = 8
DREW: Final = 9
CLAIMED: Final = 10
PASSED: Final = 11
LAST_ROUND: Final = 12
ENDED: Final = 13

CORE_EVENTS: Final = (
    EventKind("started"),
    EventKind("dealt", ("card",), secret=True),
    EventKind("row_filled", ("slot", "card")),
    EventKind("row_swept"),
    EventKind("shuffled", ("cards",)),
    EventKind("offered", ("ticket",), secret=True),
    EventKind("kept", ("kept", "rejected")),
    EventKind("kept_ticket", ("ticket",), secret=True),
    EventKind("took", ("slot", "card")),
    EventKind("drew", ("card",), secret=True),
    EventKind("claimed", ("track", "card", "cards", "locomotives")),
    EventKind("passed"),
    EventKind("last_round"),
    EventKind("ended"),
)
