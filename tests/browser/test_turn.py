"""Your turn: told by title, icon, notification, sound; first on the home page; undone in time."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import Person
from tests.browser.rooms import HUMAN, make_room, sit
from tests.browser.serving import Server
from tests.browser.watched_pages import Visits

pytestmark = pytest.mark.without_pictures

HIDE = """\
(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
}"""
LISTENER = """\
window.played = [];
const now = performance.now.bind(performance);
performance.now = () => now() / 100; // the player of a busy machine is no reason to leave one out
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) {
  window.played.push(this.buffer.duration);
  return start.apply(this, when);
};
"""


def has_icon(page: Page, address: str) -> None:
    """See that a page has an icon."""
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", address)


def two_at_a_table(visits: Visits, server: Server) -> tuple[Page, Page]:
    """Open a page for each of two people; both have their first tickets, and Ada is to act."""
    room, tokens = make_room(server.origin, "usa", HUMAN, HUMAN, first_seat=0)
    pages = []
    for token in tokens:
        page = visits.open(None, reduced_motion=True, fresh=True)
        page.add_init_script(LISTENER)
        page.goto("/")
        sit(page, room, token)
        pages.append(page)
        Person(page).play(1)
    ada, ben = pages
    expect(ada.locator(".game[data-acting=true]")).to_be_visible()
    return ada, ben


def take_turn(page: Page) -> None:
    """Take two cards from the deck."""
    for _ in range(2):
        expect(page.locator(".game[data-acting=true]")).to_be_attached()
        version = page.locator(".game").get_attribute("data-version")
        page.keyboard.press("d")
        expect(page.locator(".game")).not_to_have_attribute("data-version", version or "")


def test_title_and_icon_tell_whose_turn_it_is(visits: Visits, server: Server) -> None:
    ada, ben = two_at_a_table(visits, server)
    expect(ada).to_have_title("Your turn – USA – branchline")
    expect(ben).to_have_title("USA – branchline")
    has_icon(ada, "/icon-turn.svg")
    has_icon(ben, "/icon.svg")
    for name in ("/icon.svg", "/icon-turn.svg", "/icon-180.png"):
        assert ada.request.get(name).ok
    take_turn(ada)
    expect(ben).to_have_title("Your turn – USA – branchline")
    expect(ada).to_have_title("USA – branchline")
    has_icon(ada, "/icon.svg")
    ben.goto("/#/new")
    expect(ben).to_have_title("New game – branchline")
    has_icon(ben, "/icon.svg")


def test_a_notification_comes_when_it_was_asked_for_and_the_page_is_not_in_front(
    whole_browser_visits: Visits, server: Server
) -> None:
    ada, ben = two_at_a_table(whole_browser_visits, server)
    ben.context.grant_permissions(["notifications"])
    ben.evaluate("async () => { await navigator.serviceWorker.ready; }")
    shown = """async () => {
      const worker = await navigator.serviceWorker.getRegistration();
      return (await worker.getNotifications()).map((each) => `${each.title}: ${each.body}`);
    }"""
    ben.evaluate(HIDE, True)
    take_turn(ada)
    expect(ben).to_have_title("Your turn – USA – branchline")
    assert ben.evaluate(shown) == []  # nobody asked for any
    take_turn(ben)
    ben.get_by_label("Menu").click()
    ben.get_by_role("button", name="Settings").click()
    ben.get_by_role("switch", name="Tell me when it is my turn").check()
    ben.keyboard.press("Escape")
    take_turn(ada)
    said = ["Your turn: The others wait for you: USA"]
    ben.wait_for_function(
        f"async said => JSON.stringify(await ({shown})()) === said",
        arg=json.dumps(said, separators=(",", ":")),
    )
    take_turn(ben)  # it has been seen, so it goes
    ben.wait_for_function(f"async () => (await ({shown})()).length === 0")
    ben.evaluate(HIDE, False)
    take_turn(ada)
    expect(ben).to_have_title("Your turn – USA – branchline")
    assert ben.evaluate(shown) == []  # the page is in front


def test_who_says_no_to_the_browser_is_told_where_to_change_it(visits: Visits) -> None:
    page = visits.open(None)
    page.add_init_script(
        "let given = 'default';"
        "Object.defineProperty(Notification, 'permission', { get: () => given });"
        "Notification.requestPermission = async () => (given = 'denied');"
    )
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Tell me when it is my turn").click()
    expect(page.get_by_text("has been told to show no notifications")).to_be_visible()
    expect(page.get_by_role("switch", name="Tell me when it is my turn")).to_have_count(0)


def test_sounds_are_real_ones_and_the_switch_silences_them(visits: Visits, server: Server) -> None:
    ada, ben = two_at_a_table(visits, server)
    ben.locator("body").click(position={"x": 2, "y": 2})  # browsers keep quiet until then
    take_turn(ada)
    bell = 0.5
    ben.wait_for_function(f"() => window.played.some((each) => Math.abs(each - {bell}) < 0.01)")
    loaded = "performance.getEntriesByType('resource').filter((e) => /\\.wav$/.test(e.name)).length"
    assert 8 <= ben.evaluate(loaded) <= 10
    take_turn(ben)
    # Two cards: nothing that was asked for is still to come.
    ben.wait_for_function("() => window.played.filter((each) => each < 0.2).length >= 2")
    ben.get_by_role("button", name="Sounds").click()
    before = ben.evaluate("window.played.length")
    take_turn(ada)
    expect(ben).to_have_title("Your turn – USA – branchline")
    take_turn(ben)
    ben.wait_for_timeout(500)
    assert ben.evaluate("window.played.length") == before


def test_games_that_wait_for_you_come_first_on_the_home_page(
    visits: Visits, server: Server
) -> None:
    page = visits.open(reduced_motion=True)
    rooms = {}
    for which in ("usa", "india", "poland"):
        rooms[which] = make_room(server.origin, which, HUMAN, HUMAN)
    tokens = {room: [held[0]] for room, held in rooms.values()}
    page.evaluate(
        """([tokens, visits]) => {
            localStorage.setItem("branchline.tokens", JSON.stringify(tokens));
            localStorage.setItem("branchline.visits", JSON.stringify(visits));
            localStorage.setItem("branchline.settings", JSON.stringify({ guide: false }));
        }""",
        [
            tokens,
            [
                {"room": room, "map": which, "name": which, "at": 0}
                for which, (room, _) in rooms.items()
            ],
        ],
    )
    for which in ("usa", "poland"):  # the game in India waits for you alone
        page.goto(f"/#/room/{rooms[which][0]}")
        page.reload()
        expect(page.locator(".game[data-acting=true]")).to_be_visible()
        Person(page).play(1)
    page.goto("/#/")
    games = page.locator("[data-turn]")
    expect(games).to_have_count(3)
    expect(games.first).to_contain_text("India")
    expect(games.first).to_contain_text("your turn")
    expect(page.locator("[data-turn=true]")).to_have_count(1)
    expect(page).to_have_title("Your turn – branchline")
    games.first.get_by_role("link", name="Play").click()
    expect(page.locator(".game[data-acting=true]")).to_be_visible()
