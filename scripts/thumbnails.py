"""Make the small pictures of the packaged maps' boards again, for pages that show many of them.

    python scripts/thumbnails.py [MAP ...]

Run it after `scripts/boards.py`. Needs the extra: pip install '.[boards]'.
"""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image

import branchline
from branchline.boards import load_drawing
from branchline.boards.draw import draw
from branchline.boards.files import THUMBNAIL
from branchline.boards.picture import png_of
from branchline.maps import load_map, map_ids

SIDE: Final = 330
"""Pixels of the shorter side: enough for a card of 300 on most screens."""
QUALITY: Final = 46


def picture(which: str) -> Image.Image:
    """Return the board of a map, small and without its frame and its legend."""
    data = load_map(which)
    drawing = load_drawing(data)
    if drawing is None:
        raise SystemExit(f"{which}: no board of this version; run scripts/boards.py first")
    width, height = drawing.board.width, drawing.board.height
    svg = draw(data, drawing, framed=False)
    drawn = Image.open(BytesIO(png_of(svg, 2 * SIDE * width // min(width, height)))).convert("RGB")
    return drawn.resize((drawn.width // 2, drawn.height // 2), Image.Resampling.LANCZOS)


def main(which: list[str]) -> None:
    for name in which or map_ids():
        path = Path(branchline.__file__).parent / "maps" / name / THUMBNAIL
        picture(name).save(path, "WEBP", quality=QUALITY, method=6)
        print(name, f"{path.stat().st_size / 1000:.1f} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
