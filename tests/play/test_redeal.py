"""Re-dealt states hold to what everybody knows of the ticket decks."""

from __future__ import annotations

import pytest

from branchline.core.chance import Dice
from branchline.core.playout import play_out
from branchline.core.state import FIRST
from branchline.play.redeal import redeal
from branchline.play.view import view_of
from tests.tables import game_of


@pytest.mark.parametrize("players", [2, 3, 5])
def test_EU2_every_seat_is_offered_one_long_ticket_and_keeps_no_more(players: int) -> None:
    game = game_of("europe", None, players)
    (long, _), (_, _) = game.ticket_rules.deals
    for seed in range(40):
        dice = Dice(seed)
        s = game.start(dice)
        play_out(game, s, dice, seed * 3)
        again = redeal(game, view_of(game, s, 0), dice)
        for seat in range(1, players):
            first = seat * game.most_offered
            offers = list(again.offers[first : first + again.n_offers[seat]])
            if again.phase == FIRST:
                assert len([ticket for ticket in offers if ticket in long]) == 1
            else:
                assert not any(ticket in long for ticket in offers)
            assert sum(ticket in long for ticket in again.members(again.kept, seat)) <= 1
