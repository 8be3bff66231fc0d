"""Which hashes stand for the rules of a map: today's, and those of earlier wordings of its file."""

from __future__ import annotations

from functools import cache

from branchline.maps.files import map_folder, map_ids
from branchline.maps.load import load_map
from branchline.maps.schema import MapData

EARLIER = "earlier-hashes.txt"
"""The file, in the folder of a packaged map, that lists the hashes of earlier wordings."""


def is_packaged(data: MapData) -> bool:
    """Return whether a map has the rules of the packaged map of its id."""
    return data.id in map_ids() and load_map(data.id).rules_hash == data.rules_hash


def accepted_hashes(data: MapData) -> frozenset[str]:
    """Return the hashes under which games with the rules of a map were recorded."""
    earlier = earlier_hashes(data.id) if is_packaged(data) else frozenset()
    return earlier | {data.rules_hash, data.content_hash}


@cache
def earlier_hashes(map_id: str) -> frozenset[str]:
    """Return the hashes that a packaged map lists: one a line, comments begin with #."""
    file = map_folder(map_id) / EARLIER
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    hashes = (line.partition("#")[0].strip() for line in lines)
    return frozenset(each for each in hashes if each)
