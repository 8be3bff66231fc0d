"""A seat's survey of the board, made anew only when something it is made from has changed.

Most turns draw cards: who owns what, and so what tracks would take from a seat, stays as it was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.arrays import vec, zeros
from branchline.core.graph import network_of
from branchline.mechanics.base import Planning
from branchline.mechanics.survey import OPEN, Survey

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State


class KeptSurvey:
    """The survey of one seat, with what follows from it whatever the seat holds."""

    def __init__(self, game: Game, seat: i64, mechanics: list[Planning], n_kinds: i64) -> None:
        self.game: Game = game
        self.seat: i64 = seat
        self.mechanics: list[Planning] = mechanics
        self.survey: Survey = Survey(game)
        self.can_keep: bool = all(mechanic.keeps_survey() for mechanic in mechanics)
        self.is_made: bool = False
        self.owned: vec[i64] = zeros(0)
        self.open: vec[i64] = zeros(0)
        self.kept: vec[i64] = zeros(0)
        self.slots: vec[i64] = zeros(0)
        self.goal_gain: vec[i64] = zeros(0)
        """What goals promise; plans cross out those they have looked at."""
        self.label: vec[i64] = zeros(0)
        """For each place: the lowest place that the seat's tracks join it to."""
        self.open_tracks: vec[i64] = zeros(game.board.n_tracks)
        self.n_open: i64 = 0
        self.all_purchases: i64 = 0
        """All purchases that tracks ask for, as a mask."""
        self.gated_tracks: vec[i64] = zeros(game.board.n_tracks)
        """The tracks that ask for purchases, `n_gated` of them."""
        self.n_gated: i64 = 0
        self.demand_of: vec[i64] = zeros(game.board.n_tracks)
        """For each of them: which of the `n_demands` sets of purchases it asks for."""
        self.demands: vec[i64] = zeros(game.board.n_tracks)
        self.n_demands: i64 = 0
        self.has_extra: bool = False
        """Whether mechanics add to the cost of a track."""
        self.has_paths: bool = False
        """Whether `first` and `leaving` list the tracks that paths may use."""
        self.first: vec[i64] = zeros(game.board.n_places + 1)
        self.leaving: vec[i64] = zeros(2 * game.board.n_tracks)
        self.is_priced: vec[i64] = zeros(n_kinds)
        """For each kind of plan: 1 if `prices` holds what tracks cost it before cards count."""
        self.prices: list[vec[i64]] = [zeros(0) for _ in range(n_kinds)]

    def update(self, s: State) -> None:
        """Make the survey of a position, or start again from the one there is."""
        if self.can_keep and self.is_made and self.is_unchanged(s):
            self.restart()
            return
        self.make(s)
        self.remember(s)

    def is_unchanged(self, s: State) -> bool:
        """Return whether tracks, the seat's tickets and all slots are as they were."""
        n_words = self.game.board.n_words
        ticket_words = self.game.board.ticket_words
        return (
            same(s.owned, 0, self.owned)
            and same(s.open, self.seat * n_words, self.open)
            and same(s.kept, self.seat * ticket_words, self.kept)
            and same(s.slots, 0, self.slots)
        )

    def remember(self, s: State) -> None:
        """Note what the survey was made from."""
        first = self.seat * self.game.board.n_words
        first_ticket = self.seat * self.game.board.ticket_words
        self.owned = s.owned[:]
        self.open = s.open[first : first + self.game.board.n_words]
        self.kept = s.kept[first_ticket : first_ticket + self.game.board.ticket_words]
        self.slots = s.slots[:]
        self.goal_gain = self.survey.goal_gain[:]
        self.is_made = True

    def restart(self) -> None:
        """Take back what a plan wrote into the survey."""
        survey = self.survey
        planned = survey.planned
        for track in range(self.game.board.n_tracks):
            planned[track] = 0
        for goal in range(survey.n_goals):
            survey.goal_gain[goal] = self.goal_gain[goal]
        survey.wanted = 0
        survey.waiting = 0

    def make(self, s: State) -> None:
        """Survey the board."""
        survey = self.survey
        survey.clear(self.game, s, self.seat)
        for mechanic in self.mechanics:
            mechanic.survey(self.game, s, self.seat, survey)
        self.label = network_of(self.game.board, s.owned, self.seat).label
        self.n_open = 0
        self.all_purchases = 0
        self.n_gated = 0
        self.n_demands = 0
        self.has_extra = False
        self.has_paths = False
        for track in range(self.game.board.n_tracks):
            if survey.asks[track] != 0:
                self.note_demand(track, survey.asks[track])
            if survey.extra[track] != 0:
                self.has_extra = True
            if survey.kind[track] == OPEN:
                self.open_tracks[self.n_open] = track
                self.n_open += 1
        for kind in range(len(self.is_priced)):
            self.is_priced[kind] = 0

    def note_demand(self, track: i64, asked: i64) -> None:
        """Note a track that asks for purchases, given as a mask."""
        self.all_purchases |= asked
        which: i64 = 0
        while which < self.n_demands and self.demands[which] != asked:
            which += 1
        if which == self.n_demands:
            self.demands[which] = asked
            self.n_demands += 1
        self.gated_tracks[self.n_gated] = track
        self.demand_of[self.n_gated] = which
        self.n_gated += 1


def same(whole: vec[i64], first: i64, part: vec[i64]) -> bool:
    """Return whether a part of an array, from `first` on, holds the same numbers as another."""
    i: i64 = 0
    n: i64 = len(part)
    while i < n and whole[first + i] == part[i]:
        i += 1
    return i == n
