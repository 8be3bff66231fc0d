"""Make the boards of the packaged maps again, from a folder of geography.

    python scripts/boards.py GEOGRAPHY [MAP ...]

The folder is one that `scripts/geography.py` made. Needs the extra: pip install '.[boards]'.
"""

from __future__ import annotations

import sys
from pathlib import Path

import branchline
from branchline.boards.generate import make_drawing
from branchline.boards.geography import read_geography
from branchline.boards.measure import measure
from branchline.boards.settings import read_settings
from branchline.maps import load_map, map_ids


def main(geography: Path, which: list[str]) -> None:
    for name in which or map_ids():
        data = load_map(name)
        settings = read_settings(data)
        around = read_geography(geography, name, settings.bounds)
        print(name, "…")
        drawing = make_drawing(data, settings, around)
        folder = Path(branchline.__file__).parent / "maps" / name
        drawing.write(folder)
        size = sum(file.stat().st_size for file in folder.glob("board.[!t]*"))
        print(name, f"{drawing.board.width}×{drawing.board.height}, {size / 1000:.0f} kB")
        print(name, measure(data, drawing))


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), sys.argv[2:])
