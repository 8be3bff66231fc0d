"""What the start page says of a map: one line on what is special, and the suggested first game."""

from __future__ import annotations

from pathlib import Path

import pytest

from branchline.bots import LEVELS
from branchline.locales import has_message, say
from branchline.maps import load_map, load_map_text, map_ids
from branchline.maps.check import check_document
from branchline.maps.files import packaged_ids, parse_map
from branchline.maps.shape import BOT_LEVELS

ISLE = Path(__file__).with_name("isle.toml").read_text("utf-8")
LONGEST = 60
"""Characters that fit below a board on the start page."""


@pytest.mark.parametrize("which", packaged_ids())
def test_every_packaged_map_has_its_line(which: str) -> None:
    assert has_message(f"about-{which}")
    assert 10 < len(say(f"about-{which}")) <= LONGEST


def test_every_packaged_map_is_a_base_game_or_an_expansion() -> None:
    series = {which: load_map(which).series for which in packaged_ids()}
    assert set(series.values()) == {"base", "expansion"}
    assert load_map_text(ISLE).series == ""


def test_exactly_one_packaged_map_suggests_a_first_game() -> None:
    suggested = {which: load_map(which).first_game for which in packaged_ids()}
    [(which, bots)] = [each for each in suggested.items() if each[1]]
    assert which == "usa"
    assert set(bots) <= set(LEVELS)
    fewest, most = load_map(which).players
    assert fewest <= len(bots) + 1 <= most


def test_maps_know_the_levels_there_are() -> None:
    assert BOT_LEVELS == LEVELS


def test_a_variant_suggests_nothing() -> None:
    for which in map_ids():
        for variant in load_map(which).variants:
            assert load_map(which, variant).first_game == ()


def with_words(words: str) -> str:
    """Return a map file with more in its first lines."""
    return ISLE.replace("players =", f"{words}\nplayers =", 1)


def test_a_map_of_ones_own_says_both_itself() -> None:
    words = 'about = "Short lines around a bay"\nfirst_game = { bots = ["easy", "hard"] }'
    data, plain = load_map_text(with_words(words)), load_map_text(ISLE)
    assert data.about == "Short lines around a bay"
    assert data.first_game == ("easy", "hard")
    assert (plain.about, plain.first_game) == ("", ())
    assert data.rules_hash == plain.rules_hash
    assert data.content_hash != plain.content_hash


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ('about = ""', 'about: "": must be printable text without spaces at its ends'),
        ('about = "two\\nlines"', "must be printable text"),
        (f'about = "{"x" * 81}"', "too long: 81 characters, at most 80"),
        ("about = 7", "about: 7: must be printable text"),
        ("series = 7", "series: 7: must be"),
        ('series = "Two words"', 'series: "Two words": must be'),
        ("first_game = 3", "first_game: 3: must be a table with bots"),
        ("first_game = {}", "first_game.bots: missing; must be a list of 1 to 7"),
        ("first_game = { bots = [] }", "first_game.bots: []: must be a list of 1 to 7"),
        ('first_game = { bots = ["esy"] }', 'first_game.bots[0]: "esy": must be one of beginner'),
        ('first_game = { bots = ["easy"], map = "x" }', 'first_game.map: "x": unknown key'),
        (f"first_game = {{ bots = {['easy'] * 6} }}", "the map takes 1 to 2 bots"),
    ],
)
def test_wrong_words_are_told(words: str, problem: str) -> None:
    errors = check_document(parse_map(with_words(words).encode(), "isle.toml"), "isle.toml")
    assert [problem in str(error) for error in errors] == [True], list(map(str, errors))


def test_a_variant_cannot_suggest_a_first_game() -> None:
    text = f'{ISLE}\n[variants.other]\nfirst_game = {{ bots = ["easy"] }}\n'
    [error] = check_document(parse_map(text.encode(), "isle.toml"), "isle.toml")
    assert "variants.other.first_game" in str(error)
    assert "unknown key" in str(error)
