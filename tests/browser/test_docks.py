"""What lies beside the board or slides over it: docks keep the newest in sight, drawers fit."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.measuring import rest
from tests.browser.moments import has_many_cards, has_plenty
from tests.browser.paying import ask_about
from tests.browser.positions import game_until
from tests.browser.rooms import HUMAN, make_room, sit
from tests.browser.serving import Server
from tests.browser.watched_pages import SIZES, Visits

IN_SIGHT = """\
(newest) => [...document.querySelectorAll(".log li")].slice(-newest).filter((line) => {
  const { left, right, top, bottom } = line.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) =>
    line.contains(document.elementFromPoint(left + 12, y))
    && line.contains(document.elementFromPoint((left + right) / 2, y)));
}).length"""
"""How many of the newest lines of the log are neither covered nor out of sight."""
LAST_OF_DOCK = """\
() => {
  const dock = document.querySelector(".dock");
  dock.querySelector(".of-mechanic").scrollIntoView({ block: "end" });
  return dock.querySelector(".of-mechanic").getBoundingClientRect().bottom
    - dock.querySelector(".of-log").getBoundingClientRect().top;
}"""
"""How far the log lies over the panel above it, once that has been scrolled into sight."""
EMPTY = """\
(drawer) => {
  const bottom = (each) => each.getBoundingClientRect().bottom;
  return bottom(drawer) - bottom(drawer.lastElementChild);
}"""
"""How much of a drawer is below what it shows."""
PARTED = """\
() => [...document.querySelectorAll("dialog[open] .payment")].filter((payment) => {
  const parts = [...payment.children].map((part) => part.getBoundingClientRect());
  return Math.max(...parts.map(({ top }) => top)) > Math.min(...parts.map(({ bottom }) => bottom));
}).length"""
"""How many payments stand on more than one line."""
MOST_EMPTY = 16
LOW = "1280×720"
LYING = "844×390"


def at_a_table(visits: Visits, server: Server, which: str, size: str) -> Page:
    """Open a table of two on one's turn, with cards to build, on a screen."""
    position = game_until(server, which, has_many_cards)
    page = visits.open(None, reduced_motion=True)
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    sit(page, position.room, position.tokens[0])
    expect(page.locator(".game[data-acting=true]")).to_be_visible()
    rest(page)
    return page


@pytest.mark.parametrize("which", ["poland", "oldwest", "usa", "pennsylvania"])
def test_the_newest_lines_of_the_log_are_in_sight_on_a_low_screen(
    which: str, visits: Visits, server: Server
) -> None:
    page = at_a_table(visits, server, which, LOW)
    assert page.evaluate(IN_SIGHT, 2) == 2


def test_what_the_log_lies_over_can_be_scrolled_into_sight(visits: Visits, server: Server) -> None:
    page = at_a_table(visits, server, "poland", LOW)
    assert page.evaluate(LAST_OF_DOCK) <= 0


def test_the_log_never_lies_over_a_choice_of_tickets(visits: Visits, server: Server) -> None:
    room, tokens = make_room(server.origin, "oldwest", *[HUMAN] * 6)
    page = visits.open(None, reduced_motion=True)
    width, height = SIZES[LOW]
    page.set_viewport_size({"width": width, "height": height})
    sit(page, room, tokens[0])
    expect(page.locator(".keep")).to_be_visible()
    assert page.locator(".of-log").evaluate("(log) => getComputedStyle(log).position") == "static"


@pytest.mark.parametrize("part", ["tickets", "players", "log"])
@pytest.mark.parametrize("which", ["usa", "poland"])
def test_a_drawer_of_a_landscape_phone_is_as_high_as_what_it_shows(
    which: str, part: str, visits: Visits, server: Server
) -> None:
    page = at_a_table(visits, server, which, LYING)
    page.locator(f"[data-tab={part}]").click()
    rest(page)
    assert page.locator(".drawer").evaluate(EMPTY) <= MOST_EMPTY
    box = page.locator(".drawer").bounding_box()
    assert box
    assert box["height"] <= SIZES[LYING][1]


def test_a_question_on_a_landscape_phone_is_as_high_as_its_words(
    visits: Visits, server: Server
) -> None:
    page = at_a_table(visits, server, "usa", LYING)
    page.keyboard.press("t")
    sheet = page.locator("dialog[open]")
    expect(sheet).to_contain_text("Draw tickets?")
    assert sheet.evaluate(EMPTY) <= MOST_EMPTY


@pytest.mark.parametrize("size", [LYING, "390×844"])
def test_every_way_to_pay_stands_on_one_line(size: str, visits: Visits, server: Server) -> None:
    position = game_until(server, "nordic", has_plenty)
    page = visits.open(None, reduced_motion=True)
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    sit(page, position.room, position.tokens[0])
    ask_about(page, position.match)
    assert page.evaluate(PARTED) == 0
    page.get_by_role("button", name="Other cards").click()
    page.get_by_role("button", name="ways").click()
    expect(page.locator("dialog[open] .payment").nth(20)).to_be_attached()
    assert page.evaluate(PARTED) == 0
