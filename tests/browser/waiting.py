"""Waiting for what the tests of a page see themselves, where Playwright has nothing to expect."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.watched_pages import PATIENCE_MS

OFTEN_MS = 50


def eventually(page: Page, holds: Callable[[], bool]) -> bool:
    """Return whether something comes to hold; the page goes on while one waits for it."""
    latest = time.monotonic() + PATIENCE_MS / 1000
    while not (found := holds()) and time.monotonic() < latest:
        page.wait_for_timeout(OFTEN_MS)
    return found
