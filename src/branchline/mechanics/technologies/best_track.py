"""The best track still to be had, in figures: a long one decides many games.

Whoever gets it must have saved cards, and bought technologies, in time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.cards import GRAY, LOCOMOTIVE, N_CARDS
from branchline.core.costs import hand_size
from branchline.mechanics.survey import OPEN, most_held

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.mechanics.survey import Survey
    from branchline.mechanics.technologies.rules import Technologies

N_FIGURES: Final = 7
NEAR: Final = 10
"""Cards lacking from which such a track is far off."""
BOUGHT_AHEAD: Final = 4
"""Cards that having the technologies counts for, when rivals for a track are compared."""


def describe_best_track(
    t: Technologies, game: Game, s: State, seat: i64, survey: Survey, out: vec[i64], at: i64
) -> i64:
    """Write how far a seat is from the best track still to be had, and how far others may be."""
    for i in range(N_FIGURES):
        out[at + i] = 0
    board = game.board
    track = most_points(game, s, seat, survey)
    if track < 0:
        return at + N_FIGURES
    hand = seat * N_CARDS
    held = s.hands[hand + LOCOMOTIVE] - survey.locomotives(survey.asks[track])
    least = game.prices.least[track]
    short: i64 = least - held if least > held else 0
    colour = board.colour[track]
    cards = most_held(s, seat) if colour == GRAY else s.hands[hand + colour]
    if held > 0:
        cards += held if held < game.prices.most[track] else game.prices.most[track]
    lack: i64 = board.length[track] - cards
    if lack < short:
        lack = short
    if lack < 0:
        lack = 0
    near: i64 = NEAR - lack - short
    points = game.points[board.length[track]]
    out[at] = 25 * points
    out[at + 1] = 100 * lack
    out[at + 2] = 250 * short
    out[at + 3] = 5 * points * near if near > 0 else 0
    out[at + 4] = 25 * points if lack == 0 else 0
    write_competition(t, game, s, seat, track, out, at + 5)
    return at + N_FIGURES


def most_points(game: Game, s: State, seat: i64, survey: Survey) -> i64:
    """Return the track that scores most of those a seat has trains for and may claim, or -1."""
    best: i64 = -1
    most: i64 = 0
    for track in range(game.board.n_tracks):
        length = game.board.length[track]
        if survey.kind[track] == OPEN and length <= s.trains[seat] and game.points[length] > most:
            most = game.points[length]
            best = track
    return best


def write_competition(
    t: Technologies, game: Game, s: State, seat: i64, track: i64, out: vec[i64], at: i64
) -> None:
    """Write how many cards and known locomotives another holds who could claim a track, too."""
    cards: i64 = 0
    locomotives: i64 = 0
    for other in range(game.players):
        if other == seat or s.trains[other] < game.board.length[track]:
            continue
        known = s.known[other * N_CARDS + LOCOMOTIVE]
        if known > locomotives:
            locomotives = known
        held = hand_size(s, other)
        if t.needs[track] & ~t.owned(s, other) == 0:
            held += BOUGHT_AHEAD
        if held > cards:
            cards = held
    out[at] = 50 * cards
    out[at + 1] = 250 * locomotives
