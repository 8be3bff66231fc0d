"""Make the small pictures of the packaged maps' boards again, for pages that show many of them.

    python scripts/thumbnails.py [MAP ...]

Run it after `scripts/boards.py`. Needs the extra: pip install '.[boards]'.
"""

from __future__ import annotations

import argparse
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

WIDE, HIGH = 400, 250
"""Pixels: enough for a card of 300 on most screens, and of the shape that pages show."""
UP: Final = 0.4
"""Of what is too high, the part that is cut off at the top."""
QUALITY: Final = 26


def window(width: float, height: float) -> tuple[float, float, float, float]:
    """Return what is seen of a board: left, top, right and bottom."""
    across, down = min(width, height * WIDE / HIGH), min(height, width * HIGH / WIDE)
    left, top = (width - across) / 2, (height - down) * UP
    return left, top, left + across, top + down


def picture(which: str) -> Image.Image:
    """Return the middle of the board of a map, small and without its frame and its legend."""
    data = load_map(which)
    drawing = load_drawing(data)
    if drawing is None:
        raise SystemExit(f"{which}: no board of this version; run scripts/boards.py first")
    width, height = drawing.board.width, drawing.board.height
    box = window(width, height)
    scale = 2 * WIDE / (box[2] - box[0])
    drawn = Image.open(BytesIO(png_of(draw(data, drawing, framed=False), round(scale * width))))
    seen = (scale * box[0], scale * box[1], scale * box[2], min(scale * box[3], drawn.height))
    return drawn.convert("RGB").resize((WIDE, HIGH), Image.Resampling.LANCZOS, box=seen)


def main(which: list[str]) -> None:
    for name in which or map_ids():
        path = Path(branchline.__file__).parent / "maps" / name / THUMBNAIL
        picture(name).save(path, "WEBP", quality=QUALITY, method=6)
        print(name, f"{path.stat().st_size / 1000:.1f} kB")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("maps", nargs="*", metavar="MAP", help="a map; all packaged ones if none")
    chosen = parser.parse_args().maps
    unknown = set(chosen) - set(map_ids())
    if unknown:
        parser.error(f"no map {', '.join(sorted(unknown))}; there are {', '.join(map_ids())}")
    main(chosen)
