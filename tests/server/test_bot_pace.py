"""How long bots pause before they move."""

from __future__ import annotations

from dataclasses import replace

import pytest

from branchline.core.chance import Dice
from branchline.core.state import OVER, SECOND, TURN
from branchline.maps import map_ids
from branchline.maps.games import game_of
from branchline.play.redeal import Redealer
from branchline.server.bot_pace import EASIEST, HARDEST, difficulty
from branchline.server.settings import Settings
from tests.server.live_server import HUMAN, QUICK, RANDOM, LiveServer, with_server


@pytest.mark.parametrize("which", map_ids())
def test_a_pause_lasts_as_long_as_promised_and_tells_nothing_hidden(which: str) -> None:
    game = game_of(which, None, 2)
    redealer, dice = Redealer(game), Dice(5)
    s = game.start(dice)
    pauses: dict[int, set[float]] = {}
    while s.phase != OVER:
        seat = int(s.seat)
        hard = difficulty(s, seat)
        assert EASIEST <= hard <= HARDEST
        assert difficulty(redealer.deal(s, 1 - seat, Dice(7)), seat) == hard
        pauses.setdefault(int(s.phase), set()).add(hard)
        game.apply(s, game.sample(s, dice), dice)
    assert pauses[SECOND] == {EASIEST}
    assert max(pauses[TURN]) > min(pauses[TURN])
    pause = Settings().bot_pause
    assert pause * EASIEST >= 0.6
    assert pause * HARDEST <= 2.5


def test_bots_move_at_once_where_the_host_wants_it() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("poland", HUMAN, RANDOM, first_seat=0, quick_bots=True)
        async with server.player(room, tokens) as ann:
            await ann.until(lambda: ann.actions(0))
            await ann.act(0, ann.actions(0)[0]["action"])
            turn = ann.positions[0]["view"]["turn"]
            await ann.until(lambda: ann.actions(0))  # the bot has chosen its tickets meanwhile
            assert ann.positions[0]["view"]["turn"] == turn
            assert "undo_left" not in ann.positions[0]

    with_server(scenario, replace(QUICK, bot_pause=2000, undo_seconds=2000))
