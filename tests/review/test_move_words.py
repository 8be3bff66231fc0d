"""Every move is told in words that Fluent has, on every map and in every language."""

from __future__ import annotations

import re

import pytest

from branchline.bots import make_bot
from branchline.locales import say, speaking
from branchline.locales.languages import LANGUAGES
from branchline.maps import load_map
from branchline.play.match import Match
from branchline.review.messages import Choice, Fact
from branchline.review.told_moves import ToldMoves
from branchline.review.words import ReviewWords
from tests.tables import some_tables

NOTATION = re.compile(r"×\d|\b(loco|sub|less|set)×")
"""What only records write."""


def choices_by_kind(match: Match) -> dict[str, Choice]:
    """Return an action of each kind that a game of bots meets, as a review tells it."""
    told = ToldMoves(match.notation)
    bot = make_bot("greedy", match.game, 3)
    found: dict[str, Choice] = {}
    while not match.over:
        seat = match.seat
        legal = match.actions(seat)
        for action in legal:
            if action >= match.game.mechanic_action:
                choice = told.choice(match.state, action)
                found.setdefault(choice.kind, choice)
        chosen = bot.choose(match.view(seat), legal)
        choice = told.choice(match.state, chosen)
        found.setdefault(choice.kind, choice)
        match.play(chosen, seat)
    return found


@pytest.mark.parametrize(("which", "variant", "players"), some_tables())
def test_every_kind_of_move_is_told_in_words(which: str, variant: str | None, players: int) -> None:
    match = Match(load_map(which, variant), players, 5)
    words = ReviewWords(match)
    found = choices_by_kind(match)
    assert {"take", "draw", "claim"} <= set(found)
    for language in LANGUAGES:
        with speaking(language):
            for choice in found.values():
                told = words.move(choice)
                assert NOTATION.search(told) is None, told
                assert told != choice.text or choice.kind in ("tickets", "pass", "draw"), told


@pytest.mark.parametrize("fact", ["no-tickets", "trains-left", "last-round", "end-near"])
def test_whoever_reads_what_is_said_of_their_own_seat_is_told_so(fact: str) -> None:
    match = Match(load_map("usa"), 2, 5)
    own, other = (Fact(fact, seats=(seat,), numbers={"trains": 6}) for seat in (0, 1))
    for language in LANGUAGES:
        with speaking(language):
            words = ReviewWords(match, 0)
            names = [say("seat-number", number=seat + 1) for seat in (0, 1)]
            assert names[0] not in words.fact(own)
            assert match.seats[0] not in words.fact(own)
            assert words.fact(other) == ReviewWords(match).fact(other)
            assert ReviewWords(match).fact(own) != words.fact(own)
    assert "ou have" in ReviewWords(match, 0).fact(own)
