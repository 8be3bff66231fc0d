"""Screens of the review of a game: the whole of it, and a move that was not the best."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect
from scripts.gallery_stage import Stage, screen

from tests.browser.finished import finished_game
from tests.browser.positions import Position

PATIENCE_MS: Final = 240_000
"""A review gives way to everything else on the machine."""
REVIEWED: Final = ("review", "poland")
"""What the game is kept by, so that it is reviewed once."""


def reviewed(stage: Stage) -> Position:
    """Open the review of a game, and wait until it is whole."""
    if REVIEWED not in stage.positions:
        ended = finished_game(stage.server, "poland", "Ada", "Ben", bot="easy")
        stage.positions[REVIEWED] = ended
    position = stage.positions[REVIEWED]
    stage.go(f"/#/review/{position.room}")
    expect(stage.page.locator(".way").first).to_be_visible(timeout=PATIENCE_MS)
    expect(stage.page.locator("progress")).to_have_count(0, timeout=PATIENCE_MS)
    return position


@screen("review")
def review(stage: Stage) -> None:
    reviewed(stage)


@screen("review-move")
def review_move(stage: Stage) -> None:
    reviewed(stage)
    stage.page.locator(".list > ol > li button").first.click()
    expect(stage.page.locator(".verdict li").first).to_be_visible()
