"""What a mechanic asks in the midst of a game: the question and its answers on a small screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from branchline.play.match import Match
from tests.browser.moments import build
from tests.browser.playing import Person
from tests.browser.positions import game_until
from tests.browser.rooms import HUMAN, bot, make_room, sit
from tests.browser.serving import Server
from tests.browser.watched_pages import Visits

pytestmark = pytest.mark.without_pictures

MOST_ANSWERS = 170
"""All answers to a question together are no higher, in pixels."""
QUESTION = """\
() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const buttons = [...document.querySelectorAll(".decide button")];
  const widths = buttons.map((each) => each.getBoundingClientRect().width);
  return {
    rails: box(".rails").top,
    question: box(".rails .status").top,
    answers: box(".decide").height,
    ragged: Math.max(...widths) - Math.min(...widths),
    cut: [...document.querySelectorAll(".decide svg")].filter((each) =>
      each.getBoundingClientRect().width < Number(each.getAttribute("width"))).length,
  };
}"""

IN_SIGHT = """\
async ([map, place]) => {
  const board = await (await fetch(`/boards/${map}/board.json`)).json();
  const { x, y } = board.places[place];
  const layer = document.querySelector("[data-board]").getBoundingClientRect();
  const scale = layer.width / board.width;
  const found = document.elementFromPoint(layer.left + x * scale, layer.top + y * scale);
  return Boolean(found?.closest("[data-board]"));
}"""
TWO_FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
BROKEN_WORDS = """\
() => [...document.querySelectorAll(".keep .way")].flatMap((way) =>
  [...way.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).flatMap((text) =>
    [...text.data.matchAll(/[^\\s–-]+/g)].filter(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1;
    }).map(([word]) => word)))"""


def test_a_question_covers_nothing_and_its_answers_leave_the_board_room(
    visits: Visits, server: Server
) -> None:
    page = visits.open(None, reduced_motion=True)
    page.set_viewport_size({"width": 390, "height": 844})
    room, tokens = make_room(server.origin, "germany", HUMAN, bot(), first_seat=0)
    sit(page, room, tokens[0])
    expect(page.locator(".decide [data-short]")).to_have_count(5)
    found = page.evaluate(QUESTION)
    assert found["question"] >= found["rails"], found
    assert found["answers"] <= MOST_ANSWERS, found
    assert found["ragged"] <= 1, found
    assert found["cut"] == 0, found


def test_a_phone_on_its_side_says_what_is_asked(visits: Visits, server: Server) -> None:
    page = visits.open(None, reduced_motion=True)
    page.set_viewport_size({"width": 844, "height": 390})
    room, tokens = make_room(server.origin, "germany", HUMAN, bot(), first_seat=0)
    sit(page, room, tokens[0])
    expect(page.locator(".decide [data-short]")).to_have_count(5)
    expect(page.get_by_text("then the tickets are dealt")).to_be_visible()
    rails, board = (page.locator(each).bounding_box() for each in (".rails", ".game > main"))
    assert rails is not None
    assert board is not None
    assert rails["y"] + rails["height"] <= board["y"] + board["height"]


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 720)])
def test_whoever_chooses_a_starting_city_is_told_what_it_is_for(
    size: tuple[int, int], visits: Visits, server: Server
) -> None:
    page = visits.open(None, reduced_motion=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    room, tokens = make_room(server.origin, "oldwest", HUMAN, bot(), first_seat=0)
    sit(page, room, tokens[0])
    person = Person(page)
    person.wait()
    person.keep()
    status = page.locator(".rail .status")
    expect(status).to_contain_text("Choose your starting city")
    expect(page.get_by_text("All your tracks grow from there")).to_be_visible()
    expect(page.locator("svg .ring.site").first).to_be_attached()  # it is picked on the board, too
    expect(page.get_by_role("button", name="Cancel")).to_have_count(0)  # there is no other way


def asks_in_the_south(match: Match) -> bool:
    """Return whether the first seat chooses among the passengers of München."""
    view = match.view(0)
    if 0 not in match.to_act or view.phase != "passengers" or len(match.actions(0)) < 2:
        return False
    name: str = match.data.places[view.mechanics["passengers"]["place"]].name
    return name == "München"


def test_the_place_that_is_asked_about_is_in_sight(visits: Visits, server: Server) -> None:
    position = game_until(server, "germany", asks_in_the_south, choose=build)
    page = visits.open(None, reduced_motion=True)
    page.set_viewport_size({"width": 390, "height": 844})
    sit(page, position.room, position.tokens[0])
    expect(page.locator(".rail .status")).to_contain_text("from München")
    place = position.match.view(0).mechanics["passengers"]["place"]
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator("[data-arrangement=drawer]")).to_be_visible()
    page.evaluate(TWO_FRAMES)
    page.wait_for_function(IN_SIGHT, arg=["germany", place])


def test_no_word_of_a_ticket_is_broken_in_a_narrow_dock(visits: Visits, server: Server) -> None:
    room, tokens = make_room(server.origin, "nederland", HUMAN, bot(), first_seat=0)
    page = visits.open(None, reduced_motion=True)
    page.set_viewport_size({"width": 1280, "height": 720})
    sit(page, room, tokens[0])
    expect(page.locator(".keep .way")).to_have_count(5)
    page.locator(".keep .way").evaluate_all(
        "(ways, name) => ways.forEach((way) => {"
        " const cities = [...way.childNodes].filter((each) => each.data?.length > 1);"
        " cities.forEach((each) => { each.data = name; }); })",
        "'s-Hertogenbosch Waddeneilanden",
    )
    assert page.evaluate(BROKEN_WORDS) == []
