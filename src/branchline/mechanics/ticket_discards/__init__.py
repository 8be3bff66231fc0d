"""An open discard pile of tickets: it becomes the new deck once the old one is empty (NL2)."""

from __future__ import annotations

from collections.abc import Iterator

from branchline.mechanics.declaration import (
    Changes,
    Check,
    Declaration,
    Document,
    Fit,
    Params,
    Problem,
)
from branchline.mechanics.kinds import KnownKeys
from branchline.mechanics.ticket_discards.display import TicketDiscardsDisplay
from branchline.mechanics.ticket_discards.observation import TicketDiscardsObservation
from branchline.mechanics.ticket_discards.rules import TicketDiscards
from branchline.message import Message

PILE = "pile"
"""What `rejected` says of tickets that go on the discard pile."""


def check_rejected(doc: Document, params: Params) -> Iterator[Problem]:
    """Check that tickets go to the pile, and none out of the game: it would take those, too."""
    rejected = {key: doc["tickets"][key]["rejected"] for key in ("first", "later")}
    if PILE not in rejected.values():
        yield "mechanics.ticket_discards", None, Message("map-no-ticket-discards")
    for key, where in rejected.items():
        if where == "out":
            yield f"tickets.{key}.rejected", where, Message("map-ticket-discards-out")


def fitting(doc: Document) -> Changes:
    """Put tickets on the pile that are drawn later and rejected, and none out of the game."""
    yield ("tickets", "later", "rejected"), PILE
    if doc["tickets"]["first"].get("rejected") == "out":
        yield ("tickets", "first", "rejected"), PILE


MECHANIC = Declaration(
    name="ticket_discards",
    parameters=KnownKeys({}),
    make=lambda _facts, _params: TicketDiscards(),
    rejected=(PILE,),
    checks=(Check(check_rejected, ("tickets.first", "tickets.later")),),
    fit=Fit(("map-no-ticket-discards", "map-ticket-discards-out"), fitting),
    display=TicketDiscardsDisplay,
    observation=TicketDiscardsObservation,
)
