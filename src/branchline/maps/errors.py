"""What is wrong with a map file, said so that its author can put it right."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable


class MapError(Exception):
    """One problem of a map file: where it is, what stands there and what would be right.

    `key` is the place in the file, such as ``tracks[12].length`` (entries count from 0), or the
    line for a file that is not TOML at all, or empty when the file as a whole is at fault.
    `value` is what stands there, or None when nothing does.

    >>> print(MapError("isle.toml", "tracks[12].length", 7, "no points for this length"))
    isle.toml: tracks[12].length: 7: no points for this length
    """

    def __init__(self, file: str, key: str, value: object, hint: str) -> None:
        super().__init__(file, key, value, hint)
        self.file = file
        self.key = key
        self.value = value
        self.hint = hint

    def __str__(self) -> str:
        shown = "" if self.value is None else show(self.value)
        return ": ".join(part for part in (self.file, self.key, shown, self.hint) if part)


def show(value: object) -> str:
    """Return a value as TOML would write it, cut short when it is long."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**18 else "a huge number"
    if isinstance(value, str):
        return json.dumps(value if len(value) <= 60 else value[:57] + "...", ensure_ascii=False)
    if isinstance(value, dict):
        return "{}" if not value else "a table"
    if isinstance(value, list):
        return "[]" if not value else f"a list of {len(value)}"
    return str(value)


def suggest(name: str, known: Iterable[str]) -> str:
    """Return the known word a mistyped name most likely meant, or an empty string."""
    if len(name) > 80:
        return ""
    by_folded = {word.casefold(): word for word in known}
    close = difflib.get_close_matches(name.casefold(), by_folded, n=1, cutoff=0.6)
    return by_folded[close[0]] if close else ""


def advise(problem: str, name: str, known: Iterable[str]) -> str:
    """Return the problem with the likely meaning of a name, or else the words it could be.

    >>> advise("unknown colour", "grean", ["red", "green"])
    'unknown colour; did you mean "green"?'
    >>> advise("unknown colour", "x", ["red", "green"])
    'unknown colour; known: green, red'
    """
    words = sorted(known)
    meant = suggest(name, words)
    if meant:
        return f"{problem}; did you mean {show(meant)}?"
    if not words:
        return problem
    rest = f" and {len(words) - 12} more" if len(words) > 12 else ""
    return f"{problem}; known: {', '.join(words[:12])}{rest}"
