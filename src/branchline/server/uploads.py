"""Maps that visitors leave on a server for others to play, if its owner allows that.

They are kept in the database, so many for an address and so many in all, and are offered like the
owner's maps, with their makers' names. Whoever left one can remove it by the token they were given;
the owner can remove any by the secret of this start of the server. Rooms carry their maps: removing
one ends no game.
"""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING, Any, Final

from branchline.maps import MapError
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
ALL: Final = "SELECT key, maker, text FROM uploads ORDER BY at"


class Uploads:
    """The maps that visitors left."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.secret = rooms.settings.uploads_secret
        self._read_at = -FRESH_MS
        self._turn = asyncio.Lock()

    async def refresh(self) -> None:
        """Read which maps there are, unless that was done just now."""
        if not self.rooms.settings.allow_uploads:
            return
        async with self._turn:
            if now_ms() - self._read_at < FRESH_MS:
                return
            [rows] = await self.rooms.store.select(ALL)
            found = await asyncio.to_thread(maps_of, rows)
            self.rooms.catalogue.uploaded = found
            self._read_at = now_ms()

    async def add(self, host: str, text: str, maker: str) -> Uploaded:
        """Keep a map; refuse one too many, and variants of packaged boards."""
        import sqlalchemy as sa

        from branchline.server.schema import UPLOADS

        settings = self.rooms.settings
        if not settings.allow_uploads:
            raise Refusal("not now", "refusal-no-uploads")
        data = load_carried(text, None, SOURCE)
        if is_packaged(data) or based_on_data(data):
            raise Refusal("malformed", "refusal-not-printed")
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


def maps_of(rows: Any) -> dict[str, tuple[OwnMap, str]]:
    """Return stored maps with their makers; one that this version does not take is left out."""
    found: dict[str, tuple[OwnMap, str]] = {}
    for key, maker, text in rows:
        try:
            found[key] = (OwnMap(load_carried(text, None, SOURCE)), maker)
        except MapError:
            continue
    return found


def of_address(host: str) -> str:
    """Return what stands for an address in the database: not the address itself."""
    return hashlib.sha256(str(counted_as(host)).encode()).hexdigest()[:24]
