"""Duels: every seat in turn, on the same deals."""

from __future__ import annotations

import pytest

from branchline.arena.self_play import duel
from branchline.bots.brains.hoarder import Hoarder
from branchline.bots.brains.planner import Planner
from branchline.bots.brains.planner_weights import DEFAULT
from branchline.bots.brains.tuned_weights import planner_weights_for
from branchline.maps.games import game_of


@pytest.mark.parametrize("players", [2, 3])
def test_a_policy_among_its_like_wins_its_fair_share(players: int) -> None:
    game = game_of("usa", None, players)
    planner = Planner(game, planner_weights_for(game))
    shares, margins = duel(game, planner, planner, 1, 2 * players)
    for first in (0, players):
        assert sum(shares[first : first + players]) == pytest.approx(1)
    assert len(margins) == 2 * players


def test_a_better_policy_wins_more_and_by_more() -> None:
    game = game_of("usa", None, 2)
    planner = Planner(game, planner_weights_for(game))
    hoarder = Hoarder(game, list(DEFAULT))
    won, ahead = duel(game, planner, hoarder, 1, 20)
    lost, behind = duel(game, hoarder, planner, 1, 20)
    assert sum(won) > sum(lost)
    assert sum(ahead) > sum(behind)
    assert duel(game, planner, hoarder, 1, 20) == (won, ahead)
