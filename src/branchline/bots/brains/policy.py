"""Policies: the compiled part of a bot that chooses an action from a position.

A policy is given a whole `State` for speed, but reads only what `play.view` would show the seat to
act: its own hand, tickets and offers, and what is public. Tests re-deal everything hidden and
require the same choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.chance import Dice
from branchline.core.state import OVER

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State


class Policy:
    """How to choose an action; `dice` are the policy's own."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game

    def decide(self, s: State, dice: Dice) -> i64:
        """Return a legal action for the seat to act."""
        raise NotImplementedError


class RandomPolicy(Policy):
    """Any legal action."""

    def decide(self, s: State, dice: Dice) -> i64:
        """Return a legal action, each as likely."""
        return self.game.sample(s, dice)


def play_policies(
    game: Game, s: State, policies: list[Policy], own: list[Dice], dice: Dice, most: i64 = -1
) -> i64:
    """Play on with a policy and dice for every seat; return how many decisions were made."""
    steps: i64 = 0
    while s.phase != OVER and steps != most:
        seat = s.seat
        game.apply(s, policies[seat].decide(s, own[seat]), dice)
        steps += 1
    return steps
