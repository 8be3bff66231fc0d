"""The review of a game, piece by piece: what is there can be shown while the rest is worked out.

First come the curves, then every decision is judged, then the dearest are played out. The same
match and seed give the same review.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from branchline.bots.brains.value_network import POINTS
from branchline.core.state import State
from branchline.play.match import Match
from branchline.review.curves import ViewedGame, curve_of, parts_of
from branchline.review.decisions import Judge, Outcome, compared
from branchline.review.estimates import Estimator
from branchline.review.messages import (
    OPEN,
    WHOLE,
    About,
    Choice,
    Curve,
    Decision,
    Fact,
    Parts,
    Review,
    TurningPoint,
    Verdict,
)
from branchline.review.playing_on import MOST_MOVES, Searcher
from branchline.review.reasons import Reasons
from branchline.review.steps import Step, steps_of
from branchline.review.told_moves import ToldMoves
from branchline.review.win_chances import WinChances

MOST_SEARCHED: Final = 20
"""Decisions that are played out: the dearest."""
MOST_TURNING_POINTS: Final = 5
"""Turning points told of each seat."""
SURE: Final = 2
"""Standard errors by which a turning point must stand out."""
LEAST_CHANCE: Final = WHOLE // 200
LEAST_POINTS: Final = 50
"""A turning point costs at least half a per cent, and half a point."""
N_OTHERS: Final = 2
DEFAULT_SEED: Final = 1


class ReviewEngine:
    """Reviews one match."""

    def __init__(self, match: Match, seed: int = DEFAULT_SEED) -> None:
        self.match = match
        self.game = match.game
        self.seed = seed
        self.steps = steps_of(match)
        estimator = Estimator(self.game)
        self.win_chances = WinChances(self.game, estimator.kind)
        self.estimator = estimator
        self.judge = Judge(estimator, self.win_chances, seed)
        self.searcher = Searcher(estimator, self.win_chances, seed)
        self.reasons = Reasons(match.data, estimator, match.facts, seed)
        self.told = ToldMoves(match.notation)
        self.curves: list[Curve] = []
        self.decisions: list[Decision] = []
        self.outcomes: dict[int, list[Outcome]] = {}
        """Where the moves of each decision lead, by its number."""
        searched = min(MOST_SEARCHED, len(self.steps))
        self.total = 1 + match.players + len(self.steps) + searched
        self.done = 0

    def run(self) -> Iterator[Review]:
        """Yield the review as far as it has come, after every piece of work."""
        for view in range(OPEN, self.match.players):
            viewed = ViewedGame(self.estimator, self.win_chances, view, self.seed)
            self.curves.append(curve_of(self.match, self.steps, viewed))
            yield self.so_far()
        for step in self.steps:
            self.decisions.append(self.judged(step))
            yield self.so_far()
        for number in self.dearest():
            self.decisions[number - 1] = self.played_out(self.decisions[number - 1])
            yield self.so_far()
        if self.done < self.total:
            self.done = self.total - 1
            yield self.so_far()

    def so_far(self) -> Review:
        """Return the review, one piece longer."""
        self.done += 1
        return Review(
            self.about(),
            self.done,
            self.total,
            tuple(self.curves),
            tuple(self.decisions),
            turning_points(self.decisions),
            self.parts(),
        )

    def parts(self) -> tuple[Parts, ...]:
        """Return what moved the chances: of all seats with hands open, and as each saw itself."""
        return tuple(
            parts_of(curve, seat, self.decisions)
            for curve in self.curves
            for seat in range(self.match.players)
            if curve.view in (OPEN, seat)
        )

    def about(self) -> About:
        """Return what game it is, and what judges it."""
        match = self.match
        totals = tuple(int(total) for total in match.score_sheet().totals)
        return About(
            match.data.id,
            match.data.variant,
            match.seats,
            len(match.moves),
            totals,
            match.over,
            self.estimator.kind,
            self.win_chances.weights.source,
            self.seed,
        )

    # One decision

    def judged(self, step: Step) -> Decision:
        """Return what the network thinks of a decision."""
        found = self.judge.outcomes(step.before, step.action, step.number)
        if not found:
            return Decision(step.number, step.seat, self.choice(step.before, step.action))
        self.outcomes[step.number] = found
        played = next(each for each in found if each.action == step.action)
        best = self.told_best(step, found[0], played, found[0].lead - played.lead)
        is_guessed = best is not played and best.estimated
        noise = POINTS * self.estimator.noise if is_guessed else 0.0
        return self.decision(step, best, played, found, noise=noise, searched=False)

    def told_best(self, step: Step, best: Outcome, played: Outcome, cost: float) -> Outcome:
        """Return the move to tell as the best: the one that was played if it costs nothing.

        Another may be preferred for the benefit of the doubt; nobody is told to have done worse.
        """
        is_as_good = cost <= 0 and not self.judge.is_dominated(step.before, step.action)
        return played if is_as_good else best

    def decision(
        self,
        step: Step,
        best: Outcome,
        played: Outcome,
        rest: Sequence[Outcome],
        *,
        noise: float,
        searched: bool,
    ) -> Decision:
        """Return a decision as it is told."""
        others = [each for each in rest if each.action not in (best.action, played.action)]
        chosen = self.choice(step.before, step.action, reasons=True)
        verdict = self.verdict(step.before, best, played, noise=noise, searched=searched)
        return Decision(
            step.number,
            step.seat,
            chosen,
            verdict,
            None,
            tuple(self.compared_choice(step.before, best, each) for each in others[:N_OTHERS]),
            self.later(step, verdict.best.track) if best is not played else (),
        )

    def verdict(
        self, s: State, best: Outcome, played: Outcome, *, noise: float, searched: bool
    ) -> Verdict:
        """Return what is thought of a played move."""
        points, chance, points_noise, chance_noise = compared(best, played, noise).rounded()
        choice = self.choice(s, best.action, reasons=True)
        if best.action != played.action:
            against = self.reasons.against(s, self.choice(s, played.action), choice)
            choice = replace(choice, reason=(*choice.reason, *against))
        return Verdict(choice, points, chance, points_noise, chance_noise, searched)

    def dearest(self) -> list[int]:
        """Return the numbers of the decisions to play out, the dearest first.

        Where a plan counted up is all there is, a move that seems much better is looked into like
        one that seems much worse: tickets promise more there than they bring.
        """
        has_network = self.estimator.kind == "network"
        costs = {}
        for number, found in self.outcomes.items():
            action = self.decisions[number - 1].played.action
            played = next(each for each in found if each.action == action)
            if played is not found[0]:
                cost = compared(found[0], played).chance
                costs[number] = cost if has_network else abs(cost)
        return sorted(costs, key=lambda number: (-costs[number], number))[:MOST_SEARCHED]

    def played_out(self, decision: Decision) -> Decision:
        """Return what search thinks of a decision, as its seat saw it and with all hands open."""
        step = self.steps[decision.number - 1]
        found = self.outcomes[step.number]
        moves = [each.action for each in found[:MOST_MOVES]]
        if step.action not in moves:
            moves.append(step.action)
        own = self.searcher.outcomes(step.before, moves, step.number, is_open=False)
        best = self.searcher.preferred(own)
        played = next(each for each in own if each.action == step.action)
        best = self.told_best(step, best, played, best.chance - played.chance)
        rest = sorted(own, key=lambda each: -each.chance)
        seen = self.decision(step, best, played, rest, noise=0.0, searched=True)
        known = self.searcher.outcomes(step.before, moves, step.number, is_open=True)
        open_best = self.searcher.preferred(known)
        open_played = next(each for each in known if each.action == step.action)
        open_best = self.told_best(
            step, open_best, open_played, open_best.chance - open_played.chance
        )
        verdict = self.verdict(step.before, open_best, open_played, noise=0.0, searched=True)
        if verdict.best.track >= 0:
            more = self.reasons.blocked(step.before, verdict.best.track)
            verdict = replace(
                verdict, best=replace(verdict.best, reason=(*more, *verdict.best.reason))
            )
        return replace(seen, open=verdict)

    def later(self, step: Step, track: int) -> tuple[Fact, ...]:
        """Return what became of the track that was preferred; nothing if this move built it."""
        if track < 0:
            return ()
        for other in self.steps[step.number - 1 :]:
            if self.is_owned(track, other.after):
                moves = {"moves": other.number - step.number}
                if not moves["moves"]:
                    return ()
                built = "built-later" if other.seat == step.seat else "taken-later"
                return (Fact(built, (), (track,), (), (other.seat,), moves),)
        return (Fact("never-built", (), (track,)),)

    def is_owned(self, track: int, s: State) -> bool:
        """Return whether somebody has a track; however it was paid for."""
        return any(track in s.members(s.owned, seat) for seat in range(self.game.players))

    def compared_choice(self, s: State, best: Outcome, other: Outcome) -> Choice:
        """Return a move and what it costs against the best."""
        points, chance, _, _ = compared(best, other).rounded()
        return self.told.choice(s, other.action, points, chance)

    def choice(self, s: State, action: int, *, reasons: bool = False) -> Choice:
        """Return an action as it is told, with its reason if wanted."""
        return self.told.choice(s, action, reason=self.reasons.of(s, action) if reasons else ())


def turning_points(decisions: Sequence[Decision]) -> tuple[TurningPoint, ...]:
    """Return the decisions that cost most beyond noise, the dearest first, a few of each seat."""
    found = []
    for each in decisions:
        verdict = each.verdict
        if verdict is None or not verdict.searched:
            continue
        if verdict.chance < max(LEAST_CHANCE, SURE * verdict.chance_noise):
            continue
        if verdict.points < max(LEAST_POINTS, SURE * verdict.points_noise):
            continue
        cost = (verdict.points, verdict.chance, verdict.points_noise, verdict.chance_noise)
        found.append(TurningPoint(each.number, each.seat, *cost))
    found.sort(key=lambda each: (-each.chance, each.number))
    seats = {each.seat for each in found}
    kept = [
        each
        for seat in seats
        for each in [point for point in found if point.seat == seat][:MOST_TURNING_POINTS]
    ]
    return tuple(sorted(kept, key=lambda each: (-each.chance, each.number)))


def review_of(match: Match, seed: int = DEFAULT_SEED) -> Review:
    """Return the whole review of a match."""
    return list(ReviewEngine(match, seed).run())[-1]
