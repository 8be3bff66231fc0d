"""Technologies in a browser: what the shelf says, and buying and using every one of them."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from branchline.core.cards import LOCOMOTIVE
from branchline.maps import load_map
from branchline.play.closed import opened_by
from branchline.play.match import Match
from tests.browser.looking import shot, violations
from tests.browser.moments import has_many_cards
from tests.browser.playing import Person
from tests.browser.pointing import point_at
from tests.browser.positions import collect, game_until
from tests.browser.rooms import HUMAN, bot, make_room, sit
from tests.browser.serving import Server
from tests.browser.watched_pages import Visits

pytestmark = pytest.mark.without_pictures

MAP = "uk"
PARAMETERS = load_map(MAP, "advanced").mechanics["technologies"]
CARDS = [*PARAMETERS["cards"], *PARAMETERS["extra"]]
BASIC = len(PARAMETERS["cards"])
KEPT = {"right_of_way", "two_claims"}
"""Effects of technologies that go back to the shelf once they have been used."""
MANY = 16


def builder(match: Match, seat: int, dice: random.Random) -> int:
    """Let the second seat build what it can; the first collects."""
    legal = match.actions(seat)
    claims = [action for action in legal if match.notation.text(action).startswith("claim")]
    return dice.choice(claims) if seat and claims else collect(match, seat, dice)


def can_buy(number: int, match: Match) -> bool:
    """Tell whether the first seat is on turn, can buy a technology and keeps many cards."""
    if match.to_act != (0,) and list(match.to_act) != [0]:
        return False
    view = match.view(0)
    if view.phase != "turn" or sum(view.hand) < MANY:
        return False
    name = CARDS[number]["name"]
    return any(match.notation.text(action).startswith(f"buy {name}") for action in match.actions(0))


def buy(page: Page, name: str) -> None:
    """Buy a technology from the shelf, with the cards needed least."""
    shelf = page.get_by_role("region", name="Technologies")
    shelf.get_by_role("button", name=name).click()
    sheet = page.locator("dialog[open]")
    expect(sheet).to_contain_text(f"Buy {name}")
    person = Person(page)
    person.lay()
    expect(sheet).to_have_count(0)
    expect(page.locator(".log ol")).to_contain_text(f"You buy {name}")


@pytest.mark.parametrize("number", range(len(CARDS)), ids=lambda n: CARDS[n]["name"])
def test_every_technology_is_bought_and_used(number: int, visits: Visits, server: Server) -> None:
    card = CARDS[number]
    variant = None if number < BASIC else "advanced"
    position = game_until(
        server, MAP, lambda match: can_buy(number, match), variant=variant, choose=builder
    )
    page = visits.open(None, reduced_motion=True)
    sit(page, position.room, position.tokens[0])
    expect(page.locator(".status")).to_contain_text("buy a technology")
    name, effect = card["name"], card["effect"]
    opened = page.locator(f"[data-technology='{number}']").inner_text()
    buy(page, name)
    mine = page.locator(".shelf .mine")
    if effect not in KEPT:
        expect(mine).to_contain_text(name)
        expect(page.locator("[data-seat='0']")).to_contain_text(name)
    if effect in ("concession", "lengths", "ferries"):
        tracks = opened_by(position.match.game, position.match.view(0))[number]
        assert f"opens {len(tracks)} track" in opened
        page.keyboard.press("0")  # the whole board
        point_at(page, MAP, tracks[0])
        expect(page.locator(".tip")).to_be_visible()
        expect(page.locator(".tip")).not_to_contain_text("Needs")
    use(page, effect, card)


def use(page: Page, effect: str, card: dict[str, object]) -> None:
    """Do what a technology allows."""
    person = Person(page)
    person.wait()
    status = page.locator(".status")
    if effect == "right_of_way":
        expect(status).to_contain_text("Right of Way")
        expect(status).to_contain_text("beside another player")
        assert person.claim()
        expect(page.locator(".log ol")).to_contain_text("You build")
    elif effect == "two_claims":
        expect(status).to_contain_text("Build the first of two tracks")
        assert person.claim()
        expect(status).to_contain_text("Build a second track, or stop")
        decide = page.get_by_role("region", name="Decide")
        decide.get_by_role("button", name="Build no second track").click()
        expect(status).to_contain_text("Ben")
        expect(page.locator(".game[data-acting=false]")).to_be_visible()
    elif effect == "blind_draw":
        draw = page.get_by_role("button", name=f"Draw {card['number']} cards from the deck")
        after = hand_size(page) + int(str(card["number"]))
        draw.click()
        expect(page.locator(".hand .caption .number")).to_have_text(str(after))
    elif effect == "saving":
        page.keyboard.press("b")
        expect(page.locator("dialog[open]")).to_contain_text("1 card saved")
        page.keyboard.press("Escape")
        assert person.claim()
    else:
        expect(status).to_contain_text("Your turn")
        if person.claim():
            expect(page.locator(".log ol")).to_contain_text("You build")
        else:
            assert person.draw()


def hand_size(page: Page) -> int:
    """Return how many cards the page says one has."""
    return int(page.locator(".hand .caption .number").inner_text())


def rich(match: Match) -> bool:
    """Tell whether the first seat is on turn with cards of several colours and no locomotive."""
    if list(match.to_act) != [0]:
        return False
    view = match.view(0)
    kinds = sum(1 for count in view.hand[:LOCOMOTIVE] if count)
    return view.phase == "turn" and view.hand[LOCOMOTIVE] == 0 and kinds > 3 and sum(view.hand) > 7


def test_cards_are_laid_all_at_once_in_any_order(visits: Visits, server: Server) -> None:
    position = game_until(server, MAP, rich)
    page = visits.open(None, reduced_motion=True)
    sit(page, position.room, position.tokens[0])
    shelf = page.get_by_role("region", name="Technologies")
    stoker = shelf.get_by_role("button", name="Mechanical Stoker")
    expect(stoker).to_contain_text("4 cards")
    stoker.click()
    sheet = page.locator("dialog[open]")
    pay = sheet.locator("footer button.main")
    expect(sheet).to_contain_text("4 more cards to lay")
    expect(pay).to_be_disabled()
    cards = sheet.locator("[data-lay]")
    cards.last.click()
    cards.first.click()
    expect(sheet).to_contain_text("2 more cards to lay")
    sheet.locator("button.full").first.click()  # taken back
    expect(sheet).to_contain_text("3 more cards to lay")
    for number in range(cards.count()):
        if cards.nth(number).locator(".laid").count() == 0 and pay.is_disabled():
            cards.nth(number).click()
    expect(sheet).to_contain_text("Mechanical Stoker")
    shot(page, "laying")
    assert violations(page) == []
    while pay.is_disabled():
        sheet.locator(".least").click()
    pay.click()
    expect(shelf.locator(".mine")).to_contain_text("Mechanical Stoker")
    expect(page.get_by_role("region", name="Decide")).to_have_count(0)


def test_tickets_say_what_must_be_bought_first(visits: Visits, server: Server) -> None:
    position = game_until(
        server,
        MAP,
        lambda match: (
            list(match.to_act) == [0]
            and match.view(0).phase == "turn"
            and any(
                len(match.data.tickets[ticket].legs) == 1
                and match.data.places[match.data.tickets[ticket].legs[0].starts[0]].region
                == "Scotland"
                for ticket in match.view(0).tickets
            )
        ),
    )
    page = visits.open(None, reduced_motion=True)
    sit(page, position.room, position.tokens[0])
    expect(page.get_by_role("region", name="Your tickets")).to_contain_text("First buy")
    shelf = page.get_by_role("region", name="Technologies")
    expect(shelf).to_contain_text("ticket")


def test_a_landscape_phone_shows_the_whole_shelf(visits: Visits, server: Server) -> None:
    position = game_until(server, MAP, has_many_cards, variant="advanced")
    page = visits.open(None, reduced_motion=True)
    page.set_viewport_size({"width": 844, "height": 390})
    sit(page, position.room, position.tokens[0])
    page.get_by_role("button", name="Shelf").click()
    shelf = page.get_by_role("region", name="Technologies")
    expect(shelf.get_by_role("heading")).to_be_in_viewport(ratio=1)
    assert shelf.locator("li").count() > BASIC
    for item in shelf.locator("li").all():
        expect(item).to_be_in_viewport(ratio=1)
    shot(page, "shelf-landscape")


def test_the_rules_tell_all_technologies_of_a_variant(visits: Visits, server: Server) -> None:
    page = visits.open(None, reduced_motion=True)
    room, tokens = make_room(server.origin, MAP, HUMAN, bot(), variant="advanced")
    sit(page, room, tokens[0])
    Person(page).wait()
    page.keyboard.press("?")
    rules = page.locator("dialog[open]")
    for told in ("Wales Concession", "Diesel Power", "Saving a card", "Any 4 cards you choose"):
        expect(rules).to_contain_text(told)
    shot(page, "rules-of-technologies")
