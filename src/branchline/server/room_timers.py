"""What happens in a room without a command: bots move, clocks run out, bots replace the absent."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from branchline.core.chance import Dice
from branchline.play.match import Match
from branchline.server.bot_moves import BotQuestion
from branchline.server.changes import LeaseLost
from branchline.server.clock import now_ms
from branchline.server.command_results import act
from branchline.server.log_entries import (
    BotFailed,
    BotReplaced,
    Handed,
    LogEntry,
    Mover,
    TimedOut,
)
from branchline.server.refusals import Refusal
from branchline.server.room import Room
from branchline.server.settings import SIMPLE_BOT
from branchline.server.tokens import hashed
from branchline.server.workers import Workers

LOG = logging.getLogger(__name__)
MOST_FAILURES: Final = 3
"""A bot of the owner's that fails so often plays no longer, so that nobody has to wait for it."""
RETRY_SECONDS = 5.0
"""How long to wait after something failed."""


@dataclass(frozen=True)
class TimedTask:
    """Something that is due at a time: a bot's move for a seat, or handing the seat to a bot."""

    at: int
    """In milliseconds since 1970."""
    seat: int
    bot: str
    by: Mover | None
    """None to hand the seat over."""


def next_task(room: Room) -> TimedTask | None:
    """Return what is due next in a room, unless something else happens before."""
    state, settings = room.state, room.settings
    match = state.match
    if match is None or match.over:
        return None
    seat, at = state.bot_move
    if seat >= 0:
        holder = state.seats[seat]
        by: Mover = "bot" if holder.kind == "bot" else "stand-in"
        return TimedTask(at, seat, holder.played_by, by)
    seat = match.to_act[0]
    if state.deadline is not None:
        return TimedTask(state.deadline, seat, settings.stand_in, "clock")
    if state.created.away is None:
        return None
    for seat in match.to_act:
        waiting = any(
            room.is_connected(other) for other in range(len(state.seats)) if other != seat
        )
        if waiting and not room.is_connected(seat):
            since = max(room.left_at.get(seat, room.idle_since), state.changed_at)
            return TimedTask(since + state.created.away * 1000, seat, settings.stand_in, None)
    return None


async def run_timers(room: Room, workers: Workers) -> None:
    """Carry out what is due in a room until its game is over, or another server owns it."""
    while not room.state.over and room.epoch is not None and not room.is_lost():
        room.updated.clear()
        task = next_task(room)
        if task is None:
            await room.updated.wait()
            continue
        wait = (task.at - now_ms()) / 1000
        if wait > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):  # wait_for of Python 3.11 may miss a cancellation
                    await room.updated.wait()
            continue
        try:
            await carry_out(room, workers, task)
        except LeaseLost:
            return
        except Refusal as refusal:  # somebody was faster
            LOG.debug("a timed task came too late: %s", refusal)
        except Exception:  # such as a full disk: the room must not stand still forever
            LOG.exception("room %s: a timed task failed", room.name)
            await asyncio.sleep(RETRY_SECONDS)


def question_to(room: Room, match: Match, seat: int, bot: str) -> BotQuestion:
    """Return the decision of a seat as a bot is asked about it.

    A room names a bot; only the settings say how one of the owner's is found.
    """
    settings, created = room.settings, room.state.created
    spec = settings.own_bots.get(bot)
    return BotQuestion(
        map=created.map,
        variant=created.variant,
        players=match.players,
        bot=bot if spec is None else spec,
        seed=settings.seed(),
        view=match.view(seat),
        legal=tuple(match.actions(seat)),
        text=created.text,
        own=spec is not None,
        table=hashed(room.name)[:16],  # whoever knows a room's name may watch it
        seconds=settings.bot_seconds,
    )


async def carry_out(room: Room, workers: Workers, task: TimedTask) -> None:
    """Carry out a task, unless the position changes while the bot is choosing."""
    state = room.state
    if task.by is None:
        async with room.lock:
            if next_task(room) == task:
                await room.commit([Handed(task.seat, task.bot, "away")])
        return
    changed = state.changed
    match = state.match
    if match is None:
        return
    question = question_to(room, match, task.seat, task.bot)
    answer = await workers.ask(question)
    entries: list[LogEntry] = []
    action, bot = answer.action, task.bot
    if answer.failure is not None:
        entries.append(BotFailed(task.seat, bot, answer.failure))
        if question.own and state.seats[task.seat].failures + 1 >= MOST_FAILURES:
            entries.append(BotReplaced(task.seat, bot, room.settings.fallback, "failing"))
        bot = SIMPLE_BOT
        action = question.legal[Dice(question.seed).below(len(question.legal))]
    async with room.lock:
        if room.state is not state or state.changed != changed:
            return
        if task.by == "clock" and state.timed_out_turn != state.turn:
            entries.insert(0, TimedOut(task.seat, state.turn))
        entries.append(act(state, task.seat, action, room.settings.seed(), task.by, bot))
        await room.commit(entries)
