"""Maps that visitors leave: only where that is allowed, within limits, removable by two."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from branchline.server import uploads
from branchline.server.catalogue import load_carried
from tests.server.live_server import GREEDY, HUMAN, QUICK, LiveServer, with_server

TEXT = (Path(__file__).parents[2] / "examples" / "isle.toml").read_text("utf-8")
OWNER = "of the owner"
OPEN = replace(QUICK, allow_uploads=True, uploads_secret=OWNER, uploads_per_address=2)
UPLOADS = "/api/studio/uploads"


def named(name: str) -> str:
    """Return a map of another name."""
    return TEXT.replace('"The Isle"', f'"{name}"', 1)


def test_no_server_keeps_maps_unless_its_owner_allows_it() -> None:
    async def scenario(server: LiveServer) -> None:
        refused = await server.http.post(UPLOADS, json={"text": TEXT})
        assert refused.json()["detail"]["id"] == "refusal-no-uploads"
        assert not (await server.http.get("/api/options")).json().get("uploads")

    with_server(scenario, QUICK)


def test_a_map_is_left_listed_played_and_removed_by_its_maker_or_the_owner() -> None:
    async def scenario(server: LiveServer) -> None:
        before = (await server.http.get("/api/options")).json()
        body = {"text": named("<b>Ann’s</b>"), "maker": "<i>Ann</i>"}
        made = (await server.http.post(UPLOADS, json=body)).json()
        listed = (await server.http.get("/api/options")).json()["maps"]
        assert len(listed) == len(before["maps"]) + 1
        assert (listed[-1]["id"], listed[-1]["maker"]) == (made["key"], "<i>Ann</i>")
        board = (await server.http.get(listed[-1]["picture"])).text
        assert "<b>Ann" not in board
        room, _ = await server.room(made["key"], HUMAN, GREEDY)
        other = (await server.http.post(UPLOADS, json={"text": named("Second")})).json()
        third = await server.http.post(UPLOADS, json={"text": named("Third")})
        assert third.json()["detail"]["id"] == "refusal-too-many-uploads"
        for key, token, status in (
            (made["key"], "wrong", 403),
            (made["key"], "wröng", 403),
            (made["key"], other["token"], 403),
            (made["key"], made["token"], 204),
            (other["key"], OWNER, 204),
        ):
            headers = {b"Authorization": f"Bearer {token}".encode("latin-1")}
            answer = await server.http.delete(f"{UPLOADS}/{key}", headers=headers)
            assert answer.status_code == status
        after = (await server.http.get("/api/options")).json()["maps"]
        assert [each["id"] for each in after] == [each["id"] for each in before["maps"]]
        assert (await server.http.get(f"/api/rooms/{room}")).status_code == 200

    with_server(scenario, OPEN)


def test_variants_of_packaged_boards_are_not_kept() -> None:
    async def scenario(server: LiveServer) -> None:
        from branchline.maps.files import packaged_ids, read_content

        text = read_content(packaged_ids()[0])[1].decode().replace('name = "', 'name = "New ', 1)
        refused = await server.http.post(UPLOADS, json={"text": text})
        assert refused.json()["detail"]["id"] == "refusal-not-printed"

    with_server(scenario, OPEN)


def test_a_map_is_read_once_and_its_boards_go_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []

    def load(text: str, *more: str | None) -> object:
        loaded.append(text)
        return load_carried(text, *more)

    monkeypatch.setattr(uploads, "load_carried", load)
    monkeypatch.setattr(uploads, "FRESH_MS", 0)

    async def scenario(server: LiveServer) -> None:
        for name in ("One", "Two"):
            left = (await server.http.post(UPLOADS, json={"text": named(name)})).json()
        loaded.clear()
        for _ in range(3):
            listed = (await server.http.get("/api/options")).json()["maps"]
        assert loaded == []
        key, boards = left["key"], server.rooms.drawings._boards
        assert key not in boards  # there may be hundreds, and a plain one takes up to a second
        assert listed[-1]["id"] == key
        assert (await server.http.get(listed[-1]["picture"])).status_code == 200
        assert key in boards
        await server.http.delete(
            f"{UPLOADS}/{key}", headers={"Authorization": f"Bearer {left['token']}"}
        )
        assert key not in boards

    with_server(scenario, OPEN)
