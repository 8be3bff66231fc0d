"""What planners know of a game before it begins: worked out once, for all planners of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.bots.brains.dominated_payments import DominatedPayments
from branchline.core.arrays import POW, WORD, vec, zeros

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State

MOST_GAMES: Final = 16
"""Of how many games the facts are kept."""


class PlannerFacts:
    """Facts that follow from the rules of a game alone.

    Tracks of one sort have the same colour and length: cards make them all as much cheaper.
    """

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self.payments: DominatedPayments = DominatedPayments(game)
        board = game.board
        tracks = [(int(c), int(n)) for c, n in zip(board.colour, board.length, strict=True)]
        sorts = sorted(set(tracks))
        self.sort_of: vec[i64] = vec[i64]([sorts.index(track) for track in tracks])
        self.sort_colour: vec[i64] = vec[i64]([colour for colour, _ in sorts])
        self.sort_length: vec[i64] = vec[i64]([length for _, length in sorts])
        self.tracks_at: vec[i64] = zeros(board.n_places * board.n_words)
        """The tracks of each place: [place * W + word]."""
        for track in range(board.n_tracks):
            for place in (board.track_a[track], board.track_b[track]):
                self.tracks_at[place * board.n_words + track // WORD] |= POW[track % WORD]

    def blocked_by(self, s: State, seat: i64, track: i64) -> i64:
        """Return how many others have tracks at both ends of a track, which they may want."""
        board = self.game.board
        n_words = board.n_words
        a, b = board.track_a[track] * n_words, board.track_b[track] * n_words
        count: i64 = 0
        for other in range(self.game.players):
            at_a: i64 = 0
            at_b: i64 = 0
            for word in range(n_words):
                owned = s.owned[other * n_words + word]
                at_a |= owned & self.tracks_at[a + word]
                at_b |= owned & self.tracks_at[b + word]
            if other != seat and at_a != 0 and at_b != 0:
                count += 1
        return count


KNOWN: Final[list[PlannerFacts]] = []


def planner_facts_of(game: Game) -> PlannerFacts:
    """Return the facts of a game; those of the last few games are kept."""
    for facts in KNOWN:
        if facts.game is game:
            return facts
    facts = PlannerFacts(game)
    if len(KNOWN) == MOST_GAMES:
        KNOWN.pop(0)
    KNOWN.append(facts)
    return facts
