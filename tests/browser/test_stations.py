"""Stations in a browser: built from the list, seen on the board and beside the players."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.looking import shot
from tests.browser.playing import Person
from tests.browser.rooms import HUMAN, bot, make_room, sit
from tests.browser.serving import Server
from tests.browser.watched_pages import Visits


def test_a_station_is_built_after_one_was_given_up(visits: Visits, server: Server) -> None:
    page = visits.open(None, "phone", reduced_motion=True)
    page.set_viewport_size({"width": 844, "height": 390})
    room, tokens = make_room(server.origin, "europe", HUMAN, bot(), first_seat=0)
    sit(page, room, tokens[0])
    person = Person(page, "finger")
    person.play(1)
    person.wait()
    page.locator(".tabs").get_by_role("button", name="Build").tap()
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("heading", name="Stations")).to_be_visible()
    dialog.get_by_role("button", name="Choose on the board").tap()
    expect(page.locator("svg .ring.site")).not_to_have_count(0)
    shot(page, "station-placing")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".status")).to_contain_text("Tap it, or Cancel")
    page.set_viewport_size({"width": 844, "height": 390})
    page.locator(".rails").get_by_role("button", name="Cancel").tap()
    expect(page.locator("svg .ring.site")).to_have_count(0)
    page.keyboard.press("b")
    version = person.version()
    dialog.get_by_role("button", name="Wien", exact=True).click()
    person.pay(version)
    expect(page.locator("svg .piece")).to_have_count(1)
    page.set_viewport_size({"width": 1440, "height": 900})
    players = page.get_by_role("region", name="Players")
    expect(players.get_by_role("listitem").first).to_contain_text("stations 2")
    expect(page.locator(".log ol")).to_contain_text("You build a station in Wien")
    shot(page, "station")
