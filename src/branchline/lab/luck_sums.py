"""When games are decided, and how much of it is luck: by the win chances of a review."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from branchline.lab.sums import Sums, moments, note
from branchline.lab.tables import StudiedTable
from branchline.play.match import Match
from branchline.review.curves import ViewedGame, curve_of
from branchline.review.estimates import Estimator
from branchline.review.messages import OPEN, WHOLE
from branchline.review.steps import steps_of
from branchline.review.win_chances import WinChances

STAGES: Final = (25, 50, 75)
"""Per cent of a game's moves at which the later winner's chance is noted."""
THOUSAND: Final = 1000


def match_of(table: StudiedTable, seed: int, actions: Sequence[int]) -> Match:
    """Return a watched game as a match, which can be saved and opened."""
    match = Match(table.data, table.players, seed)
    for action in actions:
        match.play(action)
    return match


@lru_cache(maxsize=2)
def viewed_game(table: StudiedTable) -> ViewedGame:
    """Return what judges positions, with all hands open."""
    estimator = Estimator(table.game)
    return ViewedGame(estimator, WinChances(table.game, estimator.kind), OPEN, table.seed)


def add_luck(sums: Sums, table: StudiedTable, seed: int, actions: Sequence[int]) -> None:
    """Add a game: when its winner led for good, and what luck had to do with it.

    Of every seat: `result` is its final chance less its first, `luck` the part that chance gave.
    The share of luck is the sum of luck x result over the sum of result x result: how much of the
    differences between players luck explains.
    """
    match = match_of(table, seed, actions)
    curve = curve_of(match, steps_of(match), viewed_game(table))
    winners = match.score_sheet().winners()
    if len(winners) == 1:
        add_decided(sums, [points[winners[0]] for points in curve.points], curve.points)
    product = square = 0
    for seat in range(table.players):
        result = (curve.points[-1][seat] - curve.points[0][seat]) * THOUSAND // WHOLE
        luck = sum(each[seat] for each in curve.luck) * THOUSAND // WHOLE
        product += luck * result
        square += result * result
    # with their squares, so that the error of their ratio can be told
    products = (product * product, square * square, product * square)
    note(sums, "luck", 1, product, square, *products)


def add_decided(sums: Sums, of_winner: list[int], points: Sequence[Sequence[int]]) -> None:
    """Note from which moment on the winner was the favourite, and its chances on the way."""
    last = len(points) - 1
    decided = last
    while decided > 0 and of_winner[decided - 1] == max(points[decided - 1]):
        decided -= 1
    note(sums, "decided", *moments(THOUSAND * decided // max(1, last)))
    for stage in STAGES:
        chance = of_winner[last * stage // 100] * THOUSAND // WHOLE
        note(sums, f"chance:{stage}", *moments(chance))
