"""Looking at a page: what axe-core finds inaccessible, and pictures for people."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

HERE = Path(__file__).parent
SHOTS = HERE / "shots"
AXE = HERE.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
WANTED = "BRANCHLINE_PICTURES"
GRAVE = ("serious", "critical")


def violations(page: Page) -> list[str]:
    """Return the serious and critical violations on a page, with the elements they are about.

    The script is evaluated, not added to the page, whose policy forbids scripts from elsewhere.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    report: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{found['impact']}: {found['id']}: {found['help']}: "
        + "; ".join(" ".join(str(part) for part in node["target"]) for node in found["nodes"])
        for found in report["violations"]
        if found["impact"] in GRAVE
    ]


def takes_pictures() -> bool:
    """Tell whether pictures of what works are wanted, too."""
    return bool(os.environ.get(WANTED))


def picture(page: Page, name: str, *, whole: bool = False) -> Path:
    """Save a picture of what a page shows, or of the whole page, for people to look at."""
    SHOTS.mkdir(exist_ok=True)
    path = SHOTS / f"{name}.png"
    page.screenshot(path=path, full_page=whole)
    return path


def shot(page: Page, name: str, *, whole: bool = False) -> None:
    """Save a picture of a page if pictures are wanted: each takes as long as opening a page."""
    if takes_pictures():
        picture(page, name, whole=whole)
