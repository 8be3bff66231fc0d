"""A finished board as one SVG, with whatever has been claimed on it."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape

from branchline.boards.drawn_board import DrawnBoard
from branchline.boards.files import RELIEF, Drawing
from branchline.boards.fonts import style
from branchline.boards.legend import draw_legend
from branchline.boards.palette import ENGINE, GLYPHS, INKS, player_colour
from branchline.boards.pieces import draw_space, draw_station, draw_wagon, sign_of
from branchline.boards.places import draw_label, draw_place
from branchline.boards.score_line import (
    SeatLine,
    draw_score_line,
    draw_title,
    score_line_height,
    title_height,
)
from branchline.boards.signs import draw_sign
from branchline.boards.sizes import WIDTH
from branchline.maps import MapData
from branchline.maps.readers import marks_of

END = "</svg>\n"


@dataclass(frozen=True, slots=True)
class Claims:
    """What the seats have built: the seats of a track, and the seat whose piece is at a place."""

    tracks: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    pieces: Mapping[int, int] = field(default_factory=dict)
    seats: tuple[SeatLine, ...] = ()
    """What the score line below the board says."""


def draw(
    data: MapData,
    drawing: Drawing,
    claims: Claims | None = None,
    *,
    framed: bool = True,
    titled: tuple[str, str] | None = None,
) -> str:
    """Return the board as SVG, with everything it needs inside.

    Without its frame it has no legend either: that is for pages that tell all of it themselves.
    With seats to speak of, a score line makes it longer; `titled` puts a title and a note above.
    """
    claims = claims or Claims()
    board = drawing.board
    layers = [
        inside_of(drawing),
        names(drawing),
        beds(drawing),
        tracks(data, drawing, claims),
        signs(data, drawing),
        "".join(draw_place(mark) for mark in board.places),
        "".join(
            draw_station(board.places[place].x, board.places[place].y, player_colour(seat))
            for place, seat in claims.pieces.items()
        ),
        f'<g id="labels">{"".join(draw_label(mark) for mark in board.places)}</g>',
        legend_and_frame(data, board) if framed else "",
    ]
    above = title_height(board.width) if titled else 0
    height = above + board.height
    if titled:
        layers = [f'<g transform="translate(0 {above:g})">', *layers, "</g>"]
        layers.append(draw_title(board.width, *titled))
    if claims.seats:
        line = draw_score_line(board.width, claims.seats)
        layers.append(f'<g transform="translate(0 {height:g})">{line}</g>')
        height += score_line_height(board.width)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {board.width} {height:g}" '
        f'width="{board.width}" height="{height:g}" role="img">'
        f"<title>{escape(data.name)}</title><style>{style()}</style>{definitions()}"
        + "\n".join(layers)
        + END
    )


def with_frame(data: MapData, board: DrawnBoard, svg: str) -> str:
    """Return a board that was drawn without its frame with it, in the language spoken now."""
    return svg.removesuffix(END) + legend_and_frame(data, board) + END


def legend_and_frame(data: MapData, board: DrawnBoard) -> str:
    """Return what lies around a board on paper."""
    legend = draw_legend(data, board.title, board.legend, board.tints) if board.legend else ""
    return legend + "\n" + frame(board.width, board.height)


def definitions() -> str:
    """Return the signs that spaces refer to."""
    glyphs = "".join(
        f'<path id="g-{colour}" d="{path}" fill="{INKS[colour].glyph}" fill-rule="evenodd"/>'
        for colour, path in GLYPHS.items()
    )
    return (
        f'<defs>{glyphs}<path id="engine" fill-rule="evenodd" d="{ENGINE}"/>'
        '<linearGradient id="wave"><stop offset="0" stop-color="#fff" stop-opacity=".25"/>'
        '<stop offset=".35" stop-opacity=".12"/><stop offset=".7" stop-color="#fff" '
        'stop-opacity=".22"/><stop offset="1" stop-opacity=".14"/></linearGradient></defs>'
    )


def inside_of(drawing: Drawing) -> str:
    """Return the base map, its relief carried inside."""
    start, end = drawing.base.index(">") + 1, drawing.base.rindex("</svg>")
    relief = base64.b64encode(drawing.relief).decode()
    return drawing.base[start:end].replace(
        f'href="{RELIEF}"', f'href="data:image/webp;base64,{relief}"'
    )


def names(drawing: Drawing) -> str:
    """Return the names of seas and lands, and the compass rose."""
    board = drawing.board
    found = "".join(
        f'<text class="name {name.kind}" font-size="{name.size:g}" '
        f'transform="translate({name.x:g} {name.y:g})rotate({name.turn:g})" dy=".34em">'
        f"{escape(name.text)}</text>"
        for name in board.names
    )
    return found + (compass(*board.compass) if board.compass else "")


def compass(x: float, y: float, radius: float) -> str:
    """Return a compass rose."""
    points = []
    for turn in range(0, 360, 45):
        reach = radius if turn % 90 == 0 else radius * 0.62
        slim = radius * 0.15
        points.append(
            f'<g transform="rotate({turn})"><path d="M0 {-reach:.1f}L{slim:.1f} {-slim:.1f}L0 0Z" '
            f'fill="#fbf3df"/><path d="M0 {-reach:.1f}L{-slim:.1f} {-slim:.1f}L0 0Z" '
            'fill="#7a4a2c"/></g>'
        )
    order = points[1::2] + points[::2]
    return (
        f'<g transform="translate({x:g} {y:g})" opacity=".72" stroke="#7a4a2c" '
        f'stroke-width=".7"><circle r="{radius * 0.52:.1f}" fill="none" stroke-width="1.4"/>'
        f'<circle r="{radius * 0.58:.1f}" fill="none"/>{"".join(order)}'
        f'<text class="title" stroke="none" y="{-radius - 4:.1f}" font-size="15">N</text></g>'
    )


def beds(drawing: Drawing) -> str:
    """Return the light beds under the tracks."""
    parts = []
    for track in drawing.board.tracks:
        for x, y, angle, length in track.spaces:
            parts.append(
                f'<rect x="{-length / 2 - 2.6:.1f}" y="{-WIDTH / 2 - 3:.1f}" '
                f'width="{length + 5.2:.1f}" height="{WIDTH + 6:g}" rx="5" '
                f'transform="translate({x:g} {y:g})rotate({angle:g})"/>'
            )
    return f'<g id="beds" fill="#fffaf0" opacity=".6">{"".join(parts)}</g>'


def tracks(data: MapData, drawing: Drawing, claims: Claims) -> str:
    """Return the spaces of every track, or the wagons on them."""
    parts = []
    marked = zip(marks_of(data), drawing.board.tracks, strict=True)
    for number, (marks, track) in enumerate(marked):
        seats = claims.tracks.get(number, ())
        spaces = "".join(
            draw_wagon(space, player_colour(seats[n % len(seats)]))
            if seats
            else draw_space(space, track.colour, marks, sign_of(marks, n, len(track.spaces)))
            for n, space in enumerate(track.spaces)
        )
        parts.append(f'<g class="track" data-track="{number}">{spaces}</g>')
    return "\n".join(parts)


def signs(data: MapData, drawing: Drawing) -> str:
    """Return the signs beside the routes whose tracks have badges."""
    marks = marks_of(data)
    badges = {
        track.route: marks[number].badges for number, track in enumerate(drawing.board.tracks)
    }
    return "".join(draw_sign(s, badges[s.route]) for s in drawing.board.signs if badges[s.route])


def frame(width: int, height: int) -> str:
    """Return the frame of the board."""
    return (
        f'<g id="frame" fill="none"><rect width="{width}" height="{height}" stroke="#5b3b28" '
        f'stroke-width="18"/><rect x="11.5" y="11.5" width="{width - 23}" height="{height - 23}" '
        'stroke="#ead9b4" stroke-width="2.4"/>'
        f'<rect x="4" y="4" width="{width - 8}" height="{height - 8}" stroke="#c9a46a" '
        'stroke-width="1.4"/></g>'
    )
