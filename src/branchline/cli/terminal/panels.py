"""What a map's mechanics add to the screen: columns, lines, and decisions of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from rich.text import Text

from branchline.cli.terminal.glyphs import card, flow, paint
from branchline.cli.terminal.shelf import IN_WORDS, shelf_panel, technologies
from branchline.cli.terminal.ways import tours
from branchline.core.cards import CARD_NAMES, LOCOMOTIVE
from branchline.mechanics.shelf import A_RIVAL_CLAIM
from branchline.play.match import Match
from branchline.play.view import SPECTATOR, View

Shown = Mapping[str, Any]


def extra_columns(view: View) -> dict[str, list[str]]:
    """Return further columns of the table of players, by heading."""
    columns: dict[str, list[str]] = {}
    for name, heading, key in (
        ("country_cards", "countries", "points"),
        ("stations", "stations", "left"),
    ):
        if name in view.mechanics:
            values = cast("Sequence[int]", view.mechanics[name][key])
            columns[heading] = [str(value) for value in values]
    return columns


def country_cards(match: Match, view: View, width: int) -> list[Text]:
    """Show the next card of every country, and how many lie under it."""
    stacks = view.mechanics["country_cards"]["stacks"]
    parts = []
    for place, stack in cast("Mapping[int, Sequence[int]]", stacks).items():
        text = Text(match.notation.place(place) + " ")
        text.append(str(stack[0]) if stack else "–", "bold")
        for value in stack[1:]:
            text.append(f" {value}", "dim")
        parts.append(text)
    return flow("Countries  ", parts, width, 3)


def stations(match: Match, view: View, width: int) -> list[Text]:
    """Show where stations stand, and what the next one costs."""
    shown = view.mechanics["stations"]
    standing = cast("Mapping[int, int]", shown["places"])
    parts = [
        Text(f"{match.notation.place(place)} ({match.seats[seat]})")
        for place, seat in standing.items()
    ]
    if view.seat != SPECTATOR:
        costs = match.data.mechanics["stations"]["costs"]
        left = cast("Sequence[int]", shown["left"])[view.seat]
        next_one = "all built" if not left else f"your next costs {cards(costs[len(costs) - left])}"
        parts.append(Text(next_one, "dim"))
    return flow("Stations   ", parts, width, 3)


def grand_tour(match: Match, view: View, width: int) -> list[Text]:
    """Show the table of the Grand Tour, and how many tickets qualify so far (IN4, IN5)."""
    bonus = match.data.mechanics["grand_tour"]["bonus"]
    mine = tours(match.data, view) if view.seat != SPECTATOR else -1
    top = len(bonus)
    parts = []
    for n, points in enumerate(bonus, 1):
        here = n == min(mine, top)
        text = Text(f"{n}{'+' if n == top else ''} → {points}", "reverse" if here else "")
        parts.append(text)
    if mine >= 0:
        parts.append(Text(f"yours so far: {mine}", "dim"))
    return flow("Grand Tour ", parts, width, 3)


PANELS: Final[dict[str, Callable[[Match, View, int], list[Text]]]] = {
    "country_cards": country_cards,
    "stations": stations,
    "grand_tour": grand_tour,
}


def panels(match: Match, view: View, legal: Sequence[int], width: int) -> list[Text]:
    """Return the lines that the map's mechanics show in every turn."""
    lines = [
        line
        for name in match.data.mechanics
        if name in PANELS
        for line in PANELS[name](match, view, width)
    ]
    return lines + shelf_panel(match, view, legal, width)


def cards(n: int) -> str:
    """Return a number of cards in words."""
    return f"{n} card{'' if n == 1 else 's'}"


def question(match: Match, view: View, width: int) -> list[Text]:
    """Say what the mechanic that waits for a decision is asking."""
    shown = view.mechanics.get(view.phase, {})
    if view.phase == "technologies":
        return at_once(match, view)
    if view.phase != "tunnels":
        return [Text(f"Decide: {view.phase.replace('_', ' ')}", "bold")]
    revealed = cast("Sequence[int]", shown["revealed"])
    track, payment = cast("int", shown["track"]), cast("int", shown["payment"])
    surcharge = cast("int", shown["surcharge"])
    prices = match.game.prices
    colour = prices.row_card[payment]
    left = list(view.hand)
    left[colour] -= prices.row_cards[payment]
    left[LOCOMOTIVE] -= prices.row_locomotives[payment]
    rest = [card(number, n) for number, n in enumerate(left) if n]
    kinds = "loco" if colour == LOCOMOTIVE else f"{CARD_NAMES[colour]} or loco"
    return [
        paint(f"The tunnel {match.notation.tracks[track]}"),
        *flow("Laid       ", [paint(match.notation.payment(payment))], width),
        *flow("Revealed   ", [card(each) for each in revealed], width),
        *flow("Left       ", rest or [Text("no cards", "dim")], width),
        Text(f"It costs {cards(surcharge)} more, ").append_text(paint(kinds)).append("."),
    ]


def at_once(match: Match, view: View) -> list[Text]:
    """Say what a technology that has to be used at once asks for."""
    found = technologies(match)
    if found is None:
        return []
    rival = view.mechanics["technologies"]["under_way"] == A_RIVAL_CLAIM
    bought = found.cards[int(found.right_of_way if rival else found.two_claims)]
    return [Text(f"{bought.name}: {IN_WORDS[bought.effect](bought)}; then it goes back.", "bold")]


def answer_text(match: Match, view: View, action: int) -> str:
    """Return an answer to a mechanic in words that say what it costs."""
    text = match.notation.text(action)
    if view.phase != "tunnels":
        return text
    if text == "decline":
        return "decline: take back the cards, the turn ends"
    shown = view.mechanics["tunnels"]
    locomotives = int(text.rpartition("×")[2])
    colour = match.game.prices.row_card[cast("int", shown["payment"])]
    others = cast("int", shown["surcharge"]) - locomotives
    parts = [(CARD_NAMES[colour], others), ("loco", locomotives)]
    if colour == LOCOMOTIVE:
        parts = [("loco", others + locomotives)]
    return "pay " + "+".join(f"{name}×{n}" for name, n in parts if n)
