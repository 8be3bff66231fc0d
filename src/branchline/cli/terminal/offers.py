"""What can be done now, grouped so that people choose the thing first and then the payment."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table
from rich.text import Text

from branchline.cli.terminal.glyphs import paint, spaces
from branchline.cli.terminal.payments import footnote, has_substitutes, order
from branchline.cli.terminal.shelf import named
from branchline.core.cards import CARD_NAMES
from branchline.maps.schema import fold
from branchline.mechanics.shelf import SAVING
from branchline.play.match import Match
from branchline.play.view import View

NO_TRACK = NO_TECHNOLOGY = -1


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to choose: a track to claim, or what a mechanic allows, and the ways to pay."""

    name: str
    track: int
    actions: tuple[int, ...]
    payments: tuple[str, ...]
    """In the order of the actions, the fewest locomotives and then substitutes first."""
    technology: int = NO_TECHNOLOGY

    @property
    def plain(self) -> bool:
        """Whether it can be paid without substitutes."""
        return not has_substitutes(self.payments[0])


def offer_of(name: str, track: int, ways: dict[int, str], technology: int = NO_TECHNOLOGY) -> Offer:
    """Return an offer, given its payments by action."""
    actions = sorted(ways, key=lambda action: (order(ways[action]), action))
    return Offer(name, track, tuple(actions), tuple(ways[a] for a in actions), technology)


def claims(match: Match, legal: Iterable[int]) -> list[Offer]:
    """Return the tracks that can be claimed, those paid without substitutes and most points first.

    Of parallel tracks that are the same in everything, one is enough.
    """
    game, data = match.game, match.data
    found: dict[int, dict[int, str]] = {}
    for action in legal:
        if game.claim_action <= action < game.mechanic_action:
            track = int(game.track_of[action - game.claim_action])
            row = int(game.claim_row(track, action))
            found.setdefault(track, {})[action] = match.notation.payment(row)
    offers = [
        offer_of(match.notation.tracks[track], track, ways)
        for track, ways in sorted(found.items(), reverse=True)
    ]
    different = {data.tracks[offer.track]: offer for offer in offers}.values()
    return sorted(
        different,
        key=lambda o: (not o.plain, -data.points[data.tracks[o.track].length], fold(o.name)),
    )


def others(match: Match, legal: Iterable[int]) -> list[Offer]:
    """Return what the map's mechanics allow in a turn, technologies first."""
    game = match.game
    found: dict[tuple[str, int], dict[int, str]] = {}
    for action in legal:
        if action < game.mechanic_action:
            continue
        words, payment, technology = [], "", NO_TECHNOLOGY
        for kind, value in game.owner(action).parts(game, action):
            text = match.notation.part(kind, value)
            if kind == "payment" or technology != NO_TECHNOLOGY:  # its price follows its name
                payment = text
            elif kind == "technology":
                words, technology = [text], int(value)
            else:
                words.append(text)
        found.setdefault((" ".join(words), technology), {})[action] = payment
    offers = [offer_of(name, NO_TRACK, ways, number) for (name, number), ways in found.items()]
    return sorted(offers, key=lambda offer: offer.technology == NO_TECHNOLOGY)


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
    console: Console,
    match: Match,
    view: View,
    offers: list[Offer],
    wanted: set[int],
    limit: int,
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
    shown = [offer.payments[0] for offer in offers[:limit]]
    notes = footnote(view, shown, named(match, SAVING))
    if notes:
        console.print(Text(notes, "dim"))
    if len(offers) > limit:
        rest = f"{len(offers) - limit} more: type all, or a place or a colour to see fewer"
        console.print(Text(f"… and {rest}", "dim"))


def show_others(console: Console, offers: list[Offer], first: int = 1) -> None:
    """List what else can be done, numbered from `first`, in as many columns as fit."""
    width = max(len(offer.name) for offer in offers) + 7
    columns = max(1, console.width // width)
    table = Table.grid(padding=(0, 2, 0, 0))
    cells = [Text(f"{number:3} {offer.name}") for number, offer in enumerate(offers, first)]
    for start in range(0, len(cells), columns):
        table.add_row(*cells[start : start + columns])
    console.print(table)
