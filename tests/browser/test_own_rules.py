"""Rules and lessons of a map of one's own tell its own numbers and names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.rooms import HUMAN, make_room, sit
from tests.browser.serving import Server
from tests.browser.watched_pages import Visits

ISLE = Path(__file__).parents[2] / "examples" / "isle.toml"
COMPANIES = '[{ id = "bo", name = "B & O", shares = 5, points = [9, 5] }]'
MECHANICS = f"""\
mechanics.country_cards = {{ stacks = {{ Lit = [7, 4], Lake = [5] }} }}
mechanics.company_shares = {{ companies = {COMPANIES}, dummy_up_to = 3 }}
mechanics.terrain_cards.types.bog = ["red", "orange", "yellow", "green"]
mechanics.terrain_cards.types.heath = ["blue", "pink", "white", "black", "gray"]
mechanics.terrain_cards.price = {{ 1 = 1, 2 = 1, 3 = 2, 4 = 3 }}
mechanics.terrain_cards.factor = 3
mechanics.terrain_cards.each = 15
mechanics.terrain_cards.face_up = 2
mechanics.terrain_cards.start = 1
"""


def isle(players: str) -> str:
    """Return the text of a map where a city's name begins as that of a country."""
    text = ISLE.read_text("utf-8")
    for old, new in (
        ("players = [2, 2]", f"players = {players}"),
        ("mechanics.longest_path = { points = 5 }\n", MECHANICS),
        ('"Port"', '"Little Rock"'),
        ('{ name = "Moor" }', '{ name = "Lit", kind = "country", label = "Lithuania" }'),
        ('{ name = "Lake" }', '{ name = "Lake", kind = "country" }'),
        ('"Moor"', '"Lit"'),
    ):
        assert old in text
        text = text.replace(old, new)
    return text


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that offers the map twice: for two to four players, and for four only."""
    folder = tmp_path_factory.mktemp("own-rules")
    options = []
    for name, players in (("few", "[2, 4]"), ("four", "[4, 4]")):
        file = folder / f"{name}.toml"
        file.write_text(isle(players).replace('id = "isle"', f'id = "{name}"'), "utf-8")
        options += ["--map", str(file)]
    server = Server(folder, *options)
    server.start()
    yield server
    server.stop()


def open_rules(visits: Visits, server: Server, which: str, players: int) -> Page:
    """Sit down at a table and open the rules."""
    page = visits.open(reduced_motion=True)
    key = page.locator(f"[data-map^={which}-]").get_attribute("data-map")
    assert key
    room, tokens = make_room(server.origin, key, *[HUMAN] * players)
    sit(page, room, tokens[0])
    expect(page.locator(".game")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("dialog[open] [data-chapter]").last).to_be_attached()
    return page


def test_the_dummy_is_told_for_the_players_it_plays_with(visits: Visits, server: Server) -> None:
    chapter = "[data-chapter=rules-company-shares-title]"
    page = open_rules(visits, server, "few", 2)
    expect(page.locator(chapter)).to_contain_text("With 2 or 3 players, whoever takes a share")
    page = open_rules(visits, server, "four", 4)
    expect(page.locator(chapter)).to_contain_text("Shares are numbered from 1")
    expect(page.locator(chapter)).not_to_contain_text("dummy")


def test_country_cards_are_told_by_the_names_of_their_countries(
    visits: Visits, server: Server
) -> None:
    page = open_rules(visits, server, "few", 2)
    heads = page.locator("[data-chapter=rules-country-cards-title] tbody th")
    expect(heads).to_have_text(["Lithuania", "Lake"])


def test_the_lesson_of_terrain_cards_tells_the_types_and_prices_of_the_map(
    visits: Visits, server: Server
) -> None:
    page = open_rules(visits, server, "few", 2)
    chapter = page.locator("[data-chapter=rules-terrain-cards-title]")
    chapter.get_by_role("button", name="Lesson: one minute").click()
    words = page.locator("dialog [data-lesson] .text p")
    expect(words).to_contain_text("bog or heath")
    following = page.locator("dialog [data-lesson] button.main")
    following.click()
    following.click()
    expect(words).to_contain_text("1–2: 1 · 3: 2 · 4: 3")
    expect(words).to_contain_text("multiply its points by 3")
    picture = page.locator("dialog [data-lesson] [role=img]").first
    expect(picture).to_have_accessible_name(
        "Terrain cards multiply the points of a track of their colours by 3."
    )
