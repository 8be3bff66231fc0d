"""Chat as people type it, cleaned: plain text on one line, of limited length."""

from __future__ import annotations

import unicodedata
from typing import Final

from branchline.server.commands import MOST_TEXT

# Signs that turn the direction of writing can make one text look like another.
TURNING: Final = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)
UNWANTED: Final = frozenset({"Cc", "Cs", "Co", "Cn"})


def clean_text(text: str, most: int = MOST_TEXT) -> str:
    r"""Return a text on one line, without control characters, cut where it gets too long.

    >>> clean_text("well\tplayed\x1b[31m!\n")
    'well played[31m!'
    """
    spaced = " ".join(text[: 4 * most].split())
    kept = [c for c in spaced if unicodedata.category(c) not in UNWANTED and c not in TURNING]
    return "".join(kept)[:most].strip()
