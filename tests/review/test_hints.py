"""Hints: legal, from the view alone, with a reason and the next best, and never a wasted card."""

from __future__ import annotations

import pytest

from branchline.core.chance import Dice
from branchline.core.state import FIRST
from branchline.play.redeal import Redealer
from branchline.play.view import view_of
from branchline.review.hints import Adviser, adviser_for
from tests.review.games import FEW, engine_of, played

EVERY = 9


@pytest.mark.parametrize(("which", "players"), FEW)
def test_a_hint_is_legal_and_has_a_reason(which: str, players: int) -> None:
    match, engine = played(which, players), engine_of(which, players)
    adviser = adviser_for(match.data, match.game)
    assert adviser_for(match.data, match.game) is adviser
    for step in engine.steps[::EVERY]:
        legal = [int(action) for action in match.game.legal(step.before)]
        view = view_of(match.game, step.before, step.seat)
        hint = adviser.hint(view, legal)
        assert hint.action in legal
        assert hint.reason
        assert not engine.judge.is_dominated(step.before, hint.action)
        assert len(hint.others) <= 2
        for other in hint.others:
            assert other.action in legal
            assert other.action != hint.action
            assert other.points >= 0
            assert not engine.judge.is_dominated(step.before, other.action)


def test_a_hint_comes_from_the_view_alone_and_is_the_same_again() -> None:
    match, engine = played("poland", 2), engine_of("poland", 2)
    redealer = Redealer(match.game)
    for step in engine.steps[::EVERY]:
        if step.before.phase == FIRST:
            continue
        legal = [int(action) for action in match.game.legal(step.before)]
        other = redealer.deal(step.before, step.seat, Dice(step.number))
        views = [view_of(match.game, s, step.seat) for s in (step.before, other)]
        hints = [Adviser(match.data, match.game, 1).hint(view, legal) for view in views]
        assert hints[0] == hints[1]
