"""What every track costs a plan: its spaces, less its points and the cards there are for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.bots.brains.cheapest_paths import FAR
from branchline.bots.brains.kept_survey import KeptSurvey
from branchline.bots.brains.plan_kinds import N_KINDS, weights_of_kind
from branchline.bots.brains.planner_facts import planner_facts_of
from branchline.bots.brains.planner_weights import EACH, EXTRA, GAIN, HELD, IN_ROW, POINTS
from branchline.core.arrays import vec, zeros
from branchline.core.cards import GRAY, N_CARDS, N_COLOURS
from branchline.core.state import ROW_SIZE
from branchline.maps.readers import overriding, plannings_of
from branchline.mechanics.base import Planning
from branchline.mechanics.survey import BORROWABLE, OPEN, OWN, most_held

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State

LEAST_COST: Final = 5


class TrackCosts:
    """The costs of tracks for any seat and kind of plan; one object serves a game."""

    def __init__(self, game: Game, weights: vec[i64]) -> None:
        self.game: Game = game
        self.weights_of: list[vec[i64]] = [weights_of_kind(weights, k) for k in range(N_KINDS)]
        self.weights: vec[i64] = weights
        """The weights of the kind of plan whose costs were found last."""
        plannings = plannings_of(game)
        mechanics = [plannings[i] for i in overriding(plannings, Planning, "survey")]
        self.surveys: list[KeptSurvey] = [
            KeptSurvey(game, seat, mechanics, N_KINDS) for seat in range(game.players)
        ]
        self.kept: KeptSurvey = self.surveys[0]
        """The survey of the seat whose costs were found last."""
        self.in_row: vec[i64] = zeros(N_CARDS)
        """How many cards of each kind the row shows."""
        facts = planner_facts_of(game)
        self.sort_of: vec[i64] = facts.sort_of
        self.sort_colour: vec[i64] = facts.sort_colour
        self.sort_length: vec[i64] = facts.sort_length
        self.discount: vec[i64] = zeros(len(facts.sort_length))

    def find(self, s: State, seat: i64, kind: i64) -> vec[i64]:
        """Return what every track costs a seat now by a kind of plan, as a new array."""
        self.weights = self.weights_of[kind]
        kept = self.surveys[seat]
        kept.update(s)
        self.kept = kept
        if kept.is_priced[kind] == 0:
            kept.prices[kind] = self.price_tracks(kept)
            kept.is_priced[kind] = 1
        self.count_row(s)
        self.find_discounts(s, seat)
        costs = kept.prices[kind][:]
        open_tracks = kept.open_tracks
        discount = self.discount
        sort_of = self.sort_of
        for i in range(kept.n_open):
            track = open_tracks[i]
            cost = costs[track] - discount[sort_of[track]]
            if cost < LEAST_COST:
                cost = LEAST_COST
            costs[track] = cost
        return costs

    def price_tracks(self, kept: KeptSurvey) -> vec[i64]:
        """Return what every track costs before cards in hand and row count."""
        game = self.game
        board = game.board
        survey = kept.survey
        w = self.weights
        prices = zeros(board.n_tracks)
        for track in range(board.n_tracks):
            kind = survey.kind[track]
            if kind == OPEN:
                length = board.length[track]
                cost = 100 * length + w[EACH] - w[POINTS] * game.points[length]
                cost += w[EXTRA] * survey.extra[track] // 100
                cost -= w[POINTS] * w[GAIN] // 100 * survey.gain[track] // 100
                prices[track] = cost
            elif kind == OWN:
                prices[track] = 0
            elif kind == BORROWABLE:
                prices[track] = w[EXTRA] * survey.extra[track] // 100 + LEAST_COST
            else:
                prices[track] = FAR
        return prices

    def find_discounts(self, s: State, seat: i64) -> None:
        """Work out how much cheaper the cards in hand and row make each sort of track."""
        w = self.weights
        hand = seat * N_CARDS
        in_row = self.in_row
        most = most_held(s, seat)
        most_shown: i64 = 0
        card: i64
        for card in range(N_COLOURS):
            if in_row[card] > most_shown:
                most_shown = in_row[card]
        for sort in range(len(self.discount)):
            length = self.sort_length[sort]
            colour = self.sort_colour[sort]
            have = most
            shown = most_shown
            if colour != GRAY:
                have = s.hands[hand + colour]
                shown = in_row[colour]
            if have > length:
                have = length
            if have + shown > length:
                shown = length - have
            self.discount[sort] = w[HELD] * have + w[IN_ROW] * shown

    def count_row(self, s: State) -> None:
        """Count the cards the row shows."""
        card: i64
        slot: i64
        for card in range(N_CARDS):
            self.in_row[card] = 0
        for slot in range(ROW_SIZE):
            if s.row[slot] >= 0:
                self.in_row[s.row[slot]] += 1
