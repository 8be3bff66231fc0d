"""Small screens: nothing that is one's own is hidden, no text is cut, fingers find every card."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from branchline import map_ids
from branchline.maps import load_map
from branchline.play.match import Match
from tests.browser.measuring import LEAST_NAME, measure, rest
from tests.browser.moments import build, has_many_cards, is_on_turn
from tests.browser.positions import game_until
from tests.browser.rooms import HUMAN, make_room, sit
from tests.browser.samples import on_some_screens
from tests.browser.serving import Server
from tests.browser.watched_pages import SIZES, Visits

PHONES = {"390×844": (390, 844), "360×740": (360, 740)}
LYING = {"844×390": (844, 390)}
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
CUT_TICKETS = """\
() => {
  const crosses = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const box = (each) => each.getBoundingClientRect();
  const wrong = [...document.querySelectorAll(".stub")].filter((stub) => {
    // What is said in the title alone, where there is little room, takes up none.
    const parts = [...stub.children].filter((part) => box(part).width > 2);
    return parts.some((part, n) => part.scrollWidth > part.clientWidth + 1
      || parts.slice(0, n).some((other) => crosses(box(part), box(other))));
  });
  return wrong.map((stub) => stub.textContent);
}"""
"""Tickets whose words are cut or lie over each other."""
LOOSE_COUNTS = """\
() => [...document.querySelectorAll(".tabs .count")]
  .filter((count) => {
    const icon = count.parentElement.querySelector("svg").getBoundingClientRect();
    const { bottom, left } = count.getBoundingClientRect();
    return bottom < icon.top || left > icon.right;
  })
  .map((count) => count.textContent)"""
"""Numbers of tabs that stand apart from their icons."""
TURNED = "() => !document.querySelector('.row').getAnimations({ subtree: true }).length"
"""Whether the cards of the row have been turned over."""


def has_ends(match: Match) -> bool:
    """Tell whether the first seat can build, and has a ticket with several places to end at."""
    if not has_many_cards(match):
        return False
    held = (match.data.tickets[ticket] for ticket in match.view(0).tickets)
    return any(len(leg.ends) > 1 for ticket in held for leg in ticket.legs)


def at_a_table(visits: Visits, server: Server, which: str) -> Page:
    """Open a table on one's turn, with cards to build; with the most ends that its tickets have."""
    ends = any(len(leg.ends) > 1 for ticket in load_map(which).tickets for leg in ticket.legs)
    position = game_until(server, which, has_ends if ends else has_many_cards)
    page = visits.open(reduced_motion=True)
    sit(page, position.room, position.tokens[0])
    expect(page.locator(".game[data-acting=true]")).to_be_visible()
    return page


@pytest.mark.parametrize(
    ("which", "screens"),
    on_some_screens([(which,) for which in map_ids()], [], [*LYING, *PHONES]),
)
def test_nothing_lies_over_ones_own_cities_and_no_line_is_cut(
    which: str, screens: list[str], visits: Visits, server: Server
) -> None:
    page = at_a_table(visits, server, which)
    for width, height in (({**PHONES, **LYING})[name] for name in screens):
        page.set_viewport_size({"width": width, "height": height})
        found = measure(page)
        assert found.smallest >= LEAST_NAME, (width, height, found)
        wrong = (found.covered, found.veiled, found.far, found.unnamed, found.cut, found.crossing)
        assert wrong == (0, [], [], [], 0, 0), (width, height, found)
        assert page.evaluate(HIDDEN) == [], (width, height)
        status = page.locator(".rails .status")
        cut = status.evaluate("(it) => it.scrollHeight - it.clientHeight")
        assert cut <= 1, (width, height, status.inner_text())
        assert page.evaluate(LOOSE_COUNTS) == [], (width, height)


def test_tickets_with_many_goals_are_neither_cut_nor_covered(
    visits: Visits, server: Server
) -> None:
    page = at_a_table(visits, server, "switzerland")
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        rest(page)  # only then is there a tab, or none
        tab = page.locator("[data-tab=tickets][aria-pressed=false]")
        if tab.count():
            tab.click()
        expect(page.get_by_role("heading", name="Countries on your tickets")).to_be_visible()
        assert page.evaluate(CUT_TICKETS) == [], name


def test_a_ticket_that_is_pressed_stays_lit_when_the_screen_gets_narrower(
    visits: Visits, server: Server
) -> None:
    page = at_a_table(visits, server, "usa")
    page.set_viewport_size({"width": 820, "height": 1180})
    rest(page)
    page.locator("[data-tab=tickets]").click()
    ticket = page.locator(".drawer .tickets button").first
    ticket.click()
    page.set_viewport_size({"width": 390, "height": 844})
    rest(page)
    expect(ticket).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".dim.dark")).to_have_count(1)


LINES_OF_CAPTION = """\
(panel) => {
  const range = document.createRange();
  range.selectNodeContents(panel.querySelector("p"));
  return range.getClientRects().length;
}"""
CUT_STACKS = """\
(panel) => [...panel.querySelectorAll("li")]
  .filter((stack) => stack.scrollWidth > stack.clientWidth + 1)
  .map((stack) => stack.textContent)"""

FALLEN_FLAGS = """\
(panel) => [...panel.querySelectorAll("li .line")]
  .filter((line) => line.querySelector("svg").getBoundingClientRect().top
    > line.querySelector(".number").getBoundingClientRect().bottom - 4)
  .map((line) => line.textContent)"""
"""Stacks whose flag does not stand beside their numbers."""


def is_late(match: Match) -> bool:
    """Tell whether the first seat has its last turn: then cards have been taken."""
    return is_on_turn(match) and match.view(0).turns_left >= 0


def test_stacks_of_countries_and_their_caption_fit(visits: Visits, server: Server) -> None:
    position = game_until(server, "poland", is_late, choose=build)
    page = visits.open(reduced_motion=True)
    sit(page, position.room, position.tokens[0])
    expect(page.locator(".game[data-acting=true]")).to_be_visible()
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        rest(page)  # only then is there a tab, or none
        tab = page.locator("[data-tab=tickets][aria-pressed=false]")
        if tab.count():
            tab.click()
        panel = page.get_by_role("region", name="Country cards")
        expect(panel).to_contain_text("Build into a second country")
        assert panel.evaluate(LINES_OF_CAPTION) == 1, name
        assert panel.evaluate(CUT_STACKS) == [], name
        expect(panel.locator("li .line > svg")).to_have_count(7)
        assert panel.evaluate(FALLEN_FLAGS) == [], name
        if name == "820×1180":  # where the drawer is a little higher than what it lies over
            tools = page.locator(".tools")
            expect(tools).to_be_hidden()
            page.locator("[data-tab='']").click()
            expect(tools).to_be_visible()
            page.locator("[data-tab=tickets]").click()


NARROWED = """\
() => {
  for (const dock of document.querySelectorAll(".dock")) {
    const { paddingRight } = getComputedStyle(dock);
    dock.style.paddingRight = `calc(${paddingRight} + 17px)`;
  }
}"""
"""Takes from the docks what a bar to scroll with takes, which headless browsers do not show."""
LINES_OF_ROW = """\
() => new Set([...document.querySelectorAll(".row .cards > *")].map((card) => card.offsetTop)).size
"""


@pytest.mark.parametrize(("which", "lines"), [("poland", 1), ("uk", 2)])
def test_a_bar_to_scroll_with_breaks_no_row(
    visits: Visits, server: Server, which: str, lines: int
) -> None:
    page = at_a_table(visits, server, which)
    page.evaluate(NARROWED)
    for name in ("1440×900", "1280×720"):
        width, height = SIZES[name]
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(LINES_OF_ROW) == lines, name


def holds_all(match: Match) -> bool:
    """Tell whether the first seat is on turn with cards of every kind."""
    return is_on_turn(match) and all(match.view(0).hand)


REACHED = """\
() => [...document.querySelectorAll(".hand .stack")].every((stack) => {
  const box = stack.getBoundingClientRect();
  return [0.25, 0.75].every((part) =>
    stack.contains(document.elementFromPoint(box.left + 10, box.top + part * box.height)));
})"""
"""Whether every stack of cards is in sight; they move there when the screen changes."""


def test_a_hand_of_every_kind_is_in_sight(visits: Visits, server: Server) -> None:
    position = game_until(server, "uk", holds_all, variant="advanced")
    page = visits.open(reduced_motion=True)
    sit(page, position.room, position.tokens[0])
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        stacks = page.locator(".hand .stack")
        expect(stacks).to_have_count(len(position.match.view(0).hand))
        page.wait_for_function(REACHED)


COVERS_RAIL = """\
() => {
  const [drawer, rail] = [".drawer", ".rails"].map((each) =>
    document.querySelector(each).getBoundingClientRect());
  return drawer.top <= rail.top + 1;
}"""


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
    # What opens from below covers the cards and the rail, and cuts nothing in half.
    page.locator(".tabs").get_by_role("button", name="Players").click()
    page.wait_for_function(COVERS_RAIL)  # it rises there, if only for a frame


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


WIDTHS = (360, 390, 412, 430, 540, 600)
BEYOND = """\
async (points) => {
  const strip = document.querySelector(".strip");
  for (const each of strip.querySelectorAll("b")) each.firstChild.data = points;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const right = (each) => each.getBoundingClientRect().right;
  return right(strip.lastElementChild) - right(strip);
}"""
"""Gives all seats points, and tells how far the last of them is out of the line of seats."""


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_points_of_all_seats_are_in_sight(players: int, visits: Visits, server: Server) -> None:
    room, tokens = make_room(server.origin, "oldwest", *[HUMAN] * players)
    page = visits.open(None, reduced_motion=True)
    sit(page, room, tokens[0])
    expect(page.locator(".game")).to_be_visible()
    for width in WIDTHS:
        for points in ("7", "88", "188"):
            page.set_viewport_size({"width": width - 2, "height": 900})
            expect(page.locator(".strip")).to_be_visible()
            page.evaluate(BEYOND, points)
            page.set_viewport_size({"width": width, "height": 900})
            assert page.evaluate(BEYOND, points) <= 0, (width, points)
