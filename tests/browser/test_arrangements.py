"""The table on every map and screen: the board is large, nothing overflows, nothing jumps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from branchline import map_ids
from branchline.maps import load_map
from branchline.play.match import Match
from branchline.server.app import CLIENT
from tests.browser.looking import shot
from tests.browser.measuring import (
    GRID,
    LEAST_NAME,
    SHIFTS,
    SLOW_LINE,
    Measured,
    measure,
    rest,
    shifts,
)
from tests.browser.moments import has_plenty, is_on_turn
from tests.browser.playing import Person
from tests.browser.positions import BRUNEL, anything, game_until
from tests.browser.rooms import HUMAN, bot, make_room, sit
from tests.browser.samples import on_some_screens
from tests.browser.serving import Server
from tests.browser.watched_pages import SIZES, Visits

LEAST_SHARE = 55.0
MOST_SHIFT = 0.02
BOARDS = [
    (which, variant)
    for which in map_ids()
    for variant in (None, *(v for v in load_map(which).variants if v == "advanced"))
]
PHONE = "390×844"
"""The screen with the least room, which every board is looked at on."""
OTHERS = [name for name in SIZES if name != PHONE]


def on_turn(visits: Visits, server: Server, which: str, variant: str | None = None) -> Page:
    """Return a page at a table, on its turn, with nothing open."""
    position = game_until(server, which, is_on_turn, variant=variant)
    page = visits.open(None, reduced_motion=True)
    sit(page, position.room, position.tokens[0])
    expect(page.locator(".game[data-acting=true] .row .deck:enabled")).to_be_visible()
    return page


def told(name: str, found: Measured) -> str:
    """Return a line of the table for people."""
    return (
        f"{name:24} {found.share:5.1f} %   {found.cities:2}/{found.of:2} cities   "
        f"overflow {found.overflow}"
    )


@pytest.mark.parametrize(("which", "variant", "screens"), on_some_screens(BOARDS, [PHONE], OTHERS))
def test_the_board_fills_most_of_every_screen(
    which: str, variant: str | None, screens: list[str], visits: Visits, server: Server
) -> None:
    page = on_turn(visits, server, which, variant)
    expect(page.locator(".decide")).to_have_count(0)  # there is nothing that comes between
    failures = []
    for name in screens:
        width, height = SIZES[name]
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".game[data-acting=true] .tag").first).to_be_attached()
        found = measure(page, GRID)
        line = told(f"{which} {variant or ''} {name}", found)
        print(line)  # noqa: T201 - the table of the closing note
        good = (
            found.share >= LEAST_SHARE
            and found.overflow <= 0
            and found.own > 0
            and found.unfound == 0
            and found.covered == 0
            and found.veiled == []
            and found.spilling == []
            and found.smallest >= LEAST_NAME
            and found.unnamed == []
            and found.cut == 0
            and found.crossing == 0
            and not found.bare
        )
        if not good:
            failures.append(f"{line} {found}")
            shot(page, f"arranged-{which}-{variant}-{width}")
    assert failures == []


def test_wheeling_over_a_dock_never_scrolls_the_table_away(visits: Visits, server: Server) -> None:
    page = on_turn(visits, server, "uk", "advanced")
    dock = page.locator(".dock").last
    box = dock.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for _ in range(5):
        page.mouse.wheel(0, 900)
    assert page.evaluate("scrollY") == 0
    assert page.evaluate("document.querySelector('.game').getBoundingClientRect().top") == 0


def test_another_arrangement_keeps_what_one_has_picked_and_written(
    visits: Visits, server: Server
) -> None:
    room, tokens = make_room(server.origin, "usa", HUMAN, bot())
    page = visits.open(None)
    sit(page, room, tokens[0])
    tickets = page.locator(".keep label")
    tickets.nth(0).click()
    tickets.nth(2).click()
    page.get_by_label("Say something").fill("hello, everybo")
    for width, height in (
        (390, 844),
        (1440, 900),
    ):  # a phone that is turned, a board that comes later
        page.set_viewport_size({"width": width, "height": height})
        expect(
            page.locator(f".game[data-arrangement={'stack' if width < height else 'bench'}]")
        ).to_be_visible()
        for number, picked in enumerate((True, False, True)):
            expect(tickets.nth(number).get_by_role("checkbox")).to_be_checked(checked=picked)
    expect(page.get_by_label("Say something")).to_have_value("hello, everybo")
    page.locator(".keep button.main").click()
    expect(tickets).to_have_count(0)


def test_whole_board_and_minimap(visits: Visits, server: Server) -> None:
    page = on_turn(visits, server, "usa")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".mini")).to_be_visible()
    before = measure(page)
    page.get_by_role("button", name="Show the whole board").click()
    expect(page.locator(".mini")).to_have_count(0)
    whole = measure(page)
    assert before.cities < before.of
    assert whole.cities == whole.of
    expect(page.locator(".backdrop")).to_be_visible()  # never an empty field
    page.keyboard.press("0")
    expect(page.locator(".backdrop")).to_have_count(0)


def test_a_city_under_the_pointer_is_named_however_small_it_is(
    visits: Visits, server: Server
) -> None:
    page = on_turn(visits, server, "uk")
    page.set_viewport_size({"width": 390, "height": 844})
    page.keyboard.press("0")
    spot = page.evaluate(
        """async () => {
            const board = await (await fetch("/boards/uk/board.json")).json();
            const whole = () => document.querySelector("[data-board]").getBoundingClientRect();
            let box = whole();
            for (let still = 0; still < 20; ) {  // the board moves there gently
                await new Promise(requestAnimationFrame);
                const now = whole();
                still = now.x === box.x && now.width === box.width ? still + 1 : 0;
                box = now;
            }
            const scale = box.width / board.width;
            const at = ({ x, y }) => [box.x + x * scale, box.y + y * scale];
            const free = (p) => document.elementFromPoint(...at(p))?.closest("[data-board]");
            const tags = [...document.querySelectorAll(".tag")];
            const own = tags.map((tag) => Number(tag.dataset.place));
            return at(board.places.find((p, n) => !own.includes(n) && p.y > 700 && free(p)));
        }"""
    )
    page.mouse.move(*spot)
    name = page.locator(".tag.plain .name")
    expect(name).to_be_visible()
    assert (
        page.evaluate(
            "parseFloat(getComputedStyle(document.querySelector('.tag.plain .name')).fontSize)"
        )
        >= LEAST_NAME
    )


@pytest.mark.parametrize("size", ["1440×900", "390×844"])
def test_nothing_jumps(size: str, visits: Visits, server: Server) -> None:
    position = game_until(server, "europe", has_plenty, rival=BRUNEL)  # builds, tunnels among them
    page = visits.open(None, reduced_motion=True)
    page.add_init_script(SHIFTS)
    page.add_init_script(SLOW_LINE)
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    sit(page, position.room, position.tokens[0])
    person = Person(page)
    person.play(6)
    person.wait()
    found = shifts(page)
    print(found)  # noqa: T201 - for those who want the figures
    assert sum(value for value, _ in found) <= MOST_SHIFT, found


LONG_WORDS = "Donaudampfschifffahrtsgesellschaftskapitän, " * 5
TEXTS = """\
() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [status, rail, board] = [".status", ".rails", ".frame"].map(box);
  const lines = document.createRange();
  lines.selectNodeContents(document.querySelector(".status"));
  const text = lines.getBoundingClientRect();
  const seen = [...lines.getClientRects()].every(({ left, right, top, bottom }) =>
    document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(".status"));
  return {
    seen,
    inside: text.top >= status.top - 1 && text.bottom <= rail.bottom + 1
      && text.right <= innerWidth,
    tall: text.height,
    rail: [rail.top, rail.bottom],
    board: [board.top, board.bottom],
  };
}"""


def test_what_the_rail_says_is_never_cut_off_however_long(visits: Visits, server: Server) -> None:
    page = on_turn(visits, server, "usa")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".game[data-arrangement=stack] .status small")).to_be_visible()
    rest(page)
    short = page.evaluate(TEXTS)
    page.evaluate(
        "(words) => { document.querySelector('.status small').textContent = words; }", LONG_WORDS
    )
    long = page.evaluate(TEXTS)
    assert short["seen"]
    assert short["inside"]
    assert long["tall"] > 60 > short["tall"]
    assert long["seen"]
    assert long["inside"]
    assert (long["rail"], long["board"]) == (short["rail"], short["board"])  # nothing moves


def is_last_turn(match: Match) -> bool:
    """Tell whether the first seat has its last turn."""
    return not match.over and match.to_act == (0,) and match.view(0).turns_left >= 0


def test_the_last_turn_is_told_on_one_line_with_what_to_do_below(
    visits: Visits, server: Server
) -> None:
    position = game_until(server, "poland", is_last_turn, choose=anything)
    page = visits.open(None, reduced_motion=True)
    page.set_viewport_size({"width": 390, "height": 844})
    sit(page, position.room, position.tokens[0])
    expect(page.locator(".status b")).to_have_text("Your last turn")
    lines = page.evaluate(
        """() => {
            const [title, what] = ["b", "small"].map((each) =>
              document.querySelector(`.status ${each}`).getBoundingClientRect());
            return { tall: title.height, wide: title.width, below: what.top - title.bottom };
        }"""
    )
    assert lines["tall"] < lines["wide"] / 3, lines
    assert lines["below"] >= -1, lines


MOST_FONTS = 60_000
LEAST_GAP = 0.2
"""Between words, as a part of the size of the letters."""
GAPS = """\
async () => {
  const pen = document.createElement("canvas").getContext("2d");
  const faces = ["500", "800"].map((weight) => `${weight} 100px "Branchline Text"`);
  await Promise.all(faces.map((face) => document.fonts.load(face)));
  return faces.map((face) => {
    pen.font = face;
    return (pen.measureText("o o").width - pen.measureText("oo").width) / 100;
  });
}"""


def test_fonts_are_small_and_words_stand_apart(visits: Visits, server: Server) -> None:
    page = on_turn(visits, server, "usa")
    fonts = list((CLIENT / "assets").glob("*.woff2"))
    assert len(fonts) == 6
    assert sum(font.stat().st_size for font in fonts) <= MOST_FONTS
    assert min(page.evaluate(GAPS)) >= LEAST_GAP
