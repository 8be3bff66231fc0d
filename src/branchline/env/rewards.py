"""What a game is worth to each seat: its final margin or its rank, and the way there.

* `margin`: the seat's final score less the best of the others'; positive for a sole winner.
* `rank`: from 1 for the first to -1 for the last, evenly spaced; seats that share a rank share
  what it is worth, so that the sum over the seats is always 0.

Shaping pays part of it in advance: after every action, `shaping` times the change of the margin in
points for claimed tracks, which all can see; the end takes back what was paid. So the rewards of a
whole game always add up to the final one, and shaping never changes which play is best. With
margins and a shaping of 1, rewards are plain score differences.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from branchline.core.game import Game
from branchline.core.score import Sheet, lead
from branchline.core.state import State

MARGIN: Final = "margin"
RANK: Final = "rank"
REWARDS: Final = (MARGIN, RANK)


class Rewards:
    """The rewards of one game, by the options chosen."""

    def __init__(self, game: Game, reward: str, shaping: float) -> None:
        self.game: Game = game
        self.by_rank: bool = reward == RANK
        self.shaping: float = shaping

    def final(self, sheet: Sheet, seat: i64) -> float:
        """Return what a finished game is worth to a seat."""
        if not self.by_rank:
            return float(lead(sheet.totals, seat))
        ranks = sheet.ranks()
        mine = ranks[seat]
        sharing = sum(1 for rank in ranks if rank == mine)
        return 1.0 - (2.0 * (mine - 1) + (sharing - 1)) / (len(ranks) - 1)

    def shown(self, s: State, seat: i64) -> float:
        """Return what shaping has paid a seat by now."""
        if self.shaping == 0.0:
            return 0.0
        return self.shaping * float(lead(s.points, seat))
