"""The small pictures of the boards: of every map, small, and of the board as it is now."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from scripts.thumbnails import SIDE, picture

import branchline
from branchline.boards import load_drawing
from branchline.boards.draw import draw
from branchline.boards.files import THUMBNAIL
from branchline.boards.picture import png_of
from branchline.maps import load_map, map_ids

MOST_BYTES = 26_000


@pytest.mark.parametrize("which", map_ids())
def test_a_small_picture_shows_the_board_as_it_is(which: str) -> None:
    path = Path(branchline.__file__).parent / "maps" / which / THUMBNAIL
    assert path.stat().st_size <= MOST_BYTES
    kept = Image.open(path).convert("RGB")
    made = picture(which)
    assert kept.size == made.size
    assert min(kept.size) == SIDE
    apart = np.abs(np.asarray(kept, float) - np.asarray(made, float)).mean()
    assert apart < 9, "run scripts/thumbnails.py"
    assert apart_at_legend(which, kept) < 12
    turned = np.asarray(made.transpose(Image.Transpose.ROTATE_180), float)
    assert np.abs(np.asarray(kept, float) - turned).mean() > 2 * apart  # the measure sees changes


def apart_at_legend(which: str, kept: Image.Image) -> float:
    """Return how far a picture is from the board without its legend, where that would be."""
    data = load_map(which)
    drawing = load_drawing(data)
    assert drawing
    assert drawing.board.legend
    bare = Image.open(BytesIO(png_of(draw(data, drawing, framed=False), kept.width)))
    scale = kept.width / drawing.board.width
    left, top, width, height = drawing.board.legend
    box = tuple(round(each * scale) for each in (left, top, left + width, top + height))
    found, wanted = (
        np.asarray(each.convert("RGB").crop((box[0], box[1], box[2], box[3])), float)
        for each in (kept, bare)
    )
    return float(np.abs(found - wanted).mean())
