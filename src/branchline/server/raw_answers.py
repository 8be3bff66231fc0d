"""Answers written straight to a connection that no endpoint is asked about, with all headers."""

from __future__ import annotations

from http import HTTPStatus

import msgspec

from branchline.server.refusals import Refusal
from branchline.server.security import HEADERS


def raw_answer(status: int, refusal: Refusal) -> bytes:
    """Return an answer after which the connection is closed."""
    body = msgspec.json.encode(refusal.to_request())
    headers = {
        **HEADERS,
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Cache-Control": "no-store",
        "Connection": "close",
    }
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body
