"""Tokens: unguessable words that stand for a room or a seat, hashed before they are stored."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """Return a token of 192 random bits, fit for a link."""
    return secrets.token_urlsafe(24)


def new_room_id() -> str:
    """Return the id of a room: whoever knows it may watch, so it must not be guessable either."""
    return secrets.token_urlsafe(12)


def hashed(token: str) -> str:
    """Return what is stored of a token; it is random enough to need no salt and no slow hash."""
    return hashlib.sha256(token.encode()).hexdigest()
