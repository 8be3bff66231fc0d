"""Whole games over the wire."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from branchline import load, map_ids
from tests.server.live_server import GREEDY, HUMAN, LiveServer, play_out, with_server


@pytest.mark.parametrize("which", map_ids())
def test_a_hot_seat_game_runs_to_its_score_sheet(which: str, tmp_path: Path) -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room(which, HUMAN, HUMAN)
        assert (await server.http.get(f"/api/rooms/{room}/record")).status_code == 400
        assert (await server.http.get(f"/api/rooms/{room}/race")).status_code == 400
        async with server.player(room, tokens) as both, server.player(room) as watcher:
            await play_out(both, (0, 1), lambda n: n * 2 // 3)
            await watcher.until(lambda: watcher.room.get("status") == "over")
            scores = both.positions[0]["scores"]
            assert scores == both.positions[1]["scores"] == watcher.positions[-1]["scores"]
            for score in scores:
                assert score["total"] == sum(line["points"] for line in score["lines"])
            assert 1 in [score["rank"] for score in scores]
        path = tmp_path / "record.json"
        path.write_bytes((await server.http.get(f"/api/rooms/{room}/record")).content)
        match = load(path)
        assert [match.score_sheet().total(seat) for seat in (0, 1)] == [s["total"] for s in scores]
        step = (await server.http.get(f"/api/rooms/{room}/replay/5")).json()
        assert (step["move"], step["moves"]) == (5, len(match.moves))
        assert [each["position"]["view"]["seat"] for each in step["seats"]] == [0, 1]
        race = (await server.http.get(f"/api/rooms/{room}/race")).json()
        assert race["totals"] == [score["total"] for score in scores]
        assert len(race["points"]) == len(match.moves) + 1
        first = (await server.http.get(f"/api/rooms/{room}/replay/0")).json()["seats"][0]
        at_start = on_board(first["position"])
        assert (race["points"][0], race["points"][-1]) == (at_start, on_board(both.positions[0]))
        info = (await server.http.get(f"/api/rooms/{room}")).json()
        assert (info["totals"], info.get("to_act", [])) == (race["totals"], [])
        assert info["ranks"] == [score["rank"] for score in scores]

    with_server(scenario)


def on_board(position: dict[str, Any]) -> list[int]:
    """Return the points that everybody could see, with what the map's mechanics add."""
    view = position["view"]
    added = [shown["points"] for shown in view["mechanics"].values() if "points" in shown]
    return [sum(points) for points in zip(view["points"], *added, strict=True)]


def test_a_person_plays_against_a_bot() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("poland", HUMAN, GREEDY)
        async with server.player(room, tokens) as ann:
            await play_out(ann, (0,), lambda n: n - 1)
            assert "bot-failed" not in [event["id"] for event in ann.events(0)]
            assert len(ann.positions[0]["scores"]) == 2
        log = server.rooms.live[room].state.log
        assert json.dumps([str(stored.entry) for stored in log]).count("bot='greedy'") > 5

    with_server(scenario)
