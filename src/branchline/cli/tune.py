"""`branchline tune`: bots that play a map well, one's own maps above all."""

from __future__ import annotations

import click

from branchline.arena.executor import make_executor
from branchline.arena.map_tuning import (
    FINAL,
    GAMES,
    GENERATIONS,
    MapTuning,
    state_file_of,
    target_of,
    tune_map,
)
from branchline.arena.tuning import TuningState
from branchline.cli.executor_options import executor_options
from branchline.cli.help import command, option
from branchline.cli.lab import INTERRUPTED
from branchline.cli.progress import bar_of
from branchline.locales import say
from branchline.maps import load_map
from branchline.maps.build import build_game


@command("tune", help="help-tune")
@click.argument("map", metavar="MAP")
@option("--players", type=click.IntRange(2), help="option-tune-players")
@option(
    "--minutes",
    type=click.FloatRange(0.01),
    default=10.0,
    show_default=True,
    help="option-tune-minutes",
)
@option(
    "--generations",
    type=click.IntRange(1),
    default=GENERATIONS,
    show_default=True,
    help="option-tune-generations",
)
@option(
    "--games", type=click.IntRange(2), default=GAMES, show_default=True, help="option-tune-games"
)
@option("--seed", type=int, default=1, show_default=True, help="option-tune-seed")
@executor_options
def tune(
    map: str,  # noqa: A002 - the word people use
    players: int | None,
    minutes: float,
    generations: int,
    games: int,
    seed: int,
    processes: int,
    on: str,
) -> None:
    """Tune the bots for a map."""
    data = load_map(map)
    players = players or max(2, data.players[0])
    build_game(data, players)  # so that a wrong number of players is told before anything is done
    tuning = MapTuning(map, players, generations, games, seed)
    with bar_of(say("tune-working")) as bar:
        task = bar.add_task("", total=generations)

        def after_generation(state: TuningState) -> None:
            bar.update(task, completed=state.generation)

        try:
            with make_executor(on, processes) as executor:
                file, share = tune_map(tuning, executor, minutes * 60, after_generation)
        except KeyboardInterrupt:
            kept = state_file_of(target_of(tuning))
            click.echo(say("tune-stopped", file=str(kept)), err=True)
            raise click.exceptions.Exit(INTERRUPTED) from None
    won, fair = f"{share:.0%}", f"{1 / players:.0%}"
    click.echo(say("tune-written", file=str(file), share=won, games=FINAL, fair=fair))
