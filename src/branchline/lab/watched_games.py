"""Games among policies in which everything that happens is noted.

Chance comes from the seed as it does in a `Match`, so that every game can be played again as one,
saved and opened.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from branchline.bots.brains.planner import Planner
from branchline.bots.brains.policy import Policy
from branchline.core import events
from branchline.core.arrays import POW, WORD
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.score import Sheet
from branchline.core.seeds import scramble
from branchline.core.state import GAP, OVER, TURN, State

NO_DRAW: Final = "no-draw"
"""Somebody had to act when there was no card to draw."""
SWEEPS: Final = "sweeps"
"""The row was swept again and again in one move."""
STRANDED: Final = "stranded"
"""The game ended because nobody could move, not because trains ran out."""
ODDITIES: Final = (NO_DRAW, SWEEPS, STRANDED)
MANY_SWEEPS: Final = 3


@dataclass(slots=True)
class Claim:
    """A claim: who took which track, in which turn, and how many others had planned it."""

    seat: int
    track: int
    turn: int
    rivals: int


@dataclass(slots=True)
class WatchedGame:
    """What happened in a game."""

    state: State
    sheet: Sheet
    actions: list[int] = field(default_factory=list)
    claims: list[Claim] = field(default_factory=list)
    offered: list[tuple[int, int]] = field(default_factory=list)
    """Every ticket that was offered, with the seat."""
    oddities: set[str] = field(default_factory=set)


def watch_game(
    game: Game, policies: Sequence[Policy], own: Sequence[Dice], seed: int
) -> WatchedGame:
    """Play a game to its end and note what happens."""
    base = scramble(seed)
    dice = Dice(base)
    dice.watch()
    s = game.start(dice)
    found = WatchedGame(s, game.score(s))
    note_events(found, game, policies, dice.events)
    ends_by_trains = False
    while s.phase != OVER:
        seat = int(s.seat)
        if s.phase == TURN and s.deck_size == 0 and all(card == GAP for card in s.row):
            found.oddities.add(NO_DRAW)
        action = int(policies[seat].decide(s, own[seat]))
        dice = Dice(base + len(found.actions))
        dice.watch()
        game.apply(s, action, dice)
        found.actions.append(action)
        ends_by_trains = note_events(found, game, policies, dice.events) or ends_by_trains
    if not ends_by_trains and int(s.passes) >= int(game.players):
        found.oddities.add(STRANDED)
    found.sheet = game.score(s)
    return found


def note_events(
    found: WatchedGame, game: Game, policies: Sequence[Policy], told: list[tuple[int, ...]]
) -> bool:
    """Note what happened in a move; return whether the last round began."""
    sweeps = 0
    last_round = False
    for kind, seat, x, *_ in told:
        if kind == events.CLAIMED:
            rivals = rivals_for(game, found.state, policies, seat, x)
            found.claims.append(Claim(seat, x, int(found.state.turn), rivals))
        elif kind == events.OFFERED:
            found.offered.append((seat, x))
        elif kind == events.ROW_SWEPT:
            sweeps += 1
        elif kind == events.LAST_ROUND:
            last_round = True
    if sweeps >= MANY_SWEEPS:
        found.oddities.add(SWEEPS)
    return last_round


def rivals_for(game: Game, s: State, policies: Sequence[Policy], seat: int, track: int) -> int:
    """Return how many others had planned a track that they can no longer have.

    What they plan is what they thought of in their own last turn; what they own is theirs already.
    """
    route = game.board.route_tracks[game.board.route_of[track]]
    words = int(game.board.n_words)
    count = 0
    for other, policy in enumerate(policies):
        if other == seat or not isinstance(policy, Planner):
            continue
        planned = policy.plan.survey.planned
        masks = [(other * words + each // WORD, POW[each % WORD]) for each in route]
        has_any = any((s.open[at] | s.owned[at]) & bit for at, bit in masks)
        if not has_any and any(planned[each] == 1 for each in route):
            count += 1
    return count
