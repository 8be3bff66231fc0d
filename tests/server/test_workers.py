"""Worker processes that die or hang: a bot is asked again, and nothing is left behind."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
import sys
import time
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path

import httpx
import pytest
from scripts.ports import free_port

from branchline.maps import load_map
from branchline.play.match import Match
from branchline.server.bot_moves import BotQuestion
from branchline.server.log_entries import BotFailed, Played
from branchline.server.room import Room
from branchline.server.workers import Answer, Workers
from tests.server import bad_bots
from tests.server.live_server import GREEDY, HUMAN, PATIENCE, QUICK, LiveServer, with_server


def question(bot: str = "greedy") -> BotQuestion:
    match = Match(load_map("poland"), 2, 5)
    return BotQuestion("poland", None, 2, bot, 9, match.view(0), tuple(match.actions(0)))


def test_a_bot_whose_process_is_killed_is_asked_again_in_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(bad_bots.MARKS, str(tmp_path))

    async def scenario(server: LiveServer) -> None:
        name, tokens = await server.room("poland", HUMAN, GREEDY)
        async with server.player(name, tokens) as ann:
            # Ann waits: a move of hers meanwhile would have the bot asked anew
            await ann.until(lambda: ann.positions and ann.positions[0]["view"]["has_chosen"][1])
        log = [stored.entry for stored in server.rooms.live[name].state.log]
        assert not [entry for entry in log if isinstance(entry, BotFailed)]
        bots = {entry.bot for entry in log if isinstance(entry, Played) and entry.seat == 1}
        assert bots == {"greedy"}
        [asked] = tmp_path.glob("1-first tickets-*")
        assert len(list(asked.iterdir())) == 2

    with_server(scenario, replace(QUICK, choose=bad_bots.is_killed_once, bot_seconds=100))


def test_a_bot_that_fails_twice_is_replaced_for_the_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(bad_bots.MARKS, str(tmp_path))

    async def scenario() -> None:
        workers = Workers(replace(QUICK, choose=bad_bots.fails_twice))
        try:
            assert (await workers.ask(question())).failure == "crashed"
            assert (await workers.ask(question())).failure is None  # the third time
            assert workers.waiting == 0
        finally:
            workers.close()

    asyncio.run(scenario())


def test_a_process_that_dies_while_it_takes_a_question_keeps_no_other_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(bad_bots.MARKS, str(tmp_path))

    async def scenario() -> None:
        # whoever had to wait until the time of the lost question is over would wait for very long
        workers = Workers(replace(QUICK, bot_processes=2, bot_seconds=100 * PATIENCE))
        try:
            usual = question()
            first = await workers.ask(usual)
            deadly = bad_bots.DeadlyQuestion(
                usual.map, None, 2, usual.bot, 9, usual.view, usual.legal
            )
            answers = await asyncio.gather(*map(workers.ask, (usual, deadly, usual, usual, deadly)))
            assert answers == [first] * 5
            assert len(list(tmp_path.iterdir())) == 1
            assert workers.waiting == 0
        finally:
            workers.close()

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))


def living_processes() -> set[int | None]:
    return {child.pid for child in active_children()}


def test_after_every_kill_of_a_process_every_room_goes_on_with_its_own_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario(server: LiveServer) -> None:
        workers = server.rooms.workers
        open_questions: set[object] = set()
        ask = workers.ask

        async def noted(question: BotQuestion) -> Answer:
            mark = object()
            open_questions.add(mark)
            try:
                return await ask(question)
            finally:
                open_questions.discard(mark)

        monkeypatch.setattr(workers, "ask", noted)

        async def new_room() -> Room:
            return server.rooms.live[(await server.room("poland", GREEDY, GREEDY, GREEDY))[0]]

        async def move_on(room: Room) -> None:
            before = room.state.version
            while room.state.version == before and not room.state.over:
                await asyncio.sleep(0.01)

        async def kill_one() -> None:
            """Kill a process, and wait until no question is open that may have been lost by it.

            A question that is lost twice would cost its bot the move, as it should.
            """
            killed = [pid for pid in workers.processes.ids() if pid in living_processes()][:1]
            for pid in killed:
                os.kill(pid, signal.SIGKILL)
            while living_processes() & {*killed}:
                await asyncio.sleep(0.01)
            asked = {*open_questions}
            while asked & open_questions:
                await asyncio.sleep(0.01)

        rooms = [await new_room() for _ in range(3)]
        played: list[Room] = []
        for pause in (0.0, 0.02, 0.1, 0.5) * 2:
            await asyncio.gather(*map(move_on, rooms))
            played += [room for room in rooms if room.state.over]
            rooms = [await new_room() if room.state.over else room for room in rooms]
            await asyncio.sleep(pause)
            await kill_one()
        await asyncio.gather(*map(move_on, rooms))
        log = [stored.entry for room in (*played, *rooms) for stored in room.state.log]
        assert not [entry for entry in log if isinstance(entry, BotFailed)]

    # whoever waited for a process that is no more would wait until the test is given up
    with_server(scenario, replace(QUICK, bot_processes=2, bot_seconds=100 * PATIENCE))


def test_a_process_that_cannot_start_is_no_failure_of_the_bot(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scenario() -> None:
        workers, usual = Workers(QUICK), question()
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (5, hard))  # no file more can be opened
            asked = asyncio.create_task(workers.ask(usual))
            while not caplog.records and not asked.done():
                await asyncio.sleep(0.01)
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        try:
            assert (await asked).failure is None
        finally:
            workers.close()

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))


def test_a_question_that_nobody_waits_for_any_more_leaves_its_process_to_others() -> None:
    async def scenario() -> None:
        workers = Workers(replace(QUICK, choose=bad_bots.sleeps, bot_processes=1, bot_seconds=500))
        try:
            thinking = asyncio.create_task(workers.ask(question()))
            while not workers.processes.ids():
                await asyncio.sleep(0.01)
            thinking.cancel()
            await asyncio.gather(thinking, return_exceptions=True)
            assert workers.waiting == 0
            workers.settings = replace(QUICK, bot_seconds=500)
            assert (await workers.ask(question())).failure is None
        finally:
            workers.close()

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))


def test_a_server_that_is_stopped_leaves_nothing_behind(tmp_path: Path) -> None:
    port = free_port()
    database = str(tmp_path / "games.sqlite")
    command = ["-m", "branchline", "serve", "--port", str(port), "--database", database]
    server = subprocess.Popen(  # noqa: S603 - our own
        [sys.executable, *command, "--bot-pause", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        let_a_bot_choose(f"http://127.0.0.1:{port}/api/rooms")
    finally:
        server.send_signal(signal.SIGTERM)
        said, _ = server.communicate(timeout=PATIENCE)
    assert "leaked" not in said
    assert "Warning" not in said
    assert "Finished server process" in said


def let_a_bot_choose(address: str) -> None:
    """Make a room, and wait until the bot in it has chosen its tickets."""
    body = {"map": "poland", "seats": [GREEDY, HUMAN]}
    with httpx.Client(trust_env=False, timeout=PATIENCE) as http:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                room = http.post(address, json=body).raise_for_status().json()["room"]
                break
            except httpx.TransportError:
                assert time.monotonic() < end
                time.sleep(0.1)
        while 0 in http.get(f"{address}/{room}").json()["to_act"]:
            assert time.monotonic() < end
            time.sleep(0.1)
