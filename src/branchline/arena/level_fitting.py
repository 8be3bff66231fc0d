"""How much each level has to see on a board, so that the levels are equally far apart.

From the top down each level is given the sight with which the one above beats it as often as is
wanted. More sight is more strength, so the sight is found by halving. The `expert` searches with
the board's network. Where there is none it plays as the `hard` that sees most, so there `hard` is
given a sight below it like the others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from branchline.arena.executor import Executor
from branchline.arena.self_play import duel
from branchline.bots import BOTS
from branchline.bots.base import PolicyBot
from branchline.bots.levels import MOST, LevelBot
from branchline.bots.search_bots import make_value_policy
from branchline.core.game import Game
from branchline.maps.games import game_of

DEALS = 10
"""Deals that are played at a time, each with every seat once."""
FITTED = ("hard", "medium", "easy", "beginner")
"""The levels that get their sight here, each from the one above it."""
HALVINGS = 5


@dataclass(frozen=True)
class Player:
    """A bot by name; of a level, with what it sees, or with what was fitted to the board before."""

    bot: str
    sight: int | None = None


@dataclass(frozen=True)
class LevelGames:
    """Some games of one player among others of another kind, on every seat in turn."""

    map: str
    upper: Player
    lower: Player
    first: int = 0
    games: int = 2 * DEALS
    players: int = 2


@dataclass(frozen=True)
class Meeting:
    """How often one level beat another, for a sight of the other."""

    upper: str
    lower: str
    sight: int | None
    share: float
    games: int


def bot_of(player: Player, game: Game, seed: int) -> PolicyBot:
    """Return the bot of a player for one game."""
    made = BOTS[player.bot]
    if issubclass(made, LevelBot):
        return made(game, seed, sight=player.sight)
    if issubclass(made, PolicyBot):
        return made(game, seed)
    raise TypeError(player.bot)


def play_level_games(task: LevelGames) -> float:
    """Play games, each deal once on every seat; return how many the upper player wins."""
    game, players = game_of(task.map, None, task.players), task.players
    won = 0.0
    for deal in range(task.first // players, (task.first + task.games) // players):
        upper, lower = (bot_of(each, game, deal) for each in (task.upper, task.lower))
        won += sum(duel(game, upper.policy, lower.policy, deal, players)[0])
    return won


def meet(executor: Executor, task: LevelGames) -> float:
    """Return in which share of some games the upper player wins."""
    batch = DEALS * task.players
    parts = [
        replace(task, first=task.first + done, games=min(batch, task.games - done))
        for done in range(0, task.games, batch)
    ]
    return sum(executor.run(play_level_games, parts)) / task.games


def has_network(map_id: str) -> bool:
    """Return whether a network judges positions of a board with two players."""
    return make_value_policy(game_of(map_id, None, 2)) is not None


def fit_levels(
    map_id: str,
    wanted: float,
    games: int,
    executor: Executor,
    tell: Callable[[Meeting], None],
    given: Mapping[str, int] | None = None,
) -> dict[str, int]:
    """Return how much each level is to see on a board; some sights may be given."""
    above, top = Player("expert"), MOST
    known = {"hard": MOST} if has_network(map_id) else {}
    known.update(given or {})
    found: dict[str, int] = {}
    for level in FITTED:
        low, high = 0, top
        if level in known:
            low = high = known[level]
        for _ in range(HALVINGS if low < high else 0):
            sight = (low + high) // 2
            task = LevelGames(map_id, above, Player(level, sight), games=games)
            share = meet(executor, task)
            tell(Meeting(above.bot, level, sight, share, games))
            low, high = (low, sight) if share < wanted else (sight, high)
        found[level] = top = (low + high) // 2
        above = Player(level, top)
    return found
