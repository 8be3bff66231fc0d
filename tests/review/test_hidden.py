"""The review of a seat rests on what the seat could know: whatever is hidden may be re-dealt."""

from __future__ import annotations

from dataclasses import replace

import pytest

from branchline.core.cards import N_CARDS
from branchline.core.chance import Dice
from branchline.core.state import FIRST
from branchline.play.redeal import Redealer
from branchline.review.curves import ViewedGame
from branchline.review.seat_reviews import seen_from
from branchline.review.steps import Step
from tests.review.games import FEW, engine_of, reviewed

EVERY = 5


def redealt(step: Step, view: int, redealer: Redealer, seed: int) -> Step:
    """Return a move as it might have been, for all that a seat knows."""
    first = step.seat * N_CARDS
    spent = [
        max(0, step.before.hands[at] - step.after.hands[at]) for at in range(first, first + N_CARDS)
    ]
    before = step.before.copy()
    for card, n in enumerate(spent):
        before.known[first + card] = max(before.known[first + card], n)
    before = redealer.deal(before, view, Dice(seed))
    for at in range(len(before.known)):
        before.known[at] = step.before.known[at]
    after = redealer.deal(step.after, view, Dice(seed + 1))
    for card, n in enumerate(spent):
        after.hands[first + card] = before.hands[first + card] - n
    return replace(step, before=before, after=after)


@pytest.mark.parametrize(("which", "players"), FEW)
def test_chances_and_luck_of_a_seat_depend_on_what_it_knows(which: str, players: int) -> None:
    engine = engine_of(which, players)
    redealer = Redealer(engine.game)
    for view in range(players):
        viewed = ViewedGame(engine.estimator, engine.win_chances, view, 1)
        for step in engine.steps[players::EVERY]:
            other = redealt(step, view, redealer, 7 * step.number)
            after = redealer.deal(step.after, view, Dice(step.number))
            assert viewed.chances(after) == viewed.chances(step.after)
            if step.has_chance:
                assert viewed.expected(other) == viewed.expected(step)


def test_the_open_view_does_look_into_hands() -> None:
    engine = engine_of("poland", 2)
    viewed = ViewedGame(engine.estimator, engine.win_chances, -1, 1)
    redealer = Redealer(engine.game)
    step = engine.steps[30]
    deals = {viewed.chances(redealer.deal(step.after, 0, Dice(seed))) for seed in range(5)}
    assert len(deals) > 1


@pytest.mark.parametrize(("which", "players"), FEW)
def test_verdicts_and_reasons_depend_on_what_the_seat_knows(which: str, players: int) -> None:
    engine = engine_of(which, players)
    redealer = Redealer(engine.game)
    for step in engine.steps[::EVERY]:
        if step.before.phase == FIRST:
            continue
        other = redealer.deal(step.before, step.seat, Dice(step.number))
        judge = engine.judge
        found = judge.outcomes(step.before, step.action, step.number)
        assert judge.outcomes(other, step.action, step.number) == found
        for action in {step.action, *(each.action for each in found[:2])}:
            assert engine.reasons.of(other, action) == engine.reasons.of(step.before, action)


@pytest.mark.parametrize(("which", "players"), FEW)
def test_a_seat_is_shown_nothing_of_the_others_but_their_moves(which: str, players: int) -> None:
    whole = reviewed(which, players)
    for view in range(players):
        seen = seen_from(whole, view)
        assert [curve.view for curve in seen.curves] == [view]
        assert {parts.seat for parts in seen.parts} == {view}
        assert {point.seat for point in seen.turning_points} <= {view}
        for decision in seen.decisions:
            assert decision.open is None
            if decision.seat != view:
                assert decision.verdict is None
                assert decision.others == ()
                assert decision.later == ()
                assert decision.played.reason == ()
                assert decision.played.tickets is None
                assert not decision.played.text.startswith("keep ")


def test_with_all_hands_open_all_decisions_are_told() -> None:
    whole = reviewed("poland", 2)
    assert seen_from(whole, -1).decisions == whole.decisions
