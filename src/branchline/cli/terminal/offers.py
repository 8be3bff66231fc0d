"""What can be done now, grouped so that people choose the thing first and then the payment."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table
from rich.text import Text

from branchline.cli.styled import styled
from branchline.cli.terminal.glyphs import card_named, paint, spaces_with_kind
from branchline.cli.terminal.payments import order
from branchline.cli.terminal.wording import wording
from branchline.core.cards import LOCOMOTIVE
from branchline.locales import has_message, named, say
from branchline.maps.readers import purchases_of
from branchline.maps.schema import fold
from branchline.mechanics.display_parts import ActionParts, Payment, payment_of
from branchline.message import Message
from branchline.play.match import Match
from branchline.play.notation import payment_text
from branchline.play.view import View

NO_TRACK = -1
Thing = tuple[str, int]
"""Something that can be bought: its kind and its number."""


@dataclass(frozen=True, slots=True)
class TerminalOffer:
    """Something to choose: a track to claim, or what a mechanic allows, and how to pay for it."""

    name: str
    track: int
    actions: tuple[int, ...]
    payments: tuple[Payment, ...]
    """In the order of the actions, the fewest locomotives and then substitutes first."""
    thing: Thing | None = None
    """What is bought, if anything is."""

    @property
    def plain(self) -> bool:
        """Whether it can be paid without substitutes."""
        return not self.payments[0].substitutes


def offer_of(
    name: str, track: int, payments: dict[int, Payment], thing: Thing | None = None
) -> TerminalOffer:
    """Return an offer, given its payments by action."""
    actions = sorted(payments, key=lambda action: (order(payments[action]), action))
    return TerminalOffer(name, track, tuple(actions), tuple(payments[a] for a in actions), thing)


def claims(match: Match, legal: Iterable[int]) -> list[TerminalOffer]:
    """Return the tracks that can be claimed, those paid without substitutes and most points first.

    Of parallel tracks that are the same in everything, one is enough.
    """
    game, data = match.game, match.data
    found: dict[int, dict[int, Payment]] = {}
    for action in legal:
        if game.claim_action <= action < game.mechanic_action:
            track = int(game.track_of[action - game.claim_action])
            row = int(game.claim_row(action))
            found.setdefault(track, {})[action] = payment_of(game, row)
    offers = [
        offer_of(match.notation.track(track), track, payments)
        for track, payments in sorted(found.items(), reverse=True)
    ]
    different = {data.tracks[offer.track]: offer for offer in offers}.values()
    return sorted(
        different,
        key=lambda o: (not o.plain, -data.points[data.tracks[o.track].length], fold(o.name)),
    )


def others(match: Match, view: View, legal: Iterable[int]) -> list[TerminalOffer]:
    """Return what the map's mechanics allow in a turn, purchases first."""
    sold = {
        (each.kind, each.item): each.name
        for each in purchases_of(match.notation.displays, view.mechanics)
    }
    parts: dict[tuple[str, tuple[Thing, ...]], ActionParts] = {}
    payments: dict[tuple[str, tuple[Thing, ...]], dict[int, Payment]] = {}
    for action in legal:
        if action >= match.game.mechanic_action:
            said = match.notation.parts(action, view)
            key = said.kind, (*said.ids.items(), *said.counts.items())
            parts.setdefault(key, said)
            payments.setdefault(key, {})[action] = said.payment or Payment()
    offers = []
    for key, said in parts.items():
        thing = next((each for each in key[1] if each in sold), None)
        name = sold[thing] if thing else offer_name(match, view, said)
        offers.append(offer_of(name, NO_TRACK, payments[key], thing))
    return sorted(offers, key=lambda offer: offer.thing is None)


def ticket_draws(match: Match, legal: Iterable[int]) -> list[int]:
    """Return the ways to draw tickets of a mechanic that has its own."""
    dealer = match.game.dealer
    if dealer is None:
        return []
    return [a for a in legal if dealer.action <= a < dealer.action + dealer.n_actions]


def offer_name(match: Match, view: View, said: ActionParts) -> str:
    """Return what an action is about, without its payment."""
    message = f"choice-{said.kind.replace('_', '-').replace(' ', '-')}"
    if has_message(message):
        return wording(match, view, Message(message, {**said.ids, **said.counts})).plain
    names = [named(match.notation.name(kind, number)) for kind, number in said.ids.items()]
    return " ".join([said.kind, *map(str, names)])


def matching(offers: list[TerminalOffer], typed: str) -> list[TerminalOffer]:
    """Return the offers that a place, a name or a colour of cards picks out."""
    name = fold(typed)
    card = card_named(typed)
    if card is not None:
        return [o for o in offers if any(has_card(payment, card) for payment in o.payments)]
    exact = [o for o in offers if fold(o.name) == name]
    return exact or [o for o in offers if plain(typed) in plain(o.name)]


def has_card(payment: Payment, card: int) -> bool:
    """Return whether a payment contains a card, substitutes aside."""
    return bool(payment.locomotives) if card == LOCOMOTIVE else payment.card == card


def plain(name: str) -> str:
    """Return a name as it is compared: no capitals, accents, spaces, and plain dashes."""
    return "".join(fold(name).replace("–", "-").split())


def show_claims(
    console: Console,
    match: Match,
    view: View,
    offers: list[TerminalOffer],
    wanted: set[int],
    limit: int,
) -> None:
    """List tracks that can be claimed; those on the way of a ticket are marked."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", justify="right", style="bold")
    for name in ("track", "spaces", "points", "pay-with"):
        table.add_column(say(f"column-{name}"), justify="right" if name == "points" else "left")
    for number, offer in enumerate(offers[:limit], 1):
        track = match.data.tracks[offer.track]
        mark = "→ " if offer.track in wanted else "  "
        more = len(offer.payments) - 1
        pay = paint(payment_text(offer.payments[0]))
        if more:
            pay = styled("payment-or-more", payment=pay, count=more)
        table.add_row(
            str(number),
            Text(mark + offer.name.partition(" [")[0]),  # the spaces tell twins apart
            spaces_with_kind(match, offer.track),
            str(match.data.points[track.length]),
            pay,
        )
    console.print(table)
    if any(offer.track in wanted for offer in offers):
        console.print(Text(say("on-the-way"), "dim"))
    notes = payment_notes(match, view, [offer.payments[0] for offer in offers[:limit]])
    if notes:
        console.print(Text(notes, "dim"))
    if len(offers) > limit:
        console.print(Text(say("more-tracks", count=len(offers) - limit), "dim"))


def payment_notes(match: Match, view: View, payments: list[Payment]) -> str:
    """Explain the short words that some payments use."""
    displays = match.notation.displays
    notes = [note for each in displays for note in each.payment_notes(view, payments)]
    return " · ".join(wording(match, view, note).plain for note in notes)


def show_others(console: Console, offers: list[TerminalOffer], first: int = 1) -> None:
    """List what else can be done, numbered from `first`, in as many columns as fit."""
    width = max(len(offer.name) for offer in offers) + 7
    columns = max(1, console.width // width)
    table = Table.grid(padding=(0, 2, 0, 0))
    cells = [Text(f"{number:3} {offer.name}") for number, offer in enumerate(offers, first)]
    for start in range(0, len(cells), columns):
        table.add_row(*cells[start : start + columns])
    console.print(table)
