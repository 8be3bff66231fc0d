"""The end of a game: the result with its race, its motion, its names; and points that count up."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from branchline.play.match import Match
from tests.browser.endings import race_of, result_of, scores_of
from tests.browser.finished import finished_game
from tests.browser.languages import speak
from tests.browser.looking import shot, violations
from tests.browser.playing import Person
from tests.browser.positions import Position, game_until
from tests.browser.rooms import sit
from tests.browser.serving import Server
from tests.browser.watched_pages import SIZES, Visits

LONG = ("Ada", "Maximiliane von Stein"[:20], "WWWWWWWWWWWWWWWWWWWW")
MORE = (*LONG, "Bartholomäus-Maximil", "Constantinopolitana")
ENDS = """(race) => {
  const axis = [...race.querySelectorAll(".axis")];
  const labels = axis.filter((text) => /^-?\\d+$/.test(text.textContent));
  const at = labels.map((text) => [Number(text.textContent), Number(text.getAttribute("y")) - 4]);
  const [zero, unit] = [at[0], at.at(-1)];
  const points = (y) => zero[0] + (unit[0] - zero[0]) * (y - zero[1]) / (unit[1] - zero[1]);
  const last = (path) => points(Number(path.getAttribute("d").split(/[ L]/).at(-1)));
  return [...race.querySelectorAll("[data-line]")]
    .sort((a, b) => a.dataset.line - b.dataset.line)
    .map((line) => [last(line.querySelector(".way")), last(line.querySelector(".rest.way"))]);
}"""
"""By seat, the points at which the solid and the dotted line end, read off the chart's own axis."""
STAGES = """
window.stages = [];
new MutationObserver(() => {
  const result = document.querySelector("dialog[data-stage]");
  const stage = result?.dataset.stage;
  if (!stage || window.stages.at(-1) === stage) return;
  window.stages.push(stage);
  if (stage === "train" && window.skipsBy) result.dispatchEvent(window.skipsBy());
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
SKIPS = {
    "tap": "window.skipsBy = () => new PointerEvent('pointerdown', { bubbles: true });",
    "key": "window.skipsBy = () => new KeyboardEvent('keydown', { key: 'a', bubbles: true });",
}
SLOWED = "const now = performance.now.bind(performance); performance.now = () => now() / 5;"
"""Lets animations take five times as long, so that even a slow machine draws what is between."""
COUNTED = """(seat) => {
  const points = document.querySelector(`[data-seat="${seat}"] .points`);
  window.counted = [];
  window.pulses = 0;
  new MutationObserver(() => {
    window.counted.push(parseInt(points.textContent));
    if (points.querySelector(".ring")) window.pulses += 1;
  }).observe(points, { subtree: true, childList: true, characterData: true });
}"""


TORN = """\
(result) => {
  const torn = ({ firstChild: text }) => {
    const number = /\\d+\\s\\p{L}+/u.exec(text.data);
    const range = document.createRange();
    range.setStart(text, number.index);
    range.setEnd(text, number.index + number[0].length);
    return range.getClientRects().length > 1;
  };
  const noted = [...result.querySelectorAll("[aria-label='Of note'] li span > span")];
  return noted.filter(torn).map((award) => award.textContent);
}"""
"""What is noted whose number stands on another line than what it counts."""

HIDDEN_TOTALS = """\
(result) => result.querySelector("tfoot").getBoundingClientRect().bottom
  - result.querySelector("footer").getBoundingClientRect().top"""
"""How far the buttons lie over the totals."""

GAPS = """\
(actions) => {
  const { right } = actions.getBoundingClientRect();
  const lines = new Map();
  for (const each of actions.children) {
    const box = each.getBoundingClientRect();
    lines.set(box.top, Math.max(lines.get(box.top) ?? 0, box.right));
  }
  return [...lines.values()].map((end) => right - end);
}"""
"""How much room is left at the end of each line of buttons."""

OVERLAPS = """\
(race) => {
  const box = (each) => each.getBoundingClientRect();
  const crosses = (a, b) => Math.min(a.right, b.right) > Math.max(a.left, b.left)
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;  // lines of text have air
  const totals = [...race.querySelectorAll(".total, g[transform]")];
  const axis = [...race.querySelectorAll(".axis")];
  return axis.filter((each) => totals.some((total) => crosses(box(each), box(total))))
    .map((each) => each.textContent);
}"""
"""The words along the axes over which final points lie."""


@pytest.fixture(scope="module")
def ended(server: Server) -> Position:
    """A game of three that is over; two of them have long names."""
    return finished_game(server, "usa", *LONG, bot="greedy", seed=2)


def totals_of(match: Match) -> list[int]:
    sheet = match.score_sheet()
    return [int(sheet.total(seat)) for seat in range(match.players)]


def check_race(race: Locator, ended: Position) -> None:
    """See that the chart has a line for every seat, which ends at the seat's final points."""
    ends: list[list[float]] = race.evaluate(ENDS)
    points = list(ended.match.view(-1).points)
    assert [pytest.approx(each[0], abs=0.2) for each in ends] == points
    assert [pytest.approx(each[1], abs=0.2) for each in ends] == totals_of(ended.match)


@pytest.mark.parametrize("language", ["en", "sv"])
def test_the_final_points_of_the_race_lie_over_no_words(
    language: str, visits: Visits, server: Server
) -> None:
    ended = finished_game(server, "oldwest", *MORE, "Fay", bot="random")
    assert min(totals_of(ended.match)) <= 0  # the last of them ends at the axis
    page = visits.open(None, device="phone", reduced_motion=True)
    sit(page, ended.room, ended.tokens[0])
    result_of(page)
    speak(page, language)
    race = page.locator("dialog[open] svg:has([data-line])")
    assert race.evaluate(OVERLAPS) == []


def test_the_race_is_the_game_for_players_after_a_reload_and_for_spectators(
    visits: Visits, server: Server, ended: Position
) -> None:
    page = visits.open(None, reduced_motion=True)
    sit(page, ended.room, ended.tokens[0])
    check_race(race_of(result_of(page)), ended)
    page.reload()
    result = result_of(page)
    check_race(race_of(result), ended)
    told = result.get_by_role("table", name="Points on the board over the game")
    last = [row.get_by_role("cell").last.inner_text() for row in told.get_by_role("row").all()[1:]]
    assert [int(each) for each in last] == totals_of(ended.match)
    for name in ("You", *LONG[1:]):
        expect(scores_of(result).get_by_role("columnheader", name=name)).to_be_visible()
    expect(result.get_by_role("list", name="Of note").get_by_role("listitem")).to_have_count(4)

    result.get_by_role("button", name="Look at the board").click()
    expect(result).to_have_count(0)
    expect(page.get_by_role("region", name="Scores").get_by_role("table")).to_be_visible()
    for seat, total in enumerate(totals_of(ended.match)):  # not what the tracks alone are worth
        expect(page.locator(f".seat[data-seat='{seat}'] .points")).to_have_text(f"{total}Total")
    page.get_by_role("button", name="Tell it line by line").click()
    page.get_by_role("button", name="Skip").click()
    page.get_by_role("button", name="Show the result").click()
    result_of(page)
    page.keyboard.press("Escape")
    expect(result).to_have_count(0)

    watcher = visits.open(f"/#/room/{ended.room}", reduced_motion=True)
    seen = result_of(watcher)
    check_race(race_of(seen), ended)
    expect(scores_of(seen)).to_contain_text("Ada")
    expect(seen.get_by_role("button", name="Play again")).to_have_count(0)
    seen.get_by_role("link", name="Replay").click()
    check_race(watcher.get_by_role("img", name="Points over the game"), ended)


def stages_of(visits: Visits, ended: Position, *scripts: str, still: bool = False) -> list[str]:
    """Return the stages the result went through, on the page of somebody new."""
    page = visits.open(None, reduced_motion=still)
    for script in (*scripts, STAGES):
        page.add_init_script(script)
    page.goto(f"/#/room/{ended.room}")
    result_of(page)
    stages: list[str] = page.evaluate("window.stages")
    return stages


def test_the_result_unfolds_and_any_tap_or_key_skips_that(
    visits: Visits, server: Server, ended: Position
) -> None:
    assert stages_of(visits, ended) == ["train", "chart", "done"]
    for script in SKIPS.values():
        assert stages_of(visits, ended, script) == ["train", "done"]
    assert stages_of(visits, ended, still=True) == ["done"]


def check_names(page: Page, names: Locator) -> None:
    """See that names are whole and within the screen."""
    for name in names.all():
        box = name.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth + 1")
        assert name.evaluate("(name) => name.scrollHeight <= name.clientHeight + 1")


def test_the_result_fits_every_screen_and_cuts_no_name(
    visits: Visits, server: Server, ended: Position
) -> None:
    page = visits.open(None, reduced_motion=True)
    sit(page, ended.room, ended.tokens[0])
    result = result_of(page)
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        assert result.evaluate("(it) => it.scrollWidth <= it.clientWidth"), (width, height)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert result.evaluate(TORN) == [], (width, height)
        home = result.get_by_role("link", name="Home")
        if width < 400:  # alone in its line, it takes all of that
            assert home.evaluate("(it) => it.offsetWidth / it.parentElement.offsetWidth") > 0.8
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": 390, "height": 844})
    assert violations(page) == []
    shot(page, "end-phone-dark")
    names = scores_of(result).locator(".name")
    expect(names).to_have_text(["You", *LONG[1:]])
    check_names(page, names)

    five = finished_game(server, "europe", *MORE, bot="greedy")
    sit(page, five.room, five.tokens[0])
    legend = result_of(page).locator(".legend li")
    expect(legend).to_have_text(["You", *MORE[1:]])
    check_names(page, legend)
    shot(page, "end-five-phone")
    result_of(page).get_by_role("button", name="Play again").click()
    expect(page.locator(".game[data-over=false]")).to_be_visible()
    assert five.room not in page.url


def ready(match: Match) -> bool:
    """Tell whether the first seat is on turn with cards for a long track."""
    view = match.view(0)
    return list(match.to_act) == [0] and view.phase == "turn" and max(view.hand[:8]) >= 5


def test_totals_are_in_sight_on_a_landscape_phone(visits: Visits, server: Server) -> None:
    ended = finished_game(server, "usa", "Ada", "Ben", bot="greedy")
    page = visits.open(reduced_motion=True)
    page.set_viewport_size({"width": 844, "height": 390})
    sit(page, ended.room, ended.tokens[0])
    assert result_of(page).evaluate(HIDDEN_TOTALS) <= 0


def test_buttons_beside_the_board_fill_their_lines(
    visits: Visits, server: Server, ended: Position
) -> None:
    page = visits.open(reduced_motion=True)
    sit(page, ended.room, ended.tokens[0])
    result_of(page)
    page.get_by_role("button", name="Look at the board").click()
    actions = page.locator(".panel.end .actions")
    expect(actions.locator(".open-share")).to_be_visible()
    for size in ("1920×1080", "1440×900", "1280×720"):  # smaller ones have a drawer
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        assert max(actions.evaluate(GAPS)) <= 1, size


@pytest.mark.parametrize("still", [False, True])
def test_points_count_up_with_the_wagons(still: bool, visits: Visits, server: Server) -> None:
    position = game_until(server, "usa", ready)
    page = visits.open(None, reduced_motion=still)
    page.add_init_script(SLOWED)
    page.goto("/")
    sit(page, position.room, position.tokens[0])
    expect(page.locator(".game[data-acting=true]")).to_be_visible()
    page.evaluate(COUNTED, 0)
    page.keyboard.press("b")
    entries = page.locator("dialog[open] .tracks button")
    points = [int(each.split()[0]) for each in entries.locator(".points").all_inner_texts()]
    most = max(points)
    assert most >= 7
    person = Person(page)
    version = person.version()
    entries.nth(points.index(most)).click()
    person.pay(version)
    expect(page.locator("[data-seat='0'] .points")).to_have_text(re.compile(rf"^{most}\D"))
    between = [each for each in page.evaluate("window.counted") if 0 < each < most]
    pulsed = page.evaluate("window.pulses") > 0
    assert (bool(between), pulsed) == (not still, not still)
