"""Write the pictures of docs/boards.md again, from the boards of the packaged maps.

    python scripts/board_pictures.py

Run it after boards have been made or changed. Needs the extra: pip install '.[boards]'.
"""

from __future__ import annotations

import argparse
import io
from pathlib import Path

from PIL import Image

from branchline import load, load_map, map_ids
from branchline.boards import load_drawing
from branchline.boards.claims import claims_of
from branchline.boards.draw import Claims, draw
from branchline.boards.picture import png_of

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "boards"
GAME = ROOT / "tests" / "golden" / "europe-3.json"
"""The finished game that is shown."""
WIDE, TALL = 1200, 1000
"""The widths of pictures that are wider than high, and of the others."""


def write(name: str, which: str, claims: Claims | None = None) -> None:
    """Write the board of a map as a picture, with what a game has claimed."""
    data = load_map(which)
    drawing = load_drawing(data)
    if drawing is None:
        raise SystemExit(f"{which} has no board")
    wide = drawing.board.width > 1.2 * drawing.board.height
    png = png_of(draw(data, drawing, claims), WIDE if wide else TALL)
    with Image.open(io.BytesIO(png)) as picture:
        picture.convert("RGB").save(FOLDER / f"{name}.webp", quality=82, method=6)
    print(name, f"{(FOLDER / f'{name}.webp').stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    ).parse_args()
    for each in map_ids():
        write(each, each)
    game = load(GAME)
    write("game", game.data.id, claims_of(game))
