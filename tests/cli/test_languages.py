"""The terminal and the command line in other languages: all that is said is translated."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

import click
import pytest

from branchline.bots import BOTS
from branchline.cli.click_words import translate_click
from branchline.cli.commands import COMMANDS, group, without_language
from branchline.cli.help import first_sentence
from branchline.locales import say, speaking
from branchline.locales.languages import (
    LANGUAGES,
    PSEUDO,
    accepted,
    known_language,
    language_of_system,
)
from branchline.maps import load_map, map_ids
from tests.cli.typed_game import TypedGame

WORD: Final = re.compile(r"(?<![\w-])[A-Za-z]{3,}(?![\w-])")
TYPED: Final = frozenset({"all", "closed", "free", "log", "quit", "save", "sub", "FILE", "and"})
"""What is typed as it is in every language; and what joins the parts of lists in English."""
HELP: Final = re.compile(r"\[[^\]]*\]|--?[a-z][\w-]*|\b[A-Z]{2,}[=:A-Z]*\b|'[^']*'")
"""Options, and what follows them."""
NAMES: Final = frozenset({"branchline", *COMMANDS, "Ann", "Random", "Bo"})
LINES: Final = ("?", "m", "m free", "m closed", "b", "s", "log", "d", "d", "x")


def english_in(screen: str, which: str) -> set[str]:
    """Return the words on a screen that are neither translated nor names of the map's own."""
    data = load_map(which)
    names = " ".join([*(place.name for place in data.places), *named_in(dict(data.mechanics))])
    words = set(WORD.findall(screen)) - NAMES - TYPED
    return {word for word in words if word not in names}  # a narrow screen cuts names


def named_in(parameters: object) -> Iterator[str]:
    """Give the names, and their short forms, that a map file gives to things of a mechanic."""
    if isinstance(parameters, Mapping):
        if "name" in parameters:
            yield from (str(parameters["name"]), str(parameters.get("id", "")).upper())
        for each in parameters.values():
            yield from named_in(each)
    elif isinstance(parameters, list | tuple):
        for each in parameters:
            yield from named_in(each)


@pytest.mark.parametrize("which", map_ids())
def test_the_game_in_the_terminal_is_translated(which: str) -> None:
    with speaking(PSEUDO):
        typed = TypedGame(which)
        screen = typed.type(*LINES)
    assert say("help-keys") not in screen
    assert english_in(screen, which) == set()


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_list_of_commands_says_whole_sentences(tag: str) -> None:
    with speaking(tag):
        told = " ".join(group.get_help(click.Context(group, info_name="branchline")).split())
        helps = {
            name: " ".join((command.help or "").split()) for name, command in group.commands.items()
        }
    for name, whole in helps.items():
        sentence = first_sentence(whole)
        assert sentence.endswith((".", "!"))
        assert whole.startswith(sentence)
        assert f"{name} {sentence}" in told


def test_the_commands_are_listed_in_the_order_that_people_need() -> None:
    assert group.list_commands(click.Context(group)) == list(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_commands_is_translated(name: str) -> None:
    translate_click()
    with speaking(PSEUDO):
        context = click.Context(group, info_name="branchline")
        made = group.commands[name].make_context(name, ["x"], context, resilient_parsing=True)
        text = made.command.get_help(made)
    words = set(WORD.findall(HELP.sub(" ", text)))
    bots = {word for bot in BOTS for word in WORD.findall(bot.replace("_", " ").replace("-", " "))}
    assert words - {"branchline", "human", *name.split("-")} - bots == set()
    assert len(text) > 200


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "nn_NO.UTF-8"}, "nb"),
        ({"LANG": "no_NO"}, "nb"),
        ({"LANG": "pt_PT@euro"}, "pt-BR"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de", "BRANCHLINE_LANGUAGE": "fi"}, "fi"),
        ({}, "en"),
    ],
)
def test_the_system_says_the_language(variables: dict[str, str], language: str) -> None:
    assert language_of_system(variables) == language


@pytest.mark.parametrize(
    ("header", "language"),
    [("fr-CH, fr;q=0.9, en;q=0.8", "fr"), ("xx, sv;q=0.2", "sv"), ("no", "nb"), ("a;q=b", "en")],
)
def test_a_request_says_the_language(header: str, language: str) -> None:
    assert accepted(header) == language


def test_every_language_stands_for_itself() -> None:
    assert [known_language(each) for each in LANGUAGES] == list(LANGUAGES)


@pytest.mark.parametrize(
    ("words", "left", "language"),
    [
        (["--language", "fr", "maps"], ["maps"], "fr"),
        (["maps", "--language=fr"], ["maps"], "fr"),
        (["maps", "--", "--language", "fr"], ["maps", "--", "--language", "fr"], None),
        (["maps"], ["maps"], None),
    ],
)
def test_the_language_may_stand_anywhere(
    words: list[str], left: list[str], language: str | None
) -> None:
    assert without_language(words) == (left, language)
