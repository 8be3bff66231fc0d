"""Bots tuned for a map of one's own: the file beside it is found by its rules, by every door."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from branchline.arena import map_tuning, tuning
from branchline.arena.executor import InThisProcess
from branchline.arena.map_tuning import MapTuning, state_file_of, target_of, tune_map
from branchline.arena.tuning import TuningState
from branchline.bots.brains.generic_weights import generic_weights
from branchline.bots.brains.planner_weights import WEIGHTS
from branchline.bots.brains.tuned_weights import board_fingerprint, planner_weights_for
from branchline.cli.commands import group
from branchline.maps import load_map
from branchline.maps.bots_files import VARIABLE
from branchline.maps.games import game_of

ISLAND = Path(__file__).parents[1] / "lab" / "lopsided.toml"


@pytest.fixture
def island(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, "")
    monkeypatch.setattr(tuning, "POPULATION", 4)
    file = tmp_path / "my-map.toml"
    file.write_text(ISLAND.read_text(encoding="utf-8"), encoding="utf-8")
    return file


class Interrupted(Exception):  # noqa: N818 - what a person does
    pass


def test_tuning_that_was_interrupted_goes_on_and_ends_with_the_same_weights(island: Path) -> None:
    plan = MapTuning(str(island), 2, generations=2, games=2, seed=3)
    whole, _ = tune_map(plan, InThisProcess(), 600, lambda _: None)
    expected = json.loads(whole.read_text())
    whole.unlink()

    def interrupt(state: TuningState) -> None:
        if state.generation == 1:
            raise Interrupted

    with pytest.raises(Interrupted):
        tune_map(plan, InThisProcess(), 600, interrupt)
    assert state_file_of(target_of(plan)).exists()
    begun: list[int] = []
    file, _ = tune_map(plan, InThisProcess(), 600, lambda s: begun.append(s.generation))
    assert begun == [1, 2]
    assert json.loads(file.read_text()) == expected
    assert not state_file_of(file).exists()


@pytest.mark.parametrize(("games", "played"), [(2, 4), (4, 4), (6, 8)])
def test_weights_are_tried_on_each_seat_as_often(games: int, played: int) -> None:
    plan = MapTuning("usa", 4, generations=1, games=games, seed=3).plan()
    assert plan.games == played
    assert plan.games_in_each == 2 * tuning.POPULATION * played  # the untuned, and the last found


def test_the_file_beside_a_map_is_used_as_long_as_its_rules_stay(island: Path) -> None:
    game = game_of(str(island), None, 2)
    assert planner_weights_for(game) == generic_weights()
    entry = {
        "board": board_fingerprint(game),
        "players": 2,
        "weights": {WEIGHTS[0].name: 77},
    }
    beside = island.with_name("my-map.bots.json")
    beside.write_text(json.dumps({"rules": load_map(island).rules_hash, "planner": [entry]}))
    load_map(island)
    assert planner_weights_for(game)[0] == 77
    asked = (
        "from branchline.maps.games import game_of\n"
        "from branchline.bots.brains.tuned_weights import planner_weights_for\n"
        f"print(planner_weights_for(game_of({str(ISLAND)!r}, None, 2))[0])"
    )
    child = subprocess.run(  # noqa: S603 - a process such as those of a server
        [sys.executable, "-c", asked], capture_output=True, text=True, timeout=300, check=True
    )
    assert child.stdout.strip() == "77"


def test_a_file_for_other_rules_is_left_aside(island: Path) -> None:
    entry = {"board": "", "players": 2, "weights": {}}
    beside = island.with_name("my-map.bots.json")
    beside.write_text(json.dumps({"rules": "of another map", "planner": [entry]}))
    load_map(island)
    assert os.environ[VARIABLE] == ""


@pytest.mark.parametrize(("found", "before", "kept"), [(0.31, 0.25, "found"), (0.4, 0.5, "before")])
def test_what_was_there_before_stays_only_if_it_wins_more(
    island: Path, monkeypatch: pytest.MonkeyPatch, found: float, before: float, kept: str
) -> None:
    start, better = tuple(generic_weights()), tuple(weight.high for weight in WEIGHTS)
    shares = {better: found, start: before}
    centre = tuple(map(float, better))
    state = TuningState(1, centre, (0.1,) * len(centre), (start,), (centre,))
    monkeypatch.setattr(map_tuning, "read_tuning", lambda *_: state)
    monkeypatch.setattr(map_tuning, "play_trial", lambda trial: (shares[trial.weights], 0.0))
    plan = MapTuning(str(island), 2, generations=1, games=2, seed=3)
    file, share = tune_map(plan, InThisProcess(), 600, lambda _: None)
    (entry,) = json.loads(file.read_text())["planner"]
    assert tuple(entry["weights"].values()) == {"found": better, "before": start}[kept]
    assert share == max(found, before)


def test_the_command_tells_what_equals_would_win(
    island: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(map_tuning, "FINAL", 6)
    island.write_text(load_map("poland").text, encoding="utf-8")
    few = ("--generations", "1", "--games", "2", "--processes", "1")
    result = CliRunner().invoke(group, ["tune", str(island), "--players", "3", *few])
    assert result.exit_code == 0, result.output
    assert "equals would win 33%" in result.output
    (entry,) = json.loads(island.with_name("my-map.bots.json").read_text())["planner"]
    assert entry["players"] == 3
