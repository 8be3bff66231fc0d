"""The fonts of the client have the letters and signs of all its languages, and stay small."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from fontTools.ttLib import TTFont
from scripts.words import languages

ROOT: Final = Path(__file__).parents[1]
FONTS: Final = ROOT / "web" / "src" / "fonts"
LOCALES: Final = ROOT / "src" / "branchline" / "locales"
LETTERS: Final = {
    "da": "æøå",
    "de": "äöüß„“‘",
    "es": "áéíñóúü¿¡",
    "fi": "äåöšž”",
    "fr": "àâæçéèêëîïôœùûüÿ«»’",
    "it": "àèéìíîòóùú",
    "nb": "æøåéèêóòâô«»",
    "nl": "áéëïóöü",
    "pl": "ąćęłńóśźż„”",
    "pt-BR": "áâãàçéêíóôõú",
    "sv": "åäöé”",
}
TYPOGRAPHY: Final = "–—…’“”\N{NO-BREAK SPACE}"
SIGNS: Final = re.compile(r"[^\W\d_]")
MOST_BYTES: Final = 60_000
ELSEWHERE: Final = {"commands.ftl", "terminal.ftl"}
"""Files of words that no browser shows."""


def known(font: str) -> set[str]:
    """Return the characters of a font, in both its files."""
    found: set[str] = set()
    for path in FONTS.glob(f"{font}*.woff2"):
        with TTFont(path) as file:
            found |= {chr(code) for code in file.getBestCmap()}
    return found


@pytest.mark.parametrize("font", ["text", "bold", "title"])
def test_every_letter_is_there(font: str) -> None:
    letters = "".join(LETTERS.values()) + TYPOGRAPHY
    wanted = {c for c in letters + letters.upper() if len(c) == 1}
    assert sorted(wanted - known(font)) == []


@pytest.mark.parametrize("language", languages())
def test_every_letter_of_the_words_is_there(language: str) -> None:
    files = (path for path in (LOCALES / language).rglob("*.ftl") if path.name not in ELSEWHERE)
    text = "".join(path.read_text("utf-8") for path in files)
    assert sorted(set(SIGNS.findall(text)) - (known("text") & known("bold"))) == []


def test_the_fonts_stay_small() -> None:
    assert sum(path.stat().st_size for path in FONTS.glob("*.woff2")) <= MOST_BYTES
