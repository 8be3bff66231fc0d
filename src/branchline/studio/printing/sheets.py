"""What the printed sheets show of a map, as values that their layout reads."""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np

from branchline.boards.drawn_board import DrawnBoard
from branchline.boards.palette import ENGINE, GLYPHS, INKS
from branchline.boards.sizes import PITCH
from branchline.core.cards import TRACK_COLOURS
from branchline.locales import say
from branchline.maps import MapData

SHEETS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Papers on which the board comes in tiles: width and height in millimetres."""
MARGIN: Final = 10.0
SPACE: Final = 19.0
"""The length of a space on the printed board, in millimetres, where it comes in tiles."""
SMALL_MAP: Final = (74.0, 28.0)
LOCOMOTIVE: Final = ("#fbf3df", "#5b2c1a")
GRAY: Final = "gray"


def sheets_of(data: MapData, board: DrawnBoard, paper: str) -> dict[str, Any]:
    """Return the values of the sheets."""
    return {
        "paper": paper,
        "name": data.name,
        "board": {"width": board.width, "height": board.height},
        "sheet_height": SHEETS.get(paper, SHEETS["a4"])[1],
        "tiles": tiles_of(board.width, board.height, paper) if paper in SHEETS else None,
        "spots": spots_of(board),
        "lines": sorted({(min(t.a, t.b), max(t.a, t.b)) for t in data.tracks}),
        "tickets": [ticket_of(data, number) for number in range(len(data.tickets))],
        "cards": cards_of(data),
        "points": [[str(length), str(points)] for length, points in sorted(data.points.items())],
        "words": {
            "length": say("print-length"),
            "points": say("print-points"),
            "trains": say("print-trains", count=data.trains),
        },
    }


def tiles_of(width: float, height: float, paper: str) -> dict[str, float]:
    """Return how a board is cut into sheets of paper, in millimetres."""
    sheet = SHEETS[paper]
    scale = SPACE / PITCH
    inner = sheet[0] - 2 * MARGIN, sheet[1] - 2 * MARGIN - 8
    across, down = width * scale, height * scale
    return {
        "board_width": across,
        "board_height": down,
        "width": inner[0],
        "height": inner[1],
        "margin_x": MARGIN,
        "margin_y": MARGIN + 4,
        "columns": math.ceil(across / inner[0] - 1e-6),
        "rows": math.ceil(down / inner[1] - 1e-6),
    }


def spots_of(board: DrawnBoard) -> list[tuple[float, float]]:
    """Return where places are on the small map of a ticket, in millimetres."""
    points = np.array([(mark.x, mark.y) for mark in board.places])
    low, size = points.min(axis=0), np.maximum(np.ptp(points, axis=0), 1.0)
    scale = min(SMALL_MAP[0] / size[0], SMALL_MAP[1] / size[1])
    shift = (np.array(SMALL_MAP) - size * scale) / 2 + 1
    return [(round(float(x), 2), round(float(y), 2)) for x, y in (points - low) * scale + shift]


def ticket_of(data: MapData, number: int) -> dict[str, Any]:
    """Return a ticket: its ends in words, its points, and the places to mark."""
    ticket = data.tickets[number]
    first, *others = ticket.text.split("–")
    points = "/".join(str(leg.points) for leg in ticket.legs)
    places = {place for leg in ticket.legs for place in (*leg.starts, *leg.ends)}
    many = len(ticket.legs) > 1
    return {
        "ends": [first, *others],
        "points": points if not many else f"{min(leg.points for leg in ticket.legs)}+",
        "places": sorted(places),
    }


def cards_of(data: MapData) -> list[dict[str, str]]:
    """Return the train cards, each with its colours and its sign."""
    colours = [colour for colour in TRACK_COLOURS if colour != GRAY]
    kinds = [
        ({"face": ink.face, "rim": ink.rim, "sign": sign(GLYPHS[colour], ink.glyph)})
        for colour in colours
        for ink in [INKS[colour]]
    ]
    face, rim = LOCOMOTIVE
    engine = {"face": face, "rim": rim, "sign": sign(ENGINE, rim)}
    coloured = [kind for kind in kinds for _ in range(data.each_colour)]
    return coloured + [engine] * data.locomotives


def sign(path: str, fill: str) -> str:
    """Return the sign of a card as a picture."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 16 16" width="64" height="64">'
        f'<path d="{path}" fill="{fill}" fill-rule="evenodd"/></svg>'
    )
