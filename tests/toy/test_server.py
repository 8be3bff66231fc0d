"""The toy mechanic over the browser protocol: a real server, its bots in worker processes.

The client has no panel for it, so all it needs must come over the wire: typed actions for its
general list of decisions, and the words of the mechanic.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tests.browser.serving import Server
from tests.server.live_server import HUMAN, PATIENCE, Player, RemoteServer
from tests.toy.installing import MAP_ID, Installed

MECHANIC = "coal_mines"
EVERY_MAP = {"take", "draw", "tickets", "keep", "claim", "pass"}


@pytest.fixture(scope="module")
def port(installed: Installed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of a server that was started like any other."""
    server = Server(tmp_path_factory.mktemp("server"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", installed.environment["PYTHONPATH"])
        server.start()
    yield server.port
    server.stop()


def run(port: int, scenario: Callable[[RemoteServer], Awaitable[None]]) -> None:
    """Run a scenario with a way to the server."""

    async def limited() -> None:
        server = RemoteServer(port)
        try:
            await asyncio.wait_for(scenario(server), 4 * PATIENCE)
        finally:
            await server.http.aclose()

    asyncio.run(limited())


async def words_of(server: RemoteServer) -> set[str]:
    """Return the ids of the messages that come with the facts of the map."""
    facts = (await server.http.get(f"/api/maps/{MAP_ID}")).raise_for_status().json()
    assert facts["mechanics"] == {MECHANIC: {"bonus": 8}}
    entries = FluentParser().parse(facts["words"]["en"]).body
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


def chosen(offers: list[dict[str, Any]]) -> dict[str, Any]:
    """Choose as somebody would who wants to see coal: burn it, else build, else whatever."""
    saving = [offer for offer in offers if offer.get("payment", {}).get("saved")]
    claims = [offer for offer in offers if offer["kind"] == "claim"]
    return (saving or claims or offers)[0]


async def play(player: Player, asked: list[list[dict[str, Any]]]) -> None:
    """Play seat 0 to the end; note what the mechanic asks."""
    while player.room.get("status") != "over":
        offers = player.actions(0)
        if not offers:
            await player.next()
            continue
        offer = chosen(offers)
        if player.positions[0]["view"]["phase"] == MECHANIC:
            asked.append(offers)
            offer = offers[len(asked) % 4 == 3 and len(offers) > 1]
        answer = await player.act(0, offer["action"])
        assert answer["type"] == "ack", answer


def test_a_whole_game_over_the_wire(port: int, tmp_path: Path) -> None:
    async def scenario(server: RemoteServer) -> None:
        words = await words_of(server)
        asked: list[list[dict[str, Any]]] = []
        room, tokens = await server.room(MAP_ID, HUMAN, {"kind": "bot", "bot": "planner"})
        async with server.player(room, tokens) as ann:
            await play(ann, asked)
            kinds = {offer["kind"] for offers in asked for offer in offers}
            assert kinds == {"load_coal", "leave_coal"}
            for offers in asked:
                for offer in offers:
                    assert offer["mechanic"] == MECHANIC
                    assert f"action-{offer['kind']}".replace("_", "-") in words
                    assert "place" not in offer.get("ids", {})  # the general list shows it
            told = {event["id"] for event in ann.events(0)}
            assert {"coal-loaded", "coal-burnt"} <= told & words
            assert "bot-failed" not in told
            coal = ann.positions[0]["view"]["mechanics"][MECHANIC]["coal"]
            lines = [
                {line["name"]: line["points"] for line in score["lines"]}
                for score in ann.positions[0]["scores"]
            ]
            best = [n == max(coal) > 0 for n in coal]
            assert [each.get("most_coal", 0) for each in lines] == [8 * each for each in best]
        path = tmp_path / "game.json"
        path.write_bytes((await server.http.get(f"/api/rooms/{room}/record")).content)
        assert MECHANIC in path.read_text("utf-8")

    run(port, scenario)


def test_a_hint_knows_the_decision(port: int) -> None:
    async def scenario(server: RemoteServer) -> None:
        room, tokens = await server.room(MAP_ID, HUMAN, HUMAN)
        async with server.player(room, tokens) as both:
            seat = 0
            while both.positions.get(seat, {}).get("view", {}).get("phase") != MECHANIC:
                seat = next((each for each in (0, 1) if both.actions(each)), seat)
                if not both.actions(seat):
                    await both.next()
                    continue
                if both.positions[seat]["view"]["phase"] != MECHANIC:
                    await both.act(seat, chosen(both.actions(seat))["action"])
            hint = await both.do("hint", seat=seat)
            assert hint["action"] in [offer["action"] for offer in both.actions(seat)]

    run(port, scenario)


def test_words_tell_every_part_of_the_mechanic(port: int) -> None:
    async def scenario(server: RemoteServer) -> None:
        wanted = {
            "status-coal-mines",
            "rules-coal-mines",
            "rules-coal-mines-title",
            "line-most-coal",
        }
        assert wanted <= await words_of(server)
        plain = (await server.http.get("/api/maps/poland")).json()
        assert plain.get("words", {}) == {}

    run(port, scenario)
