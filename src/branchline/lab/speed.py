"""How fast the engine is: random games, single operations, longest paths, Grand Tours.

All figures of one report come from one run on one machine, so that their ratios mean something.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.resources import files
from typing import Any

from branchline import _interpreted
from branchline.arena.simulation import Job, play_job
from branchline.core.arrays import COMPILED, POW, WORD, zeros
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.graph import network_of
from branchline.core.state import TURN, State
from branchline.maps import load_map, map_ids
from branchline.maps.build import build_game
from branchline.play.playout import play_out
from branchline.play.view import view_of

REPEATS = 5
"""How often every operation is timed; the fastest counts, as the others were disturbed."""


RUNS = 3
"""How often random games are played, for the same reason."""


def cpu_time(work: Callable[[], object], times: int) -> float:
    """Return the microseconds that a piece of work takes, at its fastest."""
    best = float("inf")
    for _ in range(REPEATS):
        start = time.process_time()
        for _ in range(times):
            work()
        best = min(best, time.process_time() - start)
    return best / times * 1e6


def random_play(which: str, players: int, games: int) -> dict[str, Any]:
    """Measure random games, scored at the end, on one map; the fastest of a few runs counts."""
    job = Job(which, None, ("random",) * players, 1, 0, games)
    reports = [play_job(job).report() for _ in range(RUNS)]
    report = max(reports, key=lambda report: report["games_per_s"])
    keys = ("games_per_s", "decisions_per_s", "mean_decisions")
    return {"map": which, "players": players, **{key: report[key] for key in keys}}


def all_random_play(games: int) -> list[dict[str, Any]]:
    """Measure random games on every map with the fewest and with the most players."""
    rows = []
    for which in map_ids():
        fewest, most = load_map(which).players
        rows += [random_play(which, players, games) for players in sorted({fewest, most})]
    return rows


def positions(game: Game, count: int) -> list[State]:
    """Return positions from the middle of random games, with a turn to take."""
    found: list[State] = []
    seed = 0
    while len(found) < count:
        seed += 1
        dice = Dice(seed)
        s = game.start(dice)
        play_out(game, s, dice, 20 + seed % 80)
        if s.phase == TURN:
            found.append(s)
    return found


def operations(which: str, players: int = 2) -> dict[str, Any]:
    """Measure single operations, in microseconds, averaged over positions of random games."""
    game = build_game(load_map(which), players)
    states = positions(game, 40)
    acts = zeros(game.n_actions + 1)
    dice = Dice(1)

    def each(work: Callable[[State], object]) -> float:
        def run() -> None:
            for s in states:
                work(s)

        return cpu_time(run, 50 if COMPILED else 5) / len(states)

    def play(s: State) -> None:
        copy = s.copy()
        game.apply(copy, game.sample(copy, dice), dice)

    copying = each(lambda s: s.copy())
    sampling = each(lambda s: game.sample(s, dice))
    return {
        "map": which,
        "legal": each(lambda s: game.legal_into(s, acts)),
        "apply": max(0.0, each(play) - copying - sampling),
        "copy": copying,
        "view": each(lambda s: view_of(game, s, 0)),
    }


def finished(game: Game, count: int) -> list[State]:
    """Return the ends of random games."""
    found = []
    for seed in range(count):
        dice = Dice(seed)
        s = game.start(dice)
        play_out(game, s, dice)
        found.append(s)
    return found


def longest_paths(which: str) -> dict[str, Any]:
    """Measure the longest path, in microseconds: networks of random games, and the worst known."""
    game = build_game(load_map(which), 2)
    ends = finished(game, 60)
    worst = worst_networks()[which]
    owned = zeros(game.board.n_words)
    for track in worst["tracks"]:
        owned[track // WORD] |= POW[track % WORD]

    def random_networks() -> None:
        for s in ends:
            network_of(game.board, s.owned, 0).longest()

    times = 20 if COMPILED else 1
    return {
        "map": which,
        "random": cpu_time(random_networks, times) / len(ends),
        "worst": cpu_time(lambda: network_of(game.board, owned, 0).longest(), times),
        "worst_steps": worst["steps"],
    }


def worst_networks() -> dict[str, Any]:
    """Return, per map, the network known to take the most steps."""
    path = files("branchline.lab") / "worst_networks.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def joined_twice(which: str) -> dict[str, Any]:
    """Measure the search for all places joined twice, in microseconds, on random networks."""
    game = build_game(load_map(which), 2)
    ends = finished(game, 60)

    def search() -> None:
        for s in ends:
            network = network_of(game.board, s.owned, 0)
            for place in range(1, game.board.n_places):
                network.twice_joined(0, place)

    return {"map": which, "from_one_place": cpu_time(search, 10 if COMPILED else 1) / len(ends)}


def measure(games: int) -> dict[str, Any]:
    """Measure everything with the engine that is running."""
    return {
        "compiled": COMPILED,
        "random_play": all_random_play(games),
        "operations": [operations(which) for which in map_ids()],
        "longest_path": [longest_paths(which) for which in map_ids()],
        "joined_twice": [joined_twice(which) for which in map_ids()],
    }


def measure_interpreted(games: int) -> dict[str, Any]:
    """Measure random games with the interpreted engine, in a process of its own."""
    code = (
        "import json; from branchline.lab import speed; "
        f"print(json.dumps(speed.all_random_play({games})))"
    )
    done = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", code],
        env={**os.environ, _interpreted.VARIABLE: "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return {"compiled": False, "random_play": json.loads(done.stdout)}
