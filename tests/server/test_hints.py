"""Hints, boards, and going on from a move of a finished game."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest

import branchline
from branchline import new_game
from branchline.maps import map_ids
from branchline.server.bot_moves import REVIEWER, BotQuestion, advise
from tests.server import bad_bots
from tests.server.live_server import GREEDY, HUMAN, QUICK, RANDOM, LiveServer, play_out, with_server
from tests.server.test_commands import begin, turn_of


def test_a_hint_is_a_legal_action_told_to_the_asker_alone_and_stored_nowhere() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("uk", HUMAN, HUMAN)
        async with server.player(room, tokens) as both, server.player(room) as watcher:
            await both.until(lambda: len(both.positions) == 2)
            first = await both.do("hint", seat=0)
            assert first["type"] == "hinted"
            offers = {offer["action"]: offer for offer in both.actions(0)}
            assert first["text"] == offers[first["action"]]["text"]
            assert set(first["tickets"]) <= set(offers[first["action"]]["tickets"])
            assert first["tracks"]
            await begin(both)
            seat, seen = turn_of(both), both.version
            assert (await both.do("hint", seat=1 - seat))["reason"] == "out of turn"
            assert (await watcher.do("hint", seat=seat))["reason"] == "not your seat"
            hint = await both.do("hint", seat=seat)
            assert hint["seat"] == seat
            legal = [offer["action"] for offer in both.actions(seat)]
            assert hint["action"] in legal
            assert hint["reason"]
            assert all(other["action"] in legal for other in hint.get("others", ()))
            assert server.rooms.live[room].state.version == seen
            assert (await both.act(seat, hint["action"]))["type"] == "ack"
            assert not [message for message in watcher.others if message["type"] == "hinted"]

    with_server(scenario)


def test_a_claim_on_the_way_planned_comes_with_that_way() -> None:
    """Also where it is on no ticket's shortest way, but on the one way that is planned for all."""
    detours = 0
    for seed in range(1, 40):
        match = new_game("poland", players=2, seed=seed)
        while len(match.to_act) > 1 or match.view(match.seat).phase != "turn":
            match.play(match.actions(match.to_act[0])[0], match.to_act[0])
        question = BotQuestion(
            "poland", None, 2, REVIEWER, 1, match.view(match.seat), tuple(match.actions())
        )
        advice = advise(question)
        if advice.reason[0].id != "serves":
            continue
        detours += advice.reason[1].id == "detour"
        track = int(match.game.track_of[advice.action - match.game.claim_action])
        assert track in advice.tracks, seed
        assert advice.tickets, seed
    assert detours > 1


def test_hints_are_limited_and_one_that_takes_too_long_is_refused() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("usa", HUMAN, HUMAN)
        async with server.player(room, tokens) as both:
            await both.until(lambda: len(both.positions) == 2)
            await both.put({"type": "hint", "id": "slow", "seat": 0})
            assert (await both.do("hint", seat=0))["reason"] == "too fast"
            assert (await both.do("say", seat=0, text="well?"))["type"] == "ack"
            assert (await both.answer("slow"))["reason"] == "unavailable"

    with_server(scenario, replace(QUICK, advise=bad_bots.broods, hint_seconds=4.0))


def test_going_on_from_a_move_of_a_finished_game(tmp_path: Path) -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("poland", HUMAN, RANDOM)
        path = f"/api/rooms/{room}/play-on"
        assert (await server.http.post(path, json={"move": 3})).json()["reason"] == "not now"
        async with server.player(room, tokens) as ann:
            await play_out(ann, (0,), lambda n: n - 1)
        step = (await server.http.get(f"/api/rooms/{room}/replay/20")).json()
        made = (await server.http.post(path, json={"move": 20})).raise_for_status().json()
        [invitation] = made["invitations"]
        assert invitation["token"] not in tokens
        async with server.player(made["room"], [invitation["token"]]) as ann:
            await ann.until(lambda: ann.positions)
            if "random" not in ann.room["seats"][1].get("played_by", ""):
                pytest.fail("the bot plays on")
            first = ann.updates[0]
            assert ann.positions[0]["view"]["turn"] >= step["seats"][0]["position"]["view"]["turn"]
            assert not first["position"]["can_undo"]
            await play_out(ann, (0,), lambda n: n - 1)
        record = tmp_path / "on.json"
        record.write_bytes((await server.http.get(f"/api/rooms/{made['room']}/record")).content)
        match = branchline.load(record)
        assert len(match.moves) > 20
        for body in ({"move": 10**6}, {"move": -1}, {"move": 3, "seats": [HUMAN]}):
            assert (await server.http.post(path, json=body)).json()["reason"] == "malformed"

    with_server(scenario)


def test_others_may_take_the_seats_of_a_game_that_goes_on() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("poland", HUMAN, HUMAN)
        async with server.player(room, tokens) as both:
            await play_out(both, (0, 1), lambda n: n * 2 // 3)
        seats = [{"kind": "human", "name": "Zoe"}, HUMAN]
        body = {"move": 12, "seats": seats}
        made = (await server.http.post(f"/api/rooms/{room}/play-on", json=body)).json()
        step = (await server.http.get(f"/api/rooms/{room}/replay/12")).json()
        tokens = [each["token"] for each in made["invitations"]]
        async with server.player(made["room"], tokens) as both:
            await both.until(lambda: len(both.positions) == 2)
            assert both.room["seats"][0]["name"] == "Zoe"
            for seat in (0, 1):
                assert both.positions[seat]["view"] == step["seats"][seat]["position"]["view"]
            assert not both.positions[0]["can_undo"]
            assert not both.positions[1]["can_undo"]
        body = {"move": 12, "seats": [HUMAN, {"kind": "open"}]}
        answer = await server.http.post(f"/api/rooms/{room}/play-on", json=body)
        assert answer.json()["reason"] == "malformed"
        seats = [RANDOM, GREEDY]
        answer = await server.http.post(
            f"/api/rooms/{room}/play-on", json={"move": 0, "seats": seats}
        )
        assert answer.json()["invitations"] == []

    with_server(scenario)


def test_the_drawn_boards_are_served_and_may_be_kept() -> None:
    async def scenario(server: LiveServer) -> None:
        for which in map_ids():
            facts = (await server.http.get(f"/api/maps/{which}")).json()["board"]
            for kind in ("svg", "json"):
                answer = await server.http.get(facts[kind])
                assert answer.status_code == 200
                assert "immutable" in answer.headers["cache-control"]
                tag = answer.headers["etag"]
                digest = hashlib.sha256(answer.content).hexdigest()
                assert digest.startswith(tag.strip('"').removesuffix("-gzip"))
                plain = await server.http.get(facts[kind].partition("?")[0])
                assert plain.headers["cache-control"] == "no-cache"
                again = await server.http.get(facts[kind], headers={"If-None-Match": tag})
                assert (again.status_code, again.content) == (304, b"")
            picture = (await server.http.get(facts["svg"])).text
            assert 'data-track="0"' in picture
            assert 'href="board.webp"' not in picture  # an image loads nothing further
        for path in (
            *("usa/map.toml", "usa/board.toml", "atlantis/board.svg", "fonts/OFL.txt"),
            *(
                "usa/../../__init__.py",
                "%2e%2e/maps/board.svg",
                "usa/%2e%2e%2fboard.svg",
                "x" * 999,
            ),
        ):
            assert (await server.http.get(f"/boards/{path}")).status_code == 404, path

    with_server(scenario)


@pytest.mark.parametrize("which", map_ids())
def test_the_rules_of_a_map_are_told(which: str) -> None:
    async def scenario(server: LiveServer) -> None:
        data = branchline.load_map(which)
        facts = (await server.http.get(f"/api/maps/{which}")).json()
        assert set(facts["mechanics"]) == set(data.mechanics)
        assert sum(facts["draw"]["deck"]) == 8 * data.each_colour + data.locomotives
        assert facts["first_tickets"]["offered"] == dict(data.first.deal)
        assert facts["last_round_at"] == 2
        assert set(facts["groups"]) == set(data.group_rules)
        assert len({track["route"] for track in facts["tracks"]}) <= len(facts["tracks"])
        assert ("technology" in facts["names"]) == ("technologies" in data.mechanics)

    with_server(scenario)
