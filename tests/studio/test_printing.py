"""The sheets to print: as many as there must be, drawn in lines, and nothing where printers cut."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest

pytest.importorskip("typst")

import numpy as np
from PIL import Image

from branchline.boards.plain import plain_drawing
from branchline.maps import load_map
from branchline.studio.documents import text_of_map
from branchline.studio.printing import PAPERS
from branchline.studio.printing.print_process import PrintOrder, make_pdf, make_pictures
from branchline.studio.printing.sheets import SHEETS, tiles_of

TEXT = (Path(__file__).parents[2] / "examples" / "isle.toml").read_text("utf-8")
DPI = 50
EDGE_MM = 5.0
"""What most printers leave white."""
SIZES_MM = {
    "a4": (210.0, 297.0),
    "letter": (215.9, 279.4),
    "a3": (420.0, 297.0),
    "a2": (594.0, 420.0),
    "a1": (841.0, 594.0),
}


@pytest.mark.parametrize("paper", PAPERS)
def test_nothing_is_printed_where_printers_cut(paper: str) -> None:
    pages = make_pictures(PrintOrder(TEXT, paper), DPI)
    edge = round(EDGE_MM / 25.4 * DPI)
    for number, content in enumerate(pages, 1):
        ink = np.asarray(Image.open(BytesIO(content)).convert("L")) < 250
        inner = ink[edge:-edge, edge:-edge]
        assert inner.any(), number
        assert ink.sum() == inner.sum(), number
    first = Image.open(BytesIO(pages[0])).size
    assert [round(each / DPI * 25.4) for each in first] == pytest.approx(SIZES_MM[paper], abs=1)


@pytest.mark.parametrize("paper", PAPERS)
def test_the_sheets_are_lines_and_letters_and_as_many_as_needed(paper: str) -> None:
    order = PrintOrder(TEXT, paper)
    pdf = make_pdf(order)
    assert pdf.startswith(b"%PDF")
    assert b"/Subtype/Image" not in pdf  # nothing is made of pixels
    board, tickets, cards, score = (2 if paper in SHEETS else 1), 2, 4, 1
    assert f"/Type/Pages/Count {board + tickets + cards + score}/".encode() in pdf


def test_all_of_a_large_board_is_on_its_tiles() -> None:
    text = text_of_map("usa")
    board = plain_drawing(load_map("usa")).board
    tiles = tiles_of(board.width, board.height, "a4")
    assert min(tiles["rows"], tiles["columns"]) > 1
    count = int(tiles["rows"] * tiles["columns"])
    pages = make_pictures(PrintOrder(text, "a4"), DPI)[:count]
    inked = [np.asarray(Image.open(BytesIO(page)).convert("L")) < 250 for page in pages]
    area = tiles["board_width"] * tiles["board_height"] * (DPI / 25.4) ** 2
    assert sum(int(ink.sum()) for ink in inked) == pytest.approx(area, rel=0.03)
