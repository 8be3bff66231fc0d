"""The small pictures of the boards: of every map, small, and of the board as it is now."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from scripts.thumbnails import HIGH, WIDE, picture, window

import branchline
from branchline.boards import load_drawing
from branchline.boards.files import THUMBNAIL
from branchline.maps import load_map, map_ids
from branchline.maps.files import packaged_ids

MOST_BYTES = 16_000
MOST_TOGETHER = 170_000
"""Bytes of all of them: the start page shows them at once."""


@pytest.mark.parametrize("which", map_ids())
def test_a_small_picture_shows_the_board_as_it_is(which: str) -> None:
    path = Path(branchline.__file__).parent / "maps" / which / THUMBNAIL
    assert path.stat().st_size <= MOST_BYTES
    kept = Image.open(path).convert("RGB")
    made = picture(which)
    assert kept.size == made.size == (WIDE, HIGH)
    apart = np.abs(np.asarray(kept, float) - np.asarray(made, float)).mean()
    assert apart < 9, "run scripts/thumbnails.py"
    assert apart_at_legend(which, kept) < 12
    turned = np.asarray(made.transpose(Image.Transpose.ROTATE_180), float)
    assert np.abs(np.asarray(kept, float) - turned).mean() > 2 * apart  # the measure sees changes


def apart_at_legend(which: str, kept: Image.Image) -> float:
    """Return how far a picture is from the board without its legend, where that would be."""
    drawing = load_drawing(load_map(which))
    assert drawing
    assert drawing.board.legend
    seen = window(drawing.board.width, drawing.board.height)
    scale = kept.width / (seen[2] - seen[0])
    left, top, width, height = drawing.board.legend
    legend = (left - seen[0], top - seen[1], left + width - seen[0], top + height - seen[1])
    box = tuple(max(0, round(each * scale)) for each in legend)
    area = (box[0], box[1], min(box[2], kept.width), min(box[3], kept.height))
    if area[0] >= area[2] or area[1] >= area[3]:
        return 0.0  # it lies outside
    found, wanted = (np.asarray(each.crop(area), float) for each in (kept, picture(which)))
    return float(np.abs(found - wanted).mean())


def test_all_small_pictures_are_light_together() -> None:
    folders = [Path(branchline.__file__).parent / "maps" / which for which in packaged_ids()]
    assert sum((folder / THUMBNAIL).stat().st_size for folder in folders) <= MOST_TOGETHER
