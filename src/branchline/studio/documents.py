"""Maps as the studio edits them: documents in which every entry is at least of the right shape.

What cannot be read is left out and counted, so that the page can rely on what it gets; the check of
the file as it came tells what was wrong with it.
"""

from __future__ import annotations

import math
from typing import Any

from branchline.maps.files import parse_map, read_content

DEEPEST = 12
TEXTS = ("id", "name", "about", "series")
TABLES = ("cards", "points", "tickets", "groups", "mechanics", "areas", "variants", "board")


def open_text(text: str) -> tuple[dict[str, Any], int]:
    """Return what a map file says, as far as it can be edited, and how much was left out.

    Raises `MapError` for a text that is not TOML at all.
    """
    return editable(parse_map(text.encode(errors="surrogatepass"), "map"))


def text_of_map(which: str) -> str:
    """Return the text of a map known by its id."""
    return read_content(which)[1].decode()


def editable(document: dict[str, Any]) -> tuple[dict[str, Any], int]:
    """Return a document with the shape that an editor relies on."""
    dropped = Dropped()
    found = plain(document, dropped)
    if not isinstance(found, dict):
        return {}, 1
    for key in TEXTS:
        dropped.unless(found, key, isinstance(found.get(key, ""), str))
    for key in TABLES:
        dropped.unless(found, key, isinstance(found.get(key, {}), dict))
    for name, table in [*found.get("mechanics", {}).items()]:
        dropped.unless(found["mechanics"], name, isinstance(table, dict))
    found["places"] = dropped.sound(found.get("places", []), is_place)
    found["tracks"] = dropped.sound(found.get("tracks", []), is_track)
    tickets = found.get("tickets", {})
    if tickets:
        tickets["cards"] = dropped.sound(tickets.get("cards", []), is_ticket)
        for key in ("first", "later"):
            dropped.unless(tickets, key, isinstance(tickets.get(key, {}), dict))
    players = found.get("players", [2, 2])
    pair = isinstance(players, list) and [type(each) for each in players] == [int, int]
    dropped.unless(found, "players", pair)
    dropped.unless(found, "trains", type(found.get("trains", 1)) is int)
    return found, dropped.count


class Dropped:
    """Counts what is left out."""

    def __init__(self) -> None:
        self.count = 0

    def unless(self, table: dict[str, Any], key: str, sound: bool) -> None:
        """Leave a key out unless its value is sound."""
        if not sound:
            del table[key]
            self.count += 1

    def sound(self, entries: Any, is_sound: Any) -> list[dict[str, Any]]:
        """Return the entries of a list that can be edited."""
        if not isinstance(entries, list):
            self.count += 1
            return []
        kept = [entry for entry in entries if isinstance(entry, dict) and is_sound(entry)]
        self.count += len(entries) - len(kept)
        return kept


def plain(value: Any, dropped: Dropped, depth: int = 0) -> Any:
    """Return a value as JSON can tell it; dates, infinities and abysses are None."""
    if depth > DEEPEST:
        dropped.count += 1
        return None
    if isinstance(value, dict):
        inner = {str(key): plain(item, dropped, depth + 1) for key, item in value.items()}
        return {key: item for key, item in inner.items() if item is not None}
    if isinstance(value, list):
        items = [plain(item, dropped, depth + 1) for item in value]
        return [item for item in items if item is not None]
    if isinstance(value, str):
        return value
    if isinstance(value, bool) or (isinstance(value, int) and abs(value) < 2**53):
        return value
    if isinstance(value, float) and math.isfinite(value):
        return value
    dropped.count += 1
    return None


def is_place(entry: dict[str, Any]) -> bool:
    """Tell whether an entry can be edited as a place."""
    numbers = (entry.get("lat", 0), entry.get("lon", 0))
    return isinstance(entry.get("name"), str) and all(map(is_number, numbers))


def is_track(entry: dict[str, Any]) -> bool:
    """Tell whether an entry can be edited as a track."""
    texts = isinstance(entry.get("a"), str) and isinstance(entry.get("b"), str)
    return (
        texts and type(entry.get("length")) is int and isinstance(entry.get("colour", "gray"), str)
    )


def is_ticket(entry: dict[str, Any]) -> bool:
    """Tell whether an entry can be edited as a ticket."""
    if not isinstance(entry.get("from"), str):
        return False
    legs = entry.get("legs", [entry])
    return isinstance(legs, list) and all(
        isinstance(leg, dict)
        and isinstance(leg.get("to"), str)
        and type(leg.get("points", 1)) is int
        for leg in legs
    )


def is_number(value: Any) -> bool:
    """Tell whether a value is a number."""
    return isinstance(value, int | float) and not isinstance(value, bool)
