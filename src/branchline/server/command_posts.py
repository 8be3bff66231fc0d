"""Commands for rooms that other servers own: posted in a table, answered in the same row.

So no server needs the address of another. A command is carried out with the answer in the
transaction that stores what it led to; one that is not answered, because its owner has died, is
found by the next owner.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from branchline.server.changes import Change, LeaseLost, Unanswered
from branchline.server.notices import CHANNEL, messages_of
from branchline.server.refusals import Refusal
from branchline.server.room import Room
from branchline.server.room_commands import Posted, Result, RoomCommands, refused, result_of
from branchline.server.store import Store

LOG = logging.getLogger(__name__)
PATIENCE: Final = 20.0
"""Seconds to wait for an answer: long enough for an owner to die and another to take over."""
POSTED = msgspec.json.Decoder(Posted)
RESULT = msgspec.json.Decoder(Result)
POST = sa.text(
    """
    WITH posted AS (
        INSERT INTO commands (id, game, payload) SELECT * FROM unnest(
            CAST(:ids AS bigint[]), CAST(:games AS text[]), CAST(:payloads AS bytea[])
        )
    )
    SELECT pg_notify(:channel, told) FROM unnest(CAST(:told AS text[])) AS notices (told)
    """
)
ANSWERED = sa.text("SELECT id, answer FROM commands WHERE id = ANY(:ids) AND answer IS NOT NULL")
WAITING = sa.text(
    """
    SELECT id, game, payload FROM commands
    WHERE answer IS NULL AND game = ANY(:games) ORDER BY at
    """
)
ALL_WAITING = sa.text(
    """
    SELECT id, commands.game, payload FROM commands JOIN leases USING (game)
    WHERE answer IS NULL AND leases.owner = :owner ORDER BY at
    """
)


@dataclass
class Waiting:
    """A command on its way."""

    game: str
    posted: Posted
    result: asyncio.Future[Result]

    def tell(self, result: Result) -> None:
        """Pass its result on to whoever waits for it."""
        if not self.result.done():
            self.result.set_result(result)


class CommandPosts:
    """The commands that this server has posted, and those it has to answer."""

    def __init__(
        self,
        store: Store,
        commands: RoomCommands,
        find: Callable[[str], Awaitable[Room | None]],
    ) -> None:
        self.store = store
        self.commands = commands
        self.find = find
        self.waiting: dict[int, Waiting] = {}
        self.posted = 0
        """Commands that came here for rooms of others."""
        self.answers: dict[int, Result] = {}
        """Answers that have come and are not passed on yet."""
        self._unposted: list[tuple[int, str, bytes]] = []
        """Ids, games and payloads."""
        self._posting: asyncio.Task[None] | None = None
        self._answering: dict[int, asyncio.Task[None]] = {}

    async def post(self, room: Room, posted: Posted) -> Result:
        """Let the owner of a room carry a command out; raise `Unanswered` if none answers."""
        number = secrets.randbits(62)
        waiting = Waiting(room.name, posted, asyncio.get_running_loop().create_future())
        self.waiting[number] = waiting
        self.posted += 1
        self._unposted.append((number, room.name, msgspec.json.encode(posted)))
        if self._posting is None:
            self._posting = asyncio.create_task(self._post_all())
        try:
            return await asyncio.wait_for(waiting.result, PATIENCE)
        except TimeoutError:
            raise Unanswered from None
        finally:
            self.waiting.pop(number, None)

    async def _post_all(self) -> None:
        while self._unposted:
            rows, self._unposted = self._unposted, []
            ids, games, payloads = zip(*rows, strict=True)
            told = messages_of([" ".join(("command", game)) for game in set(games)])
            columns = {"ids": list(ids), "games": list(games), "payloads": list(payloads)}
            try:
                await self.store.query(POST, {**columns, "channel": CHANNEL, "told": told})
            except Exception:  # whatever it is, the next commands may go through
                LOG.warning("commands could not be posted", exc_info=True)
                for number in ids:
                    waiting = self.waiting.get(number)
                    if waiting is not None and not waiting.result.done():
                        waiting.result.set_exception(Unanswered())
        self._posting = None

    async def take_answers(self) -> None:
        """Read which commands of this server were answered."""
        numbers = [number for number, each in self.waiting.items() if not each.result.done()]
        if not numbers:
            return
        rows = await self.store.query(ANSWERED, {"ids": numbers})
        self.answers.update((number, RESULT.decode(answer)) for number, answer in rows)

    def answered_games(self) -> set[str]:
        """Return the games with answers that are not passed on yet."""
        return {self.waiting[number].game for number in self.answers if number in self.waiting}

    def tell_answers(self) -> None:
        """Pass on the answers that were taken, once the rooms have caught up with them."""
        for number, result in self.answers.items():
            if number in self.waiting:
                self.waiting[number].tell(result)
        self.answers = {}

    def tell_stored(self, rooms: Mapping[str, Room]) -> None:
        """Tell of commands whose entries rooms have been sent meanwhile, without a look."""
        for waiting in list(self.waiting.values()):
            room = rooms.get(waiting.game)
            version = room.version_of(waiting.posted.key) if room is not None else None
            if room is not None and version is not None:
                waiting.tell(result_of(room, waiting.posted, version))

    async def answer_all(self, games: Collection[str] | None) -> None:
        """Begin to answer what waits for this server: in some games, or in all that it owns."""
        if games is None:
            rows = await self.store.query(ALL_WAITING, {"owner": self.store.server})
        else:
            rows = await self.store.query(WAITING, {"games": list(games)})
        for number, game, payload in rows:
            if number not in self._answering:
                task = asyncio.create_task(self._answer(number, game, payload))
                self._answering[number] = task
                task.add_done_callback(lambda _, number=number: self._answering.pop(number))  # type: ignore[misc]

    async def _answer(self, number: int, game: str, payload: bytes) -> None:
        try:
            result = await self._result(number, game, payload)
            if result is not None:
                answer = (number, msgspec.json.encode(result))
                await self.store.write(Change(game, answers=[answer]))
        except (
            LeaseLost,
            SQLAlchemyError,
        ) as error:  # it is found again
            LOG.debug("command %d: %s", number, type(error).__name__)

    async def _result(self, number: int, game: str, payload: bytes) -> Result | None:
        """Carry a command out; None if its answer is stored already."""
        try:
            room = await self.find(game)
            if room is None:
                return refused(Refusal("unknown room"))
            result, is_told = await self.commands.carry_out(room, POSTED.decode(payload), number)
        except Refusal as refusal:
            return refused(refusal)
        except (LeaseLost, SQLAlchemyError):
            raise
        except Exception:  # whatever is wrong with one command, others are answered
            LOG.exception("room %s: a command failed", game)
            return refused(Refusal("unavailable", "refusal-server-error"))
        if not is_told:
            return result
        if number in self.waiting:  # this server has become the owner since it was posted
            self.waiting[number].tell(result)
        return None

    async def close(self) -> None:
        """Stop answering."""
        tasks = [*self._answering.values(), *([self._posting] if self._posting else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
