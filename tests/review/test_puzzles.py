"""The puzzles: legal, clear, spread out, with reasons that are so; and how answers are told."""

from __future__ import annotations

from collections import Counter
from functools import cache

import msgspec
import pytest

from branchline.core.chance import Dice
from branchline.core.state import TURN
from branchline.maps import load_map, map_ids
from branchline.play.match import Match
from branchline.play.redeal import redeal
from branchline.play.view import view_of
from branchline.review.answers import answer_of, by_answer, kind_of_move
from branchline.review.missed_moves import answered as answered_again
from branchline.review.missed_moves import missed_moves
from branchline.review.puzzles import (
    OtherPosition,
    Puzzle,
    action_of,
    all_puzzles,
    answered,
    is_clear,
    position_of,
    puzzle_by_id,
)
from branchline.review.steps import Step, steps_of
from branchline.review.told_moves import ToldMoves
from branchline.review.words import ReviewWords
from tests.review.fact_checks import FactChecker
from tests.review.games import played, reviewed
from tests.review.test_reasons import check_names


@cache
def at(which: str) -> tuple[Puzzle, Match]:
    """Return a puzzle and its position."""
    puzzle = puzzle_by_id(which)
    assert puzzle is not None
    return puzzle, position_of(puzzle)


@pytest.mark.parametrize("which", [puzzle.id for puzzle in all_puzzles()])
def test_one_move_is_clearly_the_best(which: str) -> None:
    puzzle, match = at(which)
    s, legal = match.state, match.actions()
    assert s.phase == TURN
    assert s.seat == puzzle.seat
    best = action_of(match, puzzle.best)
    others = [action_of(match, other.do) for other in puzzle.others]
    assert {best, *others} <= set(legal)
    answers = by_answer(match.notation, s, legal)
    told = [answer_of(match.notation, s, action) for action in (best, *others)]
    assert len(told) == len(set(told))
    assert set(told) == set(answers), "every answer is compared with the best"
    assert all(is_clear(other.chance, other.chance_noise) for other in puzzle.others)
    assert all(other.deals >= 80 for other in puzzle.others)
    kinds = {kind_of_move(match.notation, action) for action in legal}
    assert puzzle.kind in kinds
    assert len(kinds) > 1
    checker, words = FactChecker(match), ReviewWords(match)
    step = Step(len(match.moves) + 1, puzzle.seat, best, s, s, False)
    assert puzzle.reason
    for fact in puzzle.reason:
        checker.check(step, best, fact)
        check_names(match, words.fact(fact), fact)


def test_puzzles_are_spread_over_maps_players_and_kinds_of_moves() -> None:
    puzzles = all_puzzles()
    assert len(puzzles) == 60
    assert len({puzzle.id for puzzle in puzzles}) == 60
    boards = Counter((puzzle.map, puzzle.variant) for puzzle in puzzles)
    assert set(boards) == {(which, None) for which in map_ids()} | {("uk", "advanced")}
    assert max(boards.values()) <= 14
    assert min(boards.values()) >= 2
    assert {puzzle.players for puzzle in puzzles} >= {2, 3, 4}
    kinds = Counter(puzzle.kind for puzzle in puzzles)
    assert set(kinds) >= {"claim", "cards", "tickets", "buy"}
    assert max(kinds.values()) <= 50
    for puzzle in puzzles:
        low, high = load_map(puzzle.map, puzzle.variant).players
        assert low <= puzzle.players <= high


def test_the_position_of_a_puzzle_is_found_by_its_moves() -> None:
    puzzle = all_puzzles()[0]
    first, second = position_of(puzzle), position_of(puzzle)
    assert first.moves == second.moves
    with pytest.raises(OtherPosition):
        position_of(msgspec.structs.replace(puzzle, check="0" * 8))


def test_answers_are_told_by_what_they_cost() -> None:
    puzzle, match = at(all_puzzles()[0].id)
    right = answered(puzzle, action_of(match, puzzle.best))
    assert right.right
    assert right.chance == right.points == 0
    assert right.best.reason == puzzle.reason
    worse = puzzle.others[-1]
    wrong = answered(puzzle, action_of(match, worse.do))
    assert not wrong.right
    assert wrong.known
    assert (wrong.chance, wrong.chance_noise) == (worse.chance, worse.chance_noise)
    assert [each.text for each in wrong.others] == [other.do for other in puzzle.others[:2]]
    with pytest.raises(ValueError, match="-1"):
        answered(puzzle, -1)


def test_how_a_track_is_paid_for_is_no_other_answer() -> None:
    several = 0
    for puzzle in all_puzzles():
        if puzzle.kind != "claim" or several:
            continue
        puzzle, match = at(puzzle.id)
        best = action_of(match, puzzle.best)
        answers = by_answer(match.notation, match.state, match.actions())
        ways = answers[answer_of(match.notation, match.state, best)]
        several += len(ways) > 1
        assert all(answered(puzzle, way).right for way in ways)
    assert several


def test_what_a_seat_sees_of_a_puzzle_does_not_depend_on_what_is_hidden() -> None:
    for puzzle in all_puzzles()[::6]:
        puzzle, match = at(puzzle.id)
        view = match.view(puzzle.seat)
        other = redeal(match.game, view, Dice(5))
        other.seat = puzzle.seat
        assert view_of(match.game, other, puzzle.seat, match.facts.all) == view
        assert match.game.legal(other) == match.actions()


def test_a_move_that_was_missed_can_be_chosen_again() -> None:
    match, review = played("poland", 2), reviewed("poland", 2)
    found = [(seat, move) for seat in range(2) for move in missed_moves(review, seat)]
    assert found
    steps = steps_of(match)
    for seat, number in found:
        decision, step = review.decisions[number - 1], steps[number - 1]
        verdict = decision.verdict
        assert verdict is not None
        assert decision.seat == seat
        right = answered_again(match, decision, verdict, verdict.best.action)
        assert right.right
        assert right.best.reason
        same = answered_again(match, decision, verdict, decision.played.action)
        assert not same.right
        assert (same.points, same.chance) == (verdict.points, verdict.chance)
        told = ToldMoves(match.notation)
        for action in match.game.legal(step.before):
            other = answered_again(match, decision, verdict, action)
            assert other.chosen == told.choice(step.before, action)
            assert other.known or not other.points
        with pytest.raises(ValueError, match="-1"):
            answered_again(match, decision, verdict, -1)
