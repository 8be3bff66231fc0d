"""The end of a game as a page shows it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect


def result_of(page: Page) -> Locator:
    """Return the result that lies over the table, once all of it is there."""
    result = page.get_by_role("dialog", name="Final scoring")
    expect(result).to_be_visible()
    expect(result).to_have_attribute("data-stage", "done")
    expect(race_of(result)).to_be_visible()
    return result


def race_of(result: Locator) -> Locator:
    """Return the chart of the race."""
    return result.get_by_role("img", name="Points over the game")


def scores_of(result: Locator) -> Locator:
    """Return the table of the scores."""
    return result.get_by_role("table", name="Scores")
