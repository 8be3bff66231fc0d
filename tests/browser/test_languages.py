"""Every page in other languages: all is translated, nothing is cut, and no reload is needed."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect
from scripts.gallery_screens import SCREENS, Screen, Stage
from scripts.gallery_stage import PATIENT
from scripts.words import languages

from branchline.locales.languages import PSEUDO
from branchline.mechanics.registry import NAMES
from tests.browser.languages import OVERFLOWING, names_on_maps, plain_english, speak
from tests.browser.serving import Server
from tests.browser.watched_pages import PATIENCE_MS, Size, Visits

NARROWEST: Final = ((360, 740), (390, 844))
LONG: Final = tuple(each for each in ("de", "fi", "pl") if each in languages())
"""Languages whose words are long."""


OFTEN: Final = frozenset(
    [
        "home",
        "home-with-games",
        "new-game-options",
        "join",
        "waiting-room",
        "invitation-local-network",
        "settings",
        "trouble-no-room",
        "table-uk-advanced",
        "table-poland",
        "first-tickets",
        "build-list",
        "payment-any-cards",
        "technology-shelf-advanced",
        "tunnel",
        "tab-tickets",
        "tab-players",
        "tab-log",
        "menu",
        "hint",
        "talk",
        "board-key",
        "end",
        "end-board",
        "replay",
        "keys",
        "guide",
        "rules-uk-advanced",
        "rules-switzerland",
        "lesson-offer",
        "lesson-technologies-1",
        "lesson-tunnels-1",
        "tutorial-1-ticket",
        "practice-puzzle",
        "studio-rules",
        "studio-play",
    ]
)
"""A screen of every page and every drawer; the others, which differ less, are for `-m slow`."""


def marks_of(screen: Screen) -> tuple[pytest.MarkDecorator, ...]:
    """Return the marks of the test of a screen."""
    return () if screen.name in OFTEN else (pytest.mark.slow,)


def test_the_screens_looked_at_often_are_there() -> None:
    names = [screen.name for screen in SCREENS]
    assert set(names) >= OFTEN
    assert len(names) == len(set(names))
    assert {name.split("-")[1] for name in names if name.startswith("lesson-")} >= set(NAMES)


@pytest.fixture(scope="module")
def stage(browser: Browser) -> Iterator[Stage]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), "--lan-address", "127.0.0.2")
        server.start()
        context = browser.new_context(
            base_url=server.origin,
            locale="en-GB",
            reduced_motion="reduce",
            service_workers="block",
        )
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(PATIENT)
        page = context.new_page()
        page.goto("/")
        try:
            yield Stage(page, server)
        finally:
            context.close()
            server.stop()


def resize(page: Page, size: Size) -> None:
    """Give a page another size."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})


def overflowing(page: Page) -> list[str]:
    """Return the texts that are cut or stand out of the screen, and stay so."""
    found: list[str] = []
    for _ in range(20):
        found = page.evaluate(OVERFLOWING)
        if not found:
            break
        page.wait_for_timeout(250)  # tags follow a board a moment after it was resized
    return found


@pytest.mark.parametrize(
    "screen",
    [pytest.param(each, id=each.name, marks=marks_of(each)) for each in SCREENS],
)
def test_all_is_translated_and_nothing_is_cut(screen: Screen, stage: Stage) -> None:
    page, names = stage.page, names_on_maps()
    # What has to be shown or moved for each size, in English; else a language serves both sizes.
    one_by_one = screen.anew or screen.resized
    rounds = [(size,) for size in NARROWEST] if one_by_one else [NARROWEST]
    try:
        for number, sizes in enumerate(rounds):
            resize(page, sizes[0])
            if number == 0 or screen.anew:
                page.evaluate("localStorage.clear(); sessionStorage.clear()")
                screen.show(stage)
            if screen.resized:
                screen.resized(stage)
            for language, size in product((PSEUDO, *LONG), sizes):
                if size == sizes[0]:
                    speak(page, language)
                if len(sizes) > 1:
                    resize(page, size)
                english = plain_english(page, names) if language == PSEUDO else []
                wrong = [*english, *overflowing(page)]
                assert not wrong, f"{size} {language}: {wrong}"
            speak(page, "en")
    finally:
        if screen.after:
            speak(page, "en")
            screen.after(stage)


@pytest.mark.parametrize("name", ["table-india", "table-poland", "company-shares"])
def test_docks_beside_the_board_hold_long_words(name: str, stage: Stage) -> None:
    page = stage.page
    page.set_viewport_size({"width": 1280, "height": 720})
    next(each for each in SCREENS if each.name == name).show(stage)
    for language in LONG:
        speak(page, language)
        assert page.evaluate(OVERFLOWING) == [], language
    speak(page, "en")


def test_the_language_changes_without_a_reload(visits: Visits) -> None:
    page = visits.open("/")
    heading = page.get_by_role("heading", name="Boards")
    expect(heading).to_be_visible()
    page.evaluate("() => { window.stays = true; }")
    speak(page, PSEUDO)
    expect(heading).to_have_count(0)
    choice = page.locator("header select, label.pill select").first
    expect(choice).to_have_value(PSEUDO)
    choice.select_option("en")
    expect(heading).to_be_visible()
    assert page.evaluate("() => window.stays") is True
    assert page.evaluate("() => document.documentElement.lang") == "en"
    page.reload()
    expect(heading).to_be_visible()
