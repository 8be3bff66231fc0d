"""From leads to chances."""

from __future__ import annotations

import itertools

import pytest

from branchline.core.chance import Dice
from branchline.review.messages import WHOLE
from branchline.review.win_chances import (
    KNOTS,
    N_OPEN,
    N_SEAT,
    TURN_KNOTS,
    WinChances,
    fitted_entries,
    hats,
    lateness,
    leads,
    open_inputs,
    parts_of,
    seat_inputs,
    stage,
    weighted,
    whole_shares,
)
from tests.tables import game_of


def test_knots_share_what_lies_between_them() -> None:
    for at in (0.0, 0.15, 0.3, 0.99, 1.0, 1.5, 2.0):
        for knots in (KNOTS, TURN_KNOTS):
            assert sum(hats(at, knots)) == pytest.approx(1.0)
            shares = zip(hats(at, knots), knots, strict=True)
            assert sum(share * knot for share, knot in shares) == pytest.approx(at)


def test_shares_add_up() -> None:
    assert sum(whole_shares([0.2, 0.3, 0.0, 0.123456789])) == WHOLE
    assert whole_shares([0.0, 5.0]) == (0, WHOLE)


def test_a_lead_raises_the_chance_and_lowers_those_of_others() -> None:
    game = game_of("poland", None, 3)
    s = game.start(Dice(1))
    chances = WinChances(game, "network")
    even, ahead = chances.of_all(s, [0.0, 0.0, 0.0]), chances.of_all(s, [0.5, 0.0, 0.0])
    assert ahead[0] > even[0]
    assert ahead[1] < even[1]
    assert ahead[2] < even[2]
    assert chances.of_seat(s, 0, 0.5) > chances.of_seat(s, 0, 0.0)


def test_stage_and_turn_are_what_all_can_see() -> None:
    game = game_of("poland", None, 2)
    s = game.start(Dice(1))
    assert stage(game, s) == 0.0
    assert {lateness(game, s, 0), lateness(game, s, 1)} == {0.0, 1.0}


def test_all_that_was_fitted_can_be_used() -> None:
    entries = fitted_entries()
    assert {(entry["map"], entry["players"]) for entry in entries} >= {("poland", 2), ("usa", 2)}
    for entry in entries:
        assert len(entry["open"]) == N_OPEN
        assert len(entry["seat"]) == N_SEAT
        assert entry["knots"] == [list(KNOTS), list(TURN_KNOTS)]


def test_another_board_borrows() -> None:
    assert WinChances(game_of("poland", None, 2), "network").weights.source == "fitted"
    assert WinChances(game_of("poland", None, 2), "planner").weights.source != "fitted"


def test_leads_are_shared_between_the_bends() -> None:
    for lead in (-5.0, -0.4, 0.0, 0.1, 2.0):
        assert sum(parts_of(lead)) == pytest.approx(lead)
    assert leads([0.3, -0.3]) == pytest.approx([0.6, -0.6])


def test_a_larger_lead_never_lowers_the_chance() -> None:
    steps = [step / 10 for step in range(-50, 51)]
    for entry in fitted_entries():
        for weights, make in ((entry["open"], open_inputs), (entry["seat"], seat_inputs)):
            for at in (0.0, 0.2, 0.5, 0.95, 1.0, 1.5, 2.0):
                seen = [weighted(weights, make(at, step, 0.5)) for step in steps]
                gains = [later - earlier for earlier, later in itertools.pairwise(seen)]
                assert min(gains) > -1e-9, (entry["map"], entry["players"], at)
