"""A process that draws one board: an order comes in, its steps go out, then the drawing.

Every line it writes is a `Step` in JSON; after the one that tells a size, so many bytes follow: a
`Drawn` in JSON. It lets everything else on the machine go first. It needs the extra
``branchline[boards]``.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

POLITE: Final = 12
"""By how much it lowers its priority."""
STEPS: Final = ("places", "ground", "routes", "names", "done")
"""The steps of drawing, in their order."""


class Order(msgspec.Struct, frozen=True):
    """A board to draw."""

    text: str
    world: str = ""
    """The file with the countries of the world, if there is one."""


class Step(msgspec.Struct, frozen=True):
    """What is being done; with a size, the drawing follows."""

    step: str
    size: int = 0


class Drawn(msgspec.Struct, frozen=True):
    """A drawn board: the picture of it without its frame, and where everything is."""

    plain: str
    board: str
    text: str
    """The map."""
    problem: str = ""
    """Why it was not drawn as its places lie, if it was not."""


def run(order: Order, out: BinaryIO) -> None:
    """Draw a board, and write it."""
    from branchline.boards.cache import world_of
    from branchline.boards.draw import draw
    from branchline.boards.generate import make_some_drawing
    from branchline.boards.settings import Settings, corrected
    from branchline.maps import load_map_text

    def report(step: str, size: int = 0) -> None:
        out.write(msgspec.json.encode(Step(step, size)) + b"\n")
        out.flush()

    data = load_map_text(order.text)
    settings = corrected(Settings(), data)
    world = world_of(data, Path(order.world) if order.world else None)
    drawing, problem = make_some_drawing(data, settings, world, report)
    svg = draw(data, drawing, framed=False)
    drawn = Drawn(svg, drawing.board.to_json(), order.text, problem)
    content = msgspec.json.encode(drawn)
    report("done", len(content))
    out.write(content)
    out.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(POLITE)
    run(msgspec.json.decode(sys.stdin.buffer.read(), type=Order), sys.stdout.buffer)
