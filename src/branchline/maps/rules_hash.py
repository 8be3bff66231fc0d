"""The hash of a map's rules: the same as long as games on the map are played the same way.

Records and rooms name it, so that they are refused after a change of the rules and survive any
other change of the map file: coordinates, aliases, labels, the name on the box, comments.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

NOT_RULES: Final = frozenset(
    {"format", "id", "name", "about", "first_game", "series", "counts", "board"}
)
"""Keys of a map file, and of its variants, that no rule reads."""
NOT_RULES_OF_PLACES: Final = frozenset({"label", "aliases", "lat", "lon"})
"""Keys of a place that no rule reads."""


def rules_hash(document: dict[str, Any]) -> str:
    """Return the SHA-256 of what the rules read of a map file, its variants included."""
    rules = without(document, NOT_RULES)
    rules["places"] = [without(place, NOT_RULES_OF_PLACES) for place in document["places"]]
    variants = document.get("variants", {})
    rules["variants"] = {name: without(each, NOT_RULES) for name, each in variants.items()}
    return canonical_hash(rules)


def content_hash(document: dict[str, Any]) -> str:
    """Return the SHA-256 of all that a map file says, whatever its layout and comments."""
    return canonical_hash(document)


def canonical_hash(values: dict[str, Any]) -> str:
    """Return the SHA-256 of values, the same whatever the order of their keys."""
    canonical = json.dumps(values, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def without(table: dict[str, Any], keys: frozenset[str]) -> dict[str, Any]:
    """Return a table without some of its keys."""
    return {key: value for key, value in table.items() if key not in keys}
