"""Make the boards of the packaged maps again, from a folder of geography.

    python scripts/boards.py GEOGRAPHY [MAP ...]
    python scripts/boards.py --relief GEOGRAPHY [MAP ...]

The folder is one that `scripts/geography.py` made. A MAP is an id, or the path of a map file: that
of a lesson, for example. With --relief only land and relief are drawn anew, and the routes, labels
and words of the boards stay as they are. Needs the extra: pip install '.[boards]'.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from branchline.boards import Drawing, load_drawing
from branchline.boards.files import folder_of
from branchline.boards.generate import make_drawing, repaint
from branchline.boards.geography import Geography, read_geography
from branchline.boards.measure import measure
from branchline.boards.settings import Settings, read_settings
from branchline.maps import MapData, load_map, map_ids


def main(geography: Path, which: list[str], *, relief: bool = False) -> None:
    for name in which or map_ids():
        data = load_map(name)
        settings = read_settings(data)
        around = read_geography(geography, data.id, settings.bounds)
        print(name, "…")
        drawing = (
            redrawn(data, settings, around) if relief else make_drawing(data, settings, around)
        )
        folder = Path(str(folder_of(data)))
        drawing.write(folder)
        size = sum(file.stat().st_size for file in folder.glob("board.[!t]*"))
        print(name, f"{drawing.board.width}×{drawing.board.height}, {size / 1000:.0f} kB")
        print(name, measure(data, drawing))


def redrawn(data: MapData, settings: Settings, around: Geography) -> Drawing:
    """Return the existing board, on land drawn again."""
    there = load_drawing(data)
    if there is None:
        sys.exit(f"{data.id} has no board yet")
    return repaint(data, settings, around, there.board)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("geography", type=Path, help="the folder of geography")
    parser.add_argument("maps", nargs="*", metavar="MAP", help="a map; all packaged ones if none")
    parser.add_argument("--relief", action="store_true", help="draw only land and relief anew")
    options = parser.parse_args()
    main(options.geography, options.maps, relief=options.relief)
