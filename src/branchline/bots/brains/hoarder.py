"""The hoarder: long tracks for their points, tickets ignored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.bots.brains.planner import Planner
from branchline.bots.brains.time_left import fewest_trains
from branchline.core.actions import KEEP_ACTION
from branchline.core.arrays import POW
from branchline.core.cards import LOCOMOTIVE, N_CARDS, N_COLOURS
from branchline.core.chance import Dice
from branchline.core.state import ASKED, FIRST, KEEP, SECOND
from branchline.core.tickets import least_kept
from branchline.mechanics.survey import holds

if TYPE_CHECKING:
    from branchline.core.state import State

LONG: Final = 5
FEW_TRAINS: Final = 6
FEW_CARDS: Final = 6


class Hoarder(Planner):
    """Collects what it has most of, and claims nothing but the longest tracks until the end.

    Of the planner it uses the listing of claims and payments, and no plans.
    """

    def decide(self, s: State, dice: Dice) -> i64:
        """Return the action."""
        if KEEP <= s.phase <= FIRST:
            if self.game.is_before_deal(s):
                return self.answer_before_deal(s)
            return self.cheapest_tickets(s)
        if s.phase >= ASKED:
            self.prepare(s, s.seat)
            return self.answer(s)
        hand = s.seat * N_CARDS
        card: i64
        for card in range(N_COLOURS):
            self.card_values.draw[card] = 50 + 10 * s.hands[hand + card]
        self.card_values.draw[LOCOMOTIVE] = 90
        self.card_values.draw[N_CARDS] = 55
        if s.phase == SECOND:
            return self.draw_or(s, -1)
        return self.turn(s)

    def turn(self, s: State) -> i64:
        """Claim a long track, or any near the end; else draw cards."""
        game = self.game
        claim = self.longest_claim(s)
        end = (
            fewest_trains(s, s.seat, game.players) <= FEW_TRAINS
            or s.turns_left >= 0
            or s.deck_size + s.discard_size < FEW_CARDS
        )
        if claim >= 0 and (end or self.is_long(s, claim)):
            return claim
        return self.draw_or(s, claim)

    def longest_claim(self, s: State) -> i64:
        """Return the claim with most points, paid with as few locomotives as possible; or -1."""
        game = self.game
        n = game.claims.claims_into(s, s.seat, self.acts, 0)
        best: i64 = -1
        most: i64 = -1
        for i in range(n):
            claim = self.acts[i] - game.claim_action
            value = 100 * game.points[game.board.length[game.track_of[claim]]]
            value -= 2 * self.locomotives[claim] + 5 * self.substitutes[claim]
            if value > most:
                most = value
                best = self.acts[i]
        return best

    def is_long(self, s: State, claim: i64) -> bool:
        """Return whether a claim is as long as any still open, or long enough."""
        game = self.game
        first = s.seat * game.board.n_words
        longest: i64 = 0
        for track in range(game.board.n_tracks):
            length = game.board.length[track]
            enough = game.trains_for[track] <= s.trains[s.seat]
            if longest < length and enough and holds(s.open, first, track):
                longest = length
        if longest > LONG:
            longest = LONG
        return game.board.length[game.track_of[claim - game.claim_action]] >= longest

    def cheapest_tickets(self, s: State) -> i64:
        """Keep as few tickets as allowed, those that cost least if not completed."""
        game = self.game
        board = game.board
        n = s.n_offers[s.seat]
        least = least_kept(game, s, s.seat)
        best: i64 = 0
        lowest: i64 = 1_000_000
        for choice in range(POW[n]):
            if game.choice_size[choice] != least:
                continue
            total: i64 = 0
            for i in range(n):
                if choice & POW[i]:
                    ticket = s.offers[s.seat * game.most_offered + i]
                    total += board.leg_points[board.first_leg[ticket]]
            if total < lowest:
                lowest = total
                best = choice
        return KEEP_ACTION + best
