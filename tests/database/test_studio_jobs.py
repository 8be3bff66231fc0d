"""What one server draws or studies for the map studio is known to all that share its database."""

from __future__ import annotations

import asyncio
import hashlib
import json
from contextlib import suppress
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from branchline.server import leases, studio_jobs
from branchline.server.refusals import Refusal
from branchline.server.shared_ledger import SharedLedger
from branchline.server.studio_jobs import Job, StudioJobs
from branchline.server.studio_studies import TERMS
from branchline.studio.messages import StudyState
from tests.database.test_sharing import with_two
from tests.server.live_server import HUMAN, QUICK, LiveServer

TEXT = (Path(__file__).parents[2] / "examples" / "isle.toml").read_text("utf-8")
BOARDS, STUDIES = "/api/studio/boards", "/api/studio/studies"
LAB = {"text": TEXT, "kind": "lab", "players": 2, "effort": "quick"}


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take no server for dead because the machine is slow."""
    monkeypatch.setattr(leases, "LEASE_SECONDS", 60.0)


async def ended(server: LiveServer, path: str) -> Any:
    """Wait for something that may be done at another server; return how it ended."""
    while True:
        answer = await server.http.get(path)
        if answer.status_code != HTTPStatus.SERVICE_UNAVAILABLE:  # a slow database: ask again
            found = answer.raise_for_status().json()
            if found["state"] not in ("waiting", "drawing", "working"):
                return found
        await asyncio.sleep(0.2)


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
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studio_jobs, "REPORT_SECONDS", 0.02)  # or a quick machine has drawn it

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


@pytest.mark.parametrize("what", ["begin", "end"])
def test_a_job_of_which_the_database_could_not_be_told_keeps_no_other_from_beginning(
    shared_database: str, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    usual, failures = getattr(SharedLedger, what), ["once"]

    async def broken(*values: Any) -> Any:
        found = None if what == "end" else await usual(*values)
        if failures:
            failures.pop()
            raise OSError
        return found if what == "begin" else await usual(*values)

    async def work(job: Job[StudyState]) -> tuple[StudyState, bytes]:
        return StudyState(job.state.job, "lab", "ready"), b"found"

    async def scenario(one: LiveServer, other: LiveServer) -> None:
        jobs, others = (
            StudioJobs(TERMS, StudyState, QUICK, each.rooms.store) for each in (one, other)
        )
        first, second = (StudyState(name * 32, "lab", "working") for name in "12")
        monkeypatch.setattr(SharedLedger, what, broken)
        with suppress(OSError):
            await jobs.begin("a", first, work)
        while jobs.own:
            await asyncio.sleep(0.01)
        with pytest.raises(Refusal):
            await others.begin("b", second, work)
        found = await jobs.state(first.job)
        assert found is not None
        assert found.state == ("failed" if what == "begin" else "ready")
        assert await jobs.result(first.job) == (None if what == "begin" else b"found")
        assert (await others.begin("b", second, work)).state == "working"
        while others.own:
            await asyncio.sleep(0.01)

    with_two(shared_database, scenario)


def test_a_job_is_ready_once_what_it_made_is_kept(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, may_end, has_come = SharedLedger.end, asyncio.Event(), asyncio.Event()

    async def slow(*values: Any) -> None:
        has_come.set()
        await may_end.wait()
        await usual(*values)

    async def work(job: Job[StudyState]) -> tuple[StudyState, bytes]:
        return StudyState(job.state.job, "lab", "ready"), b"found"

    async def scenario(one: LiveServer, _: LiveServer) -> None:
        jobs = StudioJobs(TERMS, StudyState, QUICK, one.rooms.store)
        monkeypatch.setattr(SharedLedger, "end", slow)
        first = await jobs.begin("a", StudyState("1" * 32, "lab", "working"), work)
        await has_come.wait()
        assert await jobs.state(first.job) == first
        assert await jobs.result(first.job) is None
        may_end.set()
        while jobs.own:
            await asyncio.sleep(0.01)
        found = await jobs.state(first.job)
        assert found is not None
        assert found.state == "ready"
        assert await jobs.result(first.job) == b"found"

    with_two(shared_database, scenario)


def test_a_board_that_an_earlier_version_drew_is_drawn_anew(shared_database: str) -> None:
    earlier = {"framed": "<svg/>", "plain": "<svg/>", "board": "{}"}

    async def scenario(one: LiveServer, _: LiveServer) -> None:
        name = hashlib.sha256(TEXT.encode()).hexdigest()[:32]  # as it was called
        row = {"name": name, "state": b'{"job":"","state":"ready"}', "hosts": ""}
        row |= {"result": json.dumps(earlier).encode(), "kind": "board", "server": "earlier"}
        noted = sa.text(
            "INSERT INTO studio_jobs (name, kind, server, state, under_way, asked, hosts, result)"
            " VALUES (:name, :kind, :server, :state, false, clock_timestamp(), :hosts, :result)"
        )
        await one.rooms.store.run(lambda connection: connection.execute(noted, row).rowcount)
        room = {"text": TEXT, "room": {"seats": [HUMAN, HUMAN]}}
        assert (await one.http.post("/api/studio/rooms", json=room)).status_code == 201
        begun = (await one.http.post(BOARDS, json={"text": TEXT})).json()
        path = f"{BOARDS}/{begun['job']}"
        assert (await ended(one, path))["state"] == "ready"
        assert len((await one.http.get(f"{path}/board.json")).json()["tracks"]) == 13

    with_two(shared_database, scenario)
