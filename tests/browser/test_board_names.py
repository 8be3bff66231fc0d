"""The names on boards in a browser: as wide as they were measured, their words apart."""

from __future__ import annotations

from itertools import chain

from playwright.sync_api import Browser

from branchline.boards.files import load_drawing
from branchline.boards.fonts import style
from branchline.boards.metrics import width_of
from branchline.boards.places import draw_label
from branchline.maps import load_map, map_ids

LEAST_SPACE = 0.2
"""Between two words, in ems; the halo of letters takes as much again."""
MEASURED = """\
(width) => {
  document.querySelector("svg").style.width = `${width}px`;
  return [...document.querySelectorAll("text")].map((text) => {
    const spaces = [...text.textContent].flatMap((letter, at) => letter === " " ? [at] : []);
    return [text.getComputedTextLength(), spaces.map((at) => text.getSubStringLength(at, 1))];
  });
}"""


def test_names_are_as_wide_as_measured_and_their_words_apart(browser: Browser) -> None:
    boards = [drawing.board for which in map_ids() if (drawing := load_drawing(load_map(which)))]
    places = [mark for mark in chain(*(board.places for board in boards)) if mark.kind == "city"]
    marks = [mark for mark in places if any(" " in line for line in mark.label.lines)]
    names = [(line, mark.label.size) for mark in marks for line in mark.label.lines]
    labels = "".join(map(draw_label, marks))
    page = browser.new_page()
    page.set_content(f'<svg viewBox="0 0 2000 2000"><style>{style()}</style>{labels}</svg>')
    page.evaluate("document.fonts.ready")
    for scale in (0.45, 0.62, 0.8):
        found = page.evaluate(MEASURED, 2000 * scale)
        assert len(names) == len(found) > 30
        for (name, size), (width, spaces) in zip(names, found, strict=True):
            planned = width_of(name, size) + 0.08 * size * name.count(" ")
            assert abs(width - planned) <= 0.06 * planned, f"{name}: {width} wide, not {planned}"
            assert all(space >= LEAST_SPACE * size for space in spaces), f"{name}: {spaces}"
    page.close()
