"""A database of schema 1 opens, and its rooms go on; a map re-worded breaks no room."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from branchline.maps import files, load
from branchline.play.read_record import decode_record
from branchline.play.replay import replay
from branchline.server.sqlite_tables import SCHEMA
from branchline.server.store import Store
from tests.server.live_server import HUMAN, QUICK, LiveServer, play_out, with_server

EARLIER = Path(__file__).parent / "earlier"
ROOMS: dict[str, dict[str, Any]] = json.loads((EARLIER / "rooms.json").read_text("utf-8"))
"""What was known of the rooms when the database was written."""
UNFINISHED = sorted(name for name in ROOMS if ROOMS[name]["status"] == "playing")
FINISHED = sorted(name for name in ROOMS if ROOMS[name]["status"] == "over")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Return a copy of the database that can be written to, upgraded."""
    path = Path(shutil.copy(EARLIER / "rooms.sqlite", tmp_path))
    Store(str(path), upgrade=True).close()
    return path


@pytest.mark.parametrize("name", UNFINISHED)
def test_an_unfinished_room_goes_on(database: Path, name: str) -> None:
    known = ROOMS[name]

    async def scenario(server: LiveServer) -> None:
        async with server.player(known["room"], known["tokens"]) as both:
            await both.until(lambda: len(both.positions) == 2)
            for seat, hand in known["hands"].items():
                assert both.positions[int(seat)]["view"]["hand"] == hand
            assert both.positions[0]["view"]["trains"] == known["trains"]
            assert both.positions[0]["view"]["phase"] == known["phase"]
            await play_out(both, (0, 1), lambda n: n - 1)
        record = await server.http.get(f"/api/rooms/{known['room']}/record")
        assert replay(decode_record(record.content)).over

    with_server(scenario, QUICK, database)
    with_server(scenario_over(known["room"]), QUICK, database)


def scenario_over(room: str) -> Any:
    """Return a scenario in which a room is found, and its game is over."""

    async def scenario(server: LiveServer) -> None:
        info = (await server.http.get(f"/api/rooms/{room}")).raise_for_status().json()
        assert info["facts"]["status"] == "over"

    return scenario


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_room_is_replayed_and_gone_on_from(database: Path, name: str) -> None:
    room = ROOMS[name]["room"]

    async def scenario(server: LiveServer) -> None:
        step = (await server.http.get(f"/api/rooms/{room}/replay/20")).raise_for_status().json()
        assert step["move"] == 20
        record = await server.http.get(f"/api/rooms/{room}/record")
        assert len(replay(decode_record(record.content)).moves) == step["moves"]
        body = {"move": 20, "seats": [HUMAN, HUMAN]}
        made = (await server.http.post(f"/api/rooms/{room}/play-on", json=body)).json()
        tokens = [each["token"] for each in made["invitations"]]
        async with server.player(made["room"], tokens) as both:
            await both.until(lambda: both.actions(0) or both.actions(1))

    with_server(scenario, QUICK, database)


def test_a_waiting_room_can_still_be_joined(database: Path) -> None:
    room = ROOMS["europe-waiting"]["room"]

    async def scenario(server: LiveServer) -> None:
        joined = await server.http.post(f"/api/rooms/{room}/join", json={"name": "Bo"})
        assert joined.status_code == 201
        async with server.player(room, [joined.json()["token"]]) as bo:
            await bo.until(lambda: bo.actions(1))

    with_server(scenario, QUICK, database)


def test_the_database_is_converted_once(database: Path) -> None:
    Store(str(database)).close()
    with sqlite3.connect(database) as connection:
        assert connection.execute("SELECT schema FROM about").fetchall() == [(SCHEMA,)]
        entries = [json.loads(raw) for (raw,) in connection.execute("SELECT entry FROM entries")]
    connection.close()
    played = [entry for entry in entries if entry["type"] == "played"]
    assert played
    assert all("do" in entry and "action" not in entry for entry in played)


def test_a_map_file_may_be_reworded_while_rooms_are_played_on_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: dict[str, Any] = {}

    async def before(server: LiveServer) -> None:
        kept["room"], kept["tokens"] = await server.room("poland", HUMAN, HUMAN)
        async with server.player(kept["room"], kept["tokens"]) as both:
            for _ in range(10):
                await both.until(lambda: both.actions(0) or both.actions(1))
                seat = 0 if both.actions(0) else 1
                await both.act(seat, both.actions(seat)[0]["action"])

    async def after(server: LiveServer) -> None:
        async with server.player(kept["room"], kept["tokens"]) as both:
            await both.until(lambda: both.actions(0) or both.actions(1))
            seat = 0 if both.actions(0) else 1
            assert (await both.act(seat, both.actions(seat)[0]["action"]))["type"] == "ack"

    path = tmp_path / "games.sqlite"
    with_server(before, QUICK, path)
    read = files.read_content

    def reworded(which: str | Path) -> tuple[str, bytes]:
        name, content = read(which)
        if which != "poland":
            return name, content
        at = content.index(b"places = [")
        head, places = content[:at], content[at:]
        changed = places.replace(b"{ name = ", b'{ aliases = ["Elsewhere"], name = ', 1)
        assert changed != places
        return name, head + changed

    monkeypatch.setattr(load, "read_content", reworded)
    load._load_packaged.cache_clear()
    try:
        assert load.load_map("poland").find_place("elsewhere") == 0
        with_server(after, QUICK, path)
    finally:
        monkeypatch.undo()
        load._load_packaged.cache_clear()
