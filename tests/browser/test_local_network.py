"""Friends on other devices: the invitation says who can reach the game, and lets the host open it.

Another address of loopback, 127.0.0.2, stands for the local network.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import segno
from playwright.sync_api import Browser, Page, expect

from tests.browser.finished import finished_game
from tests.browser.looking import shot, violations
from tests.browser.playing import Person
from tests.browser.rooms import HUMAN, make_room, sit
from tests.browser.serving import Server
from tests.browser.watched_pages import Visits

LAN = "127.0.0.2"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server on loopback, whose local network is another address of it.

    Whether it is open to the network is the server's, not a room's: each test has one of its own.
    """
    server = Server(tmp_path, "--lan-address", LAN)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def visits(browser: Browser, server: Server) -> Iterator[Visits]:
    visits = Visits(browser, server.origin)
    visits.allow(rf"request elsewhere: (http|ws)://{LAN}:", "net::ERR_", "WebSocket connection")
    yield visits
    troubles = visits.troubles()
    visits.close()
    assert troubles == []


def links(page: Page) -> list[str]:
    """Return the links a page hands out."""
    return [each.input_value() for each in page.locator("input[readonly]").all()]


def test_the_host_opens_the_game_to_the_network_and_a_friend_plays(
    visits: Visits, server: Server
) -> None:
    host = visits.open("/#/new?map=usa", reduced_motion=True)
    host.get_by_label("Player 2: who sits there").select_option("open")
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_text("This game is on this computer only")).to_be_visible()
    expect(host.get_by_role("button", name="QR code")).to_have_count(0)
    assert links(host)
    assert all(link.startswith(server.origin) for link in links(host))
    shot(host, "network-here")
    assert violations(host) == []
    host.get_by_role("button", name="Open to the local network").click()
    expect(host.get_by_text(f"Open to your local network at http://{LAN}:")).to_be_visible()
    assert all(link.startswith(f"http://{LAN}:{server.port}/#/") for link in links(host))
    link = links(host)[0]
    host.get_by_role("button", name="QR code For whoever").click()
    code = host.get_by_role("img", name="QR code: For whoever")
    expect(code).to_be_visible()
    drawn = segno.make_qr(link, error="m", boost_error=False)
    expected = drawn.svg_data_uri(border=4, dark="#000", light="#fff")
    expect(code).to_have_attribute("src", expected)
    host.wait_for_function(
        "(img) => img.complete && img.naturalWidth > 20", arg=code.element_handle()
    )
    shot(host, "network-open", whole=True)
    assert violations(host) == []

    friend = visits.open(None, "phone", reduced_motion=True)
    friend.goto(link)
    visits.allow("400 .*/join")
    friend.get_by_label("Your name").fill("Ｂｏ\u200b")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("alert")).to_contain_text(
        "That name cannot be used here. (it contains characters that cannot be seen)"
    )
    friend.get_by_label("Your name").fill("PLAYER 1")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("alert")).to_contain_text("somebody here is called Player 1")
    friend.get_by_label("Your name").fill("Bo")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator(".game")).to_be_visible()
    Person(host).play(1)
    Person(friend, "finger").play(1)


def test_the_game_is_closed_again_and_friends_are_cut_off(visits: Visits, server: Server) -> None:
    host = visits.open("/#/new?map=usa", reduced_motion=True)
    host.get_by_label("Player 2: who sits there").select_option("open")
    host.get_by_role("button", name="Open the table").click()
    opening = host.get_by_role("button", name="Open to the local network")
    closing = host.get_by_role("button", name="Close it again")
    opening.click()
    expect(closing).to_be_visible()
    friend = visits.open(None, reduced_motion=True)
    friend.goto(links(host)[-1])  # to watch
    expect(friend.get_by_role("heading", name="USA: waiting for players")).to_be_visible()
    expect(friend.get_by_role("button", name="Close it again")).to_have_count(0)
    closing.click()
    expect(host.get_by_text("This game is on this computer only")).to_be_visible()
    assert all(link.startswith(server.origin) for link in links(host))
    expect(friend.locator(".lost")).to_be_visible()
    opening.click()
    expect(friend.locator(".lost")).to_have_count(0)
    closing.click()
    expect(opening).to_be_visible()


def test_who_did_not_make_the_game_is_told_who_can_open_it(visits: Visits, server: Server) -> None:
    room, tokens = make_room(server.origin, "usa", HUMAN, {"kind": "open"})
    page = visits.open(None, reduced_motion=True)
    sit(page, room, tokens[0])
    expect(page.get_by_text("Whoever made the game can open it")).to_be_visible()
    expect(page.get_by_role("button", name="Open to the local network")).to_have_count(0)
    page.get_by_role("button", name="Start now").click()
    expect(page.locator(".game")).to_be_visible()
    page.get_by_label("Menu").click()
    expect(page.get_by_role("button", name="(this computer only)")).to_be_visible()


COPIED = """\
window.copied = [];
navigator.clipboard.writeText = async (text) => void window.copied.push(text);
"""
"""Keeps what a page copies; runs before its own code."""


def handed_out(page: Page, room: str, *, here: bool) -> list[tuple[str, str]]:
    """Return the links that the pages of a finished game hand out, and what they say of each."""
    found = []
    page.goto(f"/#/room/{room}")
    page.reload()  # then the page asks anew who can reach it
    page.get_by_role("button", name="Share", exact=True).click()
    said = page.locator("footer [role=status]")
    expect(said).to_contain_text("Copied")
    found.append((page.evaluate("window.copied.at(-1)"), said.inner_text()))
    page.get_by_role("button", name="Look at the board").click()
    page.get_by_label("Menu").click()
    copy = "Copy link to watch (this computer only)" if here else "Copy link to watch"
    page.get_by_role("button", name=copy, exact=True).click()
    found.append((page.evaluate("window.copied.at(-1)"), copy))
    page.goto(f"/#/replay/{room}")
    page.get_by_role("button", name="Share", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("input[readonly]")).to_be_visible()
    found.append((links(page)[0], dialog.inner_text()))
    return found


def test_no_link_to_this_computer_is_handed_out_as_if_it_worked_elsewhere(
    visits: Visits, server: Server
) -> None:
    game = finished_game(server, "usa", "Ada", "Ben", bot="easy")
    page = visits.open(None, reduced_motion=True)
    page.add_init_script(COPIED)
    sit(page, game.room, game.tokens[0])
    for link, said in handed_out(page, game.room, here=True):
        assert link.startswith(server.origin)
        assert "this computer only" in said, (link, said)
    host = visits.open("/#/new?map=usa", reduced_motion=True)
    host.get_by_label("Player 2: who sits there").select_option("open")
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="Open to the local network").click()
    expect(host.get_by_text(f"Open to your local network at http://{LAN}:")).to_be_visible()
    for link, said in handed_out(page, game.room, here=False):
        assert link.startswith(f"http://{LAN}:{server.port}/#/")
        assert "this computer only" not in said, (link, said)
