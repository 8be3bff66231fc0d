"""A table of the United Kingdom: technologies can be given out, and the shelf be read."""

from __future__ import annotations

from typing import TypedDict, cast

from branchline.core.claim import open_tracks
from branchline.mechanics.technologies.rules import Technologies

from .table import Table

CONCESSIONS = ("Wales Concession", "Ireland/France Concession", "Scotland Concession")
OPENING = (*CONCESSIONS, "Mechanical Stoker", "Superheated Steam Boiler", "Propellers")
"""The technologies that open tracks."""
BASIC = (
    *OPENING,
    "Booster",
    "Boiler Lagging",
    "Steam Turbines",
    "Double Heading",
    "Right of Way",
)
ADVANCED = (
    "Thermocompressor",
    "Water Tenders",
    "Risky Contracts",
    "Equalising Beam",
    "Diesel Power",
)


class Card(TypedDict):
    """A technology as a view shows it."""

    name: str
    price: int
    left: int
    owners: list[int]


class UkTable(Table):
    """The United Kingdom, with or without the advanced technologies."""

    def __init__(self, players: int = 2, *, advanced: bool = False) -> None:
        super().__init__("uk", players, variant="advanced" if advanced else None)

    def give(self, seat: int, *technologies: str) -> None:
        """Give technologies to a seat, as if it had bought them in an earlier turn."""
        [shop] = [m for m in self.game.mechanics if isinstance(m, Technologies)]
        for name in technologies:
            number = [card.name for card in shop.cards].index(name)
            self.state.slots[shop.supply_slot(number)] -= 1
            self.state.slots[shop.owned_slot(seat)] |= 2**number
        open_tracks(self.game, self.state, seat)

    def shelf(self, viewer: int = 0) -> dict[str, Card]:
        """Return the technologies by name, as a seat sees them."""
        cards = cast(list[Card], self.view(viewer).mechanics["technologies"]["supply"])
        return {card["name"]: card for card in cards}

    def has(self, seat: int, technology: str) -> bool:
        """Tell whether a seat owns a technology."""
        return seat in self.shelf()[technology]["owners"]

    def offers(self) -> set[str]:
        """Return the technologies the seat on turn may buy."""
        texts = [text.removeprefix("buy ") for text in self.legal() if text.startswith("buy ")]
        return {text.rsplit(" ", 1)[0] for text in texts}

    def claimable(self) -> set[str]:
        """Return the tracks the seat to act may claim with the cards it has."""
        texts = [text.removeprefix("claim ") for text in self.legal() if text.startswith("claim ")]
        return {text.rsplit(" ", 1)[0] for text in texts}

    def open(self, seat: int) -> set[str]:
        """Return the tracks open to a seat, cards and trains aside."""
        return {self.notation.tracks[track] for track in self.view(seat).open_tracks}
