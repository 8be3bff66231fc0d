"""Print-and-play: a map as a PDF to print, cut and play with. Needs the extra `print`."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

PAPERS: Final = ("a4", "letter", "a3", "a2", "a1")
"""Sizes of paper: on the first two the board comes in tiles, on the others on one sheet."""


def can_print() -> bool:
    """Tell whether everything is installed that printing needs; nothing is loaded for that."""
    return all(find_spec(package) is not None for package in ("typst", "fontTools", "brotli"))
