"""Decoding what clients send: a message of a known type, or a refusal that says what is wrong."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from branchline.server.refusals import Refusal

Wanted = TypeVar("Wanted")


class Envelope(msgspec.Struct):
    """The part of a message that can be read even if the rest is wrong."""

    id: str = ""


ENVELOPE = msgspec.json.Decoder(Envelope)


def read(decoder: msgspec.json.Decoder[Wanted], raw: str | bytes) -> Wanted:
    """Return a message; refuse what is none."""
    try:
        return decoder.decode(raw)
    except RecursionError:
        raise Refusal("malformed", "refusal-nested") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refusal("malformed", "refusal-not-a-message", problem=str(error)) from None


def id_of(raw: str | bytes) -> str:
    """Return the id of a message that is wrong otherwise, if it has one.

    >>> id_of('{"type": "dance", "id": "7"}'), id_of("["), id_of('{"x":' + "[" * 5000)
    ('7', '', '')
    """
    try:
        return read(ENVELOPE, raw).id[:64]
    except Refusal:
        return ""
