"""What screens of the gallery are made with: a stage to show them on, and their list."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import Page, expect

from branchline.play.match import Match
from tests.browser.moments import is_on_turn
from tests.browser.positions import Chooser, Position, Wanted, collect, game_until
from tests.browser.rooms import sit
from tests.browser.serving import Server

SETTLED_TRACKS: Final = 4
PATIENT: Final = """\
if (sessionStorage.getItem("gallery.patient")) {
  const usual = window.setTimeout;
  window.setTimeout = (what, after, ...more) => usual(what, after > 2400 ? 3e6 : after, ...more);
}
"""
"""Runs before a page's own code: where it is asked for, nothing goes away by itself."""
NEXT_FRAMES: Final = """\
async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}"""
"""The table has tabs, or none any more, only some time after the size of the page has changed."""


@dataclass
class Stage:
    """A page and a server, and a friend's page once one is needed; positions are found once.

    `seated` is the map and variant at whose new table lessons are being looked at.
    """

    page: Page
    server: Server
    friend: Page | None = None
    seated: tuple[str, str | None] | None = None
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

    def new_page(self) -> Page:
        """Return a page of somebody else."""
        browser = self.page.context.browser
        if browser is None:
            raise AssertionError("the page has no browser of its own")
        page = browser.new_page(base_url=self.server.origin)
        page.goto("/")
        return page

    def go(self, path: str) -> None:
        """Open a page anew."""
        self.page.goto(path)
        self.page.reload()

    def be_patient(self) -> None:
        """Let nothing go away by itself on the pages opened from here on."""
        self.page.evaluate("sessionStorage.setItem('gallery.patient', 'yes')")

    def press(self, name: str) -> None:
        """Open a part by its tab, if the screen has tabs and it is not open."""
        self.page.evaluate(NEXT_FRAMES)
        tab = self.page.locator(".tabs").get_by_role("button", name=name, exact=True)
        if tab.count() and tab.get_attribute("aria-pressed") != "true":
            tab.click()
            expect(self.page.locator(".drawer")).to_be_visible()


Show = Callable[[Stage], None]


@dataclass(frozen=True)
class Screen:
    """A screen: how to show it, and what to do when the size changes.

    Most screens follow the size by themselves; `resized` presses what only some sizes have, and
    `anew` is for what finds its place only once. `whole` takes all that can be scrolled to, and
    `after` puts back what a screen has changed for others.
    """

    name: str
    show: Show
    resized: Show | None = None
    anew: bool = False
    whole: bool = False
    after: Show | None = None


SCREENS: Final[list[Screen]] = []


def screen(
    name: str,
    *,
    resized: Show | None = None,
    anew: bool = False,
    whole: bool = False,
    after: Show | None = None,
) -> Callable[[Show], Show]:
    """Put a screen on the list."""

    def add(show: Show) -> Show:
        SCREENS.append(Screen(name, show, resized, anew, whole, after))
        return show

    return add


def is_settled(match: Match) -> bool:
    """Tell whether the first seat is on turn and has built a little."""
    return is_on_turn(match, 5) and len(match.view(0).owned[0]) >= SETTLED_TRACKS
