"""Tunnels: tracks whose price is known only after cards are revealed (T1 to T5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from branchline.core.arrays import vec
from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.core.claim import finish_claim, pay, pay_cards, show_cards, tell_payment
from branchline.core.draw import discard_cards, draw_card, restock, shuffle_if_empty
from branchline.core.events import CLAIMED, EventKind
from branchline.core.hooks import Mechanic, Parts, Viewed
from branchline.core.pieces import Axis, Piece, axis, byte
from branchline.core.state import GAP
from branchline.core.ways import OPEN

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.core.ways import Ways


class Tunnels(Mechanic):
    """Lay a payment, reveal cards, then pay the surcharge or decline.

    Laid cards stay in the hand, set aside, until the decision. Slots: the track, the payment laid,
    the surcharge, how many cards are revealed, and these cards. Actions: decline, then pay the
    surcharge with 0, 1, 2, ... locomotives.
    """

    name = "tunnels"

    def __init__(self, reveal: int) -> None:
        super().__init__()
        self.reveal: i64 = reveal
        self.tunnels: vec[i64] = vec[i64]([])
        self.laid_event: i64 = 0
        self.revealed_event: i64 = 0
        self.surcharge_event: i64 = 0
        self.paid_event: i64 = 0
        self.declined_event: i64 = 0

    def prepare(self, game: Game) -> None:
        """Reserve slots and actions, and name the events."""
        board = game.board
        tunnels = [track for track in range(board.n_tracks) if board.tunnel[track]]
        self.tunnels = vec[i64](tunnels)
        self.n_slots = 4 + self.reveal
        self.n_actions = 2 + self.reveal
        self.laid_event = game.add_event(
            EventKind("tunnel_laid", ("track", "card", "cards", "locomotives"))
        )
        self.revealed_event = game.add_event(EventKind("tunnel_revealed", ("card",)))
        self.surcharge_event = game.add_event(EventKind("tunnel_surcharge", ("cards",)))
        self.paid_event = game.add_event(EventKind("tunnel_paid", ("card", "cards", "locomotives")))
        self.declined_event = game.add_event(EventKind("tunnel_declined", ("track",)))

    def before_claim(self, game: Game, s: State, track: i64, row: i64, chance: Chance) -> bool:
        """Lay the payment for a tunnel and reveal cards (T1, T2)."""
        if not game.board.tunnel[track]:
            return False
        prices = game.prices
        at = self.slot
        s.slots[at] = track
        s.slots[at + 1] = row
        show_cards(s, s.seat, prices.row_card[row], prices.row_cards[row])
        show_cards(s, s.seat, LOCOMOTIVE, prices.row_locomotives[row])
        if chance.watching:
            tell_payment(game, self.laid_event, s.seat, track, row, chance)
        surcharge: i64 = 0
        n: i64 = 0
        while n < self.reveal:
            card = draw_card(s, chance)
            if card == GAP:
                break
            s.slots[at + 4 + n] = card
            n += 1
            if chance.watching:
                chance.tell(self.revealed_event, s.seat, card)
            shuffle_if_empty(s, chance)
            if card == LOCOMOTIVE or card == prices.row_card[row]:
                surcharge += 1
        s.slots[at + 2] = surcharge
        s.slots[at + 3] = n
        if surcharge == 0:
            self.claim(game, s, 0, chance)
            return True
        if chance.watching:
            chance.tell(self.surcharge_event, s.seat, surcharge)
        game.ask(s, self)
        return True

    def answers(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """Offer to decline, and every mix that pays the surcharge (T2, T3)."""
        action: i64
        for action in range(self.action, self.action + self.n_actions):
            if self.is_answer(game, s, action):
                acts[n] = action
                n += 1
        return n

    def is_answer(self, game: Game, s: State, action: i64) -> bool:
        """Tell whether the seat can pay the surcharge with so many locomotives, or declines."""
        locomotives = action - self.action - 1
        surcharge = s.slots[self.slot + 2]
        if locomotives < -1 or locomotives > surcharge:
            return False
        if locomotives == -1:
            return True
        prices = game.prices
        row = s.slots[self.slot + 1]
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
            chance.tell(self.declined_event, s.seat, s.slots[self.slot])
        self.discard_revealed(s)
        self.clear(s)
        restock(game, s, chance)
        game.end_turn(s, chance)

    def claim(self, game: Game, s: State, locomotives: i64, chance: Chance) -> None:
        """Pay what was laid and the surcharge, and claim the tunnel."""
        at = self.slot
        track = s.slots[at]
        row = s.slots[at + 1]
        cards = s.slots[at + 2] - locomotives
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
        i: i64
        for i in range(s.slots[self.slot + 3]):
            discard_cards(s, s.slots[self.slot + 4 + i], 1)

    def clear(self, s: State) -> None:
        """Forget the tunnel that has been decided."""
        i: i64
        for i in range(self.n_slots):
            s.slots[self.slot + i] = 0

    def cards_aside(self, s: State) -> list[int]:
        """Return the revealed cards: they are discarded after the decision (T4)."""
        return [int(s.slots[self.slot + 4 + i]) for i in range(s.slots[self.slot + 3])]

    def ways(self, game: Game, s: State, seat: i64, ways: Ways) -> None:
        """Add the surcharge to be expected, and a card to spare, to the price of a tunnel.

        Each card revealed costs another if it is a locomotive or of the colour laid.
        """
        board = game.board
        total: i64 = 0
        card: i64
        for card in range(N_CARDS):
            total += game.cards[card]
        surcharge = 100 * self.reveal * (game.cards[0] + game.cards[LOCOMOTIVE]) // total
        track: i64
        for track in range(board.n_tracks):
            if board.tunnel[track]:
                ways.extra[track] += surcharge
                ways.spare[track] += 1

    def traits(self, game: Game, s: State, seat: i64, ways: Ways, out: vec[i64], at: i64) -> i64:
        """Tell how many tunnels are planned."""
        planned: i64 = 0
        track: i64
        for track in range(game.board.n_tracks):
            if ways.planned[track] == 1 and ways.kind[track] == OPEN and game.board.tunnel[track]:
                planned += 1
        out[at] = 300 * planned
        return at + 1

    def reply(self, game: Game, s: State, ways: Ways) -> i64:
        """Pay with as few locomotives as possible; decline only if nothing else is possible."""
        action: i64
        for action in range(self.action + 1, self.action + self.n_actions):
            if self.is_answer(game, s, action):
                return action
        return self.action

    def view(self, game: Game, s: State, seat: i64) -> Viewed:
        """Return the tunnel waiting for a decision; laid and revealed cards are public."""
        if s.phase != self.phase:
            return {}
        at = self.slot
        return {
            "track": int(s.slots[at]),
            "payment": int(s.slots[at + 1]),
            "surcharge": int(s.slots[at + 2]),
            "revealed": self.cards_aside(s),
        }

    def pieces(self, game: Game) -> list[Piece]:
        """Describe the tunnel waiting for a decision: all zeros when there is none."""
        cards = axis("card", N_CARDS)
        longest = int(game.board.longest)
        tunnels = Axis("track", tuple(int(track) for track in self.tunnels))
        return [
            Piece("tunnel", (tunnels,), 1, "the tunnel being decided"),
            Piece("tunnel_laid", (cards,), longest, "cards laid for it"),
            Piece("tunnel_revealed", (cards,), int(self.reveal), "cards revealed"),
            Piece("tunnel_surcharge", (), int(self.reveal), "cards it costs more"),
        ]

    def observe(self, game: Game, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write the tunnel, the cards laid and revealed, and the surcharge."""
        n: i64 = len(self.tunnels)
        i: i64
        for i in range(at, at + n + 2 * N_CARDS + 1):
            out[i] = 0
        end = at + n + 2 * N_CARDS + 1
        if s.phase != self.phase:
            return end
        slot = self.slot
        for i in range(n):
            if self.tunnels[i] == s.slots[slot]:
                out[at + i] = 1
        at += n
        row = s.slots[slot + 1]
        prices = game.prices
        laid: i64 = prices.row_card[row]
        out[at + laid] = byte(prices.row_cards[row])
        if prices.row_locomotives[row] > 0:
            out[at + LOCOMOTIVE] = byte(prices.row_locomotives[row])
        at += N_CARDS
        for i in range(s.slots[slot + 3]):
            card = s.slots[slot + 4 + i]
            out[at + card] += 1
        out[at + N_CARDS] = byte(s.slots[slot + 2])
        return end

    def parts(self, game: Game, action: int) -> Parts:
        """Say an answer: `decline`, or `surcharge` with a number of locomotives."""
        locomotives = action - int(self.action) - 1
        if locomotives < 0:
            return [("word", "decline")]
        return [("word", "surcharge"), ("word", f"loco×{locomotives}")]
