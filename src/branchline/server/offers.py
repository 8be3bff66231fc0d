"""Legal actions as a client can show them without knowing the rules."""

from __future__ import annotations

from branchline.core.actions import BLIND_ACTION, KEEP_ACTION, PASS_ACTION, TICKETS_ACTION
from branchline.mechanics.display_parts import Payment as PaymentMade
from branchline.mechanics.display_parts import payment_of
from branchline.play.notation import Notation
from branchline.play.view import View
from branchline.server.messages import Offer, Payment


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
    return mechanic_offer(notation, view, action, text)


def mechanic_offer(notation: Notation, view: View, action: int, text: str) -> Offer:
    """Return an action of a mechanic, by what it says of itself."""
    owner = notation.game.owner(action)
    kind, ids, payment, _ = notation.parts(action, view)
    return Offer(action, kind, text, mechanic=owner.name, ids=ids, payment=sent(payment))


def sent(payment: PaymentMade | None) -> Payment | None:
    """Return a payment as it is sent."""
    return Payment(*payment) if payment is not None else None
