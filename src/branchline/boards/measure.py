"""How good a board is, in numbers: what tests hold every finished board to."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import shapely
from shapely import MultiPolygon, Polygon

from branchline.boards.drawn_board import DrawnBoard, Label
from branchline.boards.files import Drawing
from branchline.boards.ground import polygons
from branchline.boards.network import titles_of
from branchline.boards.paths import read_path
from branchline.boards.sign_places import sign_shape
from branchline.boards.sizes import GAP, LONGEST, MARKS, PITCH, SHORTEST
from branchline.boards.spaces import outline
from branchline.maps import MapData
from branchline.maps.readers import marks_of


@dataclass(frozen=True, slots=True)
class Quality:
    """The measures of a board. Lists name what is wrong; on a good board they are empty."""

    lengths: dict[str, float]
    """For each track, its length as a part of its ideal length."""
    overlaps: list[str]
    """Spaces of different routes that overlap."""
    crowded: list[str]
    """Spaces that overlap on one route."""
    covered: list[str]
    """Places under a space."""
    labels: list[str]
    """Labels that touch a space, a place or another label, or leave the board."""
    far: list[str]
    """Labels far from their place."""
    signs: list[str]
    """Routes whose sign touches a space, a place, a label or another sign."""
    inland: list[str]
    """Coast cities that are not on the coast."""
    dry: dict[str, float]
    """For each ferry, the part of it that is over land."""

    def __str__(self) -> str:
        lists = ("overlaps", "crowded", "covered", "labels", "far", "signs", "inland")
        wrong = [f"{name} {found}" for name in lists if (found := getattr(self, name))]
        ratios = self.lengths.values()
        limits = {n: r for n, r in self.lengths.items() if not SHORTEST <= r <= LONGEST}
        dry = {name: round(part, 2) for name, part in self.dry.items() if part > 0.5}
        told = [f"tracks {min(ratios):.2f}–{max(ratios):.2f}", *wrong]
        told += [f"dry {dry}"] if dry else []
        return "; ".join([*told, f"lengths {limits}"] if limits else told)


def measure(data: MapData, drawing: Drawing) -> Quality:
    """Return the measures of a finished board."""
    board = drawing.board
    overlaps, crowded = overlapping(data, board)
    return Quality(
        lengths=lengths(data, board),
        overlaps=overlaps,
        crowded=crowded,
        covered=covered(data, board),
        labels=touching(data, board),
        far=far(board),
        signs=hidden_signs(data, board),
        inland=inland(data, board, land_of(drawing)),
        dry=dry(data, board, dry_land_of(drawing)),
    )


def lengths(data: MapData, board: DrawnBoard) -> dict[str, float]:
    """Return the length of each track, as a part of its ideal length; parallel tracks in turn."""
    found = {}
    for number, track in enumerate(board.tracks):
        length = float(np.mean([space[3] + GAP for space in track.spaces])) / PITCH
        found[f"{number}: {name_of(data, number)}"] = length
    return found


def land_of(drawing: Drawing) -> MultiPolygon:
    """Return the land of a base map."""
    return area_of(drawing, "land")


def dry_land_of(drawing: Drawing) -> MultiPolygon:
    """Return the land of a base map without its lakes, if these can be told."""
    land = land_of(drawing)
    if 'id="lakes"' not in drawing.base:
        return land
    return polygons(land.difference(area_of(drawing, "lakes")))


def area_of(drawing: Drawing, which: str) -> MultiPolygon:
    """Return the area of a part of a base map."""
    start = drawing.base.index(' d="', drawing.base.index(f'id="{which}"')) + 4
    return read_path(drawing.base[start : drawing.base.index('"', start)])


def name_of(data: MapData, track: int) -> str:
    """Return the two places of a track."""
    found = data.tracks[track]
    return f"{data.places[found.a].name}–{data.places[found.b].name}"


def outlines(board: DrawnBoard) -> tuple[list[Polygon], list[int]]:
    """Return all spaces and the track of each."""
    spaces = [(outline(s), n) for n, track in enumerate(board.tracks) for s in track.spaces]
    return [space for space, _ in spaces], [track for _, track in spaces]


def boxes(board: DrawnBoard) -> list[Polygon]:
    """Return the boxes of all labels; empty where a place has none."""
    return [box_of(mark.label) for mark in board.places]


def box_of(label: Label) -> Polygon:
    """Return the box of a label; that of no words is empty."""
    x, y, wide, high = label.box
    return shapely.box(x, y, x + wide, y + high) if label.lines else Polygon()


def discs(board: DrawnBoard) -> list[Polygon]:
    """Return the marks of all places."""
    return [shapely.Point(mark.x, mark.y).buffer(MARKS[mark.kind]) for mark in board.places]


def overlapping(data: MapData, board: DrawnBoard) -> tuple[list[str], list[str]]:
    """Return spaces that overlap, of different routes and of the same."""
    spaces, tracks = outlines(board)
    pairs = shapely.STRtree(spaces).query(spaces, predicate="intersects").T
    different: list[str] = []
    same: list[str] = []
    for i, j in pairs:
        if i >= j or spaces[i].intersection(spaces[j]).area < 0.01:
            continue
        a, b = tracks[i], tracks[j]
        words = f"{name_of(data, a)} × {name_of(data, b)}"
        apart = board.tracks[a].route != board.tracks[b].route
        (different if apart else same).append(words)
    return different, same


def covered(data: MapData, board: DrawnBoard) -> list[str]:
    """Return places that a space touches."""
    spaces, tracks = outlines(board)
    found = shapely.STRtree(spaces).query(discs(board), predicate="intersects").T
    return [f"{data.places[p].name} under {name_of(data, tracks[s])}" for p, s in found]


def touching(data: MapData, board: DrawnBoard) -> list[str]:
    """Return labels that touch something they should not."""
    labels, marks = boxes(board), discs(board)
    spaces, tracks = outlines(board)
    frame = shapely.box(12, 12, board.width - 12, board.height - 12)
    title = titles_of(data)
    wrong = [
        f"{title[i]} off the board"
        for i, box in enumerate(labels)
        if not box.is_empty and not frame.contains(box)
    ]
    for i, j in shapely.STRtree(spaces).query(labels, predicate="intersects").T:
        wrong.append(f"{title[i]} on {name_of(data, tracks[j])}")
    for i, j in shapely.STRtree(labels).query(labels, predicate="intersects").T:
        if i < j:
            wrong.append(f"{title[i]} on {title[j]}")
    for i, j in shapely.STRtree(marks).query(labels, predicate="intersects").T:
        wrong.append(f"{title[i]} on the mark of {title[j]}")
    return wrong


def far(board: DrawnBoard, most: float = 32.0) -> list[str]:
    """Return labels that are far from their place."""
    pairs = zip(boxes(board), discs(board), board.places, strict=True)
    return [" ".join(place.label.lines) for box, disc, place in pairs if box.distance(disc) > most]


def hidden_signs(data: MapData, board: DrawnBoard) -> list[str]:
    """Return the routes whose signs touch something, or each other."""
    marks = marks_of(data)
    first = {track.route: number for number, track in reversed(list(enumerate(board.tracks)))}
    shapes = [sign_shape(sign, marks[first[sign.route]].badges) for sign in board.signs]
    taken = [*outlines(board)[0], *boxes(board), *discs(board)]
    return [
        name_of(data, first[sign.route])
        for number, (sign, shape) in enumerate(zip(board.signs, shapes, strict=True))
        if shapely.intersects([*taken, *shapes[:number]], shape).any()
    ]


def inland(data: MapData, board: DrawnBoard, land: MultiPolygon, most: float = 20.0) -> list[str]:
    """Return places of the coast that are far from it."""
    return [
        place.name
        for place, mark in zip(data.places, board.places, strict=True)
        if mark.coast and land.boundary.distance(shapely.Point(mark.x, mark.y)) > most
    ]


def dry(data: MapData, board: DrawnBoard, land: MultiPolygon) -> dict[str, float]:
    """Return the part of each ferry that is over land."""
    found = {}
    for number, (marks, track) in enumerate(zip(marks_of(data), board.tracks, strict=True)):
        if marks.over_water:
            shape = shapely.union_all([outline(space) for space in track.spaces])
            found[name_of(data, number)] = float(land.intersection(shape).area / shape.area)
    return found
