"""A drawing as a PNG picture; needs the extra ``branchline[pictures]``."""

from __future__ import annotations

import re
import tempfile
from functools import cache
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Final

from branchline.boards.fonts import FAMILIES, font_bytes

PACKAGES: Final = ("PIL", "brotli", "fontTools", "resvg_py")
"""What pictures need besides the package."""
TEXT: Final = re.compile(r"<text[^>]*>([^<]*)<")


def can_make_pictures() -> bool:
    """Tell whether everything is installed that pictures need; nothing is loaded for that."""
    return all(find_spec(package) is not None for package in PACKAGES)


class Fonts:
    """The fonts of the boards as files that the renderer reads; gone when the program ends."""

    def __init__(self) -> None:
        from fontTools.ttLib import TTFont

        self.folder = tempfile.TemporaryDirectory()
        self.files: list[str] = []
        letters: list[set[int]] = []
        for name in FAMILIES:
            font = TTFont(BytesIO(font_bytes(name)))
            font.flavor = None
            file = Path(self.folder.name) / f"{name}.ttf"
            font.save(file)
            self.files.append(str(file))
            letters.append(set(font.getBestCmap()))
        self.letters = set.intersection(*letters)

    def has_all(self, svg: str) -> bool:
        """Tell whether no text of a drawing has letters of other scripts, as names may have."""
        return all(ord(letter) in self.letters for text in TEXT.findall(svg) for letter in text)


@cache
def fonts() -> Fonts:
    """Return the fonts, made once."""
    return Fonts()


def png_of(svg: str, width: int | None = None) -> bytes:
    """Return an SVG drawing as PNG, in its own size or of some width.

    Letters that the boards' fonts lack are taken from those of the system.
    """
    import resvg_py

    known = fonts()
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            font_files=known.files,
            skip_system_fonts=known.has_all(svg),
        )
    )
