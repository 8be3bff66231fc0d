"""Country cards in plans: tracks into countries, and countries worth joining."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.graph import network_of
from branchline.core.rules import Rules
from branchline.mechanics.base import Planning
from branchline.mechanics.country_cards.rules import CountryCards
from branchline.mechanics.survey import OPEN

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.mechanics.survey import Survey


class CountryCardsPlanning(Planning):
    """Counts the cards that tracks into countries would bring."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.cards: CountryCards = cast(CountryCards, rules)

    def keeps_survey(self) -> bool:
        """Return that `survey` reads tracks, own tickets and slots alone."""
        return True

    def survey(self, game: Game, s: State, seat: i64, survey: Survey) -> None:
        """Count the cards a claim would bring, and name countries worth joining to others."""
        board = game.board
        label = network_of(board, s.owned, seat).label
        n: i64 = len(self.cards.countries)
        for track in range(board.n_tracks):
            a = board.track_a[track]
            b = board.track_b[track]
            if survey.kind[track] != OPEN or not (
                self.cards.is_country[a] or self.cards.is_country[b]
            ):
                continue
            met: i64 = 0
            gain: i64 = 0
            for index in range(n):
                home = label[self.cards.countries[index]]
                if home == label[a] or home == label[b]:
                    met += 1
                    gain += self.cards.top(s, index)
            if met > 1:
                survey.gain[track] += 100 * gain
        for index in range(n):
            for other in range(index + 1, n):
                here = label[self.cards.countries[index]]
                there = label[self.cards.countries[other]]
                if here != there:
                    self.name_goal(s, survey, label, index, other)

    def standing(self, game: Game, s: State, seat: i64) -> i64:
        """Return the points of the seat's cards."""
        return self.cards.points(s, seat)

    def features(
        self, game: Game, s: State, seat: i64, survey: Survey, out: vec[i64], at: i64
    ) -> i64:
        """Write how many countries the seat has joined, the best gain in sight, what is left."""
        label = network_of(game.board, s.owned, seat).label
        most: i64 = 0
        left: i64 = 0
        n: i64 = len(self.cards.countries)
        for index in range(n):
            met: i64 = 0
            for other in range(n):
                if label[self.cards.countries[other]] == label[self.cards.countries[index]]:
                    met += 1
            if met > most:
                most = met
            left += self.cards.top(s, index)
        best: i64 = 0
        for track in range(game.board.n_tracks):
            if survey.kind[track] == OPEN and survey.gain[track] > best:
                best = survey.gain[track]
        out[at] = 300 * (most - 1)
        out[at + 1] = best // 2
        out[at + 2] = 30 * left
        out[at + 3] = 300 * (most - 1) * left * 30 // 1000
        return at + 4

    def name_goal(self, s: State, survey: Survey, label: vec[i64], index: i64, other: i64) -> None:
        """Name two countries worth joining: every country of both networks gives a card."""
        here = label[self.cards.countries[index]]
        there = label[self.cards.countries[other]]
        gain: i64 = 0
        for each in range(len(self.cards.countries)):
            place = self.cards.countries[each]
            if label[place] == here or label[place] == there:
                gain += self.cards.top(s, each)
        if gain > 0:
            survey.add_goal(self.cards.countries[index], self.cards.countries[other], 100 * gain, 0)
