"""Several plans for one position: they differ, equal ones count once, and the best one decides."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from branchline import COMPILED
from branchline.bots.brains.features import Features, reads_pieces
from branchline.bots.brains.plan_kinds import GIVING_UP, N_KINDS, USUAL
from branchline.bots.brains.planner import Planner
from branchline.bots.brains.remembered_draws import RememberedDraws
from branchline.bots.brains.rollout_search import RolloutSearch, SearchLimits
from branchline.bots.brains.trained_networks import network_for, network_notes, plans_for
from branchline.bots.brains.tuned_weights import planner_weights_for
from branchline.bots.search_bots import make_value_policy
from branchline.core.cards import N_CARDS
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.state import OVER, TURN, State
from tests.tables import game_of, pairs

LEARNT = [note["map"] for note in network_notes()]
PAIRS = pairs()


def planner_of(game: Game) -> Planner:
    return Planner(game, planner_weights_for(game))


def positions(game: Game, seed: int, every: int) -> Iterator[State]:
    """Play a game of planners; yield some of its turns."""
    planner = planner_of(game)
    dice = Dice(seed)
    s = game.start(dice)
    while s.phase != OVER:
        if s.phase == TURN and s.turn % every == 1:
            yield s
        game.apply(s, planner.decide(s, dice), dice)


@pytest.mark.parametrize("table", PAIRS, ids=str)
def test_a_survey_that_is_kept_leads_to_the_same_choices_as_a_new_one(
    table: tuple[str, str | None, int],
) -> None:
    game = game_of(*table)
    keeping = planner_of(game)
    dice = Dice(7)
    s = game.start(dice)
    while s.phase != OVER:
        choice = keeping.decide(s, Dice(1))
        if COMPILED or s.turn % 8 < 2:
            assert choice == planner_of(game).decide(s, Dice(1))
        game.apply(s, choice, dice)


@pytest.mark.parametrize("which", LEARNT)
def test_what_was_valued_before_leaves_no_more_than_rounding(which: str) -> None:
    game = game_of(which, None, 2)
    network = network_for(game)
    assert network is not None
    features = Features(game, planner_of(game), reads_pieces(network))
    for s in positions(game, 2, 3):
        features.read(s, s.seat)
        going_on = network.value(features.x)
        network.forget()
        assert network.value(features.x) == pytest.approx(going_on, abs=1e-9)


@pytest.mark.parametrize("which", LEARNT)
def test_the_best_of_several_plans_is_at_least_the_usual_one(which: str) -> None:
    game = game_of(which, None, 2)
    network = network_for(game)
    assert network is not None
    features = Features(game, planner_of(game), reads_pieces(network))
    others = better = 0
    for s in positions(game, 4, 4):
        usual = features.best_value(s, s.seat, network, 1)
        assert (features.best_plan, features.n_plans) == (USUAL, 1)
        best = features.best_value(s, s.seat, network, N_KINDS)
        assert best >= usual - 1e-9
        assert 1 <= features.n_plans <= N_KINDS
        assert (features.best_plan == USUAL) == (best <= usual + 1e-12)
        network.forget()
        assert network.value(features.best_x) == pytest.approx(best, abs=1e-9)
        others += features.n_plans > 1
        better += features.best_plan != USUAL
    assert others > 0
    assert better > 0


def test_a_plan_may_give_up_the_least_valuable_ticket() -> None:
    game = game_of("usa", None, 2)
    planner = planner_of(game)
    s = next(positions(game, 1, 4))
    planner.make_plan(s, s.seat, USUAL)
    open_points, lost = planner.plan.open_points, planner.plan.n_lost
    worth = int(planner.plan.worths[planner.plan.n_open - 1])
    planner.make_plan(s, s.seat, GIVING_UP)
    assert planner.plan.n_lost == lost + 1
    assert planner.plan.lost_points >= worth
    assert planner.plan.open_points <= open_points


def test_rollouts_follow_the_plan_that_made_a_move_good() -> None:
    game = game_of("usa", None, 2)
    policy = make_value_policy(game, N_KINDS)
    assert policy is not None
    search = RolloutSearch(game, policy, SearchLimits(turns=4), 0.0)
    ends = []
    for s in positions(game, 3, 20 if COMPILED else 40):
        move = policy.planner.decide(s, Dice(1))
        found = []
        for kind in range(N_KINDS):
            after = s.copy()
            search.play_on(after, s.seat, move, Dice(1), kind)
            found.append(after.key())
            assert policy.planner.kind == USUAL
        ends.append(sum(key != found[USUAL] for key in found))
    assert max(ends) > 0


@pytest.mark.parametrize("which", LEARNT)
def test_as_many_plans_are_tried_as_the_note_beside_the_network_says(which: str) -> None:
    game = game_of(which, None, 2)
    note = next(note for note in network_notes() if note["map"] == which)
    policy = make_value_policy(game)
    assert policy is not None
    assert policy.plans == note.get("plans", 1) == plans_for(game)
    assert 1 <= policy.plans <= N_KINDS


def test_a_second_draw_is_remembered_for_the_same_hand_and_row_alone() -> None:
    game = game_of("usa", None, 2)
    s = next(positions(game, 1, 4)).copy()
    draws = RememberedDraws()
    assert draws.find(s) == -1
    draws.add(s, 3)
    assert draws.find(s.copy()) == 3
    others = [s.copy() for _ in range(3)]
    others[0].hands[s.seat * N_CARDS] += 1
    others[1].row[2] = (others[1].row[2] + 1) % N_CARDS
    others[2].deck_size -= 1
    assert [draws.find(other) for other in others] == [-1, -1, -1]
    draws.forget()
    assert draws.find(s) == -1
