"""Legal actions as a client can show them without knowing the rules."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, cast

from branchline.core.actions import BLIND_ACTION, KEEP_ACTION, PASS_ACTION, TICKETS_ACTION
from branchline.core.cards import CARD_NAMES
from branchline.play.notation import Notation
from branchline.play.view import View
from branchline.server.messages import Offer, Payment

PART: Final = re.compile(r"(\w+)×(\d+)")
PAID_IN: Final = {"loco": "locomotives", "sub": "substitutes", "less": "less"}


def offer_of(notation: Notation, view: View, action: int) -> Offer:
    """Return a legal action of the view's seat."""
    game = notation.game
    text = notation.text(action)
    if action < BLIND_ACTION:
        return Offer(action, "take", text, slot=action, card=view.row[action])
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
        payment = payment_of(notation, int(game.claim_row(track, action)))
        return Offer(action, "claim", text, track=track, payment=payment)
    return mechanic_offer(notation, view, action, text)


def mechanic_offer(notation: Notation, view: View, action: int, text: str) -> Offer:
    """Return an action of a mechanic, from the parts it says it has; the first is its kind."""
    game = notation.game
    owner = game.owner(action)
    kind = ""
    numbers: dict[str, int] = {}
    payment = None
    for name, value in owner.parts(game, action):
        if name == "payment":
            payment = payment_of(notation, int(value))
        elif name != "word":
            numbers[name] = int(value)
        elif not kind:
            kind = str(value)
        elif value:
            payment = read_payment(str(value))
    shown = view.mechanics.get(owner.name, {})
    if payment is not None and "surcharge" in shown:
        payment = surcharge_of(notation, shown, payment.locomotives)
    return Offer(
        action,
        kind,
        text,
        card=numbers.get("card"),
        track=numbers.get("track"),
        place=numbers.get("place"),
        technology=numbers.get("technology"),
        payment=payment,
    )


def payment_of(notation: Notation, row: int) -> Payment:
    """Return a payment by its row in the table of payments."""
    prices = notation.game.prices
    cards = int(prices.row_cards[row])
    return Payment(
        card=int(prices.row_card[row]) if cards else -1,
        cards=cards,
        locomotives=int(prices.row_locomotives[row]),
        substitutes=int(prices.row_substitutes[row]),
        less=int(prices.row_less[row]),
    )


def surcharge_of(notation: Notation, shown: Mapping[str, object], locomotives: int) -> Payment:
    """Return how a surcharge is paid: locomotives, and else the card of the payment laid."""
    laid = payment_of(notation, cast("int", shown["payment"]))
    cards = cast("int", shown["surcharge"]) - locomotives
    return Payment(card=laid.card if cards else -1, cards=cards, locomotives=locomotives)


def read_payment(text: str) -> Payment:
    """Return a payment as the notation writes it.

    >>> read_payment("red×2+loco×1")
    Payment(card=6, cards=2, locomotives=1, substitutes=0, less=0)
    """
    found: dict[str, int] = {}
    for name, number in PART.findall(text):
        if name in PAID_IN:
            found[PAID_IN[name]] = int(number)
        else:
            found |= {"card": CARD_NAMES.index(name), "cards": int(number)}
    return Payment(**found)
