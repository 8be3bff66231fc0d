"""The land shifts with its places: a smooth map of the plane that takes each place along."""

from __future__ import annotations

import numpy as np
from scipy.interpolate import RBFInterpolator

from branchline.boards.arrays import Floats


class Warp:
    """A thin-plate spline through the places; the edge of the board stays where it is."""

    def __init__(self, before: Floats, after: Floats, edge: Floats) -> None:
        size = edge.max(axis=0)
        far = np.array([[-0.6, -0.6], [1.6, -0.6], [1.6, 1.6], [-0.6, 1.6]]) * size
        fixed = np.vstack([edge, far])
        shift = np.vstack([after - before, np.zeros_like(fixed)])
        self.spline = RBFInterpolator(
            np.vstack([before, fixed]), shift, kernel="thin_plate_spline", smoothing=0.0
        )
        self.size = size

    def forth(self, points: Floats) -> Floats:
        """Return where points of the projected map lie on the board."""
        moved: Floats = points + self.spline(points)
        return moved

    def back(self, points: Floats) -> Floats:
        """Return the points of the projected map that lie at points of the board."""
        found = points.copy()
        for _ in range(14):
            found -= 0.8 * (self.forth(found) - points)
        return found

    def least_area(self, steps: int = 120) -> float:
        """Return the factor by which areas shrink most; 0 or less means a fold."""
        across = np.linspace(0, self.size[0], steps)
        down = np.linspace(0, self.size[1], steps)
        grid = np.stack(np.meshgrid(across, down), axis=-1)
        moved = self.forth(grid.reshape(-1, 2)).reshape(grid.shape)
        by_y, by_x = np.gradient(moved, down, across, axis=(0, 1))
        area = by_x[..., 0] * by_y[..., 1] - by_x[..., 1] * by_y[..., 0]
        return float(area.min())
