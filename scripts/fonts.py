"""Widen the gaps between words of the client's text font, whose own are too narrow on screens.

    python scripts/fonts.py

Run it on newly cut fonts; on fonts whose gaps are wide already it changes nothing. Needs the
extra: pip install '.[boards]', and brotli.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from fontTools.ttLib import TTFont

FONTS: Final = Path(__file__).parent.parent / "web" / "src" / "fonts"
GAPS: Final = {"text.woff2": 215, "bold.woff2": 215}
"""Thousandths of the font's size; Alegreya Sans has 160 in Medium and 145 in ExtraBold."""
SPACES: Final = (" ", "\N{NO-BREAK SPACE}")


def widen(path: Path, width: int) -> bool:
    """Set the width of a font's spaces; tell whether it was another."""
    with TTFont(path) as font:
        glyphs = font.getBestCmap()
        advances = font["hmtx"].metrics
        spaces = {glyphs[ord(space)] for space in SPACES}
        if all(advances[space][0] == width for space in spaces):
            return False
        for space in spaces:
            advances[space] = (width, 0)
        font.save(path)
    return True


def main() -> None:
    for name, width in GAPS.items():
        path = FONTS / name
        changed = widen(path, width)
        print(name, "widened" if changed else "is wide already", path.stat().st_size)


if __name__ == "__main__":
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    ).parse_args()
    main()
