"""The studio's lab on a server: studies and tuned bots, one at a time, for those who may."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from branchline.bots.brains.generic_weights import generic_weights
from branchline.bots.brains.tuned_weights import planner_weights_for, weights_by_name
from branchline.maps import load_map_text
from branchline.maps.bots_files import kept_bots_file
from branchline.maps.games import game_of_text
from tests.server.live_server import QUICK, LiveServer, with_server

TEXT = (Path(__file__).parents[2] / "examples" / "isle.toml").read_text("utf-8")
OWNER = "secret-of-the-owner"
STUDIES = "/api/studio/studies"
LAB = {"text": TEXT, "kind": "lab", "players": 2, "effort": "quick"}


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep weights where nobody else looks."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


async def ended(server: LiveServer, job: str) -> Any:
    """Wait for a study; return how it ended."""
    while (found := (await server.http.get(f"{STUDIES}/{job}")).json())["state"] == "working":
        await asyncio.sleep(0.1)
    return found


def test_a_map_is_studied_one_at_a_time_and_reported() -> None:
    async def scenario(server: LiveServer) -> None:
        begun = (await server.http.post(STUDIES, json=LAB)).json()
        other = await server.http.post(STUDIES, json=LAB | {"effort": "thorough"})
        assert (other.status_code, other.json()["detail"]["id"]) == (503, "refusal-study-running")
        report = f"{STUDIES}/{begun['job']}/report.html"
        assert (await server.http.get(report)).json()["detail"]["id"] == "refusal-not-ready"
        found = await ended(server, begun["job"])
        figures = found["figures"]
        assert (found["state"], figures["games"], figures["players"]) == ("ready", 200, 2)
        data = load_map_text(TEXT)
        ends = {frozenset(data.places[i].name for i in (t.a, t.b)) for t in data.tracks}
        assert {frozenset((t["a"], t["b"])) for t in figures["tracks"]} == ends
        assert [t["number"] for t in figures["tickets"]] == list(range(10))
        assert any(t.get("suggested") for t in figures["tickets"])
        page = await server.http.get(report)
        assert "The Isle" in page.text
        assert "default-src 'none'" in page.headers["content-security-policy"]
        long = (await server.http.post(STUDIES, json=LAB | {"effort": "thorough"})).json()
        assert (await server.http.delete(f"{STUDIES}/{long['job']}")).status_code == 204
        assert (await ended(server, long["job"]))["state"] == "cancelled"

    with_server(scenario, QUICK)


def test_a_report_shows_the_board_that_was_drawn_in_the_readers_language() -> None:
    async def scenario(server: LiveServer) -> None:
        study = (await server.http.post(STUDIES, json=LAB)).json()["job"]
        assert (await ended(server, study))["state"] == "ready"
        report = f"{STUDIES}/{study}/report.html"
        plain = (await server.http.get(report)).text
        board = (await server.http.post("/api/studio/boards", json={"text": TEXT})).json()["job"]
        path = f"/api/studio/boards/{board}"
        while (await server.http.get(path)).json()["state"] in ("waiting", "drawing"):
            await asyncio.sleep(0.1)
        drawn = (await server.http.get(f"{path}/board.svg")).text
        below, _, labels = drawn.partition('<g id="labels">')
        page = (await server.http.get(f"{report}?lang=fr")).text
        for part in (below, labels):
            assert part.strip() in page
            assert part.strip() not in plain
        assert page.count("data-heat=") == 13
        assert ('lang="en"' in plain, 'lang="fr"' in page) == (True, True)

    with_server(scenario, QUICK)


def test_bots_are_tuned_for_a_map_and_for_no_other() -> None:
    async def scenario(server: LiveServer) -> None:
        rules = load_map_text(TEXT).rules_hash
        asked = f"{STUDIES}?rules={rules}"
        assert (await server.http.get(asked)).json() == {"allowed": True, "tuned": {}}
        begun = await server.http.post(STUDIES, json=LAB | {"kind": "tune"})
        found = await ended(server, begun.json()["job"])
        assert found["state"] == "ready"
        tuned = (await server.http.get(asked)).json()["tuned"]
        assert tuned == {"2": found["figures"]["share"]}
        assert tuned["2"] >= 0.5
        [entry] = json.loads(kept_bots_file(rules).read_text())["planner"]
        weights = weights_by_name(entry["weights"])
        assert planner_weights_for(game_of_text(TEXT, None, 2)) == weights != generic_weights()
        dearer = TEXT.replace("points = 9", "points = 8", 1)
        assert dearer != TEXT
        assert planner_weights_for(game_of_text(dearer, None, 2)) == generic_weights()

    with_server(scenario, QUICK)


def test_on_a_server_for_others_only_its_owner_may() -> None:
    async def scenario(server: LiveServer) -> None:
        assert (await server.http.get(STUDIES)).json()["allowed"] is False
        refused = await server.http.post(STUDIES, json=LAB)
        assert (refused.status_code, refused.json()["detail"]["id"]) == (403, "refusal-no-studies")
        owner = {"Authorization": f"Bearer {OWNER}"}
        assert (await server.http.get(STUDIES, headers=owner)).json()["allowed"] is True
        wrong = {b"Authorization": "Bearer sécret".encode()}
        assert (await server.http.get(STUDIES, headers=wrong)).json()["allowed"] is False
        same = {"Origin": "https://maps.example"}
        job = f"{STUDIES}/{'0' * 32}"
        assert (await server.http.delete(job, headers=same)).status_code == 403
        assert (await server.http.delete(job, headers=same | owner)).status_code == 204
        for change in ({"players": 9}, {"text": "a = = 1"}, {"kind": "other"}):
            answer = await server.http.post(STUDIES, json=LAB | change, headers=owner)
            assert answer.status_code == 400, change

    public = replace(QUICK, origins=("https://maps.example",), uploads_secret=OWNER)
    with_server(scenario, public)
