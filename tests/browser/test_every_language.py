"""A game in every language: the opening is played and the result read, and all has its words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from branchline.locales.languages import LANGUAGES
from branchline.play.match import Match
from tests.browser.finished import finished_game
from tests.browser.languages import TEXTS, speak
from tests.browser.looking import shot
from tests.browser.moments import claimed_track, claims, is_on_turn
from tests.browser.playing import Person
from tests.browser.positions import game_until
from tests.browser.rooms import HUMAN, bot, make_room, sit
from tests.browser.serving import Server
from tests.browser.watched_pages import Visits
from tests.locales.message_ids import ids_in


def check_words(page: Page, language: str) -> None:
    """Check that a page is in a language, and says no id of a message in place of its words."""
    assert page.evaluate("() => document.documentElement.lang") == language
    texts = page.evaluate(TEXTS)
    assert len(texts) > 10
    assert {each for text in texts for each in ids_in(text)} == set()


def may_build(match: Match) -> bool:
    """Tell whether it is Ada's turn and she can build."""
    texts = match.legal(0) if match.to_act == (0,) else []
    return any(text.startswith("claim") for text in texts)


FROM_THE_START = "fi"
"""The language whose whole game every run plays; those of the others are for `-m slow`."""


@pytest.mark.parametrize(
    "language",
    [
        pytest.param(each, marks=() if each == FROM_THE_START else pytest.mark.slow)
        for each in LANGUAGES
    ],
)
def test_the_opening_and_the_end_have_their_words(
    language: str, visits: Visits, server: Server
) -> None:
    room, tokens = make_room(server.origin, "usa", HUMAN, bot("easy-racer"))
    page = visits.open("/")
    sit(page, room, *tokens)
    speak(page, language)
    person = Person(page)
    assert person.task() == "keep"
    check_words(page, language)
    person.move()
    assert person.task() in {"build", "draw"}
    assert person.draw()
    check_words(page, language)
    later = game_until(server, "usa", may_build)
    sit(page, later.room, *later.tokens[:1])
    speak(page, language)
    assert person.claim()
    check_words(page, language)
    shot(page, f"language-{language}-table")
    ended = finished_game(server, "usa", "Ann", "Bo")
    page.goto(f"/#/room/{ended.room}")
    expect(page.locator("dialog[data-stage=done]")).to_be_visible()
    check_words(page, language)
    shot(page, f"language-{language}-end")


def check_all_words(page: Page) -> None:
    """Check what a page says in every language, one after the other."""
    for language in LANGUAGES:
        speak(page, language)
        check_words(page, language)


def test_what_is_open_has_its_words_in_every_language(visits: Visits, server: Server) -> None:
    room, tokens = make_room(server.origin, "usa", HUMAN, bot("easy-racer"))
    page = visits.open("/", reduced_motion=True)
    page.set_viewport_size({"width": 390, "height": 844})  # the larger, the slower
    sit(page, room, *tokens)
    person = Person(page)
    assert person.task() == "keep"
    check_all_words(page)
    person.move()
    assert person.task() in {"build", "draw"}
    assert person.draw()
    check_all_words(page)
    later = game_until(server, "usa", may_build)
    sit(page, later.room, *later.tokens[:1])
    expect(page.locator("button.build.main")).to_be_enabled()  # the table before is left
    assert person.claim()
    check_all_words(page)
    ended = finished_game(server, "usa", "Ann", "Bo", bot="greedy")
    page.goto(f"/#/room/{ended.room}")
    expect(page.locator("dialog[data-stage=done]")).to_be_visible()
    check_all_words(page)


def test_places_without_a_name_have_a_word_in_every_language(
    visits: Visits, server: Server
) -> None:
    position = game_until(server, "africa", can_build_at_a_junction)
    page = visits.open(None, reduced_motion=True)
    sit(page, position.room, position.tokens[0])
    expect(page.locator(".game[data-acting=true]")).to_be_visible()
    speak(page, "fi")
    page.keyboard.press("b")
    tracks = page.locator("dialog[open]:has(.tracks)")
    expect(tracks).to_contain_text("Risteys")
    expect(tracks).not_to_contain_text("Junction")


def can_build_at_a_junction(match: Match) -> bool:
    """Tell whether the first seat can build a track to a place that has no name."""
    if not is_on_turn(match):
        return False
    built = (match.data.tracks[claimed_track(match, action)] for action in claims(match))
    kinds = {match.data.places[end].kind for track in built for end in (track.a, track.b)}
    return "junction" in kinds


def test_everybody_reads_the_log_of_a_game_in_their_own_language(
    visits: Visits, server: Server
) -> None:
    nameless = {**HUMAN, "name": ""}
    room, tokens = make_room(server.origin, "usa", nameless, nameless)
    pages = []
    for language, token in zip(("de", "fi"), tokens, strict=True):
        page = visits.open("/", reduced_motion=True)
        sit(page, room, token)
        speak(page, language)
        pages.append(page)
    for page in pages:
        Person(page).move()
    first = 0 if pages[0].locator(".game[data-acting=true]").count() else 1
    assert Person(pages[first]).draw()
    german, finnish = (page.locator(".log") for page in pages)
    expect(german).to_contain_text("Spieler 2 behält")
    expect(finnish).to_contain_text("Pelaaja 1 pitää")
    for page in pages:
        assert {name for name in ("Player 1", "Player 2") if name in page.content()} == set()
