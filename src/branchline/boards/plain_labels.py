"""The names of places on a plain board, without the fonts' own measures.

Rougher than `labels`, which needs further packages: words are measured letter by letter with
common widths, and each name takes the side of its place where the least is in its way.
"""

from __future__ import annotations

import math
import unicodedata
from typing import Final

import numpy as np

from branchline.boards.arrays import Floats
from branchline.boards.drawn_board import Label
from branchline.boards.network import Network
from branchline.boards.sizes import EDGE
from branchline.boards.spaces import Space

SIZE: Final = 16.5
HUB_SIZE: Final = 20.0
COUNTRY_SIZE: Final = 14.0
LONG: Final = 14
"""Names of more letters than that are broken into two lines, if they have two words."""
LEADING: Final = 0.95
ABOVE, BELOW = 0.72, 0.22
"""How far letters reach from the baseline, in ems."""
NARROW: Final = frozenset("iIjlftr.,:;'’!|()[]- ")
BROAD: Final = frozenset("mwMWÆŒ@—")
ANGLES: Final = (0, 180, 90, 270, 45, 315, 135, 225)
"""Directions of a label from its place, the best first; 90 is above."""
REACH: Final = (2.0, 8.0, 16.0)
ROUNDS: Final = 3

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def width_of(text: str, size: float) -> float:
    """Return about how wide a text is.

    >>> width_of("lilt", 10) < width_of("Mom", 10)
    True
    """
    return size * sum(map(letter_width, text))


def letter_width(letter: str) -> float:
    """Return about how wide a letter is, in ems."""
    if unicodedata.combining(letter):
        return 0.0
    if unicodedata.east_asian_width(letter) in "WF":
        return 1.0
    if letter in NARROW:
        return 0.31
    if letter in BROAD:
        return 0.86
    return 0.62 if letter.isupper() else 0.53


def lines_of(title: str) -> tuple[str, ...]:
    """Return a name in one line, or in two of about the same length.

    >>> lines_of("Port"), lines_of("Northern Harbour Town")
    (('Port',), ('Northern', 'Harbour Town'))
    """
    words = title.split(" ")
    if len(title) <= LONG or len(words) < 2:
        return (title,)
    cuts = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    return min(cuts, key=lambda parts: max(map(len, parts)))


def place_labels(
    points: Floats, network: Network, spaces: list[tuple[Space, ...]], frame: tuple[float, float]
) -> list[Label]:
    """Return the label of each place."""
    tracks = samples(spaces)
    choices = [spots(place, points, network) for place in range(len(points))]
    fixed = [
        np.array([obstructions(label, place, points, tracks, frame) for label in labels])
        for place, labels in enumerate(choices)
    ]
    boxes = np.array([[box_of(label) for label in labels] for labels in choices])
    chosen = [0] * len(points)
    taken = np.full((len(points), 4), np.inf)  # nothing, as long as a label has no spot
    for _ in range(ROUNDS):
        for place, cost in enumerate(fixed):
            taken[place] = np.inf
            chosen[place] = int(np.argmin(cost + common(boxes[place], taken).sum(axis=1)))
            taken[place] = boxes[place, chosen[place]]
    return [
        labels[number] if title else Label.empty(*point)
        for labels, number, title, point in zip(
            choices, chosen, network.titles, points, strict=True
        )
    ]


def samples(spaces: list[tuple[Space, ...]]) -> Floats:
    """Return points along all spaces of a board."""
    found = [
        (x + length * part * math.cos(turn), y + length * part * math.sin(turn))
        for track in spaces
        for x, y, angle, length in track
        for turn in [math.radians(angle)]
        for part in (-0.5, -0.25, 0.0, 0.25, 0.5)
    ]
    return np.array(found, dtype=np.float64).reshape(-1, 2)


def spots(place: int, points: Floats, network: Network) -> list[Label]:
    """Return where the label of a place may go, the best first."""
    kind, title = network.kinds[place], network.titles[place]
    size = {"hub": HUB_SIZE, "country": COUNTRY_SIZE}.get(kind, SIZE)
    lines = (title.upper(),) if kind == "country" else lines_of(title)
    wide = max(width_of(line, size) for line in lines)
    high = size * (ABOVE + BELOW + LEADING * (len(lines) - 1))
    found = []
    for reach in REACH:
        for angle in ANGLES:
            across, down = math.cos(math.radians(angle)), -math.sin(math.radians(angle))
            away = float(network.marks[place]) + 3 + reach
            left = points[place, 0] + across * away + (np.sign(round(across, 3)) - 1) * wide / 2
            top = points[place, 1] + down * away + (np.sign(round(down, 3)) - 1) * high / 2
            box = (round(left, 1), round(top, 1), round(wide, 1), round(high, 1))
            bases = tuple(round(top + size * (ABOVE + LEADING * n), 1) for n in range(len(lines)))
            found.append(Label(lines, size, tuple(map(float, box)), tuple(map(float, bases))))  # type: ignore[arg-type]
    return found


def obstructions(
    label: Label,
    place: int,
    points: Floats,
    tracks: Floats,
    frame: tuple[float, float],
) -> float:
    """Return how much is in the way of a label: spaces, other places, the frame."""
    left, top, right, bottom = box_of(label)
    cost = 3.0 * int(inside(tracks, label, 8.0).sum())
    others = np.delete(points, place, axis=0)
    cost += 12.0 * int(inside(others, label, 12.0).sum())
    out = left < EDGE or top < EDGE or right > frame[0] - EDGE or bottom > frame[1] - EDGE
    return cost + 40.0 * out


def inside(
    points: Floats, label: Label, margin: float
) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
    """Return which points are in the box of a label, or almost."""
    left, top, right, bottom = box_of(label)
    x, y = points[:, 0], points[:, 1]
    near: np.ndarray[tuple[int], np.dtype[np.bool_]] = (
        (x > left - margin) & (x < right + margin) & (y > top - margin) & (y < bottom + margin)
    )
    return near


def box_of(label: Label) -> Box:
    """Return the sides of a label."""
    left, top, wide, high = label.box
    return left, top, left + wide, top + high


def common(some: Floats, others: Floats) -> Floats:
    """Return what it costs that boxes (rows) overlap others (columns)."""
    one, other = some[:, None], others[None]
    low, high = np.maximum(one[..., :2], other[..., :2]), np.minimum(one[..., 2:], other[..., 2:])
    area = np.maximum(0, high - low).prod(axis=-1)
    return np.where(area > 0, 15.0 + area / 50, 0.0)
