"""Small screens: nothing that is one's own is hidden, no text is cut, fingers find every card."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from branchline import map_ids
from branchline.play.match import Match
from tests.browser.moments import has_many_cards
from tests.browser.positions import Wanted, game_until
from tests.browser.rooms import sit
from tests.browser.serving import Server
from tests.browser.watched_pages import SIZES, Visits

PHONES = {"390×844": (390, 844), "360×740": (360, 740)}
LEAST_TOUCH = 44
HIDDEN = """\
() => {
  const lies = [...document.querySelectorAll("[data-over-board]")]
    .map((each) => each.getBoundingClientRect());
  const tags = [...document.querySelectorAll(".tag:not(.plain)")]
    .filter((tag) => getComputedStyle(tag).visibility !== "hidden");
  const crosses = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return tags.filter((tag) => lies.some((box) => crosses(tag.getBoundingClientRect(), box)))
    .map((tag) => tag.textContent);
}"""
"""The tags of one's own places that something lies over."""
UNDER_MINIMAP = """\
async (map) => {
  const mini = document.querySelector(".mini")?.getBoundingClientRect();
  if (!mini) return [];
  const board = await (await fetch(`/boards/${map}/board.json`)).json();
  const whole = document.querySelector("[data-board]").getBoundingClientRect();
  const scale = whole.width / board.width;
  const own = [...document.querySelectorAll(".mini .dot")].map((dot) => Number(dot.dataset.place));
  return own.filter((place) => {
    const { x, y } = board.places[place];
    const [left, top] = [whole.left + x * scale, whole.top + y * scale];
    return left > mini.left && left < mini.right && top > mini.top && top < mini.bottom;
  });
}"""
"""One's own places that the minimap lies over."""
STILL = """\
async () => {
  const where = () => JSON.stringify([...document.querySelectorAll(".tag, .mini, [data-board]")]
    .map((each) => each.getBoundingClientRect()));
  for (let before = "", same = 0; same < 4; ) {
    await new Promise((go) => setTimeout(go, 100));
    const now = where();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}"""

CUT_TICKETS = """\
() => {
  const crosses = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const meet = (boxes) => boxes.some((a, n) => boxes.slice(0, n).some((b) => crosses(a, b)));
  const box = (each) => each.getBoundingClientRect();
  const tags = [...document.querySelectorAll(".tag:not(.plain)")]
    .filter((tag) => getComputedStyle(tag).visibility !== "hidden");
  const wrong = [...document.querySelectorAll(".stub")].filter((stub) => {
    // What is said in the title alone, where there is little room, takes up none.
    const parts = [...stub.children].filter((part) => box(part).width > 2);
    return meet(parts.map(box)) || parts.some((part) => part.scrollWidth > part.clientWidth + 1);
  });
  return [...wrong.map((stub) => stub.textContent), ...(meet(tags.map(box)) ? ["tags"] : [])];
}"""
"""Tickets whose words are cut or lie over each other; and whether tags on the board do."""
TURNED = "() => !document.querySelector('.row').getAnimations({ subtree: true }).length"
"""Whether the cards of the row have been turned over."""


def at_a_table(visits: Visits, server: Server, which: str, wanted: Wanted = has_many_cards) -> Page:
    """Open a table on one's turn, with cards to build."""
    position = game_until(server, which, wanted)
    page = visits.open(reduced_motion=True)
    sit(page, position.room, position.tokens[0])
    expect(page.locator(".game[data-acting=true]")).to_be_visible()
    return page


@pytest.mark.parametrize("which", map_ids())
def test_nothing_lies_over_ones_own_cities_and_no_line_is_cut(
    which: str, visits: Visits, server: Server
) -> None:
    page = at_a_table(visits, server, which)
    for width, height in ((844, 390), *PHONES.values()):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(STILL)
        assert page.evaluate(UNDER_MINIMAP, which) == [], (width, height)
        assert page.evaluate(HIDDEN) == [], (width, height)
        status = page.locator(".rails .status")
        cut = status.evaluate("(it) => it.scrollHeight - it.clientHeight")
        assert cut <= 1, (width, height, status.inner_text())


def has_ticket_to_countries(match: Match) -> bool:
    """Tell whether the first seat is on turn and holds a ticket with several goals."""
    tickets = match.data.tickets
    return has_many_cards(match) and any(len(tickets[t].legs) > 1 for t in match.view(0).tickets)


def test_tickets_with_many_goals_are_neither_cut_nor_covered(
    visits: Visits, server: Server
) -> None:
    page = at_a_table(visits, server, "switzerland", has_ticket_to_countries)
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        tab = page.locator("[data-tab=tickets][aria-pressed=false]")
        if tab.count():
            tab.click()
        expect(page.get_by_role("heading", name="Countries on your tickets")).to_be_visible()
        page.evaluate(STILL)
        assert page.evaluate(CUT_TICKETS) == [], name


@pytest.mark.parametrize("size", PHONES)
def test_cards_of_the_row_are_as_wide_as_a_finger(
    size: str, visits: Visits, server: Server
) -> None:
    page = at_a_table(visits, server, "usa")
    width, height = PHONES[size]
    page.set_viewport_size({"width": width, "height": height})
    expect(page.locator(".game[data-arrangement=stack]")).to_be_visible()
    page.wait_for_function(TURNED)
    boxes = [each.bounding_box() for each in page.locator(".row .cards > *").all()]
    assert len(boxes) == 7
    assert all(box and box["width"] >= LEAST_TOUCH for box in boxes)
    last = boxes[-1]
    assert last
    assert last["x"] + last["width"] <= width


def test_on_a_landscape_phone_cards_are_hit_a_little_above_them(
    visits: Visits, server: Server
) -> None:
    page = at_a_table(visits, server, "usa")
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator(".game[data-arrangement=drawer]")).to_be_visible()
    page.wait_for_function(TURNED)
    cards = page.locator(".row .cards > button")
    for number in range(cards.count()):
        box = cards.nth(number).bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] - 6
        assert cards.nth(number).evaluate(
            "(card, [x, y]) => card.contains(document.elementFromPoint(x, y))", [x, y]
        ), number
