"""Substitutes as numbers: the claim or purchase that cards are being chosen for."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64, u8

from branchline.core.arrays import vec
from branchline.core.cards import N_CARDS
from branchline.core.rules import Rules
from branchline.mechanics.base import Observation
from branchline.mechanics.fields import Field, axis, byte, put_one
from branchline.mechanics.substitutes.rules import LAID, LEFT, TRACK, Substitutes

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State


class SubstitutesObservation(Observation):
    """What is being paid for while cards are chosen; else only zeros."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.substitutes: Substitutes = cast(Substitutes, rules)

    def fields(self, game: Game) -> list[Field]:
        """Describe the payment being made."""
        cards = axis("card", N_CARDS)
        tracks = axis("track", int(game.board.n_tracks))
        most = int(sum(game.cards))
        return [
            Field("paying_for_track", (tracks,), 1, "the track being paid for with substitutes"),
            Field("paying", (cards,), most, "cards of this payment that are no substitutes"),
            Field("substitutes_laid", (cards,), most, "cards chosen as substitutes so far"),
            Field("substitutes_to_choose", (), most, "cards still to be chosen as substitutes"),
        ]

    def write(self, game: Game, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write what is being paid for, the cards paid and laid, and how many are to come."""
        chosen = self.substitutes
        left = chosen.get(s, LEFT)
        track: i64 = chosen.get(s, TRACK) if left > 0 and chosen.item(s) < 0 else -1
        at = put_one(out, at, game.board.n_tracks, track)
        taken = chosen.count_taken(game, s)
        card: i64
        for card in range(N_CARDS):
            laid = chosen.get(s, LAID + card)
            paid: i64 = 0
            if left > 0:
                paid = taken[card] - laid
            out[at + card] = byte(paid)
            out[at + N_CARDS + card] = byte(laid)
        at += 2 * N_CARDS
        out[at] = byte(left)
        return at + 1

    def only_slots(self) -> bool:
        """Say that everything written is kept in slots, or follows from shuffles and decisions."""
        return True
