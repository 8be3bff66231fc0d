"""Technologies in plans: what a plan may count on buying, and when buying pays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from branchline.core.arrays import POW, vec
from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.core.claim import leave_open
from branchline.core.costs import hand_size
from branchline.core.rules import Rules
from branchline.mechanics.base import Planning
from branchline.mechanics.survey import CLOSED, OPEN, holds
from branchline.mechanics.technologies import cards as effects
from branchline.mechanics.technologies.best_track import describe_best_track
from branchline.mechanics.technologies.rules import BOUGHT, UNDER_WAY, Technologies

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.mechanics.survey import Survey

LOCOMOTIVE_POINTS: Final = 4
"""Points a locomotive counts for when a technology is bought for its points alone."""
SPACES_A_TRACK: Final = 3
SPARE_CARDS: Final = 5
"""Cards to hold beyond the price before other cards are given for a locomotive."""


class TechnologiesPlanning(Planning):
    """Opens to plans what technologies would open, and buys them in time."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.technologies: Technologies = cast(Technologies, rules)

    def keeps_survey(self) -> bool:
        """Return that `survey` reads tracks, own tickets and slots alone."""
        return True

    def survey(self, game: Game, s: State, seat: i64, survey: Survey) -> None:
        """Open to plans what technologies on offer would open, and count their points."""
        t = self.technologies
        if not t.get(s, UNDER_WAY):
            open_by_purchase(t, game, s, seat, survey)
            add_rewards(t, game, s, seat, survey)

    def standing(self, game: Game, s: State, seat: i64) -> i64:
        """Return the points that claims have brought through technologies."""
        total: i64 = 0
        for number in range(self.technologies.n_cards):
            total += s.slots[self.technologies.points_slot(seat, number)]
        return total

    def pursue(self, game: Game, s: State, survey: Survey) -> i64:
        """Buy a technology that the plan needs or that will repay its price."""
        return purchase(self.technologies, game, s, survey)

    def features(
        self, game: Game, s: State, seat: i64, survey: Survey, out: vec[i64], at: i64
    ) -> i64:
        """Write which technologies a seat owns, what it wants and how far its locomotives go."""
        t = self.technologies
        for number in range(t.n_cards):
            out[at + number] = 1000 if t.has(s, seat, number) else 0
        at += t.n_cards
        missing = survey.need[LOCOMOTIVE] - s.hands[seat * N_CARDS + LOCOMOTIVE]
        out[at] = 250 * survey.locomotives(survey.wanted)
        out[at + 1] = 250 * (missing if missing > 0 else 0)
        return describe_best_track(t, game, s, seat, survey, out, at + 2)


def open_by_purchase(t: Technologies, game: Game, s: State, seat: i64, survey: Survey) -> None:
    """Open what technologies on offer would open, each asked for by the tracks that need it."""
    board = game.board
    lacking: i64 = 0
    offered: i64 = 0
    for number in range(t.n_cards):
        survey.price[number] = t.price[number]
        if not t.has(s, seat, number):
            lacking |= POW[number]
            if s.slots[t.supply_slot(number)] > 0:
                offered |= POW[number]
    first = seat * board.n_words
    before = s.open[first : first + board.n_words]
    leave_open(game, s, seat)
    for track in range(board.n_tracks):
        asked = t.needs[track] & lacking
        if asked == 0 or asked & offered != asked or survey.kind[track] != CLOSED:
            continue
        if holds(s.open, first, track):
            survey.kind[track] = OPEN
            survey.asks[track] = asked
    for word in range(board.n_words):
        s.open[first + word] = before[word]


def add_rewards(t: Technologies, game: Game, s: State, seat: i64, survey: Survey) -> None:
    """Count the points that technologies the seat owns give for claims (UK11)."""
    if t.owned(s, seat) & t.rewarding == 0:
        return
    for number in range(t.n_cards):
        if not t.has(s, seat, number):
            continue
        card = t.cards[number]
        points: i64 = card.number
        for track in range(game.board.n_tracks):
            if card.effect == effects.TRACK_POINTS or (
                card.effect == effects.FERRY_POINTS and t.is_ferry[track]
            ):
                survey.gain[track] += 100 * points


def purchase(t: Technologies, game: Game, s: State, survey: Survey) -> i64:
    """Return the action that buys a technology the plan wants, the cheapest first; or -1."""
    if t.get(s, BOUGHT) or t.get(s, UNDER_WAY):
        return -1
    best: i64 = -1
    least: i64 = 0
    for number in range(t.n_cards):
        wanted = survey.wanted & POW[number] != 0 or repays(t, game, s, number, survey)
        if not wanted:
            continue
        action = way_to_buy(t, game, s, number)
        if action >= 0 and (best < 0 or t.price[number] < least):
            best = action
            least = t.price[number]
    return best


def repays(t: Technologies, game: Game, s: State, number: i64, survey: Survey) -> bool:
    """Return whether the points a technology promises are worth its locomotives."""
    if t.has(s, s.seat, number) or not t.on_offer(s, number):
        return False
    card = t.cards[number]
    points: i64 = card.number
    if card.effect == effects.TRACK_POINTS:
        return points * (s.trains[s.seat] // SPACES_A_TRACK) > LOCOMOTIVE_POINTS * t.price[number]
    if card.effect == effects.FERRY_POINTS:
        ferries: i64 = 0
        for track in range(game.board.n_tracks):
            if survey.planned[track] == 1 and survey.kind[track] == OPEN and t.is_ferry[track]:
                ferries += 1
        return points * ferries > LOCOMOTIVE_POINTS * t.price[number]
    return False


def way_to_buy(t: Technologies, game: Game, s: State, number: i64) -> i64:
    """Return how to buy with as few substitutes as possible, or -1 if that costs too much."""
    for substitutes in range(2):
        if substitutes > t.price[number]:
            break
        action = t.action + t.first_buy[number] + substitutes
        if t.is_turn_action(game, s, action):
            spent = t.price[number] - substitutes + substitutes * game.rate(s, s.seat)
            if substitutes == 0 or hand_size(s, s.seat) >= spent + SPARE_CARDS:
                return action
    return -1
