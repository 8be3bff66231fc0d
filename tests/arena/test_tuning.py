"""Tuning and training: short runs that end with something a bot can play by."""

from __future__ import annotations

from dataclasses import replace

import pytest

from branchline.arena import search_tuning, training, tuning
from branchline.arena.executor import InThisProcess
from branchline.bots.brains.planner_weights import DEFAULT, ENDGAME, WEIGHTS
from branchline.bots.brains.policy import Policy
from branchline.bots.brains.rollout_search import SearchLimits
from branchline.bots.brains.trained_networks import network_from
from branchline.bots.brains.tuned_weights import planner_weights_for
from branchline.bots.brains.value_policy import ValuePolicy
from branchline.core.game import Game
from branchline.maps.games import game_of
from branchline.message import Message

Played = tuple[list[float], list[int]]


def test_tuning_stays_within_the_ranges_and_repeats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "POPULATION", 4)
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


def test_every_rival_is_met_on_other_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def note(_game: Game, _mine: Policy, _theirs: Policy, seed: int, games: int) -> Played:
        seeds.append(seed)
        return [0.5] * games, [0] * games

    monkeypatch.setattr(tuning, "duel", note)
    start = tuple(DEFAULT)
    tuning.play_trial(tuning.WeightTrial("poland", 2, start, ("hoarder", start, start), 7, 2))
    assert seeds[0] == 7
    assert len(set(seeds)) == 3  # a rival that is there twice, too: no game is played twice


def test_tuning_finds_what_matters_and_looks_closer_at_it(monkeypatch: pytest.MonkeyPatch) -> None:
    weight, best = WEIGHTS[ENDGAME], 1500
    lead = 2 * (weight.high - weight.low)

    def play(trial: tuning.WeightTrial) -> Played:
        return [0.5], [lead - abs(trial.weights[ENDGAME] - best)]

    monkeypatch.setattr(tuning, "play_games", play)
    plan = tuning.TuningPlan((("poland", 2),), 12, 2, seed=3, width=0.1)
    states = [tuning.first_state(plan, list(DEFAULT))]
    tuning.tune(plan, states[0], InThisProcess(), lambda _: None, states.append)
    assert abs(states[-1].centre[ENDGAME] - best) < 0.1 * abs(DEFAULT[ENDGAME] - best)
    assert states[-1].spread[ENDGAME] < 0.5 * min(
        width for i, width in enumerate(states[-1].spread) if i != ENDGAME
    )


def test_what_tuning_found_is_the_mean_of_the_last_centres() -> None:
    plan = tuning.TuningPlan((("poland", 2),), 1, 2, seed=3, width=0.1)
    state = tuning.first_state(plan, list(DEFAULT))
    assert state.weights == list(DEFAULT)
    better = tuple(each + 2.0 for each in state.centre)
    trail = (state.centre, better)
    assert replace(state, trail=trail).weights == [each + 1 for each in DEFAULT]


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
