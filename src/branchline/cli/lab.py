"""`branchline lab`: whether a map is good, by many games among bots."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

import click

from branchline.arena.executor import make_executor
from branchline.cli.executor_options import executor_options
from branchline.cli.help import command, option
from branchline.cli.progress import bar_of
from branchline.cli.streams import make_console
from branchline.lab.comparison import (
    JSON,
    compare,
    comparison_page,
    comparison_values,
    digits_of,
    name_of,
    read_report,
)
from branchline.lab.findings import file_of, findings_of
from branchline.lab.luck_sums import match_of
from branchline.lab.report_page import report_page
from branchline.lab.report_parts import in_line
from branchline.lab.study import (
    StudyPlan,
    StudyState,
    progress,
    read_state,
    run_study,
    write_state,
)
from branchline.lab.tables import StudiedTable
from branchline.locales import say
from branchline.maps import load_map
from branchline.maps.build import build_game

STATE: Final = "lab-state.json"
PAGE: Final = "lab.html"
COMPARISON: Final = "comparison"
STEPS: Final = 1000
"""How finely the progress bar is cut."""
INTERRUPTED: Final = 130
"""The exit code of a command that was stopped by Ctrl-C."""
FOLDER: Final = click.Path(path_type=Path, file_okay=False)
REPORT: Final = click.Path(path_type=Path, exists=True)


@command("lab", help="help-lab")
@click.argument("map", metavar="[MAP]", required=False)
@option(
    "-o",
    "--output",
    type=FOLDER,
    default=Path("report"),
    metavar="FOLDER",
    show_default=True,
    help="option-lab-output",
)
@option("--players", type=click.IntRange(1), help="option-players-fewest")
@option("--variant", help="option-variant")
@option(
    "--precision",
    type=click.FloatRange(0.1, 50),
    default=2.0,
    show_default=True,
    help="option-lab-precision",
)
@option(
    "--minutes",
    type=click.FloatRange(0.01),
    default=10.0,
    show_default=True,
    help="option-lab-minutes",
)
@option("--rounds", type=click.IntRange(0), default=0, help="option-lab-rounds")
@option("--seed", type=int, default=1, show_default=True, help="option-lab-seed")
@executor_options
@option("--compare", "compared", type=REPORT, nargs=2, metavar="A B", help="option-lab-compare")
@option("--json", "as_json", is_flag=True, help="option-json")
def lab(
    map: str | None,  # noqa: A002 - the word people use
    output: Path,
    players: int | None,
    variant: str | None,
    precision: float,
    minutes: float,
    rounds: int,
    seed: int,
    processes: int,
    on: str,
    compared: tuple[Path, Path] | None,
    as_json: bool,
) -> None:
    """Study a map, or compare two studies."""
    if compared and map is not None:
        raise click.UsageError(say("lab-compare-takes-no-map"))
    if compared:
        compare_reports(compared, output, as_json)
        return
    if map is None:
        raise click.UsageError(say("lab-needs-map"))
    data = load_map(map, variant)
    players = players or max(data.players[0], min(2, data.players[1]))
    build_game(data, players)  # so that a wrong number of players is told before anything is done
    table = StudiedTable(map, variant, players, seed)
    plan = StudyPlan(table, precision / 100, minutes * 60, rounds)
    output.mkdir(parents=True, exist_ok=True)
    state = play(plan, output, on, processes)
    found = findings_of(plan, state)
    write(output / JSON, json.dumps(found, ensure_ascii=False, indent=1) + "\n")
    write(output / PAGE, report_page(data, found))
    write_oddities(output, table, state)
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False))
    else:
        click.echo(say("lab-written", file=str(output / PAGE), games=found["games"]))


def play(plan: StudyPlan, output: Path, on: str, processes: int) -> StudyState:
    """Play until the figures are precise enough; go on with what an earlier run left."""
    file = output / STATE
    state = read_state(file, plan)

    with bar_of(say("lab-working")) as bar:
        task = bar.add_task("", total=STEPS, completed=int(STEPS * progress(plan, state)))

        def after_round(now: StudyState) -> None:
            write_state(file, plan, now)
            bar.update(task, completed=int(STEPS * progress(plan, now)))

        try:
            with make_executor(on, processes) as executor:
                return run_study(plan, state, executor, after_round)
        except KeyboardInterrupt:
            click.echo(say("lab-stopped", folder=str(output)), err=True)
            raise click.exceptions.Exit(INTERRUPTED) from None


def write(file: Path, text: str) -> None:
    """Write a file, whole or not at all."""
    part = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def write_oddities(output: Path, table: StudiedTable, state: StudyState) -> None:
    """Write odd games as records that `branchline replay` opens."""
    counts: dict[str, int] = {}
    for each in state.oddities:
        number = counts.get(each.kind, 0)
        counts[each.kind] = number + 1
        target = output / file_of(each.kind, number)
        target.parent.mkdir(parents=True, exist_ok=True)
        match_of(table, each.seed, each.actions).save(target)


def compare_reports(compared: tuple[Path, Path], output: Path, as_json: bool) -> None:
    """Tell what changed between two reports, and write it to a page."""
    before, after = map(read_report, compared)
    names = (str(compared[0]), str(compared[1]))
    output.mkdir(parents=True, exist_ok=True)
    values = comparison_values(before, after)
    write(output / f"{COMPARISON}.json", json.dumps(values, ensure_ascii=False, indent=1) + "\n")
    write(output / f"{COMPARISON}.html", comparison_page(before, after, names))
    if as_json:
        click.echo(json.dumps(values, ensure_ascii=False))
        return
    console = make_console()
    changes = [each for each in compare(before, after) if each.holds]
    for each in sorted(changes, key=lambda each: each.chance):
        change = in_line(each.change, digits_of(each), each.scale, signed=True)
        console.print(f"{name_of(each)}: {change}")
    if not changes:
        console.print(say("lab-compare-none"))
