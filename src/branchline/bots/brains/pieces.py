"""A position piece by piece: who owns which track, which ones are planned, cards and tickets.

The figures of a position mean the same on every board, but they leave out where things are. A
network of one board may read this, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.core.arrays import WORD, lowest_bit, vec
from branchline.core.cards import N_CARDS
from branchline.core.state import ROW_SIZE
from branchline.mechanics.survey import holds

if TYPE_CHECKING:
    from branchline.bots.brains.ticket_plan import TicketPlan
    from branchline.core.game import Game
    from branchline.core.state import State

YES: Final = 1000
A_CARD: Final = 200


class Pieces:
    """Writes the pieces of a position that a seat may know, each at a place of its own."""

    def __init__(self, game: Game) -> None:
        board = game.board
        self.game: Game = game
        self.theirs: i64 = board.n_tracks
        """Where the tracks of the others begin, and so on; the seat's own come first."""
        self.planned: i64 = 2 * board.n_tracks
        self.hand: i64 = 3 * board.n_tracks
        self.row: i64 = self.hand + N_CARDS
        self.known: i64 = self.row + N_CARDS
        """The cards that everybody knows the others to hold."""
        self.tickets: i64 = self.known + N_CARDS
        self.n: i64 = self.tickets + board.n_tickets

    def write(self, s: State, seat: i64, plan: TicketPlan, x: vec[i64], at: i64) -> i64:
        """Write the pieces from a place on; return where they end."""
        board = self.game.board
        end = at + self.n
        for i in range(at, end):
            x[i] = 0
        for player in range(self.game.players):
            first = at if player == seat else at + self.theirs
            for track in range(board.n_tracks):
                if holds(s.owned, player * board.n_words, track):
                    x[first + track] = YES
        for i in range(plan.n_tracks):
            x[at + self.planned + plan.tracks[i]] = YES
        self.write_cards(s, seat, x, at)
        first_word = seat * board.ticket_words
        for word in range(board.ticket_words):
            left = s.kept[first_word + word]
            while left != 0:
                x[at + self.tickets + word * WORD + lowest_bit(left)] = YES
                left &= left - 1
        return end

    def write_cards(self, s: State, seat: i64, x: vec[i64], at: i64) -> None:
        """Write the cards in hand and in the row, and those that others are known to hold."""
        card: i64
        for player in range(self.game.players):
            for card in range(N_CARDS):
                if player == seat:
                    x[at + self.hand + card] = A_CARD * s.hands[player * N_CARDS + card]
                else:
                    x[at + self.known + card] += A_CARD * s.known[player * N_CARDS + card]
        slot: i64
        for slot in range(ROW_SIZE):
            card = s.row[slot]
            if card >= 0:
                x[at + self.row + card] += A_CARD
