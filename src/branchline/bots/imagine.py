"""Positions a seat cannot tell from the real one, dealt quickly for search.

What is dealt depends on what the seat may know and on the dice, never on the hidden cards of the
position given: these only enter as one pool. Compare `play.redeal`, which does the same from a
view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.bots.paths import FAR, CheapPaths
from branchline.core.arrays import POW, WORD, vec, zeros
from branchline.core.cards import N_CARDS
from branchline.core.ways import holds

if TYPE_CHECKING:
    from branchline.core.chance import Dice
    from branchline.core.game import Game
    from branchline.core.state import State

TRIES: Final = 4
"""Tickets looked at for each one dealt to another seat; the one that fits its tracks best stays."""


class Imagination:
    """Deals hands and tickets anew; one object serves a game."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        n = game.board.n_tickets
        self.of_pile: vec[i64] = zeros(n)
        """1 for tickets of the deck the pile is made of."""
        for ticket in game.ticket_rules.pile:
            self.of_pile[ticket] = 1
        self.others: i64 = 0
        """How many tickets of other decks a seat is dealt."""
        for deck, dealt in game.ticket_rules.deals:
            if list(deck) != list(game.ticket_rules.pile):
                self.others += dealt
        self.regular: vec[i64] = zeros(n)
        self.special: vec[i64] = zeros(n)
        self.pool: vec[i64] = zeros(N_CARDS)
        self.paths: CheapPaths = CheapPaths(game.board)

    def deal(self, s: State, seat: i64, dice: Dice, fitting: bool) -> State:
        """Return a copy in which all that `seat` cannot see is dealt anew.

        With `fitting`, the tickets of others go with their tracks.
        """
        out = s.copy()
        self.deal_cards(out, seat, dice)
        self.deal_tickets(out, seat, dice, fitting)
        return out

    def deal_cards(self, s: State, seat: i64, dice: Dice) -> None:
        """Deal the unseen cards to the other hands; cards known to be held stay."""
        pool = self.pool
        card: i64
        other: i64
        total: i64 = 0
        for card in range(N_CARDS):
            pool[card] = s.deck[card]
        for other in range(self.game.players):
            if other != seat:
                for card in range(N_CARDS):
                    at = other * N_CARDS + card
                    pool[card] += s.hands[at] - s.known[at]
        for card in range(N_CARDS):
            total += pool[card]
        for other in range(self.game.players):
            if other == seat:
                continue
            unknown: i64 = 0
            for card in range(N_CARDS):
                at = other * N_CARDS + card
                unknown += s.hands[at] - s.known[at]
                s.hands[at] = s.known[at]
            while unknown > 0:
                card = dice.card(pool, total)
                pool[card] -= 1
                total -= 1
                s.hands[other * N_CARDS + card] += 1
                unknown -= 1
        for card in range(N_CARDS):
            s.deck[card] = pool[card]

    def deal_tickets(self, s: State, seat: i64, dice: Dice, fitting: bool) -> None:
        """Deal the unseen tickets to the other seats, the pile, and out of the game."""
        board = self.game.board
        n_words = board.ticket_words
        regular: i64 = 0
        special: i64 = 0
        ticket: i64
        i: i64
        for ticket in range(board.n_tickets):
            if holds(s.kept, seat * n_words, ticket) or self.is_offered(s, seat, ticket):
                continue
            if self.of_pile[ticket]:
                self.regular[regular] = ticket
                regular += 1
            else:
                self.special[special] = ticket
                special += 1
        counts = zeros(self.game.players)
        wanted: i64 = 0
        other: i64
        for other in range(self.game.players):
            if other != seat:
                counts[other] = self.give_back(s, other)
                wanted += counts[other]
        forced = wanted + s.pile_size - regular
        for other in range(self.game.players):
            if other == seat or counts[other] == 0:
                continue
            if fitting:
                self.weigh_tracks(s, other)
            left = counts[other]
            i = 0
            while i < self.others and special > 0 and left > 0:
                if forced > 0 or dice.below(2) == 0:
                    self.give(s, other, self.special, special, dice, fitting)
                    special -= 1
                    forced -= 1
                    left -= 1
                i += 1
            while left > 0 and regular > 0:
                self.give(s, other, self.regular, regular, dice, fitting)
                regular -= 1
                left -= 1
        for i in range(s.pile_size):
            if regular == 0:
                break
            pick = dice.below(regular)
            regular -= 1
            s.pile[(s.pile_head + i) % len(s.pile)] = self.regular[pick]
            self.regular[pick] = self.regular[regular]

    def is_offered(self, s: State, seat: i64, ticket: i64) -> bool:
        """Tell whether a ticket is among those the seat may choose from."""
        first = seat * self.game.most_offered
        i: i64
        found = False
        for i in range(s.n_offers[seat]):
            if s.offers[first + i] == ticket:
                found = True
        return found

    def give_back(self, s: State, other: i64) -> i64:
        """Take all tickets from a seat; return how many it had."""
        n_words = self.game.board.ticket_words
        count: i64 = 0
        word: i64
        for word in range(n_words):
            mask = s.kept[other * n_words + word]
            while mask != 0:
                mask &= mask - 1
                count += 1
            s.kept[other * n_words + word] = 0
        return count

    def weigh_tracks(self, s: State, other: i64) -> None:
        """Set the cost of every track for a seat, to see which tickets go with its own."""
        board = self.game.board
        track: i64
        for track in range(board.n_tracks):
            if holds(s.owned, other * board.n_words, track):
                self.paths.cost[track] = 0
            elif holds(s.open, other * board.n_words, track):
                self.paths.cost[track] = 100 * board.length[track]
            else:
                self.paths.cost[track] = FAR

    def give(self, s: State, other: i64, deck: vec[i64], n: i64, dice: Dice, fitting: bool) -> None:
        """Deal a seat one of the first n tickets of a deck; the last one takes its place."""
        pick = dice.below(n)
        if fitting:
            best = self.misfit(deck[pick])
            for _ in range(TRIES - 1):
                rival = dice.below(n)
                misfit = self.misfit(deck[rival])
                if misfit < best:
                    best = misfit
                    pick = rival
        ticket = deck[pick]
        deck[pick] = deck[n - 1]
        at = other * self.game.board.ticket_words + ticket // WORD
        s.kept[at] |= POW[ticket % WORD]

    def misfit(self, ticket: i64) -> i64:
        """Return how many spaces a ticket still takes for each of its points, in hundredths."""
        board = self.game.board
        leg = board.first_leg[ticket]
        best = self.paths.reach(
            board.leg_places, board.leg_from[leg], board.leg_to[leg], board.leg_end[leg], FAR
        )
        if best < 0:
            return 200
        return self.paths.far[best] // board.leg_points[leg]
