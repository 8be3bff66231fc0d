"""Practice: puzzles solved right and wrong, moves of one's own, on every screen and by keyboard."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from branchline.review.puzzles import Puzzle, all_puzzles, position_of
from tests.browser.finished import finished_game
from tests.browser.languages import speak
from tests.browser.looking import shot, violations
from tests.browser.serving import Server
from tests.browser.watched_pages import SIZES, Visits

pytestmark = pytest.mark.without_pictures

PATIENCE = 240_000
"""Milliseconds for a whole review: it gives way to everything else on the machine."""
TOTAL = len(all_puzzles())
KEPT = "() => JSON.parse(localStorage.getItem('branchline.practice') ?? '{}')"


@cache
def puzzle_with(kind: str) -> Puzzle:
    """Return a puzzle that a key of the table solves (cards), or does not (claim)."""
    for puzzle in all_puzzles():
        match = position_of(puzzle)
        can_draw = match.notation.action("draw") in match.actions()
        if puzzle.kind == kind and can_draw and (kind == "claim" or puzzle.best.startswith("take")):
            return puzzle
    raise AssertionError(kind)


def opened(page: Page, puzzle: Puzzle) -> None:
    """Open a puzzle, and wait for its table."""
    page.goto(f"/#/practice/puzzle/{puzzle.id}")
    expect(page.get_by_text("Your move: which is the best?")).to_be_visible()
    expect(page.locator(".game[data-acting=true]")).to_be_visible()


def test_a_puzzle_is_solved(visits: Visits) -> None:
    puzzle = puzzle_with("cards")
    slot = puzzle.best.split()[1]
    page = visits.open(None, reduced_motion=True)
    page.goto("/#/practice")
    expect(page.get_by_text(f"0 of {TOTAL} solved")).to_be_visible()
    assert violations(page) == []
    opened(page, puzzle)
    assert violations(page) == []
    page.keyboard.press(slot)
    expect(page.get_by_role("heading", name="Right.")).to_be_focused()
    expect(page.locator("aside .better")).to_contain_text("take")
    expect(page.locator("aside li").first).not_to_be_empty()
    expect(page.locator("aside")).to_contain_text("chance to win is about")
    assert violations(page) == []
    assert page.evaluate(KEPT) == {f"puzzle/{puzzle.id}": {"solved": True, "tries": 1}}
    page.goto("/#/practice")
    page.reload()
    expect(page.get_by_text(f"1 of {TOTAL} solved")).to_be_visible()
    expect(page.locator("ol a.solved")).to_have_count(1)


def test_a_puzzle_is_missed_and_tried_again(visits: Visits) -> None:
    puzzle = puzzle_with("claim")
    page = visits.open(None, reduced_motion=True)
    heard: list[str] = []
    page.on("response", lambda answer: heard.append(f"{answer.request.method} {answer.url}"))
    opened(page, puzzle)
    assert not any(each.startswith("POST") for each in heard)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("d")
    expect(page.get_by_role("heading", name="There is a better move.")).to_be_focused()
    expect(page.locator("aside .played").first).to_contain_text("draw from the deck")
    track = puzzle.best.removeprefix("claim ").rpartition(" ")[0].partition(" [")[0]
    expect(page.locator("aside .better")).to_contain_text(f"build {track}")
    expect(page.locator("main .word.better")).to_have_text("best")
    expect(page.locator("aside")).to_contain_text(re.compile(r"Costs about [\d.]+ ± [\d.]+ points"))
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".game[data-acting=true]")).to_be_visible()
    page.keyboard.press("b")
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name=re.compile(re.escape(track))).first.click()
    right = page.get_by_role("heading", name="Right.")
    confirm = page.get_by_role("button", name="Build", exact=True).last  # if there are several ways
    expect(right.or_(confirm).first).to_be_visible()
    if not right.is_visible():
        confirm.click()
    expect(right).to_be_visible()
    assert page.evaluate(KEPT)[f"puzzle/{puzzle.id}"] == {"solved": True, "tries": 2}
    page.keyboard.press("n")
    expect(page.get_by_text("Your move: which is the best?")).to_be_visible()
    assert puzzle.id not in page.url


def test_a_move_missed_in_a_game_is_offered_again(visits: Visits, server: Server) -> None:
    game = finished_game(server, "poland", "Ann", "Bo", bot="easy")
    page = visits.open("/", reduced_motion=True)
    visit = [{"room": game.room, "map": "poland", "name": "Poland", "at": 1}]
    for key, value in (("tokens", {game.room: [game.tokens[0]]}), ("visits", visit)):
        page.evaluate(
            "([key, value]) => localStorage.setItem(`branchline.${key}`, value)",
            [key, json.dumps(value)],
        )
    page.goto("/#/practice")
    page.reload()
    page.get_by_role("button", name="Look for moves").click()
    again = page.get_by_role("link", name="Try again")
    expect(again).to_be_visible(timeout=PATIENCE)
    shot(page, "practice-own", whole=True)
    again.click()
    expect(page.get_by_text("You missed this")).to_be_visible()
    acting = page.locator(".game[data-acting=true]")
    expect(acting).to_be_visible()
    number = int(page.url.rpartition("/")[2])
    shot(page, "practice-missed")
    keep = page.get_by_role("button", name=re.compile("^Keep"))
    if keep.count():
        boxes = page.get_by_role("checkbox")
        for box in boxes.all():
            box.check()
        keep.click()
    else:
        page.keyboard.press("d")
    expect(page.get_by_role("heading", name=re.compile("Right|There is a better"))).to_be_visible()
    expect(page.locator("aside")).to_contain_text("The best move")
    assert list(page.evaluate(KEPT)) == [f"{game.room}/{number}"]
    review = page.get_by_role("link", name="Review")
    expect(review).to_have_attribute("href", f"#/review/{game.room}/{number}?view=0")
    assert violations(page) == []


def on_every_screen(page: Page, name: str) -> Iterator[int]:
    """Give the heights of all screens, one after the other; nothing is wider than any of them."""
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        shot(page, f"{name}-{size}")
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, size
        yield height


def test_practice_fits_every_screen(visits: Visits) -> None:
    page = visits.open(None, reduced_motion=True)
    page.goto("/#/practice")
    expect(page.locator("ol a")).to_have_count(TOTAL)
    assert len(list(on_every_screen(page, "practice"))) == len(SIZES)
    opened(page, puzzle_with("claim"))
    for height in on_every_screen(page, "practice-puzzle"):
        top = page.locator(".game").bounding_box()
        head = page.locator(".task > header").bounding_box()
        assert top is not None
        assert head is not None
        assert top["y"] >= head["y"] + head["height"] - 1
        assert top["y"] + top["height"] <= height + 1
    page.keyboard.press("d")
    expect(page.get_by_role("heading", name="There is a better move.")).to_be_visible()
    assert len(list(on_every_screen(page, "practice-answer"))) == len(SIZES)


def test_what_is_not_there_says_so(visits: Visits) -> None:
    page = visits.open(None)
    visits.allow("404")
    page.goto("/#/practice/puzzle/nowhere")
    expect(page.get_by_role("heading", name="There is nothing to practise here")).to_be_visible()
    why = page.get_by_role("alert")
    said = why.inner_text()
    speak(page, "pl")
    expect(why).not_to_have_text(said)
    speak(page, "en")
    expect(why).to_have_text(said)
    page.get_by_role("link", name="All exercises").click()
    expect(page.get_by_role("heading", name="Puzzles")).to_be_visible()
