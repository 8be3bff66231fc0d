"""`branchline practice`: puzzles in the terminal."""

from __future__ import annotations

from collections.abc import Callable

from click.testing import Result

from branchline.review.puzzles import all_puzzles, position_of

Run = Callable[..., Result]


def test_a_puzzle_is_offered_and_explained(run: Run) -> None:
    number, puzzle = next(
        (number, each) for number, each in enumerate(all_puzzles(), 1) if each.kind == "claim"
    )
    result = run("practice", str(number), keys=f"save\n{puzzle.best}\n\n")
    assert result.exit_code == 0, result.output
    assert f"Puzzle {number} of {len(all_puzzles())}" in result.output
    assert position_of(puzzle).seats[puzzle.seat] in result.output
    assert "A puzzle cannot be saved." in result.output
    assert "Right." in result.output
    assert "The best move: build " in result.output
    before = result.output[: result.output.index("Right.")]
    assert "The best move" not in before


def test_a_move_that_is_not_the_best_is_told_what_it_costs(run: Run) -> None:
    puzzle = all_puzzles()[0]
    result = run("practice", keys=f"{puzzle.others[-1].do}\nq\n")
    assert result.exit_code == 0, result.output
    assert "There is a better move." in result.output
    assert "Costs about" in result.output


def test_there_are_so_many(run: Run) -> None:
    result = run("practice", "999")
    assert result.exit_code == 2
    assert f"there is no puzzle 999; there are {len(all_puzzles())}" in result.output
    assert run("practice", "0").exit_code == 2
