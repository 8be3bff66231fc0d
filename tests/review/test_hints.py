"""Hints: legal, from the view alone, with a reason and the next best, and never a wasted card."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from branchline import new_game
from branchline.bots import make_bot
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.state import FIRST, TURN, State
from branchline.play.match import Match
from branchline.play.redeal import Redealer
from branchline.play.view import view_of
from branchline.review.hints import Adviser, adviser_for
from tests.review.games import FEW, engine_of, played

EVERY = 9
ISLE = str(Path(__file__).parents[2] / "examples" / "isle.toml")
"""A map of one's own: no network knows it."""
GAMES = 6


@pytest.mark.parametrize(("which", "players"), FEW)
def test_a_hint_is_legal_and_has_a_reason(which: str, players: int) -> None:
    match, engine = played(which, players), engine_of(which, players)
    adviser = adviser_for(match.data, match.game)
    assert adviser_for(match.data, match.game) is adviser
    for step in engine.steps[::EVERY]:
        legal = [int(action) for action in match.game.legal(step.before)]
        view = view_of(match.game, step.before, step.seat)
        hint = adviser.hint(view, legal)
        assert hint.action in legal
        assert hint.reason
        assert not engine.judge.is_dominated(step.before, hint.action)
        assert len(hint.others) <= 2
        for other in hint.others:
            assert other.action in legal
            assert other.action != hint.action
            assert other.points >= 0
            assert not engine.judge.is_dominated(step.before, other.action)


def test_a_hint_comes_from_the_view_alone_and_is_the_same_again() -> None:
    match, engine = played("poland", 2), engine_of("poland", 2)
    redealer = Redealer(match.game)
    for step in engine.steps[::EVERY]:
        if step.before.phase == FIRST:
            continue
        legal = [int(action) for action in match.game.legal(step.before)]
        other = redealer.deal(step.before, step.seat, Dice(step.number))
        views = [view_of(match.game, s, step.seat) for s in (step.before, other)]
        hints = [Adviser(match.data, match.game, 1).hint(view, legal) for view in views]
        assert hints[0] == hints[1]


def hinted_lead(seed: int) -> int:
    """Return by how much a seat that does as it is told is ahead of a hard bot at the end."""
    match = new_game(ISLE, players=2, seed=seed // 2)
    mine = seed % 2
    bot = make_bot("hard", match.game, seed)
    adviser = adviser_for(match.data, match.game)
    while not match.over:
        seat, legal = match.seat, list(match.actions())
        if seat == mine:
            match.play(adviser.hint(match.view(seat), legal).action, seat)
        else:
            match.play(bot.choose(match.view(seat), legal), seat)
    totals = match.score_sheet().totals
    return int(totals[mine] - totals[1 - mine])


def test_hints_hold_their_own_where_no_network_knows_the_board() -> None:
    leads = [hinted_lead(seed) for seed in range(1000, 1000 + GAMES)]
    assert sum(leads) / GAMES > -15, leads


def test_the_planners_move_stands_where_only_its_plan_can_be_counted_up() -> None:
    """A ticket promises much there, and cards in hand nothing: so counted, tickets win."""
    match = new_game("nederland", players=2, seed=4)
    bots = [make_bot("hard", match.game, seat) for seat in range(2)]
    adviser = adviser_for(match.data, match.game)
    others = 0
    while not match.over:
        s, legal = match.state, list(match.actions())
        if s.phase == TURN and s.turns_left < 0:
            first = adviser.judge.candidates(s, -1)[0]
            found = adviser.judge.outcomes(s, -1, 0)
            assert not found or found[0].action == first
            others += any(each.lead > found[0].lead for each in found)
        match.play(bots[match.seat].choose(match.view(match.seat), legal), match.seat)
    assert others > 5


def own_total(game: Game, s: State, action: int) -> int:
    """Return what the seat to act has at the end if it makes a move in its last turn."""
    after = s.copy()
    game.apply(after, action, Dice(1))
    return int(game.score(after).totals[s.seat])


def last_turns(which: str, players: int, seed: int) -> Iterator[Match]:
    """Play a game among weak bots, and stop at the last turn of each seat."""
    match = new_game(which, players=players, seed=seed)
    bots = [make_bot("greedy", match.game, seed + seat) for seat in range(players)]
    while not match.over:
        seat = match.seat
        if match.state.turns_left >= 0 and match.state.phase == TURN:
            yield match
        match.play(bots[seat].choose(match.view(seat), match.actions()), seat)


@pytest.mark.parametrize(("which", "players"), [(ISLE, 2), ("poland", 2)])
def test_in_its_last_turn_a_seat_is_told_to_build_what_brings_most(
    which: str, players: int
) -> None:
    told = 0
    for seed in range(6):
        for match in last_turns(which, players, seed):
            game, s, legal = match.game, match.state, list(match.actions())
            claims = [a for a in legal if game.claim_action <= a < game.mechanic_action]
            if claims:
                hint = adviser_for(match.data, game).hint(match.view(match.seat), legal)
                most = max(own_total(game, s, action) for action in claims)
                assert own_total(game, s, hint.action) >= most
                told += 1
    assert told > 5
