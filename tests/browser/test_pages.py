"""The pages around the table: nothing inaccessible, nothing cut off; replay and playing on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from branchline.maps import load_map, map_ids
from tests.browser.endings import result_of
from tests.browser.looking import shot, violations
from tests.browser.playing import Person
from tests.browser.rooms import HUMAN, bot, make_room, sit
from tests.browser.serving import Server
from tests.browser.watched_pages import Device, Visits

SUGGESTED = next(which for which in map_ids() if load_map(which).first_game)
OPEN: dict[str, str] = {"kind": "open"}


def check(page: Page, name: str) -> None:
    """Look for violations and for anything wider than the screen; take a picture."""
    shot(page, name)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("device", "dark"), [("desktop", False), ("desktop", True), ("phone", False)]
)
def test_pages_are_accessible_and_fit(
    device: Device, dark: bool, visits: Visits, server: Server
) -> None:
    name = f"{device}-{'dark' if dark else 'light'}"
    page = visits.open("/", device, reduced_motion=True, dark=dark)
    expect(page.locator("[data-map]")).to_have_count(len(map_ids()))
    check(page, f"home-{name}")
    page.get_by_role("button", name="Settings").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    check(page, f"settings-{name}")
    page.keyboard.press("Escape")
    page.goto("/#/new")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    expect(page.get_by_role("radio", name=load_map(SUGGESTED).name)).to_be_checked()
    expect(page.locator("[name=map]").first).to_have_value(SUGGESTED)
    own = page.get_by_label("Player 1: name")
    expect(own).to_have_attribute("placeholder", "Player 1")  # what one is called without a name
    expect(page.locator("label", has=own)).to_contain_text("Name")
    check(page, f"new-{name}")
    room, tokens = make_room(server.origin, "usa", HUMAN, OPEN)
    sit(page, room, tokens[0])
    expect(page.get_by_role("heading", name="USA: waiting for players")).to_be_visible()
    check(page, f"waiting-{name}")


def test_a_finished_game_is_replayed_and_played_on(visits: Visits, server: Server) -> None:
    room, tokens = make_room(server.origin, "india", HUMAN, bot())
    page = visits.open(None, reduced_motion=True)
    sit(page, room, tokens[0])
    Person(page).play(1)
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    end = result_of(page)
    check(page, "end")
    end.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last > 50
    page.keyboard.press("Home")
    expect(page.locator("svg [data-track]")).to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator("svg [data-track]")).not_to_have_count(0)
    for _ in range(last // 2):
        page.keyboard.press("ArrowLeft")
    story = page.locator("[aria-busy]")
    expect(story).to_have_attribute("aria-busy", "false")
    check(page, "replay")
    fits_a_landscape_phone(page)
    slow: list[Route] = []
    page.route("**/replay/*", lambda route: slow.append(route))
    page.keyboard.press("ArrowLeft")
    expect(story).to_have_attribute("aria-busy", "true")
    check(page, "replay-slow")
    for route in slow:
        route.continue_()
    page.unroute("**/replay/*")
    expect(story).to_have_attribute("aria-busy", "false")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".game[data-over=false]")).to_be_visible()
    Person(page).play(2)


def fits_a_landscape_phone(page: Page) -> None:
    """Look at a replay on one: all controls in sight, a chart no wider than half of it."""
    before = page.viewport_size
    assert before is not None
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.get_by_role("button", name="Play on from here")).to_be_in_viewport(ratio=1)
    assert page.locator(".scores svg").first.evaluate("(it) => it.clientWidth") < 844 / 2
    page.set_viewport_size(before)


def test_links_that_lead_nowhere_say_so(visits: Visits) -> None:
    visits.allow("404", "4404")
    page = visits.open("/#/room/nosuchroom")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()


def test_a_replay_that_cannot_be_shown_says_why_and_leads_on(
    visits: Visits, server: Server
) -> None:
    visits.allow("404", "net::ERR_")
    page = visits.open("/#/replay/nosuchroom")
    heading = page.get_by_role("heading", name="This replay cannot be shown")
    for path in ("/#/replay/nosuchroom", "/#/replay", "/#/replay/%E0%A4%A"):
        page.goto(path)
        page.reload()
        expect(heading).to_be_visible()
        expect(page.get_by_role("alert")).to_contain_text("No game of this name is here.")
    check(page, "replay-unknown")
    expect(page).to_have_title("This replay cannot be shown – branchline")
    page.get_by_role("link", name="Back to the start page").click()
    expect(page.locator("[data-map]")).to_have_count(len(map_ids()))

    room, _ = make_room(server.origin, "usa", HUMAN, HUMAN)
    page.goto(f"/#/replay/{room}")
    expect(heading).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("The game is still under way.")
    check(page, "replay-not-over")
    page.get_by_role("link", name="To the table").click()
    expect(page.locator(".game")).to_be_visible()

    page.route("**/api/rooms/*", lambda route: route.abort())
    page.goto(f"/#/replay/{room}")
    expect(heading).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    page.unroute("**/api/rooms/*")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_contain_text("The game is still under way.")
