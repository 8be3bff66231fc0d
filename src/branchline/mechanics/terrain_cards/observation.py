"""Terrain cards as numbers: face up, in deck and discards, held by every seat, and the question."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64, u8

from branchline.core.arrays import vec
from branchline.core.rules import Rules
from branchline.mechanics.base import Observation
from branchline.mechanics.fields import Field, axis, byte, put_one, seat_after
from branchline.mechanics.terrain_cards.rules import TerrainCards

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State


class TerrainObservation(Observation):
    """All terrain cards, which are open but for the order of the deck."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.terrain: TerrainCards = cast(TerrainCards, rules)

    def fields(self, game: Game) -> list[Field]:
        """Describe all of them."""
        rules = self.terrain
        types = axis("terrain", int(rules.n_types))
        places = axis("row", int(rules.face_up))
        seats = axis("seat", int(game.players))
        tracks = axis("track", int(game.board.n_tracks))
        most = int(rules.each)
        return [
            Field("terrain_shown", (places, types), 1, "terrain cards that lie face up"),
            Field("terrain_deck", (types,), most, "terrain cards in the deck"),
            Field("terrain_discards", (types,), most, "terrain cards discarded"),
            Field("terrain_held", (seats, types), most, "terrain cards of each seat"),
            Field("terrain_track", (tracks,), 1, "the track that may be doubled now"),
        ]

    def write(self, game: Game, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write all of them, the observing seat first."""
        rules = self.terrain
        n = rules.n_types
        for place in range(rules.face_up):
            at = put_one(out, at, n, s.slots[rules.shown_slot(place)] - 1)
        for terrain in range(n):
            out[at + terrain] = byte(s.slots[rules.deck_slot(terrain)])
            out[at + n + terrain] = byte(s.slots[rules.discard_slot(terrain)])
        at += 2 * n
        for step in range(game.players):
            other = seat_after(s, seat, step)
            for terrain in range(n):
                out[at + step * n + terrain] = byte(rules.held(s, other, terrain))
        at += game.players * n
        return put_one(out, at, game.board.n_tracks, rules.track_asked(s))

    def only_slots(self) -> bool:
        """Say that everything written is kept in slots."""
        return True
