"""Measuring a table: how much of the screen is board, what is in sight, what overflows or moves."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Page

from tests.browser.watched_pages import PATIENCE_MS, Size

MEASURE = """\
async ([columns, rows]) => {
  // What is due is drawn by the third frame, however slow the machine.
  for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
  const [, , room] = location.hash.split("/");
  const layer = document.querySelector("[data-board]").getBoundingClientRect();
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
  const lying = [...document.querySelectorAll("[data-over-board]")]
    .map((each) => each.getBoundingClientRect());
  const free = (place) => {
    const [x, y] = [layer.left + place.x * scale, layer.top + place.y * scale];
    return seen(place) && !lying.some((box) =>
      x > box.left && x < box.right && y > box.top && y < box.bottom);
  };
  const dots = new Set([...document.querySelectorAll(".mini .dot")].map((d) => d.dataset.place));
  const tags = [...document.querySelectorAll(".tag:not(.plain)")];
  const shown = tags.filter((tag) => getComputedStyle(tag).visibility !== "hidden");
  const drawn = (place) => board.places[place].label?.lines.join(" ");
  const size = (place) => {  // of its name there, or at another place of that name in sight
    const said = tags
      .filter(({ dataset }) => dataset.place === String(place))
      .concat(shown.filter(({ dataset }) => drawn(dataset.place) === drawn(place)))
      .flatMap((tag) => tag.querySelector(".name") ?? [])
      .map((name) => parseFloat(getComputedStyle(name).fontSize));
    return Math.max(0, ...said, (board.places[place].label?.size ?? 0) * scale);
  };
  const own = tags.map((tag) => {
    const place = Number(tag.dataset.place);
    return {
      found: free(board.places[place]) || dots.has(tag.dataset.place),
      covered: seen(board.places[place]) && !free(board.places[place]),
      named: size(place),
    };
  });
  const clipped = (place) => {  // its drawn name, by the edge of the pane or what lies over it
    const [left, top, width, height] = board.places[place].label.box;
    const [x, y] = [layer.left + left * scale, layer.top + top * scale];
    const [right, bottom] = [x + width * scale, y + height * scale];
    return x < frame.left - 3 || y < frame.top - 3
      || right > frame.right + 3 || bottom > frame.bottom + 3
      || lying.some((box) => Math.min(right, box.right) - Math.max(x, box.left) > 3
        && Math.min(bottom, box.bottom) - Math.max(y, box.top) > 3);
  };
  const named = new Set(shown.filter((tag) => tag.querySelector(".name"))
    .map(({ dataset }) => drawn(dataset.place)));
  const unnamed = shown.map((tag) => Number(tag.dataset.place))
    .filter((place) => board.places[place].label && clipped(place) && !named.has(drawn(place)))
    .map(drawn);
  const boxes = shown.map((tag) => tag.getBoundingClientRect());
  const cut = boxes.filter((box) => box.left < frame.left || box.right > frame.right
    || box.top < frame.top || box.bottom > frame.bottom).length;
  const crossing = boxes.flatMap((a, n) => boxes.slice(n + 1).filter((b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)).length;
  const drawing = document.querySelector("[data-board] svg");
  const rims = drawing.querySelectorAll(".ring .rim, g:is(.rim, .wanted-rim) rect, .bed");
  const marks = [...rims].map((rim) => ({
    rim,
    local: rim.getCTM().inverse(),
    left: rim.closest("[clip-path]"),
  }));
  const veils = ({ rim, local, left }, point) => {
    const at = point.matrixTransform(local);
    const filled = rim.matches(".bed") && rim.isPointInFill(at);
    if (!filled && !rim.isPointInStroke(at)) return false;
    const clip = left && document.getElementById(left.getAttribute("clip-path").slice(5, -1));
    return !clip || clip.querySelector("path").isPointInFill(point);
  };
  const points = ([x, y, width, height]) => [0, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 1].flatMap(
    (part) => [0.2, 0.5, 0.8].map((down) => new DOMPoint(x + part * width, y + down * height)));
  const veiled = board.places.flatMap(({ label }) => (label ? [label] : []))
    .filter((label) => label.size * scale >= 6)
    .filter((label) => points(label.box).some((at) => marks.some((each) => veils(each, at))))
    .map((label) => label.lines.join(" "));
  const stems = document.querySelector(".stems path");
  const onScreen = (x, y) => new DOMPoint(x, y).matrixTransform(stems.getScreenCTM());
  const lines = [...(stems?.getAttribute("d") ?? "").matchAll(/M([^ ]+) ([^L]+)L([^ ]+) ([^M]+)/g)]
    .map(([, ...ends]) => ends.map(Number))
    .map(([a, b, c, d]) => [onScreen(a, b), onScreen(c, d)]);
  const far = shown.filter((tag) => {
    const [box, place] = [tag.getBoundingClientRect(), board.places[tag.dataset.place]];
    const [x, y] = [layer.left + place.x * scale, layer.top + place.y * scale];
    const across = Math.max(box.left, Math.min(x, box.right)) - x;
    const down = Math.max(box.top, Math.min(y, box.bottom)) - y;
    const reach = Math.max(12, 15 * scale) + 10;
    return Math.hypot(across, down) > reach && !lines.some(([from, to]) =>
      Math.hypot(from.x - x, from.y - y) < reach && to.x > box.left && to.x < box.right
      && to.y > box.top && to.y < box.bottom);
  }).map((tag) => tag.textContent);
  const spilling = [...document.querySelectorAll(".dock > .panel")]
    .filter((part) => getComputedStyle(part).overflowY === "visible"
      && part.scrollHeight > part.clientHeight + 4)
    .map((part) => part.className);
  const root = document.documentElement;
  return {
    share: 100 * hits / columns / rows,
    cities: board.places.filter(seen).length,
    of: board.places.length,
    overflow: Math.max(root.scrollHeight - innerHeight, root.scrollWidth - innerWidth),
    own: own.length,
    unfound: own.filter((each) => !each.found).length,
    covered: own.filter((each) => each.covered).length,
    veiled,
    far,
    spilling,
    smallest: Math.min(...own.map((each) => each.named)),
    unnamed,
    cut,
    crossing,
    bare: document.querySelector(".backdrop") !== null,
  };
}
"""

SHIFTS = """\
window.layoutShifts = [];
new PerformanceObserver((list) => {
  const element = (node) => (node?.nodeType === Node.TEXT_NODE ? node.parentElement : node);
  const name = (node) => (node?.className?.baseVal ?? node?.className) || node?.nodeName;
  for (const shift of list.getEntries()) {
    const moved = shift.sources.map((source) => element(source.node));
    if (!shift.hadRecentInput) window.layoutShifts.push([shift.value, moved.map(name)]);
  }
}).observe({ type: "layout-shift", buffered: true });
"""
"""Runs before a page's own code."""

SLOW_LINE = """\
window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    super.onmessage = (message) => setTimeout(() => hear(message), 600);
  }
};
"""
"""Runs before a page's own code. Browsers blame a shift on a hand for half a second after it moved;
on a slow line, or a busy machine, the answer comes later: here it always does."""


AT_REST = """\
async ([every, times, patience]) => {
  const where = "[data-board], .frame, [data-over-board], .tag, .mini, .mini .dot, .rails, .dock,"
    + " .backdrop";
  const look = () => {
    const boxes = [...document.querySelectorAll(where)].map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return [left, top, width, height].map(Math.round).join() + getComputedStyle(each).visibility;
    });
    const root = document.documentElement;
    const lines = document.querySelector(".stems path")?.getAttribute("d");
    return [root.scrollWidth, root.scrollHeight, lines, ...boxes].join(" ");
  };
  const latest = performance.now() + patience;
  let [before, same] = [look(), 0];
  while (same < times && performance.now() < latest) {
    await new Promise((then) => setTimeout(() => requestAnimationFrame(then), every));
    const now = look();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}
"""
"""Waits until nothing on a table moves."""
LEAST_NAME = 9.0
"""Below so many pixels a name is hard to read."""
GRID = (80, 60)
"""Points over the screen, asked for their topmost element."""
NO_GRID = (1, 1)
"""Where the share of the board does not matter: the points cost more than all else together."""
AT_REST_MS = 100
SAME_AT_REST = 3
"""A table that is the same so many times, so long apart, rests: tags find their places a little
after the board."""


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
    covered: int
    """Those that would be in sight, but something lies over them."""
    veiled: list[str]
    """Names that a ring or a frame lies over, if they are drawn large enough to be read at all."""
    far: list[str]
    """Tags that stand off their places, with no line that leads there."""
    spilling: list[str]
    """Panels beside the board whose contents lie over the next."""
    smallest: float
    """The smallest name of one of them, in pixels, at that very place or at one of that name."""
    unnamed: list[str]
    """Names of those in sight that are cut or covered and that no tag says."""
    cut: int
    """Tags that reach over the edge of the pane."""
    crossing: int
    """Pairs of tags that lie over each other."""
    bare: bool
    """Whether the drawing leaves a part of its pane uncovered."""


def rest(page: Page) -> None:
    """Wait until nothing moves any more on the table that a page shows."""
    page.evaluate(AT_REST, [AT_REST_MS, SAME_AT_REST, PATIENCE_MS])


def measure(page: Page, grid: Size = NO_GRID) -> Measured:
    """Measure the table that a page shows, once nothing on it moves any more."""
    rest(page)
    return Measured(**page.evaluate(MEASURE, grid))


def shifts(page: Page) -> list[tuple[float, list[str]]]:
    """Return the layout shifts that no hand caused, with the elements that moved."""
    found = page.evaluate("window.layoutShifts")
    return [(float(value), nodes) for value, nodes in found]
