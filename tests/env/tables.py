"""The tables environments are tested at: all of them, the quick ones first."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tables import tables

Table = tuple[str, str | None, int]


def all_tables() -> list[Any]:
    """Return every map, variant and number of players; all but the smallest tables are slow."""
    found: list[Any] = []
    for which, variant, players in tables():
        smallest = min(n for w, v, n in tables() if (w, v) == (which, variant))
        quick = players == smallest and variant is None
        name = f"{which}-{variant or 'base'}-{players}"
        marks = () if quick else (pytest.mark.slow,)
        found.append(pytest.param((which, variant, players), id=name, marks=marks))
    return found
