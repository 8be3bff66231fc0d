"""News: one line for what a seat did, told to that seat and to the others."""

from __future__ import annotations

from collections import Counter

import pytest

from branchline.cli.terminal.news import Deed, Line, line_text, sentence
from branchline.maps import load_map
from branchline.play.match import Match
from branchline.play.telling import AGAIN, NAMED, YOU, YOU_AGAIN, Event

RED, LOCOMOTIVE = 6, 8


@pytest.fixture(scope="module")
def match() -> Match:
    return Match(load_map("poland"), 2, 1, seats=["Ann", "Bo"])


def told(match: Match, viewer: int, *events: Event) -> str:
    """Return the line that a viewer reads of some events of one turn."""
    line = Line([(Deed(events[0]), 1)])
    for event in events[1:]:
        assert line.takes(Deed(event))
        line.add(Deed(event))
    return line_text(match, viewer, line).plain


def test_a_turn_is_one_line(match: Match) -> None:
    took = Event("took", 0, {"slot": 2, "card": RED})
    drew = Event("drew", 0, {}, secret=True)
    assert told(match, 1, took, drew) == (
        "Ann takes ■ red from the row; draws a card from the deck"
    )
    known = Event("drew", 0, {"card": LOCOMOTIVE}, secret=True)
    assert told(match, 0, took, known) == (
        "You take ■ red from the row; draw ★ locomotive from the deck"
    )


def test_what_is_done_again_is_counted(match: Match) -> None:
    drew = Event("drew", 0, {}, secret=True)
    assert told(match, 1, drew, drew) == "Ann draws a card from the deck, twice"
    assert told(match, 1, drew, drew, drew) == "Ann draws a card from the deck, 3 times"


def test_a_line_ends_with_the_seat_and_with_a_choice_of_tickets(match: Match) -> None:
    kept = Event("kept", 0, {"kept": 2, "rejected": 1})
    assert told(match, 0, kept) == "You keep 2 of the tickets and reject 1"
    line = Line([(Deed(kept), 1)])
    assert not line.takes(Deed(Event("passed", 0, {})))
    line = Line([(Deed(Event("passed", 0, {})), 1)])
    assert not line.takes(Deed(Event("passed", 1, {})))
    assert not line.takes(Deed(Event("last_round", 0, {})))


def test_substitutes_are_told_with_what_they_pay(match: Match) -> None:
    numbers = {"track": 0, "card": RED, "cards": 0, "locomotives": 0}
    deed = Deed(Event("claimed", 0, numbers), "substituted", Counter({RED: 2, 1: 1}))
    track = match.notation.tracks[0]
    text = sentence(match, deed, glyphs=False).plain
    assert text == f"Ann builds {track} with 1 white and 2 red as locomotives"
    deed = Deed(Event("claimed", 0, {**numbers, "cards": 1}), "substituted", Counter({RED: 1}))
    text = sentence(match, deed, YOU).plain
    assert text == f"You build {track} for ■ 1 red with ■ 1 red as a locomotive"


@pytest.mark.parametrize("which", ["poland", "europe", "uk"])
def test_every_event_is_told_to_everybody(which: str) -> None:
    table = Match(load_map(which), 2, 1, seats=["Ann", "Bo"])
    for kind in table.game.event_kinds:
        deed = Deed(Event(kind.name, 0, dict.fromkeys(kind.fields, 1), kind.secret))
        texts = {each: sentence(table, deed, each).plain for each in (NAMED, YOU, AGAIN, YOU_AGAIN)}
        if "Ann" in texts[NAMED]:
            assert texts[NAMED] == f"Ann {texts[AGAIN]}"
            assert texts[YOU] == f"You {texts[YOU_AGAIN]}"
        else:
            assert len(set(texts.values())) == 1
