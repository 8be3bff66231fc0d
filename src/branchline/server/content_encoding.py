"""Compressed forms of files, and which of them an asker takes."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

SUFFIXES: Final = {"br": ".br", "gzip": ".gz"}
"""How the names of a file's compressed forms end, the smallest first."""


def best_encoding(accepted: str, offered: Collection[str] = tuple(SUFFIXES)) -> str | None:
    """Return the encoding to answer with, given an Accept-Encoding header; None for none.

    >>> best_encoding("gzip, deflate, br"), best_encoding("br;q=0.2, gzip"), best_encoding("")
    ('br', 'gzip', None)
    >>> best_encoding("br;q=0, *;q=0.5"), best_encoding("gzip;q=0"), best_encoding("identity")
    ('gzip', None, None)
    """
    wishes = dict(wish(each) for each in accepted.split(","))
    usual = wishes.get("*", 0.0)
    plain = wishes.get("identity", 0.0)
    rated = [(wishes.get(name, usual), name) for name in SUFFIXES if name in offered]
    weight, name = max(rated, key=lambda each: each[0], default=(0.0, ""))
    return name if weight > 0 and weight >= plain else None


def wish(text: str) -> tuple[str, float]:
    """Return an encoding and how much it is wished for; what makes no sense is not wished for.

    >>> wish(" GZIP ;q=0.5"), wish("br"), wish("br;q=many")
    (('gzip', 0.5), ('br', 1.0), ('br', 0.0))
    """
    name, _, parameter = text.partition(";")
    weight = 1.0
    if parameter.strip():
        try:
            weight = float(parameter.strip().lower().removeprefix("q="))
        except ValueError:
            weight = 0.0
    return name.strip().lower(), weight if 0 <= weight <= 1 else 0.0
