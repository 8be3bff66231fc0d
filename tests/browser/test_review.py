"""The review of a finished game: curve, turning points, reasons, views, links, on every screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from branchline.locales.messages import Messages
from tests.browser.finished import finished_game
from tests.browser.languages import speak
from tests.browser.looking import shot, violations
from tests.browser.positions import Position
from tests.browser.rooms import HUMAN, make_room
from tests.browser.serving import Server
from tests.browser.watched_pages import SIZES, Visits

CUT = """() => {
  const head = document.querySelector(".review > header").getBoundingClientRect();
  return [...document.querySelectorAll(".review > header > *")]
    .filter((each) => each.getBoundingClientRect().right > head.right + 1)
    .map((each) => each.textContent);
}"""
"""What of the header does not fit into it."""
HIDDEN = """() => {
  const word = document.querySelector(".board .word.better");
  if (!word) return [];
  const box = word.getBoundingClientRect();
  const meets = (other) => {
    const each = other.getBoundingClientRect();
    return Math.min(each.right, box.right) > Math.max(each.left, box.left)
      && Math.min(each.bottom, box.bottom) > Math.max(each.top, box.top);
  };
  return [...document.querySelectorAll("[data-over-board] button")].filter(meets)
    .map((each) => each.getAttribute("aria-label"));
}"""
"""The buttons of the board that the word beside the better track hides."""
LIGHT = "rgb(255, 253, 246)"
"""What lines of dark liveries are rimmed with on a dark ground."""
PATIENCE = 240_000
"""Milliseconds for a whole review: it gives way to everything else on the machine."""


@pytest.fixture(scope="module")
def game(server: Server) -> Position:
    """A finished game of two people."""
    return finished_game(server, "poland", "Ann", "Bo", bot="easy")


def reviewed(page: Page, game: Position) -> None:
    """Open the review of a game, and wait until it is whole."""
    page.goto(f"/#/review/{game.room}")
    expect(page.get_by_role("heading", name="Chance to win")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("progress")).to_have_count(0, timeout=PATIENCE)


def test_a_game_is_reviewed(visits: Visits, game: Position) -> None:
    page = visits.open(None, reduced_motion=True)
    reviewed(page, game)
    expect(page.get_by_role("heading", name="Game review: Poland")).to_be_visible()
    expect(page.locator(".way")).to_have_count(2)
    points = page.locator(".list > ol > li button")
    expect(points.first).to_be_visible()
    points.first.click()
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("Better")
    expect(verdict.locator("li").first).not_to_be_empty()
    expect(verdict).to_contain_text(re.compile(r"Costs about [\d.]+ ± [\d.]+ points"))
    shot(page, "review")
    assert violations(page) == []


def test_a_link_leads_to_a_move_and_a_view(visits: Visits, game: Position) -> None:
    page = visits.open(None, reduced_motion=True)
    reviewed(page, game)
    page.goto(f"/#/review/{game.room}/7?view=1")
    page.reload()
    expect(page.locator(".verdict .chip")).to_contain_text("Move 7", timeout=PATIENCE)
    expect(page.locator("select")).to_have_value("1")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".verdict .chip")).to_contain_text("Move 8")
    assert page.url.endswith(f"#/review/{game.room}/8?view=1")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".list li.on").first).to_be_visible()


def test_another_link_leads_to_its_move_without_loading_the_page(
    visits: Visits, game: Position
) -> None:
    page = visits.open(None, reduced_motion=True)
    reviewed(page, game)
    for page_of, shown in (("review", page.locator(".verdict .chip")), ("replay", None)):
        for move, view in ((7, "?view=1"), (12, ""), (7, "?view=1")):
            page.goto(f"/#/{page_of}/{game.room}/{move}{view if shown else ''}")
            if shown is None:
                expect(page.get_by_role("slider")).to_have_value(str(move), timeout=PATIENCE)
            else:
                expect(shown).to_contain_text(f"Move {move} ", timeout=PATIENCE)
                expect(page.locator("select")).to_have_value(view[-1:] or "-1")
            page.keyboard.press("ArrowRight")
            expect(page.get_by_role("slider")).to_have_value(str(move + 1), timeout=PATIENCE)


def test_moves_are_told_as_moves_in_every_language(visits: Visits, game: Position) -> None:
    page = visits.open(None, reduced_motion=True)
    reviewed(page, game)
    page.get_by_text("All moves").click()
    speak(page, "pl")
    moves = page.locator(".list")
    expect(moves).to_contain_text("dobrać z talii")
    expect(moves).to_contain_text("zbudować")
    for request in ("dobierz", "zbuduj ", "zatrzymaj"):  # as one is asked for at the table
        expect(moves).not_to_contain_text(request)


def test_a_seat_sees_nothing_of_what_others_held(visits: Visits, game: Position) -> None:
    page = visits.open(None, reduced_motion=True)
    reviewed(page, game)
    page.locator("select").select_option("0")
    expect(page.locator(".list > ol > li").first).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".list > ol")).not_to_contain_text("Bo:")
    other = next(number for number, move in enumerate(game.match.moves, 1) if move.seat == 1)
    page.goto(f"/#/review/{game.room}/{other}?view=0")
    page.reload()
    expect(page.locator(".verdict")).to_contain_text("What Bo held was not known", timeout=PATIENCE)
    expect(page.locator(".verdict")).not_to_contain_text("Better")


@pytest.mark.parametrize("size", sorted(SIZES))
def test_a_review_fits_every_screen(visits: Visits, game: Position, size: str) -> None:
    width, height = SIZES[size]
    page = visits.open(None, reduced_motion=True)
    page.set_viewport_size({"width": width, "height": height})
    reviewed(page, game)
    shot(page, f"review-{size}")
    wider = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wider <= 0
    expect(page.locator(".board .frame")).to_be_visible()
    expect(page.get_by_role("slider")).to_be_visible()
    cut = page.evaluate(CUT)
    assert cut == []
    title = page.get_by_role("heading", name="Game review: Poland", include_hidden=True)
    assert title.evaluate("(it) => it.scrollWidth <= it.clientWidth"), "the board's name is cut"
    page.locator(".list > ol > li button").first.click()
    expect(page.locator(".verdict li").first).to_be_visible()
    page.wait_for_function(f"!({HIDDEN})().length")
    page.emulate_media(color_scheme="dark")
    line = page.locator(".plot .rim").first
    assert line.evaluate("(it) => getComputedStyle(it).stroke") == LIGHT


def test_a_game_that_goes_on_has_no_review(visits: Visits, server: Server, game: Position) -> None:
    page = visits.open(None, reduced_motion=True)
    visits.allow("404")
    page.goto("/#/review/nowhere")
    why = page.get_by_role("alert")
    expect(page.get_by_role("heading", name="There is no review to show")).to_be_visible()
    expect(why).to_contain_text("No game of this name is here.")
    room, _ = make_room(server.origin, "usa", HUMAN, HUMAN)
    page.goto(f"/#/review/{room}")
    expect(why).to_have_text(
        "The game is still under way. It can be watched again once it is over."
    )
    speak(page, "pl")
    expect(why).to_have_text(Messages("pl", left_out=()).say("replay-not-over", {}))
    speak(page, "en")
    to_the_table = page.get_by_role("link", name="To the table")
    expect(to_the_table).to_have_attribute("href", f"#/room/{room}")
    page.goto(f"/#/review/{game.room}/7")  # another game, without loading the page
    expect(page.locator(".verdict .chip")).to_contain_text("Move 7 ", timeout=PATIENCE)
