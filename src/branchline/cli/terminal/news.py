"""What has happened, turn by turn, as one seat may know it."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.text import Text

from branchline.cli.terminal.glyphs import SHORT_NAMES, paint
from branchline.play.match import Match, Move
from branchline.play.telling import Event, seen_by, tell

QUIET: Final = frozenset({"dealt", "row_filled", "offered", "kept_ticket", "ended"})
"""Events that the screen shows anyway."""

NOBODY: Final = -1

_VERBS: Final = {"is": "are", "goes": "go", "passes": "pass"}


def news(match: Match, viewer: int, since: int) -> list[Text]:
    """Return what happened from move number `since` on, one line for each turn or so."""
    lines: list[tuple[int, str]] = []
    for move in match.moves[since:]:
        for seen, sentence in sentences(match, move, viewer):
            if seen.kind in QUIET:
                continue
            name = match.seats[seen.seat] if seen.seat >= 0 else ""
            if seen.seat == viewer and sentence.startswith(f"{name} "):
                name, sentence = "You", to_you(sentence.removeprefix(f"{name} "))
            if lines and lines[-1][0] == seen.seat >= 0 and seen.kind != "last_round":
                sentence = sentence.removeprefix(f"{name} ")
                lines[-1] = (seen.seat, join(lines[-1][1], sentence))
            else:
                lines.append((seen.seat, sentence[0].upper() + sentence[1:]))
            if seen.kind == "kept":  # that is a turn of its own
                lines[-1] = (NOBODY, lines[-1][1])
    return [paint(line) for _, line in lines]


def sentences(match: Match, move: Move, viewer: int | None) -> list[tuple[Event, str]]:
    """Return the events of a move that a viewer (None: everybody) may know, told as sentences.

    Cards played as locomotives are told with what they pay for.
    """
    out = []
    substitutes: Counter[int] = Counter()
    for event in move.events:
        seen = event if viewer is None else seen_by(event, viewer)
        if seen is None:
            continue
        if seen.kind == "substituted":
            substitutes[seen.numbers["card"]] += 1
            continue
        sentence = tell(match.notation, match.seats, seen)
        if substitutes and seen.kind in ("claimed", "technology_bought"):
            bare = sentence.removesuffix(" for other cards")
            sentence = f"{bare} {played(match, substitutes)}"
            substitutes.clear()
        out.append((seen, sentence))
    return out


def played(match: Match, substitutes: Counter[int]) -> str:
    """Return the cards played as locomotives, in words."""
    cards = "+".join(f"{SHORT_NAMES[card]}×{n}" for card, n in sorted(substitutes.items()))
    most = match.data.mechanics.get("technologies", {}).get("substitute", 0)
    one = substitutes.total() <= most
    return f"with {cards} as {'a locomotive' if one else 'locomotives'}"


def join(line: str, more: str) -> str:
    """Return a line with more that the same player did.

    >>> join("Ann draws a card", "draws a card")
    'Ann draws a card, twice'
    """
    return f"{line}, twice" if line.endswith(f" {more}") else f"{line}; {more}"


def to_you(predicate: str) -> str:
    """Return a sentence to the one it is about.

    >>> to_you("keeps 2 of the tickets and rejects 1")
    'You keep 2 of the tickets and reject 1'
    >>> to_you("is almost out of trains")
    'You are almost out of trains'
    """
    verb, _, rest = predicate.partition(" ")
    verb = _VERBS.get(verb) or verb.removesuffix("s")
    return f"You {verb} {rest}".replace(" rejects ", " reject ").strip()
