"""The bench measures the environments, alone if asked."""

from __future__ import annotations

import json

from click.testing import CliRunner

from branchline.cli.bench import bench
from branchline.maps import map_ids


def test_the_environments_are_measured_alone() -> None:
    done = CliRunner().invoke(bench, ["--only", "env", "--games", "10", "--json"])
    assert done.exit_code == 0, done.output
    (name, rows) = json.loads(done.output).popitem()
    assert name == "env"
    assert [row["map"] for row in rows] == list(map_ids())
    assert all(row["single_steps_per_s"] > 0 < row["vector_steps_per_s"] for row in rows)


def test_a_table_for_people() -> None:
    done = CliRunner().invoke(bench, ["--only", "env", "--games", "10"])
    assert "256 games at once" in done.output
