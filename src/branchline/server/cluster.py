"""A server among others that share one PostgreSQL database.

It says every second that it is at work, follows the logs of rooms that others own and that somebody
here looks at, takes over rooms whose owner has gone, hands rooms over to where most of their people
are, and answers commands that others post. Notices only say where to look; each second it looks
everywhere itself.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from branchline.server.clock import now_ms
from branchline.server.command_posts import CommandPosts
from branchline.server.leases import Leases, Seen
from branchline.server.log_entries import StoredEntry
from branchline.server.notices import listen
from branchline.server.room import Room
from branchline.server.room_commands import Posted, Result
from branchline.server.shared_presence import SharedPresence
from branchline.server.store import Store, entry_of

LOG = logging.getLogger(__name__)
BEAT: Final = 1.0
"""Seconds between two signs of life."""
PAUSE: Final = 0.03
"""Seconds between two looks: what is heard of meanwhile is looked at together."""
TIDY_BEATS: Final = 30
UNWATCHED_MS: Final = 10_000
NEWER = sa.text(
    """
    SELECT entries.version, entries.at, entries.entry, entries.command, entries.game
    FROM entries JOIN unnest(CAST(:games AS text[]), CAST(:versions AS int[]))
        AS known (game, version)
        ON entries.game = known.game AND entries.version > known.version
    ORDER BY entries.game, entries.version
    """
)


class Cluster:
    """The part of a server that knows there are others."""

    def __init__(
        self,
        store: Store,
        live: Mapping[str, Room],
        posts: CommandPosts,
        own: Callable[[Room, int], Awaitable[None]],
        forget: Callable[[Room], None],
    ) -> None:
        self.store = store
        self.live = live
        self.posts = posts
        self.own = own
        """What to do with a room that was taken over."""
        self.forget = forget
        """What to do with a room that another server owns and nobody here looks at."""
        self.leases = Leases(store)
        self.presence = SharedPresence(store, live)
        self._tasks: list[asyncio.Task[None]] = []
        self._look = asyncio.Event()
        self._longer: set[str] = set()
        self._commanded: set[str] = set()
        self._here: set[str] = set()
        self._elsewhere: set[str] = set()
        self._given: set[str] = set()
        self._looking = asyncio.Lock()
        self._nearer: dict[str, str] = {}
        """Servers that had more people of this server's rooms than itself, a second ago."""
        self._answered = False
        self._all_commands = False
        self._failing = False

    async def open(self) -> None:
        """Begin: from now on this server counts."""
        await self.leases.say_alive()
        heard = partial(listen, self.store.address, self.hear, self.look_everywhere)
        self._tasks = [
            asyncio.create_task(each()) for each in (self._beat, self._watch, self._follow, heard)
        ]

    async def close(self) -> None:
        """Give all rooms back."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.posts.close()
        try:
            await self.leases.end()
        except SQLAlchemyError:  # then the leases expire
            LOG.warning("leases could not be given back", exc_info=True)

    async def forward(self, room: Room, posted: Posted) -> Result:
        """Let the owner of a room carry a command out."""
        return await self.posts.post(room, posted)

    # What there is to look at

    def hear(self, words: list[str]) -> None:
        """Take a notice: what it is about, a game or the id of a command, and a version."""
        match words:
            case ["entries", game, version]:
                room = self.live.get(game)
                if room is None or room.state.version >= int(version):
                    return
                if room.epoch is not None:  # only an owner writes, and this is not what was written
                    self._step_down(room)
                self._longer.add(game)
            case ["command", game]:
                room = self.live.get(game)
                if room is None or room.epoch is None:
                    return
                self._commanded.add(game)
            case ["answer", number]:
                if int(number) not in self.posts.waiting:
                    return
                self._answered = True
            case ["presence", game]:
                if game not in self.live:
                    return
                self._elsewhere.add(game)
            case ["lease", game]:
                if game not in self.live:
                    return
                self._given.add(game)
            case _:  # of a later version
                return
        self._look.set()

    def look_everywhere(self) -> None:
        """See whether anything happened that no notice told of."""
        self._answered = self._all_commands = True
        self._look.set()

    def came(self, room: Room) -> None:
        """Note that a room has been loaded: others may have clients of it, and its log may grow."""
        self._elsewhere.add(room.name)
        if room.epoch is None:
            self._longer.add(room.name)
        else:
            self._commanded.add(room.name)
        self._look.set()

    def presence_changed(self, game: str) -> None:
        """Note that somebody came or went here."""
        self._here.add(game)
        self._look.set()

    # Looking

    async def _follow(self) -> None:
        """Look at what there is to look at, over and over."""
        while True:
            await self._look.wait()
            self._look.clear()
            with self._trying():
                await self._look_once()
            if self._failing:
                await asyncio.sleep(BEAT / 4)
                self.look_everywhere()
            else:
                await asyncio.sleep(PAUSE)

    async def _look_once(self) -> None:
        """Whatever is missed because this fails is found by the next look around."""
        given, self._given = self._given, set()
        if given:
            await self._look_at(given)
        longer, self._longer = self._longer, set()
        answered, self._answered = self._answered, False
        if answered:  # before the logs: they hold what is answered by then
            await self.posts.take_answers()
        await self.catch_up(longer | self.posts.answered_games())
        self.posts.tell_stored(self.live)
        self.posts.tell_answers()
        commanded, self._commanded = self._commanded, set()
        everything, self._all_commands = self._all_commands, False
        if everything or commanded:
            await self.posts.answer_all(None if everything else commanded)
        here, self._here = self._here, set()
        if here:
            await self.presence.tell(here)
        elsewhere, self._elsewhere = self._elsewhere, set()
        if elsewhere:
            await self.presence.hear(elsewhere)

    async def catch_up(self, games: set[str]) -> None:
        """Add what the owners of rooms have stored; clients know it when this returns."""
        rooms = [self.live[game] for game in games if game in self.live]
        for room in rooms:
            if room.epoch is not None:  # this server's own: it may be stored and not told yet
                async with room.lock:
                    pass
        behind = {room.name: room.state.version for room in rooms if room.epoch is None}
        if not behind:
            return
        values = {"games": list(behind), "versions": list(behind.values())}
        rows = await self.store.query(NEWER, values)
        found: dict[str, list[Any]] = {}
        for row in rows:
            found.setdefault(row[4], []).append(row)
        for game, new in found.items():
            if game in self.live:
                await self._add(self.live[game], new)

    async def _add(self, room: Room, rows: list[Any]) -> None:
        try:
            entries: list[StoredEntry] = [entry_of(row) for row in rows]
            async with room.lock:
                await room.follow(entries)
        except SQLAlchemyError:
            raise
        except Exception:  # one room that cannot be followed harms no other
            LOG.exception("room %s cannot be followed", room.name)
            room.lose()

    # Every second

    async def _beat(self) -> None:
        """Say that this server is at work; nothing else may delay that."""
        while True:
            with self._trying():
                await self.leases.say_alive()
            await asyncio.sleep(BEAT)

    async def _watch(self) -> None:
        """Look around, and tidy up from time to time."""
        for beats in itertools.count(1):
            with self._trying():
                await self._look_around()
                if beats % TIDY_BEATS == 0:
                    await self.leases.tidy()
                    await self.leases.give_up_all_but(list(self.live))
            await asyncio.sleep(BEAT)

    @contextmanager
    def _trying(self) -> Iterator[None]:
        """Go on when the database fails; it says so once, and when it is back."""
        try:
            yield
        except SQLAlchemyError as error:
            if not self._failing:
                said = self.store.address.without_secrets(str(error))
                LOG.warning("the database cannot be reached: %s", said)
            self._failing = True
        except Exception:  # this must go on for as long as the server does
            LOG.exception("a look at the database failed")
        else:
            if self._failing:
                LOG.warning("the database is back")
            self._failing = False

    async def _look_around(self) -> None:
        """Take over rooms whose owner has gone; find what no notice told of."""
        alive = await self.leases.alive()
        if alive != self.presence.alive:
            self.presence.alive = alive
            self._elsewhere |= self.live.keys()
        self._forget_unwatched()
        await self._look_at(self.live)
        self.look_everywhere()
        await self._bring_nearer()

    async def _look_at(self, games: Iterable[str]) -> None:
        """See who owns rooms; own those that are to be had."""
        async with self._looking:  # or a room might be taken twice
            free: list[str] = []
            for seen in await self.leases.look(list(games)) if games else ():
                room = self.live.get(seen.game)
                if room is None:
                    continue
                self._compare(room, seen)
                if room.epoch is None and seen.is_free:
                    free.append(seen.game)
            taken = await self.leases.take_all(free) if free else {}
            for game, epoch in taken.items():
                if game in self.live:
                    await self._own(self.live[game], epoch)

    async def _bring_nearer(self) -> None:
        """Hand rooms over to where most of their people are, and have been for a second.

        What they do then need not be posted, nor be followed where nobody is left.
        """
        owned = [room for room in self.live.values() if room.epoch is not None]
        nearer = {room.name: nearest for room in owned if (nearest := room.nearest())}
        before, self._nearer = self._nearer, nearer
        for game, server in nearer.items():
            room = self.live.get(game)
            if room is None or before.get(game) != server or server not in self.presence.alive:
                continue
            async with room.lock:  # nothing is being written
                if room.epoch is not None and not room.is_lost():
                    await self.leases.hand_over(game, room.epoch, server)
                    self._step_down(room)

    def _forget_unwatched(self) -> None:
        """Forget rooms of others that nobody here has looked at for a while."""
        since = now_ms() - UNWATCHED_MS
        for room in list(self.live.values()):
            if room.epoch is None and not room.clients and room.idle_since < since:
                self.forget(room)

    def _compare(self, room: Room, seen: Seen) -> None:
        """Follow a room that another server has taken, and what it has written."""
        if room.epoch is not None and seen.own_epoch != room.epoch and not room.lock.locked():
            self._step_down(room)
        elif room.epoch is None and seen.version > room.state.version:
            self._longer.add(room.name)

    def _step_down(self, room: Room) -> None:
        """Own a room no longer: this server was silent for too long, and another has taken it."""
        room.epoch = None
        room.updated.set()
        self._longer.add(room.name)
        self._look.set()

    async def catch_up_with(self, room: Room) -> None:
        """Read what a client has seen at another server already."""
        for seen in await self.leases.look([room.name]):
            self._compare(room, seen)
        await self.catch_up({room.name})

    async def _own(self, room: Room, epoch: int) -> None:
        try:
            await self.own(room, epoch)
        except SQLAlchemyError:
            raise
        except Exception:
            LOG.exception("room %s cannot be taken over", room.name)
            room.lose()
        self._commanded.add(room.name)
        self._look.set()
