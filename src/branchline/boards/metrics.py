"""How wide and high words are, by the fonts' own measures."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont


@cache
def font(name: str) -> TTFont:
    """Return one of the fonts of the boards: "label" or "title"."""
    with (resources.files("branchline.boards") / "fonts" / f"{name}.woff2").open("rb") as file:
        return TTFont(file, lazy=False)


@cache
def glyph_box(name: str, letter: str) -> tuple[float, float, float]:
    """Return advance, lowest and highest point of a letter, in ems."""
    face = font(name)
    glyphs = face.getGlyphSet()
    em = float(face["head"].unitsPerEm)
    glyph = face.getBestCmap().get(ord(letter), ".notdef")
    pen = BoundsPen(glyphs)
    glyphs[glyph].draw(pen)
    low, high = (pen.bounds[1], pen.bounds[3]) if pen.bounds else (0.0, 0.0)
    return glyphs[glyph].width / em, low / em, high / em


def width_of(text: str, size: float, name: str = "label", spacing: float = 0.0) -> float:
    """Return the width of a text; `spacing` between letters is in ems."""
    advances = sum(glyph_box(name, letter)[0] + spacing for letter in text)
    return size * advances


def reach_of(text: str, size: float, name: str = "label") -> tuple[float, float]:
    """Return how far a text reaches above and below its baseline."""
    boxes = [glyph_box(name, letter) for letter in text]
    return size * max(box[2] for box in boxes), -size * min(0.0, *(box[1] for box in boxes))
