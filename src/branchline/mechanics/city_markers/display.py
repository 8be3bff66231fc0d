"""City markers as people see them: all of them are public (OW4)."""

from __future__ import annotations

from typing import cast

from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.state import State
from branchline.mechanics.base import FixedPartsDisplay, Shown
from branchline.mechanics.city_markers.rules import CityMarkers
from branchline.mechanics.display_parts import (
    ActionParts,
    Column,
    Item,
    PanelLine,
    PanelText,
    Question,
    SeatKnowledge,
    message,
    payment_of,
)


class CityMarkersDisplay(FixedPartsDisplay):
    """Shows where markers stand, and asks for the next."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.markers = cast(CityMarkers, rules)

    def view(self, game: Game, s: State, seat: int) -> Shown:
        """Return where markers stand, where seats started, what is left and what they earned."""
        markers, seats = self.markers, range(game.players)
        track = int(markers.track_asked(s))
        ends = (game.board.track_a[track], game.board.track_b[track]) if track >= 0 else ()
        places = range(game.board.n_places)
        return {
            "places": {
                place: int(markers.owner_of(s, place))
                for place in places
                if markers.owner_of(s, place) >= 0
            },
            "starts": [int(markers.start_place(s, each)) for each in seats],
            "left": [int(markers.left(s, each)) for each in seats],
            "earned": [int(markers.earned(s, each)) for each in seats],
            "offered": [int(end) for end in ends if markers.is_free(game, s, end)],
        }

    def fixed_parts(self, game: Game, action: int) -> ActionParts:
        """Say an answer."""
        markers = self.markers
        number = action - int(markers.action)
        if number < markers.n_places:
            return ActionParts("start_in", {"place": number})
        if number == markers.leave:
            return ActionParts("leave_marker", {})
        place, payment = divmod(number - int(markers.first_mark), int(markers.n_payments))
        row = int(game.prices.rows[markers.price]) + payment
        return ActionParts("marker", {"place": place}, payment_of(game, row))

    def columns(self, shown: Shown) -> list[Column]:
        """Return how many markers everybody has left."""
        return [Column(message("column-markers"), shown["left"])]

    def panel(self, game: Game, s: State, view: SeatKnowledge) -> list[PanelLine]:
        """Return whose markers stand where, the starting city first."""
        shown = view.mechanics[self.rules.name]
        lines = []
        for seat, start in enumerate(shown["starts"]):
            if start < 0:
                continue
            items: list[Item] = [(PanelText(message("marker-start", place=start), "strong"),)]
            items += [
                (PanelText(message("marker-at", place=place)),)
                for place, owner in shown["places"].items()
                if owner == seat and place != start
            ]
            if shown["earned"][seat]:
                earned = message("markers-earned", points=shown["earned"][seat])
                items.append((PanelText(earned, "faint"),))
            lines.append(PanelLine(items, message("markers-of", seat=seat)))
        return lines

    def question(self, game: Game, view: SeatKnowledge) -> Question:
        """Ask for the starting city, or for a marker."""
        shown = view.mechanics[self.rules.name]
        words = message("marker-question", count=int(self.markers.cards))
        if shown["starts"][view.seat] < 0:
            words = message("start-question")
        return Question([PanelLine([(PanelText(words),)])])
