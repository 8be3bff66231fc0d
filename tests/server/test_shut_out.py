"""Nobody shuts others out: neither by going at the wrong moment, nor by talking, nor by asking."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from branchline.boards import Drawing
from branchline.maps import MapData, load_map_text
from branchline.server import catalogue as catalogue_module
from branchline.server import drawings
from branchline.server import rooms as rooms_module
from branchline.server.address_limits import RoomMakers
from branchline.server.catalogue import Catalogue, OwnMap, key_of
from branchline.server.drawings import plain_board
from branchline.server.refusals import Refusal
from branchline.server.room import Room
from branchline.server.settings import Settings
from tests.server.live_server import HUMAN, OPEN, QUICK, LiveServer, with_server

ISLE = Path(__file__).parents[2] / "examples" / "isle.toml"


def test_who_goes_while_the_room_is_read_is_not_there_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario(server: LiveServer) -> None:
        name, tokens = await server.room("poland", HUMAN, HUMAN)
        find, may_end = server.rooms.find, asyncio.Event()

        async def slow_find(name: str, since: int = 0) -> Room | None:
            if since:
                await may_end.wait()
            return await find(name, since)

        monkeypatch.setattr(server.rooms, "find", slow_find)
        async with connect(f"ws://127.0.0.1:{server.port}/ws/{name}", proxy=None) as ann:
            hello = '{"type":"hello","client":"c","since":1,"tokens":["%s"]}'
            await ann.send(hello % tokens[0])
            await ann.wait_closed()  # it took longer than a greeting may
        while server.rooms.metrics.levels["sockets"]():
            await asyncio.sleep(0.01)
        may_end.set()
        await asyncio.sleep(0.1)
        assert not server.rooms.live[name].clients

    with_server(scenario, replace(QUICK, hello_seconds=0.3))


def test_a_spectator_who_talks_keeps_nobody_from_beginning() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("poland", HUMAN, OPEN)
        async with server.player(room) as watcher, server.player(room, tokens) as ann:
            said = [await watcher.do("say", seat=-1, text="spam") for _ in range(6)]
            assert [each.get("reason") for each in said] == [None] * 5 + ["too fast"]
            assert (await ann.do("say", seat=0, text="hello"))["type"] == "ack"
            assert (await ann.do("start", seat=0))["type"] == "ack"

    with_server(scenario, replace(QUICK, chat_per_second=0.001, chat_burst=5))


def test_talk_makes_no_log_longer_without_end() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("poland", HUMAN, HUMAN)
        async with server.player(room) as watcher, server.player(room, tokens[:1]) as ann:
            said = [await watcher.do("say", seat=-1, text="spam") for _ in range(6)]
            assert [each.get("reason") for each in said] == [None] * 5 + ["not now"]
            for number in range(3):
                assert (await ann.do("say", seat=0, text="hello"))["type"] == "ack"
                assert (await ann.do("rename", seat=0, name=f"Ann {number}"))["type"] == (
                    "ack" if number < 2 else "refused"
                )
            assert (await ann.act(0, ann.actions(0)[0]["action"]))["type"] == "ack"
        await server.rooms.sleep(list(server.rooms.live.values()))
        async with server.player(room, tokens[:1]) as ann:
            await ann.until(lambda: ann.positions)
            assert (await ann.do("say", seat=0, text="again"))["reason"] == "not now"

    with_server(scenario, replace(QUICK, most_talk=5))


def test_rooms_on_maps_of_ones_own_are_fewer_a_day_and_refused_ones_do_not_count() -> None:
    makers = RoomMakers(Settings(own_map_rooms_per_day=2, rooms_per_day=4), lambda _room: False)
    host = "203.0.113.1"
    with pytest.raises(Refusal, match="tables"), makers.making(host, on_own_map=True):
        raise Refusal("unavailable", "refusal-too-many-rooms")
    for _ in range(2):
        with makers.making(host, on_own_map=True):
            pass
    for _ in range(3):
        with pytest.raises(Refusal, match="today"), makers.making(host, on_own_map=True):
            pass
    for _ in range(2):  # the refused ones took nothing from these
        with makers.making(host):
            pass
    with pytest.raises(Refusal, match="today"), makers.making(host):
        pass


def test_a_map_that_rooms_brought_goes_with_the_last_of_them() -> None:
    catalogue, data = Catalogue(()), load_map_text(ISLE.read_text("utf-8"), source="isle.toml")
    key = key_of(data)
    catalogue.bring(data)
    catalogue.bring(data)
    assert not catalogue.leave(key)
    assert catalogue.own(key) is not None
    assert catalogue.leave(key)
    assert catalogue.own(key) is None
    assert not catalogue.leave(key)


def test_a_room_that_wakes_takes_the_place_of_one_that_nobody_is_in() -> None:
    async def scenario(server: LiveServer) -> None:
        first, tokens = await server.room("poland", HUMAN, HUMAN)
        await server.rooms.sleep(list(server.rooms.live.values()))
        second, _ = await server.room("poland", HUMAN, HUMAN)
        assert list(server.rooms.live) == [second]
        async with server.player(first, tokens[:1]) as ann:
            await ann.until(lambda: ann.positions)
            assert list(server.rooms.live) == [first]

    with_server(scenario, replace(QUICK, most_rooms=1))


def test_rooms_that_cannot_be_read_keep_no_other_from_waking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rooms_module, "WAKE_AT_ONCE", 1)
    monkeypatch.setattr(rooms_module, "WAKE_SECONDS", 0.01)

    async def scenario(server: LiveServer) -> None:
        asked: list[str] = []
        damaged = [f"damaged{number}" for number in range(3)]

        async def due(_store: object, _now: int) -> list[str]:
            return [*damaged, "sound"]

        async def find(name: str, since: int = 0) -> Room | None:
            asked.append(name)
            if name in damaged:
                server.rooms._unreadable.add(name)
                raise Refusal("unavailable", "refusal-unreadable")
            return None

        monkeypatch.setattr(rooms_module, "due_games", due)
        monkeypatch.setattr(server.rooms, "find", find)
        while "sound" not in asked:
            await asyncio.sleep(0.01)
        assert asked[:4] == [*damaged, "sound"]

    with_server(scenario)


def test_who_has_talked_enough_can_still_stop_hearing_others_and_go() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("poland", HUMAN, HUMAN)
        async with server.player(room, tokens[:1]) as ann:
            for _ in range(3):
                assert (await ann.do("say", seat=0, text="hello"))["type"] == "ack"
            assert (await ann.do("say", seat=0, text="hello"))["reason"] == "not now"
            assert (await ann.do("mute", seat=0, whom=-1, on=True))["type"] == "ack"
            assert (await ann.do("leave", seat=0))["type"] == "ack"
            assert (await ann.do("take-back", seat=0))["type"] == "ack"
            assert (await ann.do("leave", seat=0))["reason"] == "not now"

    with_server(scenario, replace(QUICK, most_talk=3))


def test_a_map_that_its_maker_takes_back_stays_for_the_games_on_it() -> None:
    text = ISLE.read_text("utf-8")
    uploads = replace(QUICK, allow_uploads=True)

    async def scenario(server: LiveServer) -> None:
        left = (await server.http.post("/api/studio/uploads", json={"text": text})).json()
        key, headers = left["key"], {"Authorization": f"Bearer {left['token']}"}
        room, _ = await server.room(key, HUMAN, HUMAN)
        gone = await server.http.delete(f"/api/studio/uploads/{key}", headers=headers)
        assert gone.status_code == 204
        assert (await server.http.get(f"/api/maps/{key}")).json()["name"] == "The Isle"
        assert (await server.http.get(f"/boards/{key}/board.svg")).status_code == 200
        await server.rooms.sleep([server.rooms.live[room]])
        assert (await server.http.get(f"/api/maps/{key}")).status_code == 404

    with_server(scenario, uploads)


def test_rooms_on_maps_of_visitors_are_fewer_a_day_but_not_those_on_the_owners() -> None:
    async def scenario(server: LiveServer) -> None:
        offered = {"map": "isle", "seats": [HUMAN, HUMAN]}
        for _ in range(2):
            assert (await server.http.post("/api/rooms", json=offered)).status_code == 201
        room = await server.http.post("/api/rooms", json=offered)
        assert not server.rooms.is_on_own_map(server.rooms.live[room.json()["room"]])
        text = ISLE.read_text("utf-8").replace('"The Isle"', '"Another"', 1)
        left = (await server.http.post("/api/studio/uploads", json={"text": text})).json()
        wanted = {"map": left["key"], "seats": [HUMAN, HUMAN]}
        first, second = [await server.http.post("/api/rooms", json=wanted) for _ in range(2)]
        assert server.rooms.is_on_own_map(server.rooms.live[first.json()["room"]])
        assert second.json()["detail"]["id"] == "refusal-rooms-today"

    own = (OwnMap(load_map_text(ISLE.read_text("utf-8"), source="isle.toml")),)
    with_server(scenario, replace(QUICK, allow_uploads=True, own_maps=own, own_map_rooms_per_day=1))


def test_plain_boards_are_drawn_in_turn_and_count_for_who_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    threads: list[str] = []

    def draw(data: MapData) -> Drawing:
        threads.append(threading.current_thread().name)
        return plain_board(data)

    monkeypatch.setattr(drawings, "plain_board", draw)
    data = load_map_text(ISLE.read_text("utf-8"), source="isle.toml")

    async def scenario(server: LiveServer) -> None:
        path = f"/boards/{key_of(data)}/board.svg"
        answers = await asyncio.gather(*(server.http.get(path) for _ in range(4)))
        assert sorted(each.status_code for each in answers) == [200, 200, 200, 429]
        assert (await server.http.get(path)).status_code == 200
        [thread] = threads
        assert thread.startswith("costly")

    own = replace(QUICK, own_maps=(OwnMap(data),), costly_per_minute=0.0001, costly_burst=3)
    with_server(scenario, own)


def test_nobody_waits_for_the_plain_board_of_another_map(monkeypatch: pytest.MonkeyPatch) -> None:
    text = ISLE.read_text("utf-8")
    texts = [text, *(text.replace('"The Isle"', f'"Isle {n}"', 1) for n in range(2))]
    own = [OwnMap(load_map_text(each, source="isle.toml")) for each in texts]
    known, slow, taken = (key_of(each.data) for each in own)
    boards = drawings.Drawings(Catalogue(own), None)
    known_boards = boards.known(known, own[0])
    begun, may_end, ended = threading.Event(), threading.Event(), threading.Event()

    def draw(data: MapData) -> Drawing:
        begun.set()
        may_end.wait()
        return plain_board(data)

    def others() -> None:
        assert boards.known(known, own[0]) == known_boards
        boards.take(taken, "<svg/>", "{}")
        boards.take(slow, "<svg/>", "{}")
        ended.set()

    monkeypatch.setattr(drawings, "plain_board", draw)
    threads = [threading.Thread(target=boards.known, args=(slow, own[1]))]
    threads[0].start()
    begun.wait()
    threads.append(threading.Thread(target=others))
    threads[1].start()
    waited = ended.wait(20)
    may_end.set()
    for thread in threads:
        thread.join()
    assert waited
    for key in (taken, slow):  # what was taken meanwhile is better than a plain one
        [board] = boards.known(key, own[0])
        assert board["board.svg"].content == b"<svg/>"


def test_the_board_of_a_map_that_goes_while_it_is_drawn_is_not_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    catalogue, data = Catalogue(()), load_map_text(ISLE.read_text("utf-8"), source="isle.toml")
    key, boards = key_of(data), drawings.Drawings(catalogue, None)
    catalogue.bring(data)

    def draw(data: MapData) -> Drawing:
        assert catalogue.leave(key)
        boards.forget(key)
        return plain_board(data)

    monkeypatch.setattr(drawings, "plain_board", draw)
    assert "board.svg" in (boards.current(key) or {})
    assert not boards.is_drawn(key)


def test_moves_do_not_wait_until_the_map_of_a_room_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    text = ISLE.read_text("utf-8").replace('"The Isle"', '"Read beside"', 1)
    text += "\n[variants.rich]\ntrains = 20\n"
    threads: list[threading.Thread] = []

    def load(*values: str) -> MapData:
        threads.append(threading.current_thread())
        return load_map_text(*values)

    monkeypatch.setattr(catalogue_module, "load_map_text", load)

    async def scenario(server: LiveServer) -> None:
        wanted = {"text": text, "room": {"seats": [HUMAN, HUMAN], "variant": "rich"}}
        made = (await server.http.post("/api/studio/rooms", json=wanted)).json()
        catalogue_module.load_carried.cache_clear()
        await server.rooms.sleep(list(server.rooms.live.values()))
        before = len(threads)
        assert (await server.http.get(f"/api/rooms/{made['room']}")).status_code == 200
        assert len(threads) > before > 0
        assert threading.current_thread() not in threads  # which carries out the moves

    with_server(scenario)
