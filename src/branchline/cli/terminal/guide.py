"""The help page: keys, signs, and what is special about the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from branchline.cli.terminal.glyphs import GRAY_GLYPH, GRAY_STYLE, LETTERS, SHORT_NAMES, card, flow
from branchline.cli.terminal.shelf import technologies
from branchline.core.cards import N_CARDS
from branchline.maps.schema import MapData
from branchline.play.match import Match

KEYS: Final = (
    ("1 2 3 4 5", "take that card of the row (a locomotive from the row is the whole draw)"),
    ("d", "draw a card from the deck"),
    ("t", "draw tickets"),
    ("b", "what can I build? choose by number; b Place or b red shows fewer"),
    ("s", "what else can I do on this map? (stations and the like)"),
    ("m", "everybody's tracks; m Place: the tracks of a place, and why some are closed"),
    ("m free", "the tracks open to you; m closed: those closed to you, and why"),
    ("h", "show the table again"),
    ("l", "all that has happened so far"),
    ("save FILE", "save the game; go on later with: branchline play -t --resume FILE"),
    ("quit", "leave the game"),
)
FREE_PICKS: Final = "take that card of the row"
SHELF: Final = "the technologies: what they do, and which you can buy before your action"

Params = dict[str, Any]
RULES: Final[dict[str, Callable[[Params], str]]] = {
    "country_cards": lambda _: (
        "Country cards: when you claim a track into a country new to your network, and the network "
        "holds another country too, you take the top card of each. Finish with the track into a "
        "country: joining two networks elsewhere brings no card, nor does a country held already."
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
    "technologies": lambda params: technology_rules(params),
    "tunnels": lambda params: (
        f"Tunnels: once you have laid the cards, {params['reveal']} cards are revealed; each of "
        "the colour laid, and each locomotive, costs one card more."
    ),
}
"""What a mechanic means to a player, given its numbers."""


def technology_rules(params: Params) -> str:
    """Say what can be done without technologies, and how they are bought."""
    exempt = ", ".join(f"{a}–{b}" for a, b in params.get("exempt", ()))
    rules = (
        f"Without technologies you can claim tracks of up to {params['free_length']} spaces in "
        f"{' and '.join(params['home'])}, and no ferries. Before your action you may buy one "
        "technology (s), with locomotives. Any "
        f"{params['substitute']} cards can be played as a locomotive: a payment says sub×1, and "
        "you then choose the cards."
    )
    return f"{rules} {exempt} needs no technology." if exempt else rules


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
    shelf = technologies(match)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    for key, meaning in KEYS:
        if key == "s" and not match.game.turn_actions:
            continue
        if key == "s" and shelf is not None:
            meaning = SHELF
        table.add_row(key, FREE_PICKS if free and key[0] == "1" else meaning)
        if key == "d" and shelf is not None and shelf.drawer >= 0:
            drawer = shelf.cards[int(shelf.drawer)]
            table.add_row("dd", f"draw {drawer.number} cards from the deck (with {drawer.name})")
    console.print()
    console.rule(Text("Keys", "bold"), align="left", style="dim")
    console.print(table)
    console.print("Full moves work too: claim Place–Place red×2, take 3, keep 1 2")
    console.rule(Text("Cards and tracks", "bold"), align="left", style="dim")
    signs = [card(number) for number in range(N_CARDS)]
    signs.append(Text(f" {GRAY_GLYPH} any one colour ", GRAY_STYLE))
    for line in flow("", signs, console.width):
        console.print(line)
    if shelf is not None:
        letters = ", ".join(
            f"{letter.lower()} {name}" for letter, name in zip(LETTERS, SHORT_NAMES, strict=True)
        )
        console.print(Text(f"To choose cards as a locomotive, type names or letters: {letters}"))
    console.rule(Text(data.name, "bold"), align="left", style="dim")
    for rule in map_rules(data):
        console.print(Text(rule))
    console.print()
