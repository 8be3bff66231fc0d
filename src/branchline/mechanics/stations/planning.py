"""Stations in plans: the tracks of others, for the cards and the points of a station."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.cards import N_CARDS
from branchline.core.rules import Rules
from branchline.mechanics.base import Planning
from branchline.mechanics.stations.rules import Stations
from branchline.mechanics.survey import BORROWABLE, CLOSED, holds

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.mechanics.survey import Survey


class StationsPlanning(Planning):
    """Counts on stations where a track of another seat is on the way."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.stations: Stations = cast(Stations, rules)

    def keeps_survey(self) -> bool:
        """Return that `survey` reads tracks, own tickets and slots alone."""
        return True

    def survey(self, game: Game, s: State, seat: i64, survey: Survey) -> None:
        """Let plans borrow tracks of others: each for the cards and the points of a station."""
        number = self.stations.built(s, seat)
        survey.may_borrow = self.stations.count - number
        if survey.may_borrow == 0:
            return
        board = game.board
        cost: i64 = 100 * (self.stations.costs[number] + self.stations.unused_points)
        for track in range(board.n_tracks):
            if survey.kind[track] != CLOSED:
                continue
            a = board.track_a[track]
            b = board.track_b[track]
            if self.stations.owner(s, a) != 0 and self.stations.owner(s, b) != 0:
                continue
            for other in range(game.players):
                if other != seat and holds(s.owned, other * board.n_words, track):
                    survey.kind[track] = BORROWABLE
                    survey.extra[track] += cost

    def standing(self, game: Game, s: State, seat: i64) -> i64:
        """Return the points of the stations not built yet."""
        return (self.stations.count - self.stations.built(s, seat)) * self.stations.unused_points

    def features(
        self, game: Game, s: State, seat: i64, survey: Survey, out: vec[i64], at: i64
    ) -> i64:
        """Write how many stations are left, and how many the plan takes."""
        planned: i64 = 0
        for track in range(game.board.n_tracks):
            if survey.planned[track] == 1 and survey.kind[track] == BORROWABLE:
                planned += 1
        out[at] = 333 * survey.may_borrow
        out[at + 1] = 500 * planned
        return at + 2

    def pursue(self, game: Game, s: State, survey: Survey) -> i64:
        """Build a station where the plan borrows a track, once nothing else of it is left."""
        if survey.waiting > 0 and s.turns_left < 0:
            return -1
        board = game.board
        number = self.stations.built(s, s.seat)
        for track in range(board.n_tracks):
            if survey.planned[track] == 0 or survey.kind[track] != BORROWABLE:
                continue
            for place in (board.track_a[track], board.track_b[track]):
                action = self.cheapest(game, s, place, number, survey)
                if action >= 0:
                    return action
        return -1

    def cheapest(self, game: Game, s: State, place: i64, number: i64, survey: Survey) -> i64:
        """Return how to build at a place with the cards the plan misses least, or -1."""
        best: i64 = -1
        least: i64 = 0
        prices = game.prices
        for index in range(len(self.stations.cities)):
            if self.stations.cities[index] != place:
                continue
            first = (
                self.stations.action
                + index * self.stations.per_city
                + self.stations.offsets[number]
            )
            for payment in range(prices.sizes[self.stations.prices[number]]):
                if not self.stations.is_turn_action(game, s, first + payment):
                    continue
                row = prices.rows[self.stations.prices[number]] + payment
                card = prices.row_card[row]
                over = survey.need[card] + prices.row_cards[row]
                over -= s.hands[s.seat * N_CARDS + card]
                harm: i64 = 3 * prices.row_locomotives[row] + (over if over > 0 else 0)
                if best < 0 or harm < least:
                    best = first + payment
                    least = harm
        return best
