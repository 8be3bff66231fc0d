"""Servers that share a PostgreSQL database: who may write, who follows, who takes over."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from branchline.server import cluster, leases
from branchline.server.changes import Change, LeaseLost
from branchline.server.log_entries import Played, Said, StoredEntry
from branchline.server.settings import Settings
from branchline.server.store import Store
from tests.server.live_server import (
    HUMAN,
    OPEN,
    PATIENCE,
    QUICK,
    RANDOM,
    LiveServer,
    play_out,
    run_server,
)

TAKEN = sa.text("UPDATE leases SET owner = :owner, epoch = 2 WHERE game = :game")
"""As if the owner had been silent and another had taken a room, before anybody else could."""
SILENT = sa.text("UPDATE servers SET expires = clock_timestamp() WHERE id = :server")


def with_two(
    database: str,
    scenario: Callable[[LiveServer, LiveServer], Awaitable[None]],
    settings: Settings = QUICK,
) -> None:
    """Run a scenario with two servers on one database."""
    settings = replace(settings, database=database)

    async def run() -> None:
        async with run_server(settings) as one, run_server(settings) as other:
            await asyncio.wait_for(scenario(one, other), 2 * PATIENCE)

    asyncio.run(run())


def epoch_of(server: LiveServer, room: str) -> int | None:
    return server.rooms.live[room].epoch


def test_a_game_is_played_from_two_servers(shared_database: str) -> None:
    async def scenario(one: LiveServer, other: LiveServer) -> None:
        room, tokens = await one.room("poland", HUMAN, HUMAN)
        async with one.player(room, tokens[:1]) as ann, other.player(room, tokens[1:]) as bo:
            both = (ann, bo)
            for player in both:
                await player.until(lambda p=player: p.presence.get("seats") == [True, True])  # type: ignore[misc]
            moves = 0
            while moves < 60:
                for seat, player in enumerate(both):
                    if player.actions(seat):
                        answer = await player.act(seat, player.actions(seat)[0]["action"])
                        assert answer["type"] == "ack"
                        assert player.version >= answer["version"]
                        moves += 1
                        break
                else:
                    await min(both, key=lambda player: player.version).next()
            latest = max(player.version for player in both)
            for player in both:
                await player.until(lambda p=player: p.version >= latest)  # type: ignore[misc]
            assert epoch_of(one, room) == 1
            assert epoch_of(other, room) is None
            assert other.rooms.cluster is not None
            assert other.rooms.cluster.posts.posted >= 20
            assert (await bo.act(1, 10**6))["reason"] in ("illegal", "out of turn")
            # The commands are in the table, with their answers; notices had no more than ids.
            posted = await one.rooms.store.read(
                sa.text("SELECT id, game, payload, answer FROM commands WHERE answer IS NOT NULL")
            )
            assert len(posted) == other.rooms.cluster.posts.posted

    with_two(shared_database, scenario)


def test_a_room_is_handed_over_to_where_most_of_its_people_are(shared_database: str) -> None:
    async def scenario(one: LiveServer, other: LiveServer) -> None:
        room, tokens = await one.room("poland", HUMAN, HUMAN, HUMAN)
        async with (
            one.player(room, tokens[:1]) as ann,
            other.player(room, tokens[1:]) as both,
        ):
            await both.until(lambda: len(both.positions) == 2)
            while epoch_of(other, room) is None:
                await asyncio.sleep(0.05)
            assert epoch_of(one, room) is None
            assert one.rooms.cluster is not None
            assert other.rooms.cluster is not None
            # Whoever is left at the first server posts; the others need not.
            await ann.until(lambda: ann.actions(0))
            assert (await ann.act(0, ann.actions(0)[0]["action"]))["type"] == "ack"
            assert one.rooms.cluster.posts.posted == 1
            for seat in (1, 2):
                answer = await both.act(seat, both.actions(seat)[0]["action"])
                assert answer["type"] == "ack"
            await ann.until(lambda: ann.version >= answer["version"])
            assert other.rooms.cluster.posts.posted == 0
            epoch = epoch_of(other, room)
        # Nobody is there any more: it stays where it is.
        await asyncio.sleep(3 * cluster.BEAT)
        assert epoch_of(other, room) == epoch

    with_two(shared_database, scenario)


def test_a_room_handed_to_a_server_that_has_it_no_more_is_given_up(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "TIDY_BEATS", 1)

    async def scenario(one: LiveServer, other: LiveServer) -> None:
        room, _ = await one.room("poland", HUMAN, HUMAN)
        assert one.rooms.cluster is not None
        await one.rooms.cluster.leases.hand_over(room, 1, other.rooms.store.server)
        while (await one.rooms.store.read(sa.text("SELECT owner FROM leases")))[0][0] not in (
            "",
            one.rooms.store.server,  # which has it in memory, and takes it back
        ):
            await asyncio.sleep(0.05)

    with_two(shared_database, scenario)


def test_a_seat_is_taken_and_a_table_is_found_at_the_other_server(shared_database: str) -> None:
    async def scenario(one: LiveServer, other: LiveServer) -> None:
        room, tokens = await one.room("poland", HUMAN, OPEN)
        async with one.player(room, tokens) as ann:
            await ann.until(lambda: ann.room)
            tables: list[str] = []
            while room not in tables:
                found = (await other.http.get("/api/tables")).raise_for_status().json()["tables"]
                tables = [each["room"] for each in found]
            joined = await other.http.post(f"/api/rooms/{room}/join", json={"name": "Bo"})
            assert (joined.status_code, joined.json()["seat"]) == (201, 1)
            async with other.player(room, [joined.json()["token"]]) as bo:
                await bo.until(lambda: bo.actions(1))
            await ann.until(lambda: ann.room["seats"][1]["name"] == "Bo")
            again = await other.http.post(f"/api/rooms/{room}/join", json={"name": "Cy"})
            assert again.status_code == 400

    with_two(shared_database, scenario)


def test_bots_move_once_and_a_finished_game_is_found_everywhere(shared_database: str) -> None:
    async def scenario(one: LiveServer, other: LiveServer) -> None:
        room, tokens = await one.room("poland", HUMAN, RANDOM)
        async with other.player(room, tokens) as ann:
            await play_out(ann, (0,), lambda n: n - 1)
        info = (await other.http.get(f"/api/rooms/{room}")).raise_for_status().json()
        assert info["facts"]["status"] == "over"
        log = await one.rooms.store.log_of(room)
        moves = [each.entry for each in log if isinstance(each.entry, Played)]
        assert {move.by for move in moves} == {"player", "bot"}
        row = await one.rooms.store.read(sa.text("SELECT over, due FROM games"))
        assert [tuple(each) for each in row] == [(True, None)]

    with_two(shared_database, scenario)


def test_an_earlier_owner_cannot_write(shared_database: str) -> None:
    async def scenario(one: LiveServer, other: LiveServer) -> None:
        room, tokens = await one.room("poland", HUMAN, HUMAN)
        async with one.player(room, tokens) as both:
            await both.until(lambda: len(both.positions) == 2)
            store = one.rooms.store
            # As if the first had been stopped for longer than its lease lasts, and went on now.
            await store.query(TAKEN, {"game": room, "owner": other.rooms.store.server})
            live = one.rooms.live[room]
            late = StoredEntry(live.state.version + 1, 0, Said(0, "Ann", "late"))
            with pytest.raises(LeaseLost):
                await store.write(Change(room, [late], epoch=1))
            before = await store.log_of(room)
            # A move there reaches the new owner all the same, once.
            seat = 0 if both.actions(0) else 1
            answer = await both.act(seat, both.actions(seat)[0]["action"])
            assert answer == {**answer, "type": "ack", "version": len(before) + 1}
            assert len(await store.log_of(room)) == len(before) + 1
            assert (epoch_of(one, room), epoch_of(other, room)) != (1, None)

    with_two(shared_database, scenario)


def test_an_earlier_owner_follows_without_a_command_and_tells_nothing_twice(
    shared_database: str,
) -> None:
    async def scenario(one: LiveServer, other: LiveServer) -> None:
        room, tokens = await one.room("poland", HUMAN, HUMAN)
        async with one.player(room, tokens[:1]) as ann, other.player(room, tokens[1:]) as bo:
            await ann.until(lambda: ann.actions(0))
            await bo.until(lambda: bo.actions(1))
            store = one.rooms.store
            await store.query(TAKEN, {"game": room, "owner": other.rooms.store.server})
            while epoch_of(other, room) is None:
                await asyncio.sleep(0.02)
            assert (await bo.act(1, bo.actions(1)[0]["action"]))["type"] == "ack"
            await ann.until(lambda: ann.version == bo.version)
            assert epoch_of(one, room) is None
        # As if nothing had been noticed yet, when somebody comes who has seen more.
        live = one.rooms.live[room]
        log, live.state = live.state.log, live.new_state()
        for stored in log[:-1]:
            live.state.add(stored)
        live.epoch = 1
        async with one.player(room, tokens[1:], since=len(log)) as bo:
            await bo.until(lambda: bo.updates)
            assert bo.version == len(log)
            assert bo.updates[0]["news"] == []

    with_two(shared_database, scenario)


def test_a_server_that_falls_silent_loses_its_rooms_in_time(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert leases.LEASE_SECONDS + cluster.BEAT < 5

    async def scenario(one: LiveServer, other: LiveServer) -> None:
        room, tokens = await one.room("poland", HUMAN, HUMAN)
        async with other.player(room, tokens) as both:
            await both.until(lambda: len(both.positions) == 2)
            assert epoch_of(other, room) is None
            assert await other.rooms.owner_of(room) == one.rooms.store.server
            assert one.rooms.cluster is not None
            for task in one.rooms.cluster._tasks:
                task.cancel()
            await one.rooms.store.query(SILENT, {"server": one.rooms.store.server})
            assert await other.rooms.owner_of(room) is None  # nothing is passed on to it any more
            seat = 0 if both.actions(0) else 1
            answer = await both.act(seat, both.actions(seat)[0]["action"])
            assert answer["type"] == "ack"
            assert epoch_of(other, room) == 2

    with_two(shared_database, scenario)


def test_a_command_that_comes_back_to_its_server_is_told_before_it_is_acknowledged(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = Store.write

    async def notice_late(self: Store, change: Change) -> None:
        """Store, and go on only after everybody could have heard of it."""
        await write(self, change)
        await asyncio.sleep(2 * cluster.BEAT)

    async def scenario(one: LiveServer, other: LiveServer) -> None:
        room, tokens = await one.room("poland", HUMAN, HUMAN)
        async with other.player(room, tokens) as both:
            await both.until(lambda: len(both.positions) == 2)
            assert one.rooms.cluster is not None
            assert other.rooms.cluster is not None
            monkeypatch.setattr(Store, "write", notice_late)
            for task in one.rooms.cluster._tasks:  # it falls silent, and the other takes over
                task.cancel()
            answer = await both.act(0, both.actions(0)[0]["action"])
            assert other.rooms.cluster.posts.posted == 1
            assert epoch_of(other, room) == 2
            assert answer["version"] == both.version

    with_two(shared_database, scenario)


def test_others_are_told_of_entries_once_somebody_there_looks_at_the_room(
    shared_database: str,
) -> None:
    heard: list[str] = []

    def hear(connection: psycopg.Connection[Any]) -> None:
        connection.execute("SELECT 1")  # what has come by now is passed on with the answer
        for each in connection.notifies(timeout=0):
            heard.extend(each.payload.splitlines())

    async def scenario(one: LiveServer, other: LiveServer) -> None:
        with psycopg.connect(shared_database, autocommit=True) as connection:
            connection.execute("LISTEN branchline")
            room, tokens = await one.room("poland", HUMAN, HUMAN)
            async with one.player(room, tokens) as ann:
                for seat in (0, 1):
                    await ann.until(lambda s=seat: ann.actions(s))  # type: ignore[misc]
                    await ann.act(seat, ann.actions(seat)[0]["action"])
                while f"presence {room}" not in heard:
                    await asyncio.sleep(0.05)
                    hear(connection)
                assert not [each for each in heard if "entries" in each]
                async with other.player(room, []):
                    while f"entries {room} 4" not in heard:  # in case one came just before
                        await asyncio.sleep(0.05)
                        hear(connection)
                    await ann.until(lambda: ann.actions(0) or ann.actions(1))
                    seat = 0 if ann.actions(0) else 1
                    await ann.act(seat, ann.actions(seat)[0]["action"])
                    hear(connection)
                    assert f"entries {room} 5" in heard

    with_two(shared_database, scenario)


def test_lost_notices_cost_nothing(shared_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deaf(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(cluster, "listen", deaf)

    async def scenario(one: LiveServer, other: LiveServer) -> None:
        room, tokens = await one.room("poland", HUMAN, HUMAN)
        async with one.player(room, tokens[:1]) as ann, other.player(room, tokens[1:]) as bo:
            for seat, player in enumerate((ann, bo)):
                await player.until(lambda p=player, s=seat: p.actions(s))  # type: ignore[misc]
                answer = await player.act(seat, player.actions(seat)[0]["action"])
                assert answer["type"] == "ack"
            for player in (ann, bo):
                await player.until(lambda p=player: p.version == 4)  # type: ignore[misc]

    with_two(shared_database, scenario)


def test_leases_are_given_back_when_a_server_ends(shared_database: str) -> None:
    settings = replace(QUICK, database=shared_database)

    async def scenario() -> None:
        async with run_server(settings) as one:
            room, _ = await one.room("poland", HUMAN, HUMAN)
        async with run_server(settings) as other:
            assert (await other.http.get(f"/api/rooms/{room}")).status_code == 200
            assert epoch_of(other, room) == 2

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))
    store = Store(shared_database)
    with store.engine.connect() as connection:
        owners = connection.execute(sa.text("SELECT owner FROM leases")).scalars().all()
        assert owners == [""]
        assert connection.execute(sa.text("SELECT id FROM servers")).all() == []
    store.close()
