"""An interpreted mechanic beside the compiled engine, and beside the interpreted one."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import coal_mines
import pytest
from coal_mines.display import CoalMinesDisplay
from coal_mines.observation import CoalMinesObservation
from coal_mines.planning import CoalMinesPlanning
from coal_mines.rules import CoalMines

import branchline
from branchline._interpreted import VARIABLE
from branchline.core import rules
from branchline.mechanics import base
from tests.compiled.test_parity import BUILT
from tests.toy.installing import MAP_ID, Installed

HOOKS = [
    (CoalMines, rules),
    (CoalMinesDisplay, base),
    (CoalMinesObservation, base),
    (CoalMinesPlanning, base),
]
TRACES = """\
import json
from branchline import COMPILED
from tests.compiled.trace import trace, trace_planner

games = [trace({map!r}, None, 2 + seed % 2, seed) for seed in range(6)]
games += [trace_planner({map!r}, None, 2 + seed % 2, seed) for seed in range(3)]
print(json.dumps([COMPILED, games]))
"""
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("hooks", "home"), HOOKS, ids=lambda each: each.__name__)
def test_python_classes_extend_those_of_the_engine(hooks: type, home: object) -> None:
    module = sys.modules[hooks.__module__]
    assert Path(str(module.__file__)).suffix == ".py"
    engine = Path(str(getattr(home, "__file__", "")))
    assert engine.suffix in ({".so", ".pyd"} if branchline.COMPILED else {".py"})
    assert hooks.__mro__[1].__module__ == getattr(home, "__name__", "")


def test_both_engines_play_the_same_games_with_it(installed: Installed) -> None:
    """Every state of every game agrees, whichever engine calls the hooks."""
    program = TRACES.format(map=MAP_ID)
    found = []
    for interpreted in ("0", "1"):
        done = installed.run("-c", program, cwd=ROOT, env={VARIABLE: interpreted})
        assert done.returncode == 0, done.stderr
        found.append(json.loads(done.stdout))
    (compiled, games), (interpreted_too, same_games) = found
    assert (compiled, interpreted_too) == (BUILT, False)
    assert games == same_games
    assert min(map(len, games)) > 30


def test_the_package_is_the_one_in_the_folder_of_the_test(installed: Installed) -> None:
    there = installed.folder / "coal_mines"
    here = Path(coal_mines.__file__).parent
    for file in sorted(path for path in here.rglob("*.*") if path.suffix != ".pyc"):
        assert (there / file.relative_to(here)).read_bytes() == file.read_bytes()
