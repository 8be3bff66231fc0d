"""Bots that fail, each in its way, for a worker process to run."""

from __future__ import annotations

import os
import time

from branchline.server.bot_moves import Advice, BotQuestion


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
