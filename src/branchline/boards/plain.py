"""A plain board: straight tracks on plain land, made at once and with numpy alone.

It is what a map is played on until its drawn board is ready, or where the packages that draw one
are not installed. Places lie by their coordinates, or by their tracks where some have none.
"""

from __future__ import annotations

import numpy as np

from branchline.boards.arrays import Floats
from branchline.boards.coordinates import coordinates, missing, on_a_plane
from branchline.boards.drawn_board import DrawnBoard, DrawnTrack, Label, Mark
from branchline.boards.elbow_room import make_room
from branchline.boards.files import Drawing
from branchline.boards.force import force
from branchline.boards.legend import legend_size
from branchline.boards.network import Network, Route, network_of, scale_of
from branchline.boards.plain_labels import box_of, place_labels, samples
from branchline.boards.settings import Settings
from branchline.boards.sizes import EDGE, LANE, LEAST, PITCH
from branchline.boards.spaces import Space, spaces_along
from branchline.core.cards import TRACK_COLOURS
from branchline.maps import MapData

TRIES = 6
"""Layouts to choose from, for a map without coordinates: few, for somebody waits."""
MANY = 80
"""A map of so many places has to do with one."""
MARGIN = 88.0
FARTHEST = 3200.0
"""The most that coordinates may pull a board apart."""
LONGEST_PITCH = 1.35
"""Spaces of a track that is much too long leave room at its ends instead of growing further."""
LAND, GRAIN, RIM = "#e4e3c2", "#d6d7b1", "#cfcfa6"


def plain_drawing(data: MapData) -> Drawing:
    """Return the plain board of a map."""
    network = network_of(data, Settings())
    points = lay_out(data, network)
    low, high = points.min(axis=0), points.max(axis=0)
    size = np.maximum(high - low + 2 * MARGIN, LEAST)
    points = points - (low + high) / 2 + size / 2
    spaces = straight_spaces(points, network, len(data.tracks))
    labels = place_labels(points, network, spaces, (float(size[0]), float(size[1])))
    wide, high_legend = legend_size(data, {})
    corner = free_corner(
        (wide, high_legend), (float(size[0]), float(size[1])), points, spaces, labels
    )
    if corner is None:
        corner = (EDGE + 8, float(size[1]))
        size[1] += high_legend + EDGE + 8
    board = DrawnBoard(
        map=data.id,
        hash=data.content_hash,
        title=data.name,
        width=int(size[0]),
        height=int(size[1]),
        places=tuple(
            Mark(round(float(x), 1), round(float(y), 1), network.kinds[i], False, labels[i])
            for i, (x, y) in enumerate(points)
        ),
        tracks=drawn_tracks(data, network, spaces),
        names=(),
        legend=(*corner, wide, high_legend),
        compass=None,
    )
    return Drawing(board, base(board.width, board.height), b"")


def lay_out(data: MapData, network: Network) -> Floats:
    """Return where places lie, with room for their tracks."""
    lonlat = None if missing(data) else coordinates(data)
    if lonlat is None:
        return make_room(force(network, TRIES if len(data.places) < MANY else 0), network)
    flat = on_a_plane(lonlat)
    widest = max(float(np.ptp(flat, axis=0).max()), 1e-6)
    return make_room(flat * min(scale_of(flat, network), FARTHEST / widest), network)


def straight_spaces(points: Floats, network: Network, tracks: int) -> list[tuple[Space, ...]]:
    """Return the spaces of each track; all tracks between two places lie side by side."""
    pairs: dict[tuple[int, int], list[tuple[Route, int]]] = {}
    for route in network.routes:
        pairs.setdefault((route.a, route.b), []).extend((route, track) for track in route.tracks)
    laid: list[tuple[Space, ...]] = [()] * tracks
    for (a, b), lanes in pairs.items():
        ahead = points[b] - points[a]
        long = max(float(np.hypot(*ahead)), 1e-6)
        ahead = ahead / long
        beside = np.array([-ahead[1], ahead[0]])
        for lane, (route, track) in enumerate(lanes):
            ends = float(network.rims[a]), float(network.rims[b])
            room = max(long - sum(ends), 0.5 * long)
            used = min(room, route.length * PITCH * LONGEST_PITCH)
            start = (long - used) / 2 + (ends[0] - ends[1]) / 2 * (room < long * 0.9)
            middle = points[a] + beside * (lane - (len(lanes) - 1) / 2) * LANE
            line = np.array([middle + ahead * start, middle + ahead * (start + used)])
            laid[track] = spaces_along(line, route.length)
    return laid


def drawn_tracks(
    data: MapData, network: Network, spaces: list[tuple[Space, ...]]
) -> tuple[DrawnTrack, ...]:
    """Return the tracks of a board."""
    route_of = {track: i for i, route in enumerate(network.routes) for track in route.tracks}
    return tuple(
        DrawnTrack(TRACK_COLOURS[track.colour], route_of[number], spaces[number])
        for number, track in enumerate(data.tracks)
    )


def free_corner(
    wanted: tuple[float, float],
    size: tuple[float, float],
    points: Floats,
    spaces: list[tuple[Space, ...]],
    labels: list[Label],
) -> tuple[float, float] | None:
    """Return the left top of a free box, as close to a corner of the board as can be, if any."""
    boxes = [box_of(label) for label in labels]
    corners = [
        (x, y) for left, top, right, bottom in boxes for x in (left, right) for y in (top, bottom)
    ]
    middles = [((left + right) / 2, (top + bottom) / 2) for left, top, right, bottom in boxes]
    taken = np.vstack([samples(spaces), points, np.array(corners + middles).reshape(-1, 2)])
    near = EDGE + 8
    far = size[0] - wanted[0] - near, size[1] - wanted[1] - near
    best: tuple[float, float, float] | None = None
    for y in np.arange(near, far[1] + 1, 12):
        for x in np.arange(near, far[0] + 1, 12):
            cost = min(x - near, far[0] - x) + min(y - near, far[1] - y)
            if best is not None and cost >= best[0]:
                continue
            hit = (taken > (x - 14, y - 14)) & (taken < (x + wanted[0] + 14, y + wanted[1] + 14))
            if not hit.all(axis=1).any():
                best = (float(cost), float(x), float(y))
    return None if best is None else best[1:]


def base(width: int, height: int) -> str:
    """Return plain land, with a little grain so that it is seen to move."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}">\n<defs><pattern id="grain" width="36" height="36" '
        f'patternUnits="userSpaceOnUse"><circle cx="9" cy="9" r="1.5" fill="{GRAIN}"/>'
        f'<circle cx="27" cy="27" r="1.5" fill="{GRAIN}"/></pattern></defs>\n'
        f'<g id="base"><rect width="{width}" height="{height}" fill="{LAND}"/>'
        f'<rect width="{width}" height="{height}" fill="url(#grain)"/>'
        f'<rect x="17" y="17" width="{width - 34}" height="{height - 34}" fill="none" '
        f'stroke="{RIM}" stroke-width="10"/></g>\n</svg>'
    )
