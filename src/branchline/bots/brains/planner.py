"""The planner: collect what the plan needs, claim when a claim is worth it, and watch the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.bots.brains.card_values import NOTHING, CardValues
from branchline.bots.brains.dominated_payments import DominatedPayments
from branchline.bots.brains.plan_kinds import USUAL
from branchline.bots.brains.planner_facts import PlannerFacts, planner_facts_of
from branchline.bots.brains.planner_weights import (
    BLOCK,
    EAGER,
    ENDGAME,
    FILLER,
    GAIN,
    HURRY,
    LOCO,
    OFFER_FULL,
    OFFER_POINTS,
    OFFER_TRAINS,
    OTHER,
    PATIENCE,
    PLANNED,
    PLANNED_LENGTH,
    RISK,
    RUSH,
    SPEND,
    TICKET_TURNS,
    TICKETS,
    WAIT,
)
from branchline.bots.brains.policy import Policy
from branchline.bots.brains.ticket_plan import TicketPlan
from branchline.bots.brains.time_left import fewest_trains, turns_to_end
from branchline.core.actions import BLIND_ACTION, KEEP_ACTION, TICKETS_ACTION
from branchline.core.arrays import POW, vec, zeros
from branchline.core.cards import GRAY, LOCOMOTIVE, N_CARDS
from branchline.core.chance import Dice
from branchline.core.costs import hand_size
from branchline.core.game import Game
from branchline.core.state import ASKED, FIRST, KEEP, ROW_SIZE, SECOND, TURN
from branchline.core.tickets import are_tickets_left, least_kept
from branchline.maps.readers import overriding, plannings_of
from branchline.mechanics.base import Planning

if TYPE_CHECKING:
    from branchline.core.state import State

SUBSTITUTE: Final = 450
"""What it costs a claim to play several cards as a locomotive."""
OVERSPENT: Final = 4000
"""What it costs a claim to use trains the plan needs."""


class Planner(Policy):
    """Plays by a plan for its tickets and a list of weights."""

    def __init__(self, game: Game, weights: list[int]) -> None:
        super().__init__(game)
        self.weights: vec[i64] = vec[i64](weights)
        self.plan: TicketPlan = TicketPlan(game, self.weights)
        self.card_values: CardValues = CardValues(game, self.weights, self.plan)
        self.plannings: list[Planning] = plannings_of(game)
        self.pursuing: list[Planning] = [
            self.plannings[i] for i in overriding(self.plannings, Planning, "pursue")
        ]
        self.drawing: list[Planning] = [
            self.plannings[i] for i in overriding(self.plannings, Planning, "draw_tickets")
        ]
        """Those that have their own way to draw tickets."""
        self.picking: list[Planning] = [
            self.plannings[i] for i in overriding(self.plannings, Planning, "pick")
        ]
        self.facts: PlannerFacts = planner_facts_of(game)
        self.payments: DominatedPayments = self.facts.payments
        self.kind: i64 = USUAL
        """The kind of plan it follows."""
        self.hungry: i64 = 0
        """Draw tickets at the start until holding so many."""
        self.hungry_slack: i64 = 8
        """Trains beyond the plan that must be left to draw them."""
        n = len(game.track_of)
        self.card: vec[i64] = zeros(n)
        self.cards: vec[i64] = zeros(n)
        self.locomotives: vec[i64] = zeros(n)
        self.substitutes: vec[i64] = zeros(n)
        prices = game.prices
        for claim in range(n):
            row = game.claim_row(claim + game.claim_action)
            self.card[claim] = prices.row_card[row]
            self.cards[claim] = prices.row_cards[row]
            self.locomotives[claim] = prices.row_locomotives[row]
            self.substitutes[claim] = prices.row_substitutes[row]
        self.acts: vec[i64] = zeros(game.n_actions + 1)
        self.values: vec[i64] = zeros(game.n_actions + 1)
        self.none: vec[i64] = zeros(1)
        self.slack: i64 = 0
        self.fewest: i64 = 0
        self.endgame: bool = False
        self.clock: i64 = 0
        """Turns until another may end the game, in hundredths."""
        self.late: bool = False
        self.best_value: i64 = 0

    def decide(self, s: State, dice: Dice) -> i64:
        """Return the action that serves the plan best."""
        phase = s.phase
        if KEEP <= phase <= FIRST:
            if self.game.is_before_deal(s):
                return self.answer_before_deal(s)
            return self.choose_tickets(s)
        self.prepare(s, s.seat)
        if phase == TURN:
            return self.choose_turn(s)
        if phase == SECOND:
            self.card_values.value_draws(s, s.seat)
            return self.draw_or(s, -1)
        return self.answer(s)

    def prepare(self, s: State, seat: i64) -> None:
        """Plan, and estimate how near the end is."""
        w = self.weights
        self.fewest = fewest_trains(s, seat, self.game.players)
        self.endgame = (
            100 * self.fewest <= w[ENDGAME]
            or 100 * s.trains[seat] <= w[ENDGAME]
            or s.turns_left >= 0
        )
        self.clock = turns_to_end(s, seat, self.game.players)
        self.make_plan(s, seat, self.kind)
        self.weigh(s, seat)

    def make_plan(self, s: State, seat: i64, kind: i64) -> None:
        """Make a plan of some kind."""
        self.plan.kind = kind
        self.plan.make(s, seat, self.none, 0)

    def weigh(self, s: State, seat: i64) -> None:
        """Weigh the plan just made, once it is known how near the end is."""
        self.slack = s.trains[seat] - self.plan.trains
        self.card_values.update(s, seat, self.slack, self.clock)
        self.late = 100 * self.card_values.turns > self.weights[HURRY] * self.clock

    # Turns

    def choose_turn(self, s: State) -> i64:
        """Buy, claim, draw tickets or draw cards."""
        game = self.game
        for mechanic in self.pursuing:
            action = mechanic.pursue(game, s, self.plan.survey)
            if action >= 0:
                return action
        claim = self.best_claim(s, game.claims.claims_into(s, s.seat, self.acts, 0))
        if claim >= 0 and self.best_value > self.threshold(s):
            return claim
        if self.wants_tickets(s):
            return self.ticket_draw(s)
        self.card_values.value_draws(s, s.seat)
        return self.draw_or(s, claim)

    def draw_or(self, s: State, claim: i64) -> i64:
        """Return the best draw, else a claim (-1 for none), else whatever is legal but tickets."""
        draw = self.best_draw(s)
        if draw >= 0:
            return draw
        if claim >= 0:
            return claim
        n = self.game.legal_into(s, self.acts)
        if self.acts[0] == TICKETS_ACTION and n > 1:
            return self.acts[1]
        return self.acts[0]

    def ticket_draw(self, s: State) -> i64:
        """Return the way to draw tickets that serves the plan, which has been made."""
        for mechanic in self.drawing:
            action = mechanic.draw_tickets(self.game, s, self.plan.survey)
            if action >= 0:
                return action
        return TICKETS_ACTION

    def threshold(self, s: State) -> i64:
        """Return what a claim must be worth: less with a large hand, nothing near the end."""
        if self.endgame:
            return 0
        over = 100 * hand_size(s, s.seat) - self.weights[PATIENCE]
        if over < 0:
            over = 0
        return self.weights[WAIT] - self.weights[EAGER] * over // 100

    def wants_tickets(self, s: State) -> bool:
        """Return whether it is time for new tickets."""
        plan = self.plan
        if s.turns_left >= 0 or not are_tickets_left(s):
            return False
        if self.hungry > 0:
            return plan.n_kept < self.hungry and self.slack > self.hungry_slack
        return (
            plan.n_open == 0
            and self.clock > self.weights[TICKET_TURNS]
            and 100 * self.fewest > self.weights[TICKETS]
            and 100 * s.trains[s.seat] > self.weights[TICKETS]
        )

    # Claims

    def best_claim(self, s: State, n: i64) -> i64:
        """Return the best of the claims in `acts[:n]`, or -1; leave its worth in `best_value`.

        Claims whose payment is dominated are worth nothing.
        """
        best: i64 = -1
        self.best_value = NOTHING
        for i in range(n):
            claim = self.acts[i] - self.game.claim_action
            if self.payments.is_dominated(s, s.seat, claim):
                self.values[i] = NOTHING
                continue
            value = self.claim_value(s, claim)
            self.values[i] = value
            if value > self.best_value:
                self.best_value = value
                best = self.acts[i]
        return best

    def claim_value(self, s: State, claim: i64) -> i64:
        """Return what a claim is worth in hundredths of a point."""
        game = self.game
        w = self.weights
        survey = self.plan.survey
        track = game.track_of[claim]
        length = game.board.length[track]
        hand = s.seat * N_CARDS
        card = self.card[claim]
        locomotives = self.locomotives[claim]
        wild = locomotives - game.prices.least[track]
        value = 100 * game.points[length] + w[GAIN] * survey.gain[track] // 100
        if w[BLOCK] != 0:
            value += w[BLOCK] * self.facts.blocked_by(s, s.seat, track)
        if wild > 0:
            value -= w[LOCO] * wild
        value -= SUBSTITUTE * self.substitutes[claim]
        if game.board.colour[track] == GRAY and card < LOCOMOTIVE:
            free = s.hands[hand + card] - survey.need[card]
            if free < 0:
                free = 0
            if self.cards[claim] > free:
                value -= w[SPEND] * (self.cards[claim] - free)
        if survey.spare[track] > 0:
            left = s.hands[hand + LOCOMOTIVE] - locomotives
            if card < LOCOMOTIVE:
                left += s.hands[hand + card] - self.cards[claim]
            if left < survey.spare[track]:
                value -= w[RISK] * (survey.spare[track] - left)
        if survey.planned[track] == 1:
            if self.late:
                value += w[RUSH]
            return value + w[PLANNED] + w[PLANNED_LENGTH] * length
        if survey.planned[track] == 2:
            return value + w[FILLER]
        if game.trains_for[track] > self.slack:
            value -= OVERSPENT
        if not self.endgame:
            value -= w[OTHER]
        return value

    # Drawing cards

    def best_draw(self, s: State) -> i64:
        """Return the pick worth most, or -1 if there is none."""
        locomotives = s.phase == TURN or not self.game.row_locomotive_ends
        best: i64 = -1
        value: i64 = NOTHING
        if s.deck_size > 0:
            best = BLIND_ACTION
            value = self.card_values.draw[N_CARDS]
        slot: i64
        for slot in range(ROW_SIZE):
            card = s.row[slot]
            if card < 0 or (card == LOCOMOTIVE and not locomotives):
                continue
            if self.card_values.draw[card] > value or best < 0:
                best = slot
                value = self.card_values.draw[card]
        for mechanic in self.picking:
            action = mechanic.pick(self.game, s, self.plan.survey, value)
            if action >= 0:
                return action
        return best

    # Tickets and answers

    def choose_tickets(self, s: State) -> i64:
        """Keep the offered tickets that promise most together, over all subsets."""
        game = self.game
        seat = s.seat
        n = s.n_offers[seat]
        least = least_kept(game, s, seat)
        first = seat * game.most_offered
        some = zeros(n)
        best: i64 = 0
        best_value: i64 = NOTHING
        for choice in range(POW[n]):
            if game.choice_size[choice] < least:
                continue
            k: i64 = 0
            for i in range(n):
                if choice & POW[i]:
                    some[k] = s.offers[first + i]
                    k += 1
            value = self.promise(s, seat, some, k)
            if value > best_value:
                best_value = value
                best = choice
        return KEEP_ACTION + best

    def promise(self, s: State, seat: i64, some: vec[i64], k: i64) -> i64:
        """Return what the seat may expect of its tickets with some more of them."""
        plan = self.plan
        w = self.weights
        plan.kind = USUAL
        plan.make(s, seat, some, k)
        value = 100 * (plan.done_points + plan.open_points + plan.goal_points)
        value -= 100 * plan.lost_points
        value += w[OFFER_POINTS] * plan.track_points - w[OFFER_TRAINS] * plan.trains
        full = s.trains[seat] * w[OFFER_FULL]
        if 100 * plan.trains > full:
            value -= 4 * (100 * plan.trains - full)
        if plan.survey.wanted != 0:
            value -= plan.price(plan.survey.wanted)
        return value

    def answer_before_deal(self, s: State) -> i64:
        """Answer the mechanic that deals the first tickets: as it advises, else in any way."""
        game = self.game
        for mechanic in self.plannings:
            if mechanic.rules is game.dealer:
                action = mechanic.reply(game, s, self.plan.survey)
                if action >= 0:
                    return action
        n = game.legal_into(s, self.acts)
        return self.acts[n // 2]

    def is_gamble(self, track: i64) -> bool:
        """Return whether chance decides, once cards are laid, what a track costs."""
        found = False
        for mechanic in self.plannings:
            found = found or mechanic.is_gamble(self.game, track)
        return found

    def answer(self, s: State) -> i64:
        """Answer a mechanic: as it advises, else with the best claim, else with the least."""
        game = self.game
        mechanic = self.plannings[s.phase - ASKED]
        action = mechanic.reply(game, s, self.plan.survey)
        if action >= 0:
            return action
        n = game.legal_into(s, self.acts)
        claims: i64 = 0
        while claims < n and game.claim_action <= self.acts[claims] < game.mechanic_action:
            claims += 1
        claim = self.best_claim(s, claims)
        if claim >= 0 and (claims == n or self.best_value > 0):
            return claim
        return self.acts[n - 1]
