"""The user's own weights: found in the data folder before the package's; broken ones do no harm."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from branchline.arena.map_tuning import state_file_of
from branchline.bots import make_bot
from branchline.bots.brains import trained_networks, tuned_weights
from branchline.bots.brains.generic_weights import generic_weights
from branchline.bots.brains.planner_weights import WEIGHTS
from branchline.bots.weight_files import read_notes
from branchline.folders import weights_folder
from branchline.maps import load_map
from branchline.maps.games import game_of
from branchline.play.match import Match

ISLE = str(Path(__file__).parents[2] / "examples" / "isle.toml")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of weights, empty; what was read before is forgotten, and so it is afterwards."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    tuned_weights.tuned_entries.cache_clear()
    trained_networks.found_networks.cache_clear()
    weights_folder("planner").mkdir(parents=True)
    yield weights_folder("planner")
    tuned_weights.tuned_entries.cache_clear()
    trained_networks.found_networks.cache_clear()


def test_weights_of_ones_own_are_used_on_their_board(folder: Path) -> None:
    game = game_of(ISLE, None, 2)
    assert tuned_weights.planner_weights_for(game) == generic_weights()
    tuned_weights.tuned_entries.cache_clear()
    board = tuned_weights.board_fingerprint(game)
    entry = {"board": board, "players": 2, "weights": {WEIGHTS[0].name: 77}}
    (folder / "isle-2.json").write_text(json.dumps(entry))
    assert tuned_weights.planner_weights_for(game)[0] == 77
    packaged = game_of("usa", None, 2)
    assert tuned_weights.planner_weights_for(packaged) != generic_weights()


def test_weights_of_ones_own_go_before_the_packages(folder: Path) -> None:
    game = game_of("usa", None, 2)
    board = tuned_weights.board_fingerprint(game)
    entry = {"board": board, "players": 2, "weights": {WEIGHTS[0].name: 77}}
    (folder / "usa-2.json").write_text(json.dumps(entry))
    assert tuned_weights.planner_weights_for(game)[0] == 77


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"board": "x"}', "\\xff"])
def test_broken_weights_are_told_and_left_aside(
    folder: Path, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / "broken.json").write_text(text)
    (folder / "notes.txt").write_text("no weights")
    before = len(read_notes("planner", ("board", "players", "weights")))
    assert before == len(tuned_weights.tuned_entries()) > 5
    assert caplog.text.count("broken.json: these weights are not used") == 2
    match = Match(load_map(ISLE), 2, 1)
    seat = match.seat
    bot = make_bot("medium", match.game, 1)
    assert bot.choose(match.view(seat), match.actions(seat)) in match.actions(seat)


def test_a_tuning_that_is_under_way_is_no_broken_file(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = state_file_of(folder / "usa-2.json")
    file.write_text('{"tuning": [], "generation": 3}')
    notes = read_notes("planner", ("board", "players", "weights"))
    assert len(notes) > 5
    assert file.name not in caplog.text
