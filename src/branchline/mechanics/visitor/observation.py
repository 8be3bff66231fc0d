"""The visitor as numbers: where he stands, who has him, and whether he was just taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64, u8

from branchline.core.arrays import vec
from branchline.core.rules import Rules
from branchline.mechanics.base import Observation
from branchline.mechanics.fields import Field, axis, seat_after
from branchline.mechanics.visitor.rules import Visitor

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State


class VisitorObservation(Observation):
    """His place, his host, and whether he is to be led to a city."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.visitor: Visitor = cast(Visitor, rules)

    def fields(self, game: Game) -> list[Field]:
        """Describe all of them."""
        return [
            Field("visitor_place", (axis("place", int(game.board.n_places)),), 1, "where he is"),
            Field("visitor_host", (axis("seat", int(game.players)),), 1, "who has him"),
            Field("visitor_taken", (), 1, "whether he is to be led to a city now"),
        ]

    def write(self, game: Game, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write all of them, the observing seat first."""
        visitor = self.visitor
        n = game.board.n_places
        for i in range(at, at + n + game.players + 1):
            out[i] = 0
        out[at + visitor.place(s)] = 1
        at += n
        host = visitor.host(s)
        for step in range(game.players):
            if seat_after(s, seat, step) == host:
                out[at + step] = 1
        at += game.players
        if visitor.is_taken_now(s):
            out[at] = 1
        return at + 1

    def only_slots(self) -> bool:
        """Say that everything written is kept in slots."""
        return True
