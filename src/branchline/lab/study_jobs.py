"""The work of a study, job by job: games among equal bots, styles, mechanics left out, luck."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Final

from branchline.bots import make_bot
from branchline.bots.base import PolicyBot
from branchline.bots.brains.planner import Planner
from branchline.bots.brains.policy import Policy
from branchline.bots.brains.trained_networks import network_for
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.seeds import scramble
from branchline.lab.game_sums import add_game, empty_sums
from branchline.lab.luck_sums import add_luck
from branchline.lab.sums import WIN, Sums, moments, note
from branchline.lab.tables import StudiedTable, game_without, weights_of
from branchline.lab.watched_games import WatchedGame, watch_game

PLANNER: Final = "planner"
VALUE: Final = "value-1"
STYLES: Final = (PLANNER, "one-step", "long-route", "route-focused", "destination-hungry")
EQUALS, STYLE, WITHOUT, LUCK = "equals", "styles", "without", "luck"
COMPARED: Final = (
    *("games", "turns", "score", "winner_score", "margin", "tickets_kept", "tickets_done"),
    "seat_won",
)
"""The sums of games without a mechanic."""
PARTS: Final = 8
"""Jobs of games among planners in a round, so that several processes have something to do."""


@dataclass(frozen=True)
class StudyJob:
    """Some games of a study; `about` is a bot, or the mechanic that is left out."""

    table: StudiedTable
    kind: str
    about: str
    first: int
    games: int


@dataclass(frozen=True)
class Oddity:
    """A game in which something odd happened: its seed and its actions, to play it again."""

    kind: str
    number: int
    seed: int
    actions: tuple[int, ...]


@dataclass
class StudyResult:
    """What a job found."""

    sums: Sums = field(default_factory=dict)
    oddities: list[Oddity] = field(default_factory=list)


@dataclass(frozen=True)
class RoundSize:
    """How many games of each kind a round has."""

    planner: int = 1000
    value: int = 8
    style: int = 80
    without: int = 80
    luck: int = 6


def jobs_of_round(table: StudiedTable, number: int, size: RoundSize) -> list[StudyJob]:
    """Return the jobs of a round; they depend on its number alone."""
    part = max(1, size.planner // PARTS)
    start = number * part * PARTS
    jobs = [StudyJob(table, EQUALS, PLANNER, start + each * part, part) for each in range(PARTS)]
    if size.value and network_for(table.game) is not None:
        jobs.append(StudyJob(table, EQUALS, VALUE, number * size.value, size.value))
    if table.players > 1:
        jobs.append(StudyJob(table, STYLE, "", number * size.style, size.style))
        jobs.append(StudyJob(table, LUCK, PLANNER, number * size.luck, size.luck))
    jobs += [
        StudyJob(table, WITHOUT, mechanic, number * size.without, size.without)
        for mechanic in table.data.mechanics
    ]
    return [job for job in jobs if job.games]


def play_study_job(job: StudyJob) -> StudyResult:
    """Play the games of a job."""
    work = {EQUALS: play_equals, STYLE: play_styles, WITHOUT: play_without, LUCK: play_luck}
    found = StudyResult(empty_sums(job.table.game) if job.kind == EQUALS else {})
    for number in range(job.first, job.first + job.games):
        work[job.kind](job, number, found)
    if job.kind == EQUALS and job.about != PLANNER:
        found.sums = {f"{job.about}:{name}": each for name, each in found.sums.items()}
    return found


def seed_of(job: StudyJob, number: int) -> int:
    """Return the seed of a game: the same kind of games has the same deals whatever is played."""
    kinds = {EQUALS: 1, STYLE: 2, WITHOUT: 1, LUCK: 3}
    return (scramble(job.table.seed) // 4 + kinds[job.kind] * 1_000_003 + number) % 2**60


def make_policies(game: Game, names: tuple[str, ...], seed: int) -> tuple[list[Policy], list[Dice]]:
    """Return the policies of bots, and their dice."""
    bots = [make_bot(name, game, seed % 2**40 * 8 + seat) for seat, name in enumerate(names)]
    policies = [bot.policy for bot in bots if isinstance(bot, PolicyBot)]
    return policies, [bot.dice for bot in bots]


def play_by_names(game: Game, names: tuple[str, ...], seed: int) -> WatchedGame:
    """Play a game among bots by name."""
    policies, own = make_policies(game, names, seed)
    return watch_game(game, policies, own, seed)


def play_equals(job: StudyJob, number: int, found: StudyResult) -> None:
    """Play a game among equal bots."""
    game, seed = job.table.game, seed_of(job, number)
    watched = play_by_names(game, (job.about,) * job.table.players, seed)
    add_game(found.sums, game, watched)
    for kind in sorted(watched.oddities):
        note(found.sums, f"oddity:{kind}", 1)
        if job.about == PLANNER:
            found.oddities.append(Oddity(kind, number, seed, tuple(watched.actions)))


def play_styles(job: StudyJob, number: int, found: StudyResult) -> None:
    """Play a game among different styles: all choices of them in turn, in all orders."""
    players = job.table.players
    if players <= len(STYLES):
        groups = [order for some in combinations(STYLES, players) for order in permutations(some)]
        names = groups[scramble(number) % len(groups)]
    else:
        names = tuple(STYLES[(number + seat) % len(STYLES)] for seat in range(players))
    seed = seed_of(job, number)
    sheet = play_by_names(job.table.game, names, seed).sheet
    winners = sheet.winners()
    for seat, name in enumerate(names):
        won = WIN // len(winners) if seat in winners else 0
        note(found.sums, f"style:{name}", 1, won, *moments(int(sheet.total(seat)))[1:])


def play_without(job: StudyJob, number: int, found: StudyResult) -> None:
    """Play a game among planners without a mechanic."""
    try:
        game = game_without(job.table, job.about)
        weights = list(weights_of(job.table))
        policies: list[Policy] = [Planner(game, weights) for _ in range(job.table.players)]
        seed = seed_of(job, number)
        own = [Dice(seed + seat) for seat in range(job.table.players)]
        watched = watch_game(game, policies, own, seed)
    except (ValueError, KeyError, IndexError):
        return  # the map cannot do without it
    sums = empty_sums(game)
    add_game(sums, game, watched)
    for name in COMPARED:
        note(found.sums, f"without:{job.about}:{name}", *sums[name])


def play_luck(job: StudyJob, number: int, found: StudyResult) -> None:
    """Play a game among planners and find out when it was decided, and by what."""
    seed = seed_of(job, number)
    watched = play_by_names(job.table.game, (job.about,) * job.table.players, seed)
    add_luck(found.sums, job.table, seed, watched.actions)
