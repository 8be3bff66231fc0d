"""Long tasks: how long the page keeps the browser from answering a hand."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page

TASKS: Final = "toplevel"
"""The category of a trace that tells the tasks of all threads."""
TASK: Final = "ThreadControllerImpl::RunTask"
# What a hand did last is answered two frames and a timeout later.
SETTLED = """\
() => new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)));
})
"""


def longest_task(page: Page, act: Callable[[], object]) -> float:
    """Return the milliseconds of the longest task of the page while something is done.

    They are those for which its thread had the processor: on a busy machine a task waits for it
    now and then, and that is no matter of the page.
    """
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=[TASKS])
    try:
        act()
        page.evaluate(SETTLED)
    finally:
        events = json.loads(browser.stop_tracing())["traceEvents"]
    pages = pages_of(events)
    tasks = [each["tdur"] / 1000 for each in events if is_of_a_page(each, pages)]
    assert tasks, "the trace tells no task of a page"
    return float(max(tasks))


def pages_of(events: list[dict[str, Any]]) -> set[tuple[int, int]]:
    """Return the threads that run pages."""
    return {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }


def is_of_a_page(event: dict[str, Any], pages: set[tuple[int, int]]) -> bool:
    """Tell whether an event is a task of a page that has been measured."""
    return event["name"] == TASK and "tdur" in event and (event["pid"], event["tid"]) in pages
