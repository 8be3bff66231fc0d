"""The small pictures of the boards: of every map, small, and of the board as it is now."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from scripts.thumbnails import SIDE, picture

import branchline
from branchline.boards.files import THUMBNAIL
from branchline.maps import map_ids

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
    turned = np.asarray(made.transpose(Image.Transpose.ROTATE_180), float)
    assert np.abs(np.asarray(kept, float) - turned).mean() > 2 * apart  # the measure sees changes
