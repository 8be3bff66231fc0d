"""The tests of rooms, commands and timers again, with games in PostgreSQL."""

from __future__ import annotations

import pytest

from tests.database.postgres import Postgres
from tests.server import live_server
from tests.server.test_commands import *  # noqa: F403 - every test there
from tests.server.test_room_timers import (  # noqa: F401
    test_a_bot_finishes_a_turn_that_takes_too_long,
    test_idle_rooms_leave_the_memory_and_are_found_again,
    test_nobody_is_stood_in_for_while_nobody_waits,
    test_who_moves_in_time_has_a_deadline_and_no_bot,
)
from tests.server.test_rooms import (  # noqa: F401
    test_a_token_gives_its_seat_and_no_other,
    test_an_open_seat_is_taken_by_who_comes_and_the_game_begins_when_all_are,
    test_chat_is_plain_text_and_can_be_muted,
    test_presence_tells_who_is_there,
    test_tables_with_an_open_seat_are_told_while_somebody_waits_there,
    test_the_same_people_play_again_with_their_tokens,
)


@pytest.fixture(autouse=True)
def _in_postgresql(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_server, "new_database", postgres.new_database)
