"""What changed from one report to another, told only where it stands out from chance."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from branchline.lab.findings import FORMAT, Findings
from branchline.lab.intervals import (
    Figure,
    chance_of_no_difference,
    difference,
    significant,
)
from branchline.lab.report_page import colour_name, page
from branchline.lab.report_parts import shown, table
from branchline.locales import ENGLISH, language, say
from branchline.message import Message

JSON: Final = "lab.json"
BUILT: Final = "lab-figure-built"
NUMBER: Final = re.compile(r" #\d+(?=\]$)")
"""What tells a track from those that look the same beside it."""
MARK: Final = re.compile(r"(?<= \[)[a-z]+")
"""The colour that tells a track from others beside it."""
FINE: Final = ("lab-figure-tickets-kept", "lab-figure-tickets-done")


class Change(NamedTuple):
    """A figure of two reports: what it is, and how it changed."""

    message: str
    what: str
    scale: float
    before: Figure
    after: Figure
    change: Figure
    chance: float
    holds: bool


def read_report(path: Path) -> Findings:
    """Return the findings of a report, given by its folder or its file."""
    file = path / JSON if path.is_dir() else path
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        found = None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise ValueError(Message("not-a-lab-report", {"file": str(file)}))
    return found


def figures_of(found: Findings) -> Iterator[tuple[str, str, float, Figure]]:
    """Yield the figures to compare: message, what it is about, scale for people, figure."""
    first = found["first_seat"]
    if first is not None:
        yield "lab-first-seat", "", 100, first["advantage"]
        yield "lab-figure-compensation", "", 1, first["compensation"]
    if found["luck"] is not None:
        yield "lab-luck", "", 100, found["luck"]
    if found["decided"] is not None:
        yield "lab-decided", "", 100, found["decided"]["favourite_from"]
    yield "lab-turns", "", 1, found["game"]["turns"]
    yield "lab-margin", "", 1, found["game"]["margin"]
    for name in ("score", "winner_score", "tickets_kept", "tickets_done"):
        yield f"lab-figure-{name.replace('_', '-')}", "", 1, found["game"][name]
    for ticket in found["tickets"]:
        if ticket["completion"] is not None:
            yield "lab-figure-completion", ticket["name"], 100, ticket["completion"]
            yield "lab-figure-win-share", ticket["name"], 100, ticket["win_share"]
    yield from ((BUILT, name, 100, built) for name, built in built_tracks(found))
    for style in found["styles"]:
        yield "lab-figure-style", style["style"], 100, style["win_share"]


def built_tracks(found: Findings) -> Iterator[tuple[str, Figure]]:
    """Yield how often each track is built, once for those that look the same side by side.

    They are counted together.
    """
    before = None
    for track in found["tracks"]:
        name = NUMBER.sub("", track["name"])
        if (name, track["built"]) != before:
            yield name, track["built"]
        before = name, track["built"]


def keyed_figures_of(found: Findings) -> Iterator[tuple[tuple[str, str, int], float, Figure]]:
    """Yield the figures to compare with what tells them apart: some tickets are there twice."""
    seen: Counter[tuple[str, str]] = Counter()
    for message, what, scale, each in figures_of(found):
        seen[message, what] += 1
        yield (message, what, seen[message, what]), scale, each


def compare(before: Findings, after: Findings) -> list[Change]:
    """Return every figure that both reports have, with how it changed."""
    known = {key: found for key, _, found in keyed_figures_of(before)}
    pairs = [
        (*key[:2], scale, known[key], found)
        for key, scale, found in keyed_figures_of(after)
        if key in known
    ]
    changes = [difference(new, old) for _, _, _, old, new in pairs]
    chances = [chance_of_no_difference(change) for change in changes]
    return [
        Change(*pair, change, chance, holds)
        for pair, change, chance, holds in zip(
            pairs, changes, chances, significant(chances), strict=True
        )
    ]


def digits_of(change: Change) -> int:
    """Return how many digits a figure needs: tickets are few."""
    return 2 if change.message in FINE else 1


def name_of(change: Change) -> str:
    """Return what a figure is, in words."""
    if not change.what:
        return say(change.message)
    what = change.what
    if change.message == BUILT and language() != ENGLISH:
        what = MARK.sub(lambda found: colour_name(found[0]), what)
    return say(change.message, what=what)


def comparison_values(before: Findings, after: Findings) -> dict[str, Any]:
    """Return a comparison as plain values."""
    return {
        "before": before["map"],
        "after": after["map"],
        "figures": [change._asdict() for change in compare(before, after)],
    }


def comparison_page(before: Findings, after: Findings, names: tuple[str, str]) -> str:
    """Return a comparison as a page."""
    changes = compare(before, after)
    told = sorted((each for each in changes if each.holds), key=lambda each: each.chance)
    rows = [
        [
            escape(name_of(each)),
            shown(each.before, digits_of(each), each.scale),
            shown(each.after, digits_of(each), each.scale),
            shown(each.change, digits_of(each), each.scale, signed=True),
        ]
        for each in told
    ]
    heads = [say(f"lab-column-{name}") for name in ("figure", "before", "after", "change")]
    body = table(heads, rows) if rows else f"<p>{escape(say('lab-compare-none'))}</p>"
    note = " ".join((say("lab-compared", count=len(changes)), say("lab-compare-note")))
    title = say("lab-compare-title", before=names[0], after=names[1])
    return page(title, f'<p class="soft">{escape(note)}</p>', body)
