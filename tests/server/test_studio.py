"""The map studio's endpoints: forms, checks, boards, and rooms on maps that come along."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from branchline.boards.plain import plain_drawing
from branchline.maps import load_map_text, map_ids
from branchline.play.read_record import decode_record
from branchline.play.replay import replay
from branchline.server import studio_board_api, studio_boards, uploads
from branchline.studio.drawing_process import Drawn
from tests.server.live_server import GREEDY, HUMAN, QUICK, LiveServer, play_out, with_server

TEXT = (Path(__file__).parents[2] / "examples" / "isle.toml").read_text("utf-8")


async def post(server: LiveServer, path: str, body: dict[str, Any]) -> Any:
    """Ask the studio for something; return the answer."""
    return await server.http.post(f"/api/studio/{path}", json=body)


def test_a_map_is_checked_opened_previewed_and_played_to_the_end() -> None:
    async def scenario(server: LiveServer) -> None:
        forms = (await server.http.get("/api/studio/forms")).json()
        assert forms["limits"]["bytes"] == 300_000
        assert {each["name"] for each in forms["mechanics"]} >= {"tunnels", "ferries"}
        opened = (await post(server, "open", {"text": TEXT})).json()
        assert (len(opened["document"]["tracks"]), opened["dropped"]) == (13, 0)
        checked = (await post(server, "check", {"text": TEXT})).json()
        assert (checked["problems"], checked["based_on"]) == ([], "")
        drawn = (await post(server, "preview", {"text": TEXT})).json()
        assert drawn["picture"].startswith("<svg")
        body = {"text": TEXT, "room": {"seats": [HUMAN, GREEDY]}}
        made = (await post(server, "rooms", body)).json()
        tokens = [each["token"] for each in made["invitations"]]
        async with server.player(made["room"], tokens) as ann:
            await play_out(ann, (0,), lambda n: n - 1)
            assert ann.room["map"] == checked["key"]
        record = await server.http.get(f"/api/rooms/{made['room']}/record")
        assert decode_record(record.content).map.text == TEXT
        assert replay(decode_record(record.content)).over

    with_server(scenario, QUICK)


def test_a_problem_is_told_in_the_askers_language_at_its_thing() -> None:
    async def scenario(server: LiveServer) -> None:
        wrong = TEXT.replace('"Port"', '"Prot"', 1)
        for language, word in (("en", "unknown place"), ("fr", "inconnu")):
            answer = await post(server, f"check?lang={language}", {"text": wrong})
            first = answer.json()["problems"][0]
            assert (first["thing"], first["number"]) == ("track", 0)
            assert word in first["text"]
            assert first["remedies"][0]["edits"][0]["value"] == "Prot"

    with_server(scenario, QUICK)


def test_packaged_boards_are_opened_and_known_as_such() -> None:
    async def scenario(server: LiveServer) -> None:
        for which in map_ids():
            found = (await server.http.get(f"/api/studio/maps/{which}")).json()
            assert (found["problems"], found["dropped"]) == ([], 0)
            assert found["based_on"] == which
        assert (await server.http.get("/api/studio/maps/nowhere")).status_code == 404

    with_server(scenario, QUICK)


def test_it_is_told_that_a_board_had_to_be_an_island(monkeypatch: pytest.MonkeyPatch) -> None:
    async def process(*_: object) -> bytes:
        return msgspec.json.encode(Drawn("<svg/>", "{}", TEXT, "the land would fold"))

    async def scenario(server: LiveServer) -> None:
        job = (await post(server, "boards", {"text": TEXT})).json()["job"]
        while (found := (await server.http.get(f"/api/studio/boards/{job}")).json())["state"] in (
            "waiting",
            "drawing",
        ):
            await asyncio.sleep(0.05)
        assert (found["state"], found["problem"]) == ("ready", "the land would fold")

    monkeypatch.setattr(studio_boards, "run_process", process)
    with_server(scenario, QUICK)


def test_a_board_is_drawn_in_the_background_and_can_be_given_up() -> None:
    async def scenario(server: LiveServer) -> None:
        begun = (await post(server, "boards", {"text": TEXT})).json()
        job = begun["job"]
        while (found := (await server.http.get(f"/api/studio/boards/{job}")).json())["state"] in (
            "waiting",
            "drawing",
        ):
            await asyncio.sleep(0.1)
        assert found["state"] == "ready"
        board = await server.http.get(f"/api/studio/boards/{job}/board.json")
        assert len(board.json()["tracks"]) == 13
        picture = await server.http.get(f"/api/studio/boards/{job}/whole.svg")
        assert "default-src 'none'" in picture.headers["content-security-policy"]
        room = {"text": TEXT, "room": {"seats": [HUMAN, GREEDY]}}
        made = (await post(server, "rooms", room)).json()["room"]
        table = server.rooms.drawings.current(server.rooms.live[made].state.map_key)
        assert table is not None
        assert table["board.json"].content == board.content  # the one that its maker has seen
        other = (await post(server, "boards", {"text": f"{TEXT}\n# again"})).json()["job"]
        assert (await server.http.delete(f"/api/studio/boards/{other}")).status_code == 204
        while (state := (await server.http.get(f"/api/studio/boards/{other}")).json()["state"]) in (
            "waiting",
            "drawing",
        ):
            await asyncio.sleep(0.1)
        assert state == "cancelled"

    with_server(scenario, QUICK)


def test_what_is_no_map_is_refused_at_every_door() -> None:
    async def scenario(server: LiveServer) -> None:
        wrong = TEXT.replace('"Port"', '"Prot"', 1)
        room = {"seats": [HUMAN, GREEDY]}
        for text in (wrong, "a = "):
            for path, body in (
                ("boards", {"text": text}),
                ("preview", {"text": text}),
                ("rooms", {"text": text, "room": room}),
            ):
                answer = await post(server, path, body)
                assert answer.status_code == 400, (path, answer.text)
                assert answer.json()["detail"]["id"] == "refusal-map"
        long = await post(server, "check", {"text": "#" * 300_001})
        assert long.status_code == 400
        huge = await post(server, "check", {"text": "#" * 1_000_000})
        assert huge.status_code == 413
        checked = (await post(server, "check", {"text": "a = = 1"})).json()["problems"]
        assert (checked[0]["thing"], checked[0]["line"]) == ("file", 1)

    with_server(scenario, QUICK)


def test_legends_and_refusals_are_in_the_language_of_whoever_asks() -> None:
    async def scenario(server: LiveServer) -> None:
        text = TEXT.replace("length = 4", "length = 4, tunnel = true", 1)
        text = text.replace("mechanics.", "mechanics.tunnels = { reveal = 3 }\nmechanics.", 1)
        job = (await post(server, "boards", {"text": text})).json()["job"]
        while (found := (await server.http.get(f"/api/studio/boards/{job}")).json())["state"] in (
            "waiting",
            "drawing",
        ):
            await asyncio.sleep(0.1)
        assert found["state"] == "ready"
        for language, word in (("en", "tunnel"), ("pl", "tunel"), ("fi", "tunneli")):
            plain = (await post(server, f"preview?lang={language}", {"text": text})).json()
            path = f"/api/studio/boards/{job}/whole.svg?lang={language}"
            for picture in (plain["picture"], (await server.http.get(path)).text):
                assert f">{word}</text>" in picture, language
        wrong = TEXT.replace('"Port"', '"Prot"', 1)
        refused = (await post(server, "boards?lang=fr", {"text": wrong})).json()
        assert "lieu inconnu" in refused["detail"]["args"]["problem"]

    with_server(scenario, QUICK)


def test_boards_to_keep_count_for_who_asks_and_are_framed_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = TEXT.replace('"The Isle"', '"Framed"', 1)
    drawing = plain_drawing(load_map_text(text))
    drawn = Drawn(drawing.base, drawing.board.to_json(), text)

    async def process(*_: object) -> bytes:
        return msgspec.json.encode(drawn)

    async def scenario(server: LiveServer) -> None:
        job = (await post(server, "boards", {"text": text})).json()["job"]
        path = f"/api/studio/boards/{job}"
        while (found := (await server.http.get(path)).json())["state"] in ("waiting", "drawing"):
            await asyncio.sleep(0.05)
        assert found["state"] == "ready"
        wanted = [("en", 200), ("de", 200), ("fr", 429), ("en", 200)]  # what is known costs nothing
        for language, status in wanted:
            answer = await server.http.get(f"{path}/whole.svg?lang={language}")
            assert answer.status_code == status

    monkeypatch.setattr(studio_boards, "run_process", process)
    with_server(scenario, replace(QUICK, costly_per_minute=0.0001, costly_burst=3))


@pytest.mark.parametrize("what", ["print", "uploads"])
def test_moves_do_not_wait_until_a_map_is_compared_with_all_packaged_boards(
    monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    threads: list[threading.Thread] = []

    def based_on(_: object) -> str:
        threads.append(threading.current_thread())
        return "poland"

    async def scenario(server: LiveServer) -> None:
        wanted = {"text": TEXT} | ({"paper": "a4"} if what == "print" else {})
        refused = (await post(server, what, wanted)).json()
        assert refused["detail"]["id"] == "refusal-not-printed"
        assert threads
        assert threading.current_thread() not in threads  # which carries out the moves

    monkeypatch.setattr(studio_board_api, "based_on", based_on)
    monkeypatch.setattr(uploads, "based_on_data", based_on)
    with_server(scenario, replace(QUICK, allow_uploads=True))
