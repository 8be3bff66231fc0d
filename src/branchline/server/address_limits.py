"""What each address may do and have: rooms, connections, and work for the processor.

Counts are those of this process and begin anew with it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from starlette.requests import HTTPConnection

from branchline.server.addresses import CountByAddress, counted_as
from branchline.server.costly_work import CostlyWork
from branchline.server.hints import Hints
from branchline.server.rate_limits import MOST_BUCKETS, Buckets
from branchline.server.refusals import Refusal
from branchline.server.settings import Settings

DAY: Final = 86_400


def host_of(asker: HTTPConnection) -> str:
    """Return where a request comes from; a proxy's word for it has been taken already."""
    return asker.client.host if asker.client else ""


class RoomMakers:
    """Who made which of the rooms that are at work."""

    def __init__(self, settings: Settings, is_at_work: Callable[[str], bool]) -> None:
        self.most = settings.rooms_per_address
        self.is_at_work = is_at_work
        self.daily = Buckets(settings.rooms_per_day / DAY, settings.rooms_per_day)
        per_day = settings.own_map_rooms_per_day
        self.on_own_maps = Buckets(per_day / DAY, per_day)
        self.made: OrderedDict[str, list[str]] = OrderedDict()

    @contextmanager
    def making(self, host: str, *, on_own_map: bool = False) -> Iterator[None]:
        """Let an address make a room in the block; one that is refused there does not count.

        One on a map that a visitor drew carries it, so there may be fewer of these.
        """
        self._check(host)
        address, is_counted = counted_as(host), False
        try:
            if on_own_map and not self.on_own_maps.take(address):
                raise Refusal("too fast", "refusal-rooms-today")
            is_counted = on_own_map
            yield
        except Refusal:
            self.daily.give_back(address)
            if is_counted:
                self.on_own_maps.give_back(address)
            raise

    def _check(self, host: str) -> None:
        """Refuse an address that has enough rooms."""
        address = counted_as(host)
        rooms = [room for room in self.made.pop(address, []) if self.is_at_work(room)]
        if rooms:
            self.made[address] = rooms
        if len(rooms) >= self.most:
            raise Refusal("too fast", "refusal-rooms-of-address", most=self.most)
        if not self.daily.take(address):
            raise Refusal("too fast", "refusal-rooms-today")

    def note(self, host: str, room: str) -> None:
        """Take note of a room that an address made."""
        self.made.setdefault(counted_as(host), []).append(room)
        while len(self.made) > MOST_BUCKETS:
            self.made.popitem(last=False)


class AddressLimits:
    """All limits by address of a server."""

    def __init__(self, settings: Settings, is_at_work: Callable[[str], bool]) -> None:
        rate = settings.new_rooms_per_minute
        self.requests = Buckets(rate / 60, rate)
        """Requests that change something."""
        self.makers = RoomMakers(settings, is_at_work)
        self.sockets = CountByAddress(settings.connections_per_address)
        self.work = CostlyWork(settings)
        self.hints = Hints(settings)
