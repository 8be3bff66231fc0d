"""The review of a game: progressive, reproducible, and about the moves that matter."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from branchline import new_game
from branchline.bots import make_bot
from branchline.core.actions import TICKETS_ACTION
from branchline.core.state import FIRST, TURN
from branchline.play.match import Match
from branchline.play.replay import load
from branchline.review.engine import (
    LEAST_CHANCE,
    LEAST_POINTS,
    MOST_SEARCHED,
    MOST_TURNING_POINTS,
    SURE,
    ReviewEngine,
    review_of,
)
from branchline.review.messages import Review
from tests.review.games import FEW, engine_of, pieces_of, played, reviewed

GOLDEN = Path(__file__).parents[1] / "golden" / "poland-2.json"
FROZEN = Path(__file__).parent / "golden-review.json"


def summary(review: Review) -> dict[str, object]:
    """Return what is frozen of a review."""
    return {
        "curves": [[list(point) for point in curve.points[::8]] for curve in review.curves],
        "luck": [[list(luck) for luck in curve.luck[::8]] for curve in review.curves],
        "parts": [msgspec.to_builtins(parts) for parts in review.parts],
        "turning_points": [msgspec.to_builtins(point) for point in review.turning_points],
        "preferred": [each.verdict.best.text if each.verdict else "" for each in review.decisions],
    }


def test_a_golden_game_is_reviewed_as_ever(update_frozen: bool) -> None:
    found = summary(review_of(load(GOLDEN), seed=5))
    if update_frozen:
        FROZEN.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    assert msgspec.json.decode(FROZEN.read_bytes()) == found


def test_the_same_seed_gives_the_same_review() -> None:
    again = review_of(played("poland", 2))
    assert msgspec.json.encode(again) == msgspec.json.encode(reviewed("poland", 2))


def test_a_review_comes_piece_by_piece() -> None:
    pieces = pieces_of("poland", 2)
    assert len(pieces[0].curves) == 1
    assert not pieces[0].complete
    assert [piece.done for piece in pieces] == sorted({piece.done for piece in pieces})
    assert pieces[-1].complete
    assert len(pieces[-1].decisions) == len(engine_of("poland", 2).steps)


@pytest.mark.parametrize(("which", "players"), FEW)
def test_every_decision_has_its_played_and_its_preferred_move(which: str, players: int) -> None:
    engine, review = engine_of(which, players), reviewed(which, players)
    for step, decision in zip(engine.steps, review.decisions, strict=True):
        assert (decision.number, decision.seat) == (step.number, step.seat)
        assert decision.played.action == step.action
        if decision.verdict is None:
            continue
        best = decision.verdict.best
        assert engine.game.is_legal(step.before, best.action)
        assert not engine.judge.is_dominated(step.before, best.action)
        assert best.reason
        assert decision.played.reason
        for other in decision.others:
            assert other.action not in (best.action, decision.played.action)
        if step.before.phase == FIRST:
            assert best.kind == "keep"


@pytest.mark.parametrize(("which", "players"), FEW)
def test_no_move_is_told_to_be_worse_that_costs_nothing(which: str, players: int) -> None:
    engine, worse = engine_of(which, players), 0
    for step, decision in zip(engine.steps, reviewed(which, players).decisions, strict=True):
        for verdict in filter(None, (decision.verdict, decision.open)):
            is_other = verdict.best.action != step.action
            if is_other and not engine.judge.is_dominated(step.before, step.action):
                assert (verdict.chance if verdict.searched else verdict.points) >= 0, step.number
                worse += 1
    assert worse > 5


@pytest.mark.parametrize(("which", "players"), FEW)
def test_turning_points_stand_out_of_the_noise(which: str, players: int) -> None:
    review = reviewed(which, players)
    searched = [each for each in review.decisions if each.verdict and each.verdict.searched]
    assert 0 < len(searched) <= MOST_SEARCHED
    assert review.turning_points
    for point in review.turning_points:
        assert point.chance >= max(LEAST_CHANCE, SURE * point.chance_noise)
        assert point.points >= max(LEAST_POINTS, SURE * point.points_noise)
        verdict = review.decisions[point.number - 1].verdict
        assert verdict is not None
        assert verdict.best.action != review.decisions[point.number - 1].played.action
    for seat in range(players):
        assert sum(point.seat == seat for point in review.turning_points) <= MOST_TURNING_POINTS


def draws_for_nothing(which: str) -> Match:
    """Return a game in which the first seat draws tickets in the middle of it, whatever it has."""
    match = new_game(which, players=2, seed=4)
    bots = [make_bot(level, match.game, seat) for seat, level in enumerate(("easy", "hard"))]
    while not match.over:
        s, seat, legal = match.state, match.seat, match.actions()
        draws = seat == 0 and s.phase == TURN and 20 < s.turn < 37 and TICKETS_ACTION in legal
        match.play(TICKETS_ACTION if draws else bots[seat].choose(match.view(seat), legal), seat)
    return match


def test_what_seems_a_gain_is_looked_into_where_a_plan_counted_up_is_all_there_is() -> None:
    engine = ReviewEngine(draws_for_nothing("nederland"))
    engine.decisions = [engine.judged(step) for step in engine.steps]
    draws = {
        step.number
        for step in engine.steps
        if step.seat == 0 and step.action == TICKETS_ACTION and step.before.turn > 20
    }
    assert len(draws) >= 6
    assert len(draws & set(engine.dearest())) > len(draws) / 2


def test_the_weak_player_is_told_to_have_played_worse() -> None:
    review = reviewed("poland", 2)  # easy against hard
    own = {parts.seat: parts.own for parts in review.parts if parts.view == -1}
    assert own[0] < own[1]


def test_what_judges_is_told() -> None:
    assert reviewed("poland", 2).about.estimate == "network"
    assert reviewed("nordic", 2).about.estimate == "planner"
