"""The example that trains: all of it but the network, which stays out of continuous integration."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from branchline import env

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.fixture(scope="module")
def train() -> Any:
    """Return the example as a module."""
    spec = importlib.util.spec_from_file_location("train", EXAMPLES / "train.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "train", module)  # dataclasses look for their module
        spec.loader.exec_module(module)
    return module


class RandomLearner:
    """Chooses like the learner before it has learnt anything."""

    def choose(self, observations: Any, masks: Any) -> tuple[Any, Any, Any]:
        rng = np.random.default_rng(1)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
        return actions, np.zeros(len(masks)), np.full(len(masks), 0.25)


def test_decisions_are_collected_for_learning(train: Any) -> None:
    games = env.vector(EXAMPLES / "isle.toml", games=8, shaping=1.0, seed=1)
    batch = train.collect(games, RandomLearner())
    assert {len(array) for array in batch.values()} == {8 * train.STEPS}
    rows = np.arange(8 * train.STEPS)
    assert batch["masks"][rows, batch["actions"]].all()
    assert batch["returns"] == pytest.approx(batch["advantages"] + 0.25, abs=1e-5)


def test_credit_goes_to_the_seat_that_earned_it_and_stays_in_its_game(train: Any) -> None:
    gain = np.array([1.0, -1.0], np.float32)
    rewards = np.array([0 * gain, 2 * gain, 0 * gain, 4 * gain])[:, None]
    over = np.array([[False], [True], [False], [False]])
    seats = np.array([[0], [1], [0], [1], [0]])
    forecasts = np.array([[0.5], [0.25], [0.0], [1.0], [3.0]], np.float32)
    found = train.advantages(rewards, forecasts, seats, over)[:, 0]
    # Seat 1 expects of its last state the opposite of what seat 0 expects.
    assert found == pytest.approx([2 - 0.5, -2 - 0.25, 4 + 3.0 - 0.0, -4 - 3.0 - 1.0])


def test_a_bot_is_measured(train: Any) -> None:
    def first(observation: Any, mask: Any) -> int:
        return int(np.flatnonzero(mask)[0])

    share = train.win_share(str(EXAMPLES / "isle.toml"), "greedy", first, 5, 1)
    assert 0 <= share <= 0.4
