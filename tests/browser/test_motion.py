"""What moves and what must not: flights, finished tickets, room for the track asked about."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from branchline.play.match import Match
from tests.browser.looking import shot
from tests.browser.measuring import measure, rest
from tests.browser.moments import (
    claimed_track,
    claims,
    dig,
    has_many_cards,
    is_asked_by_tunnel,
    is_on_turn,
)
from tests.browser.paying import ask_about
from tests.browser.playing import CHANGED, Person
from tests.browser.positions import Position, game_until
from tests.browser.rooms import sit
from tests.browser.serving import Server
from tests.browser.watched_pages import Visits

FLIGHTS = """\
window.flights = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) {
    if (node.classList?.contains("flying")) {
      window.flights.push([parseFloat(node.style.left), parseFloat(node.style.top)]);
    }
  }
}).observe(document, { subtree: true, childList: true });
"""
"""Runs before a page's own code: where each flight began."""
AT_REST = "Promise.allSettled(document.getAnimations().map((each) => each.finished))"


def open_at(visits: Visits, position: Position, *, still: bool) -> Page:
    """Return a page of the first seat that notes flights."""
    page = visits.open(None, reduced_motion=still)
    page.add_init_script(FLIGHTS)
    page.goto("/")
    sit(page, position.room, position.tokens[0])
    expect(page.locator(".game[data-acting=true]")).to_be_visible()
    return page


@pytest.mark.parametrize("still", [False, True])
def test_a_card_flies_from_the_row_to_the_hand(still: bool, visits: Visits, server: Server) -> None:
    page = open_at(visits, game_until(server, "usa", is_on_turn), still=still)
    page.evaluate(AT_REST)
    slot = page.locator(".row .slot:enabled").first
    box = slot.bounding_box()
    assert box
    version = page.locator(".game").get_attribute("data-version")
    held = int(page.locator(".hand .caption .number").inner_text())
    slot.click()
    page.wait_for_function(CHANGED, arg=version)
    expect(page.locator(".hand .caption .number")).to_have_text(str(held + 1))
    expect(page.locator(".flying")).to_have_count(0)  # it has landed
    flights = page.evaluate("window.flights")
    if still:
        assert flights == []
    else:
        [[left, top]] = flights
        assert abs(left - box["x"]) < box["width"]
        assert abs(top - box["y"]) < box["height"]


def finishing_tracks(match: Match) -> list[int]:
    """Return the tracks that complete a ticket of the first seat by themselves."""
    goals = [
        (set(leg.starts), set(leg.ends))
        for ticket in match.view(0).tickets
        for leg in match.data.tickets[ticket].legs
    ]
    tracks = {claimed_track(match, action) for action in claims(match)}
    return [
        number
        for number in sorted(tracks)
        for a, b in [(match.data.tracks[number].a, match.data.tracks[number].b)]
        if any((a in s and b in e) or (b in s and a in e) for s, e in goals)
    ]


def test_a_finished_ticket_is_celebrated_for_a_moment(visits: Visits, server: Server) -> None:
    position = game_until(
        server, "poland", lambda match: has_many_cards(match) and bool(finishing_tracks(match))
    )
    page = open_at(visits, position, still=True)
    page.keyboard.press("b")
    track = finishing_tracks(position.match)[0]
    person = Person(page)
    version = person.version()
    page.locator(f"dialog[open] .tracks button[data-track='{track}']").first.click()
    person.pay(version)
    moment = page.locator(".moment")
    expect(moment).to_contain_text("–")
    expect(page.locator(".dim.dark")).to_have_count(1)  # its way is lit
    shot(page, "moment")
    page.keyboard.press("Shift")
    expect(moment).to_have_count(0)
    expect(page.locator(".dim.dark")).to_have_count(0)
    expect(page.locator(".tickets .done").first).to_be_visible()


IN_SIGHT = """\
([map, track, right, bottom]) => (async () => {
  const board = await (await fetch(`/boards/${map}/board.json`)).json();
  const spaces = board.tracks[track].spaces;
  const [x, y] = spaces[Math.floor(spaces.length / 2)];
  const box = document.querySelector("[data-board]").getBoundingClientRect();
  const at = [box.x + x * box.width / board.width, box.y + y * box.height / board.height];
  const top = document.querySelector(".frame").getBoundingClientRect().top;
  return at[0] > 0 && at[0] < right && at[1] > top && at[1] < bottom;
})()"""


PHONES = [(390, 844), (844, 390)]


def check_track_in_sight(page: Page, which: str, track: int) -> None:
    """See that a dialog on a phone leaves the track it speaks of in sight."""
    frame = page.locator(".frame").bounding_box()
    over = page.locator("dialog[open] .inside").bounding_box()
    assert frame
    assert over
    below = over["y"] > frame["y"] + 60
    assert below or over["x"] > frame["x"] + 120  # some board is left
    right = frame["x"] + frame["width"] if below else over["x"]
    bottom = over["y"] if below else frame["y"] + frame["height"]
    page.wait_for_function(IN_SIGHT, arg=[which, track, right, bottom])
    rest(page)
    assert page.evaluate(IN_SIGHT, [which, track, right, bottom])


@pytest.mark.parametrize("size", PHONES)
def test_on_a_phone_the_payment_leaves_the_track_in_sight(
    size: tuple[int, int], visits: Visits, server: Server
) -> None:
    position = game_until(server, "usa", has_many_cards)
    page = visits.open(None, device="phone", reduced_motion=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit(page, position.room, position.tokens[0])
    track = ask_about(page, position.match)
    page.locator(".ask").get_by_role("button", name="Other cards").tap()
    sheet = page.locator("dialog[open]")
    expect(sheet).to_be_visible()
    check_track_in_sight(page, "usa", track)
    shot(page, f"payment-phone-{size[0]}")
    sheet.get_by_role("button", name="Cancel").tap()
    expect(sheet).to_have_count(0)
    assert not measure(page).bare  # nothing is left uncovered


@pytest.mark.parametrize("size", PHONES)
def test_on_a_phone_a_tunnel_leaves_the_track_in_sight(
    size: tuple[int, int], visits: Visits, server: Server
) -> None:
    position = game_until(server, "europe", is_asked_by_tunnel, choose=dig)
    page = visits.open(None, device="phone", reduced_motion=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit(page, position.room, position.tokens[0])
    expect(page.locator("dialog[open] figure").first).to_be_visible()
    names = page.locator("dialog[open] h2").inner_text()
    data = position.match.data
    track = next(
        number
        for number, way in enumerate(data.tracks)
        if f"{data.places[way.a].name}–{data.places[way.b].name}".casefold() in names.casefold()
    )
    check_track_in_sight(page, "europe", track)


def test_header_and_rail_buttons_stay_where_they_are(visits: Visits, server: Server) -> None:
    page = open_at(visits, game_until(server, "usa", is_on_turn), still=True)
    buttons = page.locator(".bar button, .rail .build")

    def places() -> list[tuple[float, float]]:
        boxes = [button.bounding_box() for button in buttons.all()]
        return [(box["x"] + box["width"], box["y"]) for box in boxes if box]

    before = places()
    assert len(before) == 4
    for _ in range(2):  # the second card, then the other's turn
        expect(page.locator(".game[data-acting=true]")).to_be_attached()
        version = page.locator(".game").get_attribute("data-version")
        page.keyboard.press("d")
        page.wait_for_function(CHANGED, arg=version)
        assert places() == before
    expect(page.locator(".game[data-acting=false]")).to_be_visible()
    assert places() == before
