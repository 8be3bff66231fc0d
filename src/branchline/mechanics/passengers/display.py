"""Passengers as people see them: where they wait, who has which, and the one to fetch (DE8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.state import State
from branchline.mechanics.base import Display, Shown
from branchline.mechanics.display_parts import (
    ActionParts,
    Column,
    Item,
    PanelLine,
    PanelText,
    Question,
    SeatKnowledge,
    message,
)
from branchline.mechanics.passengers.rules import Passengers
from branchline.message import Message

CROWD = 2
"""Places with fewer passengers are not listed one by one in the terminal."""


class PassengersDisplay(Display):
    """Shows all passengers: they lie open."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.passengers = cast(Passengers, rules)

    def names(self) -> dict[str, list[str]]:
        """Return the colours."""
        colours = self.passengers.colours
        return {"passenger": ["-".join((colour, "passenger")) for colour in colours]}

    def summary(self, params: Mapping[str, Any]) -> list[Message]:
        """Return what passengers are, with what the first and the second of a colour score."""
        points = " · ".join(map(str, params["points"]))
        return [Message("summary-passengers", {"points": points})]

    def view(self, game: Game, s: State, seat: int) -> Shown:
        """Return the passengers of every stop and seat, by colour, and where one is asked for.

        `waiting` has them for the first place of each stop; `stop_of` names that place for each.
        `bonus` is what they would score now: unlike `points`, others can still take it away.
        """
        rules, colours = self.passengers, range(self.passengers.n_colours)
        places = [int(stop) for stop in rules.stop_of]
        seats = range(game.players)
        return {
            "waiting": {
                str(places.index(stop)): [int(rules.waiting(s, stop, each)) for each in colours]
                for stop in range(rules.n_stops)
            },
            "stop_of": [places.index(stop) for stop in places],
            "held": [[int(rules.held(s, each, colour)) for colour in colours] for each in seats],
            "count": [int(rules.count(s, each)) for each in seats],
            "bonus": [int(rules.points_of(s, game.players, each)) for each in seats],
            "place": int(rules.place_asked(s)),
        }

    def parts(self, game: Game, action: int, shown: Shown) -> ActionParts:
        """Say an answer."""
        return ActionParts("fetch", {"passenger": action - int(self.passengers.action)})

    def columns(self, shown: Shown) -> list[Column]:
        """Return how many passengers everybody has."""
        return [Column(message("column-passengers"), shown["count"])]

    def panel(self, game: Game, s: State, view: SeatKnowledge) -> list[PanelLine]:
        """Return a line on the places where several wait, and one for every seat's passengers."""
        shown = view.mechanics[self.rules.name]
        waiting: list[Item] = []
        for place, counts in shown["waiting"].items():
            if sum(counts) >= CROWD:
                words = message("passengers-at", place=int(place), colours=self.told(counts))
                waiting.append((PanelText(words),))
        lines = [PanelLine(waiting, message("passengers-waiting"))] if waiting else []
        held: list[Item] = []
        for seat, counts in enumerate(shown["held"]):
            if sum(counts):
                told = message("passengers-of", seat=seat, colours=self.told(counts))
                held.append((PanelText(told, "faint"),))
        return [*lines, PanelLine(held, message("passengers"))] if held else lines

    def told(self, counts: list[int]) -> list[str | Message]:
        """Return passengers by colour, as words to be listed."""
        return [
            message("passengers-some", count=count, colour=Message(f"name-{colour}-passenger"))
            for colour, count in zip(self.passengers.colours, counts, strict=True)
            if count
        ]

    def question(self, game: Game, view: SeatKnowledge) -> Question:
        """Ask for a passenger of the place."""
        place = view.mechanics[self.rules.name]["place"]
        words = message("passengers-question", place=place)
        return Question([PanelLine([(PanelText(words),)])])
