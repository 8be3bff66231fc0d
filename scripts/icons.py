"""Make the icons of the installed page again, from web/public/icon.svg.

    python scripts/icons.py

Needs the extra: pip install '.[boards]'.
"""

from __future__ import annotations

import argparse
from io import BytesIO
from pathlib import Path
from typing import Final

import resvg_py
from PIL import Image

PUBLIC: Final = Path(__file__).parent.parent / "web" / "public"
SIZES: Final = (180, 192, 512)
SAFE: Final = 0.74
"""How much of a maskable icon the sign may fill: systems cut off the rest as they like."""


def rendered(size: int) -> Image.Image:
    """Return the icon as a picture of some size."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    return Image.open(BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=drawing, width=size))))


def maskable(size: int) -> Image.Image:
    """Return the icon with its ground to all edges and the sign well inside."""
    inside = rendered(round(size * SAFE))
    ground = inside.getpixel((inside.width // 2, 2))
    whole = Image.new("RGBA", (size, size), ground)
    whole.alpha_composite(inside, ((size - inside.width) // 2, (size - inside.height) // 2))
    return whole


def save(icon: Image.Image, name: str) -> None:
    path = PUBLIC / name
    icon.save(path, optimize=True)
    print(f"{name:24} {path.stat().st_size / 1000:.1f} kB")


def main() -> None:
    for size in SIZES:
        save(rendered(size), f"icon-{size}.png")
    save(maskable(512), "icon-maskable-512.png")


if __name__ == "__main__":
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    ).parse_args()
    main()
