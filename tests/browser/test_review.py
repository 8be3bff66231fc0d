"""The review of a finished game: curve, turning points, reasons, views, links, on every screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.finished import finished_game
from tests.browser.looking import shot, violations
from tests.browser.positions import Position
from tests.browser.serving import Server
from tests.browser.watched_pages import SIZES, Visits

CUT = """() => {
  const head = document.querySelector(".review > header").getBoundingClientRect();
  return [...document.querySelectorAll(".review > header > *")]
    .filter((each) => each.getBoundingClientRect().right > head.right + 1)
    .map((each) => each.textContent);
}"""
"""What of the header does not fit into it."""
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


def test_a_game_that_goes_on_has_no_review(visits: Visits, server: Server) -> None:
    page = visits.open(None)
    visits.allow("404")
    page.goto("/#/review/nowhere")
    expect(page.get_by_role("heading", name="There is no review to show")).to_be_visible()
