"""Every action has a text of its own that reads back, leniently."""

from __future__ import annotations

import pytest

from branchline import NotationError, new_game
from branchline.locales import speaking
from branchline.maps import load_map
from branchline.play.notation import Notation
from tests.tables import game_of, tried_tables


@pytest.mark.parametrize(("which", "variant", "players"), tried_tables())
def test_every_action_round_trips(which: str, variant: str | None, players: int) -> None:
    game = game_of(which, variant, players)
    notation = Notation(load_map(which, variant), game)
    for action in range(game.n_actions):
        assert notation.action(notation.text(action)) == action
    assert len({notation.text(action) for action in range(game.n_actions)}) == game.n_actions


@pytest.mark.parametrize(
    "text",
    [
        "claim Warszawa–Radom red×2",
        "Claim warszawa-radom RED x2",
        "claim  Warszawa - Radom red x 2",
        "claim Warszawa–Radom red×2".upper(),
    ],
)
def test_reading_is_lenient(text: str) -> None:
    match = new_game("poland", seed=1)
    assert match.notation.text(match.notation.action(text)) == "claim Warszawa–Radom red×2"


def test_accents_and_long_words_do_not_matter() -> None:
    notation = new_game("poland", seed=1).notation
    action = notation.action("claim lodz-warszawa [blue] locomotive x 2")
    assert notation.text(action) == "claim Warszawa–Łódź [blue] loco×2"


def test_a_track_may_be_named_from_either_end() -> None:
    notation = new_game("poland", seed=1).notation
    there, back = "claim Warszawa–Radom red×2", "claim Radom–Warszawa red×2"
    assert notation.action(there) == notation.action(back)


@pytest.mark.parametrize("text", ["", "claim", "claim Atlantis–Radom red×2", "keep 9", "💥"])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is no action"):
        new_game("poland", seed=1).notation.action(text)


def test_numbers_out_of_range_are_refused() -> None:
    notation = new_game("poland", seed=1).notation
    with pytest.raises(NotationError, match="they run from 0 to"):
        notation.text(10**6)


def test_places_without_a_name_have_a_word_in_every_language() -> None:
    notation = new_game("africa", seed=1).notation
    track = next(n for n, name in enumerate(notation.tracks) if name == "Ujiji–Junction 6")
    assert notation.track(track) == "Ujiji–Junction 6"
    with speaking("de"):
        assert notation.track(track) == "Ujiji–Abzweig 6"
