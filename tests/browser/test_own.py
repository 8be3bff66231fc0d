"""A map and a bot of one's own in the browser, from the first page to the last screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looking import shot
from tests.browser.playing import Person
from tests.browser.serving import Server
from tests.browser.test_games import check_end
from tests.browser.watched_pages import Visits

ISLE = Path(__file__).parents[2] / "examples" / "isle.toml"
BOTS = """
from branchline.bots import Bot

class Last(Bot):
    def choose(self, view, legal):
        return legal[-1]
"""
DRAWN = """\
async (key) => {
  const facts = await (await fetch(`/api/maps/${key}`)).json();
  return !facts.board.pending;
}"""
PATIENCE_MS = 300_000
"""Drawing a board takes its time on a slow machine."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that offers a map and a bot of its owner."""
    folder = tmp_path_factory.mktemp("own")
    (folder / "guests.py").write_text(BOTS)
    server = Server(folder, "--map", str(ISLE), "--bot", "mine=guests:Last")
    server.start()
    yield server
    server.stop()


def key_on(page: Page) -> str:
    """Return what the first page calls the map."""
    key = page.locator("[data-map^=isle-]").get_attribute("data-map")
    assert key is not None
    return key


def test_a_game_on_an_own_map_against_an_own_bot(visits: Visits) -> None:
    page = visits.open(reduced_motion=True)
    key = key_on(page)
    picture = page.locator(f"[data-map={key}] img")
    picture.scroll_into_view_if_needed()
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("(image) => image.naturalWidth") > 300
    shot(page, "own-home", whole=True)
    page.locator(f"[data-map={key}] a").click()
    expect(page.get_by_role("radio", name=re.compile("The Isle"))).to_be_checked()
    page.get_by_label("Player 1: name").fill("Ada")
    page.get_by_label("Player 2: who sits there").select_option(label="Bot: mine")
    shot(page, "own-new-game", whole=True)
    page.locator("form button.main").click()
    expect(page.locator(".game")).to_be_visible()
    shot(page, "own-table-first")
    person = Person(page)
    person.play(6)
    page.wait_for_function(DRAWN, arg=key, timeout=PATIENCE_MS)
    board = page.locator("section img[src*='/boards/']").first
    drawn = page.evaluate(
        "async (key) => (await (await fetch(`/api/maps/${key}`)).json()).board.svg", key
    )
    expect(board).to_have_attribute("src", drawn, timeout=PATIENCE_MS)  # without loading the page
    shot(page, "own-table-drawn")
    person.play()
    assert person.over
    assert person.claimed > 2
    check_end(page)
    shot(page, "own-end")


def test_a_quick_game_has_as_many_bots_as_the_map_allows(visits: Visits) -> None:
    page = visits.open(reduced_motion=True)
    page.get_by_role("radio", name="two bots").check()
    page.locator(f"[data-map={key_on(page)}] button").first.click()
    expect(page.locator(".game")).to_be_visible()
    Person(page).play(3)


def test_a_room_is_found_after_a_restart_without_the_map_and_the_bot(
    visits: Visits, server: Server
) -> None:
    page = visits.open(reduced_motion=True)
    page.goto(f"/#/new?map={key_on(page)}")
    page.get_by_label("Player 2: who sits there").select_option(label="Bot: mine")
    page.locator("form button.main").click()
    expect(page.locator(".game")).to_be_visible()
    person = Person(page)
    person.play(3)
    visits.allow("WebSocket", "ERR_CONNECTION", "console error")
    server.stop()
    server.options = server.options[: server.options.index("--map")]
    server.start()
    page.goto("/")
    expect(page.locator("[data-map]").first).to_be_visible()
    assert page.locator("[data-map^=isle-]").count() == 0
    page.locator("[data-turn] a").first.click()
    expect(page.locator(".game")).to_be_visible()
    expect(page.get_by_text("medium plays", exact=True)).to_be_visible()
    expect(page.get_by_text("no longer has the bot mine").first).to_be_attached()
    shot(page, "own-restarted")
    person.play()
    assert person.over
