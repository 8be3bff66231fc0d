"""The client's files: compressed where the asker takes that, and kept for as long as is right."""

from __future__ import annotations

import mimetypes
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

from branchline.server.content_encoding import SUFFIXES, best_encoding
from branchline.server.drawings import FOR_GOOD

HASHED: Final = "assets/"
"""The folder of files whose names change with their content."""
KINDS: Final = {
    ".ftl": "text/plain",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
}
"""Kinds of files that systems name differently, or not at all."""
SMALL: Final = 65_536
"""Bytes up to which a file is read at once: a thread for it would take longer."""
SHELL: Final = "index.html"


class ClientFiles(StaticFiles):
    """Files with a hash in their name are kept for good; the shell is asked for every time.

    The build leaves compressed forms beside each file that gets smaller by it.
    """

    async def check_config(self) -> None:
        """Do nothing: that the folder is there was seen when this was made."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer a request; compressed forms have no address of their own."""
        if path.endswith(tuple(SUFFIXES.values())):
            raise HTTPException(404)
        return self.small_response(path, scope) or await super().get_response(path, scope)

    def small_response(self, path: str, scope: Scope) -> Response | None:
        """Return a small file whole; None if it is none, or if only a part of it is asked for."""
        if scope["method"] != "GET" or "range" in Headers(scope=scope):
            return None
        with suppress(OSError, ValueError):  # what is wrong with a path is told elsewhere
            full_path, found = self.lookup_path(SHELL if path == os.curdir else path)
            if found is not None and stat.S_ISREG(found.st_mode) and found.st_size <= SMALL:
                response = self.file_response(full_path, found, scope)
                if not isinstance(response, FileResponse):
                    return response
                return Response(Path(response.path).read_bytes(), headers=response.headers)
        return None

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Return a file, in the best form there is of it, and say how long it may be kept."""
        file, asked = Path(full_path), Headers(scope=scope)
        forms = {name: file.with_name(file.name + end) for name, end in SUFFIXES.items()}
        there = {name: form for name, form in forms.items() if form.is_file()}
        encoding = best_encoding(asked.get("accept-encoding", ""), there)
        chosen = there[encoding] if encoding else file
        path = self.get_path(scope).replace(os.sep, "/")
        headers = {"Cache-Control": FOR_GOOD if path.startswith(HASHED) else "no-cache"}
        if there:
            headers["Vary"] = "Accept-Encoding"
        if encoding:
            headers["Content-Encoding"] = encoding
        kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0]
        found = chosen.stat() if encoding else stat_result
        response = FileResponse(chosen, status_code, headers, kind, stat_result=found)
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response
