"""Tuning and training: short runs that end with something a bot can play by."""

from __future__ import annotations

import pytest

from branchline.arena import search_tuning, training, tuning
from branchline.arena.executor import InThisProcess
from branchline.bots.brains.planner_weights import DEFAULT, WEIGHTS
from branchline.bots.brains.rollout_search import SearchLimits
from branchline.bots.brains.trained_networks import network_from
from branchline.bots.brains.tuned_weights import planner_weights_for
from branchline.bots.brains.value_policy import ValuePolicy
from branchline.maps.games import game_of
from branchline.message import Message


def test_tuning_stays_within_the_ranges_and_repeats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "POPULATION", 4)
    monkeypatch.setattr(tuning, "ELITE", 2)
    plan = tuning.TuningPlan((("poland", 2),), 1, 2, seed=3, width=0.2)
    start = tuning.first_state(plan, list(DEFAULT))
    lines: list[Message] = []
    weights = tuning.tune(plan, start, InThisProcess(), lines.append)
    assert len(lines) == 1
    assert str(lines[0]).startswith("poland 2 generation 0: best ")
    assert weights != list(DEFAULT)
    for weight, value in zip(WEIGHTS, weights, strict=True):
        assert weight.low <= value <= weight.high
    assert tuning.tune(plan, start, InThisProcess(), lines.append) == weights


def test_a_round_of_training_gives_a_network_for_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "BATCH", 2)
    plan = training.TrainingPlan("poland", 0, 8, 0, 2, seed=1)
    (only,) = training.train(plan, InThisProcess())
    assert only.figures["promoted"]
    assert only.figures["positions"] > 100
    game = game_of("poland", None, 2)
    network = network_from(only.best)
    assert ValuePolicy(game, planner_weights_for(game), network, 1).features.n == network.n_inputs


def test_search_limits_are_measured_against_the_value_policy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(search_tuning, "BATCH", 2)
    trial = search_tuning.SearchTrial("usa", 2, SearchLimits(rollouts=4, turns=1), 5, 2)
    found = search_tuning.measure_limits(trial, InThisProcess())
    assert found["games"] == 2
    assert 0 <= found["win_share"] <= 1
    assert found["rollouts"] == 4
