"""Which tracks of others serve a seat's tickets best: one at each of its stations (EU5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.score import ticket_points

if TYPE_CHECKING:
    from branchline.core.game import Game


class BorrowedTracks:
    """The search for the best tracks to borrow: one choice, or none, at each station."""

    def __init__(
        self, game: Game, missing: list[int], stations: list[int], choices: list[list[int]]
    ) -> None:
        self.game: Game = game
        self.missing: list[int] = missing
        self.stations: list[int] = stations
        self.choices: list[list[int]] = choices
        self.best: vec[i64] = vec[i64]([])
        self.best_points: i64 = 0
        self.best_completed: i64 = -1

    def search(self, index: i64, label: vec[i64]) -> None:
        """Try every choice from station `index` on; keep the labels that score best."""
        if index == len(self.stations):
            self.weigh(label)
            return
        self.search(index + 1, label)
        for end in self.choices[index]:
            self.search(index + 1, merged(label, self.stations[index], end))

    def weigh(self, label: vec[i64]) -> None:
        """Compare labels with the best so far: by points, then by completed tickets."""
        points: i64 = 0
        completed: i64 = 0
        for ticket in self.missing:
            value = ticket_points(self.game, label, ticket)
            points += value
            if value > 0:
                completed += 1
        if self.best_completed < 0 or (points, completed) > (self.best_points, self.best_completed):
            self.best = label
            self.best_points = points
            self.best_completed = completed


def merged(label: vec[i64], a: i64, b: i64) -> vec[i64]:
    """Return labels in which the networks of two places are one."""
    out = label[:]
    old = label[b]
    new = label[a]
    for place in range(len(out)):
        if out[place] == old:
            out[place] = new
    return out


def ends_of(game: Game, tickets: list[int]) -> list[int]:
    """Return all places that tickets name."""
    board = game.board
    places: list[int] = []
    for ticket in tickets:
        first = board.leg_from[board.first_leg[ticket]]
        last = board.leg_end[board.first_leg[ticket + 1] - 1]
        places.extend(board.leg_places[first:last])
    return places
