"""The compiled engine plays exactly as the interpreted one: every state of every game agrees."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import branchline
from branchline._interpreted import VARIABLE
from branchline.maps import map_ids
from tests.tables import tables

ROOT = Path(__file__).parent.parent.parent
BUILT = any((Path(branchline.__file__).parent / "core").glob("game.*.so"))
SEEDS = (1, 2)


@cache
def traces(seed: int, interpreted: bool, fault: bool = False) -> dict[str, Any]:
    """Return the traces of every table, made by a process of its own."""
    environment = {k: v for k, v in os.environ.items() if k != VARIABLE}
    if interpreted:
        environment[VARIABLE] = "1"
    if fault:
        environment["TRACE_FAULT"] = "1"
    done = subprocess.run(  # noqa: S603 - our own module
        [sys.executable, "-m", "tests.compiled.trace", str(seed)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def first_difference(mine: list[str], theirs: list[str]) -> int | None:
    """Return the first step at which two traces differ."""
    for step, (a, b) in enumerate(zip(mine, theirs, strict=False)):
        if a != b:
            return step
    return None if len(mine) == len(theirs) else min(len(mine), len(theirs))


@pytest.mark.parametrize("seed", SEEDS)
def test_both_engines_play_the_same_games(seed: int) -> None:
    compiled, interpreted = traces(seed, interpreted=False), traces(seed, interpreted=True)
    assert compiled["compiled"] is BUILT
    assert interpreted["compiled"] is False
    assert len(compiled["traces"]) == len(tables()) + len(map_ids())
    for table, steps in compiled["traces"].items():
        assert first_difference(steps, interpreted["traces"][table]) is None, table


def test_an_injected_difference_is_caught() -> None:
    sound, faulty = traces(1, interpreted=False), traces(1, interpreted=True, fault=True)
    differences = [
        first_difference(sound["traces"][table], steps) for table, steps in faulty["traces"].items()
    ]
    assert all(step is not None and step > 0 for step in differences)
