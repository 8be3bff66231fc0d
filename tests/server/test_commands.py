"""Commands: acknowledged, counted once, or refused with a reason and without effect."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from websockets.asyncio.client import connect

from branchline.server.changes import Change
from branchline.server.room_state import MOST_UNDOS
from tests.server.live_server import HUMAN, LiveServer, Player, with_server

JUNK = ("", "{", "null", "[]", '{"type":"dance"}', b"\xff\x00", "9" * 99, '{"x":' + "[" * 8000)


async def begin(player: Player) -> None:
    """Let both seats of one client choose their first tickets."""
    await player.until(lambda: len(player.positions) == 2)
    for seat in (0, 1):
        await player.act(seat, player.actions(seat)[-1]["action"])


def turn_of(player: Player) -> int:
    """Return the seat on turn."""
    seat: int = player.positions[0]["view"]["to_act"][0]
    return seat


def test_first_tickets_are_chosen_in_any_order_on_what_one_has_seen() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("usa", HUMAN, HUMAN, HUMAN)
        async with (
            server.player(room, tokens[:1]) as ann,
            server.player(room, tokens[1:2]) as bo,
            server.player(room, tokens[2:]) as cy,
        ):
            for seat, player in enumerate((ann, bo, cy)):
                await player.until(lambda p=player, s=seat: p.actions(s))  # type: ignore[misc]
            seen = cy.version
            answers = [
                await cy.act(2, cy.actions(2)[0]["action"], expected=seen),
                await ann.act(0, ann.actions(0)[0]["action"], expected=seen),
                await bo.act(1, bo.actions(1)[0]["action"], expected=seen),
            ]
            assert [answer["type"] for answer in answers] == ["ack"] * 3
            await ann.until(lambda: ann.positions[0]["view"]["phase"] == "turn")

    with_server(scenario)


def test_a_command_sent_again_counts_once() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("usa", HUMAN, HUMAN)
        async with server.player(room, tokens, client="me") as player:
            await begin(player)
            seat = turn_of(player)
            seen, action = player.version, player.actions(seat)[0]["action"]
            first = await player.act(seat, action, id="x", expected=seen)
            second = await player.act(seat, action, id="x", expected=seen)
            assert first == second == {"type": "ack", "id": "x", "version": first["version"]}
        async with server.player(room, tokens, client="me") as player:
            await player.until(lambda: player.positions)
            assert await player.act(seat, action, id="x", expected=seen) == first
            assert player.version == first["version"]

    with_server(scenario)


def test_what_cannot_be_done_is_refused_and_changes_nothing() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("usa", HUMAN, HUMAN)
        async with (
            server.player(room, tokens) as both,
            server.player(room, tokens[:1]) as ann,
            server.player(room) as watcher,
        ):
            await begin(both)
            seat = turn_of(both)
            draw = 5
            before = server.rooms.live[room].state.version
            assert both.version == before
            keep = 8 + 1
            cases: list[tuple[Player, str, dict[str, Any]]] = [
                (both, "illegal", {"seat": seat, "action": keep, "expected": before}),
                (both, "illegal", {"seat": seat, "action": 10**6, "expected": before}),
                (both, "out of turn", {"seat": 1 - seat, "action": draw, "expected": before}),
                (both, "stale", {"seat": seat, "action": draw, "expected": before - 1}),
                (both, "stale", {"seat": seat, "action": draw, "expected": before + 1}),
                (ann, "not your seat", {"seat": 1, "action": draw, "expected": before}),
                (watcher, "not your seat", {"seat": 0, "action": draw, "expected": before}),
                (both, "malformed", {"seat": seat, "action": "draw", "expected": before}),
                (both, "malformed", {"seat": seat, "action": draw}),
                (both, "malformed", {"seat": 99, "action": draw, "expected": before}),
                (both, "malformed", {"seat": 0, "action": 5, "expected": 1, "more": 1}),
            ]
            for player, reason, fields in cases:
                answer = await player.do("act", **fields)
                assert (answer["type"], answer["reason"]) == ("refused", reason), fields
                assert "Traceback" not in str(answer.get("detail", ""))
            for junk in JUNK:
                both.others.clear()
                await both.put(junk)
                assert (await both.answer(""))["reason"] == "malformed"
            for kind, reason in (
                ("undo", "cannot undo"),
                ("take-back", "not now"),
                ("start", "not now"),
                ("rematch", "not now"),
            ):
                more = {"expected": before} if kind == "undo" else {}
                answer = await both.do(kind, seat=seat, **more)
                assert answer.get("reason") == reason, kind
            assert server.rooms.live[room].state.version == before
            assert (await both.act(seat, draw))["type"] == "ack"

    with_server(scenario)


def test_zeros_in_what_clients_send_reach_no_database(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(server: LiveServer) -> None:
        name, tokens = await server.room("usa", HUMAN, HUMAN)
        async with server.player(name, tokens) as ann:
            await begin(ann)
            seat = turn_of(ann)
            action = ann.actions(seat)[0]["action"]
            refused = await ann.act(seat, action, id="a\0b")
            assert (refused["type"], refused["reason"]) == ("refused", "malformed")
            assert (await ann.do("say", seat=0, text="a\0b"))["type"] == "ack"
            assert (await ann.act(seat, action))["type"] == "ack"
        async with connect(f"ws://127.0.0.1:{server.port}/ws/{name}", proxy=None) as socket:
            await socket.send('{"type": "hello", "client": "a\\u0000b", "tokens": []}')
            assert '"malformed"' in str(await socket.recv())
        assert not [record for record in caplog.records if record.levelno >= logging.WARNING]

    with_server(scenario)


def test_a_client_that_comes_back_gets_what_it_missed_and_nothing_twice() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("usa", HUMAN, HUMAN)
        async with server.player(room, tokens) as both:
            await begin(both)
            async with server.player(room, tokens[:1]) as ann:
                await ann.until(lambda: ann.version == both.version)
                seen = ann.version
                early = [n["version"] for u in ann.updates for n in u["news"]]
            for _ in range(6):
                await both.act(turn_of(both), 5)
            async with server.player(room, tokens[:1], since=seen) as ann:
                await ann.until(lambda: ann.positions)
                late = [n["version"] for u in ann.updates for n in u["news"]]
                assert ann.updates[0]["since"] == seen
                assert ann.positions[0]["view"] == both.positions[0]["view"]
            async with server.player(room, tokens[:1]) as ann:
                await ann.until(lambda: ann.positions)
                assert [n["version"] for n in ann.updates[0]["news"]] == early + late
            assert late == list(range(seen + 1, both.version + 1))

    with_server(scenario)


@pytest.mark.parametrize("since", [10**6, 3])
def test_a_client_with_nothing_new_is_still_told_where_the_game_stands(since: int) -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("usa", HUMAN, HUMAN)
        async with server.player(room, tokens, since=since) as both:
            await both.until(lambda: len(both.positions) == 2)
            assert both.actions(0)

    with_server(scenario)


def test_a_move_can_be_undone_until_something_new_is_known_or_another_acts() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("usa", HUMAN, HUMAN)
        async with server.player(room, tokens) as both:
            await both.until(lambda: len(both.positions) == 2)
            before = both.positions[0]["view"]
            await both.act(0, both.actions(0)[0]["action"])
            assert both.positions[0]["can_undo"]
            assert not both.positions[1]["can_undo"]
            undone = await both.do("undo", seat=0, expected=both.version)
            assert undone["type"] == "ack"
            assert both.positions[0]["view"] == before
            assert not both.positions[0]["can_undo"]
            assert "undone" in [event["id"] for event in both.events(1)]
            await both.act(0, both.actions(0)[-1]["action"])
            await both.act(1, both.actions(1)[-1]["action"])  # tells how many tickets seat 0 kept
            assert not both.positions[1]["can_undo"]
            seat = turn_of(both)
            await both.act(seat, 5)
            assert not both.positions[seat]["can_undo"]
            # A claim draws nothing: play on until one can be made, and take it back.
            while not (offers := claims(both, seat := turn_of(both))):
                await both.act(seat, 5)
            before = both.positions[seat]["view"]
            await both.act(seat, offers[0]["action"])
            assert (await both.do("undo", seat=1 - seat, expected=both.version))["reason"] == (
                "cannot undo"
            )
            answer = await both.do("undo", seat=seat, expected=both.version)
            assert answer["type"] == "ack"
            assert both.positions[seat]["view"] == before
            await both.act(seat, offers[0]["action"])
            await both.act(1 - seat, 5)
            answer = await both.do("undo", seat=seat, expected=both.version)
            assert answer["reason"] == "cannot undo"

    with_server(scenario)


def test_moves_can_be_taken_back_only_so_often_in_a_turn() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("usa", HUMAN, HUMAN)
        async with server.player(room, tokens) as both:
            await both.until(lambda: len(both.positions) == 2)
            for _ in range(MOST_UNDOS):
                await both.act(0, both.actions(0)[0]["action"])
                answer = await both.do("undo", seat=0, expected=both.version)
                assert answer["type"] == "ack"
            await both.act(0, both.actions(0)[0]["action"])
            assert not both.positions[0]["can_undo"]
            answer = await both.do("undo", seat=0, expected=both.version)
            assert answer["reason"] == "cannot undo"
            await both.act(1, both.actions(1)[0]["action"])
            while not (offers := claims(both, seat := turn_of(both))):
                await both.act(seat, 5)
            await both.act(seat, offers[0]["action"])
            assert both.positions[seat]["can_undo"]  # in another turn

    with_server(scenario)


@pytest.mark.parametrize("written", [False, True])
def test_a_move_is_refused_only_if_it_was_not_stored_and_counts_once_when_sent_again(
    written: bool,
) -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("usa", HUMAN, HUMAN)
        async with server.player(room, tokens) as both:
            await begin(both)
            store, seat, seen = server.rooms.store, turn_of(both), both.version
            write = store._write_now

            async def full(changes: Sequence[Change]) -> None:
                if written:
                    await write(changes)
                raise OperationalError("insert", {}, OSError("disk is full"))

            store._write_now = full  # type: ignore[method-assign]
            answer = await both.act(seat, 5, id="x")
            if written:
                assert answer == {"type": "ack", "id": "x", "version": seen + 1}
            else:
                assert answer["reason"] == "unavailable"
                assert answer["detail"] == {"id": "refusal-database"}
            assert server.rooms.live[room].state.version == seen + written
            store._write_now = write  # type: ignore[method-assign]
            answer = await both.act(seat, 5, id="x", expected=seen)
            assert answer == {"type": "ack", "id": "x", "version": seen + 1}

    with_server(scenario)


def claims(player: Player, seat: int) -> list[dict[str, Any]]:
    """Return the claims a seat may make."""
    return [offer for offer in player.actions(seat) if offer["kind"] == "claim"]
