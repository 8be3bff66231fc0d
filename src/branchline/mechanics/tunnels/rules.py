"""Tunnels in play: lay a payment, reveal cards, then pay the surcharge or decline (T1 to T5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.core.claim import finish_claim, pay, pay_cards, show_cards, tell_payment
from branchline.core.draw import discard_cards, draw_card, restock, shuffle_if_empty
from branchline.core.events import CLAIMED, EventKind
from branchline.core.rules import Rules
from branchline.core.state import GAP

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.state import State

# Slots: the tunnel being decided, its payment (a row of the prices), what it costs more, how many
# cards are revealed, and these cards.
TRACK: Final = 0
ROW: Final = 1
SURCHARGE: Final = 2
N_REVEALED: Final = 3
REVEALED: Final = 4


class Tunnels(Rules):
    """Tracks for which cards are revealed once a payment is laid.

    Laid cards stay in the hand, set aside, until the decision. Actions: decline, then pay the
    surcharge with 0, 1, 2, ... locomotives.
    """

    name = "tunnels"

    def __init__(self, is_tunnel: Sequence[bool], reveal: int) -> None:
        super().__init__()
        self.is_tunnel: vec[i64] = vec[i64]([int(each) for each in is_tunnel])
        self.reveal: i64 = reveal
        self.laid_event: i64 = 0
        self.revealed_event: i64 = 0
        self.surcharge_event: i64 = 0
        self.paid_event: i64 = 0
        self.declined_event: i64 = 0

    def reserve(self, game: Game) -> None:
        """Reserve slots and actions, and name the events."""
        self.n_slots = REVEALED + self.reveal
        self.n_actions = 2 + self.reveal
        self.laid_event = game.add_event(
            EventKind("tunnel_laid", ("track", "card", "cards", "locomotives"))
        )
        self.revealed_event = game.add_event(EventKind("tunnel_revealed", ("card",)))
        self.surcharge_event = game.add_event(EventKind("tunnel_surcharge", ("cards",)))
        self.paid_event = game.add_event(EventKind("tunnel_paid", ("card", "cards", "locomotives")))
        self.declined_event = game.add_event(EventKind("tunnel_declined", ("track",)))

    def get(self, s: State, which: i64) -> i64:
        """Return one of the mechanic's slots."""
        return s.slots[self.slot + which]

    def put(self, s: State, which: i64, value: i64) -> None:
        """Set one of the mechanic's slots."""
        s.slots[self.slot + which] = value

    def before_claim(self, game: Game, s: State, track: i64, row: i64, chance: Chance) -> bool:
        """Lay the payment for a tunnel and reveal cards (T1, T2)."""
        if not self.is_tunnel[track]:
            return False
        prices = game.prices
        self.put(s, TRACK, track)
        self.put(s, ROW, row)
        show_cards(s, s.seat, prices.row_card[row], prices.row_cards[row])
        show_cards(s, s.seat, LOCOMOTIVE, prices.row_locomotives[row])
        if chance.watching:
            tell_payment(game, self.laid_event, s.seat, track, row, chance)
        surcharge = self.reveal_cards(s, prices.row_card[row], chance)
        self.put(s, SURCHARGE, surcharge)
        if surcharge == 0:
            self.claim(game, s, 0, chance)
            return True
        if chance.watching:
            chance.tell(self.surcharge_event, s.seat, surcharge)
        game.ask(s, self)
        return True

    def reveal_cards(self, s: State, laid: i64, chance: Chance) -> i64:
        """Reveal cards of the deck; return how many of them cost another card (T1, T2)."""
        surcharge: i64 = 0
        n: i64 = 0
        while n < self.reveal:
            card = draw_card(s, chance)
            if card == GAP:
                break
            self.put(s, REVEALED + n, card)
            n += 1
            if chance.watching:
                chance.tell(self.revealed_event, s.seat, card)
            shuffle_if_empty(s, chance)
            if card in (LOCOMOTIVE, laid):
                surcharge += 1
        self.put(s, N_REVEALED, n)
        return surcharge

    def answers(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """Offer to decline, and every mix that pays the surcharge (T2, T3)."""
        for action in range(self.action, self.action + self.n_actions):
            if self.is_answer(game, s, action):
                acts[n] = action
                n += 1
        return n

    def is_answer(self, game: Game, s: State, action: i64) -> bool:
        """Return whether the seat can pay the surcharge with so many locomotives, or declines."""
        locomotives = action - self.action - 1
        surcharge = self.get(s, SURCHARGE)
        if locomotives < -1 or locomotives > surcharge:
            return False
        if locomotives == -1:
            return True
        prices = game.prices
        row = self.get(s, ROW)
        hand = s.seat * N_CARDS
        spare = s.hands[hand + LOCOMOTIVE] - prices.row_locomotives[row]
        card = prices.row_card[row]
        cards = surcharge - locomotives
        if card == LOCOMOTIVE:
            return cards == 0 and spare >= locomotives
        return spare >= locomotives and s.hands[hand + card] - prices.row_cards[row] >= cards

    def resolve(self, game: Game, s: State, action: i64, chance: Chance) -> None:
        """Pay the surcharge and claim, or take the laid cards back (T3)."""
        game.answered(s)
        locomotives = action - self.action - 1
        if locomotives >= 0:
            self.claim(game, s, locomotives, chance)
            return
        if chance.watching:
            chance.tell(self.declined_event, s.seat, self.get(s, TRACK))
        self.discard_revealed(s)
        self.clear(s)
        restock(game, s, chance)
        game.end_turn(s, chance)

    def claim(self, game: Game, s: State, locomotives: i64, chance: Chance) -> None:
        """Pay what was laid and the surcharge, and claim the tunnel."""
        track = self.get(s, TRACK)
        row = self.get(s, ROW)
        cards = self.get(s, SURCHARGE) - locomotives
        card = game.prices.row_card[row]
        if cards > 0:
            pay_cards(s, s.seat, card, cards)
        if locomotives > 0:
            pay_cards(s, s.seat, LOCOMOTIVE, locomotives)
        if chance.watching and cards + locomotives > 0:
            chance.tell(self.paid_event, s.seat, card, cards, locomotives)
        pay(game, s, s.seat, row)
        if chance.watching:
            tell_payment(game, CLAIMED, s.seat, track, row, chance)
        self.discard_revealed(s)
        self.clear(s)
        finish_claim(game, s, track, chance)

    def discard_revealed(self, s: State) -> None:
        """Discard the revealed cards (T4)."""
        for i in range(self.get(s, N_REVEALED)):
            discard_cards(s, self.get(s, REVEALED + i), 1)

    def clear(self, s: State) -> None:
        """Forget the tunnel that has been decided."""
        for i in range(self.n_slots):
            self.put(s, i, 0)

    def cards_aside(self, s: State) -> list[int]:
        """Return the revealed cards: they are discarded after the decision (T4)."""
        return [int(self.get(s, REVEALED + i)) for i in range(self.get(s, N_REVEALED))]
