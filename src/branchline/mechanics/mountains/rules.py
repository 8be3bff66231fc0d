"""What a mountain track takes and brings: a further train for every mark, and points for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.events import EventKind
from branchline.core.rules import Rules

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.score import Sheet
    from branchline.core.state import State

MOUNTAIN_TRACKS: Final = "mountain_tracks"
"""The tie-breaker: tracks with at least one mark, whatever their marks (LA9)."""


class Mountains(Rules):
    """Every mark of a track takes a train out of the game and scores for it.

    Slots: for each seat the trains it has lost, then for each seat its tracks with marks.
    """

    name = "mountains"

    def __init__(self, marks: Sequence[int], points: int) -> None:
        super().__init__()
        self.marks: vec[i64] = vec[i64](marks)
        self.points: i64 = points
        self.players: i64 = 0
        self.line: i64 = 0
        self.event: i64 = 0

    def prepare(self, game: Game) -> None:
        """Let tracks take a train for every mark, too (LA5)."""
        for track in range(game.board.n_tracks):
            game.trains_for[track] += self.marks[track]

    def reserve(self, game: Game) -> None:
        """Reserve the slots and name line and event."""
        self.players = game.players
        self.n_slots = 2 * game.players
        self.line = game.add_line(self.name)
        self.event = game.add_event(EventKind("trains_lost", ("trains", "points")))

    def lost_slot(self, seat: i64) -> i64:
        """Return where the trains are kept that a seat has lost."""
        return self.slot + seat

    def tracks_slot(self, seat: i64) -> i64:
        """Return where the number of a seat's mountain tracks is kept."""
        return self.slot + self.players + seat

    def after_claim(self, game: Game, s: State, track: i64, chance: Chance) -> None:
        """Score the trains that the claim has taken beyond its spaces (LA6)."""
        lost = self.marks[track]
        if lost == 0:
            return
        s.slots[self.lost_slot(s.seat)] += lost
        s.slots[self.tracks_slot(s.seat)] += 1
        s.points[s.seat] += lost * self.points
        if chance.watching:
            chance.tell(self.event, s.seat, lost, lost * self.points)

    def score(self, game: Game, s: State, sheet: Sheet) -> None:
        """Set the points for lost trains apart, and name what breaks a tie (LA9)."""
        for seat in range(game.players):
            lost = s.slots[self.lost_slot(seat)]
            if lost > 0:
                sheet.set_apart(seat, self.line, lost * self.points)
        tracks = [int(s.slots[self.tracks_slot(seat)]) for seat in range(game.players)]
        sheet.measures[self.name] = [int(s.slots[self.lost_slot(i)]) for i in range(game.players)]
        sheet.tie_breakers[MOUNTAIN_TRACKS] = tracks
