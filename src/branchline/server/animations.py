"""Animations of finished games: begun by whoever asks first, and known to all servers.

A page asks again and again how far its animation is, and then for the file. Where servers share a
database, any of them answers: each animation is made by one of them, and kept there for a while.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from branchline.boards.picture_progress import Progress
from branchline.server.http_messages import AnimationState
from branchline.server.picture_jobs import (
    BURST,
    CACHE_BYTES,
    MOST_OF_ADDRESS,
    MOST_WAITING,
    SECONDS,
    PictureJobs,
    make,
)
from branchline.server.refusals import Refusal
from branchline.server.settings import Settings
from branchline.server.store import Store
from branchline.server.studio_jobs import Job, JobTerms, StudioJobs, digest
from branchline.server.studio_ledgers import Most
from branchline.studio.messages import BoardState

if TYPE_CHECKING:
    from branchline.boards.picture_process import Order

TERMS: Final = JobTerms(
    kind="animation",
    most=Most(MOST_WAITING, MOST_OF_ADDRESS),
    too_many=lambda: Refusal("unavailable", "refusal-busy"),
    seconds=SECONDS,
    unasked_seconds=90.0,  # a page that nobody looks at asks once a minute
    burst=BURST,
    cache_bytes=CACHE_BYTES,
)


class Animations:
    """The animations of a server; other pictures share their turn and their limits."""

    def __init__(self, settings: Settings, store: Store, pictures: PictureJobs) -> None:
        self.jobs = StudioJobs(TERMS, BoardState, settings, store)
        self.jobs.limits, self.jobs.turn = pictures.limits, pictures.turn

    async def begin(
        self, host: str, what: tuple[str, ...], order: Callable[[], Order]
    ) -> AnimationState:
        """Begin an animation, or tell how far it is."""
        name = name_of(what)

        async def work(job: Job[BoardState]) -> tuple[BoardState, bytes]:
            def tell(progress: Progress) -> None:
                job.state = BoardState(name, "drawing", done=progress.done, total=progress.total)

            wanted = await asyncio.to_thread(lambda: msgspec.json.encode(order()))
            return BoardState(name, "ready", done=1), await make(wanted, tell)

        state = await self.jobs.state(name)  # to ask how far it is costs nothing
        if state is None or state.state in ("failed", "cancelled"):
            state = await self.jobs.begin(host, BoardState(name, "waiting", total=0), work)
        return AnimationState(state.done, state.total, ready=state.state == "ready")

    async def made(self, what: tuple[str, ...]) -> bytes | None:
        """Return an animation that is ready."""
        return await self.jobs.result(name_of(what))


def name_of(what: tuple[str, ...]) -> str:
    """Return what an animation is known by: whoever sees it cannot tell the room."""
    return digest(msgspec.json.encode(what).decode())[:32]
