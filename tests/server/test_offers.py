"""Legal actions carry all that a client needs to show them."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from branchline.core.cards import LOCOMOTIVE
from branchline.play.match import Match
from branchline.server.messages import Offer
from branchline.server.offers import offer_of, read_payment
from branchline.server.redaction import shown
from tests.server.test_redaction import SEEDS, TABLES, a_table

NEEDED = {
    "take": {"slot", "card"},
    "keep": {"tickets"},
    "claim": {"track", "payment"},
    "station": {"place", "payment"},
    "buy": {"technology", "payment"},
    "substitute": {"card"},
    "surcharge": {"payment"},
}
PLAIN = {"draw", "tickets", "pass", "decline", "draw blind", "stop"}


def filled(offer: Offer) -> set[str]:
    names = set(Offer.__struct_fields__) - {"action", "kind", "text"}
    return {name for name in names if getattr(offer, name) is not None}


def check(match: Match, offer: Offer) -> None:
    assert offer.text == match.notation.text(offer.action)
    assert filled(offer) == NEEDED.get(offer.kind, set())
    assert offer.kind in NEEDED or offer.kind in PLAIN
    hand = match.view(match.seat).hand
    if offer.payment is not None:
        paid = offer.payment
        assert paid.locomotives <= hand[LOCOMOTIVE]
        assert paid.cards == 0 or paid.cards <= hand[paid.card]
        if offer.kind == "claim" and paid.card != LOCOMOTIVE:
            assert read_payment(offer.text.rpartition(" ")[2]) == paid


@given(TABLES, SEEDS, st.integers(0, 160))
@settings(max_examples=60, deadline=None)
def test_every_legal_action_says_what_it_is(
    which: tuple[str, str | None, int], seed: int, steps: int
) -> None:
    match = a_table(which, seed, steps).match
    assert match is not None
    if match.over:
        return
    view = match.view(match.seat)
    offers = [offer_of(match.notation, view, action) for action in match.actions()]
    for offer in offers:
        check(match, offer)
        if offer.kind == "surcharge" and offer.payment is not None:
            waiting = shown(match, view).mechanics[view.phase]
            assert offer.payment.cards + offer.payment.locomotives == waiting["surcharge"]
