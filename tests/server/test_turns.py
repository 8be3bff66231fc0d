"""Work that takes minutes: one address has some of it under way, and leaves place for others."""

from __future__ import annotations

import asyncio

import pytest

from branchline.server import opened_records, picture_jobs
from branchline.server.opened_records import OpenedRecords
from branchline.server.picture_jobs import PictureJobs
from branchline.server.refusals import Refusal
from branchline.server.settings import Settings
from branchline.server.studio_ledgers import Most, OwnLedger
from tests.server.live_server import LiveServer, with_server


class Slow:
    """Work that ends when it is let."""

    def __init__(self) -> None:
        self.may_end = asyncio.Event()

    async def __call__(self, *_order: object) -> bytes:
        await self.may_end.wait()
        return b"done"


def test_pictures_of_one_address_leave_place_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        slow = Slow()
        monkeypatch.setattr(picture_jobs, "make", slow)
        jobs, order = PictureJobs(Settings()), dict[str, int]
        asked = [asyncio.create_task(jobs.find("a", n, order)) for n in range(4)]  # type: ignore[arg-type]
        await asyncio.sleep(0)
        with pytest.raises(Refusal):
            await jobs.find("a", "one more", order)  # type: ignore[arg-type]
        other = asyncio.create_task(jobs.find("b", "other", order))  # type: ignore[arg-type]
        slow.may_end.set()
        assert await asyncio.gather(*asked, other) == [b"done"] * 5
        assert await jobs.find("a", "one more", order) == b"done"  # type: ignore[arg-type]
        await jobs.close()

    asyncio.run(scenario())


def test_files_of_one_address_leave_place_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(server: LiveServer) -> None:
        may_end = asyncio.Event()

        async def check(_content: bytes, _language: str) -> object:
            await may_end.wait()
            raise Refusal("bad record", "refusal-record-too-much")

        monkeypatch.setattr(opened_records, "check", check)
        records = OpenedRecords(server.rooms)

        def ask(host: str, number: int) -> asyncio.Task[str]:
            return asyncio.create_task(records.open(b"%d" % number, host, "en"))

        asked = [ask("a", number) for number in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="minute"):
            await records.open(b"one more", "a", "en")
        asked.append(ask("b", 4))
        may_end.set()
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(each, Refusal) and each.reason == "bad record" for each in found)

    with_server(scenario)


def test_jobs_of_one_address_leave_place_for_others() -> None:
    async def scenario() -> None:
        ledger = OwnLedger(1000, 60.0)
        found = [
            (await ledger.begin(name, host, b"{}", Most(3, 2))).found
            for name, host in (
                ("1", "a"),
                ("2", "a"),
                ("3", "a"),
                ("1", "a"),
                ("4", "b"),
                ("5", "c"),
            )
        ]
        assert found == ["begun", "begun", "enough", "known", "begun", "full"]

    asyncio.run(scenario())
