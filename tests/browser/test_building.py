"""Building: groups of what can be built, a question beside the track, and nothing unasked."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from branchline.play.match import Match
from tests.browser.looking import shot, violations
from tests.browser.moments import claimed_track, claims, has_many_cards
from tests.browser.playing import Person
from tests.browser.pointing import point_at, spot_of
from tests.browser.positions import BRUNEL, Position, game_until
from tests.browser.rooms import sit
from tests.browser.serving import Server
from tests.browser.watched_pages import Device, Visits


def ways_to_build(match: Match) -> Counter[int]:
    """Return how many ways there are to claim each track, by its number."""
    return Counter(claimed_track(match, action) for action in claims(match))


def open_at(
    visits: Visits, server: Server, which: str = "usa", device: Device = "desktop"
) -> tuple[Page, Position]:
    """Return a page on turn with many cards."""
    position = game_until(server, which, has_many_cards)
    page = visits.open(device=device, reduced_motion=True)
    sit(page, position.room, position.tokens[0])
    expect(page.locator(".game[data-acting=true]")).to_be_visible()
    return page, position


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
    page.wait_for_timeout(300)
    x, y = spot_of(page, "usa", track)
    frame = page.locator(".frame").bounding_box()
    box = ask.bounding_box()
    assert frame
    assert box
    assert frame["x"] <= x <= frame["x"] + frame["width"]
    assert frame["y"] <= y <= frame["y"] + frame["height"]
    inside = box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"]
    assert not inside
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
    tagged = {int(tag.get_attribute("data-place") or -1) for tag in page.locator(".tag").all()}
    assert ends <= tagged
    framed = page.locator("svg .strong rect").count() + page.locator("svg .wanted rect").count()
    assert framed > 0
    expect(page.locator("svg .faint rect")).not_to_have_count(0)


def test_drawing_tickets_asks_first_and_the_old_stay_marked(visits: Visits, server: Server) -> None:
    page, _ = open_at(visits, server)
    before = page.locator(".tag:not(.plain)").count()
    version = page.locator(".game").get_attribute("data-version")
    page.keyboard.press("t")
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("Draw tickets?")
    assert page.locator(".game").get_attribute("data-version") == version
    dialog.get_by_role("button", name="Yes, do it").click()
    expect(page.locator(".keep")).to_be_visible()
    expect(page.locator(".tickets .stub")).not_to_have_count(0)
    assert page.locator(".tag:not(.plain)").count() > before
    shot(page, "new-tickets")
    assert violations(page) == []


@pytest.fixture
def unhurried(tmp_path: Path) -> Iterator[Server]:
    """A server whose bots pause before they move."""
    server = Server(tmp_path, "--bot-pause", "0.3")
    server.start()
    yield server
    server.stop()


def test_a_bot_leaves_time_to_undo_and_the_page_counts_it(
    browser: Browser, unhurried: Server
) -> None:
    visits = Visits(browser, unhurried.origin)
    position = game_until(unhurried, "usa", has_many_cards, rival=BRUNEL)
    page = visits.open(reduced_motion=True)
    sit(page, position.room, position.tokens[0])
    build = page.locator("button.build")
    expect(build).to_contain_text(str(len(ways_to_build(position.match))))
    before = build.bounding_box()
    assert Person(page).claim()
    undo = page.get_by_role("button", name="Undo")
    expect(undo.locator(".n-of")).to_have_text(re.compile("[1-5]"))
    after = build.bounding_box()
    assert before
    assert after
    assert before["x"] + before["width"] == after["x"] + after["width"]  # nothing jumps
    assert before["y"] == after["y"]
    undo.click()
    expect(page.locator("svg [data-track]")).to_have_count(0)
    assert visits.troubles() == []
    visits.close()


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
