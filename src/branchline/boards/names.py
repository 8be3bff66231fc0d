"""Names of seas and lands, the legend and the compass: each where there is room for it."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import shapely
from shapely import MultiPolygon, Polygon, affinity
from shapely.geometry.base import BaseGeometry

from branchline.boards.arrays import Floats
from branchline.boards.drawn_board import Name
from branchline.boards.metrics import width_of
from branchline.boards.sizes import EDGE

SPACING = 0.26
"""Between the letters of a name, in ems."""
MARGIN = 6.0
"""Free around a name."""
STEP = 14
FARTHEST = 168


@dataclass(slots=True)
class Room:
    """What is taken on a board, and its size."""

    taken: list[BaseGeometry]
    size: tuple[int, int]
    land: MultiPolygon | None
    lakes: MultiPolygon = field(default_factory=MultiPolygon)

    def free(self, shape: BaseGeometry) -> bool:
        """Return whether a shape touches nothing."""
        return not any(shapely.intersects(self.taken, shape))

    def inside(self, shape: BaseGeometry) -> bool:
        """Return whether a shape is inside the frame."""
        width, height = self.size
        left, top, right, bottom = shape.bounds
        edge = EDGE + 4
        return left > edge and top > edge and right < width - edge and bottom < height - edge


def name_box(x: float, y: float, text: str, size: float, turn: float) -> Polygon:
    """Return the room a name takes."""
    wide, high = width_of(text, size, "title", SPACING) + 2 * MARGIN, size * 0.8 + 2 * MARGIN
    box = shapely.box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
    return affinity.rotate(box, turn, origin=(x, y))


def place_names(
    wanted: tuple[dict[str, Any], ...], forth: Callable[[Floats], Floats], room: Room
) -> list[Name]:
    """Return the names that find room near where they belong."""
    found = []
    for wish in wanted:
        home = forth(np.array([[wish["lon"], wish["lat"]]], dtype=np.float64))[0]
        name = best_spot(wish, float(home[0]), float(home[1]), room)
        if name is not None:
            found.append(name)
            room.taken.append(name_box(name.x, name.y, name.text, name.size, name.turn))
    return found


def best_spot(wish: dict[str, Any], x: float, y: float, room: Room) -> Name | None:
    """Return the free spot nearest to a point, on the right side of the coast."""
    text, kind, turn = wish["text"], wish.get("kind", "land"), float(wish.get("turn", 0))
    best: tuple[float, Name] | None = None
    for size in (float(wish["size"]), float(wish["size"]) * 0.8, float(wish["size"]) * 0.64):
        for dx in range(-FARTHEST, FARTHEST + 1, STEP):
            for dy in range(-FARTHEST, FARTHEST + 1, STEP):
                box = name_box(x + dx, y + dy, text, size, turn)
                cost = math.hypot(dx, dy)
                if (best and cost >= best[0]) or not room.inside(box) or not room.free(box):
                    continue
                cost += 240 * wrong_side(box, kind, room)
                if cost < 200 and (best is None or cost < best[0]):
                    look = "sea" if kind == "lake" else kind
                    best = (cost, Name(text, look, round(x + dx, 1), round(y + dy, 1), size, turn))
        if best is not None:
            return best[1]
    return None


def wrong_side(box: Polygon, kind: str, room: Room) -> float:
    """Return how much of a name lies on land that should be at sea, or the other way round."""
    if kind == "lake":
        return 1 - float(room.lakes.intersection(box).area / box.area)
    if room.land is None:
        return 0.0
    on_land = float(room.land.intersection(box).area / box.area)
    return on_land if kind == "sea" else 1 - on_land


def free_box(room: Room, width: float, height: float) -> tuple[float, float] | None:
    """Return the left top corner of a free box, as close to a corner of the board as can be."""
    best: tuple[float, float, float] | None = None
    across, down = room.size
    tree = shapely.STRtree(room.taken)
    for y in range(26, int(down - height - 25), 8):
        for x in range(26, int(across - width - 25), 8):
            cost = min(x - 26, across - width - 26 - x) + min(y - 26, down - height - 26 - y)
            if best is not None and cost >= best[0]:
                continue
            box = shapely.box(x - 6, y - 6, x + width + 6, y + height + 6)
            if not len(tree.query(box, predicate="intersects")):
                best = (cost, float(x), float(y))
    return None if best is None else best[1:]
