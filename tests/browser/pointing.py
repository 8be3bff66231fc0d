"""Pointing at things on the board, wherever it lies."""

from __future__ import annotations

from playwright.sync_api import Page

SPOT = """\
async ([map, track]) => {
  const board = await (await fetch(`/boards/${map}/board.json`)).json();
  const spaces = board.tracks[track].spaces;
  const [x, y] = spaces[Math.floor(spaces.length / 2)];
  const box = document.querySelector("[data-board]").getBoundingClientRect();
  return [box.x + x * box.width / board.width, box.y + y * box.height / board.height];
}"""


def spot_of(page: Page, which: str, track: int) -> tuple[float, float]:
    """Return where the middle of a track is on the screen."""
    x, y = page.evaluate(SPOT, [which, track])
    return x, y


def point_at(page: Page, which: str, track: int) -> None:
    """Move the mouse onto a track."""
    page.mouse.move(*spot_of(page, which, track))
