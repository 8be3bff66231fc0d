"""A process that studies one map, or tunes the bots for it: an order comes in, steps go out.

Every line it writes is a `StudyStep` in JSON; after the one that tells a size, so many bytes
follow: a `Studied` in JSON. It does what `branchline lab` and `branchline tune` do, with the one
executor, and lets everything else on the machine go first.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import BinaryIO, Final

import msgspec

from branchline.studio.messages import Effort, StudyFigures, StudyKind

POLITE: Final = 12
"""By how much it lowers its priority."""
MOST_PROCESSES: Final = 4
SEED: Final = 1
GAMES: Final[dict[Effort, int]] = {"quick": 200, "usual": 1000, "thorough": 5000}
"""Games among equal bots of a study; about half as many more show styles, mechanics and luck."""
ROUND: Final = 200
PRECISION: Final = 0.005
"""Half the interval of a win share at which a study may end sooner."""
LONG: Final = 3600.0
"""Seconds that end no study: whoever started the process ends it sooner."""
GENERATIONS: Final[dict[Effort, tuple[int, int]]] = {
    "quick": (8, 2),
    "usual": (20, 4),
    "thorough": (30, 8),
}
"""Generations of tuning, and the games of each try against each rival."""


class StudyOrder(msgspec.Struct, frozen=True):
    """A map to study, or to tune bots for."""

    text: str
    kind: StudyKind
    players: int
    effort: Effort
    language: str


class StudyStep(msgspec.Struct, frozen=True):
    """How far it is, from 0 to 1; with a size, what was found follows."""

    done: float
    games: int = 0
    size: int = 0


class Studied(msgspec.Struct, frozen=True):
    """What was found."""

    figures: StudyFigures
    text: str = ""
    """The map that was studied."""
    findings: str = ""
    """What a report tells, in JSON."""


def run(order: StudyOrder, out: BinaryIO) -> None:
    """Do what is ordered, and write what was found."""
    from branchline.locales import speaking

    def report(done: float, games: int = 0, size: int = 0) -> None:
        out.write(msgspec.json.encode(StudyStep(done, games, size)) + b"\n")
        out.flush()

    with TemporaryDirectory(prefix="branchline-study-") as folder, speaking(order.language):
        file = Path(folder) / "map.toml"
        file.write_text(order.text, encoding="utf-8", errors="surrogatepass")
        work = study if order.kind == "lab" else tune
        found = msgspec.json.encode(work(str(file), order, report))
    report(1.0, size=len(found))
    out.write(found)
    out.flush()


def processes() -> int:
    """Return how many processes take part: half of what the machine has at most."""
    return max(1, min(MOST_PROCESSES, (os.cpu_count() or 1) // 2))


def study(file: str, order: StudyOrder, report: Callable[[float, int], None]) -> Studied:
    """Study a map; return what its report tells."""
    from branchline.arena.executor import PROCESSES, make_executor
    from branchline.lab.findings import findings_of
    from branchline.lab.study import StudyPlan, StudyState, run_study
    from branchline.lab.study_jobs import RoundSize
    from branchline.lab.tables import StudiedTable
    from branchline.studio.study_figures import figures_of

    games = GAMES[order.effort]
    size = RoundSize(planner=min(ROUND, games), value=0, style=40, without=40, luck=3)
    table = StudiedTable(file, None, order.players, SEED)
    plan = StudyPlan(table, PRECISION, LONG, -(-games // size.planner), size)

    def after_round(state: StudyState) -> None:
        report(state.rounds / plan.rounds, state.rounds * size.planner)

    report(0.0, 0)
    with make_executor(PROCESSES, processes()) as executor:
        state = run_study(plan, StudyState(), executor, after_round)
    state.oddities = []  # their games are in no file here
    found = findings_of(plan, state)
    findings = json.dumps(found, ensure_ascii=False)
    return Studied(figures_of(table.data, found), order.text, findings)


def tune(file: str, order: StudyOrder, report: Callable[[float, int], None]) -> Studied:
    """Tune the bots for a map, keep their weights by its rules; return how well they play."""
    from branchline.arena.executor import PROCESSES, make_executor
    from branchline.arena.map_tuning import FINAL, MapTuning, tune_map
    from branchline.arena.tuning import TuningState
    from branchline.studio.kept_weights import keep_weights

    generations, games = GENERATIONS[order.effort]
    tuning = MapTuning(file, order.players, generations, games, SEED)
    in_each = tuning.plan().games_in_each

    def after_generation(state: TuningState) -> None:
        report(state.generation / (generations + 1), state.generation * in_each)

    with make_executor(PROCESSES, processes()) as executor:
        made, share = tune_map(tuning, executor, LONG, after_generation)
    keep_weights(tuning, made)
    return Studied(StudyFigures(players=order.players, games=FINAL, share=share))


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(POLITE)
    run(msgspec.json.decode(sys.stdin.buffer.read(), type=StudyOrder), sys.stdout.buffer)
