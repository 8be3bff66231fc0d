"""The processes in which bots choose their moves, with a time limit, beside the server's own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeVar

from branchline.bots import UnknownBot
from branchline.bots.program import BotChoseIllegally, BotFailed, BotTooSlow
from branchline.server.bot_moves import Advice, BotQuestion
from branchline.server.settings import Settings
from branchline.server.worker_processes import (
    NotAsked,
    OutOfTime,
    Problem,
    ProcessDied,
    WorkerProcesses,
)

LOG = logging.getLogger(__name__)
ATTEMPTS = 2
"""How often a bot is asked before another makes its move."""
MOST_LOSSES = 10
"""How often it is asked when processes were lost before they could be asked."""
LOSS_PAUSE = 0.1
"""Seconds to wait after the first such loss; after each further one so much longer."""
Found = TypeVar("Found", int, Advice)
Failure = Literal["crashed", "too slow", "illegal"]


@dataclass(frozen=True)
class Answer:
    """A bot's choice, or why there is none."""

    action: int
    failure: Failure | None = None


class Workers:
    """The worker processes of a server; they start when the first bot has to think."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.processes = WorkerProcesses(settings.bot_processes)
        self.waiting = 0
        """Questions that have not been answered yet."""

    async def ask(self, question: BotQuestion) -> Answer:
        """Return a bot's choice; a bot that thinks too long is stopped.

        Whatever went wrong is tried once more, in another process: it may have been the process.
        """
        failures: list[Failure] = []
        losses = 0
        while len(failures) < ATTEMPTS and losses < MOST_LOSSES:
            found = await self.run(self.settings.choose, question, self.settings.bot_seconds)
            if isinstance(found, int) and found in question.legal:
                return Answer(found)
            if found == "lost":
                losses += 1
                await asyncio.sleep(losses * LOSS_PAUSE)
            else:
                failures.append("illegal" if isinstance(found, int) else found)
                LOG.warning("bot %s: %s", question.bot, failures[-1])
        return Answer(-1, failures[-1] if failures else "crashed")

    async def advise(self, question: BotQuestion) -> Advice | None:
        """Return a bot's advice; None if it has none in time."""
        for _ in range(ATTEMPTS):
            found = await self.run(self.settings.advise, question, self.settings.hint_seconds)
            if isinstance(found, Advice):
                return found if found.action in question.legal else None
            if found not in ("crashed", "lost"):
                break
        return None

    async def run(
        self, work: Callable[[BotQuestion], Found], question: BotQuestion, seconds: float
    ) -> Found | Failure | Literal["lost"]:
        """Return what a worker process finds within a time, or why it finds nothing.

        "lost" if the process was lost before it could be asked, which is no bot's fault.
        """
        self.waiting += 1
        try:
            found, problem = await self.processes.run(work, question, seconds)
        except NotAsked as lost:
            LOG.warning("a process for bots was lost; another starts", exc_info=lost.__cause__)
            return "lost"
        except OutOfTime:
            LOG.warning("bot %s took longer than %g s", question.bot, seconds)
            return "too slow"
        except ProcessDied:
            LOG.warning("bot %s: its process was lost", question.bot)
            return "crashed"
        except Exception as error:  # such as an answer that cannot be read
            LOG.warning("bot %s crashed", question.bot, exc_info=error)
            return "crashed"
        finally:
            self.waiting -= 1
        if found is not None:
            return found
        return self._failure(question, problem)

    def _failure(self, question: BotQuestion, problem: Problem) -> Failure:
        """Say in the log why a bot has failed."""
        error = problem.error
        if isinstance(error, BotFailed):
            LOG.warning("%s", error)
            return failure_of(error)
        if isinstance(error, UnknownBot):
            LOG.warning("%s", error)
        else:
            LOG.warning("bot %s crashed\n%s", question.bot, problem.where)
        return "crashed"

    def close(self) -> None:
        """Stop the processes, whatever they do."""
        self.processes.close()


def failure_of(error: BotFailed) -> Failure:
    """Return how a bot of the owner's has failed."""
    if isinstance(error, BotTooSlow):
        return "too slow"
    return "illegal" if isinstance(error, BotChoseIllegally) else "crashed"
