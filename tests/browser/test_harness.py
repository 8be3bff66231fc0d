"""The page opens, and what these tests watch for does not escape them."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.browser.looking import SHOTS, picture, violations
from tests.browser.rooms import LIGHT
from tests.browser.serving import Server
from tests.browser.tasks import longest_task
from tests.browser.watched_pages import Contexts, Visits

BUSY = "() => { let sum = 0; for (let n = 0; n < 4e8; n++) sum += n % 7; return sum; }"
"""Work that takes any processor more than a tenth of a second."""


def test_the_page_opens_on_a_desktop(visits: Visits) -> None:
    page = visits.open()
    expect(page).to_have_title(re.compile("branchline"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.viewport_size == {"width": 1280, "height": 800}
    assert not page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")
    assert violations(page) == []


def test_the_page_opens_on_a_phone(visits: Visits) -> None:
    page = visits.open(device="phone", reduced_motion=True)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("innerWidth") == 390
    assert page.evaluate("matchMedia('(pointer: coarse)').matches")
    assert page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")


def test_people_share_no_storage(visits: Visits) -> None:
    first, second = visits.open(), visits.open()
    first.evaluate("localStorage.setItem('probe', '1')")
    assert second.evaluate("localStorage.getItem('probe')") is None


def test_who_comes_later_finds_nothing_of_those_before(
    browser: Browser, contexts: Contexts, server: Server
) -> None:
    for _ in range(2):
        visits = Visits(browser, server.origin, contexts)
        page = visits.open(LIGHT)
        assert page.evaluate("localStorage.getItem('probe')") is None
        page.evaluate("localStorage.setItem('probe', '1')")
        context = page.context
        visits.close()
    assert context in [each for idle in contexts.idle.values() for each in idle]
    assert context.pages == []


def test_errors_of_a_page_are_found(visits: Visits) -> None:
    page = visits.open()
    with page.context.expect_event("weberror"):
        page.evaluate("() => { setTimeout(() => { throw new Error('thrown'); }, 0); }")
    with page.context.expect_console_message():
        page.evaluate("() => console.error('told')")
    expected = ["page error: .*thrown", "console error: told"]
    for each in expected:
        assert any(re.search(each, trouble) for trouble in visits.troubles()), visits.troubles()
    visits.allow(*expected)
    assert visits.troubles() == []


def test_requests_elsewhere_are_found(visits: Visits) -> None:
    page = visits.open()
    for attempt in (
        "() => fetch('http://localhost:9/leak').catch(() => 0)",
        "() => { try { new WebSocket('ws://localhost:9/socket'); } catch {} }",
        "() => { new Image().src = 'http://localhost:9/picture'; }",
    ):
        with page.context.expect_console_message():  # the page's policy forbids it
            page.evaluate(attempt)
    for what in ("leak", "socket", "picture"):
        assert any(f"localhost:9/{what}" in trouble for trouble in visits.troubles()), what
    outside = visits.open(None)
    with outside.expect_request("http://localhost:9/**"):
        outside.goto("data:text/html,<img src='http://localhost:9/image'>")
    assert "request elsewhere: http://localhost:9/image" in visits.troubles()
    visits.allow("localhost:9")


def test_long_tasks_are_measured(visits: Visits) -> None:
    page = visits.open()
    assert longest_task(page, lambda: page.evaluate(f"() => setTimeout({BUSY}, 0)")) >= 100
    assert longest_task(page, lambda: page.evaluate("1")) < 50


def test_inaccessible_pages_are_found(visits: Visits) -> None:
    page = visits.open()
    page.evaluate("() => document.body.append(document.createElement('button'))")
    assert any("button-name" in each for each in violations(page))


def test_pictures_are_taken(visits: Visits) -> None:
    page = visits.open()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    path = picture(page, "harness")
    assert path.parent == SHOTS
    assert path.read_bytes().startswith(b"\x89PNG")


def test_the_server_can_be_killed_and_comes_back(visits: Visits, server: Server) -> None:
    page = visits.open()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")  # what is on its way would be an error
    port = server.port
    server.kill()
    server.start()
    assert server.port == port
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
