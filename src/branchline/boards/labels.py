"""The names of places: close to them, clear of spaces, places and one another."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Polygon

from branchline.boards.arrays import Floats
from branchline.boards.drawn_board import Label
from branchline.boards.metrics import reach_of, width_of
from branchline.boards.network import Network
from branchline.boards.sizes import EDGE

REACH = (0.0, 3.0, 7.0, 12.0, 18.0, 25.0)
"""How far from its place a label may be."""
MARGIN = 2.0
"""Around a label, where nothing else may be."""
KEPT = 60
LEADING = 0.92
LONG = 8
SMALLER = 0.88
"""A name of more letters than that may be set a little smaller where room is scarce."""


@dataclass(frozen=True, slots=True)
class Text:
    """A name in one or two lines, with its size."""

    lines: tuple[str, ...]
    size: float
    width: float
    above: float
    below: float

    @property
    def height(self) -> float:
        """Return the height of all lines."""
        return self.above + self.below + (len(self.lines) - 1) * self.size * LEADING

    def label(self, x: float, y: float) -> Label:
        """Return the label whose middle is at a point."""
        left, top = x - self.width / 2, y - self.height / 2
        lines = range(len(self.lines))
        baselines = tuple(round(top + self.above + n * self.size * LEADING, 1) for n in lines)
        box = tuple(round(v, 1) for v in (left, top, self.width, self.height))
        return Label(self.lines, self.size, (box[0], box[1], box[2], box[3]), baselines)


@dataclass(slots=True)
class Choice:
    """Where the label of a place may go, cheapest first."""

    labels: list[Label]
    boxes: NDArray[np.object_]
    costs: Floats
    chosen: int = 0


def set_text(lines: tuple[str, ...], size: float, spacing: float) -> Text:
    """Return a name with its measures."""
    width = max(width_of(line, size, spacing=spacing) for line in lines)
    above, _ = reach_of(lines[0], size)
    _, below = reach_of(lines[-1], size)
    return Text(lines, size, width, above, below)


def texts_of(title: str, kind: str, size: float) -> list[Text]:
    """Return the ways to set a name: in one line, or broken at a space or hyphen."""
    if kind == "country":
        return [set_text((title.upper(),), size * 0.84, 0.06)]
    size = size * 1.24 if kind == "hub" else size
    found = [set_text((title,), size, 0.0)]
    if len(title) > 8:
        words = title.replace("-", "- ").replace("de- Fonds", "de-Fonds").split(" ")
        for cut in range(1, len(words)):
            parts = (" ".join(words[:cut]), " ".join(words[cut:]))
            found.append(set_text(tuple(p.replace("- ", "-") for p in parts), size, 0.0))
    return found


def place_labels(
    points: Floats,
    network: Network,
    spaces: list[Polygon],
    size: float,
    frame: tuple[float, float],
    beside: dict[int, float],
) -> list[Label]:
    """Return the label of each place."""
    tree = shapely.STRtree(spaces)
    marks = shapely.buffer(shapely.points(points), network.marks + 2)
    choices = []
    titled = [place for place, title in enumerate(network.titles) if title]
    for place in titled:
        title = network.titles[place]
        choice = spots(place, title, points[place], network, size, beside.get(place))
        rate(choice, place, spaces, tree, marks, frame)
        choices.append(choice)
    for _ in range(12):
        if not sum(improve(choices, place) for place in range(len(choices))):
            break
    chosen = {p: c.labels[c.chosen] for p, c in zip(titled, choices, strict=True)}
    return [chosen.get(place) or Label.empty(*point) for place, point in enumerate(points)]


def spots(
    place: int, title: str, point: Floats, network: Network, size: float, towards: float | None
) -> Choice:
    """Return the spots around a place where its label may go."""
    labels, costs = [], []
    angles = range(0, 360, 10) if towards is None else [round(towards) % 360]
    texts = texts_of(title, network.kinds[place], size)
    if len(title) > LONG:
        texts += texts_of(title, network.kinds[place], size * SMALLER)
    for text in texts:
        shrunk = 12.0 if text.size < texts[0].size else 0.0
        for angle in angles:
            across = math.cos(math.radians(angle))
            down = -math.sin(math.radians(angle))
            for away in REACH:
                radius = network.marks[place] + 3 + away
                x = point[0] + across * radius + text.width / 2 * clamp(across * 1.5)
                y = point[1] + down * radius + text.height / 2 * clamp(down * 1.5)
                labels.append(text.label(float(x), float(y)))
                costs.append(away * 1.1 + side_cost(angle) + 4 * (len(text.lines) - 1) + shrunk)
    corners = np.array([label.box for label in labels])
    boxes = shapely.box(
        corners[:, 0] - MARGIN,
        corners[:, 1] - MARGIN,
        corners[:, 0] + corners[:, 2] + MARGIN,
        corners[:, 1] + corners[:, 3] + MARGIN,
    )
    return Choice(labels, boxes, np.array(costs, dtype=np.float64))


def clamp(value: float) -> float:
    """Return a value between -1 and 1."""
    return max(-1.0, min(1.0, value))


def side_cost(angle: int) -> float:
    """Return the cost of a direction: right is best, then left, above and below."""
    return {0: 0.0, 180: 2.0, 90: 3.0, 270: 3.0}.get(angle, 4.0)


def rate(
    choice: Choice,
    place: int,
    spaces: list[Polygon],
    tree: shapely.STRtree,
    marks: NDArray[np.object_],
    frame: tuple[float, float],
) -> None:
    """Add to the costs of spots what they touch, and keep the best."""
    costs, boxes = choice.costs, choice.boxes
    outlines = np.array(spaces, dtype=object)
    which, touched = tree.query(boxes, predicate="intersects")
    area = shapely.area(shapely.intersection(boxes[which], outlines[touched]))
    np.add.at(costs, which, 60 + area)
    others = np.delete(marks, place)
    hits = shapely.intersects(boxes[:, None], others[None]).sum(axis=1)
    own = shapely.intersects(boxes, shapely.buffer(marks[place], -2))
    costs += 120 * hits + 8 * own
    inside = shapely.box(EDGE, EDGE, frame[0] - EDGE, frame[1] - EDGE)
    costs += np.where(shapely.contains(inside, boxes), 0, 400)
    order = np.argsort(costs, kind="stable")[:KEPT]
    choice.labels = [choice.labels[i] for i in order]
    choice.boxes, choice.costs = boxes[order], costs[order]


def improve(choices: list[Choice], place: int) -> bool:
    """Let one label choose its spot beside the others; return whether it moved."""
    choice = choices[place]
    others = np.array(
        [each.boxes[each.chosen] for i, each in enumerate(choices) if i != place], dtype=object
    )
    common = shapely.area(shapely.intersection(choice.boxes[:, None], others[None]))
    total = choice.costs + (np.where(common > 0, 60, 0) + common).sum(axis=1)
    best = int(np.argmin(total))
    moved = bool(total[best] < total[choice.chosen] - 1e-6)
    if moved:
        choice.chosen = best
    return moved
