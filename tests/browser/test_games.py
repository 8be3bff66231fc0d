"""Whole games in a real browser, from the first page to the last screen."""

from __future__ import annotations

from typing import get_args

import pytest
from playwright.sync_api import Page, expect

from branchline import map_ids
from tests.browser.endings import result_of, scores_of
from tests.browser.looking import shot
from tests.browser.playing import Hand, Person
from tests.browser.rooms import HUMAN, bot, make_room, sit
from tests.browser.serving import Server
from tests.browser.watched_pages import Visits
from tests.tables import covering_maps

pytestmark = pytest.mark.without_pictures


def start(page: Page, which: str) -> None:
    """Begin a game against a bot from the first page."""
    page.locator(f"[data-map={which}] button").first.click()
    expect(page.locator(".game")).to_be_visible()


def check_end(page: Page) -> None:
    """Look for the end: a winner, and a score sheet for both."""
    expect(scores_of(result_of(page))).to_contain_text("You")


HANDS: tuple[Hand, ...] = get_args(Hand)
USUAL: dict[str, Hand] = dict(zip(covering_maps(), HANDS, strict=False))
"""The whole games of every run: each hand once, on the maps with the most mechanics."""
GAMES = [
    pytest.param(which, hand, marks=[] if hand == USUAL.get(which) else pytest.mark.slow)
    for which in map_ids()
    for hand in HANDS
]


@pytest.mark.parametrize(("which", "hand"), GAMES)
def test_a_game_on_each_map_against_a_bot(which: str, hand: Hand, visits: Visits) -> None:
    page = visits.open(device="phone" if hand == "finger" else "desktop", reduced_motion=True)
    page.get_by_label("Your name").fill("Ada")
    start(page, which)
    person = Person(page, hand)
    person.play(12)
    shot(page, f"game-{which}-{hand}")
    person.play()
    assert person.over
    assert person.claimed > 3
    check_end(page)
    shot(page, f"end-{which}-{hand}")


UNTIL_OVER = """\
async (room) => {
  const ended = async () => (await (await fetch(`/api/rooms/${room}`)).json()).totals?.length;
  while (!(await ended())) await new Promise((then) => setTimeout(then, 250));
}"""
"""Waits until the game of a room has its final points."""


@pytest.mark.parametrize("which", [which for which in map_ids() if which not in USUAL])
def test_a_game_on_each_map_that_a_bot_plays_to_its_end(
    which: str, visits: Visits, server: Server
) -> None:
    room, tokens = make_room(server.origin, which, HUMAN, bot())
    page = visits.open(None, reduced_motion=True)
    sit(page, room, tokens[0])
    person = Person(page)
    person.play(4)
    assert not person.over
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.goto("/#/settings")  # whoever watches the moves makes them slow
    page.evaluate(UNTIL_OVER, room)
    page.goto(f"/#/room/{room}")
    check_end(page)
