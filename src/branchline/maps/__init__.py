"""Maps as data: the map files of the package, their format, their checks and loading them."""

from __future__ import annotations

from branchline.maps.check import check_map
from branchline.maps.errors import MapError
from branchline.maps.load import load_map, load_map_text, map_ids
from branchline.maps.schema import (
    FirstTickets,
    GroupRule,
    LaterTickets,
    Leg,
    MapData,
    Place,
    Ticket,
    Track,
    routes,
)

__all__ = [
    "FirstTickets",
    "GroupRule",
    "LaterTickets",
    "Leg",
    "MapData",
    "MapError",
    "Place",
    "Ticket",
    "Track",
    "check_map",
    "load_map",
    "load_map_text",
    "map_ids",
    "routes",
]
