"""The shelf of technologies: what each costs and does, who has it, and who can buy it now."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from rich.console import Console
from rich.table import Table
from rich.text import Text

from branchline.cli.terminal.glyphs import GLYPHS, GRAY_GLYPH
from branchline.cli.terminal.payments import brief
from branchline.cli.terminal.ways import needed
from branchline.core.cards import LOCOMOTIVE
from branchline.mechanics import shelf
from branchline.mechanics.shelf import Technology
from branchline.mechanics.technologies import Technologies
from branchline.play.match import Match
from branchline.play.view import View

if TYPE_CHECKING:
    from branchline.cli.terminal.offers import Offer

STAR: Final = GLYPHS[LOCOMOTIVE]
YOURS, ON_OFFER, WANTED = "✓", "▸", "→"
LEGEND: Final = (
    f"{ON_OFFER} buy now (s)   {WANTED} your tickets need it   {YOURS} yours   "
    f"{STAR}price×left, owners"
)

Say = Callable[[Technology], str]
BRIEFLY: Final[dict[str, Say]] = {
    shelf.CONCESSION: lambda card: regions(card),
    shelf.LENGTHS: lambda card: f"{lengths(card)}{GRAY_GLYPH}",
    shelf.FERRIES: lambda _: "ferries",
    shelf.SUBSTITUTE: lambda card: f"{card.number} cards={STAR}",
    shelf.TRACK_POINTS: lambda card: f"+{card.number} a track",
    shelf.FERRY_POINTS: lambda card: f"+{card.number} a ferry",
    shelf.TICKET_POINTS: lambda card: f"+{card.number} a ticket",
    shelf.RIGHT_OF_WAY: lambda _: "rival track",
    shelf.TWO_CLAIMS: lambda _: "two tracks",
    shelf.BLIND_DRAW: lambda card: f"draw {card.number}",
    shelf.TICKETS_BET: lambda card: f"±{card.number} tickets",
    shelf.PATH_BET: lambda card: f"±{card.number} path",
    shelf.SAVING: lambda _: "−1 card",
}
"""What a technology does, in the least room."""
IN_WORDS: Final[dict[str, Say]] = {
    shelf.CONCESSION: lambda card: f"opens {regions(card)}",
    shelf.LENGTHS: lambda card: f"opens tracks of {lengths(card)} spaces",
    shelf.FERRIES: lambda _: "opens ferries",
    shelf.SUBSTITUTE: lambda card: f"{card.number} cards make a locomotive",
    shelf.TRACK_POINTS: lambda card: f"+{card.number} for each track from now",
    shelf.FERRY_POINTS: lambda card: f"+{card.number} for each ferry from now",
    shelf.TICKET_POINTS: lambda card: f"+{card.number} for each completed ticket",
    shelf.RIGHT_OF_WAY: lambda _: "claim a rival's track at once",
    shelf.TWO_CLAIMS: lambda _: "claim two tracks at once",
    shelf.BLIND_DRAW: lambda card: f"may draw {card.number} cards, all blind",
    shelf.TICKETS_BET: lambda card: f"most tickets +{card.number}, else −{card.number}",
    shelf.PATH_BET: lambda card: f"longest path +{card.number}, else −{card.number}",
    shelf.SAVING: lambda _: "claims may cost a card less",
}
"""The same in a few words."""


def technologies(match: Match) -> Technologies | None:
    """Return the mechanic of the technologies, if the map has it."""
    return next((m for m in match.game.mechanics if isinstance(m, Technologies)), None)


def named(match: Match, effect: str) -> str:
    """Return the name of the technology with an effect."""
    found = technologies(match)
    return next((card.name for card in found.cards if card.effect == effect), "") if found else ""


def regions(card: Technology) -> str:
    """Return the regions that a technology opens."""
    return ", ".join(card.regions)


def lengths(card: Technology) -> str:
    """Return the lengths that a technology opens.

    >>> lengths(Technology("Boiler", 4, 2, shelf.LENGTHS, lengths=(4, 5, 6)))
    '4–6'
    """
    first, last = min(card.lengths), max(card.lengths)
    if len(card.lengths) > 1 and len(card.lengths) == last - first + 1:
        return f"{first}–{last}"
    return ", ".join(map(str, card.lengths))


def tags(names: Sequence[str]) -> list[str]:
    """Return a sign for every player, as short as can be.

    >>> tags(["Ann", "Bo"]), tags(["Ann", "Greedy 1", "Greedy 2"])
    (['A', 'B'], ['A', 'G1', 'G2'])
    """
    for signs in ([name[0] for name in names], [name[0] + name[-1] for name in names]):
        if len(set(signs)) == len(names):
            return signs if len(signs[0]) == 1 else shortened(signs)
    return [str(seat + 1) for seat in range(len(names))]


def shortened(signs: list[str]) -> list[str]:
    """Return signs of two letters, of one where that is enough."""
    firsts = [sign[0] for sign in signs]
    return [sign[0] if firsts.count(sign[0]) == 1 else sign for sign in signs]


def entries(view: View) -> Sequence[Mapping[str, Any]]:
    """Return what everybody can see of every technology."""
    return cast("Sequence[Mapping[str, Any]]", view.mechanics["technologies"]["shelf"])


def affordable(match: Match, legal: Sequence[int]) -> set[int]:
    """Return the technologies that can be bought now."""
    found = technologies(match)
    if found is None:
        return set()
    first, last = int(found.action), int(found.action + found.choose)
    return {found.buys[action - first][0] for action in legal if first <= action < last}


def blind_cards(match: Match, legal: Sequence[int]) -> int:
    """Return how many blind cards a technology lets one draw now; 0 if none."""
    found = technologies(match)
    if found is None or found.drawer < 0 or found.action + found.blind not in legal:
        return 0
    return found.cards[int(found.drawer)].number


def shelf_panel(match: Match, view: View, legal: Sequence[int], width: int) -> list[Text]:
    """Show the shelf in as many lines as its cards need in two columns."""
    found = technologies(match)
    if found is None:
        return []
    wishes, now = needed(match, view, view.tickets or view.offers), affordable(match, legal)
    rows = []
    for number, card in enumerate(found.cards):
        entry = entries(view)[number]
        mark = YOURS if view.seat in entry["owners"] else ON_OFFER if number in now else " "
        start = mark + (WANTED if card.name in wishes else " ")
        signs = "".join(tags(match.seats)[seat] for seat in entry["owners"])
        rows.append((start, card, f"{STAR}{card.price}×{entry['left']}", signs))
    half = -(-len(rows) // 2)
    if width < NARROW:
        return [Text(LEGEND, "dim"), *column(rows, width)]
    right = column(rows[half:], width // 2)
    left = column(rows[:half], width - 2 - max(line.cell_len for line in right))
    left_width = max(line.cell_len for line in left) + 2
    for at, line in enumerate(right):
        left[at].append(" " * (left_width - left[at].cell_len)).append_text(line)
    return [Text(LEGEND, "dim"), *left]


NARROW: Final = 76
Row = tuple[str, Technology, str, str]


def column(rows: Sequence[Row], width: int) -> list[Text]:
    """Return the cells of a column: marks, name, effect, price and copies left, owners."""
    tail = max(len(price) + 1 + len(signs) for _, _, price, signs in rows)
    room = width - 2 - 1 - tail
    effects = []
    for _, card, _, _ in rows:
        effect = BRIEFLY[card.effect](card)
        plain = all(region in card.name for region in card.regions) and bool(card.regions)
        fits = len(card.name) + 1 + len(effect) <= room and not plain
        effects.append(f" {effect}" if fits else "")
    widest = max(len(row[1].name) + len(effect) for row, effect in zip(rows, effects, strict=True))
    widest = min(widest, room)
    lines = []
    for (start, card, price, signs), effect in zip(rows, effects, strict=True):
        gone = price.endswith("×0") and not signs
        line = Text().append(start, "bold")
        name = card.name if len(card.name) <= room else f"{card.name[: room - 1]}…"
        line.append(name, "dim" if gone else "bold" if start[0] == ON_OFFER else "")
        line.append(effect, "dim").append(" " * (widest - len(name) - len(effect) + 1))
        lines.append(line.append(price, "dim" if gone else "").append(f" {signs}"))
    widest_line = max(line.cell_len for line in lines)
    for line in lines:
        line.append(" " * (widest_line - line.cell_len))
    return lines


def show_shelf(console: Console, match: Match, view: View, offers: Sequence[Offer]) -> None:
    """List all technologies; those that can be bought have the number of their offer."""
    found = technologies(match)
    if found is None:
        return
    wishes = needed(match, view, view.tickets)
    places = {offer.technology: place for place, offer in enumerate(offers, 1)}
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", justify="right", style="bold", no_wrap=True)
    for heading in ("technology", "what it does", "pay with"):
        table.add_column(heading)
    for number, card in enumerate(found.cards):
        place = places.get(number)
        how = why_not(match, view, number)
        if place is not None:
            how = brief(view, offers[place - 1].payments)
        table.add_row(
            str(place or ""),
            Text(f"{WANTED if card.name in wishes else ' '} {card.name}"),
            Text(IN_WORDS[card.effect](card)),
            Text(how),
            style="" if place else "dim",
        )
    console.print(table)
    if wishes:
        console.print(Text(f"{WANTED} on the shortest way of one of your tickets", "dim"))


def why_not(match: Match, view: View, number: int) -> str:
    """Say why a technology cannot be bought now."""
    entry = entries(view)[number]
    if view.seat in entry["owners"]:
        return "yours"
    if not entry["left"]:
        owners = ", ".join(match.seats[seat] for seat in entry["owners"])
        return f"none left ({owners})" if owners else "none left"
    if view.mechanics["technologies"]["bought"]:
        return f"{STAR}{entry['price']}: one a turn"
    return f"{STAR}{entry['price']}"
