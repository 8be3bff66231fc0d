"""The weights of bots that were tuned for maps of the studio: kept by the hash of their rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from branchline.arena.map_tuning import MapTuning, write_json
from branchline.bots.brains.tuned_weights import EXACT, KIND, rules_fingerprint
from branchline.maps.bots_files import RULES, kept_bots_file, kept_bots_files, read_bots_file
from branchline.maps.games import game_of

MOST_KEPT: Final = 200
"""Maps whose weights are kept; those tuned longest ago go."""


def keep_weights(tuning: MapTuning, made: Path) -> None:
    """Keep what tuning wrote beside a map; weights for other numbers of players stay."""
    rules = tuning.data.rules_hash
    fingerprint = rules_fingerprint(game_of(tuning.map, None, tuning.players))
    fresh = [
        entry | {EXACT: fingerprint}
        for entry in entries_in(made, rules)
        if entry["players"] == tuning.players
    ]
    target = kept_bots_file(rules)
    others = [each for each in entries_in(target, rules) if each["players"] != tuning.players]
    write_json(target, {RULES: rules, KIND: [*others, *fresh]})
    by_age = sorted(kept_bots_files(), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in by_age[MOST_KEPT:]:
        file.unlink(missing_ok=True)


def entries_in(file: Path, rules: str) -> list[dict[str, Any]]:
    """Return the weights in a file, if they are for these rules."""
    found = (read_bots_file(file, rules) or {}).get(KIND, [])
    return [entry for entry in found if isinstance(entry, dict) and "players" in entry]


def tuned_players(rules: str) -> dict[int, float]:
    """Return for which numbers of players bots are tuned for a map, and what share they win."""
    found: dict[int, float] = {}
    for entry in entries_in(kept_bots_file(rules), rules):
        told = entry.get("tuned", {}).get("against_untuned", {})
        found[entry["players"]] = float(told.get("win_share", 0.0))
    return found
