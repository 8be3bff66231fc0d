"""Find puzzles: positions of games among `hard` bots in which one move is clearly the best.

    python -m scripts.puzzles find --games 40    # of every table; goes on where it stopped
    python -m scripts.puzzles choose             # writes src/branchline/review/data/puzzles.json

A position qualifies if one answer is at least five points of win chance and three standard errors
ahead of every other, and moves of another kind are legal. First the value network looks for such
positions; then every answer is played on, in deals that it has not met: for a few turns, after
which the network tells the chance, or to the end where no network was trained; there, only
positions near the end are looked at. At last the nearest rivals are played to the end: a result
that speaks against the network rules the position out.

What was found waits in a folder (`--folder`) between the steps; the same numbers give the same.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
from collections import Counter
from collections.abc import Hashable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from branchline.arena.executor_options import add_executor_options, executor_of
from branchline.bots import make_bot
from branchline.core.seeds import scramble
from branchline.core.state import TURN, State
from branchline.maps import load_map, map_ids
from branchline.play.digest import state_digest
from branchline.play.match import Match
from branchline.play.start import new_game
from branchline.review.answers import by_answer, kind_of_move
from branchline.review.decisions import Judge, Outcome, mean_difference
from branchline.review.estimates import Estimator
from branchline.review.messages import WHOLE
from branchline.review.playing_on import Searcher
from branchline.review.puzzles import FILE, OtherMove, Puzzle, is_clear
from branchline.review.reasons import Reasons
from branchline.review.win_chances import WinChances, stage

ROOT: Final = Path(__file__).parents[1]
TARGET: Final = ROOT / "src" / "branchline" / "review" / "data" / FILE
VARIANTS: Final = {"uk": "advanced"}
MOST_PLAYERS: Final = 4
BOT: Final = "hard"
WEAKER: Final = ("beginner", "easy", "medium")
PROMISING: Final = 0.04
"""The lead in chance that makes a position worth a look."""
SCREENED: Final = 24
CONFIRMED: Final = 240
FAR_BEHIND: Final = 80
TO_THE_END: Final = 120
"""Deals of each step; fewer for answers that were far behind in the first."""
LATE: Final = 0.75
"""How far a game must be on boards without a network: what is played to the end from there takes
little time, and little chance."""
NEAR: Final = 6
"""Answers that meet all deals."""
RIVALS: Final = 3
"""Answers that are played to the end, besides the best."""
END: Final = 10_000
"""Turns that no game has."""
MOST_OF_GAME: Final = 2
WANTED: Final = 60
MOST_CLAIMS: Final = 4
"""Puzzles of a table, in `find`, whose best move builds a track: other kinds are rarer."""


class PuzzleTable(NamedTuple):
    """What is played."""

    map: str
    variant: str | None
    players: int

    @property
    def name(self) -> str:
        """What files call it."""
        return "-".join([self.map, *([self.variant] if self.variant else []), str(self.players)])


def tables() -> list[PuzzleTable]:
    """Return all tables, those of two players first."""
    found = []
    for which in map_ids():
        low, high = load_map(which).players
        for variant in {None, VARIANTS.get(which)}:
            found += [
                PuzzleTable(which, variant, n) for n in range(low, min(high, MOST_PLAYERS) + 1)
            ]
    return sorted(found, key=lambda each: (each.players, each.map, each.variant or ""))


class Finder:
    """Looks for puzzles at one table."""

    def __init__(self, table: PuzzleTable) -> None:
        self.table = table
        data = load_map(table.map, table.variant)
        match = new_game(table.map, table.players, 1, variant=table.variant)
        self.game = match.game
        self.notation = match.notation
        self.estimator = Estimator(self.game)
        chances = WinChances(self.game, self.estimator.kind)
        has_network = self.estimator.kind == "network"
        self.earliest = 0.0 if has_network else LATE
        self.far_behind = FAR_BEHIND if has_network else CONFIRMED
        self.judge = Judge(self.estimator, chances, 1)
        self.ahead = Searcher(self.estimator, chances, 1)
        self.to_end = Searcher(self.estimator, chances, 2)
        self.to_end.turns = END
        if not has_network:
            self.ahead.turns = END
        self.reasons = Reasons(data, self.estimator, match.facts, 1)

    def of_game(self, seed: int, unwanted: set[str]) -> list[Puzzle]:
        """Return the puzzles of a game, of every kind the first; unwanted kinds do not count."""
        match = new_game(self.table.map, self.table.players, seed, variant=self.table.variant)
        bots = [make_bot(BOT, self.game, 10 * seed + seat) for seat in range(match.players)]
        found: dict[str, Puzzle] = {}
        while not match.over and len(found) < MOST_OF_GAME:
            seat = int(match.state.seat)
            if match.state.phase == TURN:
                puzzle = self.puzzle_at(match, unwanted | set(found))
                if puzzle is not None:
                    found[puzzle.kind] = puzzle
            match.play(bots[seat].choose(match.view(seat), match.actions(seat)), seat)
        return list(found.values())

    def puzzle_at(self, match: Match, unwanted: set[str]) -> Puzzle | None:
        """Return the puzzle of a position, if it is one."""
        s = match.state
        answers = by_answer(self.notation, s, match.actions())
        kinds = {kind_of_move(self.notation, each[0]) for each in answers.values()}
        if len(kinds) < 2 or stage(self.game, s) < self.earliest:
            return None
        moves = self.promising_moves(s, len(match.moves), answers)
        if not moves:
            return None
        best = moves[0]
        if kind_of_move(self.notation, best) in unwanted:
            return None
        seen = set(by_answer(self.notation, s, moves))
        moves += [self.usual(s, each) for answer, each in answers.items() if answer not in seen]
        number = int(scramble(match.seed)) % 1_000_000 + len(match.moves)
        screened = self.compared(self.ahead, s, moves, number, SCREENED, sure=-1.0)
        if screened is None:
            return None
        order = [best, *self.by_cost(screened[1])]
        fresh = number + 1_000_003
        near = self.compared(self.ahead, s, order[: NEAR + 1], fresh, CONFIRMED, sure=3.0)
        if near is None:
            return None
        far = self.compared(
            self.ahead, s, [best, *order[NEAR + 1 :]], fresh, self.far_behind, sure=3.0
        )
        if far is None:
            return None
        wins, others = near[0], [*near[1], *far[1]]
        others.sort(key=lambda each: (each.chance, each.do))
        rivals = [best, *self.by_cost(others)[:RIVALS]]
        if self.compared(self.to_end, s, rivals, number, TO_THE_END, sure=-2.0) is None:
            return None
        table = self.table
        return Puzzle(
            id=f"{table.name}-{match.seed}-{len(match.moves)}",
            map=table.map,
            variant=table.variant,
            players=table.players,
            seed=match.seed,
            moves=tuple(self.notation.text(move.action) for move in match.moves),
            seat=int(s.seat),
            check=state_digest(s),
            best=self.notation.text(best),
            kind=kind_of_move(self.notation, best),
            wins=round(WHOLE * wins),
            deals=CONFIRMED,
            others=tuple(others),
            reason=self.reasons.of(s, best),
            missed_by=tuple(self.missed_by(match, best)),
        )

    def promising_moves(
        self, s: State, number: int, answers: dict[Hashable, list[int]]
    ) -> list[int]:
        """Return moves by what the network thinks of them; none if the first has no lead.

        What a mechanic allows is sometimes compared with nothing: then playing on will tell.
        """
        judged = self.judged(s, number, answers)
        if len(judged) > 1:
            lead = judged[0].chance - judged[1].chance
            return [each.action for each in judged] if lead >= PROMISING else []
        alone = self.judge.candidates(s, -1)
        return alone if len(alone) == 1 and alone[0] >= self.game.mechanic_action else []

    def judged(self, s: State, number: int, answers: dict[Hashable, list[int]]) -> list[Outcome]:
        """Return what the network thinks of answers, the best first, one move of each."""
        found: dict[Hashable, Outcome] = {}
        of = {action: answer for answer, each in answers.items() for action in each}
        for outcome in self.judge.outcomes(s, -1, number):
            answer = of.get(outcome.action)
            if answer is not None and answer not in found:
                found[answer] = outcome
        return sorted(found.values(), key=lambda each: -each.chance)

    def usual(self, s: State, ways: list[int]) -> int:
        """Return one of several ways to make a move: one that spends nothing in vain."""
        return next((way for way in ways if not self.judge.is_dominated(s, way)), ways[0])

    def compared(
        self, searcher: Searcher, s: State, moves: list[int], number: int, deals: int, sure: float
    ) -> tuple[float, list[OtherMove]] | None:
        """Return the chance with the first move and what others cost; None if one costs too little.

        A move costs enough if it costs five points of chance even `sure` standard errors below
        (or, if that is negative, above) what was found; with three of them, as puzzles ask.
        """
        searcher.rounds = deals
        best, *near = searcher.outcomes(s, moves[: RIVALS + 1], number, is_open=False)
        others = [self.cost(best, each, deals, sure) for each in near]
        if None not in others and len(moves) > RIVALS + 1:
            far = searcher.outcomes(s, moves[RIVALS + 1 :], number, is_open=False)
            others += [self.cost(best, each, deals, sure) for each in far]
        told = [each for each in others if each is not None]
        return (best.chance, told) if len(told) == len(moves) - 1 else None

    def by_cost(self, others: list[OtherMove]) -> list[int]:
        """Return moves, those first that cost least."""
        ordered = sorted(others, key=lambda each: (each.chance, each.do))
        return [self.notation.action(each.do) for each in ordered]

    def cost(self, best: Outcome, other: Outcome, deals: int, sure: float) -> OtherMove | None:
        """Return what a move costs against the best; None if that is not enough."""
        chance, noise = mean_difference(best.chances, other.chances)
        points, points_noise = mean_difference(best.leads, other.leads)
        figures = (round(WHOLE * chance), round(WHOLE * noise))
        enough = chance - sure * noise >= 0.05 if sure < 0 else is_clear(*figures)
        if not enough:
            return None
        told = (round(100 * points), round(100 * points_noise))
        return OtherMove(self.notation.text(other.action), *figures, *told, deals)

    def missed_by(self, match: Match, best: int) -> Iterator[str]:
        """Yield the weaker levels that would choose another answer."""
        s, view = match.state, match.view(int(match.state.seat))
        (answer,) = by_answer(self.notation, s, [best])
        for level in WEAKER:
            bot = make_bot(level, self.game, 1)
            chosen = bot.choose(view, match.actions())
            if answer not in by_answer(self.notation, s, [chosen]):
                yield level


@lru_cache(maxsize=32)
def finder_of(table: PuzzleTable) -> Finder:
    """Return who looks at a table, set up once in each process."""
    return Finder(table)


class Job(NamedTuple):
    """Games of a table to look through."""

    table: PuzzleTable
    first: int
    games: int
    unwanted: tuple[str, ...]


def look_through(job: Job) -> tuple[Job, list[Puzzle]]:
    """Return the puzzles of some games."""
    finder = finder_of(job.table)
    seeds = range(job.first, job.first + job.games)
    return job, [each for seed in seeds for each in finder.of_game(seed, set(job.unwanted))]


def read_found(path: Path) -> tuple[int, list[Puzzle]]:
    """Return how many games of a table have been looked through, and what was found."""
    if not path.exists():
        return 0, []
    stored = json.loads(path.read_text(encoding="utf-8"))
    return stored["games"], msgspec.convert(stored["puzzles"], list[Puzzle])


def find(arguments: argparse.Namespace) -> None:
    """Look through games of every table, some of each in turn."""
    arguments.folder.mkdir(parents=True, exist_ok=True)
    wanted = [each for each in tables() if not arguments.tables or each.name in arguments.tables]
    while True:
        jobs = []
        for table in wanted:
            games, puzzles = read_found(arguments.folder / f"{table.name}.json")
            if games < arguments.games:
                kinds = Counter(each.kind for each in puzzles)
                unwanted = tuple(kind for kind, n in kinds.items() if n >= MOST_CLAIMS)
                batch = min(arguments.batch, arguments.games - games)
                jobs.append(Job(table, games + 1, batch, unwanted))
        if not jobs:
            return
        with executor_of(arguments) as executor:
            for job, new in executor.run(look_through, jobs):
                path = arguments.folder / f"{job.table.name}.json"
                _, puzzles = read_found(path)
                puzzles += new
                stored = {"games": job.first + job.games - 1, "puzzles": puzzles}
                path.write_bytes(msgspec.json.encode(stored))
                told = dict(Counter(each.kind for each in puzzles))
                print(job.table.name, stored["games"], told, flush=True)


def choose(arguments: argparse.Namespace) -> None:
    """Choose among what was found, the rarest kinds first, and the maps in turn."""
    pool = [
        puzzle
        for table in tables()
        for puzzle in read_found(arguments.folder / f"{table.name}.json")[1]
    ]
    kinds = Counter(each.kind for each in pool)
    boards: dict[tuple[str, str], list[Puzzle]] = {}
    for each in pool:
        boards.setdefault((each.map, each.variant or ""), []).append(each)
    chosen: list[Puzzle] = []
    queues = [ordered(each, kinds) for each in boards.values()]
    for each in itertools.chain.from_iterable(itertools.zip_longest(*queues)):
        if each is not None and len(chosen) < WANTED:
            chosen.append(each)
    chosen.sort(key=lambda each: (len(each.missed_by), each.players, each.id))
    rows = ",\n".join(msgspec.json.encode(each).decode() for each in chosen)
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(f"[\n{rows}\n]\n", encoding="utf-8")
    print(len(chosen), Counter(each.map for each in chosen), Counter(each.kind for each in chosen))
    print(Counter(each.players for each in chosen), Counter(each.missed_by for each in chosen))
    if len(chosen) < WANTED:
        sys.exit(f"only {len(chosen)} of {WANTED}: look through more games")


def ordered(puzzles: list[Puzzle], kinds: Counter[str]) -> list[Puzzle]:
    """Return the puzzles of a board so that kinds and numbers of players take turns.

    Two that ask for the same track are not offered: one who knows the first knows the second.
    """
    queue, asked = [], set()
    used: Counter[tuple[str, int]] = Counter()
    left = list(puzzles)
    while left:
        best = min(
            left,
            key=lambda each: (
                used[each.kind, 0],
                kinds[each.kind],
                used["", each.players],
                -len(each.missed_by),
                each.id,
            ),
        )
        left.remove(best)
        what = best.best.rpartition(" ")[0] if best.kind == "claim" else best.id
        if what not in asked:
            asked.add(what)
            used[best.kind, 0] += 1
            used["", best.players] += 1
            queue.append(best)
    return queue


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("step", choices=("find", "choose"))
    parser.add_argument("tables", nargs="*", help="such as usa-2; all if none is named")
    parser.add_argument("--games", type=int, default=40, help="how many of every table")
    parser.add_argument("--batch", type=int, default=5, help="games of one job")
    add_executor_options(parser)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "puzzles")
    arguments = parser.parse_args()
    {"find": find, "choose": choose}[arguments.step](arguments)


if __name__ == "__main__":
    main()
