"""Games that several processes share, compared in rounds with as many runs side by side.

A run of its own waits for nobody, so this tells what sharing costs: waiting for each other, and
copying results to where all can read them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any

from branchline.lab.rounds import HERE, UNIT, MeasuredTable, checkout, ratio, summary
from branchline.lab.slice_worker import SHARED_GAMES

KIND = "shared"
STEPS_A_GAME = 256
"""How many steps are measured for each game asked for."""


def measure_shared(
    tables: Sequence[MeasuredTable],
    rounds: int,
    games: int,
    processes: int,
    advance: Callable[[], None] = lambda: None,
) -> dict[str, Any]:
    """Measure tables in rounds, by the clock; `advance` is called after each."""
    unit = UNIT["env"]
    size = games * STEPS_A_GAME
    found: dict[MeasuredTable, list[tuple[float, float]]] = {table: [] for table in tables}
    with ExitStack() as stack:
        together = stack.enter_context(checkout(HERE))
        apart = [stack.enter_context(checkout(HERE)) for _ in range(processes)]
        for _ in range(rounds):
            for table in tables:
                shared = together.measure(KIND, table, processes, size)[unit]
                for run in apart:
                    run.ask(KIND, table, 1, size // processes)
                found[table].append((shared, sum([run.answer()[unit] for run in apart])))
            advance()
    rows = []
    for table, pairs in found.items():
        shared_rates, apart_rates = map(list, zip(*pairs, strict=True))
        row = {**table._asdict(), **summary(shared_rates), "apart": summary(apart_rates)}
        rows.append({**row, "to_apart": ratio(shared_rates, apart_rates)})
    return {"kind": KIND, "unit": unit, "processes": processes, "games": SHARED_GAMES, "rows": rows}
