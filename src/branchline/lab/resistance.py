"""Effective resistance: how far apart two places are if all ways between them count.

A track is a resistor of as many ohms as it has spaces; tracks that several players may take side by
side are resistors side by side. Two ways around are better than one, as they are in a game in
which others build, too.
"""

from __future__ import annotations

import numpy as np

from branchline.boards.arrays import Floats
from branchline.core.game import Game


def conductances(game: Game, *, length_conducts: bool = False) -> Floats:
    """Return how well each two places are joined directly.

    With `length_conducts` a track conducts as many times as it has spaces, and side by side tracks
    count half each: so were figures computed that have been published.
    """
    board = game.board
    n = int(board.n_places)
    found = np.zeros((n, n))
    for route, tracks in enumerate(board.route_tracks):
        track = tracks[0]
        a, b, length = (
            int(board.track_a[track]),
            int(board.track_b[track]),
            int(board.length[track]),
        )
        usable = min(len(tracks), int(board.route_limit[route]))
        conductance = length / len(tracks) if length_conducts else usable / length
        found[a, b] += conductance
        found[b, a] += conductance
    return found


def resistances(joined: Floats) -> Floats:
    """Return the effective resistance between each two places; infinite where none joins them."""
    laplacian = np.diag(joined.sum(axis=1)) - joined
    inverse = np.linalg.pinv(laplacian)
    diagonal = np.diag(inverse)
    found: Floats = diagonal[:, None] + diagonal[None, :] - 2 * inverse
    found[~connected(joined)] = np.inf
    return found


def connected(joined: Floats) -> np.ndarray[tuple[int, int], np.dtype[np.bool_]]:
    """Return which places some way joins."""
    reach = (joined > 0) | np.eye(len(joined), dtype=bool)
    for _ in range(max(1, int(np.ceil(np.log2(len(joined)))))):
        reach = (reach.astype(float) @ reach.astype(float)) > 0
    return reach


def ticket_resistances(game: Game, between: Floats) -> list[float]:
    """Return the resistance of every ticket: that of the easiest of its goals."""
    board = game.board
    places = list(board.leg_places)
    found = []
    for ticket in range(int(board.n_tickets)):
        legs = range(int(board.first_leg[ticket]), int(board.first_leg[ticket + 1]))
        found.append(
            min(
                float(between[a, b])
                for leg in legs
                for a in places[board.leg_from[leg] : board.leg_to[leg]]
                for b in places[board.leg_to[leg] : board.leg_end[leg]]
            )
        )
    return found
