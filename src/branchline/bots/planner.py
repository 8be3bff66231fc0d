"""The planner: collect what the plan needs, claim when a claim is worth it, and mind the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.bots.outline import Outline
from branchline.bots.policy import Policy
from branchline.bots.weights import (
    DRAW_BLIND,
    DRAW_HELD,
    DRAW_LOCO,
    DRAW_OTHER,
    DRAW_SPARE,
    EAGER,
    ENDGAME,
    FILLER,
    FINISH,
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
    PROSPECT,
    RISK,
    RUSH,
    SEEK,
    SLACK,
    SPARE_TURNS,
    SPEND,
    TICKET_TURNS,
    TICKETS,
    WAIT,
)
from branchline.core.actions import BLIND_ACTION, KEEP_ACTION, TICKETS_ACTION
from branchline.core.arrays import POW, vec, zeros
from branchline.core.cards import GRAY, LOCOMOTIVE, N_CARDS, N_COLOURS
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.hooks import Mechanic
from branchline.core.state import ASKED, FIRST, KEEP, ROW_SIZE, SECOND, TURN
from branchline.core.tickets import least_kept
from branchline.core.ways import OPEN

if TYPE_CHECKING:
    from branchline.core.state import State

NOTHING: Final = -1_000_000_000
SUBSTITUTE: Final = 450
"""What it costs a claim to play several cards as a locomotive."""
OVERSPENT: Final = 4000
"""What it costs a claim to use trains the plan needs."""

CARD_TURNS: Final = 50
"""Turns it takes to draw any card, in hundredths."""
TRAIN_TURNS: Final = 28
"""Turns it takes to build a train whose card is in hand, in hundredths."""
LAST_TRAINS: Final = 2
"""Trains left, or fewer, that bring on the end."""


class Planner(Policy):
    """Plays by an outline of its tickets and a list of weights."""

    def __init__(self, game: Game, weights: list[int]) -> None:
        super().__init__(game)
        self.weights: vec[i64] = vec[i64](weights)
        self.outline: Outline = Outline(game, self.weights)
        self.pursuing: list[Mechanic] = game.overriding("pursue")
        self.hungry: i64 = 0
        """Draw tickets at the start until holding so many."""
        n = len(game.track_of)
        self.card: vec[i64] = zeros(n)
        self.cards: vec[i64] = zeros(n)
        self.locomotives: vec[i64] = zeros(n)
        self.substitutes: vec[i64] = zeros(n)
        prices = game.prices
        claim: i64
        for claim in range(n):
            row = game.claim_row(game.track_of[claim], claim + game.claim_action)
            self.card[claim] = prices.row_card[row]
            self.cards[claim] = prices.row_cards[row]
            self.locomotives[claim] = prices.row_locomotives[row]
            self.substitutes[claim] = prices.row_substitutes[row]
        self.acts: vec[i64] = zeros(game.n_actions + 1)
        self.values: vec[i64] = zeros(game.n_actions + 1)
        self.draw: vec[i64] = zeros(N_CARDS + 1)
        self.none: vec[i64] = zeros(1)
        self.last_card: vec[i64] = zeros(N_CARDS)
        self.prospect: vec[i64] = zeros(N_CARDS)
        """For each colour: the points a turn that its best track beyond the plan would bring."""
        self.gray_colour: i64 = 0
        """The colour a gray filler would be paid with."""
        self.filler: i64 = -1
        self.slack: i64 = 0
        self.fewest: i64 = 0
        self.endgame: bool = False
        self.turns: i64 = 0
        """Turns the plan takes, in hundredths."""
        self.clock: i64 = 0
        """Turns until another may end the game, in hundredths."""
        self.late: bool = False
        self.best_value: i64 = 0

    def decide(self, s: State, dice: Dice) -> i64:
        """Return the action that serves the plan best."""
        phase = s.phase
        if KEEP <= phase <= FIRST:
            return self.choose_tickets(s)
        self.prepare(s, s.seat)
        if phase == TURN:
            return self.choose_turn(s)
        if phase == SECOND:
            return self.best_draw(s)
        return self.answer(s)

    def prepare(self, s: State, seat: i64) -> None:
        """Plan, and take stock of how near the end is."""
        w = self.weights
        self.outline.make(s, seat, self.none, 0)
        self.slack = s.trains[seat] - self.outline.trains
        self.fewest = fewest_trains(s, seat, self.game.players)
        self.endgame = (
            100 * self.fewest <= w[ENDGAME]
            or 100 * s.trains[seat] <= w[ENDGAME]
            or s.turns_left >= 0
        )
        self.turns = self.turns_planned(s, seat)
        self.clock = turns_to_end(s, seat, self.game.players)
        self.late = 100 * self.turns > w[HURRY] * self.clock
        self.seek_filler(s, seat)
        self.value_draws(s, seat)

    def turns_planned(self, s: State, seat: i64) -> i64:
        """Return the turns the plan takes: its claims, and finding the cards they lack."""
        ways = self.outline.ways
        hand = seat * N_CARDS
        in_row = self.outline.in_row
        shown: i64 = 0
        missing: i64 = -s.hands[hand + LOCOMOTIVE]
        card: i64
        for card in range(N_CARDS):
            lack = ways.need[card] - s.hands[hand + card]
            if lack > 0:
                missing += lack
                shown += in_row[card] if in_row[card] < lack else lack
        if missing < 0:
            missing = 0
        return 100 * ways.waiting + self.turns_to_draw(missing, shown)

    def turns_to_draw(self, missing: i64, shown: i64) -> i64:
        """Return the turns, in hundredths, to draw missing cards of which the row shows some."""
        if shown > missing:
            shown = missing
        return CARD_TURNS * shown + self.weights[SEEK] * (missing - shown)

    # Turns

    def choose_turn(self, s: State) -> i64:
        """Buy, claim, draw tickets or draw cards."""
        game = self.game
        for mechanic in self.pursuing:
            action = mechanic.pursue(game, s, self.outline.ways)
            if action >= 0:
                return action
        claim = self.best_claim(s, game.prices.claims_into(s, s.seat, self.acts, 0))
        if claim >= 0 and self.best_value > self.threshold(s):
            return claim
        if self.wants_tickets(s):
            return TICKETS_ACTION
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

    def threshold(self, s: State) -> i64:
        """Return what a claim must be worth: less with a large hand, nothing near the end."""
        if self.endgame:
            return 0
        over = 100 * hand_total(s, s.seat) - self.weights[PATIENCE]
        if over < 0:
            over = 0
        return self.weights[WAIT] - self.weights[EAGER] * over // 100

    def wants_tickets(self, s: State) -> bool:
        """Tell whether it is time for new tickets."""
        outline = self.outline
        if s.pile_size == 0 or s.turns_left >= 0:
            return False
        if self.hungry > 0:
            return outline.n_kept < self.hungry and self.slack > 8
        return (
            outline.n_open == 0
            and self.clock > self.weights[TICKET_TURNS]
            and 100 * self.fewest > self.weights[TICKETS]
            and 100 * s.trains[s.seat] > self.weights[TICKETS]
        )

    def seek_filler(self, s: State, seat: i64) -> None:
        """Find the track that merely scores best for the turns it takes, if there is slack."""
        self.filler = -1
        card: i64
        for card in range(N_COLOURS):
            self.prospect[card] = 0
        outline = self.outline
        if (
            outline.ways.waiting > 0
            and 100 * self.slack < self.weights[SLACK]
            and self.clock - self.turns < self.weights[SPARE_TURNS]
        ):
            return
        game = self.game
        board = game.board
        ways = outline.ways
        prices = game.prices
        hand = seat * N_CARDS
        held = s.hands[hand + LOCOMOTIVE]
        self.gray_colour = self.best_gray(s, hand)
        best: i64 = NOTHING
        track: i64
        for track in range(board.n_tracks):
            length = board.length[track]
            if ways.planned[track] != 0 or ways.kind[track] != OPEN or length > self.slack:
                continue
            if ways.asks[track] != 0:
                continue
            usable: i64 = held if held < prices.most[track] else prices.most[track]
            colour = board.colour[track]
            if colour == GRAY:
                colour = self.gray_colour
            missing = length + ways.spare[track] - self.spare_of(s, hand, colour) - usable
            if prices.least[track] > held and missing < prices.least[track] - held:
                missing = prices.least[track] - held
            if missing < 0:
                missing = 0
            turns = 100 + self.turns_to_draw(missing, outline.in_row[colour])
            value = 100 * game.points[length] + self.weights[GAIN] * ways.gain[track] // 100
            value = value * 100 // turns
            if turns > self.clock:
                value = value // 5
            if value > self.prospect[colour]:
                self.prospect[colour] = value
            if value > best:
                best = value
                self.filler = track
        if self.filler >= 0:
            ways.planned[self.filler] = 2
            colour = board.colour[self.filler]
            if colour == GRAY:
                colour = self.gray_colour
            ways.need[colour] += board.length[self.filler]

    def spare_of(self, s: State, hand: i64, card: i64) -> i64:
        """Return how many cards of a colour the plan leaves."""
        spare = s.hands[hand + card] - self.outline.ways.need[card]
        return spare if spare > 0 else 0

    def best_gray(self, s: State, hand: i64) -> i64:
        """Return the colour of which most is to spare or to be had from the row."""
        best: i64 = 0
        most: i64 = -1
        card: i64
        for card in range(N_COLOURS):
            n = 2 * self.spare_of(s, hand, card) + self.outline.in_row[card]
            if n > most:
                most = n
                best = card
        return best

    def weigh_last_cards(self, s: State, seat: i64) -> None:
        """Value the last card a wanted track lacks more, and locomotives none can use less."""
        game = self.game
        board = game.board
        prices = game.prices
        ways = self.outline.ways
        hand = seat * N_CARDS
        held = s.hands[hand + LOCOMOTIVE]
        useful = ways.need[LOCOMOTIVE]
        last = False
        most: i64 = 0
        card: i64
        for card in range(N_COLOURS):
            self.last_card[card] = 0
            if s.hands[hand + card] > most:
                most = s.hands[hand + card]
        track: i64
        for track in range(board.n_tracks):
            if ways.planned[track] == 0 or ways.kind[track] != OPEN:
                continue
            colour = board.colour[track]
            lack = board.length[track] + ways.spare[track]
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

    # Claims

    def best_claim(self, s: State, n: i64) -> i64:
        """Return the best of the claims in `acts[:n]`, or -1; leave its worth in `best_value`."""
        best: i64 = -1
        self.best_value = NOTHING
        i: i64
        for i in range(n):
            value = self.claim_value(s, self.acts[i] - self.game.claim_action)
            self.values[i] = value
            if value > self.best_value:
                self.best_value = value
                best = self.acts[i]
        return best

    def claim_value(self, s: State, claim: i64) -> i64:
        """Return what a claim is worth in hundredths of a point."""
        game = self.game
        w = self.weights
        ways = self.outline.ways
        track = game.track_of[claim]
        length = game.board.length[track]
        hand = s.seat * N_CARDS
        card = self.card[claim]
        locomotives = self.locomotives[claim]
        wild = locomotives - game.prices.least[track]
        value = 100 * game.points[length] + w[GAIN] * ways.gain[track] // 100
        if wild > 0:
            value -= w[LOCO] * wild
        value -= SUBSTITUTE * self.substitutes[claim]
        if game.board.colour[track] == GRAY and card < LOCOMOTIVE:
            free = s.hands[hand + card] - ways.need[card]
            if free < 0:
                free = 0
            if self.cards[claim] > free:
                value -= w[SPEND] * (self.cards[claim] - free)
        if ways.spare[track] > 0:
            left = s.hands[hand + LOCOMOTIVE] - locomotives
            if card < LOCOMOTIVE:
                left += s.hands[hand + card] - self.cards[claim]
            if left < ways.spare[track]:
                value -= w[RISK] * (ways.spare[track] - left)
        if ways.planned[track] == 1:
            if self.late:
                value += w[RUSH]
            return value + w[PLANNED] + w[PLANNED_LENGTH] * length
        if ways.planned[track] == 2:
            return value + w[FILLER]
        if length > self.slack:
            value -= OVERSPENT
        if not self.endgame:
            value -= w[OTHER]
        return value

    # Drawing cards

    def value_draws(self, s: State, seat: i64) -> None:
        """Value each card, and an unseen one, by what the plan misses."""
        w = self.weights
        ways = self.outline.ways
        hand = seat * N_CARDS
        card: i64
        for card in range(N_COLOURS):
            missing = ways.need[card] - s.hands[hand + card]
            if missing > 0:
                self.draw[card] = 100 + 60 // (missing + 1)
            else:
                self.draw[card] = w[DRAW_OTHER]
            self.draw[card] += w[DRAW_HELD] * s.hands[hand + card]
            self.draw[card] += w[PROSPECT] * self.prospect[card] // 100
        self.draw[LOCOMOTIVE] = w[DRAW_LOCO]
        if ways.need[LOCOMOTIVE] > s.hands[hand + LOCOMOTIVE]:
            self.draw[LOCOMOTIVE] += 100
        self.draw[N_CARDS] = w[DRAW_BLIND]
        self.weigh_last_cards(s, seat)

    def best_draw(self, s: State) -> i64:
        """Return the pick worth most, or -1 if there is none."""
        locomotives = s.phase == TURN or not self.game.row_locomotive_ends
        best: i64 = -1
        value: i64 = NOTHING
        if s.deck_size > 0:
            best = BLIND_ACTION
            value = self.draw[N_CARDS]
        slot: i64
        for slot in range(ROW_SIZE):
            card = s.row[slot]
            if card < 0 or (card == LOCOMOTIVE and not locomotives):
                continue
            if self.draw[card] > value or best < 0:
                best = slot
                value = self.draw[card]
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
        choice: i64
        i: i64
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
        outline = self.outline
        w = self.weights
        outline.make(s, seat, some, k)
        value = 100 * (outline.done_points + outline.open_points + outline.goal_points)
        value -= 100 * outline.lost_points
        value += w[OFFER_POINTS] * outline.track_points - w[OFFER_TRAINS] * outline.trains
        full = s.trains[seat] * w[OFFER_FULL]
        if 100 * outline.trains > full:
            value -= 4 * (100 * outline.trains - full)
        if outline.ways.wanted != 0:
            value -= outline.price(outline.ways.wanted)
        return value

    def answer(self, s: State) -> i64:
        """Answer a mechanic: as it advises, or with the best claim, or as little as possible."""
        game = self.game
        mechanic = game.mechanics[s.phase - ASKED]
        action = mechanic.reply(game, s, self.outline.ways)
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


def fewest_trains(s: State, seat: i64, players: i64) -> i64:
    """Return the fewest trains that another seat has left."""
    fewest: i64 = 99
    other: i64
    for other in range(players):
        if other != seat and s.trains[other] < fewest:
            fewest = s.trains[other]
    return fewest


def turns_to_end(s: State, seat: i64, players: i64) -> i64:
    """Return about how soon another seat may end the game, in hundredths of a turn."""
    if s.turns_left >= 0:
        return 100
    soonest: i64 = 9999
    other: i64
    for other in range(players):
        if other != seat:
            turns = turns_to_finish(s, other)
            if turns < soonest:
                soonest = turns
    return soonest


def turns_to_finish(s: State, seat: i64) -> i64:
    """Return about how many turns, in hundredths, a seat takes to build its last trains.

    It has to claim them, a few at a time, and to draw two at a time the cards it has not yet.
    """
    trains = s.trains[seat] - LAST_TRAINS
    if trains < 0:
        return 0
    turns = TRAIN_TURNS * trains
    lack = trains - hand_total(s, seat)
    if lack > 0:
        turns += CARD_TURNS * lack
    return turns


def hand_total(s: State, seat: i64) -> i64:
    """Return how many cards a seat holds."""
    total: i64 = 0
    card: i64
    for card in range(seat * N_CARDS, (seat + 1) * N_CARDS):
        total += s.hands[card]
    return total
