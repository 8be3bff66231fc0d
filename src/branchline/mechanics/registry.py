"""All mechanics there are: a line for each, and what they declare together."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from branchline.mechanics.declaration import Declaration
from branchline.mechanics.kinds import Kind

NAMES: Final = (
    "country_cards",
    "ferries",
    "grand_tour",
    "locomotive_limits",
    "longest_path",
    "most_tickets",
    "saving",
    "stations",
    "substitutes",
    "technologies",
    "tunnels",
)
"""The packaged mechanics: each is a folder beside this file that declares a `MECHANIC`."""

_declared: dict[str, Declaration] = {}


def register(declaration: Declaration) -> None:
    """Register a mechanic, packaged or your own."""
    _declared[declaration.name] = declaration


def declarations() -> dict[str, Declaration]:
    """Return every known mechanic by its name."""
    return _declared


def track_keys() -> dict[str, Kind]:
    """Return the keys that mechanics add to tracks."""
    return {key: kind for each in _declared.values() for key, kind in each.track_keys.items()}


def place_keys() -> dict[str, Kind]:
    """Return the keys that mechanics add to places."""
    return {key: kind for each in _declared.values() for key, kind in each.place_keys.items()}


def ticket_keys() -> dict[str, Kind]:
    """Return the keys that mechanics add to tickets."""
    return {key: kind for each in _declared.values() for key, kind in each.ticket_keys.items()}


for _name in NAMES:
    register(import_module(f"branchline.mechanics.{_name}").MECHANIC)
