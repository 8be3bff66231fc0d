"""A mechanic from another package in a browser that has no panel for it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.endings import result_of, scores_of
from tests.browser.looking import shot
from tests.browser.playing import Person
from tests.browser.rooms import HUMAN, bot, make_room, sit
from tests.browser.serving import Server
from tests.browser.watched_pages import Visits
from tests.toy.installing import MAP_ID, install

pytestmark = pytest.mark.without_pictures


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a machine where the toy mechanic is installed, its board drawn."""
    installed = install(tmp_path_factory.mktemp("installed"))
    picture = tmp_path_factory.mktemp("picture") / "board.svg"
    installed.branchline("board", MAP_ID, "--keep", "-o", picture)
    server = Server(tmp_path_factory.mktemp("server"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", installed.environment["PYTHONPATH"])
        server.start()
    yield server
    server.stop()


def test_a_game_with_decisions_in_the_general_list(visits: Visits, server: Server) -> None:
    page = visits.open(None, reduced_motion=True)
    room, tokens = make_room(server.origin, MAP_ID, HUMAN, bot("planner"), first_seat=0)
    sit(page, room, tokens[0])
    person = Person(page)
    decide = page.get_by_role("region", name="Decide")
    while (task := person.task()) != "decide":
        assert task != "over"
        person.do(task)
    expect(page.locator(".status")).to_contain_text("Load coal at the mine, or draw a card.")
    expect(decide.get_by_role("button")).to_have_text(
        ["load coal", "leave the coal and draw a card"]
    )
    shot(page, "toy-decision")
    person.play(1)
    log = page.locator(".log ol")
    expect(log).to_contain_text("You load coal and have 1")
    players = page.get_by_role("region", name="Players").get_by_role("listitem")
    expect(players.first).to_contain_text("coal 1")
    person.play()
    assert person.over
    held = re.findall(r"coal (\d+)", " ".join(players.all_inner_texts()))
    scores = scores_of(result_of(page))
    if any(map(int, held)):
        expect(scores).to_contain_text("Most coal")
    else:  # all of it was burnt, and brings nobody a bonus
        expect(scores).not_to_contain_text("Most coal")
    shot(page, "toy-end")


def test_its_rules_stand_on_the_page_of_the_rules(visits: Visits, server: Server) -> None:
    page = visits.open(None, reduced_motion=True)
    room, tokens = make_room(server.origin, MAP_ID, HUMAN, bot("random"), first_seat=0)
    sit(page, room, tokens[0])
    Person(page).wait()
    page.keyboard.press("?")
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("heading", name="Coal mines")).to_be_visible()
    expect(dialog).to_contain_text("gets 8 points")
