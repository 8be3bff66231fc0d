"""Studies of maps and tuning of bots that the map studio asks for.

Each takes the processor minutes, so they are for those who sit at the server's machine and for its
owner, and there is one at a time among all servers.
"""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from branchline.server.refusals import Refusal
from branchline.server.settings import Settings
from branchline.server.store import Store
from branchline.server.studio_jobs import Job, JobTerms, StudioJobs
from branchline.server.studio_ledgers import Most
from branchline.server.studio_processes import run_process
from branchline.studio.messages import StudyState
from branchline.studio.study_process import Studied, StudyOrder, StudyStep

TERMS: Final = JobTerms(
    kind="study",
    most=Most(1, 1),
    too_many=lambda: Refusal("unavailable", "refusal-study-running"),
    seconds=1800.0,
    unasked_seconds=180.0,  # a page that nobody looks at asks once a minute
    burst=10,
    cache_bytes=16 * 2**20,
)


def job_of(order: StudyOrder) -> str:
    """Return what a study is called."""
    return hashlib.sha256(msgspec.json.encode(order)).hexdigest()[:32]


class StudioStudies:
    """The studies of a server's studio."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.jobs = StudioJobs(TERMS, StudyState, settings, store)

    async def begin(self, host: str, order: StudyOrder) -> StudyState:
        """Begin a study, or tell how far it is; refuse a second one besides another."""
        first = StudyState(job_of(order), order.kind, "working")

        async def study(job: Job[StudyState]) -> tuple[StudyState, bytes]:
            return await self._study(job, order)

        return await self.jobs.begin(host, first, study)

    async def studied(self, name: str) -> Studied | None:
        """Return what a study found."""
        found = await self.jobs.result(name)
        return None if found is None else msgspec.json.decode(found, type=Studied)

    async def _study(self, job: Job[StudyState], order: StudyOrder) -> tuple[StudyState, bytes]:
        """Have a process study a map."""
        name, kind = job.state.job, order.kind

        def step(line: bytes) -> int:
            told = msgspec.json.decode(line, type=StudyStep)
            if not told.size:
                job.state = StudyState(name, kind, "working", told.done, told.games)
            return told.size

        made = await run_process("branchline.studio.study_process", order, step)
        figures = msgspec.json.decode(made, type=Studied).figures
        return StudyState(name, kind, "ready", 1.0, figures.games, figures), made
