"""The arrays that layout works with, and curves as rows of points."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]
"""Points as an array of shape (n, 2), or numbers."""


def along(curve: Floats) -> Floats:
    """Return how far along a curve each of its points is.

    >>> along(np.array([[0.0, 0.0], [3.0, 4.0], [3.0, 5.0]])).tolist()
    [0.0, 5.0, 6.0]
    """
    steps = np.hypot(*np.diff(curve, axis=0).T)
    return np.concatenate([[0.0], np.cumsum(steps)])


def at(curve: Floats, distance: Floats) -> Floats:
    """Return the points of a curve at distances along it."""
    marks = along(curve)
    x = np.interp(distance, marks, curve[:, 0])
    y = np.interp(distance, marks, curve[:, 1])
    return np.stack([x, y], axis=-1)


def cut(curve: Floats, start: float, end: float, count: int = 25) -> Floats:
    """Return the part of a curve between two distances along it."""
    return at(curve, np.linspace(start, end, count))


def normals(curve: Floats) -> Floats:
    """Return a unit vector to the right of the curve at each of its points (y points down)."""
    ahead = np.gradient(curve, axis=0)
    ahead /= np.maximum(np.hypot(ahead[:, 0], ahead[:, 1]), 1e-9)[:, None]
    return np.stack([-ahead[:, 1], ahead[:, 0]], axis=-1)


def offset(curve: Floats, distance: float) -> Floats:
    """Return the curve that runs beside another at a distance."""
    return curve + normals(curve) * distance
