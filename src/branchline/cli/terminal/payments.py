"""Payments in words, and the order in which people are offered them."""

from __future__ import annotations

from collections.abc import Sequence

from branchline.cli.terminal.glyphs import GLYPHS
from branchline.core.cards import LOCOMOTIVE
from branchline.locales import say
from branchline.mechanics.display_parts import Payment
from branchline.play.closed import public_state
from branchline.play.match import Match
from branchline.play.notation import payment_text
from branchline.play.view import View


def rate(match: Match, view: View) -> int:
    """Return how many cards make a locomotive for the view's seat; 0 if none do."""
    if not match.game.substitute or view.seat < 0:
        return 0
    return int(match.game.rate(public_state(match.game, view), view.seat))


def order(payment: Payment) -> tuple[int, int, int]:
    """Return the key that sorts payments: fewest locomotives, fewest substitutes, most saved."""
    all_locomotives = payment.locomotives + payment.substitutes
    return all_locomotives, payment.substitutes, -payment.saved


def payment_words(payment: Payment, cards: int) -> str:
    """Return a payment with its substitutes, of so many cards each, in words.

    >>> payment_words(Payment(6, 1, locomotives=1, substitutes=1), 4)
    'red×1+loco×1 and 4 other cards as a locomotive'
    >>> payment_words(Payment(substitutes=2, saved=1), 3)
    '6 cards as 2 locomotives, one card saved'
    >>> payment_words(Payment(7, 7, substitutes=2, each=4), 3)
    'green×7 and 8 other cards for 2 spaces'
    """
    text = payment_text(payment._replace(substitutes=0, saved=0))
    made = payment.substitutes
    if made and payment.each:
        message = "paying-with-sets" if text else "paying-sets"
        text = say(message, payment=text, count=made * payment.each, spaces=made)
    elif made:
        message = "paying-with-substitutes" if text else "paying-substitutes"
        text = say(message, payment=text, count=made * cards, locomotives=made)
    return say("paying-one-less", payment=text) if payment.saved else text


def price_text(price: int) -> str:
    """Return a price in locomotives, in the least room."""
    return f"{GLYPHS[LOCOMOTIVE]}{price}"


def brief(match: Match, view: View, payments: Sequence[Payment]) -> str:
    """Return the first way to pay for a purchase, and whether there are more."""
    first = payments[0]
    real = price_text(first.locomotives) if first.locomotives else ""
    made = first.substitutes
    other = say("cards-to-pay", count=made * rate(match, view)) if made else ""
    text = "+".join(filter(None, (real, other)))
    return say("payment-or-others", payment=text) if len(payments) > 1 else text
