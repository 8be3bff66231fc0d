"""How much the pages weigh, in which form their files come, and the page as an app."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from branchline.maps import map_ids
from branchline.server.app import CLIENT
from tests.browser.counting import Relay
from tests.browser.playing import Person
from tests.browser.rooms import HUMAN, bot, make_room, sit
from tests.browser.serving import Server
from tests.browser.watched_pages import PATIENCE_MS, Visits

MOST_OF_HOME = 400_000
MOST_SCRIPT_OF_TABLE = 120_000
LOADED = """\
() => performance.getEntriesByType("resource").map((each) => ({
  path: new URL(each.name).pathname,
  sent: each.encodedBodySize,
  whole: each.decodedBodySize,
}))"""
WITHOUT_WORKER = "delete Navigator.prototype.serviceWorker;"
"""Runs before a page's own code. A service worker may take over before a page has all its parts,
and what it hands on it has unpacked: only without one does a page tell how much was sent."""
KEPT = """\
async () => {
  const paths = [];
  for (const name of await caches.keys()) {
    for (const request of await (await caches.open(name)).keys()) {
      paths.push(new URL(request.url).pathname);
    }
  }
  return paths;
}"""


@pytest.fixture
def relay(server: Server) -> Iterator[Relay]:
    relay = Relay(server.port)
    yield relay
    relay.close()


def settled(page: Page) -> None:
    """Wait until a page has all it asks for, its service worker included."""
    page.wait_for_load_state("networkidle")
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.wait_for_load_state("networkidle")


def test_the_home_page_is_light_with_a_cold_cache(browser: Browser, relay: Relay) -> None:
    visits = Visits(browser, relay.origin)
    page = visits.open("/")
    expect(page.locator("[data-map] img")).to_have_count(len(map_ids()))
    page.wait_for_function(
        "() => [...document.querySelectorAll('[data-map] img')].every((img) => {"
        " img.scrollIntoView(); return img.complete && img.naturalWidth > 200; })"
    )
    settled(page)
    pictures = [each for each in page.evaluate(LOADED) if each["path"].startswith("/boards/")]
    large = [each["path"] for each in pictures if not each["path"].endswith("/thumbnail.webp")]
    assert [path.rsplit("/", 1)[1] for path in large] == ["board.svg"]  # the one at the top
    print(f"home page: {relay.received} bytes")  # noqa: T201 - for those who want the figure
    assert 50_000 < relay.received <= MOST_OF_HOME
    first = relay.received
    page.reload()
    expect(page.locator("[data-map] img")).to_have_count(len(map_ids()))
    page.wait_for_load_state("networkidle")
    assert relay.received - first < 60_000  # the rest is kept
    assert visits.troubles() == []
    visits.close()


def scripts_of(page: Page) -> dict[str, int]:
    """Return the scripts a page has loaded, with their sizes in gzip."""
    paths = {each["path"] for each in page.evaluate(LOADED) if each["path"].endswith(".js")}
    return {
        path: len(gzip.compress((CLIENT / path.lstrip("/")).read_bytes(), mtime=0))
        for path in paths
        if path != "/sw.js"
    }


def test_the_script_of_a_table_is_small_and_other_pages_are_chunks_of_their_own(
    visits: Visits, server: Server
) -> None:
    room, tokens = make_room(server.origin, "uk", HUMAN, bot(), variant="advanced")
    page = visits.open(None, reduced_motion=True)
    sit(page, room, tokens[0])
    Person(page).play(2)
    table = scripts_of(page)
    print(f"script of the table: {sum(table.values())} bytes in gzip")  # noqa: T201
    assert 20_000 < sum(table.values()) <= MOST_SCRIPT_OF_TABLE, table
    page.goto("/#/replay/nowhere")
    visits.allow("404")
    expect(page.get_by_role("heading", name="This replay cannot be shown")).to_be_visible()
    more = set(scripts_of(page)) - set(table)
    assert more, "the replay is no chunk of its own"


def test_files_come_compressed_and_are_kept_for_good(visits: Visits, server: Server) -> None:
    page = visits.open(None, fresh=True)
    page.add_init_script(WITHOUT_WORKER)
    found: dict[str, dict[str, str]] = {}
    page.on("response", lambda each: found.update({urlsplit(each.url).path: each.headers}))
    page.goto("/")
    expect(page.locator("[data-map]")).to_have_count(len(map_ids()))
    page.wait_for_load_state("networkidle")
    hashed = {path: headers for path, headers in found.items() if path.startswith("/assets/")}
    assert any(path.endswith(".js") for path in hashed)
    assert any(path.endswith(".css") for path in hashed)
    texts = (".js", ".css", ".svg")  # fonts and photographs are compressed already
    loaded = [each for each in page.evaluate(LOADED) if each["path"].endswith(texts)]
    large = {each["path"] for each in loaded if each["whole"] > 1000}
    assert len(large & set(hashed)) > 4
    for path, headers in hashed.items():
        assert "immutable" in headers["cache-control"], path
        if path in large:
            assert headers.get("content-encoding") == "br", path
    assert found["/"]["cache-control"] == "no-cache"
    assert found["/"]["content-encoding"] == "br"
    assert found["/api/options"]["cache-control"] == "no-store"
    for each in page.evaluate(LOADED):
        if each["path"] in large & set(hashed):
            assert each["sent"] < 0.6 * each["whole"], each


def test_the_page_can_be_installed_and_opens_without_a_network(visits: Visits) -> None:
    page = visits.open("/", fresh=True)
    settled(page)
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert '"branchline"' in manifest["data"]
    errors: list[dict[str, Any]] = session.send("Page.getInstallabilityErrors")[
        "installabilityErrors"
    ]
    assert {each["errorId"] for each in errors} <= {"in-incognito"}
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    visits.allow("net::ERR_INTERNET_DISCONNECTED", "Failed to load resource")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Lay tracks.", level=1)).to_be_visible()
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    page.context.set_offline(False)
    page.reload()
    expect(page.locator("[data-map]")).to_have_count(len(map_ids()))


def test_nothing_of_a_game_is_ever_kept(visits: Visits, server: Server) -> None:
    room, tokens = make_room(server.origin, "usa", HUMAN, bot())
    page = visits.open("/", reduced_motion=True, fresh=True)
    settled(page)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    sit(page, room, tokens[0])
    Person(page).play(4)
    page.goto("/#/")
    expect(page.locator("[data-map]")).to_have_count(len(map_ids()))
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert any(path.endswith(".js") for path in kept)
    allowed = ("/assets/", "/icon", "/manifest.webmanifest")
    assert [path for path in kept if path != "/" and not path.startswith(allowed)] == []


def test_a_lost_part_of_an_older_version_loads_the_page_anew(visits: Visits) -> None:
    visits.allow("404", "Failed to", "MIME type")
    page = visits.open("/", reduced_motion=True, fresh=True)
    settled(page)
    gone = True

    def answer(route: Any) -> None:
        if gone and "NewGame" in route.request.url:
            route.fulfill(status=404, body="")
        else:
            route.continue_()

    page.context.route("**/assets/**", answer)
    with page.expect_navigation(wait_until="load", timeout=PATIENCE_MS):
        page.goto("/#/new")
    gone = False
    page.reload()
    expect(page.get_by_role("button", name="Begin")).to_be_visible()


def test_words_that_do_not_come_are_asked_for_once_more(visits: Visits) -> None:
    page = visits.open(None, fresh=True)
    held: list[Route] = []

    def hold_the_first(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)

    page.route("**/assets/words-*.ftl", hold_the_first)
    page.goto("/")
    expect(page.get_by_role("heading").first).to_be_visible()
    assert held
