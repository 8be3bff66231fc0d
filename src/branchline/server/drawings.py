"""The drawn boards and their fonts as files that browsers may keep for good.

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

from branchline.boards.fonts import FAMILIES
from branchline.maps import map_ids
from branchline.server.requests import BoardFacts

KINDS: Final = {
    "board.svg": "image/svg+xml",
    "board.json": "application/json",
    "board.webp": "image/webp",
}
FOR_GOOD: Final = "public, max-age=31536000, immutable"
FONTS: Final = "fonts"


@dataclass(frozen=True)
class Drawing:
    """A file, and the hash of its content."""

    content: bytes
    kind: str
    hash: str


@cache
def drawing(folder: str, name: str) -> Drawing | None:
    """Return a file of a map's board, or a font; None if there is no such file."""
    if folder == FONTS and name.removesuffix(".woff2") in FAMILIES:
        path, kind = resources.files("branchline.boards") / "fonts" / name, "font/woff2"
    elif folder in map_ids() and name in KINDS:
        path, kind = resources.files("branchline.maps") / folder / name, KINDS[name]
    else:
        return None
    if not path.is_file():
        return None
    content = path.read_bytes()
    return Drawing(content, kind, hashlib.sha256(content).hexdigest()[:16])


def address(folder: str, name: str) -> str:
    """Return the address of a file."""
    found = drawing(folder, name)
    return f"/boards/{folder}/{name}?v={found.hash}" if found else ""


def board_facts(which: str) -> BoardFacts | None:
    """Return where the drawn board of a map is found; None if it has none."""
    names = list(KINDS)
    if any(drawing(which, name) is None for name in names):
        return None
    fonts = {family: address(FONTS, f"{name}.woff2") for name, family in FAMILIES.items()}
    svg, json, webp = (address(which, name) for name in names)
    return BoardFacts(svg, json, webp, fonts)


async def serve(request: Request) -> Response:
    """Answer with a file, or that the asker has it already."""
    folder, name = request.path_params["folder"], request.path_params["name"]
    known = folder in (FONTS, *map_ids())
    found = drawing(folder, name) if known and len(name) < 32 else None
    if found is None:
        return PlainTextResponse("There is no such drawing.", 404)
    tag = f'"{found.hash}"'
    right = request.query_params.get("v") == found.hash
    headers = {"ETag": tag, "Cache-Control": FOR_GOOD if right else "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(found.content, media_type=found.kind, headers=headers)


ROUTES: Final = [Route("/boards/{folder}/{name}", serve)]
