"""Tickets on the move: the pile, offers and choices (B3, B14).

The pile is a ring of tickets in batches. Nobody knows the order within a batch, so it has none:
a draw picks any ticket of the front batch. Tickets put under the pile form a new last batch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core import events
from branchline.core.actions import KEEP_ACTION
from branchline.core.arrays import POW, WORD, bits, vec
from branchline.core.state import FIRST, KEEP, UNCHOSEN

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.state import State, TicketDeck


def put_under(s: State, ticket: i64) -> None:
    """Put a ticket under the pile, into the newest batch."""
    at = (s.pile_head + s.pile_size) % len(s.pile)
    s.pile[at] = ticket
    s.batch[at] = s.batches
    s.pile_size += 1
    if s.batches == s.batch[s.pile_head]:
        s.front += 1


def draw_ticket(s: State, chance: Chance) -> i64:
    """Draw the top ticket of the pile, which must not be empty."""
    pile = s.pile
    size = len(pile)
    head = s.pile_head
    at = (head + chance.ticket(pile, head, s.front)) % size
    ticket = pile[at]
    pile[at] = pile[head]
    head = (head + 1) % size
    s.pile_head = head
    s.pile_size -= 1
    s.front -= 1
    if s.front == 0:
        while s.front < s.pile_size and s.batch[(head + s.front) % size] == s.batch[head]:
            s.front += 1
    return ticket


def exchange(s: State, deck: TicketDeck) -> None:
    """Let a further deck and the pile change places, so that one may be drawn from as the other."""
    tickets, batch = s.pile, s.batch
    head, size, front = s.pile_head, s.pile_size, s.front
    s.pile = deck.tickets
    s.batch = deck.batch
    s.pile_head = deck.head
    s.pile_size = deck.size
    s.front = deck.front
    deck.tickets = tickets
    deck.batch = batch
    deck.head = head
    deck.size = size
    deck.front = front


def draw_from(s: State, deck: TicketDeck, chance: Chance) -> i64:
    """Draw the top ticket of a further deck, which must not be empty."""
    exchange(s, deck)
    ticket = draw_ticket(s, chance)
    exchange(s, deck)
    return ticket


def return_ticket(game: Game, s: State, ticket: i64) -> None:
    """Put a rejected ticket under the pile, or under the deck that it came from."""
    decks = s.ticket_decks
    if decks is None:
        put_under(s, ticket)
        return
    deck = decks[game.deck_of[ticket]]
    exchange(s, deck)
    put_under(s, ticket)
    exchange(s, deck)


def are_tickets_left(s: State) -> bool:
    """Return whether there are tickets to draw, in the pile or in a further deck."""
    found = s.pile_size > 0
    if s.ticket_decks is not None:
        for deck in s.ticket_decks:
            found = found or deck.size > 0
    return found


def offer(s: State, seat: i64, ticket: i64, chance: Chance) -> None:
    """Add a ticket to what a seat may choose from, in order of number."""
    first = seat * (len(s.offers) // len(s.n_offers))
    at = first + s.n_offers[seat]
    while at > first and s.offers[at - 1] > ticket:
        s.offers[at] = s.offers[at - 1]
        at -= 1
    s.offers[at] = ticket
    s.n_offers[seat] += 1
    if chance.watching:
        chance.tell(events.OFFERED, seat, ticket)


def draw_offer(game: Game, s: State, chance: Chance) -> None:
    """Draw tickets and ask which to keep (B14)."""
    n = game.later_draw
    while n > 0 and s.pile_size > 0:
        offer(s, s.seat, draw_ticket(s, chance), chance)
        n -= 1
        refill_if_empty(game, s, chance)
    s.phase = KEEP


def refill_if_empty(game: Game, s: State, chance: Chance) -> None:
    """Let mechanics lay a new pile once the old one is empty."""
    if s.pile_size == 0:
        for mechanic in game.refilling:
            mechanic.refill_pile(game, s, chance)


def least_kept(game: Game, s: State, seat: i64) -> i64:
    """Return how many of its offered tickets a seat must keep at least."""
    least = game.first_keep if s.phase == FIRST else game.later_keep
    n = s.n_offers[seat]
    return n if n < least else least


def keeps_into(game: Game, s: State, seat: i64, acts: vec[i64], n: i64) -> i64:
    """Append every legal choice among the offered tickets; return the new n."""
    least = least_kept(game, s, seat)
    for choice in range(POW[s.n_offers[seat]]):
        if game.choice_size[choice] >= least:
            acts[n] = KEEP_ACTION + choice
            n += 1
    return n


def is_keep(game: Game, s: State, seat: i64, action: i64) -> bool:
    """Return whether a choice among the offered tickets is legal."""
    choice = action - KEEP_ACTION
    return 0 <= choice < POW[s.n_offers[seat]] and bits(choice) >= least_kept(game, s, seat)


def keep(game: Game, s: State, action: i64, chance: Chance) -> None:
    """Keep the chosen tickets of a draw (B14)."""
    s.batches += 1
    settle(game, s, s.seat, action - KEEP_ACTION, game.later_under, chance)
    refill_if_empty(game, s, chance)
    game.end_turn(s, chance)


def choose_first(game: Game, s: State, seat: i64, action: i64, chance: Chance) -> None:
    """Take note of a seat's first choice; once all have chosen, let the game begin (B3)."""
    s.chosen[seat] = action - KEEP_ACTION
    waiting = first_waiting(s)
    if waiting >= 0:
        s.seat = waiting
        return
    if not game.first_shuffled:  # else those rejected mix with the others, in unknown order
        s.batches += 1
    for each in range(game.players):
        settle(game, s, each, s.chosen[each], game.first_under, chance)
        s.chosen[each] = 0
    refill_if_empty(game, s, chance)
    game.begin(s, chance)


def first_waiting(s: State) -> i64:
    """Return the first seat that owes its first choice, or -1."""
    seat: i64
    for seat in range(len(s.chosen)):
        if s.chosen[seat] == UNCHOSEN:
            return seat
    return -1


def settle(game: Game, s: State, seat: i64, choice: i64, under: bool, chance: Chance) -> None:
    """Move the chosen tickets of an offer to the seat, and the others where the map says."""
    first = seat * game.most_offered
    n = s.n_offers[seat]
    kept: i64 = 0
    for i in range(n):
        ticket = s.offers[first + i]
        s.offers[first + i] = 0
        if choice & POW[i]:
            s.kept[seat * game.board.ticket_words + ticket // WORD] |= POW[ticket % WORD]
            kept += 1
            if chance.watching:
                chance.tell(events.KEPT_TICKET, seat, ticket)
        elif under:
            return_ticket(game, s, ticket)
        else:
            for mechanic in game.rejecting:
                mechanic.reject_ticket(game, s, seat, ticket, chance)
    s.n_offers[seat] = 0
    if chance.watching:
        chance.tell(events.KEPT, seat, kept, n - kept)
