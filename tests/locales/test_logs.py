"""What happens in games, as it is told in every language: frozen sentences.

For each kind of event one sentence of a frozen game, to others (`named`), to the player (`you`) and
as a further part of a line (`again`). BRANCHLINE_FREEZE=1 writes the files anew.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from branchline.locales import messages, speaking
from branchline.locales.languages import LANGUAGES
from branchline.play.match import Match
from branchline.play.replay import load
from branchline.play.telling import AGAIN, NAMED, YOU, Event, message_of, seen_by

LOGS = Path(__file__).parent / "logs"
GOLDEN = Path(__file__).parents[1] / "golden"
OTHER = 1
"""A seat that looks on."""


@cache
def one_of_each() -> tuple[tuple[str, Match, Event], ...]:
    """Return an event of each kind, as the seat itself and as others may know it."""
    found: dict[str, tuple[str, Match, Event]] = {}
    for path in sorted(GOLDEN.glob("*.json")):
        match = load(path)
        for move in (match.setup, *match.moves):
            for event in move.events:
                for seen in (event, seen_by(event, OTHER)):
                    if seen is not None:
                        hidden = " (hidden)" if seen.secret and not seen.numbers else ""
                        found.setdefault(f"{seen.kind}{hidden}", (path.stem, match, seen))
    return tuple((kind, match, event) for kind, (_, match, event) in sorted(found.items()))


def sentences(language: str) -> Iterator[str]:
    """Give the sentences of all kinds of events in a language."""
    with speaking(language):
        for kind, match, event in one_of_each():
            for subject in (NAMED, YOU, AGAIN) if event.seat >= 0 else (NAMED,):
                message, arguments = message_of(match.notation, match.seats, event, subject)
                yield f"{kind}, {subject}: {messages().say(message, arguments)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_is_told_as_it_was(language: str) -> None:
    path = LOGS / f"{language}.txt"
    told = "".join(f"{line}\n" for line in sentences(language))
    if os.environ.get("BRANCHLINE_FREEZE") == "1":
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_no_sentence_stays_english(language: str) -> None:
    english, own = list(sentences("en")), list(sentences(language))
    assert len(english) == len(own) > 60
    same = [line for line, other in zip(own, english, strict=True) if line == other]
    assert same == []
