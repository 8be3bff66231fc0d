"""No bot that plans pays with a locomotive where a card to spare would do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from scripts.payments import better, claims_of

from branchline import COMPILED
from branchline.bots import make_bot
from branchline.bots.brains.dominated_payments import DominatedPayments, locomotives_are_wild
from branchline.bots.brains.hoarder import Hoarder
from branchline.bots.brains.planner_weights import DEFAULT
from branchline.bots.search_bots import make_value_policy
from branchline.core.chance import Dice
from branchline.core.state import OVER, TURN, State
from tests.rules.table import Table
from tests.tables import game_of, pairs

PAIRS = pairs()
WILD = [table for table in PAIRS if locomotives_are_wild(game_of(*table))]
COLOURS = ("pink", "white", "blue", "yellow", "orange", "black", "red", "green")


def second_turn(card: str) -> Table:
    """Return a table on the second turn, with one card and one locomotive in hand."""
    table = Table("usa")
    table.tickets(0, "Helena–Los Angeles")
    table.hand(0, loco=1, **{card: 1})
    table.state.turn = 2
    table.turn(0)
    return table


def positions(table: tuple[str, str | None, int], seed: int) -> Iterator[State]:
    """Play a game of hoarders, whose hands are large; yield some of its turns."""
    game = game_of(*table)
    policies = [Hoarder(game, list(DEFAULT)) for _ in range(table[2])]
    dice = Dice(seed)
    s = game.start(dice)
    while s.phase != OVER:
        if s.phase == TURN and s.turn % 7 == 0:
            yield s
        game.apply(s, policies[s.seat].decide(s, dice), dice)


@pytest.mark.parametrize("card", COLOURS)
def test_a_track_is_considered_for_the_card_rather_than_the_locomotive(card: str) -> None:
    table = second_turn(card)
    policy = make_value_policy(table.game)
    assert policy is not None
    policy.list_moves(table.state)
    moves = [table.notation.text(policy.moves[i]) for i in range(policy.n_moves)]
    claims = [move for move in moves if move.startswith("claim Portland–Seattle")]
    assert claims
    assert all(claim.endswith(f" {card}×1") for claim in claims)


@pytest.mark.parametrize("name", ["value", "expert"])
@pytest.mark.parametrize("card", ["red", "yellow"])
def test_no_locomotive_is_spent_on_a_single_space_with_a_card_to_spare(
    name: str, card: str
) -> None:
    table = second_turn(card)
    action = make_bot(name, table.game, 1).choose(table.view(0), table.game.legal(table.state))
    assert "loco" not in table.notation.text(action)


@pytest.mark.parametrize("table", PAIRS, ids=str)
def test_what_is_dominated_agrees_with_all_payments_compared(
    table: tuple[str, str | None, int],
) -> None:
    game = game_of(*table)
    payments = DominatedPayments(game)
    wild = table in WILD
    met = {True: 0, False: 0}
    for s in positions(table, 1):
        for action in game.legal(s):
            if game.claim_action <= action < game.mechanic_action:
                dominated = payments.is_dominated(s, s.seat, action - game.claim_action)
                assert dominated == (wild and better(game, s, action) >= 0)
                met[dominated] += 1
    assert met[False] > 0
    assert (met[True] > 0) == wild


@pytest.mark.parametrize("table", WILD, ids=str)
def test_the_planner_makes_no_dominated_payment(table: tuple[str, str | None, int]) -> None:
    game = game_of(*table)
    for number in range(12 if COMPILED else 1):
        for s, claim in claims_of(game, "planner", number):
            assert better(game, s, claim) < 0
