"""Making a board: all the steps, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
import shapely

from branchline.boards.arrays import Floats
from branchline.boards.candidates import Surroundings
from branchline.boards.coordinates import coordinates, missing, on_a_plane
from branchline.boards.curves import Curves
from branchline.boards.drawn_board import BoardError, DrawnBoard, DrawnTrack, Label, Mark
from branchline.boards.files import Drawing
from branchline.boards.force import force, unfolded
from branchline.boards.geography import Geography
from branchline.boards.ground import Ground, Surveyor
from branchline.boards.island import island
from branchline.boards.labels import place_labels
from branchline.boards.legend import legend_size
from branchline.boards.measure import box_of
from branchline.boards.names import Room, free_box, place_names
from branchline.boards.network import Network, network_of
from branchline.boards.paint import paint
from branchline.boards.project import Projection, project
from branchline.boards.relax import Weights, anchors, relax
from branchline.boards.settings import Settings
from branchline.boards.sign_places import place_signs
from branchline.boards.sizes import LEAST
from branchline.boards.spaces import Space, lay_spaces, outline
from branchline.boards.terrain import paint_relief
from branchline.boards.warp import Warp
from branchline.boards.world import World
from branchline.core.cards import TRACK_COLOURS
from branchline.locales import say
from branchline.maps import MapData
from branchline.maps.readers import marks_of

SHORE = 16.0
"""A place this close to the sea, in board units, is on the coast."""
ROUNDS = 5
"""How often routes and labels make room for each other."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where places lie, and how to get there from the globe and back."""

    points: Floats
    size: tuple[int, int]
    forth: Callable[[Floats], Floats] | None = None
    back: Callable[[Floats], Floats] | None = None


def make_drawing(
    data: MapData,
    settings: Settings,
    geography: Geography | World | None = None,
    *,
    from_tracks: bool = False,
    on_island: bool = False,
    report: Callable[[str], None] = lambda _: None,
) -> Drawing:
    """Return the board of a map. Without geography, it gets an island of its own.

    `from_tracks` leaves the coordinates of places aside; `on_island` keeps them but not the land
    of the globe, which may fold where places are much closer than their tracks are long; `report`
    gets each step.
    """
    network = network_of(data, settings)
    lonlat = None if from_tracks else coordinates(data)
    report("places")
    layout = lay_out(network, settings, lonlat, on_island=on_island)
    report("ground")
    ground = lay_ground(layout, network, settings, geography, int(data.content_hash[:8], 16))
    report("routes")
    spaces, labels = routes_and_labels(data, network, settings, layout, ground)
    report("names")
    board = put_together(data, network, settings, layout, ground, spaces, labels)
    relief = paint_relief(ground.heights, settings.heights)
    return Drawing(board, paint(ground, settings, layout.size), relief)


def make_some_drawing(
    data: MapData,
    settings: Settings,
    geography: Geography | World | None = None,
    report: Callable[[str], None] = lambda _: None,
) -> tuple[Drawing, str]:
    """Return a board of a map whatever its places are like, and why it is not on its own land.

    One that has no room for its legend gets some below.
    """
    made = make_somewhere(data, settings, geography, report)
    if made[0].board.legend is None:
        left, top, right, bottom = settings.margin
        below = bottom + legend_size(data, settings.tints)[1]
        roomy = replace(settings, margin=(left, top, right, below))
        made = make_somewhere(data, roomy, geography, report)
    return made


def make_somewhere(
    data: MapData,
    settings: Settings,
    geography: Geography | World | None,
    report: Callable[[str], None],
) -> tuple[Drawing, str]:
    """Return a board on the land it asks for, or else on an island, and why there."""
    from_tracks = bool(missing(data))
    try:
        drawing = make_drawing(data, settings, geography, from_tracks=from_tracks, report=report)
    except BoardError as error:
        drawing = make_drawing(
            data, settings, from_tracks=from_tracks, on_island=True, report=report
        )
        return drawing, str(error)
    return drawing, ""


def repaint(data: MapData, settings: Settings, geography: Geography, board: DrawnBoard) -> Drawing:
    """Return a board with its land and relief drawn again; routes, labels and names stay."""
    network = network_of(data, settings)
    layout = lay_out(network, settings, coordinates(data))
    laid = [(round(float(x), 1), round(float(y), 1)) for x, y in layout.points]
    if layout.size != (board.width, board.height) or laid != [(m.x, m.y) for m in board.places]:
        raise BoardError(say("board-laid-out-otherwise", map=data.id))
    ground = lay_ground(layout, network, settings, geography, int(data.content_hash[:8], 16))
    relief = paint_relief(ground.heights, settings.heights)
    return Drawing(board, paint(ground, settings, layout.size), relief)


def lay_out(
    network: Network, settings: Settings, lonlat: Floats | None, *, on_island: bool = False
) -> Layout:
    """Return relaxed places: from the globe, or from their tracks."""
    projection: Projection | None = None
    if lonlat is None or on_island:
        home = force(network) if lonlat is None else unfolded(on_a_plane(lonlat), network)
        home = home - home.min(axis=0) + np.array(settings.margin[:2])
    else:
        projection, home = project(lonlat, network, settings)
    across, down = home.max(axis=0) + np.array(settings.margin[2:])
    spare = np.maximum(0, (np.array(LEAST) - (across, down)) / 2)
    home = home + spare
    if projection is not None:
        projection = replace(projection, origin=projection.origin - spare)
    size = (int(across + 2 * spare[0]), int(down + 2 * spare[1]))
    edge = anchors(*size)
    start = home.copy()
    for name, shift in settings.nudge.items():
        start[network.names.index(name)] += shift
    points = relax(start, network, edge, Weights(**settings.relax))  # type: ignore[arg-type]
    if projection is None:
        return Layout(points, size)
    try:
        warp, globe = Warp(home, points, edge), projection
    except np.linalg.LinAlgError:  # most places lie on one spot
        raise BoardError(say("land-would-fold")) from None
    if warp.least_area() <= 0:
        raise BoardError(say("land-would-fold"))
    return Layout(
        points,
        size,
        lambda lonlat: warp.forth(globe.forth(lonlat)),
        lambda points: globe.back(warp.back(points)),
    )


def lay_ground(
    layout: Layout,
    network: Network,
    settings: Settings,
    geography: Geography | World | None,
    seed: int,
) -> Ground:
    """Return the ground of a board: geography, or an island."""
    if geography is None or layout.forth is None or layout.back is None:
        return island(layout.points, network, layout.size, seed)
    if isinstance(geography, World):
        geography = geography.around(layout.back(anchors(*layout.size)))
    return Surveyor(geography, settings, layout.forth, layout.back, layout.size).survey()


def routes_and_labels(
    data: MapData, network: Network, settings: Settings, layout: Layout, ground: Ground
) -> tuple[list[tuple[Space, ...]], list[Label]]:
    """Return spaces and labels; labels that find no room ask the routes for some."""
    bend = bends_of(network, settings)
    beside = {network.names.index(name): angle for name, angle in settings.beside.items()}
    width, height = layout.size
    land = ground.land.difference(ground.lakes) if not ground.lakes.is_empty else ground.land
    shapely.prepare(land)
    curves = Curves(layout.points, network, Surroundings(width, height, land, bend))
    for _ in range(ROUNDS):
        spaces = lay_spaces(curves.choose(), network, len(data.tracks))
        outlines = [outline(space) for track in spaces for space in track]
        labels = place_labels(layout.points, network, outlines, settings.label, layout.size, beside)
        crowded = [box for box in map(box_of, labels) if shapely.intersects(outlines, box).any()]
        if not crowded:
            break
        curves.leave_free(crowded)
    return spaces, labels


def bends_of(network: Network, settings: Settings) -> dict[int, tuple[float, float]]:
    """Return the angles given by hand, by route; seen from the other end, they turn round."""
    found = {}
    for number, route in enumerate(network.routes):
        a, b = network.names[route.a], network.names[route.b]
        if f"{a}–{b}" in settings.bend:
            found[number] = settings.bend[f"{a}–{b}"]
        elif f"{b}–{a}" in settings.bend:
            first, last = settings.bend[f"{b}–{a}"]
            found[number] = (-last, -first)
    return found


def put_together(
    data: MapData,
    network: Network,
    settings: Settings,
    layout: Layout,
    ground: Ground,
    spaces: list[tuple[Space, ...]],
    labels: list[Label],
) -> DrawnBoard:
    """Return the board, with names, legend and compass where there is room."""
    taken = [outline(space) for track in spaces for space in track]
    taken += [box_of(label) for label in labels]
    marks = shapely.buffer(shapely.points(layout.points), network.marks + 3)
    room = Room([*taken, *marks], layout.size, ground.land, ground.lakes)
    signs = place_signs(network, marks_of(data), spaces, room)
    legend = legend_size(data, settings.tints)
    corner = free_box(room, *legend)
    if corner:
        room.taken.append(shapely.box(*corner, corner[0] + legend[0], corner[1] + legend[1]))
    names = place_names(settings.names, layout.forth, room) if layout.forth else []
    rose = free_box(room, 104, 104) if layout.forth else None  # else, no north
    route_of = {track: i for i, route in enumerate(network.routes) for track in route.tracks}
    to_coast = np.asarray(shapely.distance(shapely.points(layout.points), ground.land.boundary))
    return DrawnBoard(
        map=data.id,
        hash=data.content_hash,
        title=settings.title or data.name,
        width=layout.size[0],
        height=layout.size[1],
        places=tuple(
            Mark(
                round(float(x), 1),
                round(float(y), 1),
                network.kinds[i],
                bool(to_coast[i] < SHORE),
                labels[i],
                settings.flags.get(network.titles[i]),
            )
            for i, (x, y) in enumerate(layout.points)
        ),
        tracks=tuple(
            DrawnTrack(TRACK_COLOURS[track.colour], route_of[i], spaces[i])
            for i, track in enumerate(data.tracks)
        ),
        names=tuple(names),
        legend=(*corner, *legend) if corner else None,
        compass=(rose[0] + 52, rose[1] + 52, 44.0) if rose else None,
        tints=settings.tints,
        signs=signs,
    )
