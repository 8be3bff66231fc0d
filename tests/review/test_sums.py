"""Luck, own play and the play of others add up to what a seat won or lost, exactly."""

from __future__ import annotations

import pytest

from branchline.play.match import Match
from branchline.review.engine import review_of
from branchline.review.messages import OPEN, WHOLE
from branchline.review.win_chances import final_chances
from tests.review.games import FEW, pieces_of, played, reviewed


@pytest.mark.parametrize(("which", "players"), FEW)
def test_the_parts_add_up_exactly(which: str, players: int) -> None:
    review = reviewed(which, players)
    assert len(review.parts) == 2 * players
    for parts in review.parts:
        curve = next(each for each in review.curves if each.view == parts.view)
        assert parts.first == curve.points[0][parts.seat]
        assert parts.last == curve.points[-1][parts.seat]
        assert parts.luck + parts.own + parts.others == parts.last - parts.first
        assert parts.own <= 0


@pytest.mark.parametrize(("which", "players"), FEW)
def test_they_add_up_while_decisions_are_still_judged(which: str, players: int) -> None:
    for review in pieces_of(which, players):
        for parts in review.parts:
            assert parts.luck + parts.own + parts.others == parts.last - parts.first


@pytest.mark.parametrize(("which", "players"), FEW)
def test_chances_are_whole_and_end_with_the_result(which: str, players: int) -> None:
    match, review = played(which, players), reviewed(which, players)
    assert [curve.view for curve in review.curves] == [OPEN, *range(players)]
    for curve in review.curves:
        assert len(curve.points) == len(match.moves) + 2
        assert len(curve.luck) == len(match.moves) + 1
        assert all(sum(point) == WHOLE and min(point) >= 0 for point in curve.points)
        assert all(sum(luck) == 0 for luck in curve.luck)
        assert curve.points[-1] == final_chances(match.game, match.state)


@pytest.mark.parametrize(("which", "players"), FEW)
def test_a_move_without_chance_has_no_luck(which: str, players: int) -> None:
    match, review = played(which, players), reviewed(which, players)
    certain = [number for number, move in enumerate(match.moves) if not move.chance]
    assert certain
    for curve in review.curves:
        assert all(set(curve.luck[number]) == {0} for number in certain)


def test_own_play_is_what_the_moves_cost() -> None:
    review = reviewed("poland", 2)
    parts = next(each for each in review.parts if each.view == 0)
    costs = [
        max(0, each.verdict.chance) for each in review.decisions if each.seat == 0 and each.verdict
    ]
    assert parts.own == -sum(costs)


def test_a_game_that_is_not_over_can_be_reviewed(unfinished: Match) -> None:
    review = review_of(unfinished)
    assert review.complete
    assert not review.about.over
    assert len(review.curves[0].points) == len(unfinished.moves) + 1
