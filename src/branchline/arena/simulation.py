"""Many games among bots, on one core or several, and their results."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import Any

from branchline.arena.executor import Executor
from branchline.bots import make_bot
from branchline.bots.base import PolicyBot
from branchline.bots.brains.policy import play_policies
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.seeds import scramble
from branchline.core.state import OVER, State
from branchline.maps.games import game_of
from branchline.play.playout import add_result, play_games
from branchline.play.view import view_of

BATCHES = 40
"""Into how many batches the games are cut; a process reports after each."""
MOST_IN_BATCH = 250


@dataclass(frozen=True)
class Job:
    """Some of the games of a simulation: the map, the bots by seat, and the games' numbers."""

    map: str
    variant: str | None
    bots: tuple[str, ...]
    seed: int
    first: int
    games: int


@dataclass
class Tally:
    """Sums over games; tallies of several batches add up."""

    games: int = 0
    decisions: int = 0
    turns: int = 0
    cpu_seconds: float = 0.0
    scores: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Add another tally to this one."""
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        self.cpu_seconds += other.cpu_seconds
        self.scores = sums(self.scores, other.scores)
        self.wins = sums(self.wins, other.wins)

    def report(self) -> dict[str, Any]:
        """Return the figures people ask for; rates are per second of processor time."""
        games = max(self.games, 1)
        seconds = max(self.cpu_seconds, 1e-9)
        return {
            "games": self.games,
            "games_per_s": self.games / seconds,
            "decisions_per_s": self.decisions / seconds,
            "cpu_seconds": self.cpu_seconds,
            "mean_scores": [score / games for score in self.scores],
            "win_shares": [wins / games for wins in self.wins],
            "mean_turns": self.turns / games,
            "mean_decisions": self.decisions / games,
        }


def sums(mine: list[float], theirs: list[float]) -> list[float]:
    """Return the sums of two lists, seat by seat."""
    return [a + b for a, b in zip_longest(mine, theirs, fillvalue=0)]


def simulate(job: Job, executor: Executor) -> Iterator[Tally]:
    """Play the games of a job; yield a tally whenever a batch is done."""
    size = min(MOST_IN_BATCH, max(1, job.games // BATCHES))
    end = job.first + job.games
    jobs = (
        replace(job, first=first, games=min(size, end - first))
        for first in range(job.first, end, size)
    )
    yield from executor.run(play_job, jobs)


def play_job(job: Job) -> Tally:
    """Play the games of a job in this process."""
    game = game_of(job.map, job.variant, len(job.bots))
    tally = Tally(job.games, scores=[0.0] * len(job.bots), wins=[0.0] * len(job.bots))
    first = scramble(job.seed) + job.first
    seeds = range(first, first + job.games)
    start = time.process_time()
    if all(name == "random" for name in job.bots):
        tally.decisions, tally.turns = play_games(game, seeds, tally.scores, tally.wins)
    else:
        for seed in seeds:
            dice = Dice(seed)
            s = game.start(dice)
            tally.decisions += play_bots(game, s, job.bots, dice, seed)
            tally.turns += s.turn + 1
            add_result(game.score(s), tally.scores, tally.wins)
    tally.cpu_seconds = time.process_time() - start
    return tally


def play_bots(game: Game, s: State, names: Sequence[str], dice: Dice, seed: int) -> int:
    """Play a game among bots to its end; return how many decisions were made."""
    bots = [make_bot(name, game, seed * 8 + seat) for seat, name in enumerate(names)]
    policies = [bot.policy for bot in bots if isinstance(bot, PolicyBot)]
    if len(policies) == len(bots):
        return play_policies(game, s, policies, [bot.dice for bot in bots], dice)
    steps = 0
    try:
        while s.phase != OVER:
            seat = int(s.seat)
            game.apply(s, bots[seat].choose(view_of(game, s, seat), game.legal(s)), dice)
            steps += 1
    finally:
        for bot in bots:
            bot.close()
    return steps
