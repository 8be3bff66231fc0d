"""A study of a map, round by round, until its figures are precise enough or time is up.

What has been found is kept in a file after every round. A study that was interrupted goes on with
the next round, and since a round depends on its number alone, it ends with the same figures.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Final

from branchline.arena.executor import Executor
from branchline.lab.intervals import SURE, won_share
from branchline.lab.study_jobs import (
    Oddity,
    RoundSize,
    StudyJob,
    jobs_of_round,
    play_study_job,
)
from branchline.lab.sums import Sums, add
from branchline.lab.tables import StudiedTable, weights_of

VERSION: Final = 1
MOST_ODDITIES: Final = 3
"""Games kept of each kind of oddity."""
FEWEST_ROUNDS: Final = 2


@dataclass(frozen=True)
class StudyPlan:
    """What to study, and how long."""

    table: StudiedTable
    precision: float = 0.02
    """Half the interval that every ticket's win share may have."""
    seconds: float = 600.0
    rounds: int = 0
    """The most rounds; 0 for as many as it takes."""
    size: RoundSize = field(default_factory=RoundSize)

    def identity(self) -> dict[str, Any]:
        """Return what decides on the figures of every round, but for how many there are."""
        table = self.table
        return {
            "version": VERSION,
            "rules": table.data.rules_hash,
            "variant": table.variant,
            "players": table.players,
            "seed": table.seed,
            "size": asdict(self.size),
            "weights": list(weights_of(table)),
        }


@dataclass
class StudyState:
    """What a study has found so far."""

    rounds: int = 0
    seconds: float = 0.0
    sums: Sums = field(default_factory=dict)
    oddities: list[Oddity] = field(default_factory=list)

    def add_oddities(self, found: list[Oddity]) -> None:
        """Keep the first few games of each kind."""
        for each in found:
            if sum(other.kind == each.kind for other in self.oddities) < MOST_ODDITIES:
                self.oddities.append(each)


def widest(sums: Sums) -> float:
    """Return half the widest interval of a ticket's win share, of those ever kept."""
    kept, won = sums["ticket_kept"], sums["ticket_won"]
    widths = [SURE * won_share(w, k)["error"] for w, k in zip(won, kept, strict=True) if k]
    return max(widths, default=0.0)


def progress(plan: StudyPlan, state: StudyState) -> float:
    """Return how far a study is, from 0 to 1."""
    parts = [state.seconds / plan.seconds if plan.seconds else 1.0]
    if state.rounds:
        parts.append((plan.precision / max(widest(state.sums), 1e-9)) ** 2)
    if plan.rounds:
        parts.append(state.rounds / plan.rounds)
    return min(1.0, max(parts))


def is_finished(plan: StudyPlan, state: StudyState) -> bool:
    """Return whether a study may end after a round."""
    if plan.rounds and state.rounds >= plan.rounds:
        return True
    enough = state.rounds >= FEWEST_ROUNDS and widest(state.sums) <= plan.precision
    return enough or (state.rounds > 0 and state.seconds >= plan.seconds)


def run_study(
    plan: StudyPlan,
    state: StudyState,
    executor: Executor,
    after_round: Callable[[StudyState], object],
) -> StudyState:
    """Go on with a study to its end; `after_round` is called with the state after every round."""
    if is_finished(plan, state):
        return state
    sizes = iter_rounds(plan, state.rounds)
    waiting: list[int] = []

    def jobs() -> Iterator[StudyJob]:
        for some in sizes:
            waiting.append(len(some))
            yield from some

    begun, before = time.monotonic(), state.seconds
    sums: Sums = {}
    oddities: list[Oddity] = []
    done = 0
    results = executor.run(play_study_job, jobs())
    try:
        for result in results:
            add(sums, result.sums)
            oddities += result.oddities
            done += 1
            if done == waiting[0]:
                del waiting[0]
                add(state.sums, sums)
                state.add_oddities(oddities)
                state.rounds += 1
                state.seconds = before + time.monotonic() - begun
                sums, oddities, done = {}, [], 0
                after_round(state)
                if is_finished(plan, state):
                    break
    finally:
        results.close()
    return state


def iter_rounds(plan: StudyPlan, first: int) -> Iterator[list[StudyJob]]:
    """Yield the jobs of one round after the other."""
    for number in count(first):
        if plan.rounds and number >= plan.rounds:
            return
        yield jobs_of_round(plan.table, number, plan.size)


def read_state(file: Path, plan: StudyPlan) -> StudyState:
    """Return what was kept of the same study; the start of one, if there is nothing of it."""
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
        if kept["study"] != plan.identity():
            return StudyState()
        oddities = [Oddity(**each | {"actions": tuple(each["actions"])}) for each in kept["odd"]]
        return StudyState(kept["rounds"], kept["seconds"], kept["sums"], oddities)
    except (OSError, ValueError, KeyError, TypeError):
        return StudyState()


def write_state(file: Path, plan: StudyPlan, state: StudyState) -> None:
    """Keep what was found so far, whole or not at all."""
    kept = {
        "study": plan.identity(),
        "rounds": state.rounds,
        "seconds": state.seconds,
        "sums": state.sums,
        "odd": [asdict(each) for each in state.oddities],
    }
    part = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        part.write_text(json.dumps(kept), encoding="utf-8")
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
