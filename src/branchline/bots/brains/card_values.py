"""What a seat would like to draw: what its plan lacks, and cards for a track that merely scores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.bots.brains.planner_weights import (
    DRAW_BLIND,
    DRAW_HELD,
    DRAW_LOCO,
    DRAW_OTHER,
    DRAW_SPARE,
    FINISH,
    GAIN,
    PROSPECT,
    PURCHASE,
    SEEK,
    SLACK,
    SPARE_TURNS,
)
from branchline.bots.brains.time_left import CARD_TURNS
from branchline.core.arrays import vec, zeros
from branchline.core.cards import GRAY, LOCOMOTIVE, N_CARDS, N_COLOURS
from branchline.mechanics.survey import OPEN, most_held

if TYPE_CHECKING:
    from branchline.bots.brains.ticket_plan import TicketPlan
    from branchline.core.game import Game
    from branchline.core.state import State

NOTHING: Final = -1_000_000_000


class CardValues:
    """The worth of cards to a seat, read off its plan; one object serves a game."""

    def __init__(self, game: Game, weights: vec[i64], plan: TicketPlan) -> None:
        self.game: Game = game
        self.weights: vec[i64] = weights
        self.plan: TicketPlan = plan
        self.draw: vec[i64] = zeros(N_CARDS + 1)
        """What drawing each card is worth; last, an unseen one."""
        self.last_card: vec[i64] = zeros(N_CARDS)
        self.spare: vec[i64] = zeros(N_CARDS)
        """Of each colour: the cards the plan leaves."""
        self.prospect: vec[i64] = zeros(N_CARDS)
        """For each colour: the points a turn that its best track beyond the plan would bring."""
        self.gray_colour: i64 = 0
        """The colour a gray filler would be paid with."""
        self.filler: i64 = -1
        """The track that merely scores."""
        self.turns: i64 = 0
        """Turns the plan takes, in hundredths."""

    def update(self, s: State, seat: i64, slack: i64, clock: i64) -> None:
        """Weigh the plan, given the trains beyond it and the turns the others leave.

        What each card is worth to it is left to `value_draws`.
        """
        self.turns = self.turns_of_plan(s, seat)
        self.find_filler(s, seat, slack, clock)

    def turns_of_plan(self, s: State, seat: i64) -> i64:
        """Return the turns the plan takes: its claims, and finding the cards they lack."""
        survey = self.plan.survey
        hand = seat * N_CARDS
        in_row = self.plan.costs.in_row
        shown: i64 = 0
        missing: i64 = -s.hands[hand + LOCOMOTIVE]
        card: i64
        for card in range(N_CARDS):
            lack = survey.need[card] - s.hands[hand + card]
            if lack > 0:
                missing += lack
                shown += in_row[card] if in_row[card] < lack else lack
        if missing < 0:
            missing = 0
        return 100 * survey.waiting + self.turns_to_draw(missing, shown)

    def turns_to_draw(self, missing: i64, shown: i64) -> i64:
        """Return the turns, in hundredths, to draw missing cards of which the row shows some."""
        if shown > missing:
            shown = missing
        return CARD_TURNS * shown + self.weights[SEEK] * (missing - shown)

    def find_filler(self, s: State, seat: i64, slack: i64, clock: i64) -> None:
        """Find the track that merely scores best for the turns it takes, if there is slack."""
        self.filler = -1
        card: i64
        for card in range(N_COLOURS):
            self.prospect[card] = 0
        plan = self.plan
        if (
            plan.survey.waiting > 0
            and 100 * slack < self.weights[SLACK]
            and clock - self.turns < self.weights[SPARE_TURNS]
        ):
            return
        game = self.game
        board = game.board
        survey = plan.survey
        prices = game.prices
        hand = seat * N_CARDS
        self.gray_colour = self.best_gray(s, hand)
        ready = False
        best: i64 = NOTHING
        kept = plan.kept_survey
        for card in range(N_COLOURS):
            self.spare[card] = self.spare_of(s, hand, card)
        for i in range(kept.n_open):
            track = kept.open_tracks[i]
            length = board.length[track]
            if (
                survey.planned[track] != 0
                or survey.apart[track] != 0
                or game.trains_for[track] > slack
            ):
                continue
            held = s.hands[hand + LOCOMOTIVE]
            if survey.asks[track] != 0:
                held -= self.purchases(track)
            turns: i64 = 100
            if held < 0:
                turns -= self.weights[PURCHASE] * held
                held = 0
            usable: i64 = held if held < prices.most[track] else prices.most[track]
            colour = board.colour[track]
            if colour == GRAY:
                colour = self.gray_colour
            missing = length + survey.spare[track] - self.spare[colour] - usable
            if prices.least[track] > held and missing < prices.least[track] - held:
                missing = prices.least[track] - held
            if missing < 0:
                missing = 0
            turns += self.turns_to_draw(missing, plan.costs.in_row[colour])
            value = 100 * game.points[length] + self.weights[GAIN] * survey.gain[track] // 100
            value = value * 100 // turns
            if turns > clock:
                value = value // 5
            if value > self.prospect[colour]:
                self.prospect[colour] = value
            if value > best:
                best = value
                self.filler = track
                ready = turns == 100
        if self.filler >= 0:
            self.plan_filler(ready)

    def plan_filler(self, ready: bool) -> None:
        """Add the track that merely scores to what is needed; buy for it when it can be claimed."""
        track = self.filler
        board = self.game.board
        survey = self.plan.survey
        survey.planned[track] = 2
        colour = board.colour[track]
        if colour == GRAY:
            colour = self.gray_colour
        survey.need[colour] += board.length[track]
        purchases = self.purchases(track)
        if purchases > 0:
            survey.need[LOCOMOTIVE] += purchases + self.game.prices.least[track]
            if ready:
                survey.wanted |= survey.asks[track]

    def purchases(self, track: i64) -> i64:
        """Return how many locomotives a track asks for beyond the plan's purchases."""
        survey = self.plan.survey
        return survey.locomotives(survey.asks[track] & ~survey.wanted)

    def spare_of(self, s: State, hand: i64, card: i64) -> i64:
        """Return how many cards of a colour the plan leaves."""
        spare = s.hands[hand + card] - self.plan.survey.need[card]
        if spare < 0:
            spare = 0
        return spare

    def best_gray(self, s: State, hand: i64) -> i64:
        """Return the colour of which most is to spare or to be had from the row."""
        best: i64 = 0
        most: i64 = -1
        card: i64
        for card in range(N_COLOURS):
            n = 2 * self.spare_of(s, hand, card) + self.plan.costs.in_row[card]
            if n > most:
                most = n
                best = card
        return best

    def value_last_cards(self, s: State, seat: i64) -> None:
        """Value the last card a wanted track lacks more, and locomotives none can use less."""
        game = self.game
        board = game.board
        prices = game.prices
        survey = self.plan.survey
        hand = seat * N_CARDS
        held = s.hands[hand + LOCOMOTIVE]
        useful = survey.need[LOCOMOTIVE]
        last = False
        most = most_held(s, seat)
        card: i64
        for card in range(N_COLOURS):
            self.last_card[card] = 0
        for i in range(self.plan.n_tracks + 1):  # what is planned, and last what merely scores
            track = self.filler
            if i < self.plan.n_tracks:
                track = self.plan.tracks[i]
            if track < 0 or survey.kind[track] != OPEN:
                continue
            colour = board.colour[track]
            lack = board.length[track] + survey.spare[track]
            lack -= most if colour == GRAY else s.hands[hand + colour]
            if lack > 0:
                useful += lack if lack < prices.most[track] else prices.most[track]
            lack -= held if held < prices.most[track] else prices.most[track]
            if prices.least[track] == held + 1:
                last = True
            if lack != 1:
                continue
            if prices.most[track] > held:
                last = True
            if colour != GRAY:
                self.last_card[colour] = 1
                continue
            for card in range(N_COLOURS):
                if s.hands[hand + card] == most:
                    self.last_card[card] = 1
        for card in range(N_COLOURS):
            self.draw[card] += self.weights[FINISH] * self.last_card[card]
        if last:
            self.draw[LOCOMOTIVE] += self.weights[FINISH]
        elif useful <= held:
            self.draw[LOCOMOTIVE] = self.weights[DRAW_SPARE]

    def value_draws(self, s: State, seat: i64) -> None:
        """Value each card, and an unseen one, by what the plan misses."""
        w = self.weights
        survey = self.plan.survey
        hand = seat * N_CARDS
        card: i64
        for card in range(N_COLOURS):
            missing = survey.need[card] - s.hands[hand + card]
            if missing > 0:
                self.draw[card] = 100 + 60 // (missing + 1)
            else:
                self.draw[card] = w[DRAW_OTHER]
            self.draw[card] += w[DRAW_HELD] * s.hands[hand + card]
            self.draw[card] += w[PROSPECT] * self.prospect[card] // 100
        self.draw[LOCOMOTIVE] = w[DRAW_LOCO]
        if survey.need[LOCOMOTIVE] > s.hands[hand + LOCOMOTIVE]:
            self.draw[LOCOMOTIVE] += 100
        self.draw[N_CARDS] = w[DRAW_BLIND]
        self.value_last_cards(s, seat)
