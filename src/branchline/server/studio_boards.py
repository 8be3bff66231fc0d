"""Boards that the map studio has drawn, and PDF made of them."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from branchline.boards.cache import can_draw
from branchline.server.addresses import counted_as
from branchline.server.refusals import Refusal
from branchline.server.settings import Settings
from branchline.server.store import Store
from branchline.server.studio_jobs import Job, JobTerms, StudioJobs, digest
from branchline.server.studio_ledgers import Most
from branchline.server.studio_processes import run_process
from branchline.studio.drawing_process import STEPS, Drawn, Order, Step
from branchline.studio.messages import BoardState
from branchline.studio.printing.print_process import PrintOrder

TERMS: Final = JobTerms(
    kind="board",
    most=Most(8, 4),
    too_many=lambda: Refusal("unavailable", "refusal-busy"),
    seconds=300.0,
    unasked_seconds=90.0,  # a page that nobody looks at asks once a minute
    burst=20,
    cache_bytes=24 * 2**20,
)
FORM: Final = 2
"""Raised when `Drawn` changes: boards that another version left in the database are drawn anew."""


def job_of(text: str) -> str:
    """Return what the board of a map is called."""
    return digest(f"{FORM} {text}")[:32]


class StudioBoards:
    """The boards of a server's studio."""

    def __init__(self, settings: Settings, store: Store, world: Path) -> None:
        self.jobs = StudioJobs(TERMS, BoardState, settings, store)
        self.world = world

    async def begin(self, host: str, text: str) -> BoardState:
        """Begin to draw a board, or tell how far it is."""
        if not can_draw():
            raise Refusal("not now", "refusal-no-drawing")
        first = BoardState(job_of(text), "waiting", total=len(STEPS))

        async def draw(job: Job[BoardState]) -> tuple[BoardState, bytes]:
            return await self._draw(job, text)

        return await self.jobs.begin(host, first, draw)

    async def drawn(self, name: str) -> Drawn | None:
        """Return a board that is ready."""
        found = await self.jobs.result(name)
        return None if found is None else msgspec.json.decode(found, type=Drawn)

    async def _draw(self, job: Job[BoardState], text: str) -> tuple[BoardState, bytes]:
        """Have a process draw a board."""
        name, total = job.state.job, len(STEPS)

        def step(line: bytes) -> int:
            told = msgspec.json.decode(line, type=Step)
            if not told.size:
                job.state = BoardState(name, "drawing", told.step, STEPS.index(told.step), total)
            return told.size

        world = str(self.world) if self.world.is_file() else ""
        made = await run_process("branchline.studio.drawing_process", Order(text, world), step)
        problem = msgspec.json.decode(made, type=Drawn).problem
        return BoardState(name, "ready", done=total, total=total, problem=problem), made

    async def print(self, host: str, order: PrintOrder) -> bytes:
        """Have a process make a PDF."""
        if not self.jobs.limits.take(counted_as(host)):
            raise Refusal("too fast", "refusal-wait-a-minute")
        async with self.jobs.turn, asyncio.timeout(TERMS.seconds):
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "branchline.studio.printing.print_process"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            try:
                pdf, _ = await process.communicate(msgspec.json.encode(order))
            finally:
                if process.returncode is None:
                    with suppress(ProcessLookupError):
                        process.kill()
                    await process.wait()
        if not pdf.startswith(b"%PDF"):
            raise Refusal("unavailable", "refusal-server-error")
        return pdf
