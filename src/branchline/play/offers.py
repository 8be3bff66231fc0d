"""Legal actions as a browser, or a review, can show them without knowing the rules."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final
from weakref import WeakKeyDictionary

import msgspec

from branchline.core.actions import BLIND_ACTION, KEEP_ACTION, PASS_ACTION, TICKETS_ACTION
from branchline.mechanics.display_parts import ActionParts, payment_of
from branchline.mechanics.display_parts import Payment as PaymentMade
from branchline.play.notation import Notation
from branchline.play.view import View


class Payment(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Cards to pay: so many of a card, locomotives, substitutes for locomotives, spaces saved."""

    card: int = -1
    cards: int = 0
    locomotives: int = 0
    substitutes: int = 0
    saved: int = 0
    each: int = 0
    """If not 0, substitutes are of so many cards and stand for cards of the colour."""


class Offer(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A legal action, with what is needed to show it without knowing the rules."""

    action: int
    kind: str
    text: str
    """As records write it."""
    mechanic: str = ""
    """The mechanic whose action it is; empty for those every map has."""
    ids: dict[str, int] = {}
    """What it is about, by number: a `slot` of the row, a `card`, a `track`, a `place`, or a thing
    of the mechanic's own."""
    counts: dict[str, int] = {}
    """How many of something it is about, by what is counted."""
    tickets: tuple[int, ...] | None = None
    """The tickets that would be kept."""
    payment: Payment | None = None

    @property
    def track(self) -> int:
        """The track it is about, or -1."""
        return self.ids.get("track", -1)


@dataclass(slots=True)
class Offered:
    """What was offered in matches that share a notation, to be offered again."""

    claims: dict[int, Offer] = field(default_factory=dict)
    """By action: nothing in a view changes them."""
    of_mechanics: dict[int, tuple[ActionParts, Offer]] = field(default_factory=dict)
    """By action, with what the mechanic said of it."""


OFFERED: Final[WeakKeyDictionary[Notation, Offered]] = WeakKeyDictionary()


def offers_of(notation: Notation, view: View, actions: Iterable[int]) -> tuple[Offer, ...]:
    """Return legal actions of the view's seat."""
    offered = OFFERED.get(notation)
    if offered is None:
        offered = OFFERED[notation] = Offered()
    claims, end = offered.claims, notation.game.mechanic_action
    found: list[Offer] = []
    for action in actions:
        offer = claims.get(action)
        if offer is None and action >= end:
            offer = mechanic_offer(notation, view, action, offered)
        elif offer is None:
            offer = offer_of(notation, view, action)
            if action >= notation.game.claim_action:
                claims[action] = offer
        found.append(offer)
    return tuple(found)


def offer_of(notation: Notation, view: View, action: int) -> Offer:
    """Return a legal action of the view's seat."""
    game = notation.game
    text = notation.text(action)
    if action < BLIND_ACTION:
        return Offer(action, "take", text, ids={"slot": action, "card": view.row[action]})
    if action == BLIND_ACTION:
        return Offer(action, "draw", text)
    if action == TICKETS_ACTION:
        return Offer(action, "tickets", text)
    if action == PASS_ACTION:
        return Offer(action, "pass", text)
    if action < game.claim_action:
        choice = action - KEEP_ACTION
        kept = tuple(ticket for i, ticket in enumerate(view.offers) if choice >> i & 1)
        return Offer(action, "keep", text, tickets=kept)
    if action < game.mechanic_action:
        track = int(game.track_of[action - game.claim_action])
        payment = payment_of(game, int(game.claim_row(action)))
        return Offer(action, "claim", text, ids={"track": track}, payment=sent(payment))
    return mechanic_offer(notation, view, action, Offered())


def mechanic_offer(notation: Notation, view: View, action: int, offered: Offered) -> Offer:
    """Return an action of a mechanic, by what it says of itself."""
    parts = notation.parts(action, view)
    known = offered.of_mechanics.get(action)
    if known is not None and known[0] is parts:  # the mechanic itself says that it is the same
        return known[1]
    offer = Offer(
        *(action, parts.kind, notation.text(action)),
        mechanic=notation.game.owner(action).name,
        ids=parts.ids,
        counts=dict(parts.counts),
        payment=sent(parts.payment),
    )
    offered.of_mechanics[action] = (parts, offer)
    return offer


def sent(payment: PaymentMade | None) -> Payment | None:
    """Return a payment as it is sent."""
    return Payment(*payment) if payment is not None else None
