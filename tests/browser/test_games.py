"""Whole games in a real browser, from the first page to the last screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from branchline import map_ids
from tests.browser.looking import shot
from tests.browser.playing import Person
from tests.browser.visiting import Device, Visits


def start(page: Page, which: str) -> None:
    """Begin a game against a bot from the first page."""
    page.locator(f"[data-map={which}] button").first.click()
    expect(page.locator(".game")).to_be_visible()


def check_end(page: Page) -> None:
    """Look for the end: a winner, and a score sheet for both."""
    end = page.get_by_role("region", name="Final scoring")
    expect(end).to_be_visible()
    skip = end.get_by_role("button", name="Skip")
    if skip.count():
        skip.evaluate("(button) => button.click()")
    expect(end.get_by_role("table")).to_be_visible()
    expect(end.get_by_role("table")).to_contain_text("Ada")


@pytest.mark.parametrize("which", map_ids())
def test_a_game_on_each_map_against_a_bot(which: str, visits: Visits) -> None:
    page = visits.open(reduced_motion=True)
    page.get_by_label("Your name").fill("Ada")
    start(page, which)
    person = Person(page)
    person.play(12)
    shot(page, f"game-{which}")
    person.play()
    assert person.over
    assert person.claimed > 3
    check_end(page)
    shot(page, f"end-{which}")


@pytest.mark.parametrize(
    ("device", "hand", "which"), [("phone", "finger", "poland"), ("desktop", "keys", "switzerland")]
)
def test_a_game_by_touch_and_by_keys(device: Device, hand: str, which: str, visits: Visits) -> None:
    page = visits.open(device=device, reduced_motion=True)
    page.get_by_label("Your name").fill("Ada")
    start(page, which)
    person = Person(page, "finger" if hand == "finger" else "keys")
    person.play(8)
    shot(page, f"game-{hand}")
    person.play()
    assert person.over
    check_end(page)
    shot(page, f"end-{hand}")
