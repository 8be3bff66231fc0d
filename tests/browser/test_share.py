"""Sharing: links to moves, pictures, animations, and games from files, by mouse and keyboard."""

from __future__ import annotations

import base64
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.finished import finished_game
from tests.browser.looking import shot, violations
from tests.browser.serving import Server
from tests.browser.watched_pages import SIZES, Visits

GOLDEN = Path(__file__).parents[1] / "golden"
RECORD = GOLDEN / "poland-2.json"
PATIENCE = 120_000
"""Milliseconds for what the server works out: it gives way to everything else on the machine."""
DROP = """([name, content]) => {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const carried = new DataTransfer();
  carried.items.add(new File([bytes], name, { type: "application/json" }));
  for (const kind of ["dragenter", "dragover", "drop"])
    document.body.dispatchEvent(
      new DragEvent(kind, { dataTransfer: carried, bubbles: true, cancelable: true }));
}"""


def drop(page: Page, content: bytes) -> None:
    """Drop a file on the page."""
    page.evaluate(DROP, ["game.json", base64.b64encode(content).decode()])


def home(visits: Visits) -> Page:
    """Open the start page, and wait for the part that opens files."""
    page = visits.open(None, reduced_motion=True)
    page.goto("/#/")
    expect(page.get_by_role("heading", name="Open a saved game")).to_be_visible()
    return page


def opened(visits: Visits) -> Page:
    """Open a game from a file."""
    page = home(visits)
    drop(page, RECORD.read_bytes())
    expect(page.get_by_role("heading", name="Replay: Poland")).to_be_visible(timeout=PATIENCE)
    return page


def test_a_dropped_file_is_seen_again_and_reviewed(visits: Visits) -> None:
    page = opened(visits)
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("link", name="To the table")).to_have_count(0)
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", name="Chance to win")).to_be_visible(timeout=2 * PATIENCE)


def test_a_file_is_chosen_by_keyboard(visits: Visits, tmp_path: Path) -> None:
    page = home(visits)
    shot(page, "open-file")
    assert violations(page) == []
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Choose a file").press("Enter")
    visits.allow("422")
    file = tmp_path / "a.json"
    file.write_text("{}", encoding="utf-8")
    chosen.value.set_files(file)
    expect(page.get_by_role("alert")).to_contain_text("not a game record")
    assert page.url.endswith("#/")


def test_a_link_leads_to_a_move_of_the_replay(visits: Visits) -> None:
    page = opened(visits)
    page.get_by_role("slider").fill("12")
    expect(page).to_have_url(re.compile(r"#/replay/[\w-]+/12$"))
    link = page.url
    other = visits.open(None, reduced_motion=True)
    other.goto(link)
    expect(other.get_by_role("slider")).to_have_value("12")
    expect(other.locator("output")).to_contain_text("12")
    other.get_by_role("button", name="Share", exact=True).click()
    expect(other.get_by_label("Link to move 12")).to_have_value(link)


@pytest.mark.parametrize("size", ["1280×720", "390×844"])
def test_pictures_and_animations_are_saved(visits: Visits, size: str) -> None:
    page = opened(visits)
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.get_by_role("button", name="Share", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Save PNG")).to_be_visible()
    assert violations(page) == []
    shot(page, f"share-{size}")
    with page.expect_download() as svg:
        dialog.get_by_role("button", name="Save SVG").click()
    assert Path(svg.value.path()).read_text("utf-8").startswith("<svg")
    dialog.get_by_role("button", name="Make a WebP").click()
    save = dialog.get_by_role("link", name="Save WebP")
    expect(save).to_be_visible(timeout=PATIENCE)
    with page.expect_download() as film:
        save.click()
    assert 0 < Path(film.value.path()).stat().st_size <= 3_000_000
    shot(page, f"share-{size}-animated")


def test_without_packages_the_page_says_so(visits: Visits) -> None:
    page = visits.open(None, reduced_motion=True)
    page.route("**/api/options", without_pictures)
    page.goto("/#/")
    expect(page.get_by_role("heading", name="Open a saved game")).to_be_visible()
    drop(page, RECORD.read_bytes())
    page.get_by_role("button", name="Share", exact=True).click(timeout=PATIENCE)
    expect(page.get_by_role("dialog")).to_contain_text("branchline[pictures]")
    expect(page.get_by_role("button", name="Save PNG")).to_have_count(0)
    expect(page.get_by_role("button", name="Save SVG")).to_be_visible()


def without_pictures(route: Route) -> None:
    """Answer as a server without the packages would."""
    answer = route.fetch()
    route.fulfill(response=answer, json={**answer.json(), "pictures": False})


def test_the_end_of_a_game_offers_them(visits: Visits, server: Server) -> None:
    game = finished_game(server, "poland", "Ann", "Bo", bot="easy")
    page = visits.open(None, reduced_motion=True)
    page.goto(f"/#/room/{game.room}")
    page.get_by_role("button", name="Look at the board").click()
    page.get_by_role("button", name="Picture, animation, file").click()
    dialog = page.get_by_role("dialog")
    with page.expect_download() as svg:
        dialog.get_by_role("button", name="Save SVG").click()
    totals = [int(total) for total in game.match.score_sheet().totals]
    drawn = Path(svg.value.path()).read_text("utf-8")
    assert all(f">{total}</text>".replace("-", "–") in drawn for total in totals)
