"""A game that is stepped by numbers, and many of them at once, in compiled code.

Everything a learning program reads lies in arrays made beforehand (`env.shared_arrays`): the
observations, the masks of legal actions, the rewards. A step writes there and copies nothing. Every
seat of a game has an observation of its own, which is brought up to date when it is looked at.
"""

from __future__ import annotations

from mypy_extensions import i64, u8

from branchline.core.arrays import vec, zeros
from branchline.core.chance import FACTOR_X, FACTOR_Y, MODULUS_X, MODULUS_Y, Dice
from branchline.core.game import Game
from branchline.core.state import OVER, State
from branchline.env.observe import Observer
from branchline.env.rewards import Rewards
from branchline.env.seat_observation import SeatObservation


class SteppedGame:
    """One game; its mask and rewards are row `row` of shared arrays, its observations a row a seat.

    The row of a seat's observation is `row` times the number of players, plus the seat.
    """

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
        players = observer.game.players
        self.seen: list[SeatObservation] = [
            SeatObservation(observer, seat, observations, (row * players + seat) * observer.size)
            for seat in range(players)
        ]
        self.rewards: Rewards = rewards
        self.row: i64 = row
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
        self.seen[seat].update(self.s)

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
    """Many games stepped together; a finished one is followed by a new one at once.

    They may be part of a larger number `of`, from game `first` on, of which others are stepped
    elsewhere: everything that happens is as if all were stepped here.
    """

    def __init__(
        self,
        observer: Observer,
        rewards: Rewards,
        observations: vec[u8],
        masks: vec[u8],
        paid: vec[float],
        scores: vec[i64],
        seats: vec[i64],
        over: vec[u8],
        shown: vec[i64],
        picks: vec[i64],
        actions: vec[i64],
        first: i64,
        of: i64,
    ) -> None:
        self.games: list[SteppedGame] = [
            SteppedGame(observer, rewards, row, observations, masks, paid, scores)
            for row in range(len(seats))
        ]
        self.players: i64 = observer.game.players
        self.seats: vec[i64] = seats
        self.over: vec[u8] = over
        self.shown: vec[i64] = shown
        """The row of the observations that the seat to act of each game has."""
        self.picks: vec[i64] = picks
        self.actions: vec[i64] = actions
        self.first: i64 = first
        self.skip_first: Skip = Skip(first)
        self.skip_others: Skip = Skip(of - len(self.games))
        self.dice: Dice = Dice(0)
        self.x_before: i64 = 0
        self.y_before: i64 = 0

    def start(self, seed: int) -> None:
        """Start all games; the seed fixes them, and those that follow them."""
        self.dice = Dice(seed - 1)
        self.skip_first.skip(self.dice)
        for each in self.games:
            each.seed(seed + self.first + each.row)
            each.start()
            self.over[each.row] = 0
            self.note_seat(each)

    def note_seat(self, each: SteppedGame) -> None:
        """Write which seat of a game is to act."""
        seat = each.s.seat
        self.seats[each.row] = seat
        self.shown[each.row] = each.row * self.players + seat

    def first_illegal(self) -> i64:
        """Return the first game whose action in `actions` is not legal, or -1."""
        for each in self.games:
            if not each.is_legal(self.actions[each.row]):
                return each.row
        return -1

    def step(self) -> None:
        """Play the legal action of every game in `actions`; a new game follows one that ends."""
        for each in self.games:
            row = each.row
            if self.over[row] != 0:
                each.clear_rewards()
            each.play(self.actions[row])
            if each.over:
                self.over[row] = 1
                each.s = each.game.start(each.dice)
                each.over = False
            else:
                self.over[row] = 0
            each.show()
            self.note_seat(each)

    def sample(self) -> None:
        """Write a random legal action of every game into `picks`, each as likely."""
        self.x_before = self.dice.x
        self.y_before = self.dice.y
        for each in self.games:
            self.picks[each.row] = each.legal[self.dice.below(each.n_legal)]
        self.skip_others.skip(self.dice)

    def take_sample_back(self) -> None:
        """Make the next sample draw the numbers of the last, which nobody has looked at."""
        self.dice.x = self.x_before
        self.dice.y = self.y_before


class Skip:
    """Passes over so many numbers of dice at once: others draw them, elsewhere."""

    def __init__(self, numbers: int) -> None:
        self.x: i64 = pow(FACTOR_X, numbers, MODULUS_X)
        self.y: i64 = pow(FACTOR_Y, numbers, MODULUS_Y)

    def skip(self, dice: Dice) -> None:
        """Leave the dice as if the numbers had been drawn."""
        dice.x = dice.x * self.x % MODULUS_X
        dice.y = dice.y * self.y % MODULUS_Y
