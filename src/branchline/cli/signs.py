"""The signs that stand for cards and tracks, apart from what draws them."""

from __future__ import annotations

from typing import Final

# In the order of the cards: pink white blue yellow orange black red green locomotive.
GLYPHS: Final = ("◆", "○", "▼", "◇", "✚", "●", "■", "▲", "★")
LETTERS: Final = ("P", "W", "B", "Y", "O", "K", "R", "G", "L")
"""The glyphs of terminals that know ASCII only."""
GRAY_GLYPH: Final = "□"
