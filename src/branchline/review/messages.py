"""A review as data: what is kept, sent and written to files.

Places, tracks, tickets and cards are numbers, as everywhere; what is to be read are message ids.
Chances are millionths, leads hundredths of a point.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from branchline.play.offers import Offer

Numbers = tuple[int, ...]
WHOLE: Final = 1_000_000
"""A certain win."""
OPEN: Final = -1
"""The view in which all hands are open."""


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """What all parts of a review share: fields with their usual value are left out."""


class Curve(Part, frozen=True):
    """The chances over a game in one view: that of a seat, or (-1) with all hands open."""

    view: int
    points: tuple[Numbers, ...]
    """By seat: before the first move, after every move, and when all is counted."""
    luck: tuple[Numbers, ...]
    """What chance gave every seat, move by move, and when all is counted."""


class Parts(Part, frozen=True):
    """What made up the change of a seat's chance from the first position to the result."""

    view: int
    """The seat, or -1 with all hands open."""
    seat: int
    first: int
    luck: int
    own: int
    """What its own moves cost against the best ones, as a loss: 0 or less."""
    others: int
    """The rest: what the others did to it."""
    last: int


class Fact(Part, frozen=True):
    """One fact of a reason: the message `reason-` and its id tells it, with these arguments."""

    id: str
    tickets: Numbers = ()
    tracks: Numbers = ()
    cards: Numbers = ()
    seats: Numbers = ()
    numbers: dict[str, int] = {}


class Choice(Offer, frozen=True):
    """An action that was, or could have been, chosen, and how it compares with the best.

    Of a move that a seat may not know, only the kind is told; its action is -1.
    """

    points: int = 0
    """What it costs against the best, in hundredths of a point."""
    chance: int = 0
    """What it costs in chance to win."""
    reason: tuple[Fact, ...] = ()


class HintedMove(Part, frozen=True):
    """Another move than the best."""

    action: int
    points: int
    """By how much the best is better, in hundredths of a point."""
    noise: int = 0
    """The standard error of that."""


class MoveHint(Part, frozen=True):
    """The best move, why, and the next best."""

    action: int
    reason: tuple[Fact, ...] = ()
    others: tuple[HintedMove, ...] = ()


class Verdict(Part, frozen=True):
    """What the expert thinks of a decision, from the cards of the seat or with all hands open."""

    best: Choice
    points: int
    """What the played move costs, in hundredths of a point."""
    chance: int
    points_noise: int
    """The standard error of that."""
    chance_noise: int
    searched: bool = False
    """Whether moves were played out, not only judged where they lead."""


class Decision(Part, frozen=True):
    """One move of the game: what was played and what would have been better."""

    number: int
    """Counted from 1."""
    seat: int
    played: Choice
    verdict: Verdict | None = None
    """None where there was no choice."""
    open: Verdict | None = None
    """With all hands open; only where moves were played out."""
    others: tuple[Choice, ...] = ()
    """The next best."""
    later: tuple[Fact, ...] = ()
    """What became of the preferred track."""


class TurningPoint(Part, frozen=True):
    """A decision that cost much, beyond the noise of the estimate."""

    number: int
    seat: int
    points: int
    chance: int
    points_noise: int
    chance_noise: int


class About(Part, frozen=True):
    """The game that is reviewed, and what judges it."""

    map: str
    variant: str | None
    seats: tuple[str, ...]
    moves: int
    totals: Numbers
    over: bool
    estimate: Literal["network", "planner"]
    calibration: Literal["fitted", "near", "borrowed"]
    seed: int


class Review(Part, frozen=True):
    """A review, whole or as far as it has come."""

    about: About
    done: int
    """Pieces of work done, of `total`."""
    total: int
    curves: tuple[Curve, ...] = ()
    """With all hands open first, then of every seat."""
    decisions: tuple[Decision, ...] = ()
    turning_points: tuple[TurningPoint, ...] = ()
    """The dearest first."""
    parts: tuple[Parts, ...] = ()
    """Of every seat with all hands open, then of every seat as it saw itself."""

    @property
    def complete(self) -> bool:
        """Whether all is done."""
        return self.done == self.total


class PracticeAnswer(Part, frozen=True):
    """What is said to one who has chosen a move in practice."""

    right: bool
    chosen: Choice
    best: Choice
    """With the reason."""
    known: bool = True
    """Whether what the chosen move costs was worked out."""
    points: int = 0
    """What the chosen move costs against the best, in hundredths of a point."""
    chance: int = 0
    points_noise: int = 0
    """The standard error of that; 0 where only the difference is known."""
    chance_noise: int = 0
    others: tuple[Choice, ...] = ()
    """The next best moves, with what they cost."""
    wins: int = -1
    """The chance to win with the best move; -1 where it was not worked out."""
    played: Choice | None = None
    """What was played in the game, with what it cost; None in a puzzle."""
    later: tuple[Fact, ...] = ()
    """What became of the preferred track."""
