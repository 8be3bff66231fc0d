"""Where a seat may build: from its starting place, and from places its tracks reach (OW5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.arrays import POW, WORD, lowest_bit, vec, zeros
from branchline.core.claim import claimed, open_tracks, route_full, route_used_up
from branchline.core.rules import Rules

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.state import State


class ConnectedBuilding(Rules):
    """A seat has one network, and every track it claims must touch it.

    Where no mechanic gives it a starting place, the first track may lie anywhere.
    """

    name = "connected_building"

    def __init__(self) -> None:
        super().__init__()
        self.tracks_at: vec[i64] = zeros(0)
        """The masks of the tracks at every place: [place * words + word]."""
        self.reach: vec[i64] = zeros(0)
        """The mask of tracks at the places a seat has reached, found last."""

    def reserve(self, game: Game) -> None:
        """Sort the tracks by their places."""
        board = game.board
        self.tracks_at = zeros(board.n_places * board.n_words)
        self.reach = zeros(board.n_words)
        for track in range(board.n_tracks):
            for place in (board.track_a[track], board.track_b[track]):
                self.tracks_at[place * board.n_words + track // WORD] |= POW[track % WORD]

    def root(self, game: Game, s: State, seat: i64) -> i64:
        """Return a place that all tracks of a seat must be joined to, or -1 if it has none yet."""
        place: i64 = -1
        if game.place_owners is not None:
            place = game.place_owners.start_place(s, seat)
        if place < 0:
            n_words = game.board.n_words
            for word in range(n_words):
                owned = s.owned[seat * n_words + word]
                if owned != 0:
                    return game.board.track_a[word * WORD + lowest_bit(owned)]
        return place

    def open_tracks(self, game: Game, s: State, seat: i64) -> None:
        """Close all tracks that do not touch the network of a seat, once it has one (OW5)."""
        place = self.root(game, s, seat)
        if place < 0:
            return
        board = game.board
        n_words = board.n_words
        for word in range(n_words):
            self.reach[word] = self.tracks_at[place * n_words + word]
        for word in range(n_words):
            owned = s.owned[seat * n_words + word]
            while owned != 0:
                track = word * WORD + lowest_bit(owned)
                owned &= owned - 1
                self.add_place(board.track_a[track], n_words)
                self.add_place(board.track_b[track], n_words)
        for word in range(n_words):
            s.open[seat * n_words + word] &= self.reach[word]

    def add_place(self, place: i64, n_words: i64) -> None:
        """Add the tracks of a place to those within reach."""
        for word in range(n_words):
            self.reach[word] |= self.tracks_at[place * n_words + word]

    def after_claim(self, game: Game, s: State, track: i64, chance: Chance) -> None:
        """Open the tracks at the place that the seat has reached, if it is a new one (OW5)."""
        a = game.board.track_a[track]
        b = game.board.track_b[track]
        a_is_new = self.is_new(game, s, a, track)
        b_is_new = self.is_new(game, s, b, track)
        if (a_is_new and b_is_new) or ((a_is_new or b_is_new) and len(game.opening) > 1):
            open_tracks(game, s, s.seat)  # its first track, or others have a say as well
        elif a_is_new:
            self.open_at(game, s, a)
        elif b_is_new:
            self.open_at(game, s, b)

    def is_new(self, game: Game, s: State, place: i64, track: i64) -> bool:
        """Return whether the seat on turn had not reached a place before it claimed a track."""
        if game.place_owners is not None and game.place_owners.start_place(s, s.seat) == place:
            return False
        n_words = game.board.n_words
        for word in range(n_words):
            others = self.tracks_at[place * n_words + word] & s.owned[s.seat * n_words + word]
            if word == track // WORD:
                others &= ~POW[track % WORD]
            if others != 0:
                return False
        return True

    def open_at(self, game: Game, s: State, place: i64) -> None:
        """Open to the seat on turn what ownership leaves to it of the tracks at a place."""
        board = game.board
        n_words = board.n_words
        for word in range(n_words):
            at = s.seat * n_words + word
            shut = self.tracks_at[place * n_words + word] & game.all_tracks[word]
            shut &= ~s.open[at] & ~claimed(game, s, word)
            while shut != 0:
                bit = lowest_bit(shut)
                shut &= shut - 1
                route = board.route_of[word * WORD + bit]
                if board.route_size[route] == 1 or not (
                    route_full(game, s, route) or route_used_up(game, s, route, s.seat)
                ):
                    s.open[at] |= POW[bit]
