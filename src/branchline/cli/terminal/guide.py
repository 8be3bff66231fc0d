"""The help page: keys, signs, and what is special about the map."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from branchline.cli.terminal.glyphs import GRAY_GLYPH, GRAY_STYLE, LETTERS, card, flow, short_name
from branchline.cli.terminal.wording import wording
from branchline.core.cards import N_CARDS
from branchline.locales import has_message, named, say
from branchline.maps.readers import purchases_of
from branchline.play.match import Match
from branchline.play.view import SPECTATOR

ROW_KEYS: Final = "1 2 3 4 5"
KEYS: Final = (
    (ROW_KEYS, "help-row"),
    ("d", "help-draw"),
    ("t", "help-tickets"),
    ("b", "help-build"),
    ("s", "help-others"),
    ("m", "help-map"),
    ("m free", "help-map-free"),
    ("h", "help-show"),
    ("l", "help-log"),
    ("save FILE", "help-save"),
    ("quit", "help-quit"),
)
"""What can be typed, and the messages that explain it."""


def map_rules(match: Match) -> list[str]:
    """Return what is special about a map, a sentence or two for each mechanic."""
    data, view = match.data, match.view(SPECTATOR)
    points = [f"{length} → {points}" for length, points in sorted(data.points.items())]
    rules = [say("help-trains", trains=data.trains), say("help-points", points=", ".join(points))]
    for display in match.notation.displays:
        told = display.summary(data.mechanics[display.rules.name])
        sentences = [wording(match, view, each).plain for each in told if has_message(each.id)]
        if sentences:
            rules.append(" ".join(sentences))
    return rules


def key_rows(match: Match) -> list[tuple[str, str]]:
    """Return all keys, each with what it does."""
    view = match.view(SPECTATOR)
    displays = match.notation.displays
    keys = [key for each in displays for key in each.shortcuts(match.game)]
    rows = []
    for key, meaning in KEYS:
        if key == "s" and not match.game.turn_actions:
            continue
        if key == "s" and purchases_of(match.notation.displays, view.mechanics):
            meaning = "help-purchases"
        if key == ROW_KEYS and not match.game.row_locomotive_ends:
            meaning = "help-row-free"
        rows.append((key, say(meaning)))
        if key == "d":
            told = [(each.key, each.meaning) for each in keys if each.meaning is not None]
            rows += [(each, wording(match, view, what).plain) for each, what in told]
    return rows


def show_guide(console: Console, match: Match) -> None:
    """Print the help page."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    for key, meaning in key_rows(match):
        table.add_row(key, meaning)
    console.print()
    console.rule(Text(say("help-keys"), "bold"), align="left", style="dim")
    console.print(table)
    console.print(say("help-moves"))
    console.rule(Text(say("help-signs"), "bold"), align="left", style="dim")
    signs = [card(number) for number in range(N_CARDS)]
    signs.append(Text(f" {GRAY_GLYPH} {say('help-gray')} ", GRAY_STYLE))
    for line in flow("", signs, console.width):
        console.print(line)
    if match.game.chooser is not None:
        letters = ", ".join(
            f"{letter.lower()} {short_name(number)}" for number, letter in enumerate(LETTERS)
        )
        console.print(Text(say("help-letters", letters=letters)))
    console.rule(Text(str(named(match.data.name)), "bold"), align="left", style="dim")
    for rule in map_rules(match):
        console.print(Text(rule))
    console.print()
