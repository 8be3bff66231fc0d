"""How the styles do on the packaged boards, to compare a map with.

The file is made by `scripts/lab_boards.py`.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from branchline.lab.intervals import Figure

FILE: Final = "profiles.json"
SHOWN: Final = 3

DIGITS: Final = 4
PARTS: Final = ("value", "low", "high")

Profile = dict[str, Figure]
"""The win share of each style, with its interval."""


@lru_cache(maxsize=1)
def packaged_profiles() -> dict[str, dict[str, Any]]:
    """Return the profile of every packaged board, by its id and number of players."""
    source = files("branchline.lab") / FILE
    if not source.is_file():
        return {}
    found: dict[str, dict[str, Any]] = json.loads(source.read_text(encoding="utf-8"))
    return found


def profile_of(findings: dict[str, Any]) -> Profile:
    """Return how often each style wins on a map."""
    return {
        each["style"]: {part: round(each["win_share"][part], DIGITS) for part in PARTS}
        for each in findings["styles"]
    }


def distance(mine: Profile, theirs: Profile) -> float:
    """Return how far two profiles are apart: the mean difference over the styles."""
    both = sorted(set(mine) & set(theirs))
    apart = [abs(mine[style]["value"] - theirs[style]["value"]) for style in both]
    return sum(apart) / len(apart) if apart else 1.0


def nearest(findings: dict[str, Any]) -> list[tuple[str, Profile]]:
    """Return the packaged boards on which styles do most nearly as well, with their names."""
    mine = profile_of(findings)
    others = [
        (note["name"], note["styles"])
        for note in packaged_profiles().values()
        if note["players"] == findings["players"] and note["rules"] != findings["map"]["rules"]
    ]
    return sorted(others, key=lambda each: distance(mine, each[1]))[:SHOWN]
