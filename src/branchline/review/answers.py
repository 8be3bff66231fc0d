"""What counts as one answer: moves that a player would give the same name."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from branchline.core.actions import BLIND_ACTION, KEEP_ACTION
from branchline.core.state import State
from branchline.play.notation import Notation

CARDS = "cards"
"""The kind of all moves that take or draw a card."""


def answer_of(notation: Notation, s: State, action: int) -> Hashable:
    """Return what tells a move from others: not how it is paid for, nor the place of a card."""
    game = notation.game
    if action < BLIND_ACTION:
        return "take", int(s.row[action])
    if action < game.claim_action:
        return "do", action
    if action < game.mechanic_action:
        return "claim", int(game.track_of[action - game.claim_action])
    parts = notation.parts(action)
    return parts.kind, tuple(sorted({**parts.ids, **parts.counts}.items()))


def kind_of_move(notation: Notation, action: int) -> str:
    """Return the kind of a move: cards, tickets, pass, keep, claim, or the word of a mechanic."""
    game = notation.game
    if action <= BLIND_ACTION:
        return CARDS
    if action < KEEP_ACTION:
        return notation.text(action)
    if action < game.claim_action:
        return "keep"
    if action < game.mechanic_action:
        return "claim"
    return notation.parts(action).kind


def by_answer(notation: Notation, s: State, actions: Iterable[int]) -> dict[Hashable, list[int]]:
    """Return actions by the answer they are, in their order."""
    found: dict[Hashable, list[int]] = {}
    for action in actions:
        found.setdefault(answer_of(notation, s, action), []).append(int(action))
    return found
