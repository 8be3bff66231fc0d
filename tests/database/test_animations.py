"""An animation is made by one server and given by any of those that share a database."""

from __future__ import annotations

import asyncio

from tests.database.test_sharing import with_two
from tests.server.live_server import LiveServer
from tests.server.test_sharing import finished_record, room_of


def test_any_server_tells_how_far_an_animation_is_and_gives_it(shared_database: str) -> None:
    async def scenario(one: LiveServer, other: LiveServer) -> None:
        room = await room_of(one, finished_record())
        path = f"/api/rooms/{room}/animation/game.webp"
        asked = 0
        while True:
            server = (one, other)[asked % 2]
            asked += 1
            if (await server.http.post(path)).raise_for_status().json().get("ready"):
                break
            await asyncio.sleep(0.1)
        films = [(await each.http.get(path)).raise_for_status().content for each in (one, other)]
        assert films[0] == films[1]
        assert films[0][:4] == b"RIFF"

    with_two(shared_database, scenario)
