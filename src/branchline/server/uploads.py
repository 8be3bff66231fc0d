"""Maps that visitors leave on a server for others to play, if its owner allows that.

They are kept in the database, so many for an address and so many in all, and are offered like the
owner's maps, with their makers' names. Whoever left one can remove it by the token they were given;
the owner can remove any by the secret of this start of the server. Rooms carry their maps: removing
one ends no game.
"""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING, Final

from branchline.maps import MapData, MapError
from branchline.server import database_errors
from branchline.server.addresses import counted_as
from branchline.server.catalogue import OwnMap, is_packaged, key_of, load_carried
from branchline.server.clock import now_ms
from branchline.server.names import checked_name
from branchline.server.refusals import Refusal
from branchline.server.rooms import Rooms
from branchline.server.tokens import hashed, is_same, new_token
from branchline.studio.messages import Uploaded
from branchline.studio.origins import based_on_data

if TYPE_CHECKING:
    import sqlalchemy as sa

FRESH_MS: Final = 5_000
"""How long what was read is good for: another server may have been left a map."""
SOURCE: Final = "map"
ALL: Final = "SELECT key, maker FROM uploads ORDER BY at"
TEXT_OF: Final = "SELECT text FROM uploads WHERE key = :key"


class Uploads:
    """The maps that visitors left."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.secret = rooms.settings.uploads_secret
        self._read_at = -FRESH_MS
        self._turn = asyncio.Lock()
        self._unreadable: set[str] = set()

    async def refresh(self, key: str = "") -> None:
        """Read which maps there are, unless that was done just now.

        A map that somebody asks for may have been left at another server since.
        """
        if not self.rooms.settings.allow_uploads:
            return
        catalogue = self.rooms.catalogue
        async with self._turn:
            is_new = self.rooms.store.address.is_shared and "-" in key
            is_new = is_new and catalogue.own(key) is None
            if now_ms() - self._read_at < FRESH_MS and not is_new:
                return
            [rows] = await self.rooms.store.select(ALL)
            before, found = catalogue.uploaded, {}
            for key, maker in rows:
                own = before[key][0] if key in before else await self._read(key)
                if own is not None:
                    found[key] = (own, maker)
            catalogue.uploaded = found
            for key in before.keys() - found.keys():
                if catalogue.own(key) is None:
                    self.rooms.drawings.forget(key)
            self._read_at = now_ms()

    async def _read(self, key: str) -> OwnMap | None:
        """Return a map by its key, which stands for what it says: it is read once.

        None for one that was taken back just now, or that this version does not take.
        """
        if key in self._unreadable:
            return None
        [rows] = await self.rooms.store.select(TEXT_OF, key=key)
        if not rows:
            return None
        try:
            return OwnMap(await asyncio.to_thread(load_carried, rows[0][0], None, SOURCE))
        except MapError:
            self._unreadable.add(key)
            return None

    async def add(self, host: str, text: str, maker: str) -> Uploaded:
        """Keep a map; refuse one too many, and variants of packaged boards."""
        import sqlalchemy as sa

        from branchline.server.schema import UPLOADS

        settings = self.rooms.settings
        if not settings.allow_uploads:
            raise Refusal("not now", "refusal-no-uploads")
        data = await asyncio.to_thread(kept_map, text)
        address, token = of_address(host), new_token()
        row = {
            "key": key_of(data),
            "at": now_ms(),
            "maker": checked_name(maker),
            "address": address,
            "token": hashed(token),
            "text": text,
        }

        def put(connection: sa.Connection) -> int:
            """Keep it, unless there are too many; return how many there may be then."""
            count = sa.select(sa.func.count()).select_from(UPLOADS)
            if (connection.execute(count).scalar() or 0) >= settings.most_uploads:
                return settings.most_uploads
            own = count.where(UPLOADS.c.address == address)
            if (connection.execute(own).scalar() or 0) >= settings.uploads_per_address:
                return settings.uploads_per_address
            connection.execute(sa.insert(UPLOADS), [row])
            return 0

        try:
            most = await self.rooms.store.run(put)
        except database_errors.IntegrityError:  # the very same map is here already
            return Uploaded(key_of(data), "")
        if most:
            raise Refusal("too fast", "refusal-too-many-uploads", most=most)
        self._read_at = -FRESH_MS
        await self.refresh()
        return Uploaded(key_of(data), token)

    async def remove(self, key: str, token: str) -> None:
        """Remove a map; refuse one who neither left it nor owns the server."""
        if "\0" in key:  # no database takes it
            raise Refusal("not your seat")
        import sqlalchemy as sa

        from branchline.server.schema import UPLOADS

        is_owner = bool(self.secret) and is_same(token, self.secret)
        where = UPLOADS.c.key == key
        if not is_owner:
            where &= UPLOADS.c.token == hashed(token)

        def drop(connection: sa.Connection) -> int:
            return connection.execute(sa.delete(UPLOADS).where(where)).rowcount

        if not await self.rooms.store.run(drop):
            raise Refusal("not your seat")
        self._read_at = -FRESH_MS
        await self.refresh()


def kept_map(text: str) -> MapData:
    """Return a map of somebody's own; refuse packaged boards, also with changes."""
    data = load_carried(text, None, SOURCE)
    if is_packaged(data) or based_on_data(data):
        raise Refusal("malformed", "refusal-not-printed")
    return data


def of_address(host: str) -> str:
    """Return what stands for an address in the database: not the address itself."""
    return hashlib.sha256(str(counted_as(host)).encode()).hexdigest()[:24]
