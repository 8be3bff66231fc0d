"""The drawn boards as files that browsers may keep for good.

An address carries the hash of the content as a query; whoever asks with the right one gets an
answer that need never be asked for again.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from branchline.boards import draw, load_drawing
from branchline.maps import load_map, map_ids
from branchline.server.http_messages import BoardFacts

KINDS: Final = {"board.svg": "image/svg+xml", "board.json": "application/json"}
FOR_GOOD: Final = "public, max-age=31536000, immutable"

PICTURE_POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:"
)
"""What a drawing may do when it is looked at by itself: it carries style, fonts and relief."""


@dataclass(frozen=True)
class File:
    """A file, and the hash of its content."""

    content: bytes
    kind: str
    hash: str


@cache
def drawing(which: str, name: str) -> File | None:
    """Return the board of a map without its frame, or where everything on it is, if it has one."""
    if which not in map_ids() or name not in KINDS:
        return None
    data = load_map(which)
    drawn = load_drawing(data)
    if drawn is None:
        return None
    path = resources.files("branchline.maps") / which / name
    svg = name == "board.svg"
    content = draw(data, drawn, framed=False).encode() if svg else path.read_bytes()
    return File(content, KINDS[name], hashlib.sha256(content).hexdigest()[:16])


def board_facts(which: str) -> BoardFacts | None:
    """Return where the drawn board of a map is found; None if it has none."""
    found = [(name, file) for name in KINDS if (file := drawing(which, name))]
    if not found:
        return None
    svg, json = (f"/boards/{which}/{name}?v={file.hash}" for name, file in found)
    return BoardFacts(svg, json)


async def serve(request: Request) -> Response:
    """Answer with a file, or that the asker has it already."""
    which, name = request.path_params["map"], request.path_params["name"]
    found = drawing(which, name) if which in map_ids() and name in KINDS else None
    if found is None:
        return PlainTextResponse("There is no such drawing.", 404)
    tag = f'"{found.hash}"'
    right = request.query_params.get("v") == found.hash
    headers = {"ETag": tag, "Cache-Control": FOR_GOOD if right else "no-cache"}
    if name == "board.svg":
        headers["Content-Security-Policy"] = PICTURE_POLICY
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(found.content, media_type=found.kind, headers=headers)


ROUTES: Final = [Route("/boards/{map}/{name}", serve)]
