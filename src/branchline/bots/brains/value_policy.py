"""The value policy: try the promising moves, and keep the one whose outcome the network likes most.

A move is followed to the end of the seat's turn, with the planner for what it leads to; chance and
what is hidden are averaged over a few re-dealt positions, the same for all moves.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from branchline.bots.brains.features import Features
from branchline.bots.brains.plan_kinds import USUAL, may_differ
from branchline.bots.brains.planner import Planner
from branchline.bots.brains.policy import Policy
from branchline.bots.brains.remembered_draws import RememberedDraws
from branchline.bots.brains.value_network import ValueNetwork
from branchline.core.actions import BLIND_ACTION, KEEP_ACTION
from branchline.core.arrays import POW, WORD, vec, zeros
from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.state import FIRST, KEEP, OVER, ROW_SIZE, SECOND, TURN, State
from branchline.core.tickets import are_tickets_left, keeps_into
from branchline.play.redeal import Redealer

PLANNER_BONUS: Final = 0.06
"""What another move must promise beyond the planner's (about two points): less is mostly noise."""
SAME: Final = 1e-9
"""Values that differ by no more are the same but for rounding: the first of them counts."""
MOST_CLAIMS: Final = 8
MOST_OTHERS: Final = 12
"""Actions of mechanics tried besides those the planner would pursue."""


class ValuePolicy(Policy):
    """Looks one turn ahead with a value network."""

    def __init__(
        self,
        game: Game,
        weights: list[int],
        network: ValueNetwork,
        samples: int,
        plans: int = 1,
        with_pieces: bool = False,
    ) -> None:
        super().__init__(game)
        self.plans: i64 = plans
        """How many kinds of plan are tried; a position is worth what the best makes of it."""
        self.planner: Planner = Planner(game, weights)
        self.network: ValueNetwork = network
        self.samples: i64 = samples
        self.features: Features = Features(game, Planner(game, weights), with_pieces)
        self.redealer: Redealer = Redealer(game)
        self.second_draws: RememberedDraws = RememberedDraws()
        self.chance: Dice = Dice(0)
        """The dice of the move that is being tried: for all moves they begin the same."""
        self.moves: vec[i64] = zeros(game.n_actions + 1)
        self.n_moves: i64 = 0
        self.acts: vec[i64] = zeros(game.n_actions + 1)
        self.values: list[float] = []
        self.plan_of: vec[i64] = zeros(game.n_actions + 1)
        """For each candidate: the kind of plan that is best after it."""
        self.explore: i64 = 0
        """How many of a thousand turns begin with any candidate, in training."""
        self.planner_only: bool = False
        """Whether to play the planner's moves except when exploring, in training."""

    def decide(self, s: State, dice: Dice) -> i64:
        """Return the move whose outcome is valued most."""
        if self.explore > 0 and s.phase == TURN and dice.below(1000) < self.explore:
            self.list_moves(s)
            return self.moves[dice.below(self.n_moves)]
        if self.planner_only:
            return self.planner.decide(s, dice)
        self.evaluate(s, dice)
        best: i64 = 0
        for i in range(1, self.n_moves):
            if self.values[i] > self.values[best] + SAME:
                best = i
        return self.moves[best]

    def evaluate(self, s: State, dice: Dice) -> None:
        """List the candidates in `moves`, the planner's first, and their values in `values`."""
        self.list_moves(s)
        values = [0.0] * self.n_moves
        self.values = values
        if self.n_moves == 1:
            return
        self.network.forget()
        seed = dice.below(1_000_000_000)
        if s.phase == FIRST:
            for i in range(self.n_moves):
                values[i] = self.value_of_first(s, self.moves[i] - KEEP_ACTION)
                self.plan_of[i] = self.features.best_plan
            return
        positions = [
            self.redealer.deal(s, s.seat, Dice(seed + each)) for each in range(self.samples)
        ]
        rolled = [Dice(seed + 1000 + each) for each in range(self.samples)]
        for i in range(self.n_moves):
            move = self.moves[i]
            n: i64 = self.samples if self.depends_on_chance(s, move) else 1
            total = 0.0
            self.second_draws.forget()
            for sample in range(n):
                after = positions[sample].copy()
                self.chance.x = rolled[sample].x
                self.chance.y = rolled[sample].y
                total += self.value_after(after, s.seat, move, self.chance)
                if sample == 0:
                    self.plan_of[i] = self.features.best_plan
            values[i] = total / float(n)
        values[0] += PLANNER_BONUS

    def value_after(self, s: State, seat: i64, move: i64, dice: Dice) -> float:
        """Return the value for a seat of the position when its turn has ended."""
        game = self.game
        turn = s.turn
        game.apply(s, move, dice)
        while s.turn == turn and s.phase != OVER:
            if s.phase != SECOND or move > BLIND_ACTION:
                game.apply(s, self.planner.decide(s, dice), dice)
                continue
            draw = self.second_draws.find(s)
            if draw < 0:
                draw = self.planner.decide(s, dice)
                self.second_draws.add(s, draw)
            game.apply(s, draw, dice)
        return self.value_of(s, seat)

    def value_of(self, s: State, seat: i64) -> float:
        """Return the value of a position for a seat, by the best of its plans."""
        return self.features.best_value(s, seat, self.network, self.plans)

    def value_of_first(self, s: State, choice: i64) -> float:
        """Return the value of holding the chosen first tickets."""
        seat = s.seat
        after = s.copy()
        first = seat * self.game.most_offered
        for i in range(s.n_offers[seat]):
            if choice & POW[i]:
                ticket = s.offers[first + i]
                at = seat * self.game.board.ticket_words + ticket // WORD
                after.kept[at] |= POW[ticket % WORD]
        after.n_offers[seat] = 0
        after.phase = TURN
        return self.value_of(after, seat)

    def depends_on_chance(self, s: State, move: i64) -> bool:
        """Return whether a move's outcome within the turn depends on chance."""
        game = self.game
        if game.claim_action <= move < game.mechanic_action:
            return self.planner.is_gamble(game.track_of[move - game.claim_action])
        return s.phase != KEEP

    # Candidates

    def list_moves(self, s: State) -> None:
        """Fill `moves` with the candidates, the planner's choice first."""
        game = self.game
        self.n_moves = 0
        self.add(self.planner.decide(s, Dice(0)))
        if s.phase == TURN and self.continues_turn(s, self.moves[0]):
            self.add_others(s)
        elif s.phase == TURN:
            self.add_choices_of_plans(s)
            self.add_claims(s)
            self.add_draws(s)
            if s.turns_left < 0 and are_tickets_left(s):
                self.add(self.planner.ticket_draw(s))
            self.add_others(s)
        elif s.phase == SECOND:
            self.add_draws(s)
            for mechanic in game.picking:
                n = mechanic.second_picks(game, s, self.acts, 0)
                for i in range(n):
                    self.add(self.acts[i])
        elif KEEP <= s.phase <= FIRST and not game.is_before_deal(s):
            n = keeps_into(game, s, s.seat, self.acts, 0)
            for i in range(n):
                self.add(self.acts[i])
        elif s.phase > FIRST:
            n = game.legal_into(s, self.acts)
            if n <= MOST_OTHERS:
                for i in range(n):
                    self.add(self.acts[i])

    def continues_turn(self, s: State, move: i64) -> bool:
        """Return whether the turn goes on after an action of a mechanic, such as a purchase.

        Such a move is only compared with others of its kind. Putting it off always looks free to a
        network that knows planners, who would make it next turn; but put off again and again, it
        ruins the plan.
        """
        if move < self.game.mechanic_action:
            return False
        after = s.copy()
        self.game.apply(after, move, Dice(0))
        return after.turn == s.turn and after.phase != OVER and after.phase != SECOND

    def add(self, move: i64) -> None:
        """Add a candidate unless it is there."""
        for i in range(self.n_moves):
            if self.moves[i] == move:
                return
        self.moves[self.n_moves] = move
        self.n_moves += 1

    def add_choices_of_plans(self, s: State) -> None:
        """Add what the planner would do by other kinds of plan; leave it with the usual one."""
        planner = self.planner
        if self.plans == 1:
            return
        n_open = planner.plan.n_open
        for kind in range(1, self.plans):
            if may_differ(kind, n_open, planner.plan.kept_survey):
                planner.kind = kind
                self.add(planner.decide(s, Dice(0)))
        planner.kind = USUAL
        planner.prepare(s, s.seat)

    def add_claims(self, s: State) -> None:
        """Add the claims the planner values most, each track with its best payment."""
        planner = self.planner
        game = self.game
        n = game.claims.claims_into(s, s.seat, planner.acts, 0)
        planner.best_claim(s, n)
        for _ in range(MOST_CLAIMS):
            best: i64 = -1
            for i in range(n):
                if planner.acts[i] >= 0 and (best < 0 or planner.values[i] > planner.values[best]):
                    best = i
            if best < 0:
                return
            track = game.track_of[planner.acts[best] - game.claim_action]
            self.add(planner.acts[best])
            for i in range(n):
                act = planner.acts[i]
                if act >= 0 and game.track_of[act - game.claim_action] == track:
                    planner.acts[i] = -1

    def add_draws(self, s: State) -> None:
        """Add a pick of each kind of card in the row, and of an unseen one."""
        locomotives = s.phase == TURN or not self.game.row_locomotive_ends
        seen = zeros(N_CARDS)
        slot: i64
        for slot in range(ROW_SIZE):
            card = s.row[slot]
            if card < 0 or seen[card] or (card == LOCOMOTIVE and not locomotives):
                continue
            seen[card] = 1
            self.add(slot)
        if s.deck_size > 0:
            self.add(BLIND_ACTION)

    def add_others(self, s: State) -> None:
        """Add what the mechanics would pursue, and all they allow if that is not much."""
        game = self.game
        planner = self.planner
        for planning in planner.pursuing:
            action = planning.pursue(game, s, planner.plan.survey)
            if action >= 0:
                self.add(action)
        for mechanic in game.turn_actions:
            n = mechanic.turn_actions(game, s, self.acts, 1)
            if n - 1 <= MOST_OTHERS:
                for i in range(1, n):
                    self.add(self.acts[i])
