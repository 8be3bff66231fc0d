"""A page over plain HTTP, as on a local network: what browsers deny it is absent, with a reason."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.browser import chromium
from tests.browser.looking import violations
from tests.browser.playing import Person
from tests.browser.serving import Server
from tests.browser.watched_pages import Visits

SITE = "http://games.test"


@pytest.fixture
def page(tmp_path: Path, playwright: Playwright, chromium_path: str) -> Iterator[Page]:
    """A page under a name that is not this machine's, as browsers see one on a local network."""
    server = Server(tmp_path, "--origin", SITE)
    server.start()
    known = f"--host-resolver-rules=MAP games.test 127.0.0.1:{server.port}"
    browser = chromium.launch(playwright, chromium_path, known)
    visits = Visits(browser, SITE)
    visits.allow("Cross-Origin-Opener-Policy header has been ignored")
    yield visits.open("/", reduced_motion=True)
    troubles = visits.troubles()
    visits.close()
    browser.close()
    server.stop()
    assert troubles == []


def test_what_needs_a_secure_page_is_absent_and_the_page_says_why(page: Page) -> None:
    assert page.evaluate("isSecureContext") is False
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("switch", name="Tell me when it is my turn")).to_have_count(0)
    expect(page.get_by_text("Notifications are not possible here")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    assert page.evaluate("'serviceWorker' in navigator") is False
    page.goto(f"{SITE}/#/new?map=usa")
    page.get_by_label("Player 2: who sits there").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Notifications are not possible here")).to_be_visible()
    link = page.locator("input[readonly]").first
    assert link.input_value().startswith(f"{SITE}/#/join/")
    page.get_by_role("button", name="Copy For whoever").click()  # the old way to copy still works
    expect(page.get_by_role("button", name="Copied For whoever")).to_be_visible()
    page.get_by_role("button", name="Start now").click()
    Person(page).play(2)
