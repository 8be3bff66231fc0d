"""The rules of one table: a `Game` acts on a `State` and holds nothing that changes.

A game must not be shared between threads: it lists legal actions in a scratch array of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from branchline.core import events
from branchline.core.actions import (
    BLIND_ACTION,
    KEEP_ACTION,
    PASS_ACTION,
    ROW_ACTION,
    TICKETS_ACTION,
)
from branchline.core.arrays import POW, WORD, vec, zeros
from branchline.core.board import Board
from branchline.core.cards import LOCOMOTIVE
from branchline.core.chance import Chance, Dice
from branchline.core.claim import claim, open_tracks
from branchline.core.claim_sets import ClaimSets
from branchline.core.costs import Prices
from branchline.core.deal import deal_cards, deal_tickets, make_box
from branchline.core.draw import take_blind, take_from_row
from branchline.core.flexible_prices import FlexiblePrices
from branchline.core.rules import Rules
from branchline.core.score import Sheet, score
from branchline.core.state import ASKED, FIRST, GAP, OVER, ROW_SIZE, SECOND, TURN, UNCHOSEN, State
from branchline.core.table import Table, TicketRules
from branchline.core.tickets import choose_first, draw_offer, is_keep, keep, keeps_into
from branchline.core.track_prices import TrackPrices

FEW_TRAINS: Final = 2


class Game(Table):
    """The rules of one table: its facts, and what mechanics add to them."""

    def __init__(
        self,
        board: Board,
        players: int,
        trains: int,
        cards: Sequence[int],
        points: Sequence[int],
        tickets: TicketRules,
        mechanics: Sequence[Rules],
        ties: Sequence[str],
        start_locomotives: int = 0,
        first_seat: int = -1,
    ) -> None:
        super().__init__(
            board, players, trains, cards, points, tickets, ties, start_locomotives, first_seat
        )
        self.mechanics: vec[Rules] = vec[Rules](mechanics)
        for mechanic in self.mechanics:
            mechanic.prepare(self)
        self.prices: Prices = self.make_prices()
        for mechanic in self.mechanics:
            mechanic.reserve(self)
        # What a track itself asks for can be paid, whatever limits locomotives elsewhere.
        least = self.least_locomotives
        most = [max(pair) for pair in zip(least, self.most_locomotives, strict=True)]
        self.prices.price_tracks(least, most, self.track_rates)
        # Only hooks that are overridden are called.
        self.beginning: vec[Rules] = vec[Rules](self.overriding("before_turns"))
        counting = self.overriding("count_turn_actions")
        listing = [m for m in self.overriding("turn_actions") if m not in counting]
        self.counting: vec[Rules] = vec[Rules](counting)
        self.listing: vec[Rules] = vec[Rules](listing)
        self.turn_actions: vec[Rules] = vec[Rules](listing + counting)
        self.picking: vec[Rules] = vec[Rules](self.overriding("second_picks"))
        self.opening: vec[Rules] = vec[Rules](self.overriding("open_tracks"))
        self.rating: vec[Rules] = vec[Rules](self.overriding("substitute_rate"))
        self.saving: vec[Rules] = vec[Rules](self.overriding("saves"))
        self.selling: vec[Rules] = vec[Rules](self.overriding("bought"))
        self.before_claim: vec[Rules] = vec[Rules](self.overriding("before_claim"))
        self.rewarding: vec[Rules] = vec[Rules](self.overriding("claim_points"))
        self.after_claim: vec[Rules] = vec[Rules](self.overriding("after_claim"))
        self.rejecting: vec[Rules] = vec[Rules](self.overriding("reject_ticket"))
        self.refilling: vec[Rules] = vec[Rules](self.overriding("refill_pile"))
        ending = self.overriding("end_turn")
        again = [m for m in ending if m.claims_again]
        self.ending: vec[Rules] = vec[Rules]([m for m in ending if not m.claims_again] + again)
        self.closing: vec[Rules] = vec[Rules](self.overriding("end_game"))
        self.joining: vec[Rules] = vec[Rules](self.overriding("join"))
        self.scoring: vec[Rules] = vec[Rules](self.overriding("score"))

        self.claim_action: i64 = KEEP_ACTION + POW[self.most_offered]
        self.track_of: vec[i64] = zeros(0)
        self.row_of: vec[i64] = zeros(0)
        self.number_claims()
        self.claims: ClaimSets = ClaimSets(board, self.prices, self.trains_for)
        self.mechanic_action: i64 = self.claim_action + len(self.track_of)
        self.n_slots: i64 = 0
        self.n_actions: i64 = self.mechanic_action
        for index, mechanic in enumerate(self.mechanics):
            mechanic.phase = ASKED + index
            mechanic.slot = self.n_slots
            mechanic.action = self.n_actions
            self.n_slots += mechanic.n_slots
            self.n_actions += mechanic.n_actions
        self.scratch: vec[i64] = zeros(self.n_actions + 1)
        self.box: State = make_box(self)

    def make_prices(self) -> Prices:
        """Return what things cost under the rules for payments."""
        if any(self.track_rates):
            return TrackPrices(self)
        if self.substitute > 0 or self.can_save:
            return FlexiblePrices(self)
        return Prices(self.board)

    def overriding(self, hook: str) -> list[Rules]:
        """Return the mechanics that do something at a hook."""
        own = getattr(Rules, hook)
        return [m for m in self.mechanics if getattr(type(m), hook) is not own]

    def number_claims(self) -> None:
        """Give every claim its action number; note the track and the payment of each."""
        prices = self.prices
        tracks: list[int] = []
        rows: list[int] = []
        for track in range(self.board.n_tracks):
            price = prices.price_of[track]
            prices.first[track] = self.claim_action + len(tracks)
            tracks.extend([track] * prices.sizes[price])
            rows.extend(range(prices.rows[price], prices.rows[price] + prices.sizes[price]))
        self.track_of = vec[i64](tracks)
        self.row_of = vec[i64](rows)

    def claim_row(self, action: i64) -> i64:
        """Return the payment (a row of the payments) that a claim action makes."""
        return self.row_of[action - self.claim_action]

    def rate(self, s: State, seat: i64) -> i64:
        """Return how many cards a seat may play as one locomotive; 0 for none."""
        rate = self.substitute
        for mechanic in self.rating:
            rate = mechanic.substitute_rate(self, s, seat, rate)
        return rate

    def saves(self, s: State, seat: i64) -> bool:
        """Return whether a seat may pay for one space less."""
        found = False
        for mechanic in self.saving:
            found = found or mechanic.saves(self, s, seat)
        return found

    # Setting up

    def new_state(self) -> State:
        """Return a state with everything still in the box."""
        return self.box.copy()

    def start(self, chance: Chance) -> State:
        """Return the start of a game: cards dealt, row laid, tickets offered (B1 to B3)."""
        s = self.new_state()
        s.starter = self.first_seat if self.first_seat >= 0 else chance.index(self.players)
        if chance.watching:
            chance.tell(events.STARTED, s.starter)
        deal_cards(self, s, chance)
        deal_tickets(self, s, chance)
        for seat in range(self.players):
            open_tracks(self, s, seat)
        for mechanic in self.mechanics:
            mechanic.setup(self, s, chance)
        return s

    # Legal actions

    def legal_into(self, s: State, acts: vec[i64]) -> i64:
        """Write the legal actions of the seat to act into an array; return how many."""
        phase = s.phase
        if phase == TURN:
            n = self.draws_into(s, True, acts)
            if s.pile_size > 0:
                acts[n] = TICKETS_ACTION
                n += 1
            n = self.claims.claims_into(s, s.seat, acts, n)
            for mechanic in self.turn_actions:
                n = mechanic.turn_actions(self, s, acts, n)
            if n == 0:
                acts[0] = PASS_ACTION
                n = 1
            return n
        if phase == SECOND:
            return self.second_picks_into(s, acts)
        if phase < OVER:  # KEEP or FIRST
            if self.dealer is not None and self.is_before_deal(s):
                return self.dealer.answers(self, s, acts, 0)
            return keeps_into(self, s, s.seat, acts, 0)
        if phase == OVER:
            return 0
        return self.mechanics[phase - ASKED].answers(self, s, acts, 0)

    def draws_into(self, s: State, locomotives: bool, acts: vec[i64]) -> i64:
        """Write the legal picks of a card into an array; return how many (B5, B6)."""
        n: i64 = 0
        top: i64 = LOCOMOTIVE
        if not locomotives:
            top = LOCOMOTIVE - 1
        slot: i64
        row = s.row
        for slot in range(ROW_SIZE):
            if 0 <= row[slot] <= top:
                acts[n] = slot
                n += 1
        if s.deck_size > 0:
            acts[n] = BLIND_ACTION
            n += 1
        return n

    def second_picks_into(self, s: State, acts: vec[i64]) -> i64:
        """Write what may be the second card of a draw into an array; return how many."""
        n = self.draws_into(s, not self.row_locomotive_ends, acts)
        for mechanic in self.picking:
            n = mechanic.second_picks(self, s, acts, n)
        return n

    def legal(self, s: State) -> list[int]:
        """Return the legal actions of the seat to act; none when the game is over."""
        n = self.legal_into(s, self.scratch)
        return list(self.scratch[:n])

    def sample(self, s: State, dice: Dice) -> i64:
        """Return a legal action, each as likely; on a turn, without listing the claims."""
        if s.phase == TURN:
            return self.sample_turn(s, dice)
        n = self.legal_into(s, self.scratch)
        return self.scratch[dice.below(n)]

    def sample_turn(self, s: State, dice: Dice) -> i64:
        """Return a legal turn action, each as likely; they are numbered as `legal` lists them."""
        acts = self.scratch
        n = self.draws_into(s, True, acts)
        if s.pile_size > 0:
            acts[n] = TICKETS_ACTION
            n += 1
        if n == 0:  # what else is legal decides about a pass
            n = self.legal_into(s, acts)
            return acts[dice.below(n)]
        # Mechanics first: they may look for claims, too.
        n_listed = n
        for mechanic in self.listing:
            n_listed = mechanic.turn_actions(self, s, acts, n_listed)
        n_more: i64 = 0
        for mechanic in self.counting:
            n_more += mechanic.count_turn_actions(self, s)
        n_claims = self.claims.count(s, s.seat)
        number = dice.below(n_claims + n_listed + n_more)
        if number < n:
            return acts[number]
        if number < n + n_claims:
            return self.claims.pick(number - n)
        number -= n_claims
        if number < n_listed:
            return acts[number]
        number -= n_listed
        for mechanic in self.counting:
            n_more = mechanic.count_turn_actions(self, s)
            if number < n_more:
                return mechanic.turn_action(self, s, number)
            number -= n_more
        raise AssertionError("fewer actions than were counted")

    def is_legal(self, s: State, action: i64) -> bool:
        """Return whether an action is legal for the seat to act, without listing the others."""
        phase = s.phase
        if not 0 <= action < self.n_actions or phase == OVER:
            return False
        if phase == TURN:
            return self.is_turn_action(s, action)
        if phase == SECOND:
            return self.is_second_pick(s, action)
        if phase < OVER:  # KEEP or FIRST
            if self.dealer is not None and self.is_before_deal(s):
                return self.dealer.is_answer(self, s, action)
            return is_keep(self, s, s.seat, action)
        return self.mechanics[phase - ASKED].is_answer(self, s, action)

    def is_turn_action(self, s: State, action: i64) -> bool:
        """Return whether an action may start the turn (B4)."""
        if action <= BLIND_ACTION:
            return self.is_draw(s, action, True)
        if action == TICKETS_ACTION:
            return s.pile_size > 0
        if action == PASS_ACTION:
            self.legal_into(s, self.scratch)
            return self.scratch[0] == PASS_ACTION
        if action < self.claim_action:
            return False
        if action < self.mechanic_action:
            return self.is_claim(s, action)
        return self.owner(action).is_turn_action(self, s, action)

    def is_draw(self, s: State, action: i64, locomotives: bool) -> bool:
        """Return whether a card may be picked (B5, B6)."""
        if action == BLIND_ACTION:
            return s.deck_size > 0
        card = s.row[action]
        return card != GAP and (locomotives or card != LOCOMOTIVE)

    def is_second_pick(self, s: State, action: i64) -> bool:
        """Return whether an action may be the second card of a draw."""
        if action <= BLIND_ACTION:
            return self.is_draw(s, action, not self.row_locomotive_ends)
        return action >= self.mechanic_action and self.owner(action).is_second_pick(self, s, action)

    def is_claim(self, s: State, action: i64) -> bool:
        """Return whether a claim action is legal as far as track, trains and cards go (B11)."""
        board = self.board
        seat = s.seat
        track = self.track_of[action - self.claim_action]
        return (
            s.open[seat * board.n_words + track // WORD] & POW[track % WORD] != 0
            and s.trains[seat] >= self.trains_for[track]
            and self.prices.affordable(s, seat, self.claim_row(action))
        )

    def owner(self, action: i64) -> Rules:
        """Return the mechanic that an action belongs to."""
        for mechanic in self.mechanics:
            if action < mechanic.action + mechanic.n_actions and action >= mechanic.action:
                return mechanic
        raise ValueError(f"action {action} belongs to no mechanic")

    # Playing

    def apply(self, s: State, action: i64, chance: Chance) -> None:
        """Play a legal action of the seat to act; the caller has checked that it is legal."""
        if action != PASS_ACTION:
            s.passes = 0
        phase = s.phase
        if phase >= ASKED:
            self.mechanics[phase - ASKED].resolve(self, s, action, chance)
        elif action < BLIND_ACTION:
            take_from_row(self, s, action - ROW_ACTION, chance)
        elif action == BLIND_ACTION:
            take_blind(self, s, chance)
        elif action == TICKETS_ACTION:
            draw_offer(self, s, chance)
        elif action == PASS_ACTION:
            self.pass_turn(s, chance)
        elif action < self.claim_action:
            if phase == FIRST:
                choose_first(self, s, s.seat, action, chance)
            else:
                keep(self, s, action, chance)
        elif action < self.mechanic_action:
            claim(self, s, action, chance)
        elif phase == FIRST:
            self.owner(action).resolve(self, s, action, chance)
        else:
            self.owner(action).act(self, s, action, chance)

    def is_before_deal(self, s: State) -> bool:
        """Return whether a mechanic asks all seats something before they have tickets to choose."""
        return s.phase == FIRST and self.dealer is not None and s.n_offers[s.seat] == 0

    def seats_to_act(self, s: State) -> list[int]:
        """Return the seats that may act now: the one on turn, or all that owe a first choice."""
        if s.phase == OVER:
            return []
        if s.phase == FIRST:
            return [seat for seat in range(self.players) if s.chosen[seat] == UNCHOSEN]
        return [s.seat]

    def turn_to(self, s: State, seat: int) -> None:
        """Make a seat the one to act; only first choices may come in any order (B3)."""
        if s.phase == FIRST and s.chosen[seat] == UNCHOSEN:
            s.seat = seat

    def ask(self, s: State, mechanic: Rules) -> None:
        """Put a mechanic's decision before everything else."""
        s.pending[s.depth] = s.phase
        s.depth += 1
        s.phase = mechanic.phase

    def answered(self, s: State) -> None:
        """Remove the decision just answered and return to what it interrupted."""
        s.depth -= 1
        s.phase = s.pending[s.depth]

    def begin(self, s: State, chance: Chance) -> None:
        """Begin the first turn, unless a mechanic still has something to ask before it."""
        s.seat = s.starter
        s.phase = TURN
        for mechanic in self.beginning:
            if mechanic.before_turns(self, s, chance):
                return

    def pass_turn(self, s: State, chance: Chance) -> None:
        """Pass; when all have passed in succession, the game ends (B10)."""
        if chance.watching:
            chance.tell(events.PASSED, s.seat)
        s.passes += 1
        if s.passes == self.players:
            self.end_game(s, chance)
        else:
            self.end_turn(s, chance)

    def end_turn(self, s: State, chance: Chance) -> None:
        """End the turn, and the game after the last round (B15)."""
        for mechanic in self.ending:
            if mechanic.end_turn(self, s, chance):
                return
        if s.turns_left > 0:
            s.turns_left -= 1
            if s.turns_left == 0:
                self.end_game(s, chance)
                return
        elif s.trains[s.seat] <= FEW_TRAINS:
            s.turns_left = self.players
            if chance.watching:
                chance.tell(events.LAST_ROUND, s.seat)
        s.phase = TURN
        s.turn += 1
        s.seat += 1
        if s.seat == self.players:
            s.seat = 0

    def end_game(self, s: State, chance: Chance) -> None:
        """End the game."""
        for mechanic in self.closing:
            mechanic.end_game(self, s, chance)
        s.phase = OVER
        if chance.watching:
            chance.tell(events.ENDED, -1)

    def score(self, s: State) -> Sheet:
        """Score a position, final or not."""
        return score(self, s)
