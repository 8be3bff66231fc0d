"""The players' rules: every chapter of every map has a picture, and words in its place."""

from __future__ import annotations

import re
from collections.abc import Iterator

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
    text: chapter.innerText,
    drawn: picture ? picture.querySelectorAll("svg, img").length : 0,
    wide: box ? box.right - innerWidth : 0,
  };
})"""

BROKEN_CELLS = """\
() => [...document.querySelectorAll("dialog[open] td.number")].filter((cell) => {
  const text = document.createRange();
  text.selectNodeContents(cell);
  return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
}).map((cell) => cell.textContent)"""
COLUMN_ENDS = """\
() => {
  const wide = document.querySelector("dialog[open] section.across");
  const parts = [...document.querySelectorAll("dialog[open] section > *")]
    .filter((part) => part.compareDocumentPosition(wide) & Node.DOCUMENT_POSITION_FOLLOWING)
    .map((part) => part.getBoundingClientRect());
  const middle = wide.getBoundingClientRect().left + wide.clientWidth / 2;
  const isLeft = ({ left, width }) => left + width / 2 < middle;
  const end = (some) => Math.max(...some.map(({ bottom }) => bottom));
  return [end(parts.filter(isLeft)), end(parts.filter((part) => !isLeft(part)))];
}"""
LEAST_EMPTY = 200
TO_THE_END = "(dialog) => dialog.scrollTo(0, dialog.scrollHeight)"
SCRIPTS = "performance.getEntriesByType('resource').map((each) => new URL(each.name).pathname)"


def numbers_in(value: object) -> Iterator[str]:
    """Give the numbers among the parameters of a mechanic, but for those that go up one by one."""
    if isinstance(value, list) and value == list(range(1, len(value) + 1)):
        return
    if isinstance(value, dict | list | tuple):
        for each in value.values() if isinstance(value, dict) else value:
            yield from numbers_in(each)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield str(value)


def rows_in(value: object) -> Iterator[str]:
    """Give the rows of all tables by number among the parameters, their digits only."""
    if isinstance(value, dict):
        by_number = {key: each for key, each in value.items() if isinstance(key, int)}
        rows = [each for each in by_number.values() if isinstance(each, list | tuple)]
        single = [each for each in by_number.values() if isinstance(each, int)]
        yield from ("".join(map(str, row)) for row in (*rows, single) if row)
        for each in value.values():
            yield from rows_in(each)


@pytest.mark.parametrize(("which", "told"), [("africa", "told by one source alone"), ("usa", "")])
def test_what_is_not_certain_is_told(which: str, told: str, visits: Visits, server: Server) -> None:
    room, tokens = make_room(server.origin, which, HUMAN, HUMAN)
    page = visits.open(None, device="phone", reduced_motion=True)
    sit(page, room, tokens[0])
    expect(page.locator(".game")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("dialog[open] [data-chapter]").last).to_be_attached()
    uncertain = page.locator("dialog[open] .uncertain")
    expect(uncertain).to_have_count(1 if told else 0)
    if told:
        expect(uncertain).to_contain_text("What is not certain")
        expect(uncertain).to_contain_text(told)


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
        mechanics = load_map(which, variant).mechanics
        assert len(found) == BASE_CHAPTERS + len(mechanics)
        told = {each["chapter"]: each["text"] for each in found}
        for name, parameters in mechanics.items():
            text = told[f"rules-{name.replace('_', '-')}-title"]
            missing = set(numbers_in(parameters)) - set(re.findall(r"\d+", text))
            assert not missing, f"{name}: {missing} are not told"
            assert [row for row in rows_in(parameters) if row not in re.sub(r"\D", "", text)] == []
        if "country_cards" in mechanics:  # as tickets and the log call it, not as the board does
            assert "Czech Republic" in told["rules-country-cards-title"]
        apart = "need not hang together" in told["rules-tracks-title"]
        assert apart is ("connected_building" not in mechanics)
        for each in found:
            assert len(each["alt"]) > 20, each
            assert each["drawn"] > 0, each
            assert each["wide"] <= 0, each
        assert page.evaluate(BROKEN_CELLS) == []
        assert violations(page) == []
        page.locator("dialog[open]").evaluate(TO_THE_END)
        close = page.locator("dialog[open]").get_by_role("button", name="Close")
        expect(close).to_be_in_viewport(ratio=1)
        close.click(trial=True)  # nothing lies over it
        shot(page, f"rules-{which}-{variant}")


def test_neither_column_is_left_empty_above_what_takes_both(visits: Visits, server: Server) -> None:
    room, tokens = make_room(server.origin, "uk", HUMAN, HUMAN)
    page = visits.open(None, device="desktop", reduced_motion=True)
    sit(page, room, tokens[0])
    expect(page.locator(".game")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("dialog[open] section.across")).to_be_attached()
    left, right = page.evaluate(COLUMN_ENDS)
    assert abs(left - right) < LEAST_EMPTY


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
