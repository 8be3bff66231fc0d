"""The start page: a first game at once, your games, every board with its line, open tables."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from branchline.locales import say
from branchline.maps import load_map, map_ids
from tests.browser.finished import finished_game
from tests.browser.looking import shot, violations
from tests.browser.rooms import HUMAN, make_room, sit
from tests.browser.serving import Server
from tests.browser.watched_pages import SIZES, Visits

SUGGESTED = [which for which in map_ids() if load_map(which).first_game]
OPEN: dict[str, str] = {"kind": "open"}
REMEMBER = """([tokens, rooms]) => {
  const visits = rooms.map((room) => ({ room, map: "", name: "", at: 0 }));
  localStorage.setItem("branchline.tokens", JSON.stringify(tokens));
  localStorage.setItem("branchline.visits", JSON.stringify(visits));
}"""


GAPS = """() => {
  const ends = new Map();
  for (const each of document.querySelectorAll("main .two > *")) {
    const { top, right } = each.getBoundingClientRect();
    ends.set(top, Math.max(right, ends.get(top) ?? 0));
  }
  return Math.max(...ends.values()) - Math.min(...ends.values());
}"""
"""How much shorter a line of panels is than another."""


def facts_of(server: Server, room: str) -> dict[str, Any]:
    """Return what everybody may know of a room."""
    address = f"{server.origin}/api/rooms/{room}"
    with urllib.request.urlopen(address, timeout=60) as answer:  # noqa: S310 - loopback
        facts: dict[str, Any] = json.load(answer)["facts"]
    return facts


def fits(page: Page) -> bool:
    """Tell whether nothing is wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_the_note_on_the_first_game_stands_below_its_button(visits: Visits) -> None:
    page = visits.open(reduced_motion=True)
    note = page.get_by_text("It starts at once.")
    first = page.get_by_role("button", name="Play your first game")
    friends = page.get_by_role("link", name="Play with friends")
    expect(note).to_be_visible()
    for size, between in (("390×844", True), ("844×390", False), ("1440×900", False)):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        tops = [each.evaluate("(it) => it.getBoundingClientRect().top") for each in (first, note)]
        below = friends.evaluate("(it) => it.getBoundingClientRect().top")
        assert tops[0] < tops[1], size
        assert (tops[1] < below) is between, size


def test_a_new_game_has_boards_in_the_order_of_the_start_page_and_on_phones_in_a_strip(
    visits: Visits,
) -> None:
    page = visits.open(reduced_motion=True)
    expect(page.locator("[data-map]").first).to_be_visible()
    names = page.locator("[data-map]").evaluate_all("(all) => all.map((it) => it.dataset.map)")
    page.goto(f"/#/new?map={names[-1]}")
    boards = page.get_by_role("group", name="Which board?").get_by_role("radio")
    expect(boards).to_have_count(len(names))
    assert boards.evaluate_all("(all) => all.map((it) => it.value)") == names
    for size in ("390×844", "844×390"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        last = boards.last
        expect(last).to_be_in_viewport(ratio=1 if height > width else 0.3)  # all the way to the end
        assert fits(page), size
        if height > width:
            expect(page.get_by_role("group", name="How many players?")).to_be_in_viewport()
    for width, height in (SIZES["1440×900"], SIZES["390×844"]):  # a window made narrow
        page.set_viewport_size({"width": width, "height": height})
    expect(boards.last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("which", SUGGESTED)
def test_somebody_new_begins_the_suggested_game_at_once(
    which: str, visits: Visits, server: Server
) -> None:
    page = visits.open(reduced_motion=True)
    boards = page.locator("[data-map]")
    expect(boards).to_have_count(len(map_ids()))
    for each in map_ids():
        expect(page.locator(f"[data-map={each}]")).to_contain_text(say(f"about-{each}"))
    for series in ("base", "expansion"):
        wanted = {each for each in map_ids() if load_map(each).series == series}
        shown = page.locator(f"[data-series={series}] [data-map]")
        assert {each.get_attribute("data-map") for each in shown.all()} == wanted
    expect(page.get_by_role("heading", name="Expansions")).to_be_visible()
    expect(boards.first).to_have_attribute("data-map", which)
    expect(boards.first).to_contain_text("start here")
    expect(page.get_by_role("region", name="New to it?")).to_be_visible()
    expect(page.get_by_text("one bot (easy). It starts at once.")).to_be_visible()
    page.get_by_role("button", name="Play your first game").click()
    expect(page.locator(".game")).to_be_visible()
    facts = facts_of(server, page.url.rsplit("/", 1)[1])
    assert facts["map"] == which
    assert [seat["kind"] for seat in facts["seats"]] == ["human", "bot"]
    levels = [seat["bot"].partition("-")[0] for seat in facts["seats"][1:]]
    assert levels == list(load_map(which).first_game)
    page.goto("/#/")
    expect(page.locator("[data-turn]")).to_have_count(1)
    expect(page.get_by_role("link", name="New game")).to_be_visible()
    expect(page.get_by_role("button", name="Play your first game")).to_have_count(0)


def test_your_games_say_how_they_stand_and_every_screen_holds_the_page(
    visits: Visits, server: Server
) -> None:
    page = visits.open(reduced_motion=True)
    ended = finished_game(server, "poland", "Ada", "Ben", bot="greedy")
    others, _ = make_room(server.origin, "india", HUMAN, HUMAN)
    yours, your_tokens = make_room(server.origin, "uk", HUMAN, HUMAN)
    tokens = {ended.room: [ended.tokens[0]], yours: [your_tokens[0]]}
    page.evaluate(REMEMBER, [tokens, [ended.room, others, yours]])
    page.reload()
    games = page.locator("[data-turn]")
    expect(games).to_have_count(3)
    expect(games.nth(0)).to_contain_text("your turn")
    expect(games.nth(0)).to_contain_text("You and Ben")
    expect(games.nth(1)).to_contain_text("Ada and Ben are choosing")
    sheet = ended.match.score_sheet()
    high, low = sorted((sheet.total(seat) for seat in (0, 1)), reverse=True)
    expect(games.nth(2)).to_contain_text(f"won, {high} to {low}")
    expect(page.get_by_text("1 waits for you")).to_be_visible()
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        assert fits(page), (width, height)
        assert page.evaluate(GAPS) <= 1, (width, height)
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert violations(page) == []
    shot(page, "home-games-dark")
    games.nth(2).get_by_role("link", name="Replay: Poland").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.goto("/#/")
    games.nth(2).get_by_role("button", name="Take this game (Poland) off the list").click()
    expect(games).to_have_count(2)
    games.nth(0).get_by_role("link", name="Play").click()
    expect(page.locator(".game[data-acting=true]")).to_be_visible()


def test_a_table_with_an_open_seat_is_found_and_joined(visits: Visits, server: Server) -> None:
    host = visits.open(None, reduced_motion=True)
    room, tokens = make_room(server.origin, "europe", HUMAN, OPEN)
    sit(host, room, tokens[0])
    expect(host.get_by_role("heading", name="waiting for players")).to_be_visible()
    page = visits.open(reduced_motion=True)
    table = page.locator(f"[data-table='{room}']")
    expect(table).to_contain_text("Europe")
    expect(table).to_contain_text("Ada, 1 seat free")
    table.get_by_role("link", name="Join").click()
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".game")).to_be_visible()
    expect(host.locator(".game")).to_be_visible()
