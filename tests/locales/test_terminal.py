"""A game in the terminal, in every language: the opening, and no message without words."""

from __future__ import annotations

import pytest

from branchline.locales import say, speaking
from branchline.locales.languages import LANGUAGES
from tests.cli.typed_game import TypedGame
from tests.locales.message_ids import ids_in

LINES = ("?", "m", "b", "s", "log", "d", "d", "x")


def test_ids_are_noticed() -> None:
    assert ids_in("Ann: may-buy, peut-être") == {"may-buy"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("which", ["poland", "uk"])
def test_an_opening_is_played(which: str, language: str) -> None:
    with speaking(language):
        screen = TypedGame(which).type(*LINES)
        assert say("help-keys") in screen
    assert ids_in(screen) == set()
    assert "{" not in screen
