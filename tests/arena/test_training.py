"""What networks learn from: the figures of the plan that they like best."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from mypy_extensions import i64

from branchline import COMPILED, load_map
from branchline.arena import training
from branchline.arena.executor import InThisProcess, J, R
from branchline.arena.network_training import NetworkTrainer
from branchline.arena.promotion import challenge
from branchline.arena.self_play import policy_with, training_game
from branchline.arena.training import TrainingGames, TrainingPlan, plan_facts, play_games, train
from branchline.arena.training_field import FIELD, GAMBLER, LEARNER, make_rival, seating
from branchline.arena.training_folder import OtherTraining, TrainingFolder
from branchline.bots import make_bot
from branchline.bots.brains.features import reads_pieces
from branchline.bots.brains.plan_kinds import N_KINDS
from branchline.bots.brains.trained_networks import LAYERS, network_from, read_arrays
from branchline.bots.brains.value_network import POINTS
from branchline.bots.brains.value_policy import ValuePolicy
from branchline.bots.search_bots import make_value_policy
from branchline.core.arrays import vec
from branchline.maps.games import game_of
from branchline.play.match import Match


def following_the_planner(which: str, plans: int) -> ValuePolicy:
    """Return a policy that plays as the planner does and learns from so many kinds of plan."""
    policy = make_value_policy(game_of(which, None, 2), plans)
    assert policy is not None
    policy.planner_only = True
    return policy


@pytest.mark.parametrize("which", ["usa", "india"] if COMPILED else ["usa"])
def test_a_lesson_has_the_figures_of_the_best_plan(which: str) -> None:
    game = game_of(which, None, 2)
    one, many = (following_the_planner(which, plans) for plans in (1, N_KINDS))
    usual, margins = training_game(game, [one, one], 3)
    best, same_margins = training_game(game, [many, many], 3)
    assert margins == same_margins
    assert len(usual) == len(best) > 20
    values = []
    for mine, theirs in zip(best, usual, strict=True):
        many.network.forget()
        value = many.network.value(vec[i64](mine))
        many.network.forget()
        values.append((value, many.network.value(vec[i64](theirs))))
    assert all(value >= other - 1e-9 for value, other in values)
    assert any(value > other + 1e-6 for value, other in values)


def test_games_of_the_planner_are_the_same_lesson_twice() -> None:
    task = TrainingGames("switzerland", 2, seed=5, games=1, arrays=None, plans=1)
    first, second = play_games(task), play_games(task)
    assert np.array_equal(first[0], second[0])
    assert np.array_equal(first[1], second[1])
    assert len(first[1]) > 20


class Interrupted(Exception):  # noqa: N818 - what happens
    """Somebody stopped the training."""


class StoppedAfter(InThisProcess):
    """Runs so many batches of tasks, and then no more."""

    def __init__(self, batches: int) -> None:
        self.left = batches

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R, None, None]:
        if self.left == 0:
            raise Interrupted
        self.left -= 1
        yield from super().run(work, jobs)


SMALL = TrainingPlan("poland", 1, 12, 4, 2, seed=1, field=(LEARNER, GAMBLER))
PIECES = replace(SMALL, pieces=True, spacing=3, hidden=(16, 8), decay=0.05)


@pytest.mark.parametrize("plan", [SMALL, PIECES], ids=["figures", "pieces"])
def test_a_training_that_was_interrupted_ends_as_if_it_had_not_been(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plan: TrainingPlan
) -> None:
    monkeypatch.setattr(training, "BATCH", 2)
    monkeypatch.setattr(training, "PART", 2)
    whole = list(train(plan, InThisProcess()))
    facts = plan_facts(plan)
    told = []
    for batches in (1, 3, 4):  # in the middle of the first round, of its duels, of the second
        with pytest.raises(Interrupted):
            told += list(train(plan, StoppedAfter(batches), TrainingFolder(tmp_path, facts)))
    folder = TrainingFolder(tmp_path, facts)
    list(train(plan, InThisProcess(), folder))
    assert folder.figures() == [each.figures for each in whole]
    best = folder.arrays("best")
    assert all(np.array_equal(best[name], whole[-1].best[name]) for name in LAYERS)
    assert set(whole[0].figures["against"]) == {"planner", GAMBLER}


def test_a_folder_belongs_to_one_training(tmp_path: Path) -> None:
    TrainingFolder(tmp_path, plan_facts(SMALL))
    with pytest.raises(OtherTraining, match=tmp_path.name):
        TrainingFolder(tmp_path, plan_facts(replace(SMALL, seed=2)))


def test_everybody_of_the_field_is_met_and_the_learner_always_plays() -> None:
    game = game_of("poland", None, 3)
    learner = following_the_planner("poland", 1)
    rivals = [None if name == LEARNER else make_rival(game, name) for name in FIELD]
    met = [seating(learner, rivals, 3, seed) for seed in range(60)]
    assert all(seats[seed % 3] is learner for seed, seats in enumerate(met))
    for rival in rivals:
        assert any((rival or learner) in seats for seats in met)
    assert any(seats.count(learner) == 1 for seats in met)
    assert seating(learner, (), 3, 5) == [learner] * 3


def test_one_turn_of_several_is_learnt_from() -> None:
    game = game_of("poland", None, 2)
    learner = following_the_planner("poland", 1)
    every, ends = training_game(game, [learner, learner], 4)
    some, some_ends = training_game(game, [learner, learner], 4, spacing=5)
    assert 0 < len(some) < len(every) / 2
    at = [every.index(each) for each in some]
    assert at == sorted(at)
    assert some_ends == [ends[i] for i in at]


def test_weights_that_nothing_asks_for_fade() -> None:
    dice = np.random.default_rng(1)
    x = dice.integers(0, 1000, (2000, 3)).astype(np.int16)
    x[:, 2] = 0  # says nothing
    y = x[:, 0] / 10 - x[:, 1] / 20
    weights = {}
    for decay in (0.0, 0.1):
        trainer = NetworkTrainer(3, 5, (16, 8), decay)
        for _ in range(500):
            trainer.step(x.astype(np.float32) / 1000, y / POINTS, 3e-3)
        assert trainer.explained(x, y) > 0.9
        weights[decay] = float(np.abs(trainer.arrays()["first"][2]).mean())
    assert weights[0.1] < 0.95 * weights[0.0]


def test_lessons_are_of_the_learner_alone() -> None:
    game = game_of("poland", None, 2)
    learner = following_the_planner("poland", 1)
    alone = training_game(game, [learner, learner], 4)
    mixed = training_game(game, [learner, make_rival(game, GAMBLER)], 4)
    assert 0 < len(mixed[0]) < 0.75 * len(alone[0])


def test_the_gambler_gambles() -> None:
    tickets = {}
    for name in ("planner", "gambler"):
        match = Match(load_map("usa"), 2, 5)
        bots = [make_bot(name, match.game, seat) for seat in range(2)]
        while not match.over:
            seat = match.to_act[0]
            chosen = bots[seat].choose(match.view(seat), match.actions(seat))
            match.play(match.notation.text(chosen))
        tickets[name] = sum(len(match.view(seat).tickets) for seat in range(2))
    assert tickets["gambler"] >= tickets["planner"] + 4


@pytest.mark.skipif(not COMPILED, reason="plays whole games")
def test_a_network_meets_the_one_that_plays_now() -> None:
    stored = Path(training.__file__).parents[1] / "bots/data/value/poland.npz"
    arrays = read_arrays(stored)
    assert (
        challenge("poland", arrays, 1, InThisProcess(), 2) == 0.5
    )  # against itself, seats swapped
    assert network_from(arrays).n_inputs > 0
    assert challenge("nordic", arrays, 1, InThisProcess(), 2) is None


@pytest.mark.skipif(not COMPILED, reason="plays whole games")
def test_a_network_that_reads_pieces_meets_the_one_that_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(training, "BATCH", 2)
    (only,) = train(replace(PIECES, rounds=0), InThisProcess())
    game = game_of("poland", None, 2)
    network = network_from(only.best)
    assert reads_pieces(network)
    assert policy_with(game, network, 1, 1).features.n == network.n_inputs
    assert challenge("poland", only.best, 1, InThisProcess(), 2) in (0, 0.25, 0.5, 0.75, 1)
