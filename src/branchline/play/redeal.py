"""Positions a seat cannot tell from the real one: everything it cannot see is re-dealt.

Search bots look ahead from such positions; the real one never reaches them. What is dealt depends
on what the seat may know and on the dice, never on where the hidden cards really are.
"""

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.arrays import POW, WORD, bits, vec, zeros
from branchline.core.cards import N_CARDS
from branchline.core.chance import Dice
from branchline.core.claim import open_tracks
from branchline.core.game import Game
from branchline.core.state import FIRST, UNCHOSEN, State
from branchline.core.tickets import offer
from branchline.mechanics.survey import holds
from branchline.play.placed_view import place_own, place_public
from branchline.play.view import View


class Redealer:
    """Deals the hidden cards and tickets of a game; one object serves a whole game."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        n = game.board.n_tickets
        pile = list(game.ticket_rules.pile)
        decks = [pile]
        counts = [0]
        for deck, count in game.ticket_rules.deals:
            if list(deck) == pile:
                counts[0] = count
            else:
                decks.append(list(deck))
                counts.append(count)
        # Rejected first tickets of other decks may then be in the pile.
        self.decks_mix: bool = len(decks) > 1 and (
            game.ticket_rules.first_under or len(game.refilling) > 0
        )
        self.n_split: i64 = len(game.ticket_rules.split)
        """How many decks there are among which seats choose; then there are no others."""
        if self.n_split > 0:
            decks = [list(deck) for deck in game.ticket_rules.split]
            counts = [0] * len(decks)
        self.n_decks: i64 = len(decks)
        """The ticket decks; the first is the one the pile is made of."""
        self.first_deal: vec[i64] = vec[i64](counts)
        """How many tickets of each deck a seat is dealt at the start."""
        self.deck_of: vec[i64] = zeros(n)
        for number, tickets in enumerate(decks):
            for ticket in tickets:
                self.deck_of[ticket] = number
        self.unseen: list[vec[i64]] = [zeros(n) for _ in decks]
        """The tickets of each deck still to be dealt, `n_unseen` of them."""
        self.n_unseen: vec[i64] = zeros(len(decks))
        self.aside: vec[i64] = zeros(n)
        """1 for each ticket that lies open on the table."""
        self.hidden_cards: vec[i64] = zeros(game.players)
        """How many unknown cards each other seat is to hold."""
        self.hidden_tickets: vec[i64] = zeros(game.players)
        self.deck_kept: vec[i64] = zeros(game.players * self.n_split)
        self.deck_offers: vec[i64] = zeros(game.players * self.n_split)
        """Where seats choose among decks: what each other seat is to hold of them."""

    def deal(self, s: State, seat: i64, dice: Dice) -> State:
        """Return a copy of a position in which all that a seat cannot see is re-dealt."""
        out = s.copy()
        if self.n_split > 0:
            self.count_by_deck(out)
        for other in range(self.game.players):
            if other != seat:
                self.take_back(out, other)
        self.deal_cards(out, seat, dice)
        self.deal_tickets(out, seat, dice)
        return out

    def deal_view(self, view: View, dice: Dice) -> State:
        """Return a position that agrees with a view."""
        s = self.game.new_state()
        place_public(self.game, view, s)
        place_own(self.game, view, s)
        s.deck_size = view.deck_size
        for other in range(self.game.players):
            self.hidden_cards[other] = view.hand_sizes[other] - sum(view.known[other])
            self.hidden_tickets[other] = view.ticket_counts[other]
            for deck in range(self.n_split):
                self.deck_kept[other * self.n_split + deck] = view.deck_kept[other][deck]
                self.deck_offers[other * self.n_split + deck] = view.deck_offers[other][deck]
        self.deal_cards(s, view.seat, dice)
        self.deal_tickets(s, view.seat, dice)
        for each in range(self.game.players):
            open_tracks(self.game, s, each)
        return s

    def take_back(self, s: State, other: i64) -> None:
        """Put a seat's hidden cards back into the deck, and note how many cards and tickets."""
        hidden: i64 = 0
        first = other * N_CARDS
        card: i64
        for card in range(N_CARDS):
            unknown = s.hands[first + card] - s.known[first + card]
            s.deck[card] += unknown
            s.hands[first + card] = s.known[first + card]
            hidden += unknown
        self.hidden_cards[other] = hidden
        n_words = self.game.board.ticket_words
        tickets: i64 = 0
        for at in range(other * n_words, (other + 1) * n_words):
            tickets += bits(s.kept[at])
            s.kept[at] = 0
        self.hidden_tickets[other] = tickets

    # Cards

    def deal_cards(self, s: State, seat: i64, dice: Dice) -> None:
        """Deal the other seats their hidden cards from the deck, which holds all of them."""
        total: i64 = 0
        card: i64
        for card in range(N_CARDS):
            total += s.deck[card]
        for other in range(self.game.players):
            if other == seat:
                continue
            for _ in range(self.hidden_cards[other]):
                card = dice.card(s.deck, total)
                s.deck[card] -= 1
                total -= 1
                s.hands[other * N_CARDS + card] += 1

    # Tickets

    def deal_tickets(self, s: State, seat: i64, dice: Dice) -> None:
        """Deal the unseen tickets to the other seats, the pile, and out of the game.

        A seat holds no more tickets of another deck than it was dealt at the start, and as many
        as it takes for the pile's deck to last; where rejected ones go under the pile, they may be
        there instead.
        """
        self.collect_unseen(s, seat)
        if self.n_split > 0:
            self.deal_by_deck(s, seat, dice)
            return
        needed = s.pile_size
        for other in range(self.game.players):
            if other != seat:
                needed += self.hidden_tickets[other]
                if s.phase != FIRST:
                    needed += s.n_offers[other]
        lacking = needed - self.n_unseen[0]
        for other in range(self.game.players):
            if other != seat:
                self.deal_offers(s, other, dice)
                lacking -= self.deal_kept(s, other, lacking, dice)
        for i in range(s.pile_size):
            at = (s.pile_head + i) % len(s.pile)
            s.pile[at] = self.take_for_pile(dice)

    def count_by_deck(self, s: State) -> None:
        """Note how many tickets of each deck every seat keeps and chooses from."""
        game = self.game
        for at in range(game.players * self.n_split):
            self.deck_kept[at] = 0
            self.deck_offers[at] = 0
        for seat in range(game.players):
            for ticket in range(game.board.n_tickets):
                at = seat * self.n_split + self.deck_of[ticket]
                if holds(s.kept, seat * game.board.ticket_words, ticket):
                    self.deck_kept[at] += 1
                elif self.is_offered(s, seat, ticket):
                    self.deck_offers[at] += 1

    def deal_by_deck(self, s: State, seat: i64, dice: Dice) -> None:
        """Deal the unseen tickets where everybody knows of which deck each ticket is."""
        for other in range(self.game.players):
            if other == seat:
                continue
            s.n_offers[other] = 0
            self.look_at(s, other)
            for deck in range(self.n_split):
                for _ in range(self.deck_offers[other * self.n_split + deck]):
                    offer(s, other, self.take(deck, dice.below(self.n_unseen[deck])), dice)
                for _ in range(self.deck_kept[other * self.n_split + deck]):
                    self.give(s, other, deck, dice)
            if s.phase == FIRST and s.chosen[other] != UNCHOSEN:
                if s.n_offers[other] > 0:
                    s.chosen[other] = POW[s.n_offers[other]] - 1  # it is taken to keep all
                else:  # it has said of which decks it wants them, and nobody knows what
                    s.chosen[other] = dice.below(self.game.ticket_rules.split_deal + 1)
        if s.ticket_decks is not None:
            for number, laid in enumerate(s.ticket_decks):
                for i in range(laid.size):
                    at = (laid.head + i) % len(laid.tickets)
                    laid.tickets[at] = self.take(number, dice.below(self.n_unseen[number]))

    def collect_unseen(self, s: State, seat: i64) -> None:
        """Collect the tickets a seat has not seen, by deck."""
        board = self.game.board
        for deck in range(self.n_decks):
            self.n_unseen[deck] = 0
        self.look_aside(s)
        for ticket in range(board.n_tickets):
            if self.aside[ticket] != 0:
                continue
            if seat >= 0 and (
                holds(s.kept, seat * board.ticket_words, ticket) or self.is_offered(s, seat, ticket)
            ):
                continue
            deck = self.deck_of[ticket]
            self.unseen[deck][self.n_unseen[deck]] = ticket
            self.n_unseen[deck] += 1

    def look_aside(self, s: State) -> None:
        """Find the tickets that lie open on the table, on maps where some do."""
        if len(self.game.rejecting) == 0:
            return
        for ticket in range(self.game.board.n_tickets):
            self.aside[ticket] = 0
        for mechanic in self.game.rejecting:
            for each in mechanic.tickets_aside(s):
                self.aside[each] = 1

    def is_offered(self, s: State, seat: i64, ticket: i64) -> bool:
        """Return whether a ticket is among those a seat may choose from."""
        at = seat * self.game.most_offered
        end = at + s.n_offers[seat]
        while at < end and s.offers[at] != ticket:
            at += 1
        return at < end

    def deal_offers(self, s: State, other: i64, dice: Dice) -> None:
        """Deal what another seat is choosing from: at first so many of each deck."""
        n = s.n_offers[other]
        s.n_offers[other] = 0
        if s.phase != FIRST:
            for _ in range(n):
                offer(s, other, self.take_for_pile(dice), dice)
            return
        for deck in range(self.n_decks):
            for _ in range(self.first_deal[deck]):
                offer(s, other, self.take(deck, dice.below(self.n_unseen[deck])), dice)
        if s.chosen[other] != UNCHOSEN:
            s.chosen[other] = POW[s.n_offers[other]] - 1  # it is taken to keep all

    def deal_kept(self, s: State, other: i64, lacking: i64, dice: Dice) -> i64:
        """Deal another seat the tickets it keeps; return how many were not of the pile's deck.

        `lacking` is how many tickets the pile's deck falls short of what is still to be dealt.
        """
        left = self.hidden_tickets[other]
        if left == 0:
            return 0
        self.look_at(s, other)
        given: i64 = 0
        for deck in range(1, self.n_decks):
            for _ in range(self.first_deal[deck]):
                if left == 0 or self.n_unseen[deck] == 0:
                    break
                if self.is_given(given, lacking, dice):
                    self.give(s, other, deck, dice)
                    given += 1
                    left -= 1
        for _ in range(left):
            self.give(s, other, self.deck_of_pile(), dice)
        return given

    def is_given(self, given: i64, lacking: i64, dice: Dice) -> bool:
        """Return whether a seat is to keep one more ticket of another deck than the pile's."""
        if self.decks_mix:
            return given < lacking and dice.below(2) == 0
        return given < lacking or dice.below(2) == 0

    def deck_of_pile(self) -> i64:
        """Return the deck of which a ticket of the pile is: another once its own has run out."""
        deck: i64 = 0
        while self.n_unseen[deck] == 0 and deck < self.n_decks - 1:
            deck += 1
        return deck

    def take_for_pile(self, dice: Dice) -> i64:
        """Take an unseen ticket that is, or was, in the pile."""
        deck = self.deck_of_pile()
        return self.take(deck, dice.below(self.n_unseen[deck]))

    def give(self, s: State, other: i64, deck: i64, dice: Dice) -> None:
        """Deal a seat a ticket to keep."""
        ticket = self.take(deck, self.pick(deck, dice))
        at = other * self.game.board.ticket_words + ticket // WORD
        s.kept[at] |= POW[ticket % WORD]

    def take(self, deck: i64, at: i64) -> i64:
        """Take an unseen ticket; the last one of its deck takes its place."""
        tickets = self.unseen[deck]
        ticket = tickets[at]
        self.n_unseen[deck] -= 1
        tickets[at] = tickets[self.n_unseen[deck]]
        return ticket

    def look_at(self, s: State, other: i64) -> None:
        """Get ready to pick tickets for a seat; a subclass may look at its tracks."""

    def pick(self, deck: i64, dice: Dice) -> i64:
        """Return which of a deck's unseen tickets the seat keeps: any of them, each as likely."""
        return dice.below(self.n_unseen[deck])


def redeal(game: Game, view: View, dice: Dice) -> State:
    """Return a position that the view's seat cannot tell from the real one."""
    return Redealer(game).deal_view(view, dice)
