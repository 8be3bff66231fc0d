"""Ticket decks in play: a split is named, then as many tickets come of each deck (DE3 to DE5).

At the start all seats name theirs at once, before any tickets are dealt; later it is a turn. The
action says how many tickets are short; the others are long.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.core.arrays import POW, WORD, bits, vec, zeros
from branchline.core.events import EventKind
from branchline.core.rules import Rules
from branchline.core.state import KEEP, UNCHOSEN, TicketDeck
from branchline.core.tickets import draw_from, exchange, first_waiting, offer, put_under

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.state import State

# The decks, in the order in which the game has them.
SHORT: Final = 0
LONG: Final = 1
N_DECKS: Final = 2


class TicketDecks(Rules):
    """A deck of short and one of long tickets, and seats that say how many they draw of each."""

    name = "ticket_decks"

    def __init__(self) -> None:
        super().__init__()
        self.deal: i64 = 0
        """How many first tickets a seat is dealt."""
        self.draw: i64 = 0
        """How many tickets a later draw brings, if there are enough."""
        self.of_deck: vec[i64] = zeros(0)
        """The tickets of each deck, as masks."""
        self.drawn_event: i64 = 0

    def prepare(self, game: Game) -> None:
        """Take over the deal of the first tickets."""
        game.dealer = self

    def reserve(self, game: Game) -> None:
        """Reserve an action for each number of short tickets."""
        self.deal = game.ticket_rules.split_deal
        self.draw = game.later_draw
        self.n_actions = (self.deal if self.deal > self.draw else self.draw) + 1
        words = game.board.ticket_words
        self.of_deck = zeros(words * len(game.ticket_rules.split))
        for number, tickets in enumerate(game.ticket_rules.split):
            for ticket in tickets:
                self.of_deck[number * words + ticket // WORD] |= POW[ticket % WORD]
        self.drawn_event = game.add_event(EventKind("drew_of_decks", ("short", "long")))

    def setup(self, game: Game, s: State, chance: Chance) -> None:
        """Lay out both decks, each in unknown order."""
        s.ticket_decks = []
        for tickets in game.ticket_rules.split:
            size = len(tickets)
            deck = TicketDeck(zeros(size), zeros(size))
            exchange(s, deck)
            for ticket in tickets:
                put_under(s, ticket)
            exchange(s, deck)
            s.ticket_decks.append(deck)

    def size(self, s: State, number: i64) -> i64:
        """Return how many tickets a deck holds."""
        return s.ticket_decks[number].size if s.ticket_decks is not None else 0

    def kept(self, game: Game, s: State, seat: i64, number: i64) -> i64:
        """Return how many tickets of a deck a seat has kept: their backs differ."""
        count: i64 = 0
        words = game.board.ticket_words
        for word in range(words):
            count += bits(s.kept[seat * words + word] & self.of_deck[number * words + word])
        return count

    def offered(self, game: Game, s: State, seat: i64, number: i64) -> i64:
        """Return how many tickets of a deck a seat chooses from."""
        count: i64 = 0
        first = seat * game.most_offered
        for at in range(first, first + s.n_offers[seat]):
            if game.deck_of[s.offers[at]] == number:
                count += 1
        return count

    # Naming a split

    def total(self, game: Game, s: State) -> i64:
        """Return how many tickets the split in question is of."""
        if game.is_before_deal(s):
            return self.deal
        left = self.size(s, SHORT) + self.size(s, LONG)
        return left if left < self.draw else self.draw

    def is_split(self, game: Game, s: State, short: i64) -> bool:
        """Return whether so many short tickets can be asked for (DE5).

        At the start any split can: a deck that runs short is made up for by the other (DE4).
        """
        total = self.total(game, s)
        if not 0 <= short <= total or total == 0:
            return False
        if game.is_before_deal(s):
            return True
        return short <= self.size(s, SHORT) and total - short <= self.size(s, LONG)

    def answers(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """Append every split that can be named."""
        short: i64
        for short in range(self.n_actions):
            if self.is_split(game, s, short):
                acts[n] = self.action + short
                n += 1
        return n

    def is_answer(self, game: Game, s: State, action: i64) -> bool:
        """Return whether an action names a possible split."""
        return self.is_split(game, s, action - self.action)

    def turn_actions(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """Append the draws of tickets (DE5)."""
        return self.answers(game, s, acts, n)

    def is_turn_action(self, game: Game, s: State, action: i64) -> bool:
        """Return whether tickets may be drawn so."""
        return self.is_split(game, s, action - self.action)

    # Drawing

    def resolve(self, game: Game, s: State, action: i64, chance: Chance) -> None:
        """Take note of the split of a seat's first tickets; once all have named one, deal (DE4)."""
        s.chosen[s.seat] = action - self.action
        waiting = first_waiting(s)
        if waiting >= 0:
            s.seat = waiting
            return
        seat: i64
        for seat in range(game.players):
            self.draw_split(s, seat, s.chosen[seat], self.deal, chance)
            s.chosen[seat] = UNCHOSEN
        s.seat = 0

    def act(self, game: Game, s: State, action: i64, chance: Chance) -> None:
        """Draw tickets and ask which to keep (DE5)."""
        self.draw_split(s, s.seat, action - self.action, self.total(game, s), chance)
        s.phase = KEEP

    def draw_split(self, s: State, seat: i64, short: i64, total: i64, chance: Chance) -> None:
        """Offer a seat tickets of both decks; one that runs short is made up for by the other."""
        if short > self.size(s, SHORT):
            short = self.size(s, SHORT)
        long = total - short
        if long > self.size(s, LONG):
            long = self.size(s, LONG)
            short = total - long
        if chance.watching:
            chance.tell(self.drawn_event, seat, short, long)
        self.offer_from(s, seat, SHORT, short, chance)
        self.offer_from(s, seat, LONG, long, chance)

    def offer_from(self, s: State, seat: i64, number: i64, n: i64, chance: Chance) -> None:
        """Offer a seat tickets of a deck."""
        decks = s.ticket_decks
        if decks is not None:
            for _ in range(n):
                offer(s, seat, draw_from(s, decks[number], chance), chance)
