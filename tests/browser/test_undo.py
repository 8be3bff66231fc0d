"""Undo against a bot: the bot waits, the page counts how long, and then the move stands."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.moments import claimed_track, claims, has_many_cards
from tests.browser.playing import Person
from tests.browser.positions import BRUNEL, game_until
from tests.browser.rooms import sit
from tests.browser.serving import Server
from tests.browser.watched_pages import Visits

pytestmark = pytest.mark.without_pictures

PAUSE = ("--bot-pause", "0.3", "--undo-seconds")
LONG, SHORT = 600, 2
LEFT = "Number(document.querySelector('button.undo')?.dataset.left)"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots wait so long that even a slow machine takes moves back in time."""
    server = Server(tmp_path_factory.mktemp("patient"), *PAUSE, str(LONG))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots do not wait long."""
    server = Server(tmp_path_factory.mktemp("hasty"), *PAUSE, str(SHORT))
    server.start()
    yield server
    server.stop()


def test_the_page_counts_down_and_a_track_is_taken_back(visits: Visits, server: Server) -> None:
    position = game_until(server, "usa", has_many_cards, rival=BRUNEL)
    page = visits.open(None, reduced_motion=True)
    sit(page, position.room, position.tokens[0])
    build = page.locator("button.build")
    match = position.match
    expect(build).to_contain_text(str(len({claimed_track(match, each) for each in claims(match)})))
    undo = page.locator("button.undo")
    expect(undo).to_have_count(0)
    before = build.bounding_box()
    assert Person(page).claim()
    expect(undo).to_be_visible()
    first = page.evaluate(LEFT)
    assert 1 <= first <= LONG
    page.wait_for_function(f"(first) => {LEFT} <= first - 2", arg=first)
    after = build.bounding_box()
    assert before
    assert after
    assert before["x"] + before["width"] == after["x"] + after["width"]  # nothing jumps
    assert before["y"] == after["y"]
    undo.click()
    expect(page.locator("svg [data-track]")).to_have_count(0)
    expect(undo).to_have_count(0)


def test_when_the_time_is_over_the_button_goes_and_the_bot_moves(
    browser: Browser, hasty_server: Server
) -> None:
    visits = Visits(browser, hasty_server.origin)
    position = game_until(hasty_server, "usa", has_many_cards, rival=BRUNEL)
    page = visits.open(None, reduced_motion=True)
    sit(page, position.room, position.tokens[0])
    version = Person(page).version()
    assert Person(page).claim()
    expect(page.locator(".game[data-acting=true]")).to_be_visible()  # the bot has moved
    assert int(Person(page).version()) >= int(version) + 2
    expect(page.locator("button.undo")).to_have_count(0)
    expect(page.locator("svg [data-track]")).not_to_have_count(0)  # the claim stands
    assert visits.troubles() == []
    visits.close()
