"""From a view back to a position: what the seat can see is put where it belongs.

What it cannot see is left to `branchline.play.redeal`.
"""

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.arrays import POW, WORD, vec, zeros
from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.state import ASKED, FIRST, GAP, UNCHOSEN, State, TicketDeck
from branchline.core.tickets import exchange, offer, put_under
from branchline.play.view import PHASES, View


def place_public(game: Game, view: View, s: State) -> None:
    """Copy everything that all can see from a view into a new state."""
    board = game.board
    phases = {name: phase for phase, name in PHASES.items()}
    phases |= {m.name: ASKED + i for i, m in enumerate(game.mechanics)}
    if game.dealer is not None:
        phases[game.dealer.name] = FIRST
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
    if s.phase == FIRST and view.seat >= 0:
        s.chosen[view.seat] = view.choice
    s.batches = 0
    for size in view.pile_batches:
        for _ in range(size):
            put_under(s, 0)
        s.batches += 1
    if view.deck_batches:
        place_decks(game, view, s)
    if s.phase == FIRST and game.first_shuffled:
        s.batches = 0


def place_decks(game: Game, view: View, s: State) -> None:
    """Lay out the ticket decks among which seats choose, their tickets yet to be dealt."""
    decks = []
    for tickets, sizes in zip(game.ticket_rules.split, view.deck_batches, strict=True):
        deck = TicketDeck(zeros(len(tickets)), zeros(len(tickets)))
        exchange(s, deck)
        for number, size in enumerate(sizes):
            s.batches = number
            for _ in range(size):
                put_under(s, 0)
        exchange(s, deck)
        decks.append(deck)
    s.batches = max(map(len, view.deck_batches))
    s.ticket_decks = decks


def fill(array: vec[i64], values: tuple[int, ...] | list[int]) -> None:
    """Write values into an array."""
    for i, value in enumerate(values):
        array[i] = value
