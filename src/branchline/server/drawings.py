"""The drawn boards as files that browsers may keep for good.

An address carries the hash of the content as a query; whoever asks with the right one gets an
answer that need never be asked for again.
"""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from branchline.boards import draw, load_drawing
from branchline.boards.files import THUMBNAIL, folder_of
from branchline.maps import load_map, map_ids
from branchline.server.content_encoding import best_encoding
from branchline.server.http_messages import BoardFacts

SVG, JSON = "board.svg", "board.json"
KINDS: Final = {SVG: "image/svg+xml", JSON: "application/json", THUMBNAIL: "image/webp"}
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

    @cached_property
    def compressed(self) -> bytes | None:
        """The content in gzip; None if that would not make it smaller."""
        small = gzip.compress(self.content, mtime=0)
        return small if len(small) < 0.9 * len(self.content) else None


@cache
def drawing(which: str, name: str) -> File | None:
    """Return the whole board of a map as a picture, or where everything on it is, if it has one."""
    if which not in map_ids() or name not in KINDS:
        return None
    data = load_map(which)
    drawn = load_drawing(data)
    if drawn is None:
        return None
    path = folder_of(data) / name
    if name == SVG:
        content = draw(data, drawn).encode()
    elif path.is_file():
        content = path.read_bytes()
    else:
        return None
    return File(content, KINDS[name], hashlib.sha256(content).hexdigest()[:16])


def address_of(which: str, name: str) -> str | None:
    """Return where a file of a board is found, for good; None if there is none."""
    file = drawing(which, name)
    return f"/boards/{which}/{name}?v={file.hash}" if file else None


def board_facts(which: str) -> BoardFacts | None:
    """Return where the drawn board of a map is found; None if it has none."""
    svg, json = address_of(which, SVG), address_of(which, JSON)
    return BoardFacts(svg, json) if svg and json else None


@cache
def picture_of(which: str) -> str:
    """Return the address of the smallest picture of a board; empty if there is none."""
    return address_of(which, THUMBNAIL) or address_of(which, SVG) or ""


async def serve(request: Request) -> Response:
    """Answer with a file, or that the asker has it already."""
    which, name = request.path_params["map"], request.path_params["name"]
    found = drawing(which, name) if which in map_ids() and name in KINDS else None
    if found is None:
        return PlainTextResponse("There is no such drawing.", 404)
    encoding = best_encoding(request.headers.get("accept-encoding", ""), ("gzip",))
    compressed = found.compressed if encoding else None
    tag = f'"{found.hash}-gzip"' if compressed else f'"{found.hash}"'
    right = request.query_params.get("v") == found.hash
    headers = {"ETag": tag, "Cache-Control": FOR_GOOD if right else "no-cache"}
    headers["Vary"] = "Accept-Encoding"
    if name == SVG:
        headers["Content-Security-Policy"] = PICTURE_POLICY
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if compressed:
        headers["Content-Encoding"] = "gzip"
    return Response(compressed or found.content, media_type=found.kind, headers=headers)


ROUTES: Final = [Route("/boards/{map}/{name}", serve)]
