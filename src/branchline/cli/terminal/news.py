"""What has happened, turn by turn, as one seat may know it."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from branchline.cli.terminal.glyphs import paint
from branchline.play.match import Match
from branchline.play.telling import seen_by, tell

QUIET: Final = frozenset({"dealt", "row_filled", "offered", "kept_ticket", "ended"})
"""Events that the screen shows anyway."""

NOBODY: Final = -1

_VERBS: Final = {"is": "are", "goes": "go", "passes": "pass"}


def news(match: Match, viewer: int, since: int) -> list[Text]:
    """Return what happened from move number `since` on, one line for each turn or so."""
    lines: list[tuple[int, str]] = []
    for move in match.moves[since:]:
        for event in move.events:
            seen = None if event.kind in QUIET else seen_by(event, viewer)
            if seen is None:
                continue
            sentence = tell(match.notation, match.seats, seen)
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
