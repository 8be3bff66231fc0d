"""How a game starts: cards dealt, the row laid out, tickets offered (B1 to B3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.core import events
from branchline.core.arrays import vec, zeros
from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.core.draw import draw_to_hand, fill_row
from branchline.core.state import GAP, ROW_SIZE, UNCHOSEN, State
from branchline.core.tickets import draw_ticket, offer

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game

FIRST_CARDS: Final = 4
PENDING: Final = 4
"""How many decisions may wait for each other."""


def make_box(game: Game) -> State:
    """Return a state with everything still in the box: new ones are copies of it."""
    players = game.players
    board = game.board
    return State(
        zeros(players * N_CARDS),
        zeros(players * N_CARDS),
        game.cards[:],
        zeros(N_CARDS),
        vec[i64]([GAP] * ROW_SIZE),
        vec[i64]([game.trains] * players),
        zeros(players),
        zeros(players * board.n_words),
        zeros(players * board.n_words),
        zeros(players * board.ticket_words),
        zeros(players * game.most_offered),
        zeros(players),
        vec[i64]([UNCHOSEN] * players),
        zeros(board.n_tickets),
        zeros(board.n_tickets),
        zeros(game.n_slots),
        zeros(PENDING),
    )


def deal_cards(game: Game, s: State, chance: Chance) -> None:
    """Deal the first cards and lay out the row (B2)."""
    seat: i64
    for seat in range(game.players):
        at = seat * N_CARDS + LOCOMOTIVE
        s.hands[at] += game.start_locomotives
        s.known[at] += game.start_locomotives
        s.deck[LOCOMOTIVE] -= game.start_locomotives
    card: i64
    for card in range(N_CARDS):
        s.deck_size += s.deck[card]
    for seat in range(game.players):
        for _ in range(FIRST_CARDS):
            draw_to_hand(s, seat, events.DEALT, chance)
    fill_row(game, s, chance)


def deal_tickets(game: Game, s: State, chance: Chance) -> None:
    """Offer every seat its first tickets (B3); other decks than the pile's leave the game."""
    for number in range(len(game.deal_sizes)):
        lay_pile(s, game.deal_decks[number])
        deal_from_pile(game, s, game.deal_sizes[number], chance)
    lay_pile(s, game.pile)
    deal_from_pile(game, s, game.pile_deal, chance)


def lay_pile(s: State, deck: vec[i64]) -> None:
    """Lay a deck of tickets out as the pile, in unknown order."""
    size: i64 = len(deck)
    for at in range(size):
        s.pile[at] = deck[at]
        s.batch[at] = s.batches
    s.pile_head = 0
    s.pile_size = size
    s.front = size


def deal_from_pile(game: Game, s: State, n: i64, chance: Chance) -> None:
    """Offer n tickets of the pile to every seat."""
    for seat in range(game.players):
        for _number in range(n):
            offer(s, seat, draw_ticket(s, chance), chance)
