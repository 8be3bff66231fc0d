"""Ticket decks: short and long tickets apart, and a split that is named first (DE3 to DE5)."""

from __future__ import annotations

from collections.abc import Iterator

from branchline.core.rules import Rules
from branchline.mechanics.declaration import (
    Changes,
    Check,
    Declaration,
    Document,
    Fit,
    MapFacts,
    Params,
    Problem,
)
from branchline.mechanics.kinds import KnownKeys, Text
from branchline.mechanics.ticket_decks.display import TicketDecksDisplay
from branchline.mechanics.ticket_decks.observation import TicketDecksObservation
from branchline.mechanics.ticket_decks.planning import TicketDecksPlanning
from branchline.mechanics.ticket_decks.rules import TicketDecks
from branchline.message import Message

DECK = Text(
    40, "[a-z0-9][a-z0-9_]*", Message("wanted-id"), names=("tickets.cards.*.deck",), is_new=True
)


def make(facts: MapFacts, params: Params) -> Rules:
    """Make the rules: the game itself knows which tickets are in which deck."""
    return TicketDecks()


def decks(params: Params) -> tuple[str, str]:
    """Return the decks, the short tickets first."""
    return params["short"], params["long"]


def check_names(doc: Document, params: Params) -> Iterator[Problem]:
    """Check that there are two decks."""
    if params["short"] == params["long"]:
        yield "mechanics.ticket_decks.long", params["long"], Message("map-listed-twice")


def fitting(doc: Document) -> Changes:
    """Put the tickets that score more than the middle one into the long deck."""
    params = doc["mechanics"]["ticket_decks"]
    points = [card.get("points", 0) for card in doc["tickets"]["cards"]]
    middle = sorted(points)[len(points) // 2]
    for number, score in enumerate(points):
        deck = params["long" if score >= middle else "short"]
        yield ("tickets", "cards", number, "deck"), deck


MECHANIC = Declaration(
    name="ticket_decks",
    parameters=KnownKeys({"short": DECK, "long": DECK}),
    make=make,
    example='{ short = "short", long = "long" }',
    checks=(Check(check_names, ("mechanics",)),),
    fit=Fit(("map-unused-deck",), fitting),
    ticket_decks=decks,
    display=TicketDecksDisplay,
    observation=TicketDecksObservation,
    planning=TicketDecksPlanning,
)
