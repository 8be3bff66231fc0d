"""A process that makes one picture: an order comes in, progress goes out, then the file.

Every line it writes is a `Progress` in JSON; after the one that tells the size of the file, so many
bytes follow. Beside a server it gives way to everything else on the machine. It needs the extra
``branchline[pictures]``.
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO, Final, Literal

import msgspec

from branchline.boards.film import Film
from branchline.boards.picture import png_of
from branchline.boards.picture_progress import Progress

POLITE: Final = 10
"""By how much it lowers its priority."""


class Order(msgspec.Struct, frozen=True):
    """What to make: a drawing as PNG, or a film as an animation."""

    kind: Literal["png", "gif", "webp"]
    svg: str = ""
    width: int | None = None
    film: Film | None = None


def run(order: Order, out: BinaryIO) -> None:
    """Make a picture, and write it."""

    def report(done: int, total: int) -> None:
        out.write(msgspec.json.encode(Progress(done, total)) + b"\n")
        out.flush()

    if order.kind == "png" or order.film is None:
        content = png_of(order.svg, order.width)
    else:
        from branchline.boards.animation import animated  # whoever orders need not have Pillow

        content = animated(order.film, order.kind, report)
    out.write(msgspec.json.encode(Progress(1, 1, len(content))) + b"\n" + content)
    out.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(POLITE)
    run(msgspec.json.decode(sys.stdin.buffer.read(), type=Order), sys.stdout.buffer)
