"""Tunnels as numbers: the one waiting for a decision; all zeros when there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64, u8

from branchline.core.arrays import vec
from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.core.rules import Rules
from branchline.mechanics.base import Observation
from branchline.mechanics.fields import Axis, Field, axis, byte
from branchline.mechanics.tunnels.rules import N_REVEALED, REVEALED, ROW, SURCHARGE, TRACK, Tunnels

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State


class TunnelsObservation(Observation):
    """The tunnel, the cards laid and revealed, and the surcharge."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tunnels: Tunnels = cast(Tunnels, rules)
        marks = self.tunnels.is_tunnel
        self.tracks: vec[i64] = vec[i64]([track for track in range(len(marks)) if marks[track]])

    def fields(self, game: Game) -> list[Field]:
        """Describe the tunnel being decided."""
        cards = axis("card", N_CARDS)
        longest = int(game.board.longest)
        reveal = int(self.tunnels.reveal)
        tracks = Axis("track", tuple(int(track) for track in self.tracks))
        return [
            Field("tunnel", (tracks,), 1, "the tunnel being decided"),
            Field("tunnel_laid", (cards,), longest, "cards laid for it"),
            Field("tunnel_revealed", (cards,), reveal, "cards revealed"),
            Field("tunnel_surcharge", (), reveal, "cards it costs more"),
        ]

    def write(self, game: Game, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write the tunnel, the cards laid and revealed, and the surcharge."""
        tunnels = self.tunnels
        n: i64 = len(self.tracks)
        end = at + n + 2 * N_CARDS + 1
        for i in range(at, end):
            out[i] = 0
        if s.phase != tunnels.phase:
            return end
        for i in range(n):
            if self.tracks[i] == tunnels.get(s, TRACK):
                out[at + i] = 1
        at += n
        row = tunnels.get(s, ROW)
        prices = game.prices
        laid: i64 = prices.row_card[row]
        out[at + laid] = byte(prices.row_cards[row])
        if prices.row_locomotives[row] > 0:
            out[at + LOCOMOTIVE] = byte(prices.row_locomotives[row])
        at += N_CARDS
        for i in range(tunnels.get(s, N_REVEALED)):
            card = tunnels.get(s, REVEALED + i)
            out[at + card] += 1
        out[at + N_CARDS] = byte(tunnels.get(s, SURCHARGE))
        return end

    def only_slots(self) -> bool:
        """Say that everything written is kept in slots, or follows from shuffles and decisions."""
        return True
