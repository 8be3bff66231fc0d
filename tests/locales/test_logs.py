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
Kinds = dict[str, Event]


@cache
def frozen(game: str) -> tuple[Match, Kinds]:
    """Return a frozen game, and its first event of each kind, as its seat and others know it."""
    match = load(GOLDEN / f"{game}.json")
    found: Kinds = {}
    for move in (match.setup, *match.moves):
        for event in move.events:
            for seen in (event, seen_by(event, OTHER)):
                if seen is not None:
                    hidden = " hidden" if seen.secret and not seen.numbers else ""
                    found.setdefault(f"{seen.kind}{hidden}", seen)
    return match, found


def games() -> list[str]:
    """Return the names of the frozen games."""
    return sorted(path.stem for path in GOLDEN.glob("*.json"))


def sentence(game: str, kind: str, subject: str) -> str:
    """Return the sentence of an event in the language that is spoken."""
    match, found = frozen(game)
    message, arguments = message_of(match.notation, match.seats, found[kind], subject)
    return messages().say(message, arguments)


def chosen() -> Iterator[tuple[str, str, str]]:
    """Give a game for each kind of event, and how sentences of it begin."""
    known: set[str] = set()
    for game in games():
        for kind, event in frozen(game)[1].items():
            if kind not in known:
                known.add(kind)
                subjects = (NAMED, YOU, AGAIN) if event.seat >= 0 else (NAMED,)
                yield from ((game, kind, subject) for subject in subjects)


def read(language: str) -> Iterator[tuple[str, str, str, str]]:
    """Give the frozen sentences of a language: game, kind, how it begins, and the sentence."""
    for line in (LOGS / f"{language}.txt").read_text(encoding="utf-8").splitlines():
        where, _, told = line.partition(": ")
        game, kind, subject = where.split(", ")
        yield game, kind, subject, told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_is_told_as_it_was(language: str) -> None:
    with speaking(language):
        if os.environ.get("BRANCHLINE_FREEZE") == "1":
            lines = (f"{', '.join(which)}: {sentence(*which)}\n" for which in chosen())
            (LOGS / f"{language}.txt").write_text("".join(lines), encoding="utf-8")
        here = set(games())
        for game, kind, subject, told in read(language):
            if game in here:
                assert sentence(game, kind, subject) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_is_among_them(language: str) -> None:
    kinds = {kind for game in games() for kind in frozen(game)[1]}
    assert kinds <= {kind for _, kind, _, _ in read(language)}


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_no_sentence_stays_english(language: str) -> None:
    english, own = list(read("en")), list(read(language))
    assert [line[:3] for line in english] == [line[:3] for line in own]
    assert [line for line, other in zip(own, english, strict=True) if line == other] == []
