"""A review is worked out by one server and told by any of those that share a database."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from branchline.review.messages import Review
from branchline.server.reviews import Reviews
from branchline.server.shared_ledger import SharedLedger
from branchline.server.studio_ledgers import Most
from tests.database.test_sharing import with_two
from tests.server.live_server import QUICK, LiveServer
from tests.server.test_sharing import finished_record, room_of


def test_one_server_works_a_review_out_and_all_tell_how_far_it_is(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = Reviews.write

    async def scenario(one: LiveServer, other: LiveServer) -> None:
        told = asyncio.Event()

        async def write(reviews: Reviews, game: str, review: Review) -> None:
            await told.wait()  # however fast it is, others hear of it before it is whole
            await usual(reviews, game, review)

        monkeypatch.setattr(Reviews, "write", write)
        room = await room_of(one, finished_record())
        path = f"/api/rooms/{room}/review"
        services = [each.uvicorn.config.app.state.reviews for each in (one, other)]  # type: ignore[union-attr]
        done, total = [-1, -1], 0
        while not done[0] == done[1] == total:
            for which, server in enumerate((one, other)):
                found = (await server.http.get(path)).raise_for_status().json().get("review")
                assert sum(len(each.working) for each in services) <= 1
                if found is None:
                    continue
                assert found["done"] >= done[which]
                done[which], total = found["done"], found["total"]
                if server is other:
                    told.set()
            await asyncio.sleep(0.05)

    with_two(shared_database, scenario, replace(QUICK, review_seconds=0.1))


def test_a_review_that_a_server_leaves_unfinished_is_begun_by_another(
    shared_database: str,
) -> None:
    async def scenario(one: LiveServer, other: LiveServer) -> None:
        room = await room_of(one, finished_record())
        path = f"/api/rooms/{room}/review"
        first, second = (each.uvicorn.config.app.state.reviews for each in (one, other))  # type: ignore[union-attr]
        await one.http.get(path)
        assert list(first.working) == [room]
        await other.http.get(path)
        assert not second.working
        await first.close()
        await other.http.get(path)
        assert list(second.working) == [room]

    with_two(shared_database, scenario, replace(QUICK, review_seconds=0.0))


def test_one_address_leaves_place_for_others_on_all_servers(shared_database: str) -> None:
    async def scenario(one: LiveServer, other: LiveServer) -> None:
        stores = [each.rooms.store for each in (one, other)]
        ledgers = [SharedLedger(store, "review", 0, 0.0) for store in stores]
        found = [
            (await ledgers[number % 2].begin(each[0], each[1], b"{}", Most(3, 2))).found
            for number, each in enumerate(("1a", "2a", "3a", "1a", "4b", "5c"))
        ]
        assert found == ["begun", "begun", "enough", "known", "begun", "full"]

    with_two(shared_database, scenario)


def test_a_review_of_which_the_database_could_not_be_told_is_begun_all_the_same(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, failures = SharedLedger.begin, ["once"]

    async def broken(*values: Any) -> Any:
        found = await usual(*values)
        if failures:
            failures.pop()
            raise OSError
        return found

    async def scenario(one: LiveServer, _: LiveServer) -> None:
        monkeypatch.setattr(SharedLedger, "begin", broken)
        reviews = Reviews(replace(QUICK, review_seconds=0.0), one.rooms.store)
        with pytest.raises(OSError):  # noqa: PT011 - our own
            await reviews.begin("game", b"{}", "a")
        await reviews.begin("game", b"{}", "a")
        assert list(reviews.working) == ["game"]
        await reviews.close()

    with_two(shared_database, scenario)
