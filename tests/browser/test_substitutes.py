"""Cards in place of others in a browser: three for a locomotive on a ferry, four for a space."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from branchline.play.match import Match
from tests.browser.looking import shot, violations
from tests.browser.paying import FERRY, offers, open_payments, owes_any_cards
from tests.browser.playing import Person
from tests.browser.positions import game_until
from tests.browser.rooms import sit
from tests.browser.serving import Server
from tests.browser.watched_pages import Visits

pytestmark = pytest.mark.without_pictures

MURMANSK = "Lieksa–Murmansk"
COVERS_RAIL = """\
() => {
  const [sheet, rail] = ["dialog[open]", ".rails"].map((each) =>
    document.querySelector(each).getBoundingClientRect());
  return sheet.top <= rail.top + 1 && sheet.bottom >= innerHeight - 1;
}"""
"""Whether a sheet lies over all of what is below the board, and cuts nothing in half."""
NOTHING_CUT = """\
() => {
  const sheet = document.querySelector("dialog[open]");
  return sheet.scrollHeight <= sheet.clientHeight + 1;
}"""
"""Whether all of a sheet is in sight."""

BESIDE_SIGN = """\
(laid) => {
  const card = laid.parentElement.getBoundingClientRect();
  return laid.getBoundingClientRect().left > card.left + 0.4 * card.width;
}"""
"""Whether a number leaves the sign of its card in sight, which is at the top left."""


def pay(page: Page) -> None:
    """Lay the cards needed least, and build."""
    Person(page).lay()
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.rule("NO7")
def test_any_three_cards_are_a_locomotive_on_a_ferry(visits: Visits, server: Server) -> None:
    position = game_until(server, "nordic", owes_any_cards)
    page = visits.open(None, reduced_motion=True)
    open_payments(page, position, FERRY)
    sheet = page.locator("dialog[open]")
    expect(sheet).to_contain_text("Any 3 cards make one locomotive")
    expect(sheet.locator("footer button.main")).to_be_disabled()
    shot(page, "ferry-of-any-cards")
    assert violations(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".game[data-arrangement=stack]")).to_be_attached()
    page.wait_for_function(COVERS_RAIL)
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator(".game[data-arrangement=drawer]")).to_be_attached()
    page.wait_for_function(NOTHING_CUT)
    sheet.locator("[data-lay]").first.click()
    assert sheet.locator(".laid").evaluate(BESIDE_SIGN)
    shot(page, "ferry-of-any-cards-landscape")
    page.set_viewport_size({"width": 1280, "height": 800})
    pay(page)
    log = page.locator(".log ol")
    expect(log).to_contain_text("You build Vaasa–Umeå")
    expect(log).to_contain_text("towards a locomotive")


@pytest.mark.rule("NO8")
def test_any_four_cards_fill_a_space(visits: Visits, server: Server) -> None:
    def wanted(match: Match) -> bool:
        found = offers(match, MURMANSK, "set×6")
        spare = sum(match.view(0).hand) - 3 - 6 * 4
        return bool(found) and spare > 2

    position = game_until(server, "nordic", wanted)
    page = visits.open(None, reduced_motion=True)
    open_payments(page, position, MURMANSK)
    sheet = page.locator("dialog[open]")
    more = sheet.get_by_role("button", name=re.compile("All .* ways"))
    if more.count():
        more.click()
    sheet.locator(".ways label").filter(has_text="24 any").first.click()
    expect(sheet).to_contain_text("Any 4 cards fill one space")
    expect(sheet.locator(".group")).to_have_count(6)
    shot(page, "space-of-any-cards")
    assert violations(page) == []
    pay(page)
    log = page.locator(".log ol")
    expect(log).to_contain_text(f"You build {MURMANSK}")
    expect(log).to_contain_text("towards a space")
    expect(page.locator("[data-seat='0']")).to_contain_text("31")


def test_the_rules_tell_what_cards_may_stand_for(visits: Visits, server: Server) -> None:
    position = game_until(server, "nordic", lambda match: list(match.to_act) == [0])
    page = visits.open(None, reduced_motion=True)
    sit(page, position.room, position.tokens[0])
    Person(page).wait()
    page.keyboard.press("?")
    rules = page.locator("dialog[open]")
    for told in (
        "On ferries, any 3 cards you choose can be played as one locomotive",
        f"{MURMANSK}: here any 4 cards you choose fill one space",
        "locomotives can be played on tunnels and ferries only",
        "Kristiansand–Stavanger and Mo I Rana–Trondheim",
        "The longest path is the longest unbroken path of your own tracks",
    ):
        expect(rules).to_contain_text(told)
    shot(page, "rules-of-substitutes")
