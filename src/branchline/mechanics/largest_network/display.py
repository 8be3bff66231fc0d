"""The largest network as people see it: how many places everybody's joins, and its tracks."""

from __future__ import annotations

from branchline.core.game import Game
from branchline.core.graph import network_of
from branchline.core.score import Sheet
from branchline.core.state import State
from branchline.mechanics.base import Display, Shown
from branchline.mechanics.display_parts import Column, message


class LargestNetworkDisplay(Display):
    """Shows how many places the networks join, which anybody can count."""

    def view(self, game: Game, s: State, seat: int) -> Shown:
        """Return how many places the largest network of every seat joins."""
        networks = [network_of(game.board, s.owned, each) for each in range(game.players)]
        return {"places_joined": [int(network.most_places()) for network in networks]}

    def columns(self, shown: Shown) -> list[Column]:
        """Return everybody's places."""
        return [Column(message("column-places-joined"), shown["places_joined"])]

    def tracks_behind(self, game: Game, s: State, sheet: Sheet, seat: int, line: str) -> list[int]:
        """Return the tracks of the largest network."""
        return sheet.networks[seat].largest_part() if line == self.rules.name else []
