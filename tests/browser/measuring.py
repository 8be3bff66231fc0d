"""Measuring a table: how much of the screen is board, what is in sight, what overflows or moves."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Page

MEASURE = """\
async () => {
  const [, , room] = location.hash.split("/");
  const layer = document.querySelector("[data-board]").getBoundingClientRect();
  const [columns, rows] = [160, 120];
  let hits = 0;
  for (let i = 0; i < columns; i++) for (let j = 0; j < rows; j++) {
    const [x, y] = [(i + 0.5) * innerWidth / columns, (j + 0.5) * innerHeight / rows];
    if (x < layer.left || x > layer.right || y < layer.top || y > layer.bottom) continue;
    if (document.elementFromPoint(x, y)?.closest("[data-board]")) hits++;
  }
  const info = await (await fetch(`/api/rooms/${room}`)).json();
  const board = await (await fetch(`/boards/${info.facts.map}/board.json`)).json();
  const frame = document.querySelector(".frame").getBoundingClientRect();
  const scale = layer.width / board.width;
  const seen = (place) => {
    const [x, y] = [layer.left + place.x * scale, layer.top + place.y * scale];
    return x >= frame.left && y >= frame.top && x <= frame.right && y <= frame.bottom;
  };
  const dots = new Set([...document.querySelectorAll(".mini .dot")].map((d) => d.dataset.place));
  const titled = (place) => (place.label?.lines ?? []).join(" ").toLowerCase();
  // Several places of one name, such as the ends of a country, are named once.
  const said = {};
  for (const name of document.querySelectorAll(".tag .name")) {
    said[name.textContent.trim().toLowerCase()] = parseFloat(getComputedStyle(name).fontSize);
  }
  const own = [...document.querySelectorAll(".tag:not(.plain)")].map((tag) => {
    const place = board.places[tag.dataset.place];
    const name = tag.querySelector(".name")?.textContent.trim().toLowerCase();
    const size = said[name ?? titled(place)] ?? 0;
    return {
      found: seen(place) || dots.has(tag.dataset.place),
      named: Math.max(size, (place.label?.size ?? 0) * scale),
    };
  });
  const root = document.documentElement;
  return {
    share: 100 * hits / columns / rows,
    cities: board.places.filter(seen).length,
    of: board.places.length,
    overflow: Math.max(root.scrollHeight - innerHeight, root.scrollWidth - innerWidth),
    own: own.length,
    unfound: own.filter((each) => !each.found).length,
    smallest: Math.min(...own.map((each) => each.named)),
    bare: document.querySelector(".backdrop") !== null,
  };
}
"""

SHIFTS = """\
window.layoutShifts = [];
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) {
    const name = (node) => (node?.className?.baseVal ?? node?.className) || node?.nodeName;
    const moved = shift.sources.map((source) => name(source.node));
    if (!shift.hadRecentInput) window.layoutShifts.push([shift.value, moved]);
  }
}).observe({ type: "layout-shift", buffered: true });
"""
"""Runs before a page's own code."""


class Measured(NamedTuple):
    """A table on one screen."""

    share: float
    """Of the points of a grid over the screen, those whose topmost element is the drawing, in %."""
    cities: int
    of: int
    overflow: int
    """Pixels by which the page is larger than the screen."""
    own: int
    """Places of one's tickets."""
    unfound: int
    """Those neither in sight nor on the minimap."""
    smallest: float
    """The smallest name of one of them, in pixels."""
    bare: bool
    """Whether the drawing leaves a part of its pane uncovered."""


def measure(page: Page) -> Measured:
    """Measure the table that a page shows."""
    found: dict[str, Any] = page.evaluate(MEASURE)
    return Measured(**found)


def shifts(page: Page) -> list[tuple[float, list[str]]]:
    """Return the layout shifts that no hand caused, with the elements that moved."""
    return [(float(value), nodes) for value, nodes in page.evaluate("window.layoutShifts")]
