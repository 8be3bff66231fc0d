"""Clocks hold, whatever happens to the clock of the system, while a server runs and between."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from branchline.server import clock as clocks
from branchline.server import room_state
from branchline.server.bot_pace import HARDEST
from branchline.server.clock import CLOCK, GRACE_MS, SteadyClock
from branchline.server.http_messages import NewRoom
from branchline.server.room_timers import next_task
from tests.server.live_server import HUMAN, QUICK, LiveServer, with_server
from tests.server.test_room_timers import PEOPLE, new_room

HOUR = 3_600_000
JUMPS = [-24 * HOUR, -HOUR, HOUR, 24 * HOUR]


@pytest.fixture
def set_system_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Set the system's clock on by milliseconds, for this process."""
    real, jump = time.time_ns, [0]
    monkeypatch.setattr(time, "time_ns", lambda: real() + jump[0] * 1_000_000)
    monkeypatch.setattr(time, "time", lambda: (real() + jump[0] * 1_000_000) / 1e9)

    def change(milliseconds: int) -> None:
        jump[0] += milliseconds

    return change


@pytest.mark.parametrize("jump", JUMPS)
def test_a_turn_keeps_its_time_when_the_systems_clock_is_set(
    jump: int, set_system_clock: Callable[[int], None]
) -> None:
    async def scenario(server: LiveServer) -> None:
        room, invitations = await new_room(server, NewRoom("poland", PEOPLE, clock=600, away=5000))
        async with server.player(room.name, [each.token for each in invitations]) as both:
            await both.until(lambda: len(both.positions) == 2)
            set_system_clock(jump)
            task = next_task(room)
            assert task is not None
            left = task.at - clocks.now_ms()
            assert 0 < left <= 600_000
            assert (await both.act(0, both.actions(0)[0]["action"]))["type"] == "ack"
            assert (await both.act(1, both.actions(1)[0]["action"]))["type"] == "ack"
            seat = both.positions[0]["view"]["to_act"][0]
            assert 500_000 < both.positions[seat]["clock_left"] <= 600_000

    with_server(scenario)


@pytest.mark.parametrize("jump", [*JUMPS, 0])
def test_a_turn_has_a_sane_end_after_a_restart_with_another_clock(
    jump: int,
    set_system_clock: Callable[[int], None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    names: list[str] = []

    async def first(server: LiveServer) -> None:
        for clock in (20, 600):
            room, _ = await new_room(server, NewRoom("poland", PEOPLE, clock=clock))
            names.append(room.name)
        names.append((await server.room("poland", HUMAN, {"kind": "bot", "bot": "random"}))[0])

    settings = replace(QUICK, bot_pause=1000)
    with_server(first, settings, tmp_path / "games.sqlite")
    set_system_clock(jump)
    restarted = SteadyClock()
    monkeypatch.setattr(clocks, "CLOCK", restarted)
    monkeypatch.setattr(room_state, "CLOCK", restarted)

    async def second(server: LiveServer) -> None:
        for name, clock in zip(names, (20_000, 600_000), strict=False):
            room = await server.rooms.find(name)
            assert room is not None
            task = next_task(room)
            assert task is not None
            left = task.at - restarted.now()
            assert min(clock, GRACE_MS) - 15_000 < left <= clock, (clock, left)
        room = await server.rooms.find(names[2])
        assert room is not None
        task = next_task(room)
        assert task is not None  # the bot does not wait until yesterday comes again
        assert task.at - restarted.now() <= settings.bot_pause * HARDEST * 1000

    with_server(second, settings, tmp_path / "games.sqlite")


def test_time_goes_on_as_a_stopwatch_does(set_system_clock: Callable[[int], None]) -> None:
    before = clocks.now_ms()
    set_system_clock(-HOUR)
    middle = clocks.now_ms()
    set_system_clock(3 * HOUR)
    after = clocks.now_ms()
    assert before <= middle <= after <= before + 600_000
    assert SteadyClock().now() - after > HOUR  # a process that starts now takes the new time


def test_what_was_stored_is_never_to_come() -> None:
    now = CLOCK.now()
    assert CLOCK.from_log(now + HOUR) <= CLOCK.now()
    assert CLOCK.from_log(now - HOUR) == now - HOUR
    assert CLOCK.deadline(now, 60) == now + 60_000
