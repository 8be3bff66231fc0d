"""Files that are not TOML: what the reader says of them is a message in the author's language."""

from __future__ import annotations

import tomllib

import pytest

from branchline.locales.languages import LANGUAGES
from branchline.locales.messages import Messages
from branchline.maps.toml_problems import toml_problem
from branchline.message import Message

BROKEN = {
    "a = ": ("toml-value", ""),
    "= 1": ("toml-key", ""),
    "a.=1": ("toml-key", ""),
    'a = "x" b': ("toml-line-end", ""),
    "[a": ("toml-missing", "]"),
    "[[a]": ("toml-missing", "]]"),
    "a b": ("toml-missing", "="),
    "a = [1": ("toml-missing", "]"),
    "a = {b = 1": ("toml-missing", "}"),
    'a = "x': ("toml-missing", '"'),
    'a = "x\n"': ("toml-missing", '"'),
    "a = 'x": ("toml-missing", "'"),
    "a = '''x": ("toml-missing", "'''"),
    "# \x01": ("toml-character", ""),
    'a = "\x01"': ("toml-character", ""),
    "a = 1\na = 2": ("toml-twice", ""),
    "[a]\n[a]": ("toml-twice", ""),
    "a = {b = 1, b = 2}": ("toml-twice", ""),
    "a = {b = 1}\na.c = 2": ("toml-twice", ""),
    r'a = "\q"': ("toml-escape", ""),
    r'a = "\uZZZZ"': ("toml-escape", ""),
    r'a = "\ud800"': ("toml-escape", ""),
    "a = 2020-02-30": ("toml-date", ""),
    "a = " + "9" * 4500: ("toml-number", ""),
}


@pytest.mark.parametrize("text", BROKEN)
def test_every_problem_is_a_message(text: str) -> None:
    with pytest.raises(ValueError) as raised:  # noqa: PT011 - of numbers that are too long too
        tomllib.loads(text)
    name, sign = BROKEN[text]
    found = toml_problem(str(raised.value)).message
    assert found == Message(
        "map-not-toml", {"problem": Message(name, {"sign": sign} if sign else {})}
    )


def test_a_sentence_of_another_reader_is_told_as_it_is() -> None:
    found = toml_problem("Something quite new (at line 2, column 5)")
    assert str(found.where) == "line 2, column 5"
    assert str(found.message) == "not TOML: Something quite new"
    assert str(toml_problem("Invalid value (at end of document)").where) == "end of the file"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_of_its_own(language: str) -> None:
    words, english = Messages(language), Messages("en")
    for name in {name for name, _ in BROKEN.values()}:
        said = words.say(name, {"sign": "]"})
        assert said != name
        assert (said == english.say(name, {"sign": "]"})) == (language == "en")
