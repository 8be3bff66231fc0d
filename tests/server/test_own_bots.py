"""Bots of the server's owner: named in rooms, found by the settings alone, replaced on failure."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from branchline.server.log_entries import Played
from branchline.server.settings import Settings
from tests.server.live_server import HUMAN, QUICK, LiveServer, Player, play_out, with_server

VISITORS = "tests.server.visitors"
PROGRAM = """
import json, os, sys
with open(sys.argv[1], "a") as note:
    note.write(f"{os.getpid()}\\n")
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({"action": message["legal"][-1]}), flush=True)
"""


def seat(bot: str) -> dict[str, str]:
    """Return a seat for a bot."""
    return {"kind": "bot", "bot": bot}


def having(bots: Mapping[str, str], **more: Any) -> Settings:
    """Return the settings of a server with bots of its owner."""
    return replace(QUICK, own_bots=dict(bots), **more)


def told(player: Player, kind: str) -> list[dict[str, Any]]:
    """Return the arguments of all events of a kind that a player was told of."""
    return [event["args"] for event in player.events(0) if event["id"] == kind]


def test_an_own_bot_is_named_and_plays_a_game() -> None:
    async def scenario(server: LiveServer) -> None:
        options = (await server.http.get("/api/options")).json()
        assert options["own_bots"] == ["mine"]
        assert "mine" not in options["bots"]
        room, tokens = await server.room("poland", HUMAN, seat("mine"))
        async with server.player(room, tokens) as ann:
            await play_out(ann, (0,), lambda n: n - 1)
            assert told(ann, "bot-failed") == []
            assert ann.room["seats"][1] == {
                "kind": "bot",
                "name": "Mine",
                "bot": "mine",
                "played_by": "mine",
            }
        entries = [stored.entry for stored in server.rooms.live[room].state.log]
        assert {each.bot for each in entries if isinstance(each, Played)} == {"", "mine"}

    with_server(scenario, having({"mine": f"{VISITORS}:Last"}))


@pytest.mark.parametrize("spec", [f"{VISITORS}:Last", "run:true", "Mine", "os:system", ""])
def test_no_request_says_how_a_bot_is_found(spec: str) -> None:
    async def scenario(server: LiveServer) -> None:
        body = {"map": "poland", "seats": [HUMAN, seat(spec[:32])]}
        refused = await server.http.post("/api/rooms", json=body)
        assert refused.status_code == 400
        assert refused.json()["detail"]["id"] == "refusal-no-such-bot"
        assert "mine" in refused.json()["detail"]["args"]["bots"]

    with_server(scenario, having({"mine": f"{VISITORS}:Last"}))


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (f"{VISITORS}:Raising", "crashed"),
        (f"{VISITORS}:Illegal", "illegal"),
        (f"{VISITORS}:Slow", "too slow"),
        (f"{VISITORS}:Nobody", "crashed"),
        (f"run:{sys.executable} -c pass", "crashed"),
        (f"run:{sys.executable} -c 'import time; time.sleep(600)'", "too slow"),
    ],
)
def test_a_bot_that_keeps_failing_is_replaced_and_the_game_goes_on(
    bot: str, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("poland", HUMAN, seat("mine"))
        async with server.player(room, tokens) as ann:
            await play_out(ann, (0,), lambda n: n - 1)
            # A slow machine may keep the bot that replaces it waiting just as long.
            failed = [each for each in told(ann, "bot-failed") if each["bot"] == "mine"]
            assert failed == [{"bot": "mine", "reason": reason}] * 3
            assert told(ann, "bot-replaced") == [
                {"bot": "mine", "by": "medium", "reason": "failing"}
            ]
            assert ann.room["seats"][1]["played_by"] == "medium"

    with_server(scenario, having({"mine": bot}, bot_seconds=1 if reason == "too slow" else 60))
    assert "Traceback" not in caplog.text
    if "Raising" in bot:
        assert "lost the thread" in caplog.text


def test_a_program_is_kept_for_its_table(tmp_path: Path) -> None:
    program, note = tmp_path / "bot.py", tmp_path / "note"
    program.write_text(PROGRAM)
    spec = f"run:{sys.executable} {program} {note}"

    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("poland", HUMAN, seat("mine"))
        async with server.player(room, tokens) as ann:
            await play_out(ann, (0,), lambda n: n - 1)
            assert told(ann, "bot-failed") == []
        assert len(note.read_text().split()) == 1

    with_server(scenario, having({"mine": spec}, bot_seconds=60))


def test_a_bot_that_is_gone_after_a_restart_is_replaced_and_comes_back(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    kept: dict[str, Any] = {}

    async def before(server: LiveServer) -> None:
        kept["room"], kept["tokens"] = await server.room("poland", HUMAN, seat("mine"))
        async with server.player(kept["room"], kept["tokens"]) as ann:
            await ann.until(lambda: ann.actions(0))
            await ann.act(0, ann.actions(0)[0]["action"])
            await ann.until(lambda: ann.actions(0))

    async def without(server: LiveServer) -> None:
        async with server.player(kept["room"], kept["tokens"]) as ann:
            await ann.until(lambda: ann.actions(0))
            assert told(ann, "bot-replaced") == [{"bot": "mine", "by": "medium", "reason": "gone"}]
            assert ann.room["seats"][1]["played_by"] == "medium"
            assert ann.room["seats"][1]["bot"] == "mine"
            for _ in range(3):
                await ann.until(lambda: ann.actions(0))
                await ann.act(0, ann.actions(0)[-1]["action"])
            assert told(ann, "bot-failed") == []

    async def again(server: LiveServer) -> None:
        async with server.player(kept["room"], kept["tokens"]) as ann:
            await play_out(ann, (0,), lambda n: n - 1)
            assert [each["reason"] for each in told(ann, "bot-replaced")] == ["gone", "back"]
            assert ann.room["seats"][1]["played_by"] == "mine"

    settings = having({"mine": f"{VISITORS}:Last"})
    with_server(before, settings, database)
    with_server(without, QUICK, database)
    with_server(again, settings, database)


def test_a_rematch_without_the_bot_is_played_by_another(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    kept: dict[str, Any] = {}

    async def before(server: LiveServer) -> None:
        kept["room"], kept["tokens"] = await server.room("poland", HUMAN, seat("mine"))
        async with server.player(kept["room"], kept["tokens"]) as ann:
            await play_out(ann, (0,), lambda n: n - 1)

    async def after(server: LiveServer) -> None:
        async with server.player(kept["room"], kept["tokens"]) as ann:
            await ann.until(lambda: ann.positions)
            assert told(ann, "bot-replaced") == []  # it is over
            await ann.do("rematch", seat=0)
            await ann.until(lambda: ann.room.get("rematch"))
            room = ann.room["rematch"]
        async with server.player(room, kept["tokens"]) as ann:
            await ann.until(lambda: ann.positions)
            assert told(ann, "bot-replaced") == [{"bot": "mine", "by": "medium", "reason": "gone"}]

    with_server(before, having({"mine": f"{VISITORS}:Last"}), database)
    with_server(after, QUICK, database)
