"""The help page: keys, signs, and what is special about the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from branchline.cli.terminal.glyphs import GRAY_GLYPH, GRAY_STYLE, card, flow
from branchline.core.cards import N_CARDS
from branchline.maps.schema import MapData
from branchline.play.match import Match

KEYS: Final = (
    ("1 2 3 4 5", "take that card of the row (a locomotive from the row is the whole draw)"),
    ("d", "draw a card from the deck"),
    ("t", "draw tickets"),
    ("b", "what can I build? choose by number; b Place or b red shows fewer"),
    ("s", "what else can I do on this map? (stations and the like)"),
    ("m", "everybody's tracks; m free: free tracks; m Place: the tracks of a place"),
    ("h", "show the table again"),
    ("l", "all that has happened so far"),
    ("save FILE", "save the game; go on later with: branchline play --resume FILE"),
    ("quit", "leave the game"),
)
FREE_PICKS: Final = "take that card of the row"

Params = dict[str, Any]
RULES: Final[dict[str, Callable[[Params], str]]] = {
    "country_cards": lambda _: (
        "Join two or more countries in one network: each time you reach a country, you take the "
        "top card of every country in that network."
    ),
    "ferries": lambda _: "Ferries: every ★ of a track must be paid with a locomotive.",
    "grand_tour": lambda _: (
        "Grand Tour: completed tickets whose ends are joined by two separate paths earn a bonus."
    ),
    "longest_path": lambda params: f"The longest path earns {params['points']} points.",
    "most_tickets": lambda params: f"Most completed tickets: {params['points']} points.",
    "stations": lambda params: (
        "Stations: at the end each lets you use one track of another player into its city, for "
        f"your tickets. Each one not built is worth {params['unused_points']} points."
    ),
    "tunnels": lambda params: (
        f"Tunnels: once you have laid the cards, {params['reveal']} cards are revealed; each of "
        "the colour laid, and each locomotive, costs one card more."
    ),
}
"""What a mechanic means to a player, given its numbers."""


def locomotive_rules(params: Params) -> list[str]:
    """Say how locomotives differ on a map."""
    rules = []
    if params.get("only_on"):
        rules.append(f"Locomotives can be played on {params['only_on']} only.")
    if params.get("row") == "free":
        rules.append("A locomotive in the row is taken like any other card.")
    if not params.get("sweep", True):
        rules.append("The row is never swept, however many locomotives lie in it.")
    return rules


def map_rules(data: MapData) -> list[str]:
    """Return what is special about a map, a sentence or two for each mechanic."""
    rules = [
        f"{data.trains} trains each. When someone has 2 or fewer left, everyone has one more turn.",
        "Points for a track, by its spaces: "
        + ", ".join(f"{length} → {points}" for length, points in sorted(data.points.items())),
    ]
    for name, params in data.mechanics.items():
        if name == "locomotive_limits":
            rules += locomotive_rules(params)
        elif name in RULES:
            rules.append(RULES[name](params))
    return rules


def show_guide(console: Console, match: Match) -> None:
    """Print the help page."""
    data = match.data
    free = data.mechanics.get("locomotive_limits", {}).get("row") == "free"
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    for key, meaning in KEYS:
        if key == "s" and not match.game.turn_actions:
            continue
        table.add_row(key, FREE_PICKS if free and key[0] == "1" else meaning)
    console.print()
    console.rule(Text("Keys", "bold"), align="left", style="dim")
    console.print(table)
    console.print("Full moves work too: claim Place–Place red×2, take 3, keep 1 2")
    console.rule(Text("Cards and tracks", "bold"), align="left", style="dim")
    signs = [card(number) for number in range(N_CARDS)]
    signs.append(Text(f" {GRAY_GLYPH} any one colour ", GRAY_STYLE))
    for line in flow("", signs, console.width):
        console.print(line)
    console.rule(Text(data.name, "bold"), align="left", style="dim")
    for rule in map_rules(data):
        console.print(Text(rule))
    console.print()
