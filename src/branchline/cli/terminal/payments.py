"""Payments in words: what `sub×1` and `less×1` mean to the one who pays."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, cast

from branchline.cli.terminal.glyphs import GLYPHS
from branchline.core.cards import LOCOMOTIVE
from branchline.play.view import View

PART: Final = re.compile(r"(\w+)×(\d+)")
SUBSTITUTE, LESS = "sub", "less"


def rate(view: View) -> int:
    """Return how many cards make a locomotive for the view's seat; 0 if none do."""
    rates = cast("Sequence[int]", view.mechanics.get("technologies", {}).get("rate", ()))
    return rates[view.seat] if rates and view.seat >= 0 else 0


def parts_of(payment: str) -> dict[str, int]:
    """Return the parts of a payment.

    >>> parts_of("red×1+sub×2")
    {'red': 1, 'sub': 2}
    """
    return {name: int(count) for name, count in PART.findall(payment)}


def order(payment: str) -> tuple[int, int, int]:
    """Return the key that sorts payments: fewest locomotives, fewest substitutes, most saved.

    >>> sorted(["sub×2", "loco×2", "red×1+sub×1", "red×2", "red×1+loco×1"], key=order)
    ['red×2', 'red×1+loco×1', 'red×1+sub×1', 'loco×2', 'sub×2']
    """
    parts = parts_of(payment)
    substitutes = parts.get(SUBSTITUTE, 0)
    return parts.get("loco", 0) + substitutes, substitutes, -parts.get(LESS, 0)


def has_substitutes(payment: str) -> bool:
    """Tell whether other cards stand for a locomotive in a payment."""
    return SUBSTITUTE in parts_of(payment)


def in_words(payment: str, cards: int) -> str:
    """Return a payment with its substitutes, of so many cards each, in words.

    >>> in_words("red×1+loco×1+sub×1", 4)
    'red×1+loco×1 and 4 other cards as a locomotive'
    >>> in_words("sub×2+less×1", 3)
    '6 cards as 2 locomotives, one card saved'
    """
    parts = parts_of(payment)
    real = "+".join(f"{name}×{n}" for name, n in parts.items() if name not in (SUBSTITUTE, LESS))
    text = real
    substitutes = parts.get(SUBSTITUTE, 0)
    if substitutes:
        kind = "other cards" if real else "cards"
        other = f"{substitutes * cards} {kind} as {locomotives(substitutes)}"
        text = f"{real} and {other}" if real else other
    return f"{text}, one card saved" if LESS in parts else text


def locomotives(n: int) -> str:
    """Return a number of locomotives in words."""
    return "a locomotive" if n == 1 else f"{n} locomotives"


def brief(view: View, payments: Sequence[str]) -> str:
    """Return the first way to pay for a technology, and whether there are more."""
    parts = parts_of(payments[0])
    real = f"{GLYPHS[LOCOMOTIVE]}{parts['loco']}" if "loco" in parts else ""
    other = f"{parts[SUBSTITUTE] * rate(view)} cards" if SUBSTITUTE in parts else ""
    first = "+".join(filter(None, (real, other)))
    return f"{first} or …" if len(payments) > 1 else first


def footnote(view: View, payments: Sequence[str], saver: str) -> str:
    """Explain the short words that some payments use; `saver` is what lets one save a card."""
    notes = []
    if any(has_substitutes(payment) for payment in payments):
        notes.append(f"sub×1: {rate(view)} other cards of your choice as a locomotive")
    if any(LESS in parts_of(payment) for payment in payments):
        notes.append(f"less×1: a card saved by {saver}")
    return " · ".join(notes)
