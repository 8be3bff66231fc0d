"""From leads to chances to win, by how such positions of many games ended.

How much a lead is worth depends on how near the end is and on who is to act. Both are fitted to
games (`scripts/calibration.py`) and kept in a small file for each board and number of players.
Chances are whole millionths, so that what they gain and lose adds up exactly.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple

from branchline.bots.brains.tuned_weights import board_fingerprint
from branchline.bots.weight_files import read_notes
from branchline.core.game import Game
from branchline.core.state import FIRST, OVER, State
from branchline.review.messages import WHOLE

KIND: Final = "win-chance"
KNOTS: Final = (0.0, 0.3, 0.6, 0.8, 1.0, 2.0)
"""Between these stages of a game, what a lead is worth changes evenly; 1 to 2 is the last round."""
TURN_KNOTS: Final = (0.0, 0.1, 0.2, 0.3, 0.45, 0.6, 0.7, 0.8, 0.9, 1.0, 2.0)
"""The same for what it costs to be late in turn."""
BENDS: Final = (1.0, 0.3)
"""A lead counts by other weights up to about 30 points, up to about 100, and beyond."""
N_LEAD: Final = len(KNOTS) * (len(BENDS) + 1)
"""How many weights are for leads. None is below 0, so a larger lead never lowers the chance."""
N_OPEN: Final = N_LEAD + len(TURN_KNOTS)
N_SEAT: Final = N_OPEN + len(TURN_KNOTS)
USUAL_OPEN: Final = (0.8, 0.95, 1.2, 1.5, 2.0, 3.0)
USUAL_SEAT: Final = (2.0, 2.4, 3.0, 3.8, 5.0, 8.0)
"""What a lead counts at the knots where nothing was fitted, not even on another board."""

Source = Literal["fitted", "near", "borrowed"]
Chances = tuple[int, ...]
"""The chance of every seat, in millionths; they add up to `WHOLE`."""


class Weights(NamedTuple):
    """What was fitted for a board and a number of players."""

    open: tuple[float, ...]
    """What a lead counts: near, farther and far, for each knot; then what being late costs."""
    seat: tuple[float, ...]
    """The same for one seat that sees itself only, then for each knot a constant."""
    source: Source
    """`fitted` for this board and as many players, `near` for other players, else `borrowed`."""


def stage(game: Game, s: State) -> float:
    """Return how far a game is, as all can see: from 0 to 1, then to 2 in the last round."""
    if s.phase == OVER:
        return 2.0
    players = int(game.players)
    if s.turns_left >= 0:
        return 1.0 + min(1.0, max(0.0, (players - int(s.turns_left)) / players))
    return 1.0 - min(int(trains) for trains in s.trains) / int(game.trains)


def lateness(game: Game, s: State, seat: int) -> float:
    """Return how late a seat is in turn: 0 for the seat to act, 1 for the last."""
    players = int(game.players)
    if s.phase == OVER:
        return 0.5
    to_act = int(s.starter if s.phase == FIRST else s.seat)
    return ((seat - to_act) % players) / (players - 1)


def hats(at: float, knots: Sequence[float]) -> list[float]:
    """Return how much each knot counts at a stage; they add up to 1."""
    found = [0.0] * len(knots)
    for i in range(len(knots) - 1):
        low, high = knots[i], knots[i + 1]
        if low <= at <= high:
            part = (at - low) / (high - low)
            found[i], found[i + 1] = 1.0 - part, part
            break
    return found


def leads(values: Sequence[float]) -> list[float]:
    """Return how far every seat's value is above the mean of the others'.

    >>> leads([1.0, 0.5, 0.0])
    [0.75, 0.0, -0.75]
    """
    total, others = math.fsum(values), len(values) - 1
    return [value - (total - value) / others for value in values]


def parts_of(lead: float) -> list[float]:
    """Return the parts of a lead between the bends; each grows with it, and they add up to it."""
    found, below = [], 0.0
    for bend in BENDS:
        here = math.tanh(bend * lead) / bend
        found.append(here - below)
        below = here
    return [*found, lead - below]


def open_inputs(at: float, lead: float, late: float) -> list[float]:
    """Return what the weights of the open view are multiplied with, for one seat."""
    knots = hats(at, KNOTS)
    led = [knot * part for part in parts_of(lead) for knot in knots]
    return [*led, *(knot * late for knot in hats(at, TURN_KNOTS))]


def seat_inputs(at: float, value: float, late: float) -> list[float]:
    """Return what the weights of a seat's own view are multiplied with."""
    return [*open_inputs(at, value, late), *hats(at, TURN_KNOTS)]


def weighted(weights: Sequence[float], inputs: Sequence[float]) -> float:
    """Return the sum of products."""
    return math.fsum(weight * figure for weight, figure in zip(weights, inputs, strict=True))


class WinChances:
    """Turns the values of seats into their chances to win."""

    def __init__(self, game: Game, kind: str) -> None:
        self.game = game
        self.weights = weights_for(game, kind)

    def of_all(self, s: State, values: Sequence[float]) -> Chances:
        """Return the chances where every seat's value is known, each from its own cards."""
        return whole_shares([math.exp(each) for each in self.logits(s, values)])

    def logits(self, s: State, values: Sequence[float]) -> list[float]:
        """Return how the seats compare, the largest 0."""
        at = stage(self.game, s)
        found = [
            weighted(self.weights.open, open_inputs(at, lead, lateness(self.game, s, seat)))
            for seat, lead in enumerate(leads(values))
        ]
        return [each - max(found) for each in found]

    def of_seat(self, s: State, seat: int, value: float) -> float:
        """Return a seat's chance as it can tell itself."""
        inputs = seat_inputs(stage(self.game, s), value, lateness(self.game, s, seat))
        logit = max(-30.0, min(30.0, weighted(self.weights.seat, inputs)))
        return 1.0 / (1.0 + math.exp(-logit))

    def seen_by(self, s: State, seat: int, own: float, public: Sequence[float]) -> Chances:
        """Return the chances as one seat sees them.

        Its own follows from its own value; the others share the rest by what all can see of them.
        """
        mine = self.of_seat(s, seat, own)
        shares = [math.exp(each) for each in self.logits(s, public)]
        rest = math.fsum(share for other, share in enumerate(shares) if other != seat)
        return whole_shares(
            [
                mine if other == seat else (1.0 - mine) * share / rest
                for other, share in enumerate(shares)
            ]
        )


def whole_shares(shares: Sequence[float]) -> Chances:
    """Return shares as whole millionths that add up exactly.

    >>> whole_shares([1.0, 1.0, 1.0])
    (333334, 333333, 333333)
    """
    total = math.fsum(shares)
    exact = [WHOLE * share / total for share in shares]
    found = [int(each) for each in exact]
    order = sorted(range(len(found)), key=lambda seat: (found[seat] - exact[seat], seat))
    for seat in order[: WHOLE - sum(found)]:
        found[seat] += 1
    return tuple(found)


def final_chances(game: Game, s: State) -> Chances:
    """Return the chances once all is counted: the win, shared by those who tie for it."""
    winners = game.score(s).winners()
    return whole_shares([1.0 if seat in winners else 0.0 for seat in range(game.players)])


@lru_cache(maxsize=1)
def fitted_entries() -> tuple[dict[str, Any], ...]:
    """Return everything that was fitted."""
    keys = ("board", "players", "kind", "open", "seat")
    return tuple(
        note
        for _, note in read_notes(KIND, keys)
        if len(note["open"]) == N_OPEN and len(note["seat"]) == N_SEAT
    )


def weights_for(game: Game, kind: str) -> Weights:
    """Return the weights of a game: its own, those for another number of players, or a mean."""
    players = int(game.players)
    known = [entry for entry in fitted_entries() if entry["kind"] == kind]
    board = board_fingerprint(game)
    here = [entry for entry in known if entry["board"] == board]
    if here:
        best = min(here, key=lambda entry: abs(entry["players"] - players))
        source: Source = "fitted" if best["players"] == players else "near"
        return Weights(tuple(best["open"]), tuple(best["seat"]), source)
    near = [entry for entry in known if entry["players"] == players] or known
    if near:
        of_all, of_seat = (mean_of([entry[part] for entry in near]) for part in ("open", "seat"))
        return Weights(of_all, of_seat, "borrowed")
    even = (0.0,) * len(TURN_KNOTS)
    constant = (-math.log(players - 1),) * len(TURN_KNOTS)
    led_open, led_seat = (usual * (len(BENDS) + 1) for usual in (USUAL_OPEN, USUAL_SEAT))
    return Weights((*led_open, *even), (*led_seat, *even, *constant), "borrowed")


def mean_of(rows: Sequence[Sequence[float]]) -> tuple[float, ...]:
    """Return the mean of rows of numbers."""
    return tuple(math.fsum(column) / len(rows) for column in zip(*rows, strict=True))
