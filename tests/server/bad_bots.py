"""Bots that fail, each in its way, for a worker process to run."""

from __future__ import annotations

import os
import time

from branchline.server.thinking import Advice, Question


def raises(question: Question) -> int:
    raise RuntimeError(f"seat {question.view.seat} is lost")


def dies(question: Question) -> int:
    os._exit(3)


def sleeps(question: Question) -> int:
    time.sleep(600)
    return question.legal[0]


def cheats(question: Question) -> int:
    return max(question.legal) + 1


def broods(question: Question) -> Advice:
    time.sleep(600)
    return Advice(question.legal[0])
