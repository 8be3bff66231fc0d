"""What a server does besides its games: made, opened and closed together, with its endpoints."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.routing import Route

from branchline.server.address_limits import AddressLimits
from branchline.server.animations import Animations
from branchline.server.api import Api
from branchline.server.borrowed_maps import BorrowedMaps
from branchline.server.health import Health
from branchline.server.local_network import LocalNetwork
from branchline.server.network_api import NetworkApi
from branchline.server.opened_records import OpenedRecords
from branchline.server.picture_jobs import PictureJobs
from branchline.server.practice_api import PracticeApi
from branchline.server.review_api import ReviewApi
from branchline.server.reviews import Reviews
from branchline.server.rooms import Rooms
from branchline.server.security import host_in
from branchline.server.settings import Settings
from branchline.server.share_api import ShareApi
from branchline.server.studio_api import StudioApi
from branchline.server.studio_board_api import StudioBoardApi
from branchline.server.studio_boards import StudioBoards
from branchline.server.studio_studies import StudioStudies
from branchline.server.studio_study_api import StudioStudyApi
from branchline.server.uploads import Uploads

if TYPE_CHECKING:
    from branchline.server.metrics_server import MetricsServer

LOG = logging.getLogger(__name__)


class Services:
    """The rooms of a server, and all that works for them; `world` is the file of its coasts."""

    def __init__(self, settings: Settings, world: Path) -> None:
        self.settings = settings
        self.rooms = Rooms(settings)
        self.rooms.drawings.world = world
        self.limits = AddressLimits(settings, self.rooms.is_at_work)
        self.hosts = {*settings.hosts, *map(host_in, settings.origins)}
        """The names a server may be asked by; the local network adds to them."""
        self.network = LocalNetwork(settings, self.hosts)
        self.reviews = Reviews(settings, self.rooms.store)
        self.pictures = PictureJobs(settings)
        self.animations = Animations(settings, self.rooms.store, self.pictures)
        self.uploads = Uploads(self.rooms)
        self.boards = StudioBoards(settings, self.rooms.store, world)
        self.borrowed = BorrowedMaps(self.rooms, self.boards)
        self.studies = StudioStudies(settings, self.rooms.store)
        self.health = Health(self.rooms)
        self.rooms.metrics.levels = {
            "rooms_awake": lambda: len(self.rooms.live),
            "sockets": lambda: self.limits.sockets.total,
            "bot_queue": lambda: self.rooms.workers.waiting,
        }
        self._metrics: MetricsServer | None = None

    def routes(self) -> list[Route]:
        """Return all endpoints over HTTP by their paths."""
        rooms, limits = self.rooms, self.limits
        records = OpenedRecords(rooms)
        return [
            *self.health.routes(),
            *Api(rooms, limits, self.uploads, self.borrowed).routes(),
            *ReviewApi(rooms, limits, self.reviews).routes(),
            *PracticeApi(rooms, limits, self.reviews).routes(),
            *ShareApi(rooms, limits, self.pictures, self.animations, records).routes(),
            *StudioApi(rooms, limits, self.boards, self.uploads).routes(),
            *StudioBoardApi(rooms, limits, self.pictures, self.boards).routes(),
            *StudioStudyApi(rooms, limits, self.network, self.boards, self.studies).routes(),
            *NetworkApi(rooms, limits, self.network).routes(),
        ]

    async def open(self) -> None:
        """Begin to serve."""
        await self.rooms.open()
        settings = self.settings
        if settings.metrics_port is not None:
            from branchline.server.metrics_server import MetricsServer  # most servers have none

            self._metrics = MetricsServer(
                self.rooms.metrics, settings.metrics_host, settings.metrics_port
            )
            LOG.info("metrics on port %d of %s", self._metrics.port, settings.metrics_host)
        self.health.is_open = True

    async def close(self) -> None:
        """Stop what is under way; the rooms are closed last."""
        self.health.is_open = False
        if self._metrics is not None:
            self._metrics.close()
        await self.network.close()
        await self.reviews.close()
        await self.pictures.close()
        await self.animations.jobs.close()
        await self.boards.jobs.close()
        await self.studies.jobs.close()
        await self.limits.work.close()
        await self.rooms.close()
