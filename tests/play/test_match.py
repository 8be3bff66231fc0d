"""Matches as people play them."""

from __future__ import annotations

import pytest

import branchline
from branchline import IllegalAction, MapError, NotationError, WrongSeat, new_game


def test_the_same_seed_gives_the_same_match() -> None:
    one, two = (new_game("usa", players=3, seed=9) for _ in range(2))
    assert one.state.key() == two.state.key()
    assert new_game("usa", players=3, seed=10).state.key() != one.state.key()


def test_without_a_seed_every_match_is_another() -> None:
    assert new_game("usa").seed != new_game("usa").seed


def test_first_choices_may_come_in_any_order() -> None:
    one, two = (new_game("usa", players=3, seed=9, first_seat=1) for _ in range(2))
    for seat in (0, 1, 2):
        one.play("keep 1 2", seat)
    for seat in (2, 0, 1):
        two.play("keep 1 2", seat)
    assert one.state.key() == two.state.key()
    assert one.to_act == (1,)


def test_errors_leave_the_match_as_it_was() -> None:
    match = new_game("usa", players=2, seed=9)
    before = match.state.key()
    for action, error in (
        ("keep 1", IllegalAction),
        ("draw", IllegalAction),
        ("dance", NotationError),
        (-1, IllegalAction),
        (10**9, IllegalAction),
    ):
        with pytest.raises(error):
            match.play(action)
    with pytest.raises(WrongSeat):
        match.play("keep 1 2", 5)
    match.play("keep 1 2", 0)
    with pytest.raises(WrongSeat):
        match.play("keep 1 2", 0)
    assert len(match.moves) == 1
    assert before != match.state.key()


@pytest.mark.parametrize("seat", [-2, 2, 9])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    match = new_game("poland", players=2, seed=9)
    with pytest.raises(WrongSeat, match=f"there is no seat {seat}"):
        match.view(seat)
    with pytest.raises(WrongSeat, match=f"there is no seat {seat}"):
        match.log(seat)


def test_a_number_beyond_all_bounds_is_refused() -> None:
    match = new_game("poland", players=2, seed=9)
    with pytest.raises(IllegalAction):
        match.play(10**30)


def test_an_illegal_action_is_answered_with_what_is_legal() -> None:
    match = new_game("usa", players=2, seed=9)
    with pytest.raises(IllegalAction, match="draw is not legal now; legal are keep 1 2, "):
        match.play("draw")


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"map": "atlantis"}, MapError, "atlantis"),
        ({"map": "usa", "players": 6}, ValueError, "2 to 5 players, not 6"),
        ({"map": "usa", "variant": "moon"}, MapError, "no such variant"),
        ({"map": "usa", "first_seat": 4}, ValueError, "no seat 4"),
        ({"map": "usa", "seats": ["just one"]}, ValueError, "2 names, not 1"),
    ],
)
def test_wrong_settings_are_refused(
    arguments: dict[str, object], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        new_game(**arguments)  # type: ignore[arg-type]


def test_the_log_of_a_seat_hides_what_others_draw() -> None:
    match = new_game("usa", players=2, seed=4, seats=["Ann", "Bo"], first_seat=0)
    match.play("keep 1 2")
    match.play("keep 1 2")
    match.play("draw")
    match.play("draw")
    mine, theirs = match.log(0), match.log(1)
    assert any(line.startswith("Ann draws ") and "a card" not in line for line in mine)
    assert sum(line == "Ann draws a card from the deck" for line in theirs) == 2
    assert sum(line == "Ann is dealt a card" for line in theirs) == 4
    assert not any(line.startswith("Ann keeps ") and "–" in line for line in theirs)
    assert any(line.startswith("Ann keeps ") and "–" in line for line in mine)


def test_a_finished_match_refuses_more() -> None:
    match = new_game("poland", players=2, seed=2)
    while not match.over:
        match.play(match.actions()[-1])
    assert match.to_act == ()
    assert match.seat == -1
    with pytest.raises(IllegalAction, match="the game is over"):
        match.play("draw")
    for seat in range(2):
        total = sum(line.points for line in match.score_sheet().lines(seat))
        assert total == match.score_sheet().total(seat)


def test_the_package_names_its_version() -> None:
    assert branchline.__version__.count(".") == 2
