"""Lessons on a server: real rooms whose chances and opponents follow a script."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from branchline.maps import map_ids
from branchline.play.lessons import lesson_ids, load_lesson
from branchline.server.catalogue import key_of
from tests.server.live_server import GREEDY, HUMAN, LiveServer, Player, play_out, with_server

LESSON = load_lesson(lesson_ids()[0])
PATH = f"/api/lessons/{LESSON.id}"


async def begin(server: LiveServer, **body: Any) -> tuple[str, list[str]]:
    """Begin the lesson; return its room and the person's token."""
    made = (await server.http.post(PATH, json=body)).raise_for_status().json()
    return made["room"], [each["token"] for each in made["invitations"]]


async def past(player: Player, moves: int) -> None:
    """Wait until more moves have been played."""
    await player.until(lambda: player.room["lesson"]["moves"] > moves)


def test_the_steps_are_told_and_the_map_is_not_offered() -> None:
    async def scenario(server: LiveServer) -> None:
        options = (await server.http.get("/api/options")).json()
        assert options["lessons"] == list(lesson_ids())
        assert [each["id"] for each in options["maps"]] == list(map_ids())
        told = (await server.http.get(PATH)).json()
        assert [step["say"] for step in told["steps"]] == [s.say for s in LESSON.script.steps]
        refused = await server.http.post(
            "/api/rooms", json={"map": LESSON.id, "seats": [HUMAN, GREEDY]}
        )
        assert refused.status_code == 400
        assert refused.json()["detail"]["id"] == "refusal-no-such-map"

    with_server(scenario)


def test_a_lesson_that_is_not_there_is_refused() -> None:
    async def scenario(server: LiveServer) -> None:
        for answer in (
            await server.http.get("/api/lessons/nothing"),
            await server.http.post("/api/lessons/nothing", json={}),
        ):
            assert answer.status_code in (400, 404)
            assert answer.json()["detail"]["id"] == "refusal-no-such-lesson"
        long = await server.http.post(PATH, json={"name": "x" * 65})
        assert long.status_code == 400

    with_server(scenario)


def test_the_game_goes_exactly_as_the_script_says(tmp_path: Path) -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await begin(server, name="Ada")
        async with server.player(room, tokens) as ada:
            await ada.until(lambda: ada.actions(0))
            moves = ada.room["lesson"]["moves"]
            assert moves == LESSON.script.opening
            assert [seat["name"] for seat in ada.room["seats"]] == ["Ada", LESSON.script.seats[1]]
            while ada.room["status"] != "over":
                await ada.until(lambda: ada.actions(0) or ada.room["status"] == "over")
                if ada.actions(0):
                    number = ada.room["lesson"]["moves"]
                    assert LESSON.moves[number].seat == 0
                    answer = await ada.act(0, LESSON.moves[number].action)
                    assert answer["type"] == "ack"
                    await past(ada, number)
            totals = [score["total"] for score in ada.positions[0]["scores"]]
            sheet = LESSON.match.score_sheet()
            assert totals == [sheet.total(0), sheet.total(1)]
            facts = await server.http.get(f"/api/maps/{ada.room['map']}")
            assert ada.room["map"] == key_of(LESSON.data)
            picture = await server.http.get(facts.json()["board"]["svg"])
            assert "ATLANTIC" in picture.text  # the drawn board, not a plain one
        played = server.rooms.live[room].state.match
        assert played is not None
        assert [move.check for move in played.moves] == [move.check for move in LESSON.moves]

    with_server(scenario, database=tmp_path / "games.sqlite")


def test_whoever_leaves_the_script_still_plays_a_game_to_its_end() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await begin(server)
        async with server.player(room, tokens) as ann:
            await ann.until(lambda: ann.actions(0))
            assert ann.actions(0)[-1]["action"] != LESSON.moves[LESSON.script.opening].action
            await play_out(ann, (0,), lambda n: n - 1)
            assert not [event for event in ann.events(0) if event["id"].startswith("bot-")]
            assert (await ann.do("rematch", seat=0))["type"] == "ack"
            await ann.until(lambda: ann.room.get("rematch"))
            again = ann.room["rematch"]
        async with server.player(again, tokens) as ann:
            await ann.until(lambda: ann.actions(0))
            assert "lesson" not in ann.room

    with_server(scenario)
