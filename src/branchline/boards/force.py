"""Places from nothing but their tracks: as far apart as the way between them is long."""

from __future__ import annotations

import numpy as np

from branchline.boards.arrays import Floats
from branchline.boards.network import Network, scale_of

STEPS = 200
TRIES = 40


def force(network: Network, tries: int = TRIES) -> Floats:
    """Return positions whose distances follow the lengths of the shortest ways.

    Classical scaling gives a start, and chance gives more; of what comes of them, the layout with
    the fewest crossing routes is taken. Needs numpy alone, so that plain boards can use it.
    """
    wanted = distances(network)
    weights, inverse = pulls(wanted)
    chance = np.random.default_rng(1)
    starts = [spread(wanted)]
    size = float(np.abs(starts[0]).max())
    starts += [chance.normal(scale=size, size=starts[0].shape) for _ in range(tries)]
    found = [settle(start, wanted, weights, inverse) for start in starts]
    best = min(found, key=lambda points: (crossings(points, network), stress(points, wanted)))
    return lay_flat(best)


def unfolded(points: Floats, network: Network) -> Floats:
    """Return places on the globe moved as far apart as the way between them is long.

    North stays up, roughly, and neighbours where they are.
    """
    wanted = distances(network)
    return settle(points * scale_of(points, network), wanted, *pulls(wanted))


def pulls(wanted: Floats) -> tuple[Floats, Floats]:
    """Return how much each distance counts, and what solves for the places that fit them."""
    weights = 1.0 / np.maximum(wanted, 1.0) ** 2
    np.fill_diagonal(weights, 0.0)
    inverse = np.linalg.pinv(np.diag(weights.sum(axis=1)) - weights).astype(np.float64)
    return weights, inverse


def settle(points: Floats, wanted: Floats, weights: Floats, inverse: Floats) -> Floats:
    """Return points moved until their distances fit best (by majorising the stress)."""
    for _ in range(STEPS):
        pull = weights * wanted / np.maximum(gaps(points), 1e-9)
        np.fill_diagonal(pull, 0.0)
        points = inverse @ ((np.diag(pull.sum(axis=1)) - pull) @ points)
    return points


def gaps(points: Floats) -> Floats:
    """Return the distance between any two points."""
    apart = points[:, None] - points[None]
    distance: Floats = np.hypot(apart[..., 0], apart[..., 1])
    return distance


def stress(points: Floats, wanted: Floats) -> float:
    """Return how badly distances fit."""
    return float(((gaps(points) - wanted) ** 2 / np.maximum(wanted, 1.0) ** 2).sum())


def crossings(points: Floats, network: Network) -> int:
    """Return how many routes cross, as straight lines."""
    start, end = points[np.array(sorted(set(network.ends)))].transpose(1, 0, 2)

    def side(point: Floats) -> Floats:
        """Return on which side of each line (rows) each point (columns) lies: 1, -1, or 0."""
        ahead, to = (end - start)[:, None], point[None] - start[:, None]
        turn: Floats = np.sign(ahead[..., 0] * to[..., 1] - ahead[..., 1] * to[..., 0])
        return turn

    apart = side(start) * side(end) < 0
    return int((apart & apart.T).sum()) // 2


def distances(network: Network) -> Floats:
    """Return the length of the shortest way between any two places."""
    count = len(network.names)
    found = np.full((count, count), np.inf)
    np.fill_diagonal(found, 0.0)
    a, b = np.array(network.ends).T
    ideal = np.array([network.ideal(route) for route in network.routes])
    np.minimum.at(found, (a, b), ideal)
    np.minimum.at(found, (b, a), ideal)
    for via in range(count):
        found = np.minimum(found, found[:, via, None] + found[via])
    apart = found[np.isfinite(found)].max(initial=1.0)
    found[~np.isfinite(found)] = apart
    return found


def spread(wanted: Floats) -> Floats:
    """Return the plane positions that fit distances best (classical scaling)."""
    count = len(wanted)
    centre = np.eye(count) - 1.0 / count
    values, vectors = np.linalg.eigh(-0.5 * centre @ (wanted**2) @ centre)
    points: Floats = vectors[:, -2:] * np.sqrt(np.maximum(values[-2:], 1e-9))
    return points


def lay_flat(points: Floats) -> Floats:
    """Return points turned so that they are wider than high."""
    points = points - points.mean(axis=0)
    _, _, axes = np.linalg.svd(points, full_matrices=False)
    turned: Floats = points @ axes.T
    return turned
