"""Grand Tour: a bonus for completed tickets whose ends are joined twice (IN4, IN5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.arrays import vec, zeros
from branchline.core.graph import network_of
from branchline.core.hooks import Mechanic
from branchline.core.ways import holds

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.graph import Network
    from branchline.core.score import Sheet
    from branchline.core.state import State
    from branchline.core.ways import Ways


class GrandTour(Mechanic):
    """Points by how many tickets have two paths that share no track; the last value is the cap."""

    name = "grand_tour"

    def __init__(self, bonus: Sequence[int]) -> None:
        super().__init__()
        self.bonus: vec[i64] = vec[i64]([0] + list(bonus))  # noqa: RUF005 - the compiler knows no stars here
        self.line: i64 = 0

    def prepare(self, game: Game) -> None:
        """Name the line of the score sheet."""
        self.line = game.add_line(self.name)

    def score(self, game: Game, s: State, sheet: Sheet) -> None:
        """Count the tickets on tour and give their bonus."""
        counts: list[int] = []
        top: i64 = len(self.bonus) - 1
        seat: i64
        for seat in range(game.players):
            n = self.tours(game, sheet, seat)
            counts.append(n)
            if n > 0:
                sheet.add(seat, self.line, self.bonus[n if n < top else top])
        sheet.measures["grand_tours"] = counts

    def ways(self, game: Game, s: State, seat: i64, ways: Ways) -> None:
        """Name the ends of every ticket not on tour as worth joining a second time."""
        board = game.board
        network = network_of(board, s.owned, seat)
        n: i64 = 0
        ticket: i64
        left = zeros(board.n_tickets)
        n_left: i64 = 0
        for ticket in range(board.n_tickets):
            if holds(s.kept, seat * board.ticket_words, ticket):
                if on_tour(game, network, ticket):
                    n += 1
                else:
                    left[n_left] = ticket
                    n_left += 1
        top: i64 = len(self.bonus) - 1
        if n >= top:
            return
        # One more tour is worth the next step of the bonus, and opens the way to those after it.
        gain = 100 * (self.bonus[n + 1] - self.bonus[n])
        if n + 2 <= top:
            gain += 50 * (self.bonus[n + 2] - self.bonus[n + 1])
        i: i64
        for i in range(n_left):
            leg = board.first_leg[left[i]]
            a = board.leg_places[board.leg_from[leg]]
            b = board.leg_places[board.leg_to[leg]]
            ways.add_goal(a, b, gain, 1)

    def traits(self, game: Game, s: State, seat: i64, ways: Ways, out: vec[i64], at: i64) -> i64:
        """Tell how many of the seat's tickets are on tour, and what that brings."""
        board = game.board
        network = network_of(board, s.owned, seat)
        n: i64 = 0
        ticket: i64
        for ticket in range(board.n_tickets):
            if holds(s.kept, seat * board.ticket_words, ticket) and on_tour(game, network, ticket):
                n += 1
        top: i64 = len(self.bonus) - 1
        now: i64 = n if n < top else top
        after: i64 = now + 1 if now < top else top
        out[at] = 300 * n
        out[at + 1] = 50 * self.bonus[now]
        out[at + 2] = 100 * (self.bonus[after] - self.bonus[now])
        return at + 3

    def tours(self, game: Game, sheet: Sheet, seat: i64) -> i64:
        """Return how many tickets of a seat qualify."""
        n: i64 = 0
        ticket: i64
        for ticket in range(game.board.n_tickets):
            if sheet.is_completed(seat, ticket) and on_tour(game, sheet.networks[seat], ticket):
                n += 1
        return n

    def looped(self, game: Game, network: Network, ticket: i64) -> bool:
        """Tell whether the ticket would count for the tour."""
        return on_tour(game, network, ticket)

    def behind(self, game: Game, s: State, sheet: Sheet, seat: i64, line: str) -> list[int]:
        """Return the tracks of two separate ways for every ticket on tour."""
        if line != self.name:
            return []
        found: set[int] = set()
        for ticket in range(game.board.n_tickets):
            if sheet.is_completed(seat, ticket):
                for a, b in ends_on_tour(game, sheet.networks[seat], ticket):
                    found.update(two_ways(game, s, seat, a, b))
        return sorted(found)


def on_tour(game: Game, network: Network, ticket: i64) -> bool:
    """Tell whether the ends of some leg of a ticket are joined by two separate paths."""
    return len(ends_on_tour(game, network, ticket)) > 0


def ends_on_tour(game: Game, network: Network, ticket: i64) -> list[tuple[int, int]]:
    """Return the first two ends of a leg of a ticket that two separate paths join, if any."""
    board = game.board
    leg: i64
    start: i64
    end: i64
    for leg in range(board.first_leg[ticket], board.first_leg[ticket + 1]):
        for start in range(board.leg_from[leg], board.leg_to[leg]):
            for end in range(board.leg_to[leg], board.leg_end[leg]):
                a = board.leg_places[start]
                b = board.leg_places[end]
                if network.twice_joined(a, b):
                    return [(int(a), int(b))]
    return []


def two_ways(game: Game, s: State, seat: i64, a: int, b: int) -> list[int]:
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
