"""City markers in plans: where to start, what a marker may earn, and whose cities to avoid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from branchline.core.arrays import vec, zeros
from branchline.core.cards import N_CARDS
from branchline.core.rules import Rules
from branchline.mechanics.base import Planning
from branchline.mechanics.city_markers.rules import NOBODY, CityMarkers
from branchline.mechanics.survey import CLOSED, OPEN, OWN, holds

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.mechanics.survey import Survey

VISIT: Final = 14
"""How likely a rival is to build a given track into a city, in hundredths."""
MOST_VISITS: Final = 45
"""The same for all rivals together, at most."""
CARD: Final = 90
"""What a card that the plan does not need is worth, in hundredths of a point."""
NEEDED: Final = 110
"""What it is worth beyond that if the plan needs it."""
WILD: Final = 130
"""What a locomotive is worth beyond a card."""


class CityMarkersPlanning(Planning):
    """Starts where its tickets meet, marks busy cities, and keeps out of others' cities."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.markers: CityMarkers = cast(CityMarkers, rules)

    def keeps_survey(self) -> bool:
        """Return that `survey` reads tracks, own tickets and slots alone."""
        return True

    def survey(self, game: Game, s: State, seat: i64, survey: Survey) -> None:
        """Change what tracks bring by what they bring their seat less what they bring rivals."""
        board = game.board
        for track in range(board.n_tracks):
            if survey.kind[track] == OWN:
                continue
            of_a = self.markers.owner_of(s, board.track_a[track])
            of_b = self.markers.owner_of(s, board.track_b[track])
            if of_a == NOBODY and of_b == NOBODY:
                continue
            points = game.points[board.length[track]]
            mine: i64 = 0
            given: i64 = 0
            for owner in (of_a, of_b):
                if owner == seat:
                    mine += points
                elif owner != NOBODY:
                    given += points
            if given == 0 and mine < points:
                mine = points
            survey.gain[track] += 100 * (mine - points) - 100 * given // (game.players - 1)

    def reply(self, game: Game, s: State, survey: Survey) -> i64:
        """Choose the starting city, or place a marker where it is worth its cards."""
        if self.markers.is_starting(s):
            return self.markers.action + self.best_start(game, s, survey)
        best: i64 = self.markers.action + self.markers.leave
        most: i64 = 0
        track = self.markers.track_asked(s)
        for place in (game.board.track_a[track], game.board.track_b[track]):
            if not self.markers.is_free(game, s, place):
                continue
            worth = self.worth(game, s, place, survey)
            for payment in range(self.markers.n_payments):
                action = self.markers.mark_action(place, payment)
                if self.markers.is_answer(game, s, action):
                    value = worth - self.price(game, s, payment, survey)
                    if value > most:
                        most = value
                        best = action
        return best

    def price(self, game: Game, s: State, payment: i64, survey: Survey) -> i64:
        """Return what the cards of a payment are worth to the plan."""
        prices = game.prices
        row = prices.rows[self.markers.price] + payment
        card = prices.row_card[row]
        cards = prices.row_cards[row]
        locomotives = prices.row_locomotives[row]
        over: i64 = 0
        if cards > 0:
            over = survey.need[card] + cards - s.hands[s.seat * N_CARDS + card]
            if over < 0:
                over = 0
            if over > cards:
                over = cards
        return CARD * (cards + locomotives) + NEEDED * over + WILD * locomotives

    def visits(self, game: Game, s: State, place: i64) -> i64:
        """Return what rivals' tracks into a city may bring, in hundredths of a point."""
        board = game.board
        likely: i64 = VISIT * (game.players - 1)
        if likely > MOST_VISITS:
            likely = MOST_VISITS
        total: i64 = 0
        for track in range(board.n_tracks):
            if board.track_a[track] != place and board.track_b[track] != place:
                continue
            if self.is_left(game, s, track):
                n_tracks = board.route_limit[board.route_of[track]]
                size = board.route_size[board.route_of[track]]
                total += game.points[board.length[track]] * likely * n_tracks // size
        return total

    def is_left(self, game: Game, s: State, track: i64) -> bool:
        """Return whether nobody has a track."""
        for seat in range(game.players):
            if holds(s.owned, seat * game.board.n_words, track):
                return False
        return True

    def worth(self, game: Game, s: State, place: i64, survey: Survey) -> i64:
        """Return what a marker may bring from now on, in hundredths of a point."""
        board = game.board
        fewest = s.trains[0]
        for seat in range(game.players):
            if s.trains[seat] < fewest:
                fewest = s.trains[seat]
        rivals = self.visits(game, s, place)
        rivals += rivals // (game.players - 1)  # what they do not get themselves
        total = rivals * fewest // game.trains
        for track in range(board.n_tracks):
            if survey.planned[track] != 1 or survey.kind[track] != OPEN:
                continue
            other = board.track_a[track] + board.track_b[track] - place
            if board.track_a[track] != place and board.track_b[track] != place:
                continue
            if self.markers.owner_of(s, other) != NOBODY:
                total += 85 * game.points[board.length[track]]
        return total

    # Where to start

    def best_start(self, game: Game, s: State, survey: Survey) -> i64:
        """Return the free city on the largest part of the plan that rivals may visit most."""
        label = self.parts_of_plan(game, survey)
        trains = zeros(game.board.n_places)
        for track in range(game.board.n_tracks):
            if survey.planned[track] == 1 and survey.kind[track] != CLOSED:
                trains[label[game.board.track_a[track]]] += game.board.length[track]
        best: i64 = -1
        most: i64 = -1
        for place in range(game.board.n_places):
            if self.markers.is_free(game, s, place):
                value = 1000 * trains[label[place]] + self.visits(game, s, place)
                if value > most:
                    most = value
                    best = place
        return best

    def parts_of_plan(self, game: Game, survey: Survey) -> vec[i64]:
        """Return, for each place, the lowest place that planned tracks join it to."""
        n = game.board.n_places
        label = zeros(n)
        for place in range(n):
            label[place] = place
        for track in range(game.board.n_tracks):
            if survey.planned[track] != 1:
                continue
            old = label[game.board.track_a[track]]
            new = label[game.board.track_b[track]]
            if old < new:
                old, new = new, old
            for place in range(n):
                if label[place] == old:
                    label[place] = new
        return label

    def features(
        self, game: Game, s: State, seat: i64, survey: Survey, out: vec[i64], at: i64
    ) -> i64:
        """Write the markers left, what the seat's markers may bring, and the best rival's."""
        mine: i64 = 0
        theirs: i64 = 0
        for other in range(game.players):
            total: i64 = 0
            for place in range(game.board.n_places):
                if self.markers.owner_of(s, place) == other:
                    total += self.visits(game, s, place)
            if other == seat:
                mine = total
            elif total > theirs:
                theirs = total
        out[at] = 333 * self.markers.left(s, seat)
        out[at + 1] = mine // 2
        out[at + 2] = theirs // 2
        return at + 3
