"""What technologies do, in messages: in the least room, and in a few words."""

from __future__ import annotations

from branchline.mechanics.display_parts import message
from branchline.mechanics.technologies.cards import CONCESSION, Technology
from branchline.message import Message


def effect_of(card: Technology) -> Message:
    """Return what a technology does."""
    return _message("technology-does", card)


def brief_effect_of(card: Technology) -> Message | None:
    """Return the same in the least room; None if the name of the card says it."""
    if card.effect == CONCESSION and all(region in card.name for region in card.regions):
        return None
    return _message("technology-briefly", card)


def _message(start: str, card: Technology) -> Message:
    return message(
        f"{start}-{card.effect.replace('_', '-')}",
        number=card.number,
        regions=list(card.regions),
        lengths=lengths(card),
    )


def lengths(card: Technology) -> str:
    """Return the lengths that a technology opens.

    >>> lengths(Technology("Boiler", 4, 2, "lengths", lengths=(4, 5, 6)))
    '4–6'
    """
    if not card.lengths:
        return ""
    first, last = min(card.lengths), max(card.lengths)
    if len(card.lengths) > 1 and len(card.lengths) == last - first + 1:
        return f"{first}–{last}"
    return ", ".join(map(str, card.lengths))
