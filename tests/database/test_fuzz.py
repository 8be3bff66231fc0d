"""Nonsense for servers that share a database, which does not take every text."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.database.test_sharing import with_two
from tests.server.live_server import HUMAN, LiveServer
from tests.server.test_fuzz import QUIET, ask_every_endpoint, send_every_message
from tests.server.test_outside import troubles

__all__ = ["troubles"]


def test_every_endpoint_answers_nonsense(shared_database: str) -> None:
    async def scenario(one: LiveServer, _: LiveServer) -> None:
        await ask_every_endpoint(one)

    with_two(shared_database, scenario, QUIET)


def test_every_message_to_another_server_is_answered(shared_database: str) -> None:
    async def scenario(one: LiveServer, other: LiveServer) -> None:
        await send_every_message(other, *await one.room("poland", HUMAN, HUMAN))

    with_two(shared_database, scenario, QUIET)


@pytest.mark.parametrize("kind", ["boards", "studies", "uploads"])
def test_names_with_zeros_are_not_known(shared_database: str, kind: str) -> None:
    async def scenario(one: LiveServer, _: LiveServer) -> None:
        path = f"/api/studio/{kind}/a%00b"
        removed = await one.http.delete(path)
        if kind == "uploads":
            assert removed.json()["reason"] == "not your seat"
            return
        assert removed.status_code == 204
        assert (await one.http.get(path)).status_code == 404
        name = "board.json" if kind == "boards" else "report.html"
        assert (await one.http.get(f"{path}/{name}")).json()["reason"] == "not now"

    with_two(shared_database, scenario, replace(QUIET, allow_uploads=True))
