"""Tournaments among bots: every pair, in every seat, with the same deals; and the results.

A *meeting* of two bots is many games in which one takes a single seat and the other all the rest;
with more than two players each bot is the single one in a meeting of its own. Games are dealt by
number, so every meeting has the same deals, and a tournament can be continued later.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from branchline.arena.executor import Executor
from branchline.bots import make_bot
from branchline.bots.base import Bot, PolicyBot
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.seeds import scramble
from branchline.core.state import OVER, State
from branchline.maps.games import game_of
from branchline.message import Message
from branchline.play.view import view_of

BATCH = 10
"""Games played and written down at a time."""


@dataclass(frozen=True)
class Tournament:
    """Where and how bots meet: map, variant, number of players, and the seed of the deals."""

    map: str
    variant: str | None
    players: int
    seed: int


@dataclass(frozen=True)
class Batch:
    """Some games of a meeting: `bot` has one seat, `rival` all others."""

    tournament: Tournament
    bot: str
    rival: str
    first: int
    games: int

    @property
    def key(self) -> tuple[str, str, int]:
        """What a batch is known by within a tournament."""
        return self.bot, self.rival, self.first


@dataclass
class BatchResult:
    """The result of a batch; lists are by game."""

    bot: str
    rival: str
    first: int
    share: list[float]
    """The single bot's share of the win."""
    score: list[int]
    best_rival: list[int]
    seconds: tuple[float, float]
    """Processor time of the single bot, and of a rival's seats together."""
    moves: tuple[int, int]


def meetings(bots: Sequence[str], players: int) -> list[tuple[str, str]]:
    """Return who meets whom."""
    pairs = combinations(bots, 2) if players == 2 else permutations(bots, 2)
    return list(pairs)


def batches(tournament: Tournament, bots: Sequence[str], games: int) -> list[Batch]:
    """Return all batches of a tournament, the meetings in turn."""
    return [
        Batch(tournament, bot, rival, first, min(BATCH, games - first))
        for first in range(0, games, BATCH)
        for bot, rival in meetings(bots, tournament.players)
    ]


def play_batch(batch: Batch) -> BatchResult:
    """Play a batch in this process."""
    tournament = batch.tournament
    game = game_of(tournament.map, tournament.variant, tournament.players)
    base = scramble(tournament.seed)
    result = BatchResult(batch.bot, batch.rival, batch.first, [], [], [], (0.0, 0.0), (0, 0))
    spent = [0.0, 0.0]
    moves = [0, 0]
    for number in range(batch.first, batch.first + batch.games):
        seat = number % tournament.players
        seed = base + number // tournament.players
        bots = [
            make_bot(batch.bot if each == seat else batch.rival, game, seed * 8 + each)
            for each in range(tournament.players)
        ]
        dice = Dice(seed)
        s = game.start(dice)
        try:
            play_timed(game, s, bots, dice, seat, spent, moves)
        finally:
            for bot in bots:
                bot.close()
        sheet = game.score(s)
        winners = sheet.winners()
        result.share.append(1 / len(winners) if seat in winners else 0.0)
        result.score.append(sheet.total(seat))
        others = [sheet.total(each) for each in range(tournament.players) if each != seat]
        result.best_rival.append(max(others))
    result.seconds = (spent[0], spent[1])
    result.moves = (moves[0], moves[1])
    return result


def play_timed(
    game: Game,
    s: State,
    bots: list[Bot],
    dice: Dice,
    single: int,
    spent: list[float],
    moves: list[int],
) -> None:
    """Play a game to its end; add the time of its moves to the single bot's or the rivals'."""
    while s.phase != OVER:
        seat = int(s.seat)
        bot = bots[seat]
        start = time.perf_counter()
        if isinstance(bot, PolicyBot):
            action = int(bot.policy.decide(s, bot.dice))
        else:
            action = bot.choose(view_of(game, s, seat), game.legal(s))
        side = 0 if seat == single else 1
        spent[side] += time.perf_counter() - start
        moves[side] += 1
        game.apply(s, action, dice)


class ResultsBook:
    """The results of a tournament, kept in a file of lines so that no batch is played twice."""

    def __init__(self, path: Path | None, tournament: Tournament) -> None:
        self.path = path
        self.tournament = tournament
        self.results: dict[tuple[str, str, int], BatchResult] = {}
        if path is not None and path.exists():
            self.read(path)
        elif path is not None:
            path.write_text(json.dumps({"table": asdict(tournament)}) + "\n", encoding="utf-8")

    def read(self, path: Path) -> None:
        """Read what was played before; a line cut off by a crash is passed over."""
        lines = path.read_text(encoding="utf-8").splitlines()
        try:
            before = json.loads(lines[0])["table"]
        except (IndexError, ValueError, KeyError, TypeError):
            raise ValueError(Message("not-a-book", {"file": str(path)})) from None
        if before != asdict(self.tournament):
            named = {"file": str(path), "tournament": str(before)}
            raise ValueError(Message("book-of-another-tournament", named))
        for line in lines[1:]:
            try:
                result = BatchResult(**json.loads(line))
            except (ValueError, TypeError):
                continue
            self.results[result.bot, result.rival, result.first] = result

    def add(self, result: BatchResult) -> None:
        """Add a result, and write it to the file."""
        self.results[result.bot, result.rival, result.first] = result
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(result)) + "\n")

    def played(self, batch: Batch) -> int:
        """Return how many games of a batch have been played."""
        found = self.results.get(batch.key)
        return len(found.share) if found else 0

    def meeting(self, bot: str, rival: str, games: int) -> dict[str, list[float]]:
        """Return the games of a meeting by number, `games` of them at most."""
        parts = [self.results[key] for key in sorted(self.results) if key[:2] == (bot, rival)]
        return {
            "share": [x for part in parts for x in part.share][:games],
            "score": [float(x) for part in parts for x in part.score][:games],
            "rival": [float(x) for part in parts for x in part.best_rival][:games],
        }

    def seconds_a_move(self, bot: str) -> float:
        """Return the mean time of a bot's moves."""
        seconds, moves = 0.0, 0
        for result in self.results.values():
            for side, name in enumerate((result.bot, result.rival)):
                if name == bot:
                    seconds += result.seconds[side]
                    moves += result.moves[side]
        return seconds / moves if moves else 0.0


def play_tournament(
    tournament: Tournament, bots: Sequence[str], games: int, book: ResultsBook, executor: Executor
) -> Iterator[int]:
    """Play what is left of a tournament; yield how many games are done whenever some are."""
    todo = batches(tournament, bots, games)
    done = sum(min(book.played(batch), batch.games) for batch in todo)
    yield done
    left = [batch for batch in todo if book.played(batch) < batch.games]
    for result in executor.run(play_batch, left):
        book.add(result)
        done += len(result.share)
        yield done


def summary(
    book: ResultsBook, bots: Sequence[str], players: int, games: int
) -> list[dict[str, Any]]:
    """Return the figures of every meeting."""
    rows = []
    for bot, rival in meetings(bots, players):
        found = book.meeting(bot, rival, games)
        n = len(found["share"])
        if n:
            margins = [a - b for a, b in zip(found["score"], found["rival"], strict=True)]
            rows.append(
                {
                    "bot": bot,
                    "rival": rival,
                    "games": n,
                    "win_share": sum(found["share"]) / n,
                    "score": sum(found["score"]) / n,
                    "rival_score": sum(found["rival"]) / n,
                    "margin": sum(margins) / n,
                }
            )
    return rows


def play_meetings(
    tournament: Tournament,
    wanted: Mapping[tuple[str, str], int],
    book: ResultsBook,
    executor: Executor,
) -> None:
    """Play what is missing of some meetings, each given with its number of games."""
    left = [
        batch
        for (bot, rival), games in wanted.items()
        for first in range(0, games, BATCH)
        for batch in [Batch(tournament, bot, rival, first, min(BATCH, games - first))]
        if book.played(batch) < batch.games
    ]
    for result in executor.run(play_batch, left):
        book.add(result)
