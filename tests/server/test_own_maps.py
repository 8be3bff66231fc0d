"""Maps of the server's owner: offered, drawn, and carried by the rooms made on them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from branchline.maps import load_map, load_map_text, map_ids
from branchline.play.read_record import decode_record
from branchline.play.replay import replay
from branchline.server.catalogue import OwnMap, key_of
from branchline.server.settings import Settings
from tests.server.live_server import GREEDY, HUMAN, QUICK, LiveServer, play_out, with_server

ISLE = Path(__file__).parents[2] / "examples" / "isle.toml"
TEXT = ISLE.read_text("utf-8")


def offering(text: str = TEXT, folder: Path | None = None, **more: Any) -> Settings:
    """Return the settings of a server that offers a map."""
    own = OwnMap(load_map_text(text, source="isle.toml"), folder)
    return replace(QUICK, own_maps=(own,), **more)


KEY = key_of(load_map(ISLE))
VARIED = f"{TEXT}\n[variants.long]\nname = 'The Long Isle'\ntrains = 16\n"


def test_an_own_map_is_offered_beside_the_packaged_ones() -> None:
    async def scenario(server: LiveServer) -> None:
        options = (await server.http.get("/api/options")).json()
        assert [each["id"] for each in options["maps"]] == [*map_ids(), KEY]
        assert options["maps"][-1]["name"] == "The Isle"
        facts = (await server.http.get(f"/api/maps/{KEY}")).json()
        assert facts["id"] == KEY
        assert len(facts["tracks"]) == 13
        svg = await server.http.get(facts["board"]["svg"])
        board = await server.http.get(facts["board"]["json"])
        assert "immutable" in svg.headers["cache-control"]
        assert "The Isle" in svg.text
        assert len(board.json()["tracks"]) == 13
        picture = await server.http.get(f"/boards/{KEY}/board.svg")
        assert picture.content == svg.content
        assert picture.headers["cache-control"] == "no-cache"
        assert not facts["board"].get("pending")

    with_server(scenario, offering())


def test_a_room_is_made_by_key_or_id_and_played_to_the_end() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("isle", HUMAN, GREEDY)
        async with server.player(room, tokens) as ann:
            await play_out(ann, (0,), lambda n: n - 1)
            assert ann.room["map"] == KEY
            assert ann.room["map_name"] == "The Isle"
            assert "bot-failed" not in [event["id"] for event in ann.events(0)]
        record = await server.http.get(f"/api/rooms/{room}/record")
        assert decode_record(record.content).map.text == TEXT
        assert replay(decode_record(record.content)).over
        step = await server.http.get(f"/api/rooms/{room}/replay/3")
        assert step.json()["move"] == 3
        made = await server.http.post(f"/api/rooms/{room}/play-on", json={"move": 3})
        assert made.status_code == 201
        again, _ = await server.room(KEY, HUMAN, GREEDY)
        assert (await server.http.get(f"/api/rooms/{again}")).json()["facts"]["map"] == KEY

    with_server(scenario, offering())


def test_a_variant_of_an_own_map_is_played() -> None:
    async def scenario(server: LiveServer) -> None:
        body = {"map": "isle", "variant": "long", "seats": [HUMAN, HUMAN]}
        made = (await server.http.post("/api/rooms", json=body)).raise_for_status().json()
        info = (await server.http.get(f"/api/rooms/{made['room']}")).json()["facts"]
        assert (info["variant"], info["map_name"]) == ("long", "The Long Isle")
        facts = (await server.http.get(f"/api/maps/{info['map']}?variant=long")).json()
        assert facts["trains"] == 16
        wrong = await server.http.post("/api/rooms", json={**body, "variant": "short"})
        assert wrong.json()["detail"]["id"] == "refusal-no-such-variant"
        assert (await server.http.get(f"/api/maps/{info['map']}?variant=short")).status_code == 404

    with_server(scenario, offering(VARIED))


async def make_some_moves(server: LiveServer, kept: dict[str, Any]) -> None:
    """Make a room on the map and play a little."""
    kept["room"], kept["tokens"] = await server.room("isle", HUMAN, GREEDY)
    async with server.player(kept["room"], kept["tokens"]) as ann:
        for _ in range(4):
            await ann.until(lambda: ann.actions(0))
            await ann.act(0, ann.actions(0)[-1]["action"])


async def go_on(server: LiveServer, kept: dict[str, Any]) -> None:
    """Find the room as it was, with its map and board, and play to the end."""
    async with server.player(kept["room"], kept["tokens"]) as ann:
        await ann.until(lambda: ann.positions)
        key = ann.room["map"]
        assert key == KEY
        facts = (await server.http.get(f"/api/maps/{key}")).json()
        assert len(facts["tracks"]) == 13
        assert (await server.http.get(facts["board"]["svg"])).status_code == 200
        await play_out(ann, (0,), lambda n: n - 1)
        assert (await ann.do("rematch", seat=0))["type"] == "ack"
    again = await server.http.get(f"/api/rooms/{kept['room']}")
    assert again.json()["facts"]["map"] == KEY


@pytest.mark.parametrize("how", ["gone", "changed", "same"])
def test_a_room_survives_a_restart_whatever_becomes_of_the_file(tmp_path: Path, how: str) -> None:
    database = tmp_path / "games.sqlite"
    kept: dict[str, Any] = {}
    changed = TEXT.replace(
        'b = "Mill", length = 2, colour = "red"', 'b = "Mill", length = 1, colour = "red"'
    )
    assert changed != TEXT
    after = {"gone": QUICK, "changed": offering(changed), "same": offering()}[how]

    async def second(server: LiveServer) -> None:
        await go_on(server, kept)
        if how == "gone":
            refused = await server.http.post("/api/rooms", json={"map": KEY, "seats": [HUMAN] * 2})
            assert refused.json()["detail"]["id"] == "refusal-no-such-map"
        if how == "changed":
            newer = (await server.http.get("/api/options")).json()["maps"][-1]["id"]
            assert newer != KEY
            both = [(await server.http.get(f"/api/maps/{key}")).json() for key in (KEY, newer)]
            lengths = [sum(track["length"] for track in facts["tracks"]) for facts in both]
            assert lengths[0] == lengths[1] + 1

    with_server(lambda server: make_some_moves(server, kept), offering(), database)
    with_server(second, after, database)


def test_the_drawn_board_takes_over_when_it_is_ready(tmp_path: Path) -> None:
    folder = tmp_path / "boards"

    async def drawn(server: LiveServer) -> None:
        plain = (await server.http.get(f"/api/maps/{KEY}")).json()["board"]
        assert plain["pending"]
        room, tokens = await server.room("isle", HUMAN, HUMAN)
        async with server.player(room, tokens) as both:  # nobody waits for it
            await play_out(both, (0, 1), lambda n: n - 1)
        while (board := (await server.http.get(f"/api/maps/{KEY}")).json()["board"]).get("pending"):
            await asyncio.sleep(0.2)
        assert board["svg"] != plain["svg"]
        old, new = [(await server.http.get(each["svg"])).text for each in (plain, board)]
        assert "data:image/webp" in new
        assert "data:image/webp" not in old
        assert (await server.http.get(f"/boards/{KEY}/board.svg")).text == new
        for each in (plain, board):  # a page that began with one gets all of it
            marks = (await server.http.get(each["json"])).json()
            assert f'viewBox="0 0 {marks["width"]} {marks["height"]}"' in (old, new)[each is board]

    async def found(server: LiveServer) -> None:
        board = (await server.http.get(f"/api/maps/{KEY}")).json()["board"]
        assert "data:image/webp" in (await server.http.get(board["svg"])).text

    with_server(drawn, offering(boards=folder))
    assert len(list(folder.iterdir())) == 1
    with_server(found, offering(boards=folder))


def test_a_board_that_cannot_be_drawn_leaves_the_plain_one(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "boards").write_text("in the way")

    async def scenario(server: LiveServer) -> None:
        while (board := (await server.http.get(f"/api/maps/{KEY}")).json()["board"]).get("pending"):
            await asyncio.sleep(0.2)
        assert (await server.http.get(board["svg"])).status_code == 200

    with_server(scenario, offering(boards=tmp_path / "boards" / "here"))
    assert "no board was drawn for isle.toml" in caplog.text


def test_a_finished_board_beside_the_file_is_used(tmp_path: Path) -> None:
    from branchline.boards.plain import plain_drawing

    file = tmp_path / "isle.toml"
    file.write_text(TEXT, encoding="utf-8")
    data = load_map(file)
    drawing = plain_drawing(data)
    replace(drawing, board=replace(drawing.board, width=1234)).write(tmp_path)
    settings = replace(QUICK, own_maps=(OwnMap(data, tmp_path),))

    async def scenario(server: LiveServer) -> None:
        assert (await server.http.get(f"/boards/{KEY}/board.json")).json()["width"] == 1234
        (tmp_path / "board.json").write_text("{}")

    async def broken(server: LiveServer) -> None:
        assert (await server.http.get(f"/boards/{KEY}/board.json")).json()["width"] != 1234

    with_server(scenario, settings)
    with_server(broken, settings)
