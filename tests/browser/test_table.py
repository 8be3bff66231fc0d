"""The table: what the board tells, what it marks, and how it moves."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from branchline.play.match import Match
from branchline.server.bot_moves import REVIEWER, BotQuestion, advise
from tests.browser.looking import shot, violations
from tests.browser.moments import has_many_cards
from tests.browser.playing import Person
from tests.browser.pointing import point_at
from tests.browser.positions import game_until
from tests.browser.rooms import HUMAN, bot, make_room, sit
from tests.browser.serving import Server
from tests.browser.tasks import longest_task
from tests.browser.waiting import eventually
from tests.browser.watched_pages import Visits

LONGEST_MS = 100


def at_table(
    visits: Visits, server: Server, which: str, moves: int = 1, dark: bool = False
) -> Page:
    """Return a page at a table, after some moves of its own."""
    page = visits.open(None, reduced_motion=True, dark=dark)
    room, tokens = make_room(server.origin, which, HUMAN, bot())
    sit(page, room, tokens[0])
    person = Person(page)
    person.play(moves)
    person.wait()
    return page


def test_panning_and_zooming_never_blocks(visits: Visits, server: Server) -> None:
    page = at_table(visits, server, "europe", 8)
    box = page.locator(".frame").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def move() -> None:
        page.mouse.move(x, y)
        page.mouse.wheel(0, -400)
        page.mouse.down()
        for step in range(1, 30):
            page.mouse.move(x + 6 * step, y + 3 * step)
        page.mouse.up()
        for _ in range(4):
            page.mouse.wheel(0, 150)

    assert longest_task(page, move) <= LONGEST_MS


class Layers:
    """How often each layer of a page has been painted, by the element it is of."""

    def __init__(self, page: Page, selector: str) -> None:
        self.page = page
        self.painted: dict[int, int] = {}
        session = page.context.new_cdp_session(page)
        session.on("LayerTree.layerTreeDidChange", self.note)
        session.send("DOM.enable")
        session.send("LayerTree.enable")
        root = session.send("DOM.getDocument")["root"]["nodeId"]
        found = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})
        told = session.send("DOM.describeNode", {"nodeId": found["nodeId"]})
        self.own: int = told["node"]["backendNodeId"]

    def note(self, event: dict[str, Any]) -> None:
        """Note what the browser tells of its layers, which it does when one changes."""
        for layer in event.get("layers", ()):
            self.painted[layer.get("backendNodeId", 0)] = layer["paintCount"]

    def change(self, act: Callable[[], object]) -> tuple[int, int]:
        """Return how often the element's layer and all others were painted while one acts."""
        before = dict(self.painted)
        act()
        assert eventually(self.page, lambda: self.painted != before)
        grown = {key: count - before.get(key, 0) for key, count in self.painted.items()}
        own = grown.pop(self.own)
        return own, sum(grown.values())


def test_the_drawing_is_not_painted_anew_for_what_changes_on_it(
    visits: Visits, server: Server
) -> None:
    page = at_table(visits, server, "usa")
    layers = Layers(page, ".layer img")
    ticket = page.get_by_role("region", name="Your tickets").get_by_role("button").first
    layers.change(ticket.hover)  # the first time tells of all layers
    page.mouse.move(5, 5)
    expect(page.locator(".dim.dark")).to_have_count(0)
    for _ in range(3):
        own, others = layers.change(ticket.hover)
        assert own == 0
        assert others > 0
        own, others = layers.change(lambda: page.mouse.move(5, 5))
        assert own == 0
        assert others > 0


def test_zoom_by_keys_and_buttons(visits: Visits, server: Server) -> None:
    page = at_table(visits, server, "usa")
    filled = scale_of(page)
    page.get_by_role("button", name="Zoom in").click()
    assert eventually(page, lambda: scale_of(page) > filled * 1.1)
    page.get_by_role("button", name="Show the whole board").click()
    assert eventually(page, lambda: scale_of(page) < filled * 1.1)
    whole = scale_of(page)
    page.keyboard.press("+")
    assert eventually(page, lambda: scale_of(page) > whole * 1.1)
    page.keyboard.press("0")
    assert eventually(page, lambda: scale_of(page) == pytest.approx(whole))
    page.keyboard.press("0")
    assert eventually(page, lambda: scale_of(page) == pytest.approx(filled))


def scale_in(style: str | None) -> float:
    """Return the scale a style gives."""
    found = re.search(r"scale\(([\d.]+)\)", style or "")
    assert found
    return float(found[1])


def scale_of(page: Page) -> float:
    """Return the scale of the board."""
    return scale_in(page.locator(".layer").get_attribute("style"))


def test_a_track_tells_its_price_and_why_it_is_closed(visits: Visits, server: Server) -> None:
    page = at_table(visits, server, "uk", 1)
    page.keyboard.press("0")
    point_at(page, "uk", first_track(page, "Londonderry", "Belfast"))
    expect(page.locator(".tip")).to_contain_text("Londonderry–Belfast")
    expect(page.locator(".tip")).to_contain_text("Needs Ireland/France Concession")
    shot(page, "tip-closed")


def first_track(page: Page, one: str, other: str) -> int:
    """Return the first track between two places, by its number."""
    return int(
        page.evaluate(
            """async ([one, other]) => {
                const facts = await (await fetch("/api/maps/uk")).json();
                const ends = [one, other].map((n) => facts.places.findIndex((p) => p.name === n));
                return facts.tracks.findIndex((t) => ends.includes(t.a) && ends.includes(t.b));
            }""",
            [one, other],
        )
    )


def test_tickets_light_up_and_colours_filter(visits: Visits, server: Server) -> None:
    page = at_table(visits, server, "usa")
    expect(page.locator(".dim.dark")).to_have_count(0)
    page.get_by_role("region", name="Your tickets").get_by_role("button").first.hover()
    expect(page.locator(".dim.dark")).to_have_count(1)
    expect(page.locator("svg .ring.place")).not_to_have_count(0)
    page.mouse.move(5, 5)
    expect(page.locator(".dim.dark")).to_have_count(0)
    card = page.get_by_role("region", name="Your hand").get_by_role("button").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "false")


def test_undo_takes_a_claim_back(visits: Visits, server: Server) -> None:
    room, tokens = make_room(server.origin, "usa", HUMAN, HUMAN, first_seat=0)
    ada, ben = (visits.open(None, reduced_motion=True) for _ in range(2))
    sit(ada, room, tokens[0])
    sit(ben, room, tokens[1])
    for page in (ada, ben):
        Person(page).play(1)
    Person(ada).wait()
    assert Person(ada).claim()
    expect(ada.locator("svg [data-track]")).to_have_count(1)
    ada.get_by_role("button", name="Undo").click()
    expect(ada.locator("svg [data-track]")).to_have_count(0)
    expect(ben.locator("svg [data-track]")).to_have_count(0)


def has_plan(match: Match) -> bool:
    """Tell whether it is Ada's turn and a strong bot would do something for a ticket of hers."""
    if match.to_act != (0,):
        return False
    view, legal = match.view(0), tuple(match.actions(0))
    return bool(advise(BotQuestion("poland", None, 2, REVIEWER, 1, view, legal)).tracks)


def test_a_hint_says_what_a_strong_bot_would_do(visits: Visits, server: Server) -> None:
    found = game_until(server, "poland", has_plan)
    page = visits.open(None, reduced_motion=True)
    sit(page, found.room, found.tokens[0])
    page.get_by_role("button", name="Hint").click()
    said = page.locator(".trouble")
    expect(said).to_contain_text("A strong bot would:")
    expect(said).to_contain_text("Next best:")
    expect(said).to_contain_text("points)")
    expect(said).to_contain_text("from the row")
    expect(said).not_to_contain_text(re.compile(r"\(\d\)|\) \("))  # one pair of brackets
    shot(page, "hint")
    if page.get_by_text("Ask again to see the plan").count():
        page.get_by_role("button", name="Hint").click()
        expect(said).not_to_contain_text("Ask again")
    expect(page.locator(".dim.dark")).to_be_visible()
    shot(page, "hint-plan")


def test_a_hint_to_build_lights_the_track_whatever_it_is_for(
    visits: Visits, server: Server
) -> None:
    found = game_until(server, "usa", has_many_cards)
    page = visits.open(None, reduced_motion=True)
    sit(page, found.room, found.tokens[0])
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".trouble")).to_contain_text("A strong bot would: build")
    expect(page.locator(".dim.dark")).to_be_visible()


@pytest.mark.parametrize("dark", [False, True])
def test_nothing_at_the_table_is_inaccessible(dark: bool, visits: Visits, server: Server) -> None:
    page = at_table(visits, server, "uk", 4, dark=dark)
    assert violations(page) == []
    page.keyboard.press("b")
    expect(page.locator("dialog[open]")).to_be_visible()
    assert violations(page) == []
    shot(page, f"build-{dark}")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    assert violations(page) == []
    shot(page, f"help-{dark}")


def test_on_a_phone_everything_fits(visits: Visits, server: Server) -> None:
    page = visits.open(None, device="phone", reduced_motion=True)
    room, tokens = make_room(server.origin, "india", HUMAN, bot())
    sit(page, room, tokens[0])
    expect(page.locator(".keep")).to_be_visible()
    shot(page, "phone-keep")
    Person(page, "finger").play(4)
    Person(page, "finger").wait()
    for tab in ("Tickets", "Players", "Log", "Cards"):
        page.get_by_role("button", name=tab, exact=True).tap()
        shot(page, f"phone-{tab.lower()}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert violations(page) == []
