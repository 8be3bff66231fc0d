"""`branchline perft`: count the ways to play on, to check the rules against known counts."""

from __future__ import annotations

import json
import time

import click

from branchline.cli.help import command, option
from branchline.core.chance import Dice
from branchline.locales import say
from branchline.maps import load_map
from branchline.maps.build import build_game
from branchline.play.notation import Notation
from branchline.play.playout import after, play_out
from branchline.play.playout import perft as count


@command("perft", help="help-perft")
@click.argument("map", metavar="MAP")
@option("--players", type=click.IntRange(1), help="option-players-fewest")
@option("--depth", type=click.IntRange(1, 20), default=3, show_default=True, help="option-depth")
@option("--seed", type=int, default=1, show_default=True, help="option-perft-seed")
@option("--skip", type=click.IntRange(0), default=0, help="option-skip")
@option("--variant", help="option-variant")
@option("--divide", is_flag=True, help="option-divide")
@option("--json", "as_json", is_flag=True, help="option-perft-json")
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
    """Count the ways to play some actions on a map, with chance fixed by the seed."""
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
    told = say("positions-at-depth", depth=depth, seconds=f"{seconds:.2f}")
    click.echo(f"{total:12,}  {told}")
