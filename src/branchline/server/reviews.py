"""Reviews of finished games: worked out in a process of their own, one by one, and kept.

Whoever asks gets the review as far as it has come; once it is whole, it is stored with the game.
Where servers share a database, one of them works it out and says there how far it is.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import msgspec

from branchline.review.messages import Review
from branchline.server import database_errors
from branchline.server.addresses import counted_as
from branchline.server.rate_limits import Buckets
from branchline.server.refusals import Refusal
from branchline.server.settings import Settings
from branchline.server.store import Store
from branchline.server.studio_ledgers import Most

if TYPE_CHECKING:
    import sqlalchemy as sa

    from branchline.server.shared_ledger import SharedLedger

LOG = logging.getLogger(__name__)
MOST_WAITING: Final = 16
"""Games that wait for their review at most."""
MOST_OF_ADDRESS: Final = 4
"""Those among them that one address has asked for: others have their turn."""
MOST_KEPT: Final = 32
"""Whole reviews kept in memory, those asked for last."""
LONGEST: Final = 900.0
"""Seconds that a review may take: a map from a file may be of any size."""
LONGEST_LINE: Final = 32 * 2**20
FORM: Final = 3
"""Raised when reviews change: those stored in another form are made anew."""
BURST: Final = 6
REPORT_SECONDS: Final = 1.0
STORED: Final = "SELECT review FROM reviews WHERE game = :game AND form = :form"
DECODER = msgspec.json.Decoder(Review)


@dataclass
class Work:
    """A review under way."""

    record: bytes
    address: str
    """Whose it is: that of whoever asked first."""
    latest: Review | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when there is something to see, or nothing will come any more."""
    failed: bool = False


class Reviews:
    """The reviews of a server."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.store = store
        self.seconds = settings.review_seconds
        self.limits = Buckets(settings.reviews_per_minute / 60, BURST)
        self.known: OrderedDict[str, Review] = OrderedDict()
        self.working: dict[str, Work] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()
        self._unnoted: set[str] = set()
        """Games whose reviews are under way for other servers, though they are not."""
        self.ledger: SharedLedger | None = None
        """What other servers work out."""
        if store.address.is_shared:
            from branchline.server.shared_ledger import SharedLedger

            self.ledger = SharedLedger(store, "review", 0, 0.0)

    async def known_of(self, game: str) -> Review | None:
        """Return the review of a game as far as it is there: whole, or under way."""
        if game in self.known:
            self.known.move_to_end(game)
            return self.known[game]
        if game in self.working:
            return await self.first_of(self.working[game])
        found = await self.stored(game)
        if found is not None:
            self.keep(game, found)
        return found

    async def begin(self, game: str, record: bytes, host: str) -> Review | None:
        """Begin a review; return the beginning of it, or None if it has to wait its turn."""
        if game not in self.working:
            if self.ledger is not None:
                for each in self._unnoted - self.working.keys():
                    await self.note_end(each)
                most = Most(MOST_WAITING, MOST_OF_ADDRESS)
                try:
                    begun = await self.ledger.begin(game, counted_as(host), b"", most)
                except Exception:  # it may be noted all the same
                    self._unnoted.add(game)
                    raise
                if begun.found == "known":
                    return DECODER.decode(begun.state) if begun.state else None
                if begun.found == "full":
                    raise Refusal("unavailable", "refusal-busy")
                if begun.found == "enough":
                    raise Refusal("too fast", "refusal-wait-a-minute")
            try:
                self.start(game, record, host)
            except Refusal:
                await self.note_end(game)
                raise
        return await self.first_of(self.working[game])

    def start(self, game: str, record: bytes, host: str) -> None:
        """Begin a review here, unless its asker or this server has too many."""
        if len(self.working) >= MOST_WAITING:
            raise Refusal("unavailable", "refusal-busy")
        own = sum(work.address == counted_as(host) for work in self.working.values())
        if own >= MOST_OF_ADDRESS or not self.limits.take(counted_as(host)):
            raise Refusal("too fast", "refusal-wait-a-minute")
        self.working[game] = Work(record, counted_as(host))
        task = asyncio.create_task(self.run(game))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def note_end(self, game: str) -> None:
        """Tell other servers that a review is not under way here any more."""
        if self.ledger is None:
            return
        try:
            await self.ledger.end(game, b"", None)
        except Exception:  # as of a database that does not answer
            LOG.exception("the end of a review is not noted")
            self._unnoted.add(game)
        else:
            self._unnoted.discard(game)

    async def report(self, game: str, work: Work) -> None:
        """Tell other servers how far a review is, from time to time."""
        told: Review | None = None
        while self.ledger is not None:
            await asyncio.sleep(REPORT_SECONDS)
            if work.latest is told:
                continue
            told = work.latest
            try:
                await self.ledger.report(game, msgspec.json.encode(told))
            except Exception:  # it will be told again
                LOG.exception("the state of a review is not noted")

    async def first_of(self, work: Work) -> Review | None:
        """Return how far a review is; wait a moment for its beginning."""
        with suppress(TimeoutError):
            await asyncio.wait_for(work.news.wait(), self.seconds)
        if work.failed:
            raise Refusal("unavailable", "refusal-server-error")
        return work.latest

    async def run(self, game: str) -> None:
        """Work a review out, when it is its turn."""
        work = self.working[game]
        reporting = asyncio.create_task(self.report(game, work))
        try:
            async with self._turn, asyncio.timeout(LONGEST):
                found = await self.work_out(work)
            work.failed = found is None
            if found is not None:
                await self.write(game, found)  # whoever is told that it is whole finds it again
                self.keep(game, found)
                work.latest = found
        except Exception:
            LOG.exception("a review failed")
            work.failed = True
        finally:
            reporting.cancel()
            work.news.set()
            del self.working[game]
            await self.note_end(game)

    async def work_out(self, work: Work) -> Review | None:
        """Run the process that reviews a game; return the whole review, or None if it failed."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "branchline.review.process"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
        )
        if process.stdin is None or process.stdout is None:
            return None
        try:
            process.stdin.write(work.record)
            process.stdin.close()
            async for line in process.stdout:
                review = DECODER.decode(line)
                if review.complete:
                    return review
                work.latest = review
                work.news.set()
            return None
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
            await process.wait()

    def keep(self, game: str, review: Review) -> None:
        """Keep a whole review in memory."""
        self.known[game] = review
        self.known.move_to_end(game)
        while len(self.known) > MOST_KEPT:
            self.known.popitem(last=False)

    async def stored(self, game: str) -> Review | None:
        """Return the review that is stored with a game; None if there is none of today's form."""
        [rows] = await self.store.select(STORED, game=game, form=FORM)
        try:
            return DECODER.decode(rows[0][0]) if rows else None
        except msgspec.MsgspecError:
            LOG.warning("the review of %s cannot be read and is made anew", game)
            return None

    async def write(self, game: str, review: Review) -> None:
        """Store a whole review with its game, in place of one of an earlier form."""
        import sqlalchemy as sa

        from branchline.server.schema import REVIEWS

        row = {"game": game, "form": FORM, "review": msgspec.json.encode(review)}

        def put(connection: sa.Connection) -> None:
            connection.execute(sa.delete(REVIEWS).where(REVIEWS.c.game == game))
            connection.execute(sa.insert(REVIEWS), [row])

        with suppress(database_errors.IntegrityError):  # another server was as quick
            await self.store.run(put)

    async def close(self) -> None:
        """Stop what is under way."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
