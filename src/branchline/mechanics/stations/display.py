"""Stations as people see them: where they stand, how many are left, what they lend."""

from __future__ import annotations

from typing import cast

from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.state import State
from branchline.mechanics.base import FixedPartsDisplay, Shown
from branchline.mechanics.display_parts import (
    ActionParts,
    Column,
    Item,
    PanelLine,
    PanelText,
    SeatKnowledge,
    UsableTracks,
    message,
    payment_of,
)
from branchline.mechanics.stations.rules import Stations


class StationsDisplay(FixedPartsDisplay):
    """Shows stations; all about them is public."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.stations = cast(Stations, rules)

    def view(self, game: Game, s: State, seat: int) -> Shown:
        """Return where stations stand and how many are left."""
        stations = self.stations
        return {
            "places": {
                int(place): int(stations.owner(s, place)) - 1
                for place in stations.cities
                if stations.owner(s, place)
            },
            "left": [int(stations.count - stations.built(s, each)) for each in range(game.players)],
        }

    def fixed_parts(self, game: Game, action: int) -> ActionParts:
        """Say which station is built where and how it is paid."""
        stations = self.stations
        index, payment = divmod(action - int(stations.action), int(stations.per_city))
        number = max(i for i, offset in enumerate(stations.offsets) if offset <= payment)
        row = game.prices.rows[stations.prices[number]] + payment - stations.offsets[number]
        return ActionParts("station", {"place": int(stations.cities[index])}, payment_of(game, row))

    def columns(self, shown: Shown) -> list[Column]:
        """Return how many stations everybody has left."""
        return [Column(message("column-stations"), shown["left"])]

    def panel(self, game: Game, s: State, view: SeatKnowledge) -> list[PanelLine]:
        """Return where stations stand, and what the seat's next one costs."""
        shown = view.mechanics[self.rules.name]
        items: list[Item] = [
            (PanelText(message("station-of", place=place, seat=seat)),)
            for place, seat in shown["places"].items()
        ]
        if view.seat >= 0:
            left, costs = shown["left"][view.seat], self.stations.costs
            next_one = message("stations-all-built")
            if left:
                next_one = message("station-next-costs", count=costs[len(costs) - left])
            items.append((PanelText(next_one, "faint"),))
        return [PanelLine(items, message("label-stations"))]

    def path_inputs(self, shown: Shown, seat: int) -> object:
        """Return where stations stand; how many are left to a seat follows."""
        return shown["places"]

    def usable_tracks(self, game: Game, s: State, seat: int) -> UsableTracks:
        """Return others' tracks at the seat's stations, and at cities where it may yet build."""
        board, stations = game.board, self.stations
        now: list[int] = []
        later: list[int] = []
        sites = [-1] * int(board.n_places)
        for city in stations.cities:
            sites[city] = int(stations.owner(s, city))
        own = set(s.members(s.owned, seat))
        others = {t for each in range(game.players) for t in s.members(s.owned, each)} - own
        for track in sorted(others):
            ends = [sites[board.track_a[track]], sites[board.track_b[track]]]
            if seat + 1 in ends:
                now.append(track)
            elif 0 in ends:
                later.append(track)
        return UsableTracks(now, later, int(stations.count - stations.built(s, seat)))
