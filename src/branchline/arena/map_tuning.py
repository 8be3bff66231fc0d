"""Tuning the bots for one map: where it is kept, how it is taken up again, what comes of it."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from branchline.arena.executor import Executor
from branchline.arena.provenance import current_commit
from branchline.arena.tuning import (
    POPULATION,
    TuningPlan,
    TuningState,
    WeightTrial,
    first_state,
    next_generation,
    play_trial,
)
from branchline.bots.brains.generic_weights import generic_weights_for
from branchline.bots.brains.planner_weights import WEIGHTS
from branchline.bots.brains.tuned_weights import KIND, board_fingerprint, planner_weights_for
from branchline.bots.weight_files import UNDER_WAY
from branchline.folders import weights_folder
from branchline.maps import MapData, load_map, map_ids
from branchline.maps.bots_files import RULES, bots_file_of, read_bots_file
from branchline.maps.games import game_of

GENERATIONS: Final = 30
GAMES: Final = 6
"""Games of each try against each rival."""
FINAL: Final = 1200
"""Games of the last check, against the untuned weights."""
FRESH: Final = 987_654
"""The seed of its games: none of those that weights were tuned by."""
WIDTH: Final = 0.1


@dataclass(frozen=True)
class MapTuning:
    """What to tune: a map, for how many players, and how long."""

    map: str
    players: int
    generations: int
    games: int
    seed: int

    @property
    def data(self) -> MapData:
        """The map."""
        return load_map(self.map)

    def plan(self) -> TuningPlan:
        """Return the plan: weights have to beat the untuned ones, on each seat as often."""
        tables = ((self.map, self.players),)
        games = -(-self.games // self.players) * self.players
        rivals = (self.untuned(),)
        return TuningPlan(tables, self.generations, games, self.seed, WIDTH, rivals)

    def untuned(self) -> tuple[int, ...]:
        """Return the weights that bots play the map by before it is tuned for."""
        return tuple(generic_weights_for(game_of(self.map, None, self.players)))

    def identity(self) -> list[Any]:
        """Return what has to be the same for tuning to be taken up again."""
        return [self.data.rules_hash, self.players, self.games, self.seed, POPULATION]


def target_of(tuning: MapTuning) -> Path:
    """Return the file for the weights: beside the map file, or where those of the package are.

    What cannot be written there goes to the data folder, where it is found as well.
    """
    data = tuning.data
    name = f"{data.id}-{tuning.players}.json"
    if tuning.map in map_ids():
        folder = Path(str(files("branchline.bots") / "data" / KIND))
        file = folder / name
    else:
        file = bots_file_of(data.source)
        folder = file.parent
    return file if os.access(folder, os.W_OK) else weights_folder(KIND) / name


def state_file_of(target: Path) -> Path:
    """Return where it is kept how far tuning has come."""
    return target.with_name(target.name.removesuffix(".json") + UNDER_WAY)


def read_tuning(tuning: MapTuning, file: Path) -> TuningState:
    """Return the state of the same tuning, if it was begun before; else its start."""
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
        if kept["tuning"] == tuning.identity():
            return TuningState(
                kept["generation"],
                tuple(kept["centre"]),
                tuple(kept["spread"]),
                tuple(tuple(each) for each in kept["incumbents"]),
                tuple(tuple(each) for each in kept["trail"]),
            )
    except (OSError, ValueError, KeyError, TypeError):
        pass
    start = planner_weights_for(game_of(tuning.map, None, tuning.players))
    return first_state(tuning.plan(), start)


def write_json(file: Path, values: Any) -> None:
    """Write values to a file, whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        part.write_text(json.dumps(values, indent=1) + "\n", encoding="utf-8")
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def tune_map(
    tuning: MapTuning,
    executor: Executor,
    seconds: float,
    after_generation: Callable[[TuningState], object],
) -> tuple[Path, float]:
    """Tune for a map and keep the weights; return their file and how often they beat untuned ones.

    What an earlier run of the same tuning left is taken up again. No generation begins after so
    many seconds.
    """
    target = target_of(tuning)
    file = state_file_of(target)
    state, plan = read_tuning(tuning, file), tuning.plan()
    end = time.monotonic() + seconds
    after_generation(state)
    while state.generation < plan.generations and time.monotonic() < end:
        state = next_generation(plan, state, executor, lambda _: None)
        write_json(file, {"tuning": tuning.identity(), **asdict(state)})
        after_generation(state)
    trial = WeightTrial(
        tuning.map,
        tuning.players,
        tuple(state.weights),
        (tuning.untuned(),),
        FRESH,
        FINAL,
    )
    before = state.incumbents[0]
    checks = (trial, replace(trial, weights=before))
    (share, _), (share_before, _) = executor.run(play_trial, checks)
    if share < share_before:
        state, share = replace(state, centre=tuple(map(float, before)), trail=()), share_before
    write_weights(tuning, target, state, share)
    file.unlink(missing_ok=True)
    return target, share


def write_weights(tuning: MapTuning, target: Path, state: TuningState, share: float) -> None:
    """Write weights where bots find them; those for other numbers of players stay."""
    data = tuning.data
    entry = {
        "map": data.id,
        "players": tuning.players,
        "board": board_fingerprint(game_of(tuning.map, None, tuning.players)),
        "weights": {w.name: value for w, value in zip(WEIGHTS, state.weights, strict=True)},
        "tuned": {
            "commit": current_commit(),
            "generations": state.generation,
            "population": POPULATION,
            "games": tuning.games,
            "seed": tuning.seed,
            "against_untuned": {"win_share": share, "games": FINAL},
        },
    }
    if target != bots_file_of(data.source):
        write_json(target, entry)
        return
    known = read_bots_file(target, data.rules_hash) or {}
    others = [each for each in known.get(KIND, []) if each.get("players") != tuning.players]
    write_json(target, {RULES: data.rules_hash, KIND: [*others, entry]})
