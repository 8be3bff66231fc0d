"""Names: normal, visible, and unique in a room, at every door that takes one."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.locales import speaking
from branchline.server.names import checked_name, likeness, names_for
from branchline.server.refusals import Refusal
from tests.server.live_server import GREEDY, HUMAN, OPEN, RANDOM, LiveServer, with_server

BAD = {
    "zero width space": ("Ann\u200b", "refusal-name-hidden"),
    "only zero width": ("\u200b\u200d", "refusal-name-hidden"),
    "turned round": ("\u202eAnn", "refusal-name-hidden"),
    "control": ("An\x07n", "refusal-name-hidden"),
    "new line": ("An\nn", "refusal-name-hidden"),
    "tag": ("Ann\U000e0041", "refusal-name-hidden"),
    "filler": ("\u3164", "refusal-name-hidden"),
    "braille blank": ("\u2800\u2800", "refusal-name-hidden"),
    "selector alone": ("\ufe0f", "refusal-name-hidden"),
    "marks alone": ("\u0301", "refusal-name-hidden"),
    "stacked marks": ("Z\u0335\u0336\u0337algo", "refusal-name-marks"),
    "long": ("x" * 21, "refusal-name-length"),
    "long once normal": ("\ufdfa\ufdfa", "refusal-name-length"),
}
SAME = ("Ann", "ANN", "Ａｎｎ", "𝐀nn", "Аnn", "Ann\ufe0f")
"""Ways to write one name: case, width, mathematical and Cyrillic letters, a selector."""


@pytest.mark.parametrize(("name", "detail"), BAD.values(), ids=BAD)
def test_names_that_cannot_be_seen_or_told_are_refused(name: str, detail: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked_name(name)
    assert refused.value.reason == "bad name"
    assert refused.value.detail is not None
    assert refused.value.detail.id == detail


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("  Ann   Lee ", "Ann Lee"),
        ("ﬁona", "fiona"),
        ("Nguyễn", "Nguyễn"),
        ("น้ำ", "น\u0e49\u0e4d\u0e32"),
        ("Анна", "Анна"),
        ("李雷", "李雷"),
        ("I ❤\ufe0f trains", "I ❤\ufe0f trains"),
        ("O’Neil 2", "O’Neil 2"),
        ("   ", ""),
    ],
)
def test_names_people_have_are_kept_in_one_form(name: str, kept: str) -> None:
    assert checked_name(name) == kept


def test_ways_to_write_one_name_are_alike_and_others_are_not() -> None:
    assert {likeness(name) for name in SAME} == {"ann"}
    assert len({likeness(name) for name in ("Ann", "Anna", "Ana", "Ann 2")}) == 4
    assert likeness("Straße") == likeness("STRASSE")


def test_usual_names_give_way_to_chosen_ones() -> None:
    chosen = [("", "Player 1"), ("player 1", ""), ("", "Greedy"), ("", "Greedy"), ("", "")]
    assert names_for(chosen) == ["Player 1 2", "player 1", "Greedy", "Greedy 2", ""]


def problem(answer: dict[str, Any]) -> tuple[str, str]:
    """Return the reason of a refusal, and what it adds."""
    return answer["reason"], answer["detail"]["id"]


TAKEN = ("bad name", "refusal-name-taken")
HIDDEN = ("bad name", "refusal-name-hidden")


def test_a_new_room_refuses_bad_and_equal_names() -> None:
    async def scenario(server: LiveServer) -> None:
        for names, expected in (
            (("Ann", "ANN"), TAKEN),
            (("Ann\u200b", "Bo"), HIDDEN),
            (("Ann", "Аnn"), TAKEN),
        ):
            seats = [{**HUMAN, "name": name} for name in names]
            answer = await server.http.post("/api/rooms", json={"map": "usa", "seats": seats})
            assert answer.status_code == 400
            assert problem(answer.json()) == expected
        bots = [{**GREEDY, "name": "x\u200b"}, HUMAN]
        answer = await server.http.post("/api/rooms", json={"map": "usa", "seats": bots})
        assert problem(answer.json()) == HIDDEN
        assert not server.rooms.live
        room, _ = await server.room("usa", {**GREEDY, "name": "Clara"}, {**HUMAN, "name": "clara"})
        names_given = [seat.name for seat in server.rooms.live[room].state.seats]
        assert names_given == ["Clara 2", "clara"]  # bots give way to people
        room, _ = await server.room("usa", HUMAN, GREEDY, GREEDY, RANDOM)
        names_kept = [seat.name for seat in server.rooms.live[room].state.seats]
        assert names_kept == ["Player 1", "Greedy", "Greedy 2", "Random"]

    with_server(scenario)


def test_who_joins_or_gets_another_name_is_told_what_is_wrong_with_it() -> None:
    async def scenario(server: LiveServer) -> None:
        room, _ = await server.room("usa", {**HUMAN, "name": "Ann"}, OPEN, OPEN)
        for name, expected in (("ANN", TAKEN), ("B\u202eo", HIDDEN)):
            answer = await server.http.post(f"/api/rooms/{room}/join", json={"name": name})
            assert problem(answer.json()) == expected
        joined = (await server.http.post(f"/api/rooms/{room}/join", json={"name": "Ｂｏ"})).json()
        async with server.player(room, [joined["token"]]) as bo:
            await bo.until(lambda: bo.room)
            assert bo.room["seats"][1]["name"] == "Bo"
            for name, expected in (
                ("ann", TAKEN),
                ("\u2066Ann", HIDDEN),
                ("", ("bad name", "refusal-name-length")),
                ("e\u0301\u0301\u0301\u0301", ("bad name", "refusal-name-marks")),
            ):
                assert problem(await bo.do("rename", seat=1, name=name)) == expected
            assert (await bo.do("rename", seat=1, name="BO"))["type"] == "ack"  # one's own
            await bo.until(lambda: bo.room["seats"][1]["name"] == "BO")

    with_server(scenario)


def test_who_gave_no_name_is_numbered_by_each_reader() -> None:
    async def scenario(server: LiveServer) -> None:
        with speaking("de"):
            room, tokens = await server.room("usa", HUMAN, OPEN, {**HUMAN, "name": "Bo"})
            await server.http.post(f"/api/rooms/{room}/join", json={"name": ""})
        kept = [seat.name for seat in server.rooms.live[room].state.seats]
        assert kept == ["Player 1", "Player 2", "Bo"]  # whatever the server speaks
        async with server.player(room, tokens[:1]) as first:
            await first.until(lambda: first.room.get("status") == "playing")
            assert [seat["name"] for seat in first.room["seats"]] == ["", "", "Bo"]
            await first.do("say", seat=0, text="hello")
            await first.until(lambda: "said" in [event["id"] for event in first.events(0)])
            told = {event["id"]: event.get("args", {}).get("name") for event in first.events(0)}
            assert (told["seated"], told["said"]) == ("", "")
            assert problem(await first.do("rename", seat=0, name="player 2")) == TAKEN

    with_server(scenario)


def test_spectators_cannot_talk_under_the_name_of_a_player_or_of_one_another() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("usa", {**HUMAN, "name": "Ann"}, {**HUMAN, "name": "Bo"})
        for name, expected in (("аnn", TAKEN), ("An\u200bn", HIDDEN)):
            async with server.player(room, name=name) as eve:
                assert problem(await eve.next()) == expected
                await eve.socket.wait_closed()
                assert eve.socket.close_code == 1008
        async with server.player(room, name="Eve", client="eve") as eve:
            await eve.until(lambda: eve.room)
            async with server.player(room, name="EVE") as other:
                assert problem(await other.next()) == TAKEN
            async with server.player(room, name="Eve", client="eve") as again:  # the same browser
                assert (await again.do("say", seat=-1, text="hello"))["type"] == "ack"
            async with server.player(room, tokens[1:]) as bo:
                assert (await bo.do("rename", seat=1, name="Eve"))["type"] == "ack"
            assert problem(await eve.do("say", seat=-1, text="I am Bo")) == TAKEN
        async with server.player(room) as nameless:
            assert (await nameless.do("say", seat=-1, text="hello"))["type"] == "ack"

    with_server(scenario)


def test_a_new_game_from_a_replay_refuses_equal_names() -> None:
    async def scenario(server: LiveServer) -> None:
        room, _ = await server.room("poland", RANDOM, RANDOM)
        async with server.player(room) as watcher:
            await watcher.until(lambda: watcher.room.get("status") == "over")
        seats = [{**HUMAN, "name": "Ann"}, {**HUMAN, "name": "ann"}]
        wanted = {"move": 5, "seats": seats}
        answer = await server.http.post(f"/api/rooms/{room}/play-on", json=wanted)
        assert problem(answer.json()) == TAKEN

    with_server(scenario)
