"""Stations in a browser: built from the list, seen on the board and beside the players."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.looking import shot
from tests.browser.playing import Person
from tests.browser.rooms import HUMAN, bot, make_room, sit
from tests.browser.serving import Server
from tests.browser.watched_pages import Visits


def test_a_station_is_built(visits: Visits, server: Server) -> None:
    page = visits.open(None, reduced_motion=True)
    room, tokens = make_room(server.origin, "europe", HUMAN, bot(), first_seat=0)
    sit(page, room, tokens[0])
    person = Person(page)
    person.play(1)
    person.wait()
    players = page.get_by_role("region", name="Players")
    expect(players.get_by_role("listitem").first).to_contain_text("stations 3")
    page.keyboard.press("b")
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("heading", name="Stations")).to_be_visible()
    version = person.version()
    dialog.get_by_role("button", name="Wien", exact=True).click()
    person.pay(version)
    expect(players.get_by_role("listitem").first).to_contain_text("stations 2")
    expect(page.locator(".log ol")).to_contain_text("You build a station in Wien")
    expect(page.locator("svg .piece")).to_have_count(1)
    shot(page, "station")
