"""What can be bought: what each thing costs and does, who has it, and what can be bought now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from branchline.cli.terminal.offers import TerminalOffer, Thing, others
from branchline.cli.terminal.payments import brief, price_text
from branchline.cli.terminal.tickets import needed
from branchline.cli.terminal.wording import wording
from branchline.locales import named, say
from branchline.maps.readers import purchases_of
from branchline.mechanics.display_parts import Purchase
from branchline.play.match import Match
from branchline.play.view import View

YOURS, ON_OFFER, WANTED = "✓", "▸", "→"
NARROW: Final = 76


class Row(NamedTuple):
    """A purchase as the panel shows it."""

    marks: str
    name: str
    effect: str
    """In the least room; empty if the name says it."""
    price: str
    """With the number of copies left."""
    owners: str
    gone: bool


def legend() -> Text:
    """Return what the signs of the panel mean."""
    signs = {"offered": ON_OFFER, "wanted": WANTED, "yours": YOURS}
    return Text(say("purchases-legend", **signs, price=price_text(0)[0]), "dim")


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


def affordable(match: Match, view: View, legal: Sequence[int]) -> set[Thing]:
    """Return what can be bought now."""
    return {offer.thing for offer in others(match, view, legal) if offer.thing is not None}


def purchases_panel(match: Match, view: View, legal: Sequence[int], width: int) -> list[Text]:
    """Show everything that can be bought, in two columns where they fit."""
    things = purchases_of(match.notation.displays, view.mechanics)
    if not things:
        return []
    wishes = needed(match, view, view.tickets or view.offers)
    now = affordable(match, view, legal)
    rows = [row_of(match, view, thing, wishes, now) for thing in things]
    half = -(-len(rows) // 2)
    if width < NARROW:
        return [legend(), *column(rows, width)]
    right = column(rows[half:], width // 2)
    left = column(rows[:half], width - 2 - max(line.cell_len for line in right))
    left_width = max(line.cell_len for line in left) + 2
    for at, line in enumerate(right):
        left[at].append(" " * (left_width - left[at].cell_len)).append_text(line)
    return [legend(), *left]


def row_of(match: Match, view: View, thing: Purchase, wishes: set[str], now: set[Thing]) -> Row:
    """Return a purchase as the panel shows it: whether it is wanted, and can be bought now."""
    offered = (thing.kind, thing.item) in now
    mark = YOURS if view.seat in thing.owners else ON_OFFER if offered else " "
    effect = thing.brief_effect
    return Row(
        marks=mark + (WANTED if thing.name in wishes else " "),
        name=str(named(thing.name)),
        effect=wording(match, view, effect).plain if effect is not None else "",
        price=f"{price_text(thing.price)}×{thing.left}",
        owners="".join(tags(match.seats)[seat] for seat in thing.owners),
        gone=not thing.left and not thing.owners,
    )


def column(rows: Sequence[Row], width: int) -> list[Text]:
    """Return the cells of a column: marks, name, effect, price and copies left, owners."""
    tail = max(len(row.price) + 1 + len(row.owners) for row in rows)
    room = width - 2 - 1 - tail
    effects = []
    for row in rows:
        fits = row.effect and len(row.name) + 1 + len(row.effect) <= room
        effects.append(f" {row.effect}" if fits else "")
    widest = max(len(row.name) + len(effect) for row, effect in zip(rows, effects, strict=True))
    widest = min(widest, room)
    lines = []
    for row, effect in zip(rows, effects, strict=True):
        line = Text().append(row.marks, "bold")
        name = row.name if len(row.name) <= room else f"{row.name[: room - 1]}…"
        line.append(name, "dim" if row.gone else "bold" if row.marks[0] == ON_OFFER else "")
        line.append(effect, "dim").append(" " * (widest - len(name) - len(effect) + 1))
        lines.append(line.append(row.price, "dim" if row.gone else "").append(f" {row.owners}"))
    widest_line = max(line.cell_len for line in lines)
    for line in lines:
        line.append(" " * (widest_line - line.cell_len))
    return lines


def show_purchases(
    console: Console, match: Match, view: View, offers: Sequence[TerminalOffer]
) -> None:
    """List all there is to buy; what can be bought now has the number of its offer."""
    things = purchases_of(match.notation.displays, view.mechanics)
    if not things:
        return
    wishes = needed(match, view, view.tickets)
    places = {offer.thing: place for place, offer in enumerate(offers, 1)}
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", justify="right", style="bold", no_wrap=True)
    for name in ("purchase", "effect", "pay-with"):
        table.add_column(say(f"column-{name}"))
    for thing in things:
        place = places.get((thing.kind, thing.item))
        how = why_not(match, view, thing)
        if place is not None:
            how = brief(match, view, offers[place - 1].payments)
        table.add_row(
            str(place or ""),
            Text(f"{WANTED if thing.name in wishes else ' '} {named(thing.name)}"),
            wording(match, view, thing.effect),
            Text(how),
            style="" if place else "dim",
        )
    console.print(table)
    if wishes:
        console.print(Text(say("on-the-way"), "dim"))


def why_not(match: Match, view: View, thing: Purchase) -> str:
    """Say why something cannot be bought now."""
    if view.seat in thing.owners:
        return say("purchase-yours")
    if not thing.left:
        owners = ", ".join(match.seats[seat] for seat in thing.owners)
        return say("purchase-gone-to", seats=owners) if owners else say("purchase-gone")
    price = price_text(thing.price)
    if thing.refusal is None:
        return price
    reason = wording(match, view, thing.refusal).plain
    return say("purchase-refused", price=price, reason=reason)
