"""A finished game as a film: what to draw, scene by scene, as SVG; `animation` makes a file of it.

The board is drawn once. A scene adds the wagons and stations of one move and tells the score after
it; moves that leave the board as it is have none of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from branchline.boards.claims import claims_of
from branchline.boards.draw import Claims, draw
from branchline.boards.files import Drawing
from branchline.boards.palette import player_colour
from branchline.boards.pieces import draw_station, draw_wagon, upright
from branchline.boards.score_line import (
    draw_score_line,
    draw_title,
    score_line_height,
    title_height,
)
from branchline.core.chance import Script
from branchline.play.match import Match

Box = tuple[float, float, float, float]
"""Left, top, right and bottom, in board units."""

FIRST_MS: Final = 1200
SCENE_MS: Final = 450
LAST_MS: Final = 5000
MOST_MS: Final = 40_000
"""How long all scenes but the first and the last take together at most."""
LEAST_MS: Final = 120
MOST_SCENES: Final = 300
ROOM: Final = 26.0
"""Around the middle of a space: room for what is drawn there."""


class Addition(msgspec.Struct, frozen=True):
    """Something that is put on the board: where, and what; a glow around it is seen once."""

    box: Box
    svg: str
    glow: str


class Scene(msgspec.Struct, frozen=True):
    """What a scene adds, and what title and score line say in it."""

    added: tuple[Addition, ...]
    title: str
    score_line: str
    milliseconds: int


class Film(msgspec.Struct, frozen=True):
    """A game to be animated."""

    width: int
    board_height: int
    above: int
    """The height of the title."""
    below: int
    """The height of the score line."""
    base: str
    """The empty board with title and score line, as a whole SVG."""
    scenes: tuple[Scene, ...]


def film_of(match: Match, drawing: Drawing, seats: tuple[str, ...] | None = None) -> Film:
    """Return the film of a match as far as it was played; seats may be called otherwise now."""
    board = drawing.board
    positions = [claims_of(each) for each in positions_of(match, seats)]
    last = len(positions) - 1
    numbers = thinned([n for n in range(1, last) if is_changed(positions[n - 1], positions[n])])
    shown = [0, *numbers, last] if last else [0]
    title = " · ".join((*(seats or match.seats), match.data.name))
    pace = max(LEAST_MS, min(SCENE_MS, MOST_MS // max(1, len(numbers))))
    scenes = []
    before = Claims()
    for number in shown:
        claims = positions[number]
        scenes.append(
            Scene(
                tuple(additions(drawing, before, claims)),
                draw_title(board.width, title, f"{number}/{last}"),
                draw_score_line(board.width, claims.seats),
                FIRST_MS if number == 0 else LAST_MS if number == last else pace,
            )
        )
        before = claims
    first = positions[0]
    return Film(
        board.width,
        board.height,
        int(title_height(board.width)),
        int(score_line_height(board.width)),
        draw(match.data, drawing, Claims(seats=first.seats), titled=(title, f"0/{last}")),
        tuple(scenes),
    )


def positions_of(match: Match, seats: tuple[str, ...] | None = None) -> Iterator[Match]:
    """Give a match as it was before its first move and after every one."""
    again = Match(
        match.data,
        match.players,
        match.seed,
        seats=seats or match.seats,
        first_seat=match.first_seat,
        setup=Script(match.setup.chance),
        rules=match.rules,
    )
    yield again
    for move in match.moves:
        again.play(move.action, move.seat, Script(move.chance))
        yield again


def is_changed(before: Claims, after: Claims) -> bool:
    """Return whether something was built."""
    return before.tracks != after.tracks or before.pieces != after.pieces


def thinned(numbers: list[int]) -> list[int]:
    """Return at most so many of some moves, evenly spread; what is left out comes with the next."""
    step = -(-len(numbers) // MOST_SCENES)
    return numbers[step - 1 :: step] if step > 1 else numbers


def additions(drawing: Drawing, before: Claims, after: Claims) -> Iterator[Addition]:
    """Give what a position has that an earlier one had not."""
    board = drawing.board
    for track, seats in after.tracks.items():
        if before.tracks.get(track) == seats:
            continue
        spaces = board.tracks[track].spaces
        wagons = (
            draw_wagon(space, player_colour(seats[n % len(seats)]))
            for n, space in enumerate(spaces)
        )
        glow = "".join(glow_of(*space) for space in spaces)
        box = box_of([(space[0], space[1], space[3] / 2) for space in spaces])
        yield Addition(box, "".join(wagons), glow)
    for place, seat in after.pieces.items():
        if before.pieces.get(place) != seat:
            x, y = board.places[place].x, board.places[place].y
            glow = f'<circle cx="{x:g}" cy="{y - 4:g}" r="21" fill="#ffe27a"/>'
            yield Addition(box_of([(x, y, 0)]), draw_station(x, y, player_colour(seat)), glow)


def glow_of(x: float, y: float, angle: float, length: float) -> str:
    """Return the light around a wagon that was just set down."""
    return (
        f'<rect x="{-length / 2 - 5:.1f}" y="-13" width="{length + 10:.1f}" height="25" rx="8" '
        f'fill="#ffe27a" transform="translate({x:g} {y:g})rotate({upright(angle):g})"/>'
    )


def box_of(around: list[tuple[float, float, float]]) -> Box:
    """Return a box with room around some points."""
    return (
        min(x - reach for x, _, reach in around) - ROOM,
        min(y - reach for _, y, reach in around) - ROOM,
        max(x + reach for x, _, reach in around) + ROOM,
        max(y + reach for _, y, reach in around) + ROOM,
    )
