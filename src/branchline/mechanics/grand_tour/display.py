"""The Grand Tour as people see it: which tickets are on tour, and by which tracks."""

from __future__ import annotations

from typing import cast

from branchline.core.game import Game
from branchline.core.graph import Network, network_of
from branchline.core.rules import Rules
from branchline.core.score import Sheet
from branchline.core.state import State
from branchline.mechanics.base import Display
from branchline.mechanics.display_parts import Item, PanelLine, PanelText, SeatKnowledge, message
from branchline.mechanics.grand_tour.rules import GrandTour, ends_on_tour, on_tour


class GrandTourDisplay(Display):
    """Shows the loops that count."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tour = cast(GrandTour, rules)

    def on_loop(self, game: Game, network: Network, ticket: int) -> bool:
        """Return whether the ticket would count for the tour."""
        return on_tour(game, network, ticket)

    def panel(self, game: Game, s: State, view: SeatKnowledge) -> list[PanelLine]:
        """Return the table of bonuses, the one reached so far marked (IN5)."""
        bonus = [int(points) for points in self.tour.bonus[1:]]
        mine = self.tickets_on_tour(game, s, view)
        items: list[Item] = []
        for number, points in enumerate(bonus, 1):
            last = number == len(bonus)
            name = "tour-bonus-or-more" if last else "tour-bonus"
            here = number == mine or (last and mine > number)
            told = message(name, tickets=number, points=points)
            items.append((PanelText(told, "marked" if here else "plain"),))
        if view.seat >= 0:
            items.append((PanelText(message("tour-yours", count=mine), "faint"),))
        return [PanelLine(items, message("label-grand-tour"))]

    def tickets_on_tour(self, game: Game, s: State, view: SeatKnowledge) -> int:
        """Return how many tickets of a seat lie on a loop; none for a spectator (IN4)."""
        if view.seat < 0:
            return 0
        network = network_of(game.board, s.owned, view.seat)
        return sum(on_tour(game, network, ticket) for ticket in view.tickets)

    def tracks_behind(self, game: Game, s: State, sheet: Sheet, seat: int, line: str) -> list[int]:
        """Return the tracks of two separate ways for every ticket on tour."""
        if line != self.rules.name:
            return []
        found: set[int] = set()
        for ticket in range(game.board.n_tickets):
            if sheet.is_completed(seat, ticket):
                for a, b in ends_on_tour(game, sheet.networks[seat], ticket):
                    found.update(two_ways(game, s, seat, a, b))
        return sorted(found)


def two_ways(game: Game, s: State, seat: int, a: int, b: int) -> list[int]:
    """Return the tracks of two paths between places that share no track, as a flow of two."""
    board = game.board
    leaving: dict[int, list[int]] = {}
    for track in s.members(s.owned, seat):
        leaving.setdefault(int(board.track_a[track]), []).append(track)
        leaving.setdefault(int(board.track_b[track]), []).append(track)
    used: dict[int, int] = {}  # track: the place it is left from
    for _ in range(2):
        by: dict[int, int] = {a: -1}
        edge = [a]
        while edge and b not in by:
            place = edge.pop(0)
            for track in leaving.get(place, []):
                other = int(board.track_a[track] + board.track_b[track]) - place
                if other not in by and used.get(track, -1) != place:
                    by[other] = track
                    edge.append(other)
        if b not in by:
            return []
        place = b
        while place != a:
            track = by[place]
            place = int(board.track_a[track] + board.track_b[track]) - place
            if track in used:  # walked back: neither way needs it
                del used[track]
            else:
                used[track] = place
    return sorted(used)
