"""The Grand Tour in plans: tickets worth joining a second time."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from branchline.core.arrays import vec, zeros
from branchline.core.graph import network_of
from branchline.core.rules import Rules
from branchline.mechanics.base import Planning
from branchline.mechanics.grand_tour.rules import GrandTour, on_tour
from branchline.mechanics.survey import holds

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.mechanics.survey import Survey


class GrandTourPlanning(Planning):
    """Counts what one more ticket on tour would bring."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tour: GrandTour = cast(GrandTour, rules)

    def keeps_survey(self) -> bool:
        """Return that `survey` reads tracks, own tickets and slots alone."""
        return True

    def survey(self, game: Game, s: State, seat: i64, survey: Survey) -> None:
        """Name the ends of every ticket not on tour as worth joining a second time."""
        board = game.board
        network = network_of(board, s.owned, seat)
        n: i64 = 0
        left = zeros(board.n_tickets)
        n_left: i64 = 0
        for ticket in range(board.n_tickets):
            if holds(s.kept, seat * board.ticket_words, ticket):
                if on_tour(game, network, ticket):
                    n += 1
                else:
                    left[n_left] = ticket
                    n_left += 1
        top: i64 = len(self.tour.bonus) - 1
        if n >= top:
            return
        # One more tour is worth the next step of the bonus, and opens the way to those after it.
        gain = 100 * (self.tour.bonus[n + 1] - self.tour.bonus[n])
        if n + 2 <= top:
            gain += 50 * (self.tour.bonus[n + 2] - self.tour.bonus[n + 1])
        for i in range(n_left):
            leg = board.first_leg[left[i]]
            a = board.leg_places[board.leg_from[leg]]
            b = board.leg_places[board.leg_to[leg]]
            survey.add_goal(a, b, gain, 1)

    def features(
        self, game: Game, s: State, seat: i64, survey: Survey, out: vec[i64], at: i64
    ) -> i64:
        """Write how many of the seat's tickets are on tour, and what that brings."""
        board = game.board
        network = network_of(board, s.owned, seat)
        n: i64 = 0
        for ticket in range(board.n_tickets):
            if holds(s.kept, seat * board.ticket_words, ticket) and on_tour(game, network, ticket):
                n += 1
        top: i64 = len(self.tour.bonus) - 1
        now: i64 = n if n < top else top
        after: i64 = now + 1 if now < top else top
        out[at] = 300 * n
        out[at + 1] = 50 * self.tour.bonus[now]
        out[at + 2] = 100 * (self.tour.bonus[after] - self.tour.bonus[now])
        return at + 3
