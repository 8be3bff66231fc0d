"""Every reason names something at the table, and every fact of it is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import branchline
from branchline import new_game
from branchline.bots import make_bot
from branchline.core.actions import BLIND_ACTION
from branchline.core.state import TURN
from branchline.maps import load_map, map_ids
from branchline.play.match import Match
from branchline.review.engine import ReviewEngine
from branchline.review.messages import Fact
from branchline.review.steps import Step
from branchline.review.words import ReviewWords
from tests.review.check_names import check_name
from tests.review.fact_checks import FactChecker
from tests.review.games import FEW, played

LOCALES = Path(branchline.__file__).parent / "locales" / "en"
VARIANTS = ("usa:1910", "usa:mega", "uk:advanced", "oldwest:visitor", "nederland:no_tolls")
MANY = [
    (which, players, seed)
    for seed in range(3)
    for which in map_ids()
    for players in range(load_map(which).players[0], load_map(which).players[1] + 1)
] + [(which, players, 3) for which in VARIANTS for players in (2, 3)]


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


@pytest.mark.parametrize("which", ["switzerland", "poland"])
def test_cards_help_where_they_may_be_played(which: str) -> None:
    match = new_game(which, players=2, seed=6)
    reasons, checker = ReviewEngine(match).reasons, FactChecker(match)
    bot = make_bot("greedy", match.game, 2)
    told = 0
    while not match.over:
        s = match.state
        for action in match.actions():
            if s.phase == TURN and action <= BLIND_ACTION:
                step = Step(0, match.seat, action, s, s, has_chance=False)
                for fact in reasons.of(s, action):
                    checker.check(step, action, fact)
                    told += bool(fact.cards) or fact.id == "deck-any"
        match.play(bot.choose(match.view(match.seat), match.actions()), match.seat)
    assert told > 50


@pytest.mark.parametrize(
    ("which", "every"), [("germany", 8), ("india", 1), ("oldwest:visitor", 1), ("poland", 1)]
)
def test_what_mechanics_say_of_tracks_is_so(which: str, every: int) -> None:
    name, _, variant = which.partition(":")
    match = new_game(name, players=2, seed=7, variant=variant or None)
    reasons, checker = ReviewEngine(match).reasons, FactChecker(match)
    words, game = ReviewWords(match), match.game
    bot = make_bot("medium", game, 2)
    told = 0
    while not match.over:
        s = match.state
        claims = {
            int(game.track_of[action - game.claim_action]): action
            for action in match.actions()
            if game.claim_action <= action < game.mechanic_action
        }
        for track, action in claims.items() if len(match.moves) % every == 0 else ():
            for fact in reasons.of_mechanics(s, track):
                checker.check(Step(0, match.seat, action, s, s, has_chance=False), action, fact)
                check_names(match, words.fact(fact), fact)
                told += 1
        match.play(bot.choose(match.view(match.seat), match.actions()), match.seat)
    assert told > 0


def test_every_kind_of_fact_has_a_check() -> None:
    files = [LOCALES / "review.ftl", *(LOCALES / "mechanics").glob("*.ftl")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    kinds = {name.removesuffix("-you") for name in re.findall("^reason-([a-z-]+) =", text, re.M)}
    assert len(kinds) > 40
    assert not [kind for kind in kinds if not hasattr(FactChecker, check_name(kind))]


@pytest.mark.slow
@pytest.mark.parametrize(("which", "players", "seed"), MANY)
def test_facts_are_so_in_many_games(which: str, players: int, seed: int) -> None:
    assert check_reasons(played(which, players, seed)) > 50
