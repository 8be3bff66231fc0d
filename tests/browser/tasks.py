"""Long tasks: how long the page kept the browser from answering a hand."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

RECORDER = """\
window.longTasks = [];
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) window.longTasks.push(task.duration);
}).observe({ type: "longtask", buffered: true });
"""
"""Runs before a page's own code. Browsers report tasks of more than 50 ms."""

# Entries are handed over in a task of their own: two frames and a timeout later they are all there.
READ = """\
() => new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
    resolve(window.longTasks.splice(0));
  }, 0)));
})
"""


def long_tasks(page: Page) -> list[float]:
    """Return the milliseconds of each long task since the last call, or since the page opened."""
    return [float(duration) for duration in page.evaluate(READ)]


def longest_task(page: Page, act: Callable[[], object], attempts: int = 3) -> float:
    """Return the milliseconds of the longest task while something is done; 0 if all were short.

    Something else on a busy machine makes a task long now and then, slow code always does: it is
    done several times, and the best one counts.
    """
    longest = []
    for _ in range(attempts):
        long_tasks(page)
        act()
        longest.append(max(long_tasks(page), default=0.0))
        if not longest[-1]:
            break
    return min(longest)
