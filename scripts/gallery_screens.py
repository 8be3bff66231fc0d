"""Every screen of the browser client, and how to get there: what `gallery.py` goes through.

A new screen is one function with `@screen(...)`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import Page, Route, expect

from branchline import map_ids
from branchline.maps import load_map
from branchline.play.match import Match
from tests.browser.moments import (
    build,
    dig,
    has_many_cards,
    has_plenty,
    is_asked_by_tunnel,
    is_on_turn,
)
from tests.browser.paying import FERRY, ask_about, open_payments, owes_any_cards
from tests.browser.positions import Chooser, Position, Wanted, collect, game_until
from tests.browser.rooms import HUMAN, make_room, sit
from tests.browser.serving import Server

OPEN: Final = {"kind": "open"}
SETTLED_TRACKS: Final = 4


@dataclass
class Stage:
    """A page and a server; positions are looked for once."""

    page: Page
    server: Server
    positions: dict[tuple[object, ...], Position] = field(default_factory=dict)

    def position(
        self, which: str, wanted: Wanted, variant: str | None = None, choose: Chooser = collect
    ) -> Position:
        """Return a game on a map at the position wanted."""
        key = (which, variant, wanted, choose)
        if key not in self.positions:
            self.positions[key] = game_until(
                self.server, which, wanted, variant=variant, choose=choose
            )
        return self.positions[key]

    def sit(
        self,
        which: str,
        wanted: Wanted,
        variant: str | None = None,
        choose: Chooser = collect,
        *,
        guide: bool = False,
    ) -> Position:
        """Open the table of a position as its first seat."""
        position = self.position(which, wanted, variant, choose)
        sit(self.page, position.room, position.tokens[0], guide=guide)
        expect(self.page.locator(".game")).to_be_visible()
        return position

    def go(self, path: str) -> None:
        """Open a new page."""
        self.page.goto(path)
        self.page.reload()

    def press(self, name: str) -> None:
        """Open a part by its tab, if the screen has tabs and it is not open."""
        tab = self.page.locator(".tabs").get_by_role("button", name=name, exact=True)
        if tab.count() and not self.page.locator(".drawer").count():
            tab.click()


Show = Callable[[Stage], None]


@dataclass(frozen=True)
class Screen:
    """A screen: how to show it, and what to do when the size changes.

    Most screens follow the size by themselves; `resized` presses what only some sizes have, and
    `anew` is for what finds its place only once.
    """

    name: str
    show: Show
    resized: Show | None = None
    anew: bool = False


SCREENS: Final[list[Screen]] = []


def screen(name: str, *, anew: bool = False) -> Callable[[Show], Show]:
    """Put a screen on the list."""

    def add(show: Show) -> Show:
        SCREENS.append(Screen(name, show, anew=anew))
        return show

    return add


@screen("home")
def home(stage: Stage) -> None:
    stage.go("/#/")
    expect(stage.page.locator("[data-map]")).to_have_count(len(map_ids()))


@screen("new-game")
def new_game(stage: Stage) -> None:
    stage.go("/#/new?map=usa")
    expect(stage.page.get_by_role("button", name="Begin")).to_be_visible()


@screen("join")
def join(stage: Stage) -> None:
    room, tokens = make_room(stage.server.origin, "poland", HUMAN, HUMAN)
    stage.go(f"/#/join/{room}/{tokens[1]}")
    expect(stage.page.get_by_role("button", name="Sit down")).to_be_visible()


@screen("waiting-room")
def waiting_room(stage: Stage) -> None:
    room, tokens = make_room(stage.server.origin, "usa", HUMAN, OPEN)
    sit(stage.page, room, tokens[0])
    expect(stage.page.get_by_role("heading", name="waiting for players")).to_be_visible()


@screen("settings")
def settings(stage: Stage) -> None:
    stage.go("/#/")
    stage.page.get_by_role("button", name="Settings").click()
    expect(stage.page.locator("dialog[open]")).to_be_visible()


def rules_of(which: str, variant: str | None) -> Show:
    """Return how to show the rules of a board."""

    def show(stage: Stage) -> None:
        stage.sit(which, is_on_turn, variant)
        stage.page.keyboard.press("?")
        expect(stage.page.locator("dialog[open] [data-chapter]").last).to_be_attached()

    return show


def is_settled(match: Match) -> bool:
    """Tell whether the first seat is on turn and has built a little."""
    return is_on_turn(match, 5) and len(match.view(0).owned[0]) >= SETTLED_TRACKS


def table_of(which: str, variant: str | None) -> Show:
    """Return how to show the table of a board in the midst of a game."""
    return lambda stage: void(stage.sit(which, is_settled, variant, build))


def void(_: object) -> None:
    """Return nothing."""


for _which in map_ids():
    for _variant in (None, *(v for v in load_map(_which).variants if v == "advanced")):
        _name = f"{_which}-{_variant}" if _variant else _which
        SCREENS.append(Screen(f"rules-{_name}", rules_of(_which, _variant)))
        SCREENS.append(Screen(f"table-{_name}", table_of(_which, _variant)))


@screen("keys")
def keys(stage: Stage) -> None:
    rules_of("usa", None)(stage)
    stage.page.locator("dialog[open] kbd").last.scroll_into_view_if_needed()


@screen("guide")
def guide(stage: Stage) -> None:
    stage.sit("usa", has_plenty, guide=True)


@screen("curtain")
def curtain(stage: Stage) -> None:
    room, tokens = make_room(stage.server.origin, "usa", HUMAN, HUMAN)
    sit(stage.page, room, *tokens)
    expect(stage.page.locator(".curtain")).to_be_visible()


def is_others_turn(match: Match) -> bool:
    """Tell whether the second seat is on turn and the first has built a little."""
    return list(match.to_act) == [1] and len(match.view(0).owned[0]) >= SETTLED_TRACKS


@screen("waiting-for-others")
def waiting_for_others(stage: Stage) -> None:
    stage.sit("europe", is_others_turn, choose=build)


@screen("first-tickets")
def first_tickets(stage: Stage) -> None:
    stage.sit("usa", lambda match: not match.over)
    expect(stage.page.locator(".keep")).to_be_visible()


@screen("new-tickets")
def new_tickets(stage: Stage) -> None:
    stage.sit("europe", draws_tickets, choose=draw_tickets)
    expect(stage.page.locator(".keep")).to_be_visible()


def draws_tickets(match: Match) -> bool:
    """Tell whether the first seat is to choose from new tickets."""
    return list(match.to_act) == [0] and match.view(0).phase == "keep"


def draw_tickets(match: Match, seat: int, dice: random.Random) -> int:
    """Draw tickets as soon as one can."""
    drawing = [a for a in match.actions(seat) if match.notation.text(a) == "tickets"]
    return drawing[0] if drawing else collect(match, seat, dice)


@screen("build-list")
def build_list(stage: Stage) -> None:
    stage.sit("europe", has_many_cards)
    stage.page.keyboard.press("b")
    expect(stage.page.locator("dialog[open] .tracks button").first).to_be_visible()


def ask(stage: Stage) -> None:
    """Choose the track with most ways to pay from the list of what can be built."""
    position = stage.sit("usa", has_many_cards)
    ask_about(stage.page, position.match)


@screen("build-tip", anew=True)
def build_tip(stage: Stage) -> None:
    ask(stage)


@screen("payment", anew=True)
def payment(stage: Stage) -> None:
    ask(stage)
    stage.page.locator(".ask").get_by_role("button", name="Other cards").click()
    expect(stage.page.locator("dialog[open]")).to_be_visible()


@screen("payment-substitutes", anew=True)
def payment_substitutes(stage: Stage) -> None:
    open_payments(stage.page, stage.position("nordic", owes_any_cards), FERRY)


def shelf(stage: Stage) -> None:
    stage.sit("uk", has_many_cards, "advanced")


SCREENS.append(Screen("technology-shelf", shelf, lambda stage: stage.press("Shelf")))


@screen("tunnel")
def tunnel(stage: Stage) -> None:
    stage.sit("europe", is_asked_by_tunnel, choose=dig)
    expect(stage.page.locator("dialog[open] figure").first).to_be_visible()


def tab_of(name: str) -> Screen:
    """Return a part of the table that small screens have behind a tab."""
    show = table_of("india", None)
    return Screen(f"tab-{name.lower()}", show, lambda stage: stage.press(name))


SCREENS.extend(tab_of(_name) for _name in ("Tickets", "Players", "Log"))


@screen("menu")
def menu(stage: Stage) -> None:
    stage.sit("usa", has_many_cards)
    stage.page.get_by_label("Menu").first.click()
    expect(stage.page.locator("dialog[open]")).to_be_visible()


def is_last_round(match: Match) -> bool:
    """Tell whether the first seat has its last turn."""
    return is_on_turn(match) and match.view(0).turns_left >= 0


@screen("last-round")
def last_round(stage: Stage) -> None:
    stage.sit("poland", is_last_round, choose=build)


def is_over(match: Match) -> bool:
    """Tell whether the game is over."""
    return match.over


@screen("end")
def end(stage: Stage) -> None:
    stage.sit("india", is_over, choose=build)
    expect(stage.page.get_by_role("region", name="Final scoring")).to_be_visible()


@screen("replay")
def replay(stage: Stage) -> None:
    position = stage.position("india", is_over, choose=build)
    stage.go(f"/#/replay/{position.room}")
    expect(stage.page.get_by_role("slider")).to_be_visible()
    stage.page.keyboard.press("End")
    for _ in range(12):
        stage.page.keyboard.press("ArrowLeft")
    expect(stage.page.locator("[aria-busy=false]")).to_be_visible()


@screen("trouble-no-room")
def no_room(stage: Stage) -> None:
    stage.go("/#/room/nosuchroom")
    expect(stage.page.get_by_role("heading", name="There is no such room")).to_be_visible()


@screen("trouble-no-replay")
def no_replay(stage: Stage) -> None:
    stage.go("/#/replay/nosuchroom")
    expect(stage.page.get_by_role("alert")).to_be_visible()


@screen("trouble-unreachable")
def unreachable(stage: Stage) -> None:
    def refuse(route: Route) -> None:
        route.abort()

    stage.page.route("**/api/**", refuse)
    stage.go("/#/replay/nosuchroom")
    expect(stage.page.get_by_role("alert")).to_be_visible()
    stage.page.unroute("**/api/**")
