"""Technologies in a browser: bought from the panel, paid with cards played as a locomotive."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.looking import shot, violations
from tests.browser.playing import Person
from tests.browser.rooms import HUMAN, bot, make_room, sit
from tests.browser.serving import Server
from tests.browser.visiting import Visits


def test_a_technology_is_paid_with_other_cards(visits: Visits, server: Server) -> None:
    page = visits.open(reduced_motion=True)
    seats = (HUMAN, bot())
    room, tokens = make_room(server.origin, "uk", *seats, variant="advanced", first_seat=0)
    sit(page, room, tokens[0])
    person = Person(page)
    person.play(1)
    person.wait()
    expect(page.locator(".status")).to_contain_text("buy a technology")
    panel = page.get_by_role("region", name="Technologies")
    panel.get_by_role("button", name="Mechanical Stoker").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("Buy Mechanical Stoker")
    dialog.get_by_role("button", name="other cards in place of 1 locomotive").first.click()
    decision = page.get_by_role("region", name="Decide")
    expect(decision).to_contain_text("Choose 4 more cards")
    shot(page, "substitutes")
    assert violations(page) == []
    while decision.count():
        person.move()
        person.wait()
    log = page.locator(".log ol")
    expect(log).to_contain_text("Ada buys Mechanical Stoker")
    expect(log).to_contain_text("towards a locomotive")
    expect(panel.locator(".mine")).to_contain_text("Mechanical Stoker")


def test_the_rules_tell_all_technologies_of_a_variant(visits: Visits, server: Server) -> None:
    page = visits.open(reduced_motion=True)
    room, tokens = make_room(server.origin, "uk", HUMAN, bot(), variant="advanced")
    sit(page, room, tokens[0])
    Person(page).wait()
    page.keyboard.press("?")
    rules = page.locator("dialog[open]")
    for told in ("Wales Concession", "Diesel Power", "Saving a card", "Any 4 cards you choose"):
        expect(rules).to_contain_text(told)
    shot(page, "rules-of-technologies")
