"""Reviews over the wire: as far as they have come, kept with the game, and for finished games."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from branchline.play.read_record import decode_record
from branchline.play.replay import replay
from branchline.review.engine import ReviewEngine
from branchline.server.refusals import Refusal
from branchline.server.reviews import BURST, MOST_OF_ADDRESS, Reviews
from branchline.server.store import Store
from tests.server.live_server import HUMAN, PATIENCE, QUICK, LiveServer, play_out, with_server


async def finished(server: LiveServer) -> str:
    """Return a room whose game is over."""
    room, tokens = await server.room("poland", HUMAN, HUMAN)
    assert (await server.http.get(f"/api/rooms/{room}/review")).status_code == 400
    async with server.player(room, tokens) as both:
        await play_out(both, (0, 1), lambda n: n * 2 // 3)
    return room


async def whole(server: LiveServer, room: str, view: int = -1) -> dict[str, Any]:
    """Return the whole review of a game, asking until it is there."""
    done = -1
    while True:
        answer = await server.http.get(f"/api/rooms/{room}/review?view={view}")
        found = answer.raise_for_status().json().get("review")
        if found is not None:
            assert found["done"] >= done
            done = found["done"]
            if done == found["total"]:
                return dict(found)
        await asyncio.sleep(0.2)


def test_a_review_comes_as_far_as_it_is_and_is_kept(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    names: list[str] = []

    async def first(server: LiveServer) -> None:
        room = await finished(server)
        names.append(room)
        found = await whole(server, room)
        record = (await server.http.get(f"/api/rooms/{room}/record")).content
        engine = ReviewEngine(replay(decode_record(record)))
        expected = next(iter(engine.run()))
        assert found["curves"][0]["points"] == [list(each) for each in expected.curves[0].points]
        assert len(found["decisions"]) == len(engine.steps)
        seen = await whole(server, room, view=1)
        assert [curve["view"] for curve in seen["curves"]] == [1]
        assert all("verdict" not in each for each in seen["decisions"] if each["seat"] == 0)
        for view in ("2", "-2", "x", ""):
            answer = await server.http.get(f"/api/rooms/{room}/review?view={view}")
            assert answer.status_code == 400

    async def again(server: LiveServer) -> None:
        answer = await server.http.get(f"/api/rooms/{names[0]}/review")
        found = answer.json()["review"]
        assert found["done"] == found["total"]

    async def anew(server: LiveServer) -> None:
        answer = await server.http.get(f"/api/rooms/{names[0]}/review")
        found = answer.raise_for_status().json().get("review")
        assert found is None or found["done"] < found["total"]

    with_server(first, database=database)
    with_server(again, database=database)
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE reviews SET review = x'7b'")
    connection.close()
    with_server(anew, database=database)


def test_an_address_may_begin_so_many_and_no_more() -> None:
    settings = replace(QUICK, reviews_per_minute=0.0001, review_seconds=0.0)

    async def scenario() -> None:
        store = Store(":memory:")
        reviews = Reviews(settings, store)
        for number in range(MOST_OF_ADDRESS):
            assert await reviews.begin(f"room{number}", b"{}", "10.0.0.1") is None
        with pytest.raises(Refusal):  # others have their turn
            await reviews.begin("one more", b"{}", "10.0.0.1")
        assert await reviews.begin("room0", b"{}", "10.0.0.1") is None  # it is under way already
        assert await reviews.begin("another", b"{}", "10.0.0.2") is None
        reviews.working.clear()
        for number in range(MOST_OF_ADDRESS, BURST):
            assert await reviews.begin(f"room{number}", b"{}", "10.0.0.1") is None
        with pytest.raises(Refusal):  # they were begun within a minute
            await reviews.begin("one more", b"{}", "10.0.0.1")
        await reviews.close()
        store.close()

    asyncio.run(scenario())


def test_a_review_that_fails_is_told() -> None:
    async def scenario() -> None:
        store = Store(":memory:")
        reviews = Reviews(replace(QUICK, review_seconds=PATIENCE), store)
        with pytest.raises(Refusal):
            await reviews.begin("room", b"no record", "10.0.0.1")
        await reviews.close()
        assert reviews.working == {}
        store.close()

    asyncio.run(scenario())


def test_a_whole_review_is_put_into_words_once() -> None:
    async def scenario(server: LiveServer) -> None:
        room = await finished(server)
        await whole(server, room)
        for view, status in ((-1, 200), (0, 429), (-1, 200)):  # what is known costs nothing
            answer = await server.http.get(f"/api/rooms/{room}/review?view={view}")
            assert answer.status_code == status

    with_server(scenario, replace(QUICK, costly_per_minute=0.0001, costly_burst=1))
