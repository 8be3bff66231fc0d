"""Rooms: seats and tokens, spectators, chat, rematch, and coming back after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from branchline.bots import LEVELS
from branchline.server.changes import Change
from branchline.server.command_results import act_as_person
from branchline.server.database_address import DatabaseError
from branchline.server.sqlite_tables import SCHEMA
from branchline.server.store import Store
from tests.server.live_server import (
    GREEDY,
    HUMAN,
    OPEN,
    QUICK,
    RANDOM,
    LiveServer,
    play_out,
    with_server,
)


def test_the_maps_and_bots_are_told() -> None:
    async def scenario(server: LiveServer) -> None:
        options = (await server.http.get("/api/options")).json()
        maps = {each["id"]: each for each in options["maps"]}
        assert maps["usa"]["players"] == [2, 5]
        assert "mega" in maps["usa"]["variants"]
        assert options["bots"] == list(LEVELS)
        facts = (await server.http.get("/api/maps/usa", params={"variant": "mega"})).json()
        assert len(facts["tracks"]) > 90
        assert facts["variant"] == "mega"
        for path in ("/api/maps/atlantis", "/api/maps/usa?variant=none"):
            assert (await server.http.get(path)).status_code == 404

    with_server(scenario)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"map": "usa", "seats": []},
        {"map": "usa", "seats": [HUMAN]},
        {"map": "usa", "seats": [HUMAN] * 6},
        {"map": "atlantis", "seats": [HUMAN] * 2},
        {"map": "../usa", "seats": [HUMAN] * 2},
        {"map": "usa", "variant": "none", "seats": [HUMAN] * 2},
        {"map": "usa", "seats": [HUMAN, {"kind": "bot", "bot": "deep thought"}]},
        {"map": "usa", "seats": [HUMAN, {"kind": "cat"}]},
        {"map": "usa", "seats": [HUMAN, HUMAN], "clock": 1},
        {"map": "usa", "seats": [HUMAN, HUMAN], "first_seat": 2},
        {"map": "usa", "seats": [HUMAN, HUMAN], "extra": 2},
    ],
)
def test_rooms_that_cannot_be_are_refused(body: dict[str, Any]) -> None:
    async def scenario(server: LiveServer) -> None:
        answer = await server.http.post("/api/rooms", json=body)
        assert answer.status_code == 400
        assert answer.json()["reason"] == "malformed"
        assert not server.rooms.live

    with_server(scenario)


def test_a_request_that_is_no_json_is_refused() -> None:
    async def scenario(server: LiveServer) -> None:
        for body in (b"", b"{", b"\xff", b'{"map":' + b"[" * 8000):
            answer = await server.http.post("/api/rooms", content=body)
            assert answer.json()["reason"] == "malformed"
            assert answer.status_code == 400

    with_server(scenario)


def test_an_open_seat_is_taken_by_who_comes_and_the_game_begins_when_all_are() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("usa", HUMAN, OPEN, OPEN)
        async with server.player(room, tokens) as ann:
            await ann.until(lambda: ann.room)
            assert ann.room["status"] == "waiting"
            assert (await ann.act(0, 5))["reason"] == "not started"
            joined = (
                await server.http.post(f"/api/rooms/{room}/join", json={"name": " Bo "})
            ).json()
            assert joined["seat"] == 1
            await ann.until(lambda: ann.room["seats"][1]["kind"] == "human")
            assert ann.room["seats"][1]["name"] == "Bo"
            assert (await ann.do("start", seat=0))["type"] == "ack"
            await ann.until(lambda: ann.room["status"] == "playing")
            assert ann.room["seats"][2]["played_by"] == "greedy"
            assert (await server.http.post(f"/api/rooms/{room}/join", json={})).status_code == 400
            async with server.player(room, [joined["token"]]) as bo:
                await bo.until(lambda: bo.actions(1))
                assert (await bo.do("rename", seat=1, name="Bob"))["type"] == "ack"
                await ann.until(lambda: ann.room["seats"][1]["name"] == "Bob")

    with_server(scenario)


def test_a_token_gives_its_seat_and_no_other() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("usa", HUMAN, HUMAN, spectators=False)
        bearer = {"Authorization": f"Bearer {tokens[1]},wrong"}
        info = (await server.http.get(f"/api/rooms/{room}", headers=bearer)).json()
        assert info["seats"] == [1]
        assert (await server.http.get("/api/rooms/nowhere")).status_code == 404
        for wrong in ([], ["wrong"]):
            async with server.player(room, wrong) as stranger:
                assert (await stranger.next())["reason"] == "not your seat"
                await stranger.socket.wait_closed()
        async with connect(f"ws://127.0.0.1:{server.port}/ws/nowhere", proxy=None) as lost:
            await lost.wait_closed()
            assert lost.close_code == 4404

    with_server(scenario)


def test_chat_is_plain_text_and_can_be_muted() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("usa", HUMAN, HUMAN)
        async with (
            server.player(room, tokens[:1]) as ann,
            server.player(room, tokens[1:]) as bo,
            server.player(room, name="Eve") as eve,
        ):
            assert (await eve.do("say", seat=-1, text="hi\x00 <b>all</b>\n"))["type"] == "ack"
            assert (await ann.do("mute", seat=0, whom=-1, on=True))["type"] == "ack"
            await eve.do("say", seat=-1, text="psst")
            assert (await eve.do("say", seat=0, text="I am Ann"))["reason"] == "not your seat"
            assert (await ann.do("say", seat=0, text=" \x01 "))["reason"] == "malformed"
            await bo.do("say", seat=1, text="x" * 2000)
            said = {}
            for seat, player in ((0, ann), (1, bo)):
                await player.until(lambda p=player, v=bo.version: p.version >= v)  # type: ignore[misc]
                events = [event for event in player.events(seat) if event["id"] == "said"]
                said[seat] = [event["args"]["text"] for event in events]
            assert said[1] == ["hi <b>all</b>", "psst", "x" * 500]
            assert said[0][-1] == "x" * 500
            assert "psst" not in said[0]
            assert "muted" not in [event["id"] for event in bo.events(1)]
        async with server.player(room, tokens[:1]) as ann:
            await ann.until(lambda: ann.updates)
            told = [event["args"]["text"] for event in ann.events(0) if event["id"] == "said"]
            assert told == ["x" * 500]

    with_server(scenario)


def test_a_crowd_of_spectators_is_told_of_in_rounds() -> None:
    crowd = 30

    async def scenario(server: LiveServer) -> None:
        room, _ = await server.room("poland", HUMAN, HUMAN)
        async with contextlib.AsyncExitStack() as here:
            watchers = [await here.enter_async_context(server.player(room)) for _ in range(crowd)]
            told = 0
            for each in watchers:
                while each.presence.get("spectators") != crowd:
                    told += (await each.next())["type"] == "presence"
            # Each is told when it comes, and in a few rounds; once for each other would be 465.
            assert told <= 8 * crowd

    with_server(scenario, replace(QUICK, presence_seconds=2.0))


def test_presence_tells_who_is_there() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("usa", HUMAN, HUMAN)
        async with server.player(room, tokens[:1]) as ann:
            async with server.player(room, tokens[1:]), server.player(room):
                await ann.until(lambda: ann.presence.get("spectators") == 1)
                assert ann.presence["seats"] == [True, True]
            await ann.until(lambda: ann.presence == {**ann.presence, "seats": [True, False]})

    with_server(scenario)


def test_nobody_hears_of_a_move_before_it_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(server: LiveServer) -> None:
        name, tokens = await server.room("poland", HUMAN, HUMAN)
        async with server.player(name, tokens) as both:
            await both.until(lambda: len(both.positions) == 2)
            room, write = server.rooms.live[name], server.rooms.store.write
            begun, may_end = asyncio.Event(), asyncio.Event()

            async def slow_write(change: Change) -> None:
                begun.set()
                await may_end.wait()
                await write(change)

            monkeypatch.setattr(server.rooms.store, "write", slow_write)
            before = both.version
            playing = asyncio.create_task(both.act(0, both.actions(0)[0]["action"]))
            await begun.wait()
            room.others_changed({})  # somebody comes or goes at another server
            assert [client.version for client in room.clients] == [before]
            may_end.set()
            assert (await playing)["version"] == both.version == before + 1

    with_server(scenario)


def test_a_room_given_up_while_it_stored_a_move_tells_nobody_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario(server: LiveServer) -> None:
        name, tokens = await server.room("poland", HUMAN, HUMAN)
        async with server.player(name, tokens) as both:
            await both.until(lambda: len(both.positions) == 2)
            room = server.rooms.live[name]
            begun = asyncio.Event()

            async def endless_write(_change: Change) -> None:
                begun.set()
                await asyncio.Event().wait()

            monkeypatch.setattr(server.rooms.store, "write", endless_write)
            [client] = room.clients
            before = client.version
            action = both.actions(0)[0]["action"]
            async with room.lock:
                move = act_as_person(room.state, 0, action, before, seed=1)
                storing = asyncio.create_task(room.commit([move]))
                await begun.wait()
                storing.cancel()  # as when the server ends
                await asyncio.gather(storing, return_exceptions=True)
            room.others_changed({})
            assert room.is_lost()
            assert client.version == before

    with_server(scenario)


def test_the_same_people_play_again_with_their_tokens() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("poland", HUMAN, HUMAN, RANDOM, first_seat=0)
        async with server.player(room, tokens, client="me") as both:
            assert (await both.do("rematch", seat=0))["reason"] == "not now"
            await play_out(both, (0, 1), lambda n: n - 1)
            assert (await both.act(0, 5))["reason"] == "over"
            assert (await both.do("rematch", seat=1))["type"] == "ack"
            await both.until(lambda: both.room.get("rematch"))
            assert (await both.do("rematch", seat=0))["reason"] == "not now"
        async with server.player(both.room["rematch"], tokens) as again:
            await again.until(lambda: len(again.positions) == 2)
            assert again.actions(0)
            assert [seat["kind"] for seat in again.room["seats"]] == ["human", "human", "bot"]

    with_server(scenario)


def test_a_restart_finds_every_room_as_it_was_and_tokens_only_hashed(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    kept: dict[str, Any] = {}

    async def before(server: LiveServer) -> None:
        room, tokens = await server.room("uk", HUMAN, HUMAN, variant="advanced")
        async with server.player(room, tokens, client="me") as both:
            for _ in range(30):
                await both.until(lambda: both.actions(0) or both.actions(1))
                seat = 0 if both.actions(0) else 1
                await both.act(seat, both.actions(seat)[0]["action"])
            kept.update(room=room, tokens=tokens, positions=both.positions, version=both.version)

    async def after(server: LiveServer) -> None:
        async with server.player(kept["room"], kept["tokens"]) as both:
            await both.until(lambda: len(both.positions) == 2)
            assert both.version == kept["version"]
            assert both.positions == kept["positions"]
            seat = 0 if both.actions(0) else 1
            assert (await both.act(seat, both.actions(seat)[0]["action"]))["type"] == "ack"

    with_server(before, QUICK, path)
    with_server(after, QUICK, path)
    stored = b"".join(each.read_bytes() for each in tmp_path.iterdir())
    assert all(token.encode() not in stored for token in kept["tokens"])


def test_bots_go_on_after_a_restart_without_anybody_there(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    rooms: list[str] = []

    async def before(server: LiveServer) -> None:
        rooms.append((await server.room("poland", RANDOM, GREEDY))[0])

    async def after(server: LiveServer) -> None:
        async with server.player(rooms[0]) as watcher:
            await watcher.until(lambda: watcher.room.get("status") == "over")

    with_server(before, QUICK, path)
    with_server(after, QUICK, path)


def test_the_database_is_written_ahead_and_keeps_versions_apart(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    Store(str(path)).close()
    with sqlite3.connect(path) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


def test_a_database_of_another_version_or_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    Store(str(path)).close()
    Store(str(path)).close()  # its own it takes again
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '99'")
    connection.close()
    with pytest.raises(DatabaseError, match=rf"schema 99, this one reads {SCHEMA}.*--database"):
        Store(str(path))
    other = tmp_path / "other.sqlite"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    with pytest.raises(DatabaseError, match="a database of another program"):
        Store(str(other))
    with sqlite3.connect(other) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master").fetchall()
    connection.close()
    assert tables == [("recipes",)]


def test_tables_with_an_open_seat_are_told_while_somebody_waits_there() -> None:
    async def tables(server: LiveServer) -> list[dict[str, Any]]:
        found = (await server.http.get("/api/tables")).raise_for_status().json()["tables"]
        return list(found)

    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("usa", HUMAN, OPEN)
        private, keys = await server.room("usa", HUMAN, HUMAN)
        assert await tables(server) == []  # nobody is there
        async with server.player(room, tokens) as ann, server.player(private, keys[:1]):
            await ann.until(lambda: ann.room)
            [table] = await tables(server)
            assert (table["room"], table["facts"]["status"]) == (room, "waiting")
            assert "token" not in str(table)
            joined = await server.http.post(f"/api/rooms/{room}/join", json={"name": "Bo"})
            assert joined.status_code == 201
            assert await tables(server) == []

    with_server(scenario)
