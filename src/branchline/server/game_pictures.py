"""Pictures of a finished game, and orders for those that a process of its own makes.

Imported when somebody asks for one: a server answers its first page without it.
"""

from __future__ import annotations

from typing import Final, Literal

from branchline.boards import Drawing
from branchline.boards.claims import claims_of
from branchline.boards.draw import draw
from branchline.boards.film import film_of, positions_of
from branchline.boards.picture_process import Order
from branchline.play.match import Match
from branchline.server.refusals import Refusal

PNG_WIDTH: Final = 1600


def draw_position(match: Match, drawing: Drawing, move: int, seats: tuple[str, ...]) -> str:
    """Return the position after so many moves as SVG."""
    for number, position in enumerate(positions_of(match, seats)):
        if number == move:
            return draw(match.data, drawing, claims_of(position))
    raise Refusal("malformed", "refusal-no-move-number")


def order_png(svg: str) -> Order:
    """Return the order for a drawing as PNG."""
    return Order("png", svg, PNG_WIDTH)


def order_animation(
    kind: Literal["gif", "webp"], match: Match, drawing: Drawing, seats: tuple[str, ...]
) -> Order:
    """Return the order for the animation of a game."""
    return Order(kind, film=film_of(match, drawing, seats))
