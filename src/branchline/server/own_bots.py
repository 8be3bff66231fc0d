"""Bots of the server's owner at work in a process: kept for their tables, closed with it.

A bot is made when its table first asks, and again after it failed. Another process may be asked
next time, so it must decide by its view alone.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import OrderedDict
from types import FrameType
from typing import Final
from weakref import WeakSet

from branchline.bots import Bot, make_bot
from branchline.bots.program import ProgramBot
from branchline.core.game import Game

MOST: Final = 8
"""Bots that a process keeps: a program that waits for its next turn takes memory."""
IN_TIME: Final = 0.8
"""The part of the time for a move after which a program is given up, before its process is."""

Key = tuple[str, int, str]
"""A table, a seat there, and how the bot is found."""

KEPT: Final[OrderedDict[Key, Bot]] = OrderedDict()
PROGRAMS: Final[WeakSet[ProgramBot]] = WeakSet()
"""All programs that this process has started, at work or kept."""


def take_bot(key: Key, game: Game, seed: int, seconds: float) -> Bot:
    """Return the bot of a seat; it is to be given back, unless it fails."""
    bot = KEPT.pop(key, None)
    if bot is None:
        close_programs_with_this_process()
        bot = make_bot(key[2], game, seed)
    if isinstance(bot, ProgramBot):
        PROGRAMS.add(bot)
        bot.seconds = IN_TIME * seconds
    return bot


def give_back(key: Key, bot: Bot) -> None:
    """Keep a bot for the next move of its seat; the one that has waited longest may have to go."""
    KEPT[key] = bot
    while len(KEPT) > MOST:
        KEPT.popitem(last=False)[1].close()


def close_programs_with_this_process() -> None:
    """See to it that no program outlives this process when it is told to end."""
    before = signal.getsignal(signal.SIGTERM)
    if before is end_programs or threading.current_thread() is not threading.main_thread():
        return
    signal.signal(signal.SIGTERM, end_programs)


def end_programs(_number: int, _frame: FrameType | None) -> None:
    """End every program this process started, then the process."""
    for bot in list(PROGRAMS):
        bot.process.kill()
    os._exit(0)
