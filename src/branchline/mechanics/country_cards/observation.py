"""Country cards as numbers: what is gone from the stacks, and who has taken it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64, u8

from branchline.core.arrays import vec
from branchline.core.rules import Rules
from branchline.mechanics.base import Observation
from branchline.mechanics.country_cards.rules import CountryCards
from branchline.mechanics.fields import Axis, Field, axis, byte, seat_after

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State


class CountryCardsObservation(Observation):
    """The stacks, then the points seat by seat."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.cards: CountryCards = cast(CountryCards, rules)

    def fields(self, game: Game) -> list[Field]:
        """Describe the stacks and what each seat has taken from them."""
        stacks = self.cards.stacks
        countries = Axis("place", tuple(int(place) for place in self.cards.countries))
        most = max(len(stack) for stack in stacks)
        points = max(sum(stack) for stack in stacks)
        return [
            Field("country_cards_gone", (countries,), most, "cards taken from each stack"),
            Field(
                "country_points",
                (axis("seat", int(game.players)), countries),
                points,
                "points of each seat's cards of each country",
            ),
        ]

    def write(self, game: Game, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write the stacks, then the points seat by seat."""
        n: i64 = len(self.cards.countries)
        for index in range(n):
            out[at + index] = byte(s.slots[self.cards.gone_slot(index)])
        at += n
        for step in range(game.players):
            first = self.cards.points_slot(seat_after(s, seat, step), 0)
            for index in range(n):
                out[at + index] = byte(s.slots[first + index])
            at += n
        return at

    def only_slots(self) -> bool:
        """Say that everything written is kept in slots, or follows from shuffles and decisions."""
        return True
