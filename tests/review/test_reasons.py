"""Every reason names something at the table, and every fact of it is so."""

from __future__ import annotations

import pytest

from branchline.maps import load_map, map_ids
from branchline.play.match import Match
from branchline.review.engine import ReviewEngine
from branchline.review.messages import Fact
from branchline.review.words import ReviewWords
from tests.review.fact_checks import FactChecker
from tests.review.games import FEW, played

MANY = [
    (which, players, seed)
    for seed in range(3)
    for which in map_ids()
    for players in range(load_map(which).players[0], load_map(which).players[1] + 1)
]


def check_reasons(match: Match) -> int:
    """Check all facts that a review of a match states; return how many there were."""
    engine = ReviewEngine(match)
    *_, review = engine.run()
    checker, words = FactChecker(match), ReviewWords(match)
    count = 0
    for step, decision in zip(engine.steps, review.decisions, strict=True):
        verdicts = [each for each in (decision.verdict, decision.open) if each is not None]
        for choice in (decision.played, *(verdict.best for verdict in verdicts)):
            assert choice.reason or not verdicts
            for fact in choice.reason:
                checker.check(step, choice.action, fact)
                check_names(match, words.fact(fact), fact)
                count += 1
        for fact in decision.later:
            checker.check_later(step.number, step.seat, fact)
            check_names(match, words.fact(fact), fact)
    return count


def check_names(match: Match, text: str, fact: Fact) -> None:
    """Check that a sentence names what the fact is about, and says nothing of the machinery."""
    names = [match.notation.ticket_ends(ticket) for ticket in fact.tickets]
    names += [match.notation.track(track) for track in fact.tracks]
    names += [match.seats[seat] for seat in fact.seats]
    assert all(name in text for name in names), text
    assert text[0].isupper() or not text[0].isalpha(), text
    assert text.endswith("."), text
    assert "{" not in text, text


@pytest.mark.parametrize(("which", "players"), FEW)
def test_facts_are_so(which: str, players: int) -> None:
    assert check_reasons(played(which, players)) > 50


@pytest.mark.slow
@pytest.mark.parametrize(("which", "players", "seed"), MANY)
def test_facts_are_so_in_many_games(which: str, players: int, seed: int) -> None:
    assert check_reasons(played(which, players, seed)) > 50
