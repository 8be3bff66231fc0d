"""The curves a route might take between its two places."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from branchline.boards.arrays import Floats

ANGLES = np.radians([-84, -72, -60, -48, -36, -24, -12, 0, 12, 24, 36, 48, 60, 72, 84])
POINTS = 41
TIGHTEST = 52.0
"""The radius below which wagons would touch in a bend."""


@dataclass(frozen=True, slots=True)
class Bends:
    """Curves from place to place, each with its length, its turning and what its shape costs."""

    curves: Floats
    lengths: Floats
    turns: Floats
    costs: Floats


def bends(
    start: Floats, end: Floats, spaces: int, given: tuple[float, float] | None = None
) -> Bends:
    """Return curves that leave `start` and reach `end` at many angles, or at those given.

    Angles are measured from the straight line; equal signs make an arc, unequal ones an S.
    """
    handles = [0.36] if spaces < 4 else [0.36, 0.5, 0.62]
    if given is None:
        grid = np.meshgrid(ANGLES, ANGLES, handles, indexing="ij")
    else:
        first, last = np.radians(given)
        wiggle = np.radians([-8, 0, 8])
        grid = np.meshgrid(first + wiggle, last + wiggle, [0.36, 0.5], indexing="ij")
    leave, arrive, handle = (part.ravel() for part in grid)
    curves = beziers(start, end, leave, arrive, handle)
    lengths = np.hypot(*np.diff(curves, axis=1).transpose(2, 0, 1)).sum(axis=1)
    costs = 3.2 * (leave**2 + arrive**2) + 2.2 * (leave - arrive) ** 2
    costs += 60 * np.maximum(0, TIGHTEST * sharpest(curves) - 1)
    return Bends(curves, lengths, leave + arrive, costs if given is None else 0 * costs)


def sharpest(curves: Floats) -> Floats:
    """Return the greatest curvature of each curve, its very ends left aside."""
    steps = np.diff(curves, axis=1)[:, 4:-4]
    headings = np.unwrap(np.arctan2(steps[..., 1], steps[..., 0]), axis=1)
    lengths = np.maximum(np.hypot(steps[..., 0], steps[..., 1]), 1e-9)
    bend = np.abs(np.diff(headings, axis=1)) / ((lengths[:, 1:] + lengths[:, :-1]) / 2)
    most: Floats = bend.max(axis=1)
    return most


def beziers(start: Floats, end: Floats, leave: Floats, arrive: Floats, handle: Floats) -> Floats:
    """Return cubic Bézier curves as rows of points, shape (curves, points, 2)."""
    ahead = end - start
    length = float(np.hypot(*ahead))
    bearing = float(np.arctan2(ahead[1], ahead[0]))
    t = np.linspace(0, 1, POINTS)[None, :, None]

    def arm(angle: Floats) -> Floats:
        reach = (handle * length)[:, None]
        arms: Floats = reach * np.stack([np.cos(angle), np.sin(angle)], axis=-1)
        return arms

    first = (start + arm(bearing + leave))[:, None]
    last = (end - arm(bearing - arrive))[:, None]
    curve: Floats = (
        (1 - t) ** 3 * start + 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t**2 * last + t**3 * end
    )
    return curve
