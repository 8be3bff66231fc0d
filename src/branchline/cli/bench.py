"""`branchline bench`: how fast the engine is here, as ratios of one run."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from branchline.bots.simulate import Job, Tally, play_job
from branchline.core.arrays import COMPILED
from branchline.maps import load_map, map_ids


@click.command()
@click.option("--games", type=click.IntRange(10), default=400, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def bench(games: int, as_json: bool) -> None:
    """Measure random games on every map with the fewest and the most players, on one core."""
    rows: list[dict[str, Any]] = []
    for which in map_ids():
        fewest, most = load_map(which).players
        for players in sorted({fewest, most}):
            job = Job(which, None, ("random",) * players, 1, 0, games)
            play_job(Job(which, None, ("random",) * players, 2, 0, 10))  # warm up
            tally = Tally()
            tally.add(play_job(job))
            report = tally.report()
            keys = ("games_per_s", "decisions_per_s", "mean_decisions")
            rows.append({"map": which, "players": players, **{k: report[k] for k in keys}})
    fastest = max(row["decisions_per_s"] for row in rows)
    for row in rows:
        row["ratio"] = row["decisions_per_s"] / fastest
    if as_json:
        click.echo(json.dumps({"compiled": COMPILED, "games": games, "random_play": rows}))
        return
    table = Table(title=f"Random play, {'compiled' if COMPILED else 'interpreted'}, one core")
    for heading in ("map", "players", "games/s", "decisions/s", "decisions/game", "ratio"):
        table.add_column(heading, justify="left" if heading == "map" else "right")
    for row in rows:
        table.add_row(
            row["map"],
            str(row["players"]),
            f"{row['games_per_s']:,.0f}",
            f"{row['decisions_per_s']:,.0f}",
            f"{row['mean_decisions']:.0f}",
            f"{row['ratio']:.2f}",
        )
    Console().print(table)
    Console().print("Rates are per second of processor time; ratio is to the fastest row.")
