"""What a room does of itself: bots move, clocks run out, people who left are stood in for."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from branchline.core.chance import Dice
from branchline.play.match import Match
from branchline.server.deciding import Refusal, act
from branchline.server.entries import AnyEntry, BotFailed, Handed, Mover, TimedOut
from branchline.server.room import Room, now_ms
from branchline.server.settings import SIMPLE_BOT
from branchline.server.table import Table
from branchline.server.thinking import Question
from branchline.server.workers import Workers

GRACE: Final = 4
"""How many times its usual pause a bot waits while a person could still take a move back."""
LOG = logging.getLogger(__name__)
RETRY_SECONDS = 5.0
"""How long to wait after something failed."""


@dataclass(frozen=True)
class Duty:
    """Something to do at a time, in milliseconds: move for a seat, or hand it to a bot."""

    at: int
    seat: int
    bot: str
    by: Mover | None
    """None to hand the seat over."""


def next_duty(room: Room) -> Duty | None:
    """Return what the room has to do next, if nobody does anything before."""
    table, settings = room.table, room.settings
    match = table.match
    if match is None or match.over:
        return None
    last = table.log[table.changed - 1].at
    for seat in match.to_act:
        chair = table.chairs[seat]
        if chair.played_by:
            by: Mover = "bot" if chair.kind == "bot" else "stand-in"
            pause = settings.bot_pause * (GRACE if table.undoer >= 0 else 1)
            return Duty(last + int(pause * 1000), seat, chair.played_by, by)
    seat = match.to_act[0]
    if table.deadline is not None:
        return Duty(table.deadline, seat, settings.stand_in, "clock")
    if table.created.away is None:
        return None
    for seat in match.to_act:
        waiting = any(room.is_held(other) for other in range(len(table.chairs)) if other != seat)
        if waiting and not room.is_held(seat):
            since = max(room.left_at.get(seat, room.quiet_since), last)
            return Duty(since + table.created.away * 1000, seat, settings.stand_in, None)
    return None


async def attend(room: Room, workers: Workers) -> None:
    """Do a room's duties until its game is over."""
    while not room.table.over:
        room.stirred.clear()
        duty = next_duty(room)
        wait = None if duty is None else (duty.at - now_ms()) / 1000
        if duty is None or (wait is not None and wait > 0):
            with suppress(TimeoutError):
                await asyncio.wait_for(room.stirred.wait(), wait)
            continue
        try:
            await fulfil(room, workers, duty)
        except Refusal as refusal:  # somebody was faster
            LOG.debug("room %s: %s", room.name, refusal)
        except Exception:  # such as a full disk: the room must not stand still for good
            LOG.exception("room %s: a duty failed", room.name)
            await asyncio.sleep(RETRY_SECONDS)


def question_to(table: Table, match: Match, seat: int, bot: str, seed: int) -> Question:
    """Return the decision of a seat as a bot is asked about it."""
    return Question(
        map=table.created.map,
        variant=table.created.variant,
        players=match.players,
        bot=bot,
        seed=seed,
        view=match.view(seat),
        legal=tuple(match.actions(seat)),
    )


async def fulfil(room: Room, workers: Workers, duty: Duty) -> None:
    """Do a duty, unless the position changes while a bot thinks about it."""
    table = room.table
    if duty.by is None:
        async with room.lock:
            if next_duty(room) == duty:
                await room.commit([Handed(duty.seat, duty.bot, "away")])
        return
    changed = table.changed
    match = table.match
    if match is None:
        return
    question = question_to(table, match, duty.seat, duty.bot, room.settings.seed())
    answer = await workers.ask(question)
    entries: list[AnyEntry] = []
    action, bot = answer.action, duty.bot
    if answer.failure is not None:
        entries.append(BotFailed(duty.seat, bot, answer.failure))
        bot = SIMPLE_BOT
        action = question.legal[Dice(question.seed).below(len(question.legal))]
    async with room.lock:
        if table.changed != changed:
            return
        if duty.by == "clock" and table.late_turn != table.turn:
            entries.insert(0, TimedOut(duty.seat, table.turn))
        entries.append(act(table, duty.seat, action, room.settings.seed(), duty.by, bot))
        await room.commit(entries)
