"""The agents of the literature behave as they do there, oversights included."""

from __future__ import annotations

import pytest

from branchline.bots import make_bot
from branchline.core.actions import KEEP_ACTION, TICKETS_ACTION
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.state import OVER, TURN, State
from branchline.maps.games import game_of
from branchline.play.view import view_of

AGENTS = ("silva-hungry", "silva-path", "silva-one-step", "silva-long")


def played(game: Game, names: tuple[str, ...], seed: int) -> tuple[State, list[tuple[str, int]]]:
    """Play a game; return its end, and who did what on turns."""
    dice = Dice(seed)
    s = game.start(dice)
    bots = [make_bot(name, game, seat) for seat, name in enumerate(names)]
    done = []
    while s.phase != OVER:
        seat = int(s.seat)
        legal = game.legal(s)
        action = bots[seat].choose(view_of(game, s, seat), legal)
        assert action in legal
        if s.phase == TURN:
            done.append((names[seat], action))
        game.apply(s, action, dice)
    return s, done


def test_who_draws_tickets_and_who_never_does() -> None:
    _, done = played(game_of("usa", None, 4), AGENTS, 3)
    drawing = {name for name, action in done if action == TICKETS_ACTION}
    assert "silva-hungry" in drawing
    assert not drawing & {"silva-path", "silva-long"}
    assert {name for name, _ in done} == set(AGENTS)


@pytest.mark.parametrize("name", ["silva-path", "silva-one-step"])
def test_all_first_tickets_are_kept(name: str) -> None:
    game = game_of("usa", None, 2)
    s = game.start(Dice(5))
    action = make_bot(name, game, 1).choose(view_of(game, s, int(s.seat)), game.legal(s))
    assert (action - KEEP_ACTION).bit_count() == 3


def test_without_tickets_path_builds_the_track_of_fewest_points_first() -> None:
    game = game_of("usa", None, 2)
    dice = Dice(8)
    s = game.start(dice)
    while s.phase != TURN:
        game.apply(s, game.legal(s)[0], dice)
    seat = int(s.seat)
    for word in range(int(game.board.ticket_words)):
        s.kept[seat * int(game.board.ticket_words) + word] = 0  # all of them done
    for card in range(9):
        s.hands[seat * 9 + card] = 6
    found = {}
    for name in ("silva-path", "silva-one-step"):
        bot = make_bot(name, game, 1)
        legal = [a for a in game.legal(s) if a != TICKETS_ACTION]
        action = bot.choose(view_of(game, s, seat), legal)
        found[name] = int(game.board.length[game.track_of[action - game.claim_action]])
    assert found == {"silva-path": 1, "silva-one-step": 6}
