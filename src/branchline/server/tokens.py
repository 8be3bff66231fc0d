"""Tokens: unguessable words that stand for a room or a seat, hashed before they are stored."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

OPENED: Final = "file-"
"""How the names of rooms begin that were made from files; no random one is as long."""
ROOM_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


def new_token() -> str:
    """Return a token of 192 random bits, fit for a link."""
    return secrets.token_urlsafe(24)


def new_room_id() -> str:
    """Return the id of a room: whoever knows it may watch, so it must not be guessable either."""
    return secrets.token_urlsafe(12)


def is_room_id(text: str) -> bool:
    r"""Tell whether a text can be the id of a room; no database is asked about any other.

    >>> is_room_id("aB3_-x"), is_room_id("a/b"), is_room_id("a\0b"), is_room_id("")
    (True, False, False, False)
    """
    return ROOM_ID.fullmatch(text) is not None


def hashed(token: str) -> str:
    """Return what is stored of a token; it is random enough to need no salt and no slow hash."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_same(given: str, known: str) -> bool:
    """Tell whether somebody has a secret, in a time that tells nothing about it."""
    return secrets.compare_digest(given.encode(errors="surrogatepass"), known.encode())
