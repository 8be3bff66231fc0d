"""Screens of the table: on every board, in every state of a turn, and at the end."""

from __future__ import annotations

import random

from playwright.sync_api import expect
from scripts.gallery_stage import SCREENS, SETTLED_TRACKS, Screen, Show, Stage, is_settled, screen

from branchline import map_ids
from branchline.maps import load_map
from branchline.play.match import Match
from tests.browser.endings import result_of
from tests.browser.finished import finished_game
from tests.browser.moments import (
    build,
    claimed_track,
    claims,
    dig,
    has_many_cards,
    is_asked_by_tunnel,
    is_on_turn,
)
from tests.browser.paying import FERRY, ask_about, open_payments, owes_any_cards
from tests.browser.playing import Person
from tests.browser.pointing import point_at
from tests.browser.positions import collect, game_until
from tests.browser.rooms import HUMAN, make_room, sit
from tests.browser.test_motion import finishing_tracks
from tests.browser.test_small_screens import has_ends, holds_all


def table_of(which: str, variant: str | None) -> Show:
    """Return how to show the table of a board in the midst of a game."""
    return lambda stage: void(stage.sit(which, is_settled, variant, build))


def void(_: object) -> None:
    """Return nothing."""


for _which in map_ids():
    for _variant in (None, *(v for v in load_map(_which).variants if v == "advanced")):
        _name = f"{_which}-{_variant}" if _variant else _which
        SCREENS.append(Screen(f"table-{_name}", table_of(_which, _variant)))


@screen("country-tickets")
def country_tickets(stage: Stage) -> None:
    """Hold tickets that may end at one of several places."""
    stage.sit("switzerland", has_ends)


@screen("full-hand")
def full_hand(stage: Stage) -> None:
    stage.sit("uk", holds_all, "advanced")


@screen("company-shares", resized=lambda stage: stage.press("Tickets"))
def company_shares(stage: Stage) -> None:
    """Show the shares of companies, which small screens have behind a tab."""
    stage.sit("pennsylvania", is_settled, choose=build)


def may_take_a_share(match: Match) -> bool:
    """Tell whether the first seat chooses a share of one of several companies."""
    offered = match.view(0).mechanics["company_shares"]["offered"]
    return list(match.to_act) == [0] and len(offered) > 1


@screen("share-choice")
def share_choice(stage: Stage) -> None:
    stage.sit("pennsylvania", may_take_a_share, choose=build)
    expect(stage.page.locator(".decide button").first).to_be_visible()


@screen("country-cards", resized=lambda stage: stage.press("Tickets"))
def country_cards(stage: Stage) -> None:
    """Show the stacks of cards, which small screens have behind a tab."""
    stage.sit("poland", is_settled, choose=build)


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


@screen("draw-tickets-question")
def draw_tickets_question(stage: Stage) -> None:
    stage.sit("usa", has_many_cards)
    expect(stage.page.locator(".game[data-acting=true]")).to_be_visible()
    stage.page.keyboard.press("t")
    expect(stage.page.locator("dialog[open]")).to_contain_text("Draw tickets?")


def light_ticket(stage: Stage) -> None:
    """Light the first ticket, unless it is lit."""
    stage.press("Tickets")
    ticket = stage.page.locator(":is(.dock, .drawer) .tickets button").first
    if ticket.get_attribute("aria-pressed") != "true":
        ticket.click()


@screen("ticket-lit", resized=light_ticket)
def ticket_lit(stage: Stage) -> None:
    stage.sit("switzerland", is_settled, choose=build)


@screen("track-tip", anew=True)
def track_tip(stage: Stage) -> None:
    """Point at a track that cannot be built yet: it says why."""
    position = stage.sit("uk", has_many_cards, "advanced")
    stage.page.keyboard.press("0")
    stage.page.wait_for_timeout(500)
    offered = {claimed_track(position.match, action) for action in claims(position.match)}
    closed = (number for number in range(len(position.match.data.tracks)) if number not in offered)
    for track in closed:
        point_at(stage.page, "uk", track)
        if stage.page.locator(".tip").count():
            break
    expect(stage.page.locator(".tip")).to_be_visible()


@screen("board-key")
def board_key(stage: Stage) -> None:
    stage.sit("europe", has_many_cards)
    stage.page.locator(".tools [aria-expanded]").click()


@screen("whole-board", anew=True)
def whole_board(stage: Stage) -> None:
    stage.sit("uk", has_many_cards)
    stage.page.keyboard.press("0")
    stage.page.wait_for_timeout(500)


@screen("station-on-board", anew=True)
def station_on_board(stage: Stage) -> None:
    stage.sit("europe", has_many_cards)
    expect(stage.page.locator(".game[data-acting=true]")).to_be_visible()
    stage.page.keyboard.press("b")
    dialog = stage.page.locator("dialog[open]")
    dialog.get_by_role("button", name="Choose on the board").click()
    expect(stage.page.locator("svg .ring.site").first).to_be_visible()


@screen("hint")
def hint(stage: Stage) -> None:
    stage.sit("usa", has_many_cards)
    expect(stage.page.locator(".game[data-acting=true]")).to_be_visible()
    stage.page.keyboard.press("h")
    expect(stage.page.locator(".notice")).to_be_visible()


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


@screen("payment-any-cards", anew=True)
def payment_any_cards(stage: Stage) -> None:
    """Lay some of the cards."""
    payment_substitutes(stage)
    for number in range(2):
        stage.page.locator("dialog[open] [data-lay]").nth(number).click()


def shelf_of(variant: str | None) -> Screen:
    """Return the shelf of technologies, which small screens have behind a tab."""
    show: Show = lambda stage: void(stage.sit("uk", has_many_cards, variant))  # noqa: E731
    name = f"technology-shelf-{variant or 'basic'}"
    return Screen(name, show, lambda stage: stage.press("Shelf"))


SCREENS.extend(shelf_of(_variant) for _variant in (None, "advanced"))


@screen("technology-payment", anew=True)
def technology_payment(stage: Stage) -> None:
    stage.sit("uk", has_many_cards)
    stage.press("Shelf")
    stage.page.get_by_role("region", name="Technologies").get_by_role("button").first.click()
    expect(stage.page.locator("dialog[open] footer")).to_be_visible()


@screen("tunnel", anew=True)
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
    stage.page.get_by_role("button", name="Menu").click()
    expect(stage.page.locator("dialog[open]")).to_be_visible()


def is_last_round(match: Match) -> bool:
    """Tell whether the first seat has its last turn."""
    return is_on_turn(match) and match.view(0).turns_left >= 0


@screen("settings-at-table")
def settings_at_table(stage: Stage) -> None:
    menu(stage)
    stage.page.get_by_role("button", name="Settings").last.click()
    expect(stage.page.get_by_role("dialog", name="Settings")).to_be_visible()


@screen("talk", resized=lambda stage: stage.press("Log"))
def talk(stage: Stage) -> None:
    stage.sit("usa", is_others_turn, choose=build)
    stage.press("Log")
    for line in (
        "Good luck!",
        "Who takes all the green cards? I have needed them for an hour now.",
    ):
        stage.page.get_by_label("Say something").fill(line)
        stage.page.keyboard.press("Enter")
        expect(stage.page.locator(".said").last).to_contain_text(line)


@screen("watching")
def watching(stage: Stage) -> None:
    position = stage.position("poland", is_settled, choose=build)
    stage.go(f"/#/room/{position.room}")
    expect(stage.page.locator(".game")).to_be_visible()


@screen("bot-plays-for-you", anew=True)
def bot_plays_for_you(stage: Stage) -> None:
    room, tokens = make_room(stage.server.origin, "usa", HUMAN, HUMAN)
    sit(stage.page, room, tokens[0])
    expect(stage.page.locator(".game")).to_be_visible()
    stage.page.get_by_role("button", name="Menu").click()
    stage.page.get_by_role("button", name="Let a bot play for me").click()
    expect(stage.page.locator("dialog[open]")).to_have_count(0)
    stage.page.wait_for_timeout(500)


@screen("ticket-finished")
def ticket_finished(stage: Stage) -> None:
    stage.be_patient()
    position = game_until(stage.server, "poland", can_finish)  # it is played on
    sit(stage.page, position.room, position.tokens[0])
    expect(stage.page.locator(".game[data-acting=true]")).to_be_visible()
    stage.page.keyboard.press("b")
    track = finishing_tracks(position.match)[0]
    person = Person(stage.page)
    version = person.version()
    stage.page.locator(f"dialog[open] .tracks button[data-track='{track}']").first.click()
    person.pay(version)
    expect(stage.page.locator(".moment")).to_be_visible()


def can_finish(match: Match) -> bool:
    """Tell whether the first seat can complete a ticket with one track."""
    return has_many_cards(match) and bool(finishing_tracks(match))


def come_back(stage: Stage) -> None:
    """Start the server again."""
    stage.server.start()


@screen("reconnecting", after=come_back)
def reconnecting(stage: Stage) -> None:
    stage.sit("usa", is_settled, choose=build)
    stage.server.kill()
    expect(stage.page.locator(".lost")).to_contain_text("Trying again in")


@screen("last-round")
def last_round(stage: Stage) -> None:
    stage.sit("poland", is_last_round, choose=build)


def is_over(match: Match) -> bool:
    """Tell whether the game is over."""
    return match.over


def to_the_bottom(stage: Stage) -> None:
    """Scroll a dialog to its end."""
    stage.page.locator("dialog[open]").evaluate("(it) => it.scrollTo(0, it.scrollHeight)")


@screen("end")
def end(stage: Stage) -> None:
    ended = finished_game(stage.server, "europe", "Ada", "Ben", "Cleo", bot="greedy")
    sit(stage.page, ended.room, ended.tokens[0])
    result_of(stage.page)


@screen("end-scrolled", resized=to_the_bottom)
def end_scrolled(stage: Stage) -> None:
    end(stage)


@screen("end-two")
def end_two(stage: Stage) -> None:
    stage.sit("india", is_over, choose=build)
    result_of(stage.page)


@screen("end-shares")
def end_shares(stage: Stage) -> None:
    stage.sit("pennsylvania", is_over, choose=build)
    result_of(stage.page)


@screen("end-mountains")
def end_mountains(stage: Stage) -> None:
    stage.sit("legendary_asia", is_over, choose=build)
    result_of(stage.page)


@screen("end-board")
def end_board(stage: Stage) -> None:
    end_two(stage)
    stage.page.get_by_role("button", name="Look at the board").click()
    expect(stage.page.locator("dialog[open]")).to_have_count(0)


@screen("replay")
def replay(stage: Stage) -> None:
    position = stage.position("india", is_over, choose=build)
    stage.go(f"/#/replay/{position.room}")
    expect(stage.page.get_by_role("slider")).to_be_visible()
    stage.page.keyboard.press("End")
    for _ in range(12):
        stage.page.keyboard.press("ArrowLeft")
    expect(stage.page.locator("[aria-busy=false]")).to_be_visible()
