"""What happens in a room without a command: bots, clocks, and bots for absent players."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import signal
from collections.abc import Callable
from dataclasses import replace

import pytest

from branchline.core.chance import Dice
from branchline.maps import load_map
from branchline.play.match import Match
from branchline.server.bot_moves import BotQuestion, choose
from branchline.server.http_messages import Invitation, NewRoom, NewSeat
from branchline.server.log_entries import Played
from branchline.server.room import Room
from branchline.server.room_timers import run_timers
from tests.server import bad_bots
from tests.server.live_server import HUMAN, QUICK, RANDOM, LiveServer, with_server

PEOPLE = (NewSeat("human"), NewSeat("human"))


async def new_room(server: LiveServer, wanted: NewRoom) -> tuple[Room, tuple[Invitation, ...]]:
    """Make a room as no client could ask for it; return it with its invitations."""
    made = await server.rooms.create(wanted)
    return server.rooms.live[made.room], made.invitations


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        (bad_bots.raises, "crashed"),
        (bad_bots.dies, "crashed"),
        (bad_bots.cheats, "illegal"),
        (bad_bots.sleeps, "too slow"),
    ],
)
def test_a_bot_that_fails_is_replaced_for_the_move_and_reported(
    bad: Callable[[BotQuestion], int], reason: str
) -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("poland", HUMAN, RANDOM)
        async with server.player(room, tokens) as ann:
            await ann.until(lambda: "bot-failed" in [event["id"] for event in ann.events(0)])
            [failed, *_] = [event for event in ann.events(0) if event["id"] == "bot-failed"]
            assert failed["args"] == {"bot": "random", "reason": reason}
            await ann.until(lambda: ann.positions[0]["view"]["has_chosen"][1])

    seconds = 0.5 if reason == "too slow" else 60
    with_server(scenario, replace(QUICK, choose=bad, bot_seconds=seconds))


def test_new_processes_take_over_when_all_are_lost() -> None:
    async def scenario(server: LiveServer) -> None:
        workers = server.rooms.workers
        match = Match(load_map("poland"), 2, 5)
        legal = tuple(match.actions(0))
        question = BotQuestion("poland", None, 2, "greedy", 9, match.view(0), legal)
        first = await workers.ask(question)
        for pid in workers.processes.ids():
            os.kill(pid, signal.SIGKILL)
        assert await workers.ask(question) == first
        assert first.failure is None

    with_server(scenario)


def test_the_server_answers_while_a_bot_thinks() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("poland", HUMAN, RANDOM)
        async with server.player(room, tokens) as ann:
            for _ in range(20):
                assert (await ann.do("say", seat=0, text="well?"))["type"] == "ack"
            assert (await ann.act(0, ann.actions(0)[0]["action"]))["type"] == "ack"
            assert ann.positions[0]["view"]["has_chosen"] == [True, False]  # it still thinks
            assert "bot-failed" not in [event["id"] for event in ann.events(0)]

    with_server(scenario, replace(QUICK, choose=bad_bots.sleeps, bot_seconds=500))


def test_a_question_holds_the_view_of_one_seat_and_can_be_sent() -> None:
    match = Match(load_map("uk"), 2, 5)
    view, legal = match.view(1), tuple(match.actions(1))
    question = BotQuestion("uk", None, 2, "greedy", 1, view, legal)
    again = pickle.loads(pickle.dumps(question))  # noqa: S301 - our own
    assert again == question
    assert choose(again) in legal


def test_a_bot_finishes_a_turn_that_takes_too_long() -> None:
    async def scenario(server: LiveServer) -> None:
        room, invitations = await new_room(server, NewRoom("poland", PEOPLE, clock=1))
        async with server.player(room.name, [each.token for each in invitations]) as both:
            await both.until(lambda: both.positions)
            starter = both.positions[0]["view"]["starter"]
            await both.until(lambda: both.positions[0]["view"]["turn"] == 1)
            late = [event["seat"] for event in both.events(0) if event["id"] == "timed-out"]
            assert late[:2] == [0, starter]  # once a turn: the first tickets count as one
        moves = [stored.entry for stored in room.state.log if isinstance(stored.entry, Played)]
        assert {move.by for move in moves} == {"clock"}

    with_server(scenario)


def test_who_moves_in_time_has_a_deadline_and_no_bot() -> None:
    async def scenario(server: LiveServer) -> None:
        room, invitations = await new_room(server, NewRoom("poland", PEOPLE, clock=5000))
        async with server.player(room.name, [each.token for each in invitations]) as both:
            await both.until(lambda: len(both.positions) == 2)
            assert room.state.deadline == room.state.log[1].at + 5_000_000
            assert 0 < both.positions[0]["clock_left"] <= 5_000_000
            for seat in (0, 1):
                await both.act(seat, both.actions(seat)[0]["action"])
            seat = both.positions[0]["view"]["to_act"][0]
            assert room.state.deadline == room.state.log[-1].at + 5_000_000
            assert 0 < both.positions[seat]["clock_left"] <= 5_000_000
        moves = [stored.entry for stored in room.state.log if isinstance(stored.entry, Played)]
        assert [move.by for move in moves] == ["player", "player"]

    with_server(scenario)


def test_a_bot_plays_for_who_left_others_waiting_until_the_seat_is_taken_back() -> None:
    async def scenario(server: LiveServer) -> None:
        room, invitations = await new_room(server, NewRoom("poland", PEOPLE, away=1))
        tokens = [each.token for each in invitations]
        async with contextlib.AsyncExitStack() as here:
            async with server.player(room.name, tokens) as both:  # so that nobody is ever away
                await both.until(lambda: both.actions(1))
                ann = await here.enter_async_context(server.player(room.name, tokens[:1]))
                await ann.until(lambda: ann.actions(0))
            await ann.until(lambda: ann.positions[0]["view"]["has_chosen"][1])
            assert ann.room["seats"][1]["played_by"] == "greedy"
            assert {"bot": "greedy", "reason": "away"} in [e.get("args") for e in ann.events(0)]
            async with server.player(room.name, tokens[1:]) as bo:
                await bo.until(lambda: bo.positions)
                assert not bo.actions(1)
                assert (await bo.do("take-back", seat=1))["type"] == "ack"
                assert (await ann.act(0, ann.actions(0)[0]["action"]))["type"] == "ack"
                await bo.until(lambda: bo.positions[1]["view"]["phase"] == "turn")
                await ann.until(lambda: ann.version == bo.version)
                if bo.positions[1]["view"]["to_act"] == [0]:
                    for _ in range(2):
                        await ann.act(0, 5)
                await bo.until(lambda: bo.actions(1))
                assert (await bo.act(1, 5))["type"] == "ack"
                assert (await bo.do("leave", seat=1))["type"] == "ack"
                assert (await bo.act(1, 5))["reason"] in ("out of turn", "stale")
                await bo.until(lambda: bo.positions[1]["view"]["to_act"] == [0])

    with_server(scenario)


def test_nobody_is_stood_in_for_while_nobody_waits() -> None:
    async def scenario(server: LiveServer) -> None:
        room, _ = await new_room(server, NewRoom("poland", PEOPLE, away=0))
        await asyncio.sleep(0.2)
        assert room.state.version == 2

    with_server(scenario)


def test_idle_rooms_leave_the_memory_and_are_found_again() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("poland", HUMAN, HUMAN)
        while room in server.rooms.live:
            await asyncio.sleep(0.02)
        async with server.player(room, tokens) as both:
            await both.until(lambda: len(both.positions) == 2)
            assert (await both.act(0, both.actions(0)[0]["action"]))["type"] == "ack"
            await asyncio.sleep(0.6)
            assert room in server.rooms.live

    with_server(scenario, replace(QUICK, idle_seconds=0.4))


def test_a_bot_chooses_the_same_with_the_same_seed() -> None:
    match = Match(load_map("poland"), 2, 5)
    legal = tuple(match.actions(0))
    asked = [BotQuestion("poland", None, 2, "random", 9, match.view(0), legal) for _ in range(2)]
    assert choose(asked[0]) == choose(asked[1])
    assert Dice(9).below(len(legal)) == legal.index(choose(asked[0]))


def test_who_may_undo_before_a_bot_moves_is_told_how_long() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("poland", HUMAN, RANDOM)
        async with server.player(room, tokens) as ann:
            await ann.until(lambda: ann.actions(0))
            assert "undo_left" not in ann.positions[0]  # nothing to undo yet
            await ann.act(0, ann.actions(0)[0]["action"])
            assert ann.positions[0]["can_undo"]
            left = ann.positions[0]["undo_left"]
            assert 0 < left <= 2000 * 1000
            async with server.player(room, tokens) as again:  # who comes later has less time
                await again.until(lambda: again.positions)
                assert again.positions[0]["undo_left"] <= left
            assert (await ann.do("undo", seat=0, expected=ann.version))["type"] == "ack"
            assert "undo_left" not in ann.positions[0]

    with_server(scenario, replace(QUICK, bot_pause=2000, undo_seconds=2000))


def test_an_undo_that_no_bot_ends_has_no_end() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("poland", HUMAN, HUMAN)
        async with server.player(room, tokens) as both:
            await both.until(lambda: len(both.positions) == 2)
            await both.act(0, both.actions(0)[0]["action"])
            assert both.positions[0]["can_undo"]
            assert "undo_left" not in both.positions[0]

    with_server(scenario, replace(QUICK, bot_pause=2000))


@pytest.mark.parametrize("ticks", range(6))
def test_timers_stop_when_told_to_though_the_room_changes_at_that_moment(ticks: int) -> None:
    async def scenario(server: LiveServer) -> None:
        room, _ = await new_room(server, NewRoom("poland", PEOPLE, clock=600))
        timers = asyncio.create_task(run_timers(room, server.rooms.workers))
        await asyncio.sleep(0.05)
        room.updated.set()
        for _ in range(ticks):
            await asyncio.sleep(0)
        timers.cancel()
        done, _ = await asyncio.wait([timers], timeout=5)
        timers.cancel()
        assert done == {timers}

    with_server(scenario)
