"""How much each level has to see on a board, so that the levels are equally far apart.

From the top down each level is given the sight with which the one above beats it as often as is
wanted. More sight is more strength, so the sight is found by halving.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from branchline.arena.executor import Executor
from branchline.arena.self_play import duel
from branchline.bots import BOTS
from branchline.bots.base import PolicyBot
from branchline.bots.levels import MOST, LevelBot
from branchline.maps.games import game_of

BATCH = 20
"""Games that are played at a time."""
FITTED = ("medium", "easy", "beginner")
"""The levels that get their sight here, each from the one above it."""
HALVINGS = 5


@dataclass(frozen=True)
class Player:
    """A bot by name; of a level, with what it sees, or with what was fitted to the board before."""

    bot: str
    sight: int | None = None


@dataclass(frozen=True)
class LevelGames:
    """Some games between two players, seats swapped every other game."""

    map: str
    upper: Player
    lower: Player
    first: int = 0
    games: int = BATCH


@dataclass(frozen=True)
class Meeting:
    """How often one level beat another, for a sight of the other."""

    upper: str
    lower: str
    sight: int | None
    share: float
    games: int


def bot_of(player: Player, map_id: str, seed: int) -> PolicyBot:
    """Return the bot of a player for one game of two."""
    made, game = BOTS[player.bot], game_of(map_id, None, 2)
    if issubclass(made, LevelBot):
        return made(game, seed, sight=player.sight)
    if issubclass(made, PolicyBot):
        return made(game, seed)
    raise TypeError(player.bot)


def play_level_games(task: LevelGames) -> float:
    """Play games, each deal twice with seats swapped; return how many the upper player wins."""
    game = game_of(task.map, None, 2)
    won = 0.0
    for deal in range(task.first // 2, (task.first + task.games) // 2):
        upper, lower = (bot_of(each, task.map, deal) for each in (task.upper, task.lower))
        won += sum(duel(game, upper.policy, lower.policy, deal, 2)[0])
    return won


def meet(executor: Executor, task: LevelGames) -> float:
    """Return in which share of some games the upper player wins."""
    parts = [
        replace(task, first=task.first + done, games=min(BATCH, task.games - done))
        for done in range(0, task.games, BATCH)
    ]
    return sum(executor.run(play_level_games, parts)) / task.games


def fit_levels(
    map_id: str, wanted: float, games: int, executor: Executor, tell: Callable[[Meeting], None]
) -> dict[str, int]:
    """Return how much each level is to see on a board."""
    above, top = Player("hard", MOST), MOST
    found = {"hard": MOST}
    for level in FITTED:
        low, high = 0, top
        for _ in range(HALVINGS):
            sight = (low + high) // 2
            task = LevelGames(map_id, above, Player(level, sight), games=games)
            share = meet(executor, task)
            tell(Meeting(above.bot, level, sight, share, games))
            low, high = (low, sight) if share < wanted else (sight, high)
        found[level] = top = (low + high) // 2
        above = Player(level, top)
    return found
