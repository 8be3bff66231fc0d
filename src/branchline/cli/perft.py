"""`branchline perft`: count the ways to play on, to check the rules against known counts."""

from __future__ import annotations

import json
import time

import click

from branchline.core.chance import Dice
from branchline.core.playout import after, play_out
from branchline.core.playout import perft as count
from branchline.maps import load_map
from branchline.maps.build import build_game
from branchline.play.notation import Notation


@click.command()
@click.argument("map", metavar="MAP")
@click.option("--players", type=click.IntRange(1), help="Number of players (default: the fewest).")
@click.option("--depth", type=click.IntRange(1, 20), default=3, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True, help="Fixes all chance.")
@click.option("--skip", type=click.IntRange(0), default=0, help="Random moves played beforehand.")
@click.option("--variant", help="A variant of the map.")
@click.option("--divide", is_flag=True, help="Count separately after each first action.")
@click.option("--json", "as_json", is_flag=True, help="Print the counts as JSON.")
def perft(
    map: str,  # noqa: A002 - the word people use
    players: int | None,
    depth: int,
    seed: int,
    skip: int,
    variant: str | None,
    divide: bool,
    as_json: bool,
) -> None:
    """Count the ways to play DEPTH actions on MAP, with chance fixed by the seed."""
    data = load_map(map, variant)
    game = build_game(data, players or data.players[0], first_seat=0)
    dice = Dice(seed)
    s = game.start(dice)
    play_out(game, s, dice, skip)
    started = time.process_time()
    parts: dict[str, int] = {}
    if divide:
        notation = Notation(data, game)
        for action in game.legal(s):
            child = after(game, s, action, depth, seed)
            parts[notation.text(action)] = count(game, child, depth - 1, seed)
        total = sum(parts.values())
    else:
        total = count(game, s, depth, seed)
    seconds = time.process_time() - started
    if as_json:
        report = {
            "map": data.id,
            "variant": variant,
            "players": int(game.players),
            "depth": depth,
            "seed": seed,
        }
        click.echo(json.dumps({**report, "skip": skip, "nodes": total, "divide": parts or None}))
        return
    for text, nodes in parts.items():
        click.echo(f"{nodes:12,}  {text}")
    click.echo(f"{total:12,}  positions at depth {depth} ({seconds:.2f} s)")
