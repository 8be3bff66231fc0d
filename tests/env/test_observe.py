"""Observations hold what a seat may know, no more, and say what their words say."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from branchline import env
from branchline.core.cards import CARD_NAMES
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.graph import network_of
from branchline.core.score import ticket_points
from branchline.core.state import State
from branchline.env.observe import Observer
from branchline.env.settings import VERSION, EnvSettings
from branchline.env.shared_arrays import new_bytes
from branchline.play.playout import play_out
from branchline.play.redeal import redeal
from branchline.play.view import view_of
from tests.tables import game_of, tables, tried_tables

FROZEN = Path(__file__).parent / "layouts.json"


def observed(game: Game, s: State, seat: int) -> npt.NDArray[np.uint8]:
    """Return the observation of a seat."""
    observer = Observer(game)
    out = new_bytes(int(observer.size) + 3)
    filled = np.frombuffer(out, np.uint8)  # type: ignore[call-overload]
    observer.write(s, seat, out, 1)
    assert (filled[0], *filled[-2:]) == (0, 0, 0), "it writes outside its span"
    return np.array(filled[1:-2])


@given(st.sampled_from(tables()), st.integers(0, 2**40), st.integers(0, 250))
@settings(max_examples=80, deadline=None)
def test_dealing_anew_what_a_seat_cannot_see_leaves_its_observation(
    table: tuple[str, str | None, int], seed: int, steps: int
) -> None:
    game = game_of(*table)
    dice = Dice(seed)
    s = game.start(dice)
    play_out(game, s, dice, steps)
    for seat in range(game.players):
        again = redeal(game, view_of(game, s, seat), Dice(seed + 1))
        assert (observed(game, s, seat) == observed(game, again, seat)).all()


@pytest.mark.parametrize("table", tried_tables(), ids=str)
def test_an_observation_says_what_the_view_says(table: tuple[str, str | None, int]) -> None:
    which, variant, players = table
    settings = EnvSettings(which, players, variant, "margin", 0.0)
    game, layout = settings.game, settings.layout
    dice = Dice(11)
    s = game.start(dice)
    seen_phases = set()
    while True:
        for seat in range(players):
            view = view_of(game, s, seat)
            numbers = observed(game, s, seat)
            assert (numbers <= layout.high).all(), layout.text(numbers)
            pieces = layout.split(numbers)
            order = [(seat + step) % players for step in range(players)]
            assert tuple(pieces["hand"]) == view.hand
            assert pieces["deck"] == view.deck_size
            assert tuple(pieces["discard"]) == view.discard
            assert [int(n) for n in pieces["trains"]] == [view.trains[i] for i in order]
            assert [int(n) for n in pieces["points"]] == [view.points[i] for i in order]
            assert [int(n) for n in pieces["hand_sizes"]] == [view.hand_sizes[i] for i in order]
            assert tuple(np.flatnonzero(pieces["tickets"])) == view.tickets
            assert tuple(np.flatnonzero(pieces["open"])) == view.open_tracks
            assert [int(row.argmax()) for row in pieces["offers"] if row.any()] == list(view.offers)
            label = network_of(game.board, s.owned, seat).label
            done = [t for t in view.tickets if ticket_points(game, label, t) > 0]
            assert np.flatnonzero(pieces["joined"]).tolist() == done
            for step, other in enumerate(order):
                assert tuple(np.flatnonzero(pieces["owned"][step])) == view.owned[other]
                assert tuple(pieces["known"][step]) == view.known[other]
                assert bool(pieces["to_act"][step]) is (other in view.to_act)
            (phase,) = layout.decode(numbers)["phase"]
            assert phase == view.phase
            seen_phases.add(phase)
        if phase == "over":
            break
        play_out(game, s, dice, 5)
    first = "first tickets" if game.dealer is None else game.dealer.name
    assert {first, "turn", "over"} <= seen_phases


FROZEN_LAYOUTS = json.loads(FROZEN.read_text(encoding="utf-8"))


def test_the_layouts_are_those_of_this_version() -> None:
    assert FROZEN_LAYOUTS["version"] == VERSION
    assert FROZEN_LAYOUTS["layouts"].keys() >= {named(table) for table in tables()}, (
        "write the new layouts to tests/env/layouts.json"
    )


@pytest.mark.parametrize("name", FROZEN_LAYOUTS["layouts"])
def test_the_layout_is_that_of_this_version(name: str) -> None:
    which, variant, players = next(table for table in tables() if named(table) == name)
    settings = EnvSettings(which, players, variant, "margin", 0.0)
    assert FROZEN_LAYOUTS["layouts"][name] == [settings.size, settings.n_actions], (
        "observations or actions have changed: raise VERSION in branchline/env/settings.py and "
        "write the new layouts to tests/env/layouts.json"
    )


def named(table: tuple[str, str | None, int]) -> str:
    """Return a table as the file of layouts names it."""
    which, variant, players = table
    return f"{which} {variant or '-'} {players}"


def test_every_index_has_a_meaning() -> None:
    for which, variant, players in tables():
        layout = env.layout(which, players, variant=variant)
        meanings = [layout.meaning(index) for index in range(layout.size)]
        names = {meaning.partition(":")[0] for meaning in meanings}
        assert names == set(layout.names)
        twins = len({t.text for t in layout.notation.data.tickets})
        if twins == len(layout.notation.data.tickets):
            assert len(set(meanings)) == layout.size
        with pytest.raises(IndexError, match=f"run from 0 to {layout.size - 1}"):
            layout.meaning(layout.size)


def test_words_of_an_observation_are_read_back() -> None:
    settings = EnvSettings("europe", 3, None, "margin", 0.0)
    dice = Dice(3)
    s = settings.game.start(dice)
    play_out(settings.game, s, dice, 150)
    told = settings.layout.decode(observed(settings.game, s, 1))
    view = view_of(settings.game, s, 1)
    assert told["hand"] == {CARD_NAMES[i]: n for i, n in enumerate(view.hand) if n}
    assert told["tickets"] == [settings.notation.ticket(t) for t in view.tickets]
    mine = [settings.notation.tracks[t] for t in view.owned[1]]
    assert [track for seat, track in told["owned"] if seat == "this seat"] == mine
    text = settings.layout.text(observed(settings.game, s, 1))
    assert all(track in text for track in mine)


def test_observations_of_another_table_are_refused() -> None:
    layout = env.layout("poland", 2)
    with pytest.raises(ValueError, match=f"ends in {layout.size} numbers"):
        layout.decode(np.zeros(7, np.uint8))
    with pytest.raises(ValueError, match="one observation at a time, not 2"):
        layout.decode(np.zeros((2, layout.size), np.uint8))
