"""Practice over the wire: a position without its solution, which comes once a move is chosen."""

from __future__ import annotations

from branchline.review.puzzles import action_of, all_puzzles, position_of
from tests.server.live_server import HUMAN, LiveServer, with_server


def test_a_puzzle_tells_its_solution_only_to_one_who_has_chosen() -> None:
    async def check(server: LiveServer) -> None:
        listed = (await server.http.get("/api/puzzles")).raise_for_status().json()["puzzles"]
        assert [each["id"] for each in listed] == [each.id for each in all_puzzles()]
        assert set(listed[0]) == {"id", "map", "variant", "players"}
        puzzle = all_puzzles()[0]
        match = position_of(puzzle)
        address = f"/api/puzzles/{puzzle.id}"
        found = (await server.http.get(address)).raise_for_status()
        assert set(found.json()) == {"id", "update"}
        update = found.json()["update"]
        assert set(update) <= {"seat", "since", "version", "room", "news", "position", "type"}
        assert update["seat"] == puzzle.seat
        assert [each["action"] for each in update["position"]["actions"]] == match.actions()
        assert str(puzzle.seed) not in found.text.split('"update"')[0].replace(puzzle.id, "")
        assert puzzle.check not in found.text
        best = action_of(match, puzzle.best)
        right = await server.http.post(address, json={"action": best})
        assert right.raise_for_status().json()["right"]
        worst = action_of(match, puzzle.others[-1].do)
        wrong = (await server.http.post(address, json={"action": worst})).raise_for_status().json()
        assert not wrong["right"]
        assert wrong["best"]["action"] == best
        assert wrong["best"]["reason"]
        assert wrong["chance"] == puzzle.others[-1].chance

    with_server(check)


def test_what_is_no_puzzle_and_no_move_is_refused() -> None:
    async def check(server: LiveServer) -> None:
        unknown = await server.http.get("/api/puzzles/nowhere")
        assert unknown.status_code == 404
        assert unknown.json()["detail"]["id"] == "refusal-no-such-puzzle"
        address = f"/api/puzzles/{all_puzzles()[0].id}"
        for body in ({"action": 7}, {"action": 10**8}):
            assert (await server.http.post(address, json=body)).json()["reason"] == "illegal"
        for bad in ({}, {"action": "claim"}, {"action": -1}, {"action": 1, "more": 2}):
            assert (await server.http.post(address, json=bad)).json()["reason"] == "malformed"
        room, _ = await server.room("poland", HUMAN, HUMAN)
        address = f"/api/rooms/{room}/practice"
        assert (await server.http.get(f"{address}?seat=0")).json()["reason"] == "not now"
        chosen = await server.http.post(address, json={"move": 1, "action": 5})
        assert chosen.json()["reason"] == "not now"

    with_server(check)
