"""Values and words as error messages show them: quoted, cut short, with what was likely meant."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable

from branchline.message import Message

MOST_LISTED = 12
"""The most known words that a message lists."""


def show(value: object) -> str | Message:
    """Return a value as TOML would write it, or a message that describes a long one."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**18 else Message("value-huge-number")
    if isinstance(value, str):
        return quote(value)
    if isinstance(value, dict):
        return "{}" if not value else Message("value-table")
    if isinstance(value, list):
        return "[]" if not value else Message("value-list", {"count": len(value)})
    return str(value)


def quote(text: str) -> str:
    """Return a text in quotation marks as TOML writes them, cut short when it is long."""
    return json.dumps(text if len(text) <= 60 else text[:57] + "...", ensure_ascii=False)


def suggest(name: str, known: Iterable[str]) -> str:
    """Return the known word a mistyped name most likely meant, or an empty string."""
    if len(name) > 80:
        return ""
    by_folded = {word.casefold(): word for word in known}
    close = difflib.get_close_matches(name.casefold(), by_folded, n=1, cutoff=0.6)
    return by_folded[close[0]] if close else ""


def advise(problem: Message, name: str, known: Iterable[str]) -> Message:
    """Return the problem with the likely meaning of a name, or else the words it could be.

    >>> str(advise(Message("map-unknown-place"), "Prot", ["Hill", "Port"]))
    'unknown place; did you mean "Port"?'
    >>> str(advise(Message("map-unknown-place"), "x", ["Hill", "Port"]))
    'unknown place; known: Hill, Port'
    """
    words = sorted(known)
    meant = suggest(name, words)
    if meant:
        return Message("did-you-mean", {"problem": problem, "name": quote(meant)})
    if not words:
        return problem
    names, more = ", ".join(words[:MOST_LISTED]), len(words) - MOST_LISTED
    if more > 0:
        return Message("known-names-and-more", {"problem": problem, "names": names, "more": more})
    return Message("known-names", {"problem": problem, "names": names})
