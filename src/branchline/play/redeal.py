"""Positions a seat cannot tell from the real one: everything it cannot see is re-dealt.

Search bots look ahead from such positions; the real one never reaches them. What is dealt depends
on what the seat may know and on the dice, never on where the hidden cards really are.
"""

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.arrays import POW, WORD, bits, vec, zeros
from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.core.chance import Dice
from branchline.core.claim import open_tracks
from branchline.core.game import Game
from branchline.core.state import ASKED, FIRST, GAP, UNCHOSEN, State
from branchline.core.tickets import offer, put_under
from branchline.mechanics.survey import holds
from branchline.play.view import PHASES, View


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
        self.hidden_cards: vec[i64] = zeros(game.players)
        """How many unknown cards each other seat is to hold."""
        self.hidden_tickets: vec[i64] = zeros(game.players)

    def deal(self, s: State, seat: i64, dice: Dice) -> State:
        """Return a copy of a position in which all that a seat cannot see is re-dealt."""
        out = s.copy()
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
        as it takes for the pile's deck to last.
        """
        self.collect_unseen(s, seat)
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
            s.pile[at] = self.take(0, dice.below(self.n_unseen[0]))

    def collect_unseen(self, s: State, seat: i64) -> None:
        """Collect the tickets a seat has not seen, by deck."""
        board = self.game.board
        for deck in range(self.n_decks):
            self.n_unseen[deck] = 0
        for ticket in range(board.n_tickets):
            if seat >= 0 and (
                holds(s.kept, seat * board.ticket_words, ticket) or self.is_offered(s, seat, ticket)
            ):
                continue
            deck = self.deck_of[ticket]
            self.unseen[deck][self.n_unseen[deck]] = ticket
            self.n_unseen[deck] += 1

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
                offer(s, other, self.take(0, dice.below(self.n_unseen[0])), dice)
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
                if given < lacking or dice.below(2) == 0:
                    self.give(s, other, deck, dice)
                    given += 1
                    left -= 1
        for _ in range(left):
            self.give(s, other, 0, dice)
        return given

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


def place_public(game: Game, view: View, s: State) -> None:
    """Copy everything that all can see from a view into a new state."""
    board = game.board
    phases = {name: phase for phase, name in PHASES.items()}
    phases |= {m.name: ASKED + i for i, m in enumerate(game.mechanics)}
    s.phase = phases[view.phase]
    if s.phase >= ASKED:
        s.depth = 1  # a decision interrupts a turn
    s.seat = view.to_act[0] if view.to_act else 0
    s.starter = view.starter
    s.turn = view.turn
    s.turns_left = view.turns_left
    s.passes = view.passes
    s.shuffles = view.shuffles
    fill(s.row, view.row)
    fill(s.discard, view.discard)
    fill(s.trains, view.trains)
    fill(s.points, view.points)
    fill(s.slots, view.slots)
    fill(s.known, [n for known in view.known for n in known])
    s.discard_size = sum(view.discard)
    s.row_locomotives = view.row.count(LOCOMOTIVE)
    for seat, tracks in enumerate(view.owned):
        for track in tracks:
            s.owned[seat * board.n_words + track // WORD] |= POW[track % WORD]


def place_own(game: Game, view: View, s: State) -> None:
    """Copy the seat's own cards and tickets, and lay out what is hidden: deck, pile and offers.

    The deck then holds every card that is not seen; the pile's tickets are yet to be dealt.
    """
    fill(s.deck, list(game.cards))
    for mechanic in game.mechanics:
        for card in mechanic.cards_aside(s):
            s.deck[card] -= 1
    for card in view.row:
        if card != GAP:
            s.deck[card] -= 1
    for card, n in enumerate(view.discard):
        s.deck[card] -= n
    for seat in range(game.players):
        for card, n in enumerate(view.hand if seat == view.seat else view.known[seat]):
            s.hands[seat * N_CARDS + card] = n
            s.deck[card] -= n
        if seat != view.seat:
            s.n_offers[seat] = view.offer_counts[seat]
        s.chosen[seat] = 0 if view.has_chosen[seat] else UNCHOSEN
    for ticket in view.tickets:
        s.kept[view.seat * game.board.ticket_words + ticket // WORD] |= POW[ticket % WORD]
    for ticket in view.offers:
        offer(s, view.seat, ticket, Dice(0))
    if view.phase == PHASES[FIRST] and view.seat >= 0:
        s.chosen[view.seat] = view.choice
    s.batches = 0
    for size in view.pile_batches:
        for _ in range(size):
            put_under(s, 0)
        s.batches += 1


def fill(array: vec[i64], values: tuple[int, ...] | list[int]) -> None:
    """Write values into an array."""
    for i, value in enumerate(values):
        array[i] = value
