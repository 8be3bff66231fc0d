"""A browser, a server, and people who visit it.

Browser and server last for this folder, not for the session: while Playwright is at work no other
test in the process could run an event loop of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Playwright, expect, sync_playwright

from branchline.server.app import CLIENT
from tests.browser import chromium
from tests.browser.looking import picture, takes_pictures
from tests.browser.serving import Server
from tests.browser.watched_pages import PATIENCE_MS, Contexts, Visits

expect.set_options(timeout=PATIENCE_MS)
FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """Where Chromium without windows is; it is installed if need be."""
    return chromium.ready()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """What drives browsers; a process can have only one at a time."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright, chromium_path: str) -> Iterator[Browser]:
    """Chromium, without anybody's page open."""
    browser = chromium.launch(playwright, chromium_path)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def contexts(browser: Browser) -> Iterator[Contexts]:
    """Contexts of the browser that tests use one after the other."""
    contexts = Contexts(browser, service_workers=False)
    yield contexts
    contexts.close()


@pytest.fixture(scope="package")
def contexts_without_pictures(playwright: Playwright, chromium_path: str) -> Iterator[Contexts]:
    """Contexts of a browser that leaves pictures out, for tests of what people do.

    Painting boards is a third of its work.
    """
    browser = chromium.launch(playwright, chromium_path, chromium.NO_PICTURES)
    contexts = Contexts(browser, service_workers=False)
    yield contexts
    contexts.close()
    browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an empty database and bots that do not pause."""
    if not (CLIENT / "index.html").is_file():
        pytest.fail("the browser client is not built: run `make setup`", pytrace=False)
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def visits(server: Server, request: pytest.FixtureRequest) -> Iterator[Visits]:
    """Opens pages on the server; troubles on any of them fail the test."""
    bare = request.node.get_closest_marker("without_pictures") and not takes_pictures()
    contexts = request.getfixturevalue("contexts_without_pictures" if bare else "contexts")
    yield from watched(Visits(contexts.browser, server.origin, contexts), request)


@pytest.fixture
def whole_browser_visits(
    playwright: Playwright, server: Server, request: pytest.FixtureRequest
) -> Iterator[Visits]:
    """Opens pages in the whole Chromium, which has notifications; else as `visits`."""
    browser = chromium.launch(playwright, chromium.ready(whole=True))
    yield from watched(Visits(browser, server.origin), request)
    browser.close()


def watched(visits: Visits, request: pytest.FixtureRequest) -> Iterator[Visits]:
    """Give visits to a test; save pictures if it fails, and let troubles fail it."""
    yield visits
    failed = request.node.stash.get(FAILED, False)
    if failed:
        save_pictures(visits, request.node.name)
    troubles = visits.troubles()
    visits.close(keep=not failed)
    assert not troubles, "\n".join(troubles)


STATE = """\
() => ({
  address: location.href,
  words: document.documentElement.dataset.words,
  kept: Object.keys(localStorage),
  waiting: performance.getEntriesByType("resource")
    .filter((each) => !each.responseEnd).map((each) => each.name),
  text: document.body.innerText.slice(0, 600),
})"""
"""What tells why a page was not as it should be, where nobody can look at its picture."""


def save_pictures(visits: Visits, test: str) -> None:
    """Save what the pages of a failed test show, and print what they say."""
    name = re.sub(r"[^\w-]+", "-", test)
    for number, page in enumerate(visits.pages()):
        try:
            print(f"page {number}: {page.evaluate(STATE)}")  # noqa: T201 - pytest shows it
            picture(page, f"failed-{name}-{number}")
        except Error as error:
            print(f"no picture of page {number}: {error}")  # noqa: T201 - pytest shows it


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[Any]) -> Any:
    """Let fixtures know whether their test failed."""
    report: pytest.TestReport = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
