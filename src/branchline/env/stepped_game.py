"""A game that is stepped by numbers, and many of them at once, in compiled code.

Everything a learning program reads lies in arrays made beforehand (`env.shared_arrays`): the
observations, the masks of legal actions, the rewards. A step writes there and copies nothing.
"""

from __future__ import annotations

from mypy_extensions import i64, u8

from branchline.core.arrays import vec, zeros
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.state import OVER, State
from branchline.env.observe import Observer
from branchline.env.rewards import Rewards


class SteppedGame:
    """One game; its observation, mask and rewards are row `row` of shared arrays."""

    def __init__(
        self,
        observer: Observer,
        rewards: Rewards,
        row: i64,
        observations: vec[u8],
        masks: vec[u8],
        paid: vec[float],
        scores: vec[i64],
    ) -> None:
        self.game: Game = observer.game
        self.observer: Observer = observer
        self.rewards: Rewards = rewards
        self.row: i64 = row
        self.observations: vec[u8] = observations
        self.masks: vec[u8] = masks
        self.paid: vec[float] = paid
        self.scores: vec[i64] = scores
        self.legal: vec[i64] = zeros(observer.game.n_actions + 1)
        self.n_legal: i64 = 0
        self.dice: Dice = Dice(0)
        self.s: State = observer.game.new_state()
        self.over: bool = True

    def seed(self, seed: int) -> None:
        """Fix the chance of all games to come."""
        self.dice = Dice(seed)

    def start(self) -> None:
        """Start a new game and write what the first seat to act sees."""
        self.s = self.game.start(self.dice)
        self.over = False
        self.clear_rewards()
        self.show()

    def clear_rewards(self) -> None:
        """Write rewards of 0."""
        first = self.row * self.game.players
        for seat in range(self.game.players):
            self.paid[first + seat] = 0.0

    def show(self) -> None:
        """Write the observation and the legal actions of the seat to act."""
        self.observe(self.s.seat)
        self.list_legal()

    def observe(self, seat: i64) -> None:
        """Write the observation of any seat."""
        self.observer.write(self.s, seat, self.observations, self.row * self.observer.size)

    def list_legal(self) -> None:
        """Write the mask of the legal actions of the seat to act; none once the game is over."""
        first = self.row * self.game.n_actions
        masks = self.masks
        legal = self.legal
        for i in range(self.n_legal):
            masks[first + legal[i]] = 0
        n = self.game.legal_into(self.s, legal)
        for i in range(n):
            masks[first + legal[i]] = 1
        self.n_legal = n

    def is_legal(self, action: i64) -> bool:
        """Return whether the mask allows an action."""
        n = self.game.n_actions
        return 0 <= action < n and self.masks[self.row * n + action] != 0

    def play(self, action: i64) -> None:
        """Play a legal action and write the rewards; `show` must follow."""
        s = self.s
        before = s.points[s.seat]
        actor = s.seat
        self.game.apply(s, action, self.dice)
        self.over = s.phase == OVER
        if self.over:
            self.settle(before, actor)
        elif self.rewards.shaping != 0.0:
            self.pay_advances(before, actor)

    def pay_advances(self, before: i64, actor: i64) -> None:
        """Write what the last action changed in the points all can see."""
        s = self.s
        first = self.row * self.game.players
        after = s.points[actor]
        for seat in range(self.game.players):
            self.paid[first + seat] = self.rewards.shown(s, seat)
        s.points[actor] = before
        for seat in range(self.game.players):
            self.paid[first + seat] -= self.rewards.shown(s, seat)
        s.points[actor] = after

    def settle(self, before: i64, actor: i64) -> None:
        """Write the final scores, and the final rewards less what was paid in advance."""
        s = self.s
        sheet = self.game.score(s)
        first = self.row * self.game.players
        after = s.points[actor]
        s.points[actor] = before
        for seat in range(self.game.players):
            self.paid[first + seat] = self.rewards.final(sheet, seat) - self.rewards.shown(s, seat)
            self.scores[first + seat] = sheet.totals[seat]
        s.points[actor] = after


class SteppedGames:
    """Many games stepped together; a finished one is followed by a new one at once."""

    def __init__(
        self,
        observer: Observer,
        rewards: Rewards,
        n: i64,
        observations: vec[u8],
        masks: vec[u8],
        paid: vec[float],
        scores: vec[i64],
        seats: vec[i64],
        over: vec[u8],
        picks: vec[i64],
    ) -> None:
        self.games: list[SteppedGame] = [
            SteppedGame(observer, rewards, row, observations, masks, paid, scores)
            for row in range(n)
        ]
        self.seats: vec[i64] = seats
        self.over: vec[u8] = over
        self.picks: vec[i64] = picks
        self.dice: Dice = Dice(0)

    def start(self, seed: int) -> None:
        """Start all games; the seed fixes them, and those that follow them."""
        self.dice = Dice(seed - 1)
        for each in self.games:
            row = each.row
            each.seed(seed + row)
            each.start()
            self.seats[row] = each.s.seat
            self.over[row] = 0

    def first_illegal(self, actions: list[int]) -> i64:
        """Return the first game whose action is not legal, or -1."""
        for each in self.games:
            row = each.row
            if not each.is_legal(actions[row]):
                return row
        return -1

    def step(self, actions: list[int]) -> None:
        """Play one legal action in every game, and start a new game where one has ended."""
        for each in self.games:
            row = each.row
            if self.over[row] != 0:
                each.clear_rewards()
            each.play(actions[row])
            if each.over:
                self.over[row] = 1
                each.s = each.game.start(each.dice)
                each.over = False
            else:
                self.over[row] = 0
            each.show()
            self.seats[row] = each.s.seat

    def sample(self) -> None:
        """Write a random legal action of every game into `picks`, each as likely."""
        for each in self.games:
            row = each.row
            self.picks[row] = each.legal[self.dice.below(each.n_legal)]
