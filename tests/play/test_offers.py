"""Legal actions carry all that a client needs to show them."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import astuple

from branchline.core.cards import LOCOMOTIVE
from branchline.mechanics.display_parts import Payment as PaymentMade
from branchline.play.match import Match
from branchline.play.notation import payment_text
from branchline.play.offers import Offer, offer_of
from tests.server.test_redaction import SEEDS, TABLES, a_room_state

CORE = {
    "take": {"slot", "card"},
    "draw": set(),
    "tickets": set(),
    "pass": set(),
    "keep": {"tickets"},
    "claim": {"track", "payment"},
}
"""What the actions that every map has say of themselves."""


def filled(offer: Offer) -> set[str]:
    """Return what an offer tells: its ids, and tickets or payment if it has them."""
    parts = {name for name in ("tickets", "payment") if getattr(offer, name) is not None}
    return {*offer.ids, *parts}


def check(match: Match, offer: Offer) -> None:
    """Check that an offer tells what a client needs, in numbers that mean something."""
    notation = match.notation
    assert offer.text == notation.text(offer.action)
    owned = offer.action >= match.game.mechanic_action
    assert offer.mechanic == (match.game.owner(offer.action).name if owned else "")
    if owned:
        assert offer.text.startswith(offer.kind)
        assert all(notation.name(kind, number) for kind, number in offer.ids.items())
        assert min(offer.counts.values(), default=0) >= 0
        assert not offer.counts.keys() & offer.ids.keys()
    else:
        assert filled(offer) == CORE[offer.kind]
        assert not offer.counts
    hand = match.view(match.seat).hand
    if offer.payment is not None:
        paid = offer.payment
        assert paid.locomotives <= hand[LOCOMOTIVE]
        assert paid.cards == 0 or paid.cards <= hand[paid.card]
        if offer.kind == "claim":
            length = int(notation.game.board.length[offer.ids["track"]])
            assert paid.cards + paid.locomotives + paid.substitutes + paid.saved == length
            assert offer.text.endswith(f" {payment_text(PaymentMade(*astuple(paid)))}")


@given(TABLES, SEEDS, st.integers(0, 160))
@settings(max_examples=60, deadline=None)
def test_every_legal_action_says_what_it_is(
    which: tuple[str, str | None, int], seed: int, steps: int
) -> None:
    match = a_room_state(which, seed, steps).match
    assert match is not None
    if match.over:
        return
    view = match.view(match.seat)
    offers = [offer_of(match.notation, view, action) for action in match.actions()]
    for offer in offers:
        check(match, offer)
        waiting = view.mechanics.get(view.phase, {})
        if offer.payment is not None and "surcharge" in waiting:
            assert offer.payment.cards + offer.payment.locomotives == waiting["surcharge"]
