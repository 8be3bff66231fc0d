"""Screens of the map studio: a board on each of its tabs."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect
from scripts.gallery_stage import SCREENS, Screen, Show, Stage

MAP: Final = "usa"
TABS: Final = ("start", "rules", "tickets", "check", "board", "lab", "play")


def studio_at(tab: str) -> Show:
    """Return how to show a tab of the studio."""

    def show(stage: Stage) -> None:
        page = stage.page
        stage.go(f"/#/studio?map={MAP}")
        expect(page.locator(".frame .place").first).to_be_attached()
        expect(page.locator("#tab-check .n-of")).to_have_count(0)
        page.locator(f"#tab-{tab}").click()
        expect(page.locator(f"#tab-{tab}")).to_have_attribute("aria-selected", "true")
        if tab == "board":
            expect(page.locator(".board .picture img")).to_be_visible()

    return show


for _tab in TABS:
    SCREENS.append(Screen(f"studio-{_tab}", studio_at(_tab)))
