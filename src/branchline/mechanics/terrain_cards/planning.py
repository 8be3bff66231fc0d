"""Terrain cards in plans: what doubling brings, which cards to pick for it, and when to do it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.rules import Rules
from branchline.mechanics.base import Planning
from branchline.mechanics.survey import OPEN
from branchline.mechanics.terrain_cards.rules import TerrainCards

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.mechanics.survey import Survey

WILD: Final = 180
"""What a locomotive spent on doubling is worth, in hundredths of a point."""
NEXT: Final = 55
"""What a point that a picked card will bring is worth now, in hundredths."""
READY: Final = 80
"""What a point by doubling is worth to a claim, in hundredths: the cards could serve another."""
SPARE_CARDS: Final = 3
"""Of one type nobody needs more cards than these beyond the price."""


class TerrainPlanning(Planning):
    """Values tracks that can be doubled, and picks cards for those of the plan."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.terrain: TerrainCards = cast(TerrainCards, rules)

    def keeps_survey(self) -> bool:
        """Return that `survey` reads tracks, own tickets and slots alone."""
        return True

    def gain(self, game: Game, track: i64) -> i64:
        """Return the points that doubling a track brings."""
        return game.points[game.board.length[track]] * (self.terrain.factor - 1)

    def survey(self, game: Game, s: State, seat: i64, survey: Survey) -> None:
        """Add what doubling brings to tracks that could be doubled without a locomotive."""
        rules = self.terrain
        for track in range(game.board.n_tracks):
            if survey.kind[track] != OPEN:
                continue
            terrain = rules.type_of[track]
            price = rules.cards_for(game, track)
            if (
                price > 0
                and rules.held(s, seat, terrain) >= price
                and rules.lacking(s, seat, terrain) == 0
            ):
                survey.gain[track] += READY * self.gain(game, track)

    def worth(self, game: Game, s: State, survey: Survey, terrain: i64) -> i64:
        """Return what one more card of a type is worth, in hundredths of a point."""
        rules = self.terrain
        seat = s.seat
        held = rules.held(s, seat, terrain)
        lack = rules.lacking(s, seat, terrain)
        best: i64 = 0
        wanted: i64 = 0
        for track in range(game.board.n_tracks):
            if survey.planned[track] == 0 or survey.kind[track] != OPEN:
                continue
            if rules.type_of[track] != terrain:
                continue
            price = rules.cards_for(game, track)
            wanted += price
            if price == 0 or held >= wanted + SPARE_CARDS:
                continue
            missing = price - held
            if lack > missing:
                missing = lack
            if missing < 1:
                missing = 1 if held < wanted else 4
            value = NEXT * self.gain(game, track) // missing
            if value > best:
                best = value
        return best

    def pick(self, game: Game, s: State, survey: Survey, best: i64) -> i64:
        """Take the terrain card that is worth more than the best card."""
        rules = self.terrain
        found: i64 = -1
        for terrain in range(rules.n_types):
            if rules.is_shown(s, terrain):
                worth = self.worth(game, s, survey, terrain)
                if worth > best:
                    best = worth
                    found = rules.action + terrain
        return found

    def reply(self, game: Game, s: State, survey: Survey) -> i64:
        """Double where that brings more than the locomotives are worth; keep locomotives."""
        rules = self.terrain
        track = rules.track_asked(s)
        choice = rules.action + rules.n_types + 1
        most: i64 = 0
        for cards in range(rules.most_price + 1):
            action = rules.action + rules.n_types + 2 + cards
            if rules.is_answer(game, s, action):
                value = 100 * self.gain(game, track)
                value -= WILD * rules.wild(game, s, s.seat, track, cards)
                if value > most:
                    most = value
                    choice = action
        return choice

    def features(
        self, game: Game, s: State, seat: i64, survey: Survey, out: vec[i64], at: i64
    ) -> i64:
        """Write how many cards the seat holds, in how many types it leads, and the plan's gain."""
        rules = self.terrain
        cards: i64 = 0
        leads: i64 = 0
        for terrain in range(rules.n_types):
            held = rules.held(s, seat, terrain)
            cards += held
            if held > 0 and rules.lacking(s, seat, terrain) == 0:
                leads += 1
        ready: i64 = 0
        for track in range(game.board.n_tracks):
            if survey.planned[track] == 1 and survey.kind[track] == OPEN:
                terrain = rules.type_of[track]
                if (
                    rules.held(s, seat, terrain) >= rules.cards_for(game, track)
                    and rules.lacking(s, seat, terrain) == 0
                ):
                    ready += self.gain(game, track)
        out[at] = 150 * cards
        out[at + 1] = 400 * leads
        out[at + 2] = 40 * ready
        return at + 3
