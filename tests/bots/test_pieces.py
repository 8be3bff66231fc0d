"""What networks may read besides the figures of a position: its pieces, and nothing hidden."""

from __future__ import annotations

import pytest

from branchline.bots.brains.features import MOST, Features
from branchline.bots.brains.pieces import A_CARD, YES
from branchline.bots.brains.planner import Planner
from branchline.bots.brains.tuned_weights import planner_weights_for
from branchline.core.cards import N_CARDS
from branchline.core.chance import Dice
from branchline.core.state import OVER, TURN
from branchline.play.redeal import Redealer
from tests.tables import game_of, pairs


def marked(members: list[int], n: int) -> list[int]:
    return [YES if i in members else 0 for i in range(n)]


@pytest.mark.parametrize("table", pairs(), ids=str)
def test_pieces_say_what_lies_on_the_table_and_in_the_own_hand(
    table: tuple[str, str | None, int],
) -> None:
    game = game_of(*table)
    board = game.board
    features = Features(game, Planner(game, planner_weights_for(game)), with_pieces=True)
    figures = Features(game, Planner(game, planner_weights_for(game)))
    planner = Planner(game, planner_weights_for(game))
    redealer = Redealer(game)
    dice = Dice(3)
    s = game.start(dice)
    looked_at = 0
    while s.phase != OVER:
        if s.phase == TURN and s.turn % 9 == 0:
            seat = s.seat
            features.read(s, seat)
            figures.read(s, seat)
            assert figures.n <= MOST
            assert features.n == figures.n + features.pieces.n
            read = list(features.x[: features.n])
            assert read[: figures.n] == list(figures.x[: figures.n])
            others = [other for other in range(game.players) if other != seat]
            plan = features.planner.plan
            assert read[figures.n :] == [
                *marked(s.members(s.owned, seat), board.n_tracks),
                *marked([t for o in others for t in s.members(s.owned, o)], board.n_tracks),
                *marked(list(plan.tracks[: plan.n_tracks]), board.n_tracks),
                *(A_CARD * n for n in s.hands[seat * N_CARDS : (seat + 1) * N_CARDS]),
                *(A_CARD * list(s.row).count(card) for card in range(N_CARDS)),
                *(
                    A_CARD * sum(s.known[other * N_CARDS + card] for other in others)
                    for card in range(N_CARDS)
                ),
                *marked(s.members(s.kept, seat), board.n_tickets),
            ]
            features.read(redealer.deal(s, seat, Dice(s.turn)), seat)
            assert list(features.x[: features.n]) == read
            looked_at += 1
        game.apply(s, planner.decide(s, dice), dice)
    assert looked_at > 2
