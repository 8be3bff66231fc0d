"""What planner and value policy do in positions where one thing is plainly right."""

from __future__ import annotations

import pytest

from branchline.bots.brains.planner import Planner
from branchline.bots.brains.planner_weights import DEFAULT
from branchline.bots.brains.value_network import empty_network
from branchline.bots.brains.value_policy import ValuePolicy
from branchline.core.chance import Dice
from tests.rules.table import Table


def last_track(red: int, loco: int) -> tuple[Table, Planner]:
    """Return a table where one track is left: of four spaces, which ask for a boiler."""
    table = Table("uk")
    table.close_board("Hull–Norwich")
    table.hand(0, red=red, loco=loco)
    table.pile()
    table.state.trains[0] = 12  # too few for technologies that pay by the claim
    return table, Planner(table.game, list(DEFAULT))


@pytest.mark.parametrize(
    ("red", "loco", "expected"),
    [(4, 2, "buy Superheated Steam Boiler"), (3, 2, "draw"), (4, 1, "draw")],
    ids=["enough for both", "a card short", "a locomotive short"],
)
def test_a_purchase_for_a_track_that_merely_scores_waits_until_it_can_be_claimed(
    red: int, loco: int, expected: str
) -> None:
    table, planner = last_track(red, loco)
    assert table.notation.text(planner.decide(table.state, Dice(1))).startswith(expected)


def test_a_purchase_is_followed_by_the_claim_it_was_for() -> None:
    table, planner = last_track(red=4, loco=2)
    for _ in range(2):
        table.game.apply(table.state, planner.decide(table.state, Dice(1)), Dice(1))
    assert table.owns(0, "Hull–Norwich")


def test_a_purchase_of_the_plan_is_not_put_off_for_a_draw_or_a_claim() -> None:
    table, planner = last_track(red=4, loco=2)
    policy = ValuePolicy(table.game, list(DEFAULT), empty_network(), 1)
    policy.list_moves(table.state)
    moves = [table.notation.text(policy.moves[i]) for i in range(policy.n_moves)]
    assert moves[0] == "buy Superheated Steam Boiler loco×2"
    assert all(move.startswith("buy ") for move in moves)
    table.game.apply(table.state, planner.decide(table.state, Dice(1)), Dice(1))
    policy.list_moves(table.state)
    moves = [table.notation.text(policy.moves[i]) for i in range(policy.n_moves)]
    assert any(move.startswith("draw") for move in moves)


def test_a_station_that_ends_the_game_has_rivals() -> None:
    table = Table("europe")
    table.close_board("Palermo–Roma")  # the other seat owns all the rest
    table.tickets(0, "Barcelona–Bruxelles")
    table.path(0, "Barcelona", "Marseille")
    table.hand(0, red=4, loco=1)
    table.pile()
    table.state.turns_left = 1
    policy = ValuePolicy(table.game, list(DEFAULT), empty_network(), 1)
    policy.list_moves(table.state)
    moves = [table.notation.text(policy.moves[i]) for i in range(policy.n_moves)]
    assert moves[0].startswith("station")
    assert any(move.startswith("claim") for move in moves)
