"""The fonts of a drawing, carried inside it so that it looks the same everywhere."""

from __future__ import annotations

import base64
from functools import cache
from importlib import resources
from typing import Final

LABEL: Final = "'Branchline Label','Alegreya Sans','Gill Sans',sans-serif"
TITLE: Final = "'Branchline Title','Playfair Display SC',Georgia,serif"
FAMILIES: Final = {"label": "Branchline Label", "title": "Branchline Title"}


def font_bytes(name: str) -> bytes:
    """Return a font of the boards, as WOFF2."""
    return (resources.files("branchline.boards") / "fonts" / f"{name}.woff2").read_bytes()


@cache
def style() -> str:
    """Return the style sheet of a drawing."""
    faces = "".join(
        f'@font-face{{font-family:"{family}";font-weight:700;src:url(data:font/woff2;base64,'
        f"{base64.b64encode(font_bytes(name)).decode()})}}"
        for name, family in FAMILIES.items()
    )
    # Left alone, browsers give letters whole pixels: of a small board's spaces little is left.
    return (
        f"{faces}text{{text-anchor:middle;font-weight:700;text-rendering:geometricPrecision}}"
        f".place{{font-family:{LABEL};word-spacing:.08em;"
        "fill:#33231a;stroke:#fffaf0;stroke-width:3.6px;"
        "stroke-linejoin:round;paint-order:stroke;stroke-opacity:.9}"
        ".hub{fill:#6b1f14}.country{fill:#6a3f24;letter-spacing:.06em}"
        f".name{{font-family:{TITLE};letter-spacing:.26em}}"
        ".sea{fill:#3b707f;fill-opacity:.72}.land{fill:#6b4a30;fill-opacity:.45}"
        f".title{{font-family:{TITLE};fill:#5b2c1a}}"
        f".small{{font-family:{LABEL};fill:#4a3426}}"
    )
