"""The endpoints of the map studio's lab: studies of a map, tuned bots, and their reports."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from branchline.locales import speaking
from branchline.server.address_limits import AddressLimits, host_of
from branchline.server.endpoints import answer, encoded, language_of
from branchline.server.local_network import LocalNetwork
from branchline.server.refusals import Refusal
from branchline.server.rooms import Rooms
from branchline.server.studio_boards import StudioBoards
from branchline.server.studio_boards import job_of as board_of
from branchline.server.studio_endpoints import MOST_BODY, JobEndpoints, sound
from branchline.server.studio_jobs import digest
from branchline.server.studio_studies import StudioStudies
from branchline.server.tokens import is_same
from branchline.studio.drawing_process import Drawn
from branchline.studio.messages import StudyTerms, StudyWanted
from branchline.studio.study_process import Studied, StudyOrder

REPORT_POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:"
)
"""What a report may do: look like something."""
HEX: Final = frozenset("0123456789abcdef")


class StudioStudyApi(JobEndpoints):
    """What the page of the studio asks of the lab."""

    def __init__(
        self,
        rooms: Rooms,
        limits: AddressLimits,
        network: LocalNetwork,
        boards: StudioBoards,
        studies: StudioStudies,
    ) -> None:
        super().__init__(rooms, limits, studies.jobs)
        self.network = network
        self.boards = boards
        self.studies = studies

    def routes(self) -> list[Route]:
        """Return the endpoints by their paths."""
        path = "/api/studio/studies"
        return [
            Route(path, self.guarded(self.terms), methods=["GET"]),
            Route(path, self.guarded(self.begin), methods=["POST"]),
            *self.job_routes(path),
            Route(f"{path}/{{job}}/{{name}}", self.guarded(self.report)),
        ]

    def may(self, request: Request) -> bool:
        """Tell whether an asker may use the processor for so long.

        Those at the machine of a server for this machine alone may, and the owner of any.
        """
        if self.network.is_private and self.network.is_here(request):
            return True
        known = self.rooms.settings.uploads_secret
        _, _, token = request.headers.get("authorization", "").partition(" ")
        return bool(known) and is_same(token, known)

    def check_right(self, request: Request) -> None:
        """Refuse whoever may not."""
        if not self.may(request):
            raise Refusal("not your seat", "refusal-no-studies")

    async def terms(self, request: Request) -> Response:
        """Tell whether an asker may study maps, and for which players bots are tuned for one."""
        from branchline.studio.kept_weights import tuned_players

        rules = request.query_params.get("rules", "")
        known = bool(rules) and len(rules) <= 64 and HEX.issuperset(rules)
        tuned = await asyncio.to_thread(tuned_players, rules) if known else {}
        return answer(StudyTerms(self.may(request), tuned))

    async def begin(self, request: Request) -> Response:
        """Begin a study, or tell how far it is."""
        wanted = await self.read(request, StudyWanted, most=MOST_BODY)
        self.check_right(request)
        fewest, most = await self.players_of(request, wanted.text)
        if not max(fewest, 2 if wanted.kind == "tune" else 1) <= wanted.players <= most:
            raise Refusal("malformed", "refusal-no-request")
        order = StudyOrder(
            wanted.text, wanted.kind, wanted.players, wanted.effort, language_of(request)
        )
        return answer(await self.studies.begin(host_of(request), order))

    async def players_of(self, request: Request, text: str) -> tuple[int, int]:
        """Return for how many players a map is; refuse one that cannot be played."""

        def work() -> bytes:
            with speaking(language_of(request)):
                return bytes(sound(text).players)

        key = ("studio-players", digest(text))
        fewest, most = await self.limits.work.find(host_of(request), key, work)
        return fewest, most

    async def report(self, request: Request) -> Response:
        """Give a report, as a page or as values."""
        job, name = request.path_params["job"], request.path_params["name"]
        found = await self.studies.studied(job)
        if found is None or not found.findings or name not in ("report.html", "lab.json"):
            raise Refusal("not now", "refusal-not-ready")
        if name == "lab.json":
            return encoded(found.findings.encode())
        language = language_of(request)
        drawn = await self.boards.drawn(board_of(found.text))
        key = ("studio-report", job, language, "plain" if drawn is None else "drawn")
        work = partial(report_of, found, drawn, language)
        content = await self.limits.work.find(host_of(request), key, work)
        headers = {"Cache-Control": "no-store", "Content-Security-Policy": REPORT_POLICY}
        return Response(content, 200, headers, "text/html")


def report_of(found: Studied, drawn: Drawn | None, language: str) -> bytes:
    """Return the page of a report, on the board that the studio has drawn if it has."""
    from branchline.boards import DrawnBoard
    from branchline.lab.heat_map import BoardPicture
    from branchline.lab.report_page import report_page

    board = None
    if drawn is not None:
        board = BoardPicture(DrawnBoard.from_json(drawn.board), drawn.plain)
    with speaking(language):
        return report_page(sound(found.text), json.loads(found.findings), board).encode()
