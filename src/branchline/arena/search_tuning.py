"""How far the expert should search on a board: search limits compared by duels."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import mean, pstdev
from typing import Any

from branchline.arena.executor import Executor
from branchline.arena.self_play import duel
from branchline.bots.brains.rollout_search import RolloutSearch, SearchLimits
from branchline.bots.search_bots import make_value_policy
from branchline.maps.games import game_of
from branchline.message import Message

BATCH = 10


@dataclass(frozen=True)
class SearchTrial:
    """Games of the search with some limits against the value policy it deepens."""

    map: str
    players: int
    limits: SearchLimits
    seed: int
    games: int


def play_trial(trial: SearchTrial) -> tuple[list[float], list[int]]:
    """Return the win share and the margin of each game."""
    game = game_of(trial.map, None, trial.players)
    mine, theirs = make_value_policy(game), make_value_policy(game)
    if mine is None or theirs is None:
        raise ValueError(Message("no-network", {"map": trial.map}))
    search = RolloutSearch(game, mine, trial.limits, 0.0)
    return duel(game, search, theirs, trial.seed, trial.games)


def measure_limits(trial: SearchTrial, executor: Executor) -> dict[str, Any]:
    """Return how search limits did, over all games of a trial."""
    trials = [
        SearchTrial(trial.map, trial.players, trial.limits, trial.seed + first, BATCH)
        for first in range(0, trial.games, BATCH)
    ]
    shares: list[float] = []
    margins: list[int] = []
    for some, ends in executor.run(play_trial, trials):
        shares += some
        margins += ends
    root = len(shares) ** 0.5
    return {
        **trial.limits._asdict(),
        "games": len(shares),
        "win_share": round(mean(shares), 4),
        "error": round(pstdev(shares) / root, 4),
        "margin": round(mean(margins), 2),
        "margin_error": round(pstdev(margins) / root, 2),
    }
