"""The lessons of one minute: offered where a rule is new, once, and found again in the rules."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from branchline.maps import load_map
from branchline.mechanics.registry import NAMES
from tests.browser.looking import violations
from tests.browser.rooms import HUMAN, bot, make_room
from tests.browser.serving import Server
from tests.browser.watched_pages import Visits

TABLES: tuple[tuple[str, str | None, tuple[int, int]], ...] = (
    ("europe", None, (390, 844)),
    ("nordic", None, (844, 390)),
    ("uk", "advanced", (1280, 720)),
    ("india", None, (820, 1180)),
    ("poland", None, (844, 390)),
    ("usa", "mega", (1440, 900)),
    ("pennsylvania", None, (390, 844)),
    ("legendary_asia", None, (844, 390)),
    ("germany", None, (844, 390)),
    ("nederland", None, (390, 844)),
    ("oldwest", "visitor", (820, 1180)),
    ("africa", None, (844, 390)),
)
"""Tables and the screens on which their lessons are looked at."""
NEITHER_CUT_NOR_EMPTY = """\
([page, board]) => {
  const picture = page.querySelector(".picture");
  const shown = picture.querySelector("svg, img, table, .points, li");
  const images = [...picture.querySelectorAll("img")];
  const rect = (element) => element.getBoundingClientRect();
  const pane = rect(picture);
  const inside = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1
    && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;

  /** Whether a piece of the board fills the picture, with the names at the ends of its tracks. */
  const fills = (svg) => {
    const drawing = svg.querySelector("image").getBoundingClientRect();
    const scale = drawing.width / board.width;
    const names = svg.dataset.ends.split(" ").flatMap((place) => board.places[place].label ?? []);
    const boxes = names.map(({ box: [x, y, width, height] }) => {
      const [left, top] = [drawing.left + x * scale, drawing.top + y * scale];
      return { left, top, right: left + width * scale, bottom: top + height * scale };
    });
    // What the board cannot fill is filled by the board out of focus.
    const filled = [drawing, ...images.map((each) => each.getBoundingClientRect())];
    return filled.some((each) => inside(pane, each)) && boxes.every((each) => inside(each, pane));
  };

  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return Boolean(shown) && shown.getBoundingClientRect().width > 40
    && images.every((each) => each.complete && each.naturalWidth > 0)
    && picture.scrollWidth <= picture.clientWidth + 1
    && picture.scrollHeight <= picture.clientHeight + 1
    && [...picture.querySelectorAll("svg[data-ends]")].every(fills)
    && [...picture.querySelectorAll(".piece")].every((each) => rect(each).width > 12)
    && [...picture.querySelectorAll(".share")].every((each) => rect(each).top < rect(shown).bottom)
    && inside(page.closest("dialog").getBoundingClientRect(), screen);
}"""


def board_of(which: str) -> dict[str, Any]:
    """Return where things are on the drawn board of a map."""
    file = files("branchline.maps") / which / "board.json"
    board: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return board


def take_seat(page: Page, server: Server, which: str, variant: str | None = None) -> None:
    """Sit down at a new table, with the advice for newcomers that everybody has at first."""
    more = {"variant": variant} if variant else {}
    room, tokens = make_room(server.origin, which, HUMAN, bot(), **more)
    page.evaluate(
        "([room, tokens]) => localStorage.setItem('branchline.tokens',"
        " JSON.stringify({ [room]: tokens }))",
        [room, tokens],
    )
    page.goto(f"/#/room/{room}")
    expect(page.locator(".game")).to_be_visible()


def offer(page: Page) -> Locator:
    """Return the offer of lessons."""
    return page.get_by_role("complementary", name="New on this board")


def read_through(page: Page, which: str) -> list[str]:
    """Go through all pages of the lessons that are open; return whose lessons they were."""
    lessons: list[str] = []
    board = board_of(which)
    shown = page.locator("dialog [data-lesson]")
    for _ in range(60):
        expect(shown).to_be_visible()
        name = shown.get_attribute("data-lesson") or ""
        number, pages = (shown.get_attribute(f"data-{each}") for each in ("page", "pages"))
        assert 3 <= int(pages or 0) <= 5, name
        words = shown.locator("p").inner_text()
        assert len(words) > 20, name
        assert not words.startswith("lesson-"), words
        handle = shown.element_handle()
        page.wait_for_function(NEITHER_CUT_NOR_EMPTY, arg=[handle, board])
        lessons.append(name)
        button = shown.locator("button.main")
        over = button.inner_text() == "Done"
        button.click()
        if over:
            expect(shown).to_have_count(0)
            break
        expect(page.locator(f"[data-lesson={name}][data-page='{number}']")).to_have_count(0)
    return list(dict.fromkeys(lessons))


@pytest.mark.parametrize("again", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_every_mechanic_is_taught_page_by_page(visits: Visits, server: Server, again: bool) -> None:
    """With `again`, every table teaches all it has, not only what the tables before had not."""
    page = visits.open(reduced_motion=True)
    taught: set[str] = set()
    for which, variant, (width, height) in TABLES:
        if not again and taught >= set(load_map(which, variant).mechanics):
            continue
        page.set_viewport_size({"width": width, "height": height})
        if again:
            page.evaluate("localStorage.removeItem('branchline.rules-met')")
        take_seat(page, server, which, variant)
        offer(page).get_by_role("button", name="Show me").click()
        if not taught:
            expect(page.locator("dialog [data-lesson]")).to_be_visible()
            assert violations(page) == []
        taught |= set(read_through(page, which))
        expect(offer(page)).to_have_count(0)
    assert taught == set(NAMES)


def test_lessons_are_offered_once_and_stay_in_the_rules(visits: Visits, server: Server) -> None:
    page = visits.open(reduced_motion=True)
    take_seat(page, server, "europe")
    expect(offer(page)).to_contain_text("Ferries, Tunnels, Stations")
    expect(offer(page)).to_contain_text("one minute each")
    assert violations(page) == []
    offer(page).get_by_role("button", name="Not now").click()
    expect(offer(page)).to_have_count(0)
    page.reload()
    expect(page.locator(".keep")).to_be_visible()
    assert offer(page).count() == 0
    take_seat(page, server, "usa")  # its longest path is no longer new
    assert offer(page).count() == 0
    take_seat(page, server, "india")
    expect(offer(page)).to_contain_text("Grand Tour – one minute")
    expect(offer(page)).not_to_contain_text("Ferries")
    offer(page).get_by_role("button", name="Don’t offer again").click()
    take_seat(page, server, "poland")
    assert offer(page).count() == 0
    page.keyboard.press("?")
    page.get_by_role("button", name="Lesson: one minute").click()
    table = page.locator("dialog [data-lesson] table")
    expect(table).to_contain_text("Germany")  # as beside the board, whose own names are Polish
    expect(table).not_to_contain_text("Niemcy")
    assert read_through(page, "poland") == ["country_cards"]
    expect(page.get_by_role("dialog", name="How to play")).to_be_visible()
