"""Judging a decision: every move worth a look, followed to the end of the turn, and compared.

All moves meet the same deals of what the seat cannot see and the same dice, so that most of luck
cancels out; how much their difference still varies is its noise.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from branchline.bots.brains.fitting_tickets import FittingRedealer
from branchline.bots.brains.planner import Planner
from branchline.bots.brains.planner_facts import planner_facts_of
from branchline.bots.brains.value_network import POINTS
from branchline.core.actions import BLIND_ACTION, KEEP_ACTION
from branchline.core.cards import N_CARDS
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.score import lead
from branchline.core.seeds import scramble
from branchline.core.state import FIRST, OVER, TURN, State
from branchline.review.estimates import Estimator
from branchline.review.messages import WHOLE
from branchline.review.win_chances import WinChances

SAMPLES: Final = 6
"""Deals and dice that every move meets."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """Where a move leads: the lead and the chance to win of its seat, deal by deal."""

    action: int
    leads: tuple[float, ...]
    """In points."""
    chances: tuple[float, ...]
    bonus: float = 0.0
    """What is added to the lead where moves are compared: the benefit of the doubt."""
    estimated: bool = True
    """Whether the lead was estimated; otherwise all deals were played to the end of the game."""

    @property
    def lead(self) -> float:
        """The lead to be expected."""
        return math.fsum(self.leads) / len(self.leads)

    @property
    def chance(self) -> float:
        """The chance to win."""
        return math.fsum(self.chances) / len(self.chances)


@dataclass(frozen=True, slots=True)
class Comparison:
    """By how much one move is better than another, with the standard errors."""

    points: float
    chance: float
    points_noise: float
    chance_noise: float

    def rounded(self) -> tuple[int, int, int, int]:
        """Return hundredths of a point and millionths of a win."""
        return (
            round(100 * self.points),
            round(WHOLE * self.chance),
            round(100 * self.points_noise),
            round(WHOLE * self.chance_noise),
        )


def compared(better: Outcome, worse: Outcome, noise: float = 0.0) -> Comparison:
    """Return how much better a move is; `noise` is a standard error in points that is added."""
    points, points_noise = mean_difference(better.leads, worse.leads)
    chance, chance_noise = mean_difference(better.chances, worse.chances)
    slope = abs(chance / points) if abs(points) > 0.05 else 0.01
    return Comparison(
        points,
        chance,
        math.hypot(points_noise, noise),
        math.hypot(chance_noise, noise * min(slope, 0.05)),
    )


def mean_difference(ours: Sequence[float], theirs: Sequence[float]) -> tuple[float, float]:
    """Return the mean of paired differences and its standard error."""
    size = max(len(ours), len(theirs))
    some, others = (tuple(each) * (size // len(each)) for each in (ours, theirs))
    differences = [a - b for a, b in zip(some, others, strict=True)]
    mean = math.fsum(differences) / size
    if size < 2:
        return mean, 0.0
    spread = math.fsum((each - mean) ** 2 for each in differences) / (size - 1)
    return mean, math.sqrt(spread / size)


class Judge:
    """Judges decisions of one game by where moves lead within the turn."""

    def __init__(self, estimator: Estimator, chances: WinChances, seed: int) -> None:
        self.game: Game = estimator.game
        self.estimator = estimator
        self.win_chances = chances
        self.seed = scramble(seed)
        self.payments = planner_facts_of(self.game).payments
        self.fitting = FittingRedealer(self.game)
        self.benefit = 2 * POINTS * estimator.noise if estimator.kind == "network" else math.inf
        """What the planner's move has in advance: all, where a plan counted up is all there is."""

    def outcomes(self, s: State, played: int, number: int) -> list[Outcome]:
        """Return where moves lead, the preferred first; none where there is no choice.

        `played` (-1 for none) is always among them, in place of one that comes to the same.
        """
        moves = self.candidates(s, played)
        if len(moves) < 2:
            return []
        found = [self.follow(s, move, number, first=move == moves[0]) for move in moves]
        found.sort(key=lambda each: -each.lead - each.bonus)
        return found

    def candidates(self, s: State, played: int) -> list[int]:
        """Return the moves worth a look, the planner's first."""
        policy = self.estimator.policy
        policy.list_moves(s)
        listed = [int(move) for move in policy.moves[: policy.n_moves]]
        if s.phase == TURN and is_last_turn(self.game, s):
            listed += self.other_claims(s, listed)
        moves = [move for move in listed if not self.is_dominated(s, move)] or listed
        if played >= 0 and played not in moves:
            same = next((move for move in moves if self.comes_to_the_same(s, move, played)), None)
            if same is None:
                moves.append(played)
            else:
                moves[moves.index(same)] = played
        return moves

    def other_claims(self, s: State, moves: list[int]) -> list[int]:
        """Return a claim of every track that none of some moves is about.

        A plan looks ahead; in a last turn any track may be worth most.
        """
        game = self.game
        seen = {self.track_of(move) for move in moves}
        found: dict[int, int] = {}
        for move in map(int, game.legal(s)):
            track = self.track_of(move)
            if track >= 0 and track not in seen and not self.is_dominated(s, move):
                found.setdefault(track, move)
        return list(found.values())

    def track_of(self, move: int) -> int:
        """Return the track that a move claims, or -1."""
        is_claim = self.game.claim_action <= move < self.game.mechanic_action
        return int(self.game.track_of[move - self.game.claim_action]) if is_claim else -1

    def is_dominated(self, s: State, move: int) -> bool:
        """Return whether a move pays what a better payment would save."""
        game = self.game
        if move < game.claim_action:
            return False
        if move < game.mechanic_action:
            return bool(self.payments.is_dominated(s, s.seat, move - game.claim_action))
        after = self.at_once(s, move)
        rivals = (int(each) for each in game.legal(s) if each >= game.mechanic_action)
        return any(
            is_cheaper(self.at_once(s, each), after, int(s.seat)) for each in rivals if each != move
        )

    def at_once(self, s: State, move: int) -> State:
        """Return the position after a move, for comparison with others by the same dice."""
        after = s.copy()
        self.game.apply(after, move, Dice(self.seed))
        return after

    def comes_to_the_same(self, s: State, one: int, other: int) -> bool:
        """Return whether two moves take the same card from the row."""
        return max(one, other) < BLIND_ACTION and s.row[one] == s.row[other]

    def follow(self, s: State, move: int, number: int, *, first: bool) -> Outcome:
        """Return where a move leads in several deals."""
        if is_last_turn(self.game, s):
            return self.follow_to_end(s, move, number)
        policy = self.estimator.policy
        seat = int(s.seat)
        chancy = s.phase != FIRST and policy.depends_on_chance(s, move)
        leads, chances = [], []
        policy.second_draws.forget()
        policy.network.forget()
        for sample in range(SAMPLES if chancy else 1):
            seed = self.seed + 1009 * number + sample
            after = self.played_out(s, move, seed)
            value = self.estimator.value(after, seat)
            leads.append(POINTS * value)
            chances.append(self.win_chances.of_seat(after, seat, value))
        bonus = self.benefit if first and s.phase != FIRST else 0.0
        return Outcome(move, tuple(leads), tuple(chances), bonus)

    def follow_to_end(self, s: State, move: int, number: int) -> Outcome:
        """Return where a move of a seat's last turn leads: what it scores, nobody need guess."""
        seat = int(s.seat)
        leads, chances = [], []
        for sample in range(SAMPLES):
            seed = self.seed + 1009 * number + sample
            after = self.fitting.deal(s, seat, Dice(seed))
            play_to_end(self.game, self.estimator.planner, after, move, Dice(seed + 500_009))
            ahead, share = result_of(self.game, after, seat)
            leads.append(ahead)
            chances.append(share)
        return Outcome(move, tuple(leads), tuple(chances), estimated=False)

    def played_out(self, s: State, move: int, seed: int) -> State:
        """Return the position at the end of the turn that begins with a move."""
        game = self.game
        if s.phase == FIRST:
            after = s.copy()
            after.chosen[s.seat] = move - KEEP_ACTION
            return after
        after = self.estimator.policy.redealer.deal(s, s.seat, Dice(seed))
        dice = Dice(seed + 500_009)
        turn = after.turn
        game.apply(after, move, dice)
        while after.turn == turn and after.phase != OVER:
            game.apply(after, self.estimator.planner.decide(after, dice), dice)
        return after


def is_cheaper(one: State, other: State, seat: int) -> bool:
    """Return whether a position is another with more cards in a seat's hand and else the same."""
    cards = range(seat * N_CARDS, (seat + 1) * N_CARDS)
    more = [int(one.hands[card] - other.hands[card]) for card in cards]
    return min(more) >= 0 and max(more) > 0 and what_is_bought(one) == what_is_bought(other)


def what_is_bought(s: State) -> tuple[object, ...]:
    """Return all of a position that a payment may be for."""
    lists = (s.owned, s.kept, s.open, s.trains, s.points, s.slots)
    return (int(s.phase), int(s.turn), int(s.turns_left), *(tuple(map(int, x)) for x in lists))


def is_last_turn(game: Game, s: State) -> bool:
    """Return whether the seat to act has no turn after this one."""
    return s.phase != OVER and 0 <= s.turns_left <= game.players


def play_to_end(game: Game, planner: Planner, s: State, move: int, dice: Dice) -> None:
    """Make a move, and let a planner play for all seats until the game is over."""
    game.apply(s, move, dice)
    while s.phase != OVER:
        game.apply(s, planner.decide(s, dice), dice)


def result_of(game: Game, s: State, seat: int) -> tuple[float, float]:
    """Return a seat's lead in points at the end of a game, and its share of the win."""
    sheet = game.score(s)
    winners = sheet.winners()
    return float(lead(sheet.totals, seat)), (seat in winners) / len(winners)
