"""The players' rules: every chapter of every map has a picture, and words in its place."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from branchline import map_ids
from branchline.maps import load_map
from tests.browser.looking import shot, violations
from tests.browser.rooms import HUMAN, make_room, sit
from tests.browser.serving import Server
from tests.browser.watched_pages import Device, Visits

BASE_CHAPTERS = 5
PICTURED = """\
() => [...document.querySelectorAll("dialog[open] [data-chapter]")].map((chapter) => {
  const picture = chapter.querySelector("[role=img]");
  const box = picture?.getBoundingClientRect();
  return {
    chapter: chapter.dataset.chapter,
    alt: picture?.getAttribute("aria-label") ?? "",
    drawn: picture ? picture.querySelectorAll("svg, img").length : 0,
    wide: box ? box.right - innerWidth : 0,
  };
})"""

TO_THE_END = "(dialog) => dialog.scrollTo(0, dialog.scrollHeight)"
SCRIPTS = "performance.getEntriesByType('resource').map((each) => new URL(each.name).pathname)"


@pytest.mark.parametrize("which", map_ids())
def test_every_chapter_has_a_picture(which: str, visits: Visits, server: Server) -> None:
    page = visits.open(None, device="phone", reduced_motion=True)
    for variant in (None, *load_map(which).variants):
        room, tokens = make_room(server.origin, which, HUMAN, HUMAN, variant=variant)
        sit(page, room, tokens[0])
        expect(page.locator(".game")).to_be_visible()
        assert [path for path in page.evaluate(SCRIPTS) if "pageWords" in path] == []
        page.keyboard.press("?")
        expect(page.locator("dialog[open] [data-chapter]").last).to_be_attached()
        assert any("pageWords" in path for path in page.evaluate(SCRIPTS))
        found = page.evaluate(PICTURED)
        assert len(found) == BASE_CHAPTERS + len(load_map(which, variant).mechanics)
        for each in found:
            assert len(each["alt"]) > 20, each
            assert each["drawn"] > 0, each
            assert each["wide"] <= 0, each
        assert violations(page) == []
        page.locator("dialog[open]").evaluate(TO_THE_END)
        close = page.locator("dialog[open]").get_by_role("button", name="Close")
        expect(close).to_be_in_viewport(ratio=1)
        close.click(trial=True)  # nothing lies over it
        shot(page, f"rules-{which}-{variant}")


def test_keys_are_told_only_where_there_may_be_a_keyboard(visits: Visits, server: Server) -> None:
    room, tokens = make_room(server.origin, "usa", HUMAN, HUMAN)
    devices: tuple[tuple[Device, bool], ...] = (("desktop", True), ("phone", False))
    for device, told in devices:
        page = visits.open(None, device=device, reduced_motion=True)
        sit(page, room, tokens[0])
        expect(page.locator(".game")).to_be_visible()
        page.keyboard.press("?")
        expect(page.locator("dialog[open] [data-chapter]").last).to_be_attached()
        keys = page.get_by_role("heading", name="Keys", exact=True)
        expect(keys).to_be_visible(visible=told)
