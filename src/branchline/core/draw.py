"""Cards on the move: deck, row and discards (B5 to B9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core import events
from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.core.state import GAP, ROW_SIZE, SECOND

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.state import State


def draw_card(s: State, chance: Chance) -> i64:
    """Draw the top card of the deck, or GAP if there is none; `shuffle_if_empty` must follow."""
    n = s.deck_size
    if n == 0:
        return GAP
    card = chance.card(s.deck, n)
    s.deck[card] -= 1
    s.deck_size = n - 1
    return card


def shuffle_if_empty(s: State, chance: Chance) -> None:
    """Shuffle once the deck is empty (B8); the caller has already reported the last card."""
    if s.deck_size == 0 and s.discard_size > 0:
        shuffle(s, chance)


def shuffle(s: State, chance: Chance) -> None:
    """Make the discards the new deck (B8)."""
    empty = s.deck
    s.deck = s.discard
    s.discard = empty
    s.deck_size = s.discard_size
    s.discard_size = 0
    s.shuffles += 1
    if chance.watching:
        chance.tell(events.SHUFFLED, -1, s.deck_size)


def discard_cards(s: State, card: i64, n: i64) -> None:
    """Put n cards on the discard pile; `restock` must follow once all are there."""
    s.discard[card] += n
    s.discard_size += n


def fill(s: State, slot: i64, chance: Chance) -> None:
    """Fill a place of the row from the deck."""
    card = draw_card(s, chance)
    s.row[slot] = card
    if card == LOCOMOTIVE:
        s.row_locomotives += 1
    if chance.watching and card != GAP:
        chance.tell(events.ROW_FILLED, -1, slot, card)
    shuffle_if_empty(s, chance)


def fill_row(game: Game, s: State, chance: Chance) -> None:
    """Fill every gap of the row, then sweep it if necessary (B7, B8)."""
    slot: i64
    for slot in range(ROW_SIZE):
        if s.row[slot] == GAP:
            fill(s, slot, chance)
    if s.row_locomotives >= game.sweep_at:
        sweep(game, s, chance)


def sweep(game: Game, s: State, chance: Chance) -> None:
    """Discard and replace the row while it shows too many locomotives (B7).

    Deck and discards can take turns without ever mixing: five cards here, five there, neither
    five fit for a row. After two shuffles in vain everything is shuffled together.
    """
    slot: i64
    card: i64
    before = s.shuffles
    while s.row_locomotives >= game.sweep_at and can_sweep(game, s):
        if chance.watching:
            chance.tell(events.ROW_SWEPT, -1)
        for slot in range(ROW_SIZE):
            card = s.row[slot]
            if card != GAP:
                discard_cards(s, card, 1)
                s.row[slot] = GAP
        s.row_locomotives = 0
        if s.shuffles - before >= 2:
            for card in range(N_CARDS):
                discard_cards(s, card, s.deck[card])
                s.deck[card] = 0
            s.deck_size = 0
        if s.deck_size == 0:
            shuffle(s, chance)
        for slot in range(ROW_SIZE):
            fill(s, slot, chance)


def can_sweep(game: Game, s: State) -> bool:
    """Return whether the cards outside the hands can form a row with few enough locomotives."""
    cards = s.deck_size + s.discard_size
    locomotives = s.deck[LOCOMOTIVE] + s.discard[LOCOMOTIVE] + s.row_locomotives
    slot: i64
    for slot in range(ROW_SIZE):
        if s.row[slot] != GAP:
            cards += 1
    row: i64 = ROW_SIZE
    if cards < row:
        row = cards
    return row - (cards - locomotives) < game.sweep_at


def restock(game: Game, s: State, chance: Chance) -> None:
    """Act on new discards: shuffle them if the deck is empty, fill gaps, sweep (B7, B8)."""
    if s.deck_size == 0 and s.discard_size > 0:
        shuffle(s, chance)
        fill_row(game, s, chance)
    elif s.row_locomotives >= game.sweep_at:
        sweep(game, s, chance)


def take_from_row(game: Game, s: State, slot: i64, chance: Chance) -> None:
    """Pick a card of the row (B5, B6)."""
    card = s.row[slot]
    hand = s.seat * N_CARDS + card
    s.hands[hand] += 1
    s.known[hand] += 1
    if chance.watching:
        chance.tell(events.TOOK, s.seat, slot, card)
    if card == LOCOMOTIVE:
        s.row_locomotives -= 1
    fill(s, slot, chance)
    if s.row_locomotives >= game.sweep_at:
        sweep(game, s, chance)
    if s.phase == SECOND or (card == LOCOMOTIVE and game.row_locomotive_ends):
        game.end_turn(s, chance)
    else:
        ask_second(game, s, chance)


def take_blind(game: Game, s: State, chance: Chance) -> None:
    """Pick the top card of the deck (B5)."""
    draw_to_hand(s, s.seat, events.DREW, chance)
    if s.phase == SECOND:
        game.end_turn(s, chance)
    else:
        ask_second(game, s, chance)


def draw_to_hand(s: State, seat: i64, event: i64, chance: Chance) -> None:
    """Move the top card of the deck to a hand, unseen by the others; report it as an event."""
    card = draw_card(s, chance)
    s.hands[seat * N_CARDS + card] += 1
    if chance.watching:
        chance.tell(event, seat, card)
    shuffle_if_empty(s, chance)


def ask_second(game: Game, s: State, chance: Chance) -> None:
    """Ask for the second pick, or end the draw if there is none (B9)."""
    if s.deck_size > 0 or has_second(game, s) or has_other_second(game, s):
        s.phase = SECOND
    else:
        game.end_turn(s, chance)


def has_second(game: Game, s: State) -> bool:
    """Return whether the row holds a card that may be the second pick."""
    slot: i64
    for slot in range(ROW_SIZE):
        if s.row[slot] != GAP and (s.row[slot] != LOCOMOTIVE or not game.row_locomotive_ends):
            return True
    return False


def has_other_second(game: Game, s: State) -> bool:
    """Return whether a mechanic has something that may be the second pick."""
    n: i64 = 0
    for mechanic in game.picking:
        n = mechanic.second_picks(game, s, game.scratch, n)
    return n > 0
