"""What can be done now, grouped so that people choose the thing first and then the payment."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Console
from rich.table import Table
from rich.text import Text

from branchline.cli.terminal.glyphs import paint, spaces
from branchline.core.cards import CARD_NAMES
from branchline.maps.schema import fold
from branchline.play.match import Match

NO_TRACK = -1


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to choose: a track to claim, or what a mechanic allows, and the ways to pay."""

    name: str
    track: int
    actions: tuple[int, ...]
    payments: tuple[str, ...]
    """In the order of the actions, the fewest locomotives first."""


def claims(match: Match, legal: list[int]) -> list[Offer]:
    """Return the tracks that can be claimed, those with most points first.

    Of parallel tracks that are the same in everything, one is enough.
    """
    game, data = match.game, match.data
    found: dict[int, list[tuple[int, int, int]]] = {}
    for action in legal:
        if game.claim_action <= action < game.mechanic_action:
            track = int(game.track_of[action - game.claim_action])
            row = int(game.claim_row(track, action))
            found.setdefault(track, []).append((game.prices.row_locomotives[row], action, row))
    offers = [
        Offer(
            match.notation.tracks[track],
            track,
            tuple(action for _, action, _ in sorted(ways)),
            tuple(match.notation.payment(row) for _, _, row in sorted(ways)),
        )
        for track, ways in sorted(found.items(), reverse=True)
    ]
    different = {data.tracks[offer.track]: offer for offer in offers}.values()
    return sorted(
        different, key=lambda o: (-data.points[data.tracks[o.track].length], fold(o.name))
    )


def others(match: Match, legal: list[int]) -> list[Offer]:
    """Return what the map's mechanics allow in a turn."""
    game = match.game
    found: dict[str, list[tuple[int, int, str]]] = {}
    for action in legal:
        if action < game.mechanic_action:
            continue
        words, payment, locomotives = [], "", 0
        for kind, value in game.owner(action).parts(game, action):
            text = match.notation.part(kind, value)
            if kind == "payment":
                payment, locomotives = text, game.prices.row_locomotives[int(value)]
            else:
                words.append(text)
        found.setdefault(" ".join(words), []).append((locomotives, action, payment))
    return [
        Offer(
            name,
            NO_TRACK,
            tuple(action for _, action, _ in sorted(ways)),
            tuple(payment for _, _, payment in sorted(ways)),
        )
        for name, ways in found.items()
    ]


def matching(offers: list[Offer], words: str) -> list[Offer]:
    """Return the offers that a place, a name or a colour of cards picks out."""
    wanted = fold(words)
    if wanted in (*CARD_NAMES, "loco"):
        card = "loco" if wanted == "locomotive" else wanted
        return [o for o in offers if any(card in payment for payment in o.payments)]
    exact = [o for o in offers if fold(o.name) == wanted]
    return exact or [o for o in offers if plain(words) in plain(o.name)]


def plain(name: str) -> str:
    """Return a name as it is compared: no capitals, accents, spaces, and plain dashes."""
    return "".join(fold(name).replace("–", "-").split())


def show_claims(
    console: Console, match: Match, offers: list[Offer], wanted: set[int], limit: int
) -> None:
    """List tracks that can be claimed; those on the way of a ticket are marked."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", justify="right", style="bold")
    for heading in ("track", "spaces", "points", "pay with"):
        table.add_column(heading, justify="right" if heading == "points" else "left")
    for number, offer in enumerate(offers[:limit], 1):
        track = match.data.tracks[offer.track]
        mark = "→ " if offer.track in wanted else "  "
        more = len(offer.payments) - 1
        pay = paint(offer.payments[0]).append(f" or {more} more" if more else "")
        table.add_row(
            str(number),
            Text(mark + offer.name.partition(" [")[0]),  # the spaces tell twins apart
            spaces(track).append(" tunnel" if track.tunnel else ""),
            str(match.data.points[track.length]),
            pay,
        )
    console.print(table)
    if any(offer.track in wanted for offer in offers):
        console.print(Text("→ on the shortest way of one of your tickets", "dim"))
    if len(offers) > limit:
        rest = f"{len(offers) - limit} more: type all, or a place or a colour to see fewer"
        console.print(Text(f"… and {rest}", "dim"))


def show_others(console: Console, offers: list[Offer]) -> None:
    """List what else can be done, in as many columns as fit."""
    width = max(len(offer.name) for offer in offers) + 7
    columns = max(1, console.width // width)
    table = Table.grid(padding=(0, 2, 0, 0))
    cells = [Text(f"{number:3} {offer.name}") for number, offer in enumerate(offers, 1)]
    for start in range(0, len(cells), columns):
        table.add_row(*cells[start : start + columns])
    console.print(table)
