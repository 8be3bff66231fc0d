"""Servers killed at any moment, under load, have lost no move they had acknowledged."""

from __future__ import annotations

import asyncio

from scripts.kills import ServerProcess, run_kills

from tests.database.postgres import PASSWORD

KILLS = 10


def test_no_acknowledged_move_is_lost_however_often_a_server_is_killed(database: str) -> None:
    outcome = asyncio.run(run_kills([ServerProcess(database)], KILLS, tables=4, moves=10))
    assert outcome.kills == KILLS
    assert outcome.moves >= (KILLS + 1) * 10
    assert (outcome.lost, outcome.doubled, outcome.behind) == (0, 0, 0)
    assert outcome.wrong == []
    assert PASSWORD not in str(outcome)
