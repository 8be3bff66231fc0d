"""Maps that rooms brought are known to all servers on a database, whichever a page asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from branchline.server import borrowed_maps, catalogue
from branchline.server.drawings import plain_board
from tests.database.test_sharing import with_two
from tests.server.live_server import HUMAN, QUICK, LiveServer

TEXT = (Path(__file__).parents[2] / "examples" / "isle.toml").read_text("utf-8")


def named(name: str) -> str:
    """Return a map of another name."""
    return TEXT.replace('"The Isle"', f'"{name}"', 1)


async def room_on(server: LiveServer, text: str) -> tuple[str, str]:
    """Make a room on a map of one's own; return its name and what pages call the map."""
    wanted = {"text": text, "room": {"seats": [HUMAN, HUMAN]}}
    made = (await server.http.post("/api/studio/rooms", json=wanted)).raise_for_status().json()
    return made["room"], server.rooms.live[made["room"]].state.map_key


def test_any_server_gives_the_map_and_the_board_of_a_room(shared_database: str) -> None:
    async def scenario(one: LiveServer, other: LiveServer) -> None:
        _, key = await room_on(one, TEXT)
        for server in (one, other):
            facts = (await server.http.get(f"/api/maps/{key}")).raise_for_status().json()
            assert facts["name"] == "The Isle"
            board = await server.http.get(facts["board"]["svg"])
            assert board.status_code == 200
            assert (await server.http.get(f"/boards/{key}/board.json")).status_code == 200
        unknown = f"{key[:-1]}{'1' if key[-1] == '0' else '0'}"
        for path in (f"/api/maps/{unknown}", "/api/maps/isle", "/boards/isle-x/board.svg"):
            assert (await other.http.get(path)).status_code == 404

    with_two(shared_database, scenario)


def test_a_map_is_found_among_many_of_its_id(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(borrowed_maps, "AT_ONCE", 2)
    monkeypatch.setattr(catalogue, "MOST_BORROWED", 2)

    async def scenario(one: LiveServer, other: LiveServer) -> None:
        keys = [(await room_on(one, named(f"Isle {number}")))[1] for number in range(5)]
        for number, key in enumerate(keys):
            facts = (await other.http.get(f"/api/maps/{key}")).raise_for_status().json()
            assert facts["name"] == f"Isle {number}"
        assert list(other.rooms.catalogue.borrowed) == keys[-2:]
        assert set(other.rooms.drawings._boards) == set(keys[-2:])

    with_two(shared_database, scenario)


def test_rooms_are_read_once_however_many_maps_are_asked_for_that_are_not_there(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def texts_of(rows: Sequence[Sequence[Any]]) -> dict[str, str]:
        read.extend(game for game, _ in rows)
        return usual(rows)

    usual = borrowed_maps.texts_of
    monkeypatch.setattr(borrowed_maps, "texts_of", texts_of)

    async def scenario(one: LiveServer, other: LiveServer) -> None:
        rooms = [(await room_on(one, named(f"Isle {n // 2}")))[0] for n in range(6)]
        for number in range(5):
            assert (await other.http.get(f"/api/maps/isle-00000000000{number}")).status_code == 404
        assert sorted(read) == sorted(rooms)
        _, key = await room_on(one, TEXT)
        assert (await other.http.get(f"/api/maps/{key}")).json()["name"] == "The Isle"

    with_two(shared_database, scenario)


def test_a_map_left_at_one_server_is_played_at_another_at_once(shared_database: str) -> None:
    async def scenario(one: LiveServer, other: LiveServer) -> None:
        assert (await other.http.get("/api/options")).json()["uploads"]  # what it knows is fresh
        left = (await one.http.post("/api/studio/uploads", json={"text": TEXT})).json()
        assert (await other.room(left["key"], HUMAN, HUMAN))[0]

    with_two(shared_database, scenario, replace(QUICK, allow_uploads=True))


def test_a_board_that_one_server_has_drawn_is_found_by_the_other(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(one: LiveServer, other: LiveServer) -> None:
        _, key = await room_on(one, TEXT)
        plain = (await other.http.get(f"/api/maps/{key}")).json()["board"]["svg"]
        drawing = plain_board(one.rooms.catalogue.carried[key].data)
        drawn = replace(drawing, base=drawing.base.replace("</svg>", "<g/></svg>"))
        for server in (one, other):  # as in a folder that both look into
            monkeypatch.setattr(server.rooms.drawings, "finished", lambda _own: drawn)
        assert one.rooms.drawings.renew(key)
        better = (await one.http.get(f"/api/maps/{key}")).json()["board"]["svg"]
        assert better != plain
        for address in (better, plain):
            board = await other.http.get(address)
            assert "immutable" in board.headers["cache-control"], address

    with_two(shared_database, scenario)
