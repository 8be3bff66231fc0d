"""Tunnels in a browser: what was laid, which cards count, and who answers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.endings import result_of
from tests.browser.looking import shot, violations
from tests.browser.measuring import SHIFTS, SLOW_LINE, shifts
from tests.browser.moments import dig, has_plenty, is_asked_by_tunnel
from tests.browser.playing import Person
from tests.browser.positions import BRUNEL, game_until
from tests.browser.rooms import sit
from tests.browser.serving import Server
from tests.browser.watched_pages import Visits

pytestmark = pytest.mark.without_pictures

MAP = "europe"
MOST_SHIFT = 0.01
WATCH = """\
window.opened = 0;
new MutationObserver(() => {
  if (document.querySelector("dialog[open]:not([data-stage])")) window.opened++;
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
HEIGHTS = """\
window.heights = new Set();
new MutationObserver(() => {
  const board = document.querySelector(".game > main");
  if (board) window.heights.add(board.clientHeight);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Runs before a page's own code: notes how high the board has been."""


def test_the_matching_cards_are_marked_and_the_laid_ones_shown(
    visits: Visits, server: Server
) -> None:
    position = game_until(server, MAP, is_asked_by_tunnel, choose=dig)
    shown = position.match.view(0).mechanics["tunnels"]
    page = visits.open(None, reduced_motion=True)
    sit(page, position.room, position.tokens[0])
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("You laid")
    expect(dialog.locator(".payment .g").first).to_be_visible()
    expect(dialog.locator("figure")).to_have_count(len(shown["revealed"]))
    expect(dialog.locator("figure.hit")).to_have_count(shown["surcharge"])
    expect(dialog).to_contain_text("Giving up returns your cards")
    shot(page, "tunnel")
    assert violations(page) == []
    dialog.locator(".ways button.main").first.click()
    expect(page.locator(f"svg [data-track='{shown['track']}']")).to_have_count(1)


@pytest.mark.parametrize("answer", [".ways button:not(.main)", ".ways button.main"])
def test_the_board_stays_as_it_is_while_a_tunnel_is_answered(
    answer: str, visits: Visits, server: Server
) -> None:
    position = game_until(server, MAP, is_asked_by_tunnel, choose=dig)
    page = visits.open(None, "phone", reduced_motion=True)
    page.add_init_script(SLOW_LINE)
    page.add_init_script(HEIGHTS)
    page.add_init_script(SHIFTS)
    sit(page, position.room, position.tokens[0])
    dialog = page.locator("dialog[open]")
    before = page.locator(".game > main").evaluate("(board) => board.clientHeight")
    page.evaluate("window.heights.clear()")
    dialog.locator(answer).first.click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".game[data-acting=false]")).to_be_visible()
    expect(page.locator(".status")).to_contain_text("Ben")
    assert page.evaluate("[...window.heights]") == [before]
    assert sum(value for value, _ in shifts(page)) <= MOST_SHIFT


def test_a_bot_that_plays_for_one_answers_tunnels_itself(visits: Visits, server: Server) -> None:
    position = game_until(server, MAP, has_plenty, rival=BRUNEL)
    page = visits.open(None, reduced_motion=True)
    sit(page, position.room, position.tokens[0])
    Person(page).wait()
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.evaluate(WATCH)
    expect(page.locator(".log ol")).to_contain_text("You lay")
    expect(page.locator(".log ol")).to_contain_text("the tunnel reveals")
    result_of(page)
    assert page.evaluate("window.opened") == 0
