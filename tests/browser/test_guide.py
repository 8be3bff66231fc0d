"""Advice in a first game: it follows the game, gives nothing away, covers nothing, and leaves."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.looking import shot, violations
from tests.browser.measuring import rest
from tests.browser.moments import claimed_track, has_plenty, is_on_turn, tunnels
from tests.browser.playing import CHANGED, Person
from tests.browser.positions import BRUNEL, game_until
from tests.browser.rooms import HUMAN, bot, make_room, sit
from tests.browser.serving import Server
from tests.browser.watched_pages import SIZES, Visits

pytestmark = pytest.mark.without_pictures

MOST_TURNS = 4
"""In so many turns the same advice may be given."""
A_LINE = 36
"""No line of the guide is higher, in pixels."""
ADVICE = "document.querySelector('aside[aria-label=Guide]')?.dataset.advice ?? null"
TOLD_WHILE_TURNING = """\
window.told = [];
new MutationObserver(() => {
  const cards = [...document.querySelectorAll("dialog[open] figure")];
  const said = document.querySelector("aside[aria-label=Guide] p")?.textContent.trim();
  if (cards.length && !cards.every((card) => card.classList.contains("up"))) window.told.push(said);
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""


def guide_of(page: Page) -> Locator:
    """Return the line of advice."""
    return page.locator("aside[aria-label=Guide]")


def draw_turn(page: Page) -> None:
    """Draw two cards from the deck, whatever the guide says."""
    for _ in range(2):
        expect(page.locator(".game[data-acting=true]")).to_be_attached()
        version = page.locator(".game").get_attribute("data-version")
        page.keyboard.press("d")
        page.wait_for_function(CHANGED, arg=version)
    expect(page.locator(".game[data-acting=true] .row .deck:enabled")).to_be_visible()


def test_advice_is_never_the_same_for_long_and_fades_out(visits: Visits, server: Server) -> None:
    page = visits.open(None, reduced_motion=True)
    room, tokens = make_room(server.origin, "usa", HUMAN, bot(), first_seat=0)
    sit(page, room, tokens[0], guide=True)
    expect(guide_of(page)).to_contain_text("Keep 2 or more")
    Person(page).play(1)
    told: list[str] = []
    for _ in range(20):
        Person(page).wait()
        advice = page.evaluate(ADVICE)
        if advice is None:
            break
        told.append(advice)
        draw_turn(page)
    assert told
    assert "" not in told
    assert max(told.count(each) for each in told) <= MOST_TURNS
    expect(guide_of(page)).to_have_count(0)
    page.reload()
    Person(page).wait()
    expect(guide_of(page)).to_have_count(0)


def test_it_says_which_track_can_be_built_for_which_ticket(visits: Visits, server: Server) -> None:
    position = game_until(server, "usa", has_plenty)
    page = visits.open(None, reduced_motion=True)
    sit(page, position.room, position.tokens[0], guide=True)
    advice = guide_of(page)
    expect(advice).to_contain_text("for ticket")
    named = (advice.inner_text().split("Build ")[1]).split(" for ticket")[0]
    page.keyboard.press("b")
    entry = page.locator("dialog[open] .tracks button").filter(has_text=named).first
    expect(entry).to_be_visible()
    person = Person(page)
    version = person.version()
    entry.click()
    person.pay(version)
    expect(page.locator(".log ol")).to_contain_text(f"You build {named}")


def test_it_never_tells_how_a_tunnel_comes_out_before_the_last_card(
    visits: Visits, server: Server
) -> None:
    position = game_until(
        server, "europe", lambda match: has_plenty(match) and bool(tunnels(match))
    )
    page = visits.open(None)
    page.add_init_script(TOLD_WHILE_TURNING)
    page.goto("/")
    sit(page, position.room, position.tokens[0], guide=True)
    expect(guide_of(page)).to_be_visible()
    page.keyboard.press("b")
    match = position.match
    track = match.data.tracks[claimed_track(match, tunnels(match)[0])]
    both = "–".join(match.data.places[end].name for end in (track.a, track.b))
    person = Person(page)
    version = person.version()
    page.locator("dialog[open] .tracks button").filter(has_text=both).first.click()
    person.pay(version)
    expect(page.locator("dialog[open] figure.up")).to_have_count(3)
    told = page.evaluate("window.told")
    assert told
    assert set(told) == {""}


def test_it_takes_one_line_beside_the_board(visits: Visits, server: Server) -> None:
    position = game_until(server, "europe", has_plenty, rival=BRUNEL)
    page = visits.open(None, reduced_motion=True)
    sit(page, position.room, position.tokens[0], guide=True)
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        expect(guide_of(page)).to_be_visible()
        rest(page)
        line, board = guide_of(page).bounding_box(), page.locator(".frame").bounding_box()
        assert line
        assert board
        apart = (
            line["y"] >= board["y"] + board["height"] - 1
            or line["x"] >= board["x"] + board["width"] - 1
            or line["x"] + line["width"] <= board["x"] + 1
        )
        assert apart, (width, height)
        if min(width, height) < 500:
            assert line["height"] <= A_LINE
            shot(page, f"guide-{width}")
    assert violations(page) == []


def test_it_can_be_sent_away_for_good(visits: Visits, server: Server) -> None:
    position = game_until(server, "usa", is_on_turn)
    page = visits.open(None, reduced_motion=True)
    sit(page, position.room, position.tokens[0], guide=True)
    guide_of(page).get_by_role("button", name="No more advice").click()
    expect(guide_of(page)).to_have_count(0)
    page.reload()
    Person(page).wait()
    expect(guide_of(page)).to_have_count(0)


def test_it_takes_no_room_before_it_has_something_to_say(visits: Visits, server: Server) -> None:
    page = visits.open(None, reduced_motion=True)
    room, tokens = make_room(server.origin, "germany", HUMAN, bot(), first_seat=0)
    sit(page, room, tokens[0], guide=True)
    split = page.locator("[data-short]").first
    expect(split).to_be_visible()
    expect(guide_of(page)).to_have_count(0)
    split.click()
    expect(guide_of(page)).to_contain_text("Keep 2 or more")
