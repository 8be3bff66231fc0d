"""The streams of the terminal, whatever they can show."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from typing import TYPE_CHECKING, Final

from branchline.cli.signs import GLYPHS, GRAY_GLYPH, LETTERS

if TYPE_CHECKING:
    from rich.console import Console

_SIGNS: Final = "–—−×·…‘’✓✗▸→─│±łŁß"
_LIKE: Final = "---x-.''+!*>-|~lLs"
PLAIN: Final = str.maketrans(
    "".join((*GLYPHS, GRAY_GLYPH, _SIGNS)), "".join((*LETTERS, "N", _LIKE))
)
"""Stand-ins for the signs that an old terminal cannot show."""


def stand_in(error: UnicodeError) -> tuple[str, int]:
    """Return what to print for characters that cannot be encoded: as many, and as like.

    >>> "Łódź ■×2".encode("ascii", "stand-in")
    b'Lodz Rx2'
    """
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(sign: str) -> str:
    base = unicodedata.normalize("NFKD", sign.translate(PLAIN))[0]
    return base if base.isascii() else "?"


codecs.register_error("stand-in", stand_in)


def open_streams() -> None:
    """Make sure that no character can stop the program, in or out."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="stand-in")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def silence() -> None:
    """Send what is still to be printed nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def make_console() -> Console:
    """Return the console to print on."""
    from branchline.cli.plain_console import PlainConsole

    return PlainConsole()
