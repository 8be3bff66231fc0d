"""Handing finished games on: pictures and animations of them, and records from files."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from branchline import new_game
from branchline.bots import make_bot
from branchline.play.match import Match
from branchline.play.record import record_of
from branchline.server import share_api
from branchline.server.clock import now_ms
from branchline.server.old_rooms import DAY_MS, remove_old_rooms
from branchline.server.opened_records import BURST
from branchline.server.picture_jobs import BURST as PICTURES
from tests.server.live_server import HUMAN, QUICK, LiveServer, with_server

GOLDEN = Path(__file__).parents[1] / "golden"
ISLET = Path(__file__).parents[1] / "cli" / "islet.toml"
RECORD = (GOLDEN / "poland-2.json").read_bytes()


async def opened(server: LiveServer, content: bytes = RECORD, language: str = "en") -> Any:
    """Open a record; return the answer."""
    return await server.http.post(f"/api/records?lang={language}", content=content)


async def room_of(server: LiveServer, content: bytes = RECORD) -> str:
    """Return the room of a record that is in order."""
    answer = await opened(server, content)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["room"])


def changed(**values: Any) -> bytes:
    """Return the record with some values changed."""
    return json.dumps({**json.loads(RECORD), **values}).encode()


def finished_on_own_map() -> Match:
    """Return a finished game on a map that is not packaged."""
    match = new_game(ISLET, players=2, seed=3)
    match.rename(["A<b>nn", "\u202eBo"])
    bots = [make_bot("easy", match.game, seat) for seat in range(2)]
    while not match.over:
        seat = match.seat
        match.play(bots[seat].choose(match.view(seat), match.actions(seat)), seat)
    return match


def test_a_record_is_opened_once_and_can_be_had_again() -> None:
    async def scenario(server: LiveServer) -> None:
        room = await room_of(server)
        assert await room_of(server) == room
        info = (await server.http.get(f"/api/rooms/{room}")).json()
        record = json.loads(RECORD)
        assert info["facts"]["status"] == "over"
        assert info["totals"] == record["result"]["totals"]
        assert info.get("seats", []) == []
        again = (await server.http.get(f"/api/rooms/{room}/record")).json()
        assert [move["do"] for move in again["moves"]] == [m["do"] for m in record["moves"]]
        step = (await server.http.get(f"/api/rooms/{room}/replay/7")).json()
        assert (step["move"], step["moves"]) == (7, record["length"])
        review = await server.http.get(f"/api/rooms/{room}/review")
        assert review.status_code == 200

    with_server(scenario)


@pytest.mark.parametrize(
    ("content", "status", "told"),
    [
        (b"\xff\xfe", 422, "kein Text in UTF-8"),
        (b"{", 422, "JSON"),
        (b'{"format": "other"}', 422, "branchline-record"),
        (changed(length=3), 422, "moves["),
        (changed(map={"id": "nowhere", "variant": None, "rules": ""}), 422, "nowhere"),
        (
            changed(version=1, map={"id": "x", "variant": None, "hash": "", "file": str(ISLET)}),
            422,
            "map",
        ),
    ],
)
def test_what_is_no_record_is_told_in_the_readers_language(
    content: bytes, status: int, told: str
) -> None:
    async def scenario(server: LiveServer) -> None:
        answer = await opened(server, content, "de")
        assert answer.status_code == status
        problem = answer.json()
        assert problem["reason"] == "bad record"
        assert problem["detail"]["id"] == "refusal-record"
        assert told in problem["detail"]["args"]["problem"]
        assert str(ISLET.parent) not in answer.text
        assert not server.rooms.live

    with_server(scenario)


def test_unfinished_games_are_not_opened() -> None:
    record = json.loads(RECORD)
    cut = changed(moves=record["moves"][:20], length=20, result=None)

    async def scenario(server: LiveServer) -> None:
        answer = await opened(server, cut)
        assert answer.status_code == 422
        assert answer.json()["detail"]["id"] == "refusal-record-unfinished"
        assert not server.rooms.live

    with_server(scenario)


def test_files_are_limited_in_size_and_number() -> None:
    async def scenario(server: LiveServer) -> None:
        large = await opened(server, b" " * 5001)
        assert large.status_code == 413
        for _ in range(BURST):
            last = await opened(server, b"{}")
            assert last.status_code == 422
        assert (await opened(server, b"{}")).status_code == 429
        other = await server.http.post(
            "/api/records", content=b"{}", headers={"Origin": "https://elsewhere.example"}
        )
        assert other.json()["detail"]["id"] == "refusal-other-site"

    with_server(scenario, replace(QUICK, record_bytes=5000, records_per_day=1))


def test_pictures_of_any_position() -> None:
    async def scenario(server: LiveServer) -> None:
        room = await room_of(server)
        first = await server.http.get(f"/api/rooms/{room}/picture/0.svg")
        last = await server.http.get(f"/api/rooms/{room}/picture/9999.svg")
        assert first.headers["content-type"].startswith("image/svg+xml")
        assert "default-src 'none'" in first.headers["content-security-policy"]
        assert first.text.startswith("<svg")
        assert 'id="score-line"' in first.text
        assert len(first.text) < len(last.text)
        for total in json.loads(RECORD)["result"]["totals"]:
            assert f">{total}</text>" in last.text
        png = await server.http.get(f"/api/rooms/{room}/picture/40.png")
        assert png.content[:8] == b"\x89PNG\r\n\x1a\n"
        wrong = await server.http.get(f"/api/rooms/{room}/picture/x.svg")
        assert wrong.status_code == 400
        for _ in range(PICTURES):
            answer = await server.http.get(f"/api/rooms/{room}/picture/40.png")
            assert answer.status_code == 200  # it is kept

    with_server(scenario)


def test_a_game_is_animated_with_progress() -> None:
    async def scenario(server: LiveServer) -> None:
        room = await room_of(server, finished_record())
        path = f"/api/rooms/{room}/animation/game.webp"
        assert (await server.http.get(path)).json()["detail"]["id"] == "refusal-not-ready"
        done = 0
        while True:
            state = (await server.http.post(path)).raise_for_status().json()
            assert state["done"] >= done or state.get("ready")
            done = state["done"]
            if state.get("ready"):
                break
            await asyncio.sleep(0.1)
        film = await server.http.get(path)
        assert (film.content[:4], film.content[8:12]) == (b"RIFF", b"WEBP")
        assert len(film.content) <= 3_000_000
        other = await server.http.post(f"/api/rooms/{room}/animation/game.mp4")
        assert other.status_code == 400

    with_server(scenario)


def finished_record() -> bytes:
    """Return the record of a finished game on a map that is not packaged."""
    return msgspec.json.encode(record_of(finished_on_own_map()))


def test_a_map_of_ones_own_comes_with_its_record() -> None:
    async def scenario(server: LiveServer) -> None:
        room = await room_of(server, finished_record())
        facts = (await server.http.get(f"/api/rooms/{room}")).json()["facts"]
        assert [seat["name"] for seat in facts["seats"]] == ["A<b>nn", ""]
        assert (await server.http.get(f"/api/maps/{facts['map']}")).status_code == 200
        drawn = await server.http.get(f"/api/rooms/{room}/picture/5.svg")
        assert "A&lt;b&gt;nn" in drawn.text
        assert "<b>" not in drawn.text

    with_server(scenario)


def test_without_packages_pictures_are_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(share_api, "can_make_pictures", lambda: False)

    async def scenario(server: LiveServer) -> None:
        room = await room_of(server)
        for answer in (
            await server.http.get(f"/api/rooms/{room}/picture/4.png"),
            await server.http.post(f"/api/rooms/{room}/animation/game.gif"),
        ):
            assert answer.json()["detail"]["id"] == "refusal-no-pictures"
        assert (await server.http.get(f"/api/rooms/{room}/picture/4.svg")).status_code == 200

    with_server(scenario)


def test_games_that_go_on_have_no_pictures() -> None:
    async def scenario(server: LiveServer) -> None:
        room, _ = await server.room("poland", HUMAN, HUMAN)
        for path in ("picture/1.svg", "picture/1.png", "animation/game.gif", "record"):
            answer = await server.http.get(f"/api/rooms/{room}/{path}")
            assert answer.status_code == 400
            assert answer.json()["reason"] == "not now"

    with_server(scenario)


def test_games_from_files_are_removed_after_a_while() -> None:
    async def scenario(server: LiveServer) -> None:
        room = await room_of(server)
        store = server.rooms.store
        await server.rooms.sleep(list(server.rooms.live.values()))
        assert await remove_old_rooms(store, now_ms() + DAY_MS, 30, 365, (), 90) == []
        assert await remove_old_rooms(store, now_ms() + 91 * DAY_MS, 30, 365, (), 90) == [room]
        assert (await server.http.get(f"/api/rooms/{room}")).status_code == 404

    with_server(scenario)
