"""The questions for a new player: which map, how many players, which opponents."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from branchline.bots import LEVELS
from branchline.cli.mechanic_names import mechanic_names
from branchline.cli.seats import DEFAULT_BOT, HUMAN
from branchline.cli.terminal.prompts import choose
from branchline.locales import named, say
from branchline.maps import MapData, load_map, map_ids


def choose_map(console: Console) -> str:
    """Ask for a map; Enter takes the one with the fewest rules of its own."""
    maps = [load_map(which) for which in map_ids()]
    options = [(str(named(data.name)), remark_on(data)) for data in maps]
    console.print(Text(say("welcome"), "bold"), Text(say("enter-takes-default"), "dim"))
    easiest = min(maps, key=lambda data: (len(data.mechanics), len(data.places)))
    return maps[choose(console, say("map-to-play"), options, maps.index(easiest))].id


def choose_variant(console: Console, data: MapData) -> str | None:
    """Ask for a variant of the map, if it has any; Enter plays without."""
    if not data.variants:
        return None
    options = [(say("no-variant"), ""), *((variant, "") for variant in data.variants)]
    chosen = choose(console, say("variant-to-play"), options, 0)
    return data.variants[chosen - 1] if chosen else None


def choose_players(console: Console, data: MapData) -> int:
    """Ask for the number of players; Enter takes the fewest."""
    fewest, most = data.players
    counts = range(fewest, most + 1)
    if len(counts) == 1:
        return fewest
    options = [(say("players-option", count=count), "") for count in counts]
    return counts[choose(console, say("how-many-players"), options, 0)]


def choose_kinds(console: Console, players: int) -> list[str]:
    """Ask who plays against; Enter takes the usual bot."""
    kinds = [DEFAULT_BOT, *(level for level in LEVELS if level != DEFAULT_BOT), HUMAN]
    options = [(kind, say(f"opponent-{kind}")) for kind in kinds]
    out = [HUMAN]
    for opponent in range(1, players):
        title = say("against-whom")
        if players > 2:
            title = say("which-opponent", number=opponent, opponents=players - 1)
        out.append(kinds[choose(console, title, options, 0)])
    return out


def remark_on(data: MapData) -> str:
    """Return for how many players a map is, and the rules it adds."""
    fewest, most = data.players
    rules = mechanic_names(data.mechanics)
    return say("map-option", fewest=fewest, most=most, rules=rules)
