"""Rewards add up to the final margin or rank, whatever is paid in advance."""

from __future__ import annotations

import numpy as np
import pytest

from branchline import env


@pytest.mark.parametrize("reward", ["margin", "rank"])
@pytest.mark.parametrize("shaping", [0.0, 1.0, 0.3])
@pytest.mark.parametrize("players", [2, 4])
def test_the_rewards_of_a_game_add_up(reward: str, shaping: float, players: int) -> None:
    games = env.vector("india", 6, players, reward=reward, shaping=shaping, seed=4)
    total = np.zeros((6, players))
    finished = steps = 0
    while finished < 8:
        games.step(games.sample())
        steps += 1
        if shaping == 0:
            assert not games.rewards[~games.over].any()
        total += games.rewards
        for row in np.flatnonzero(games.over):
            finished += 1
            scores = games.scores[row]
            margins = [score - max(np.delete(scores, i)) for i, score in enumerate(scores)]
            if reward == "margin":
                assert total[row] == pytest.approx(margins)
            else:
                assert total[row].sum() == pytest.approx(0)
                assert total[row].max() < 1 + 1e-9
                assert (total[row] > 0)[np.argmax(scores)]
            total[row] = 0
    assert steps > 50


def test_shaping_pays_for_tracks_as_they_are_claimed() -> None:
    games = env.vector("usa", 1, 2, shaping=1.0, seed=2)
    points = [0, 0]
    for _ in range(120):
        actor = int(games.seats[0])
        before = games.layout.split(games.observations[0])["points"].copy()
        games.step(games.sample())
        if games.over[0]:
            break
        after = games.layout.split(games.observations[0])["points"]
        mine = 0 if games.seats[0] == actor else 1
        gained = int(after[mine]) - int(before[0])
        points[actor] += gained
        expected = [gained, -gained] if actor == 0 else [-gained, gained]
        assert games.rewards[0].tolist() == expected
    assert max(points) > 0


def test_unknown_rewards_are_refused() -> None:
    with pytest.raises(ValueError, match="choose from margin, rank"):
        env.vector("usa", reward="win")
    with pytest.raises(ValueError, match="finite number"):
        env.vector("usa", shaping=float("nan"))
