"""A drawing as a PNG picture; needs the extra ``branchline[boards]``."""

from __future__ import annotations

import tempfile
from io import BytesIO
from pathlib import Path

import resvg_py
from fontTools.ttLib import TTFont

from branchline.boards.fonts import FAMILIES, font_bytes


def png_of(svg: str, width: int | None = None) -> bytes:
    """Return an SVG drawing as PNG, in its own size or of some width."""
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for name in FAMILIES:
            font = TTFont(BytesIO(font_bytes(name)))
            font.flavor = None
            file = Path(folder) / f"{name}.ttf"
            font.save(file)
            files.append(str(file))
        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=svg, width=width, font_files=files, skip_system_fonts=True
            )
        )
