"""What it would take a seat to use each track: what plans are made of, mechanics included.

A plan is a guess at the future, so nothing here decides a rule. Mechanics fill in what only they
know (`Planning.survey`); plans read it. Costs are in hundredths of a card and gains in
hundredths of a point: whole numbers come out the same compiled and interpreted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.core.arrays import POW, WORD, lowest_bit, vec, zeros
from branchline.core.cards import N_CARDS, N_COLOURS

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State

CLOSED: Final = 0
OPEN: Final = 1
OWN: Final = 2
BORROWABLE: Final = 3
"""Another seat's track that could be used for tickets without owning it."""

MOST_GOALS: Final = 64
MOST_PURCHASES: Final = 62


class Survey:
    """What every track would take from one seat; filled again for every position."""

    def __init__(self, game: Game) -> None:
        n = game.board.n_tracks
        self.kind: vec[i64] = zeros(n)
        self.extra: vec[i64] = zeros(n)
        """What a track costs beyond its spaces."""
        self.spare: vec[i64] = zeros(n)
        """Cards a seat had better hold beyond the payment when it claims."""
        self.gain: vec[i64] = zeros(n)
        """What a claim of the track brings at once beyond the track's points."""
        self.asks: vec[i64] = zeros(n)
        """Purchases the seat lacks and the track asks for, as a mask."""
        self.price: vec[i64] = zeros(MOST_PURCHASES)
        """Locomotives each purchase costs."""
        self.apart: vec[i64] = zeros(n)
        """1 for open tracks that can be claimed only when others lead there."""
        self.root: i64 = -1
        """The place that all tracks of the seat must be joined to, or -1."""
        self.may_borrow: i64 = 0
        """How many tracks of others the seat may still borrow."""
        # Places worth joining beyond tickets, for so much; `goal_twice` asks for a second way.
        self.n_goals: i64 = 0
        self.goal_a: vec[i64] = zeros(MOST_GOALS)
        self.goal_b: vec[i64] = zeros(MOST_GOALS)
        self.goal_gain: vec[i64] = zeros(MOST_GOALS)
        self.goal_twice: vec[i64] = zeros(MOST_GOALS)
        # Written by the planner for `Planning.pursue` and `Planning.reply`.
        self.planned: vec[i64] = zeros(n)
        """1 for tracks of the plan, 2 for one that merely scores."""
        self.need: vec[i64] = zeros(N_CARDS)
        """Number of each card the plan asks for."""
        self.wanted: i64 = 0
        """Purchases the plan asks for, as a mask."""
        self.waiting: i64 = 0
        """Tracks of the plan that are still to be claimed."""

    def clear(self, game: Game, s: State, seat: i64) -> None:
        """Start from what the rules every map shares say: own, open and closed tracks."""
        board = game.board
        n_words = board.n_words
        for track in range(board.n_tracks):
            self.kind[track] = CLOSED
            self.extra[track] = 0
            self.spare[track] = 0
            self.gain[track] = 0
            self.asks[track] = 0
            self.apart[track] = 0
            self.planned[track] = 0
        self.mark(s.open, seat * n_words, n_words, OPEN)
        self.mark(s.owned, seat * n_words, n_words, OWN)
        self.root = -1
        self.may_borrow = 0
        self.n_goals = 0
        self.wanted = 0
        self.waiting = 0

    def mark(self, masks: vec[i64], first: i64, n_words: i64, kind: i64) -> None:
        """Set the kind of all tracks in a mask."""
        for word in range(n_words):
            left = masks[first + word]
            while left != 0:
                self.kind[word * WORD + lowest_bit(left)] = kind
                left &= left - 1

    def locomotives(self, purchases: i64) -> i64:
        """Return how many locomotives purchases cost, given as a mask."""
        total: i64 = 0
        while purchases != 0:
            total += self.price[lowest_bit(purchases)]
            purchases &= purchases - 1
        return total

    def planned_sum(self, numbers: vec[i64]) -> i64:
        """Return the sum of some numbers of tracks, over those that the plan is to claim."""
        total: i64 = 0
        for track in range(len(numbers)):
            if self.planned[track] == 1 and self.kind[track] == OPEN:
                total += numbers[track]
        return total

    def add_goal(self, a: i64, b: i64, gain: i64, twice: i64) -> None:
        """Name two places worth joining, beyond tickets."""
        n = self.n_goals
        if n < MOST_GOALS:
            self.goal_a[n] = a
            self.goal_b[n] = b
            self.goal_gain[n] = gain
            self.goal_twice[n] = twice
            self.n_goals = n + 1


def holds(masks: vec[i64], first: i64, member: i64) -> bool:
    """Return whether a mask that starts at word `first` holds a member."""
    return masks[first + member // WORD] & POW[member % WORD] != 0


def most_held(s: State, seat: i64) -> i64:
    """Return how many cards a seat holds of the colour it has most of."""
    most: i64 = 0
    for card in range(seat * N_CARDS, seat * N_CARDS + N_COLOURS):
        if s.hands[card] > most:
            most = s.hands[card]
    return most
