"""Screens around the table: start page, new game, joining, waiting, settings, what goes wrong."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Route, expect
from scripts.gallery_stage import Stage, screen

from branchline import map_ids
from tests.browser.finished import finished_game
from tests.browser.rooms import HUMAN, bot, make_room, sit

OPEN: Final = {"kind": "open"}
REMEMBER: Final = """\
([tokens, rooms]) => {
  const visits = rooms.map((room) => ({ room, map: "", name: "", at: 0 }));
  localStorage.setItem("branchline.tokens", JSON.stringify(tokens));
  localStorage.setItem("branchline.visits", JSON.stringify(visits));
}"""


@screen("home", whole=True)
def home(stage: Stage) -> None:
    stage.go("/#/")
    expect(stage.page.locator("[data-map]")).to_have_count(len(map_ids()))


@screen("home-with-games", whole=True)
def home_with_games(stage: Stage) -> None:
    origin = stage.server.origin
    ended = finished_game(stage.server, "poland", "Ada", "Ben", bot="greedy")
    others, _ = make_room(origin, "india", HUMAN, HUMAN)
    yours, tokens = make_room(origin, "uk", HUMAN, HUMAN, bot())
    held = {ended.room: [ended.tokens[0]], yours: [tokens[0]]}
    stage.page.evaluate(REMEMBER, [held, [ended.room, others, yours]])
    stage.go("/#/")
    expect(stage.page.locator("[data-turn]")).to_have_count(3)


def hosting(stage: Stage) -> str:
    """Open a table with a free seat and stay there, on a page of its own; return the room."""
    room, tokens = make_room(stage.server.origin, "europe", HUMAN, OPEN)
    if stage.friend is None:
        stage.friend = stage.new_page()
    sit(stage.friend, room, tokens[0])
    expect(stage.friend.get_by_role("heading", name="waiting for players")).to_be_visible()
    return room


@screen("home-open-tables", whole=True)
def home_open_tables(stage: Stage) -> None:
    room = hosting(stage)
    stage.go("/#/")
    expect(stage.page.locator(f"[data-table='{room}']")).to_be_visible()


@screen("new-game", whole=True)
def new_game(stage: Stage) -> None:
    stage.go("/#/new?map=usa")
    expect(stage.page.get_by_role("button", name="Begin")).to_be_visible()


@screen("new-game-options", whole=True)
def new_game_options(stage: Stage) -> None:
    stage.go("/#/new?map=uk")
    stage.page.get_by_label("Player 2: who sits there").select_option("friend")
    stage.page.get_by_text("Start, clock and spectators").click()
    expect(stage.page.get_by_label("Others may watch")).to_be_visible()


@screen("join", whole=True)
def join(stage: Stage) -> None:
    room, tokens = make_room(stage.server.origin, "poland", HUMAN, HUMAN)
    stage.go(f"/#/join/{room}/{tokens[1]}")
    expect(stage.page.get_by_role("button", name="Sit down")).to_be_visible()


@screen("join-open-seat", whole=True)
def join_open_seat(stage: Stage) -> None:
    stage.go(f"/#/join/{hosting(stage)}")
    expect(stage.page.get_by_role("button", name="Sit down")).to_be_visible()


@screen("waiting-room", whole=True)
def waiting_room(stage: Stage) -> None:
    room, tokens = make_room(stage.server.origin, "usa", HUMAN, OPEN)
    sit(stage.page, room, tokens[0])
    expect(stage.page.get_by_role("heading", name="waiting for players")).to_be_visible()


def host(stage: Stage) -> None:
    """Open a room with a seat for anybody, as its host."""
    stage.go("/#/new?map=usa")
    stage.page.get_by_label("Player 2: who sits there").select_option("open")
    stage.page.get_by_role("button", name="Open the table").click()
    expect(stage.page.get_by_role("heading", name="waiting for players")).to_be_visible()


def close_network(stage: Stage) -> None:
    """Close what was opened to the local network."""
    stage.page.get_by_role("button", name="Close it again").click()
    expect(stage.page.get_by_role("button", name="Open to the local network")).to_be_visible()


@screen("invitation-this-computer", whole=True)
def invitation_here(stage: Stage) -> None:
    host(stage)
    expect(stage.page.get_by_role("button", name="Open to the local network")).to_be_visible()


@screen("invitation-local-network", whole=True, after=close_network)
def invitation_network(stage: Stage) -> None:
    host(stage)
    stage.page.get_by_role("button", name="Open to the local network").click()
    stage.page.get_by_role("button", name="QR code For whoever").click()
    expect(stage.page.get_by_role("img", name="QR code: For whoever")).to_be_visible()


@screen("settings")
def settings(stage: Stage) -> None:
    stage.go("/#/")
    stage.page.get_by_role("button", name="Settings").click()
    expect(stage.page.locator("dialog[open]")).to_be_visible()


@screen("trouble-no-room")
def no_room(stage: Stage) -> None:
    stage.go("/#/room/nosuchroom")
    expect(stage.page.get_by_role("heading", name="There is no such table")).to_be_visible()


@screen("trouble-not-let-in")
def not_let_in(stage: Stage) -> None:
    room, _ = make_room(stage.server.origin, "usa", HUMAN, HUMAN, spectators=False)
    stage.go(f"/#/room/{room}")
    expect(stage.page.get_by_role("heading", name="You cannot come in here")).to_be_visible()


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
