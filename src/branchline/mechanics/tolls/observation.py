"""Tolls as numbers: tokens and loans of every seat, and who would get the toll of each track."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64, u8

from branchline.core.arrays import vec
from branchline.core.rules import Rules
from branchline.mechanics.base import Observation
from branchline.mechanics.fields import Field, axis, byte, seat_after
from branchline.mechanics.tolls.rules import BANK, Tolls

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State


class TollsObservation(Observation):
    """Tokens, then loans, seat by seat; then the tracks whose toll would go to another seat."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tolls: Tolls = cast(Tolls, rules)

    def fields(self, game: Game) -> list[Field]:
        """Describe all of them."""
        seats = axis("seat", int(game.players))
        tracks = axis("track", int(game.board.n_tracks))
        most = int(game.board.n_tracks)
        return [
            Field("tokens", (seats,), 255, "tokens of each seat"),
            Field("loans", (seats,), most, "loans of each seat"),
            Field("toll_to_rival", (tracks,), 1, "tracks whose toll would go to another seat"),
        ]

    def write(self, game: Game, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write all of them, the observing seat first."""
        players = game.players
        for step in range(players):
            other = seat_after(s, seat, step)
            out[at + step] = byte(self.tolls.tokens(s, other))
            out[at + players + step] = byte(self.tolls.loans(s, other))
        at += 2 * players
        for track in range(game.board.n_tracks):
            out[at + track] = 0 if self.tolls.payee(game, s, track, seat) == BANK else 1
        return at + game.board.n_tracks

    def only_slots(self) -> bool:
        """Say that everything written is kept in slots."""
        return True
