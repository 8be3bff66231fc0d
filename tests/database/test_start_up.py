"""A server starts without reading a game; rooms wake when they have to, and sleep again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from scripts.start_up import fill
from websockets.asyncio.client import connect

from branchline.server import old_rooms
from branchline.server import rooms as rooms_module
from branchline.server.changes import Change
from branchline.server.clock import now_ms
from branchline.server.log_entries import Played
from branchline.server.old_rooms import DAY_MS, remove_old_rooms
from branchline.server.schema import GAMES
from branchline.server.store import Store, StoredGame
from tests.server.live_server import (
    GREEDY,
    HUMAN,
    OPEN,
    QUICK,
    RANDOM,
    LiveServer,
    run_server,
    with_server,
)

GAMES_THERE, UNFINISHED = 2000, 200


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games that are read, in order."""
    found: list[str] = []
    game_of = Store.game_of

    async def noted(self: Store, game: str, *, settled: bool = False) -> StoredGame | None:
        found.append(game)
        return await game_of(self, game, settled=settled)

    monkeypatch.setattr(Store, "game_of", noted)
    return found


async def change_game(server: LiveServer, game: str, **values: object) -> None:
    """Change what the database says of a game."""
    change = sa.update(GAMES).where(GAMES.c.id == game).values(**values)
    await server.rooms.store.run(lambda connection: connection.execute(change))


def test_no_game_is_read_at_start_and_one_wakes_when_its_clock_runs_out(
    database: str, read: list[str]
) -> None:
    fill(database, GAMES_THERE, UNFINISHED)

    async def scenario(server: LiveServer) -> None:
        await asyncio.sleep(2 * rooms_module.WAKE_SECONDS)  # whoever wanted to wake would have
        assert read == []
        assert server.rooms.live == {}
        assert (await server.http.get("/api/rooms/game-7")).status_code == 200
        assert read == ["game-7"]
        await change_game(server, "game-9", due=now_ms() - 1)
        while "game-9" not in read:
            await asyncio.sleep(0.02)

    with_server(scenario, replace(QUICK, database=database))


def test_when_something_is_due_is_written_with_the_move_that_leads_to_it(database: str) -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("poland", HUMAN, GREEDY, first_seat=0)

        async def due() -> int | None:
            [[found]] = await server.rooms.store.read(sa.select(GAMES.c.due))
            return None if found is None else int(found)

        async with server.player(room, tokens) as ann:
            await ann.until(lambda: ann.actions(0))
            assert (await due() or 0) > now_ms()  # the bot chooses its tickets
            await ann.act(0, ann.actions(0)[0]["action"])
            assert (await due() or 0) > now_ms()
            assert server.rooms.live[room].state.due == await due()

    with_server(scenario, replace(QUICK, database=database, bot_pause=3000.0, undo_seconds=3000))


def test_a_room_sleeps_between_its_timers_and_counts_no_more(database: str) -> None:
    async def scenario(server: LiveServer) -> None:
        names = [(await server.room("poland", HUMAN, HUMAN, clock=3600))[0] for _ in range(5)]
        assert len(server.rooms.live) <= 2  # the others went to sleep to make room
        await server.rooms.sleep(server.rooms.idle_rooms())
        assert server.rooms.live == {}
        await change_game(server, names[0], due=now_ms() - 1)
        while names[0] not in server.rooms.live:
            await asyncio.sleep(0.02)

    with_server(scenario, replace(QUICK, database=database, most_rooms=2))


def test_rooms_in_use_are_not_put_to_sleep_for_others() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("poland", HUMAN, HUMAN)
        async with server.player(room, tokens) as both:
            await both.until(lambda: len(both.positions) == 2)
            body = {"map": "poland", "seats": [HUMAN, HUMAN]}
            answer = await server.http.post("/api/rooms", json=body)
            assert (answer.status_code, answer.json()["reason"]) == (503, "unavailable")
            assert room in server.rooms.live

    with_server(scenario, replace(QUICK, most_rooms=1))


def test_the_end_of_a_game_is_written_with_its_last_move(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends: list[bool] = []
    write = Store._write_now

    async def noted(self: Store, changes: Sequence[Change]) -> None:
        last = [change.entries for change in changes if change.over]
        ends.extend(any(isinstance(each.entry, Played) for each in entries) for entries in last)
        await write(self, changes)

    monkeypatch.setattr(Store, "_write_now", noted)

    async def scenario(server: LiveServer) -> None:
        room, _ = await server.room("poland", RANDOM, RANDOM)
        async with server.player(room) as watcher:
            await watcher.until(lambda: watcher.room.get("status") == "over")
        rows = await server.rooms.store.read(sa.select(GAMES.c.over, GAMES.c.due))
        assert [tuple(row) for row in rows] == [(True, None)]

    with_server(scenario, replace(QUICK, database=database))
    assert ends == [True]


@pytest.mark.parametrize(
    "junk", [b"", b"\xff\xfe", b"{}", b'{"type":"dealt","chance":[],"check":"x"}', b"[" * 9000]
)
def test_one_damaged_row_harms_one_room(
    database: str, junk: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    kept: dict[str, tuple[str, list[str]]] = {}
    settings = replace(QUICK, database=database)

    async def before(server: LiveServer) -> None:
        kept["good"] = await server.room("poland", HUMAN, HUMAN)
        kept["bad"] = await server.room("poland", HUMAN, HUMAN, clock=3600)

    async def after() -> None:
        async with run_server(settings) as server:
            bad, _ = kept["bad"]
            damage = sa.text("UPDATE entries SET entry = :junk WHERE game = :game AND version = 2")
            values = {"junk": junk, "game": bad}
            await server.rooms.store.run(lambda connection: connection.execute(damage, values))
            await change_game(server, bad, due=1)
            while bad not in server.rooms._unreadable:
                await asyncio.sleep(0.02)
            for path in ("", "/record", "/replay/3", "/race"):
                answer = await server.http.get(f"/api/rooms/{bad}{path}")
                assert answer.status_code == 503
                assert answer.json()["detail"]["id"] == "refusal-unreadable"
            async with connect(f"ws://127.0.0.1:{server.port}/ws/{bad}", proxy=None) as line:
                refused = msgspec.json.decode(await line.recv())
                assert refused["detail"]["id"] == "refusal-unreadable"
                await line.wait_closed()
                assert line.close_code == 4500
            async with server.player(*kept["good"]) as both:
                await both.until(lambda: len(both.positions) == 2)
                assert (await both.act(0, both.actions(0)[0]["action"]))["type"] == "ack"

    with_server(before, settings)
    with caplog.at_level(logging.ERROR, "branchline"):
        asyncio.run(after())
    told = [record for record in caplog.records if kept["bad"][0] in record.getMessage()]
    assert len(told) == 1  # once, however often it is asked for


def test_a_row_that_the_database_itself_cannot_read_harms_one_room(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(server: LiveServer) -> None:
        room, _ = await server.room("poland", HUMAN, HUMAN)
        await server.rooms.sleep(list(server.rooms.live.values()))
        damage = sa.text("UPDATE entries SET command = CAST(x'ff' AS TEXT) WHERE version = 2")
        await server.rooms.store.run(lambda connection: connection.execute(damage))
        answer = await server.http.get(f"/api/rooms/{room}")
        assert answer.json()["detail"]["id"] == "refusal-unreadable"
        assert any(room in record.getMessage() for record in caplog.records)

    with_server(scenario, database=tmp_path / "games.sqlite")


def test_old_rooms_are_removed_and_no_others(database: str) -> None:
    settings = replace(QUICK, database=database)
    names: dict[str, str] = {}

    async def scenario(server: LiveServer) -> None:
        names["open"] = (await server.room("poland", HUMAN, OPEN))[0]
        names["begun"] = (await server.room("poland", HUMAN, HUMAN))[0]
        names["over"] = (await server.room("poland", HUMAN, HUMAN))[0]
        await change_game(server, names["over"], over=True)
        await server.rooms.sleep(list(server.rooms.live.values()))
        store, days = server.rooms.store, (30.0, 365.0)
        for later, gone in ((29, []), (31, ["open"]), (364, []), (366, ["begun"]), (9999, [])):
            now = now_ms() + later * DAY_MS
            assert await remove_old_rooms(store, now, *days) == [names[each] for each in gone]
        assert (await server.http.get(f"/api/rooms/{names['open']}")).status_code == 404
        assert (await server.http.get(f"/api/rooms/{names['over']}")).status_code == 200

    with_server(scenario, settings)


def test_a_room_that_is_awake_is_not_removed(database: str) -> None:
    async def scenario(server: LiveServer) -> None:
        await server.room("poland", HUMAN, OPEN)
        now = now_ms() + 9999 * DAY_MS
        awake = server.rooms.live
        assert await remove_old_rooms(server.rooms.store, now, 30, 365, awake) == []

    with_server(scenario, replace(QUICK, database=database))


def test_old_rooms_are_removed_while_moves_are_written(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy server somebody always writes between the search for old rooms and their end."""
    searches: list[str] = []

    async def scenario(server: LiveServer) -> None:
        loop = asyncio.get_running_loop()
        old, _ = await server.room("poland", HUMAN, OPEN)
        await server.rooms.sleep(list(server.rooms.live.values()))
        search = old_rooms.old_games

        def searched(*given: Any, **more: Any) -> list[str]:
            found = search(*given, **more)
            if not searches:
                searches.append("first")
                wanted = server.room("poland", HUMAN, HUMAN)
                asyncio.run_coroutine_threadsafe(wanted, loop).result(60)
            return found

        monkeypatch.setattr(old_rooms, "old_games", searched)
        now = now_ms() + 31 * DAY_MS
        awake = server.rooms.live
        assert await remove_old_rooms(server.rooms.store, now, 30, 365, awake) == [old]
        assert (await server.http.get(f"/api/rooms/{old}")).status_code == 404

    with_server(scenario, replace(QUICK, database=database))
    assert searches


def test_what_reads_before_it_writes_is_not_refused_for_what_others_write(tmp_path: Path) -> None:
    """SQLite refuses at once to write what was read before somebody else's write."""

    async def scenario(server: LiveServer) -> None:
        loop = asyncio.get_running_loop()

        def read_and_write(connection: sa.Connection) -> int:
            count = sa.select(sa.func.count()).select_from(GAMES)
            connection.execute(count)
            other = asyncio.run_coroutine_threadsafe(server.room("poland", HUMAN, HUMAN), loop)
            with suppress(TimeoutError):  # it may have to wait for this one instead
                other.result(1)
            return connection.execute(sa.update(GAMES).values(due=None)).rowcount

        await server.rooms.store.run(read_and_write)

    with_server(scenario, database=tmp_path / "games.sqlite")
