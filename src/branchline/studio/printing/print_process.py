"""A process that makes one PDF: an order comes in as JSON, the PDF goes out.

Apart from the server: it takes seconds, and gives way to everything else on the machine.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from typing import Any, Final

import msgspec

POLITE: Final = 12
LAYOUT: Final = "sheets.typ"


class PrintOrder(msgspec.Struct, frozen=True):
    """A map to print, on which paper, in which language, and its board if it has been drawn."""

    text: str
    paper: str
    language: str = "en"
    board: str = ""
    svg: str = ""
    """The picture of the board, without its frame."""


def make_pdf(order: PrintOrder) -> bytes:
    """Return a map as PDF."""
    import typst

    with laid_out(order) as home:
        return bytes(typst.compile(str(home / LAYOUT), **places_of(home)))


def make_pictures(order: PrintOrder, dots_per_inch: int) -> list[bytes]:
    """Return the same sheets as pictures (PNG), one after the other."""
    import typst

    with laid_out(order) as home:
        made = typst.compile(str(home / LAYOUT), format="png", ppi=dots_per_inch, **places_of(home))
    return [bytes(each) for each in (made if isinstance(made, list) else [made])]


def places_of(home: Path) -> dict[str, Any]:
    """Return where the layout may read, and where its fonts are."""
    return {"root": str(home), "font_paths": [str(home / "fonts")]}


@contextmanager
def laid_out(order: PrintOrder) -> Iterator[Path]:
    """Return a folder with all that the sheets are made of, until the block ends."""
    from branchline.boards.draw import draw, with_frame
    from branchline.boards.drawn_board import DrawnBoard
    from branchline.boards.picture import fonts
    from branchline.boards.plain import plain_drawing
    from branchline.locales import speaking
    from branchline.maps import load_map_text
    from branchline.studio.printing.sheets import sheets_of

    data = load_map_text(order.text)
    if order.board:
        board, svg = DrawnBoard.from_json(order.board), order.svg
    else:
        drawing = plain_drawing(data)
        board, svg = drawing.board, draw(data, drawing, framed=False)
    with speaking(order.language):
        svg = with_frame(data, board, svg)
        values = sheets_of(data, board, order.paper)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        layout = resources.files("branchline.studio.printing") / LAYOUT
        (home / LAYOUT).write_text(layout.read_text(encoding="utf-8"), encoding="utf-8")
        (home / "sheets.json").write_text(json.dumps(values), encoding="utf-8")
        (home / "board.svg").write_text(svg, encoding="utf-8")
        (home / "fonts").mkdir()
        for file in fonts().files:
            shutil.copy(file, home / "fonts")
        yield home


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(POLITE)
    sys.stdout.buffer.write(make_pdf(msgspec.json.decode(sys.stdin.buffer.read(), type=PrintOrder)))
