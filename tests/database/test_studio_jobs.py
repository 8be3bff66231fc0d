"""What one server draws or studies for the map studio is known to all that share its database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.database.test_sharing import with_two
from tests.server.live_server import LiveServer

TEXT = (Path(__file__).parents[2] / "examples" / "isle.toml").read_text("utf-8")
BOARDS, STUDIES = "/api/studio/boards", "/api/studio/studies"
LAB = {"text": TEXT, "kind": "lab", "players": 2, "effort": "quick"}


async def ended(server: LiveServer, path: str) -> Any:
    """Wait for something that may be done at another server; return how it ended."""
    while (found := (await server.http.get(path)).raise_for_status().json())["state"] in (
        "waiting",
        "drawing",
        "working",
    ):
        await asyncio.sleep(0.2)
    return found


def test_a_board_is_drawn_at_one_server_and_given_by_another(shared_database: str) -> None:
    async def scenario(one: LiveServer, other: LiveServer) -> None:
        begun = (await one.http.post(BOARDS, json={"text": TEXT})).json()
        again = (await other.http.post(BOARDS, json={"text": TEXT})).json()
        assert again["job"] == begun["job"]
        path = f"{BOARDS}/{begun['job']}"
        assert (await ended(other, path))["state"] == "ready"
        boards = [(await each.http.get(f"{path}/board.json")).json() for each in (one, other)]
        assert boards[0] == boards[1]
        assert len(boards[0]["tracks"]) == 13
        assert len(await one.rooms.store.read(sa.text("SELECT name FROM studio_jobs"))) == 1

    with_two(shared_database, scenario)


def test_a_board_is_given_up_from_another_server_unless_somebody_waits(
    shared_database: str,
) -> None:
    async def scenario(one: LiveServer, other: LiveServer) -> None:
        begun = (await one.http.post(BOARDS, json={"text": TEXT})).json()
        path = f"{BOARDS}/{begun['job']}"
        assert (await other.http.delete(path)).status_code == 204
        for server in (other, one):
            assert (await ended(server, path))["state"] == "cancelled"
        again = (await other.http.post(BOARDS, json={"text": TEXT})).json()
        assert again["state"] in ("waiting", "drawing")
        assert (await ended(one, path))["state"] == "ready"

    with_two(shared_database, scenario)


def test_one_study_at_a_time_is_made_by_all_and_reported_by_each(
    shared_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    async def scenario(one: LiveServer, other: LiveServer) -> None:
        begun = (await one.http.post(STUDIES, json=LAB)).json()
        second = await other.http.post(STUDIES, json=LAB | {"effort": "thorough"})
        assert (second.status_code, second.json()["detail"]["id"]) == (503, "refusal-study-running")
        found = await ended(other, f"{STUDIES}/{begun['job']}")
        assert (found["state"], found["figures"]["games"]) == ("ready", 200)
        for server in (one, other):
            page = await server.http.get(f"{STUDIES}/{begun['job']}/report.html")
            assert "The Isle" in page.text
        long = (await other.http.post(STUDIES, json=LAB | {"effort": "thorough"})).json()
        assert long["state"] == "working"
        path = f"{STUDIES}/{long['job']}"
        assert (await one.http.delete(path)).status_code == 204
        assert (await ended(one, path))["state"] == "cancelled"

    with_two(shared_database, scenario)


def test_what_a_server_that_died_had_begun_is_begun_anew(shared_database: str) -> None:
    async def scenario(one: LiveServer, other: LiveServer) -> None:
        text = f"{TEXT}\n# begun by one that is gone"
        begun = (await one.http.post(BOARDS, json={"text": text})).json()
        path = f"{BOARDS}/{begun['job']}"
        gone = sa.text("UPDATE studio_jobs SET server = 'gone'")
        await one.rooms.store.run(lambda connection: connection.execute(gone).rowcount)
        assert (await other.http.get(path)).status_code == 404
        assert (await other.http.post(BOARDS, json={"text": text})).json()["job"] == begun["job"]
        assert (await ended(other, path))["state"] == "ready"

    with_two(shared_database, scenario)
