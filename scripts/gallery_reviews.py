"""Screens that look back: the review of a game, handing it on, and practice."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect
from scripts.gallery_stage import Stage, screen

from branchline.review.puzzles import all_puzzles
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


@screen("share", anew=True)
def share(stage: Stage) -> None:
    """Hand on a game at one of its moves."""
    ended = finished_game(stage.server, "poland", "Ada", "Ben", bot="greedy")
    stage.go(f"/#/replay/{ended.room}/12")
    expect(stage.page.get_by_role("slider")).to_be_visible()
    stage.page.locator(".open-share").click()
    expect(stage.page.locator("dialog[open] section").first).to_be_visible()


@screen("practice", whole=True)
def practice(stage: Stage) -> None:
    stage.go("/#/practice")
    expect(stage.page.locator("ol a").first).to_be_visible()


@screen("practice-puzzle")
def practice_puzzle(stage: Stage) -> None:
    stage.go(f"/#/practice/puzzle/{claim_puzzle()}")
    expect(stage.page.locator(".game[data-acting=true]")).to_be_visible()


@screen("practice-answer", anew=True)
def practice_answer(stage: Stage) -> None:
    """Draw a card where a track was to be built."""
    practice_puzzle(stage)
    stage.page.keyboard.press("d")
    expect(stage.page.locator("aside .better")).to_be_visible()


def claim_puzzle() -> str:
    """Return the id of a puzzle that asks for a track."""
    return next(puzzle.id for puzzle in all_puzzles() if puzzle.kind == "claim")
