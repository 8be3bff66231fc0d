"""Country cards as people see them: the stacks, and what everybody has taken."""

from __future__ import annotations

from typing import cast

from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.state import State
from branchline.mechanics.base import Display, Shown
from branchline.mechanics.country_cards.rules import CountryCards
from branchline.mechanics.display_parts import (
    Column,
    Item,
    PanelLine,
    PanelText,
    SeatKnowledge,
    message,
)


class CountryCardsDisplay(Display):
    """Shows the cards; all about them is public."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.cards = cast(CountryCards, rules)

    def view(self, game: Game, s: State, seat: int) -> Shown:
        """Return the cards left in each stack and every seat's points."""
        cards = self.cards

        def points(of: int, index: int) -> int:
            return int(s.slots[cards.points_slot(of, index)])

        countries = list(enumerate(cards.countries))
        return {
            "stacks": {
                int(place): cards.stacks[index][s.slots[cards.gone_slot(index)] :]
                for index, place in countries
            },
            "points": [int(cards.points(s, each)) for each in range(game.players)],
            "cards": [
                {int(place): points(each, i) for i, place in countries if points(each, i)}
                for each in range(game.players)
            ],
        }

    def columns(self, shown: Shown) -> list[Column]:
        """Return everybody's points for countries."""
        return [Column(message("column-countries"), shown["points"])]

    def panel(self, game: Game, s: State, view: SeatKnowledge) -> list[PanelLine]:
        """Return the next card of every country, and those under it."""
        items: list[Item] = []
        for place, stack in view.mechanics[self.rules.name]["stacks"].items():
            cards = [message("country-card-points", points=points) for points in stack]
            top = cards[0] if cards else message("country-has-no-cards")
            under = [PanelText(card, "faint") for card in cards[1:]]
            items.append(
                (PanelText(message("country-named", place=place)), PanelText(top, "strong"), *under)
            )
        return [PanelLine(items, message("label-countries"))]
