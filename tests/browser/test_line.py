"""The line to the server: lost, tried again soon and on demand, found dead when it is silent."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from branchline.locales import say
from branchline.maps import map_ids
from tests.browser.playing import Person
from tests.browser.rooms import HUMAN, bot, make_room, sit
from tests.browser.serving import Server
from tests.browser.waiting import eventually
from tests.browser.watched_pages import Visits

pytestmark = pytest.mark.without_pictures

RECORDER = """\
window.attempts = [];
let lost = null;
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(address) {
    super(address);
    const attempt = { wait: null };
    window.attempts.push(attempt);
    this.addEventListener("close", () => { lost = attempt; });
  }
};
const after = window.setTimeout;
window.setTimeout = (what, wait, ...more) => {
  if (lost) lost.wait = wait;
  lost = null;
  return after(what, wait, ...more);
};
"""
"""Runs before a page's own code: every attempt, and how long the page means to wait after it."""
AT_ONCE = """\
(what) => {
  const before = window.attempts.length;
  if (what === "visible") document.dispatchEvent(new Event("visibilitychange"));
  else if (what === "online") window.dispatchEvent(new Event("online"));
  else document.querySelector(".lost button").click();
  return window.attempts.length - before;
}"""
WAITING = ".lost button:enabled"


def at_a_table(visits: Visits, server: Server) -> Page:
    """Open a page that notes its connections, at a table."""
    visits.allow("net::ERR_", "WebSocket connection")
    room, tokens = make_room(server.origin, "usa", HUMAN, HUMAN)
    page = visits.open(None, reduced_motion=True)
    page.add_init_script(RECORDER)
    page.goto("/")
    sit(page, room, tokens[0])
    expect(page.locator(".game")).to_be_visible()
    return page


def test_a_lost_line_is_tried_soon_and_at_once_on_demand(visits: Visits, server: Server) -> None:
    page = at_a_table(visits, server)
    Person(page).play(1)
    server.kill()
    try:
        expect(page.locator(".lost")).to_contain_text("Trying again in")
        for what in ("visible", "online", "try now"):
            page.wait_for_selector(WAITING)
            assert page.evaluate(AT_ONCE, what) == 1, what
        page.wait_for_function("() => window.attempts[8]?.wait")
        waits: list[float] = page.evaluate("window.attempts.slice(0, 9).map((each) => each.wait)")
        assert max(waits) <= 3000, waits
        assert max(waits) > 1500, waits  # nor does it hammer on a server that is gone
    finally:
        server.start()
    expect(page.locator(".lost")).to_have_count(0)
    expect(page.locator(".game")).to_be_visible()


def test_a_silent_line_is_found_dead(visits: Visits, server: Server) -> None:
    room, tokens = make_room(server.origin, "usa", HUMAN, bot())
    page = visits.open(None, reduced_motion=True, fresh=True)
    sent: list[str] = []
    heard: list[str] = []
    lines: list[WebSocketRoute] = []
    silent = 0

    def relay(line: WebSocketRoute) -> None:
        lines.append(line)
        mine = len(lines)
        far = line.connect_to_server()

        def outward(message: Any) -> None:
            sent.append(json.loads(message)["type"])
            if mine != silent:
                far.send(message)

        def inward(message: Any) -> None:
            if mine != silent:
                heard.append(json.loads(message)["type"])
                line.send(message)

        line.on_message(outward)
        far.on_message(inward)

    page.route_web_socket("**/ws/*", relay)
    page.clock.install()
    page.goto("/")
    sit(page, room, tokens[0])
    expect(page.locator(".game")).to_be_visible()
    before = len(lines)
    for _ in range(8):
        page.clock.run_for(5000)
        assert eventually(page, lambda: heard.count("pong") == sent.count("ping"))
    assert sent.count("ping") >= 3
    assert len(lines) == before  # a line that answers is left alone
    silent = before
    page.clock.run_for(10_000)
    assert len(lines) == before  # not yet
    page.clock.run_for(14_000)
    assert eventually(page, lambda: len(lines) > before)
    expect(page.locator(".lost")).to_have_count(0)
    expect(page.locator(".game[data-acting=true]")).to_be_visible()
    assert len(lines) == before + 1
    Person(page).play(1)


def test_who_may_not_come_in_is_told_why(visits: Visits, server: Server) -> None:
    room, _ = make_room(server.origin, "usa", HUMAN, HUMAN, spectators=False)
    page = visits.open(f"/#/room/{room}")
    expect(page.get_by_role("heading", name="You cannot come in here")).to_be_visible()
    expect(page.get_by_text("nobody may watch")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_text(say("refusal-no-token"))
    page.get_by_role("link", name="Back to the start page").click()
    expect(page.locator("[data-map]")).to_have_count(len(map_ids()))


def test_who_watches_under_a_players_name_watches_without_one(
    visits: Visits, server: Server
) -> None:
    room, _ = make_room(server.origin, "usa", HUMAN, HUMAN)
    page = visits.open()
    page.evaluate("localStorage.setItem('branchline.settings', JSON.stringify({ name: 'ADA' }))")
    page.goto(f"/#/room/{room}")
    page.reload()
    expect(page.locator(".game")).to_be_visible()
