"""Building: groups of what can be built, a question beside the track, and nothing unasked."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect

from branchline.play.match import Match
from tests.browser.looking import shot, violations
from tests.browser.moments import claimed_track, claims, has_many_cards
from tests.browser.pointing import point_at, spot_of
from tests.browser.positions import Position, game_until
from tests.browser.rooms import sit
from tests.browser.serving import Server
from tests.browser.waiting import eventually
from tests.browser.watched_pages import Device, Visits

pytestmark = pytest.mark.without_pictures


def ways_to_build(match: Match) -> Counter[int]:
    """Return how many ways there are to claim each track, by its number."""
    return Counter(claimed_track(match, action) for action in claims(match))


def open_at(
    visits: Visits, server: Server, which: str = "usa", device: Device = "desktop"
) -> tuple[Page, Position]:
    """Return a page on turn with many cards."""
    position = game_until(server, which, has_many_cards)
    page = visits.open(None, device=device, reduced_motion=True)
    sit(page, position.room, position.tokens[0])
    expect(page.locator(".game[data-acting=true]")).to_be_visible()
    return page, position


def is_in(element: Locator, x: float, y: float) -> bool:
    """Tell whether a point of the screen is in an element."""
    box = element.bounding_box()
    assert box
    return 0 <= x - box["x"] <= box["width"] and 0 <= y - box["y"] <= box["height"]


def test_the_list_is_grouped_and_enter_never_spends_unasked(visits: Visits, server: Server) -> None:
    page, _ = open_at(visits, server)
    page.keyboard.press("b")
    dialog = page.locator("dialog[open]")
    expect(
        dialog.get_by_role("heading", name="For your tickets")
        .or_(dialog.get_by_role("heading", name="Other"))
        .first
    ).to_be_visible()
    version = page.locator(".game").get_attribute("data-version")
    page.keyboard.press("Enter")  # on what has the focus: it closes the list
    page.keyboard.press("b")
    dialog.locator(".tracks button").first.focus()
    page.keyboard.press("Enter")
    ask = page.locator(".ask")
    expect(ask).to_be_visible()
    assert page.locator(".game").get_attribute("data-version") == version
    assert violations(page) == []
    shot(page, "ask")
    page.keyboard.press("Escape")
    expect(ask).to_have_count(0)
    assert page.locator(".game").get_attribute("data-version") == version


def test_no_ghost_wagons_stay_when_the_list_is_closed(visits: Visits, server: Server) -> None:
    page, _ = open_at(visits, server)
    page.keyboard.press("b")
    page.locator("dialog[open] .tracks button").first.hover()
    expect(page.locator("svg .ghost")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("svg .ghost")).to_have_count(0)


def test_on_a_phone_the_question_leaves_the_track_in_sight(visits: Visits, server: Server) -> None:
    page, position = open_at(visits, server, device="phone")
    page.locator("button.build").tap()
    entry = page.locator("dialog[open] .tracks button").first
    track = int(entry.get_attribute("data-track") or -1)
    assert track in ways_to_build(position.match)
    entry.tap()
    ask = page.locator(".ask")
    expect(ask).to_be_visible()
    expect(ask).not_to_contain_text("Shall it be")

    def is_in_sight() -> bool:
        x, y = spot_of(page, "usa", track)
        return is_in(page.locator(".frame"), x, y) and not is_in(ask, x, y)

    assert eventually(page, is_in_sight)  # the board moves there gently
    shot(page, "ask-phone")
    ask.locator("button.main").tap()
    expect(page.locator(f"svg [data-track='{track}']")).to_have_count(1)


def test_other_cards_are_offered_only_where_there_are_some(visits: Visits, server: Server) -> None:
    page, position = open_at(visits, server)
    ways = ways_to_build(position.match)
    several = max(ways, key=lambda track: ways[track])
    assert ways[several] > 1
    page.keyboard.press("0")
    page.mouse.click(*spot_of(page, "usa", several))
    ask = page.locator(".ask")
    ask.get_by_role("button", name="Other cards").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.get_by_role("radio")).not_to_have_count(0)
    expect(sheet).not_to_contain_text("mix of your own")
    sheet.get_by_role("radio").nth(1).check(force=True)
    sheet.locator("footer button.main").click()
    expect(page.locator(f"svg [data-track='{several}']")).to_have_count(1)


def test_marks_serve_the_tickets(visits: Visits, server: Server) -> None:
    page, position = open_at(visits, server)
    match = position.match
    tickets = match.view(0).tickets
    ends = {
        end
        for t in tickets
        for leg in match.data.tickets[t].legs
        for end in (*leg.starts, *leg.ends)
    }
    for end in ends:
        expect(page.locator(f".tag[data-place='{end}']")).to_have_count(1)
    expect(page.locator("svg .strong rect, svg .wanted rect")).not_to_have_count(0)
    expect(page.locator("svg .faint rect")).not_to_have_count(0)


def test_drawing_tickets_asks_first_and_the_old_stay_marked(visits: Visits, server: Server) -> None:
    page, _ = open_at(visits, server)
    expect(page.locator(".tag:not(.plain)").first).to_be_attached()
    before = page.locator(".tag:not(.plain)").count()
    version = page.locator(".game").get_attribute("data-version")
    page.keyboard.press("t")
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("Draw tickets?")
    assert page.locator(".game").get_attribute("data-version") == version
    dialog.get_by_role("button", name="Yes, do it").click()
    expect(page.locator(".keep")).to_be_visible()
    expect(page.locator(".tickets .stub")).not_to_have_count(0)
    assert eventually(page, lambda: page.locator(".tag:not(.plain)").count() > before)
    shot(page, "new-tickets")
    assert violations(page) == []


def test_a_station_is_placed_on_the_board_only_when_placing(visits: Visits, server: Server) -> None:
    page, _ = open_at(visits, server, "europe")
    expect(page.locator("svg .ring.site")).to_have_count(0)
    page.keyboard.press("b")
    page.locator("dialog[open]").get_by_role("button", name="Choose on the board").click()
    expect(page.locator("svg .ring.site")).not_to_have_count(0)
    expect(page.locator(".status")).to_contain_text("Choose a city")
    page.keyboard.press("Escape")
    expect(page.locator("svg .ring.site")).to_have_count(0)


def test_a_track_says_what_it_is_for(visits: Visits, server: Server) -> None:
    page, position = open_at(visits, server)
    wanted = next(iter(ways_to_build(position.match)))
    page.keyboard.press("0")
    point_at(page, "usa", wanted)
    expect(page.locator(".tip")).to_be_visible()
