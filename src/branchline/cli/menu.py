"""The questions that get a newcomer going: which map, how many, against whom."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from branchline.bots import BOTS, LEVELS
from branchline.cli.maps import words
from branchline.cli.seats import DEFAULT_BOT, HUMAN
from branchline.cli.terminal.ask import choose
from branchline.maps import MapData, load_map, map_ids


def choose_map(console: Console) -> str:
    """Ask for a map; Enter takes the one with the fewest rules of its own."""
    maps = [load_map(which) for which in map_ids()]
    options = [
        (data.name, f"{data.players[0]}–{data.players[1]} players · {words(list(data.mechanics))}")
        for data in maps
    ]
    console.print(Text("Welcome to branchline.", "bold"), Text("Enter takes the default.", "dim"))
    easiest = min(maps, key=lambda data: (len(data.mechanics), len(data.places)))
    return maps[choose(console, "Which map?", options, maps.index(easiest))].id


def choose_variant(console: Console, data: MapData) -> str | None:
    """Ask for a variant of the map, if it has any; Enter plays without."""
    if not data.variants:
        return None
    options = [("standard", ""), *((variant, "") for variant in data.variants)]
    chosen = choose(console, "Which variant?", options, 0)
    return data.variants[chosen - 1] if chosen else None


def choose_players(console: Console, data: MapData) -> int:
    """Ask for the number of players; Enter takes the fewest."""
    fewest, most = data.players
    counts = range(fewest, most + 1)
    if len(counts) == 1:
        return fewest
    options = [(f"{count} players", "") for count in counts]
    return counts[choose(console, "How many players, you included?", options, 0)]


def choose_kinds(console: Console, players: int) -> list[str]:
    """Ask who plays against; Enter takes the usual bot."""
    kinds = [DEFAULT_BOT, *(level for level in LEVELS if level != DEFAULT_BOT), HUMAN]
    options = [
        (kind, "another person at this keyboard" if kind == HUMAN else remark_on(kind))
        for kind in kinds
    ]
    out = [HUMAN]
    for opponent in range(1, players):
        title = "Against whom?" if players == 2 else f"Opponent {opponent} of {players - 1}?"
        out.append(kinds[choose(console, title, options, 0)])
    return out


def remark_on(bot: str) -> str:
    """Return what a bot says of itself."""
    line = (BOTS[bot].__doc__ or "").strip().partition("\n")[0]
    return f"bot: {line[:1].lower()}{line[1:].rstrip('.')}" if line else "bot"
