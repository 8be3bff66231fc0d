"""Bots that fail, each in its way, for a worker process to run."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

from branchline.server.bot_moves import Advice, BotQuestion, choose

MARKS = "BRANCHLINE_TEST_MARKS"
"""The folder in which a bot leaves a mark each time it is asked."""


def first_times(question: BotQuestion) -> int:
    """Leave a mark; return how often the seat was asked about this position before."""
    folder = (
        Path(os.environ[MARKS]) / f"{question.view.seat}-{question.view.phase}-{question.view.turn}"
    )
    folder.mkdir(exist_ok=True)
    before = len(list(folder.iterdir()))
    (folder / str(before)).touch()
    return before


class DeadlyQuestion(BotQuestion):
    """A question that kills the first process that reads it, before it can answer."""

    def __reduce__(self) -> tuple[Any, ...]:
        return take_deadly, tuple(vars(self).values())


def take_deadly(*parts: Any) -> BotQuestion:
    mark = Path(os.environ[MARKS]) / "taken"
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
        time.sleep(600)
    return BotQuestion(*parts)


def is_killed_once(question: BotQuestion) -> int:
    """Have the process killed in the middle of its first thought about a position."""
    if first_times(question) == 0:
        os.kill(os.getpid(), signal.SIGKILL)
        time.sleep(600)
    return choose(question)


def fails_twice(question: BotQuestion) -> int:
    if first_times(question) < 2:
        raise RuntimeError("not yet")
    return choose(question)


def raises(question: BotQuestion) -> int:
    raise RuntimeError(f"seat {question.view.seat} is lost")


def dies(question: BotQuestion) -> int:
    os._exit(3)


def sleeps(question: BotQuestion) -> int:
    time.sleep(600)
    return question.legal[0]


def cheats(question: BotQuestion) -> int:
    return max(question.legal) + 1


def broods(question: BotQuestion) -> Advice:
    time.sleep(600)
    return Advice(question.legal[0])
