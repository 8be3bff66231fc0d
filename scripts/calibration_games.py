"""Games between `hard` bots, kept as small files from which win chances are fitted and measured.

A game is known by its number, which fixes everything in it. Of a game whose number five divides,
four positions are kept: win chances are fitted to them. Of every other game one position is kept:
they are measured with it. Files hold blocks of games, so that several machines can add to them and
a block that is full never changes again:

    scripts/calibration_data/<map>-<players>-<fingerprint of `hard`>-<first number>.npz
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from branchline.bots import PERSONALITIES
from branchline.bots.brains.policy import Policy
from branchline.bots.levels import bot_with_personality
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.seeds import scramble
from branchline.core.state import FIRST, OVER
from branchline.maps.games import game_of
from branchline.review.estimates import Estimator
from branchline.review.win_chances import stage

BOT: Final = "hard"
FITTED_EVERY: Final = 5
"""Games whose number this divides are fitted to, all others are measured."""
FITTED_POSITIONS: Final = 4
BLOCK: Final = 10_000
"""Games of a file."""
FINENESS: Final = 100
"""Stages and values are kept in hundredths: of a game, and of 30 points."""
SAMPLE: Final = 6
"""Games by which one `hard` is told from another."""

Array = np.ndarray[Any, Any]


class Position(NamedTuple):
    """A position as it is kept: how far the game is, who acts, and what each seat's is worth."""

    stage: int
    to_act: int
    values: tuple[int, ...]


class PlayedGame(NamedTuple):
    """What is kept of a game; the position measured comes first."""

    winners: int
    """A bit for each seat that won."""
    positions: list[Position]


@dataclass(frozen=True)
class Positions:
    """Positions of many games, one in each row."""

    number: Array
    """Of the game."""
    winners: Array
    stage: Array
    to_act: Array
    values: Array

    def only(self, chosen: Array) -> Positions:
        """Return some of the positions."""
        kept = (self.number, self.winners, self.stage, self.to_act, self.values)
        return Positions(*(each[chosen] for each in kept))

    def won(self) -> Array:
        """Return the share in the win of every seat, by position."""
        seats = self.winners[:, None] >> np.arange(self.values.shape[1]) & 1
        return np.asarray(seats / seats.sum(axis=1, keepdims=True))


def is_fitted(number: int) -> bool:
    """Return whether the win chances are fitted to a game, not measured with it."""
    return number % FITTED_EVERY == 0


def positions_of(number: int) -> int:
    """Return how many positions of a game are kept."""
    return FITTED_POSITIONS if is_fitted(number) else 1


class SampledTable:
    """Where games of one map and number of players are played."""

    def __init__(self, which: str, players: int) -> None:
        self.game: Game = game_of(which, None, players)
        self.estimator = Estimator(self.game)
        self.policies: list[list[Policy]] = [
            [bot_with_personality(self.game, 0, BOT, name).policy for name in PERSONALITIES]
            for _ in range(players)
        ]
        """For each seat one of every personality: in a game, chance says who sits there."""

    def play(self, number: int) -> PlayedGame:
        """Return what is to be kept of a game."""
        game = self.game
        seed = int(scramble(number))
        dice = Dice(seed)
        own = [Dice(seed + 1 + seat) for seat in range(game.players)]
        playing = [
            self.policies[seat][own[seat].below(len(PERSONALITIES))] for seat in range(game.players)
        ]
        chosen = random.Random(seed)  # noqa: S311 - which positions are looked at
        wanted = positions_of(number)
        kept: list[tuple[float, Any]] = []
        s = game.start(dice)
        while s.phase != OVER:
            rank = chosen.random()
            if len(kept) < wanted or rank < kept[-1][0]:
                kept.append((rank, s.copy()))
                kept.sort(key=lambda each: each[0])
                del kept[wanted:]
            seat = int(s.seat)
            game.apply(s, playing[seat].decide(s, own[seat]), dice)
        winners = sum(1 << seat for seat in game.score(s).winners())
        return PlayedGame(winners, [self.position(at) for _, at in kept])

    def position(self, s: Any) -> Position:
        """Return a position as it is kept."""
        values = (self.estimator.value(s, seat) for seat in range(self.game.players))
        return Position(
            round(FINENESS * stage(self.game, s)),
            int(s.starter if s.phase == FIRST else s.seat),
            tuple(round(FINENESS * value) for value in values),
        )


@lru_cache(maxsize=16)
def table_of(which: str, players: int) -> SampledTable:
    """Return the table of a map, set up once in each process."""
    return SampledTable(which, players)


@lru_cache(maxsize=32)
def fingerprint(which: str, players: int) -> str:
    """Return what tells one `hard` from another: how it plays some games and judges them."""
    table = table_of(which, players)
    games = [table.play(-each * FITTED_EVERY) for each in range(1, SAMPLE + 1)]
    return hashlib.sha256(repr((BOT, PERSONALITIES, games)).encode()).hexdigest()[:8]


class Job(NamedTuple):
    """Games to be played in one go."""

    map: str
    players: int
    first: int
    games: int


def play_job(job: Job) -> tuple[Job, list[PlayedGame]]:
    """Play the games of a job."""
    table = table_of(job.map, job.players)
    return job, [table.play(number) for number in range(job.first, job.first + job.games)]


class GameFiles:
    """The files of games of one map and number of players, of today's `hard`."""

    def __init__(self, folder: Path, which: str, players: int, hard: str) -> None:
        self.folder = folder
        self.players = players
        self.name = f"{which}-{players}-{hard}"

    def path(self, first: int) -> Path:
        """Return the file of a block."""
        return self.folder / f"{self.name}-{first:07}.npz"

    def blocks(self) -> list[int]:
        """Return the first number of every block there is."""
        found = self.folder.glob(f"{self.name}-*.npz")
        return sorted(int(path.stem.rpartition("-")[2]) for path in found)

    def played(self, first: int) -> int:
        """Return how many games of a block have been played: those with the lowest numbers."""
        if not self.path(first).exists():
            return 0
        with np.load(self.path(first)) as stored:
            return len(stored["winners"])

    def add(self, first: int, games: Sequence[PlayedGame]) -> None:
        """Add games to a block; the file is replaced as a whole, so it is never half written."""
        positions = [each for game in games for each in game.positions]
        columns: dict[str, Array] = {
            "winners": np.array([game.winners for game in games], np.uint8),
            "stage": np.array([each.stage for each in positions], np.uint8),
            "to_act": np.array([each.to_act for each in positions], np.uint8),
            "values": np.array([each.values for each in positions], np.int16),
        }
        path = self.path(first)
        if path.exists():
            with np.load(path) as stored:
                columns = {name: np.concatenate([stored[name], columns[name]]) for name in columns}
        self.folder.mkdir(parents=True, exist_ok=True)
        half = path.with_suffix(".half.npz")
        np.savez_compressed(
            half,
            winners=columns["winners"],
            stage=columns["stage"],
            to_act=columns["to_act"],
            values=columns["values"],
        )
        half.replace(path)

    def read(self) -> Positions:
        """Return the positions of all games."""
        parts = [self.read_block(first) for first in self.blocks()]
        if not parts:
            nothing = np.zeros(0, np.int64)
            return Positions(nothing, nothing, nothing, nothing, np.zeros((0, self.players)))
        columns = zip(*(vars(part).values() for part in parts), strict=True)
        return Positions(*(np.concatenate(column) for column in columns))

    def read_block(self, first: int) -> Positions:
        """Return the positions of a block."""
        with np.load(self.path(first)) as stored:
            numbers = np.arange(first, first + len(stored["winners"]))
            kept = np.where(numbers % FITTED_EVERY == 0, FITTED_POSITIONS, 1)
            return Positions(
                np.repeat(numbers, kept),
                np.repeat(stored["winners"].astype(np.int64), kept),
                stored["stage"] / FINENESS,
                stored["to_act"].astype(np.int64),
                stored["values"] / FINENESS,
            )
