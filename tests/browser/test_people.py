"""People together: at one screen, over a link, watching, talking."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from branchline.locales.messages import Messages
from tests.browser.languages import speak
from tests.browser.looking import shot
from tests.browser.playing import Person
from tests.browser.rooms import HUMAN, bot, make_room, sit
from tests.browser.serving import Server
from tests.browser.waiting import eventually
from tests.browser.watched_pages import Visits

NEWEST_IS_WHOLE = """\
() => {
  const newest = [...document.querySelectorAll(".said")].at(-1);
  const box = newest?.closest(".newest");
  const bottom = (each) => each.getBoundingClientRect().bottom;
  return box && bottom(newest) <= bottom(box) + 1;
}"""
"""Whether the newest message is shown to its lower edge."""

pytestmark = pytest.mark.without_pictures


def test_people_at_one_screen_never_see_the_others_hand(visits: Visits, server: Server) -> None:
    page = visits.open(None, reduced_motion=True)
    room, tokens = make_room(server.origin, "usa", HUMAN, HUMAN)
    sit(page, room, *tokens)
    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible()
    expect(page.locator(".hand")).to_have_count(0)
    expect(page.locator(".keep")).to_have_count(0)
    shot(page, "curtain")
    person = Person(page)
    person.play(14)
    assert person.lifted >= 4
    person.wait()
    if not curtain.count():
        person.play(3)
    expect(curtain.or_(page.locator(".hand")).first).to_be_visible()


def test_friends_by_a_link_lose_nothing_when_the_line_breaks(
    visits: Visits, server: Server
) -> None:
    visits.allow("net::ERR_", "WebSocket connection")
    host = visits.open("/#/new?map=poland", "phone", reduced_motion=True)
    host.get_by_label("Player 2: who sits there").select_option("friend")
    host.get_by_role("button", name="Open the table").or_(
        host.get_by_role("button", name="Begin")
    ).first.click()
    link = host.locator("input[readonly]").first.input_value()  # it lies over the tickets
    host.get_by_role("button", name="Choose your first tickets").tap()
    expect(host.locator(".keep")).to_be_visible()
    host.get_by_role("button", name="Players").tap()
    expect(host.get_by_role("button", name="Choose your first tickets")).to_be_in_viewport(ratio=1)
    friend = visits.open(None, reduced_motion=True)
    friend.goto(link)
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator(".game")).to_be_visible()
    assert link.rsplit("/", 1)[1] not in friend.url  # the key does not stay in the address
    expect(host.locator(".keep")).to_be_visible()
    people = [Person(host), Person(friend)]
    take_turns(people, 6)
    server.kill()
    expect(host.locator(".lost")).to_be_visible()
    server.start()
    expect(host.locator(".lost")).to_have_count(0)
    expect(friend.locator(".lost")).to_have_count(0)
    take_turns(people, 4)
    friend.reload()
    expect(friend.locator(".game")).to_be_visible()
    take_turns(people, 4)
    seen = [board_of(page) for page in (host, friend)]
    assert seen[0] == seen[1]


def take_turns(people: list[Person], moves: int) -> None:
    """Let whoever is to act make a move, so many times; then both pages show the same."""
    for _ in range(moves):
        ready: list[Person] = []

        def is_somebody_ready(found: list[Person] = ready) -> bool:
            acting = ".game[data-acting=true]"
            found.extend(each for each in people if each.page.locator(acting).count())
            return bool(found)

        assert eventually(people[0].page, is_somebody_ready)
        ready[0].move()
    assert eventually(people[0].page, lambda: len({each.version() for each in people}) == 1)


def board_of(page: Page) -> list[tuple[str | None, str | None]]:
    """Return who owns which track, as a page shows it."""
    wagons = page.locator("svg [data-track]").all()
    return sorted(
        (each.get_attribute("data-track"), each.get_attribute("data-seats")) for each in wagons
    )


def test_watching_and_talking(visits: Visits, server: Server) -> None:
    room, tokens = make_room(server.origin, "usa", HUMAN, HUMAN, bot())
    ada, ben = visits.open(None), visits.open(None)
    sit(ada, room, tokens[0])
    sit(ben, room, tokens[1])
    watcher = visits.open(f"/#/room/{room}")
    expect(watcher.locator(".game")).to_be_visible()
    expect(watcher.locator(".hand")).to_have_count(0)
    expect(ada.get_by_text("1 person is watching")).to_be_visible()
    ada.get_by_label("Say something").fill("<b>hello</b> & good luck")
    ada.keyboard.press("Enter")
    for page, who in ((ada, "You"), (ben, "Ada"), (watcher, "Ada")):
        expect(page.locator(".said")).to_contain_text(f"{who}: <b>hello</b> & good luck")
    expect(ben.locator(".said b")).to_have_count(0)
    ben.get_by_role("button", name="Mute Ada").click()
    expect(ben.get_by_role("button", name="Mute Ada")).to_have_attribute("aria-pressed", "true")
    ada.get_by_label("Say something").fill("unheard")
    ada.keyboard.press("Enter")
    expect(watcher.locator(".said").last).to_contain_text("unheard")
    expect(ben.locator(".said").last).not_to_contain_text("unheard")


def test_refusals_are_told_again_in_another_language(visits: Visits, server: Server) -> None:
    room, tokens = make_room(server.origin, "usa", HUMAN, HUMAN, {"kind": "open"})
    page = visits.open(None)
    sit(page, room, tokens[0])
    page.get_by_label("Your name").fill("ben")
    page.get_by_role("button", name="Rename").click()
    refused = page.get_by_role("alert").filter(has_text="Ben")
    expect(refused).to_contain_text("somebody here is called")
    speak(page, "pl")
    expect(refused).to_contain_text(
        Messages("pl", left_out=()).say("refusal-name-taken", {"name": "Ben"})
    )


def test_a_bot_takes_over_and_gives_back(visits: Visits, server: Server) -> None:
    room, tokens = make_room(server.origin, "usa", HUMAN, HUMAN)
    page = visits.open(None)
    sit(page, room, tokens[0])
    Person(page).play(1)
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_text("a bot plays", exact=True).first).to_be_visible()
    back = page.get_by_role("button", name="Play myself again")
    for width, height in ((844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_role("status").first).to_contain_text("A bot plays for you")
        expect(back).to_be_in_viewport(ratio=1)
    back.click()
    expect(back).to_have_count(0)
    expect(page.get_by_role("status").first).not_to_contain_text("A bot plays")


def test_new_messages_are_seen_on_a_phone(visits: Visits, server: Server) -> None:
    room, tokens = make_room(server.origin, "usa", HUMAN, HUMAN)
    phone, other = visits.open(None, "phone", reduced_motion=True), visits.open(None)
    sit(phone, room, tokens[0])
    sit(other, room, tokens[1])
    for page in (phone, other):
        Person(page, "finger" if page is phone else "mouse").play(1)
    log = phone.get_by_role("button", name="Log")
    expect(log.locator(".fresh")).to_have_count(0)
    for number in range(14):
        other.get_by_label("Say something").fill(f"message {number}")
        other.keyboard.press("Enter")
    expect(log.locator(".fresh")).to_be_visible()
    log.tap()
    newest = phone.locator(".said").last
    expect(newest).to_contain_text("message 13")
    expect(newest).to_be_in_viewport(ratio=1)
    phone.wait_for_function(NEWEST_IS_WHOLE)
    expect(log.locator(".fresh")).to_have_count(0)
    shot(phone, "phone-chat")
    for width, height in ((844, 390), (390, 844), (390, 600)):  # turned, and with a keyboard
        phone.set_viewport_size({"width": width, "height": height})
        expect(newest).to_be_in_viewport(ratio=1)
