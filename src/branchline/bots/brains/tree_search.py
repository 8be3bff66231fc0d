"""Plain information-set Monte Carlo tree search, as a yardstick: no plans, no learning.

One tree serves all deals (Cowling, Powley, Whitehouse: "Information Set Monte Carlo Tree Search",
2012). A node stands for the actions that led to it, whatever chance gave; moves are chosen by upper
confidence bounds among those legal in the current deal, and games are played out at random.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from branchline.bots.brains.policy import Policy
from branchline.core.arrays import vec, zeros
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.state import FIRST, OVER, State
from branchline.play.playout import play_out
from branchline.play.redeal import Redealer

EXPLORATION: Final = 0.7


class TreeNode:
    """What is known of the positions an action leads to."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        """Who chose the action."""
        self.visits: float = 0.0
        self.chances: float = 0.0
        """How often the action was legal when one was chosen."""
        self.won: float = 0.0
        self.children: dict[int, TreeNode] = {}


class TreeSearch(Policy):
    """Grows a tree by a number of playouts for every decision."""

    def __init__(self, game: Game, playouts: int) -> None:
        super().__init__(game)
        self.playouts: i64 = playouts
        self.redealer: Redealer = Redealer(game)
        self.acts: vec[i64] = zeros(game.n_actions + 1)

    def decide(self, s: State, dice: Dice) -> i64:
        """Return the action visited most."""
        if s.phase == FIRST:
            return self.game.sample(s, dice)
        root = TreeNode(-1)
        for _ in range(self.playouts):
            self.run_playout(root, self.redealer.deal(s, s.seat, dice), dice)
        best: i64 = -1
        most = -1.0
        for action, child in root.children.items():
            if child.visits > most:
                most = child.visits
                best = action
        return best

    def run_playout(self, root: TreeNode, s: State, dice: Dice) -> None:
        """Walk down the tree, add a node, play out, and record the result in all nodes visited."""
        game = self.game
        node = root
        path: list[TreeNode] = []
        is_new = False
        while s.phase != OVER and not is_new:
            seat = s.seat
            n = game.legal_into(s, self.acts)
            action = self.untried(node, n, dice)
            if action >= 0:
                node.children[action] = TreeNode(seat)
                is_new = True
            else:
                action = self.promising(node, n)
            for i in range(n):
                known = node.children.get(self.acts[i])
                if known is not None:
                    known.chances += 1.0
            node = node.children[action]
            path.append(node)
            game.apply(s, action, dice)
        play_out(game, s, dice)
        winners = game.score(s).winners()
        for node in path:
            node.visits += 1.0
            if node.seat in winners:
                node.won += 1.0 / float(len(winners))

    def untried(self, node: TreeNode, n: i64, dice: Dice) -> i64:
        """Return an action of `acts[:n]` not tried yet, each as likely, or -1."""
        count: i64 = 0
        found: i64 = -1
        for i in range(n):
            if self.acts[i] not in node.children:
                count += 1
                if dice.below(count) == 0:
                    found = self.acts[i]
        return found

    def promising(self, node: TreeNode, n: i64) -> i64:
        """Return the action of `acts[:n]` with the highest upper confidence bound."""
        best: i64 = -1
        most = -1.0
        for i in range(n):
            child = node.children[self.acts[i]]
            bound = child.won / child.visits
            bound += EXPLORATION * math.sqrt(math.log(child.chances + 1.0) / child.visits)
            if bound > most:
                most = bound
                best = self.acts[i]
        return best
