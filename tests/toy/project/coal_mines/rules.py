"""Coal mines in play: what a claim there brings, what coal pays for, and the bonus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.chance import Chance
from branchline.core.draw import draw_to_hand
from branchline.core.events import DREW, EventKind
from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.score import Sheet
from branchline.core.state import State

# Slots: whether the seat on turn has to decide, then the coal of each seat.
DECISION_DUE: Final = 0
COAL: Final = 1

# Actions.
LOAD: Final = 0
DRAW: Final = 1


class CoalMines(Rules):
    """A track at a mine brings coal or a card; coal pays for a space."""

    name = "coal_mines"

    def __init__(self, at_mine: Sequence[bool], points: int) -> None:
        super().__init__()
        self.at_mine = list(at_mine)
        """Whether each track leads to a mine."""
        self.points = points
        self.line = 0
        self.loaded_event = 0
        self.burnt_event = 0

    def prepare(self, game: Game) -> None:
        """Add payments for one space less to all tracks."""
        game.can_save = True

    def reserve(self, game: Game) -> None:
        """Reserve slots and actions; name the line of the score sheet and the events."""
        self.n_slots = COAL + game.players
        self.n_actions = 2
        self.line = game.add_line("most_coal")
        self.loaded_event = game.add_event(EventKind("coal_loaded", ("coal",)))
        self.burnt_event = game.add_event(EventKind("coal_burnt", ("coal",)))

    def coal(self, s: State, seat: int) -> int:
        """Return the coal of a seat."""
        return s.slots[self.slot + COAL + seat]

    def is_decision_due(self, s: State) -> bool:
        """Tell whether the seat on turn has to decide."""
        return s.slots[self.slot + DECISION_DUE] != 0

    # The payment rule

    def saves(self, game: Game, s: State, seat: int) -> bool:
        """Let a seat with coal pay for one space less."""
        return self.coal(s, seat) > 0

    def before_claim(self, game: Game, s: State, track: int, row: int, chance: Chance) -> bool:
        """Burn a coal if the payment saves a space; the claim goes on as usual."""
        if game.prices.row_less[row] > 0:
            s.slots[self.slot + COAL + s.seat] -= 1
            if chance.watching:
                chance.tell(self.burnt_event, s.seat, self.coal(s, s.seat))
        return False

    # The decision

    def after_claim(self, game: Game, s: State, track: int, chance: Chance) -> None:
        """Remember that a decision is due."""
        if self.at_mine[track]:
            s.slots[self.slot + DECISION_DUE] = 1

    def end_turn(self, game: Game, s: State, chance: Chance) -> bool:
        """Ask before the turn ends, if a decision is due."""
        if not self.is_decision_due(s):
            return False
        game.ask(s, self)
        return True

    def answers(self, game: Game, s: State, acts: vec[i64], n: int) -> int:
        """List both answers, or one if there is no card to draw."""
        for action in (self.action + LOAD, self.action + DRAW):
            if self.is_answer(game, s, action):
                acts[n] = action
                n += 1
        return n

    def is_answer(self, game: Game, s: State, action: int) -> bool:
        """Tell whether an answer is possible."""
        if action == self.action + DRAW:
            return s.deck_size > 0
        return action == self.action + LOAD

    def resolve(self, game: Game, s: State, action: int, chance: Chance) -> None:
        """Load a coal or draw a card; then the turn ends."""
        game.answered(s)
        s.slots[self.slot + DECISION_DUE] = 0
        if action == self.action + DRAW:
            draw_to_hand(s, s.seat, DREW, chance)
        else:
            s.slots[self.slot + COAL + s.seat] += 1
            if chance.watching:
                chance.tell(self.loaded_event, s.seat, self.coal(s, s.seat))
        game.end_turn(s, chance)

    # The bonus

    def score(self, game: Game, s: State, sheet: Sheet) -> None:
        """Give the bonus to all who have the most coal, if there is any."""
        most = max(self.coal(s, seat) for seat in range(game.players))
        for seat in range(game.players):
            if most > 0 and self.coal(s, seat) == most:
                sheet.add(seat, self.line, self.points)
