"""The bench in rounds: what it measures and what it refuses."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from branchline.cli.bench import bench
from branchline.lab import rounds, starting, yardstick
from branchline.maps import map_ids

ROOT = Path(__file__).parents[2]
BASE = rounds.plainest(map_ids())
OTHER = next(which for which in map_ids() if which != BASE)


def run(*arguments: str) -> str:
    """Run the bench; return what it prints."""
    done = CliRunner().invoke(bench, arguments)
    assert done.exit_code == 0, done.output
    return done.stdout


def test_rounds_compare_maps_checkouts_and_the_yardstick() -> None:
    chosen = ("--map", BASE, "--map", OTHER, "--players", "2")
    small = ("--rounds", "2", "--games", "10", "--against", str(ROOT))
    report = json.loads(run(*chosen, *small, "--json"))
    rows = {(row["map"], row["variant"]): row for row in report["rows"]}
    base, other = rows[BASE, None], rows[OTHER, None]
    assert all(0 < row["median"] <= row["best"] and row["spread"] >= 0 for row in rows.values())
    assert base["to_against"] > 0 < other["to_against"]
    assert other["to_base"] > 0
    assert "to_base" not in base
    with yardstick.built() as program:
        assert ("to_yardstick" in base) is (program is not None)
        assert (report["yardstick"] is None) is (program is None)


def test_environments_are_measured_in_rounds() -> None:
    pytest.importorskip("numpy")
    small = ("--rounds", "1", "--games", "10", "--map", BASE)
    report = json.loads(run("--only", "env", *small, "--json"))
    assert report["unit"] == "steps_per_s"
    assert report["yardstick"] is None
    assert all(row["median"] > 0 and row["players"] == 2 for row in report["rows"])


@pytest.mark.parametrize("bot", rounds.BOTS)
def test_the_decisions_of_bots_are_measured_in_rounds(bot: str) -> None:
    small = ("--rounds", "1", "--games", "10", "--map", BASE, "--against", str(ROOT))
    report = json.loads(run("--only", bot, *small, "--json"))
    assert (report["kind"], report["unit"]) == (bot, "decisions_per_s")
    assert {row["map"] for row in report["rows"]} == {BASE}
    assert all(row["players"] == 2 for row in report["rows"])
    assert all(row["median"] > 0 < row["to_against"] for row in report["rows"])


def test_shared_games_are_compared_with_runs_side_by_side() -> None:
    pytest.importorskip("numpy")
    small = ("--rounds", "1", "--games", "10", "--map", BASE, "--players", "2")
    report = json.loads(run("--only", "env", "--processes", "2", *small, "--json"))
    assert (report["processes"], report["games"]) == (2, 1024)
    for row in report["rows"]:
        assert row["to_apart"] == pytest.approx(row["median"] / row["apart"]["median"])


@pytest.mark.skipif(not starting.PROCESSES.is_dir(), reason="no /proc here")
def test_starting_is_measured() -> None:
    report = json.loads(run("--only", "start", "--rounds", "1", "--json"))
    rows = {row["program"]: row for row in report["rows"]}
    assert list(rows) == ["nothing", "import", "help", "play"]
    assert 0 < rows["nothing"]["best"] < rows["play"]["best"]
    assert rows["help"]["to_nothing"] == pytest.approx(
        rows["help"]["best"] / rows["nothing"]["best"]
    )


@pytest.mark.skipif(sys.platform == "win32", reason="only ticks are told there")
def test_what_a_program_takes_is_told_finer_than_in_ticks() -> None:
    before = starting.used_by_children()
    subprocess.run([sys.executable, "-S", "-c", "pass"], check=True)
    taken = starting.used_by_children() - before
    assert taken > 0
    assert taken != pytest.approx(round(taken, 2), abs=1e-9)


def test_shared_games_as_a_table_for_people() -> None:
    pytest.importorskip("numpy")
    small = ("--rounds", "1", "--games", "10", "--map", OTHER, "--players", "2")
    printed = run("--only", "env", "--processes", "2", *small)
    assert "shared by 2 processes" in printed
    assert OTHER in printed


def test_without_a_compiler_the_yardstick_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    printed = run("--rounds", "1", "--games", "10", "--map", BASE, "--players", "2")
    assert "The yardstick is left out" in printed
    assert "to yardstick:" not in printed


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_the_yardstick_plays(tmp_path: Path) -> None:
    with yardstick.built() as program:
        assert program is not None
        report = yardstick.run(program, 20)
    assert report is not None
    assert report["games_per_s"] > 0
    assert yardstick.run(tmp_path / "nothing", 20) is None


def test_every_map_and_number_of_players_is_measured() -> None:
    tables = rounds.all_tables()
    assert {table.map for table in tables} == set(map_ids())
    assert tables[0].map == BASE
    assert {table.players for table in rounds.all_tables(players=2)} == {2}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--against", "."), "need --rounds"),
        (("--only", "start", "--map", "usa"), "plays no games"),
        (("--only", "start", "--games", "20"), "plays no games"),
        (("--rounds", "1", "--yardstick", "x"), "cannot be combined"),
        (("--processes", "2"), "--processes needs --rounds"),
        (("--rounds", "1", "--processes", "2"), "--processes needs --rounds"),
        (("--rounds", "1", "--against", "nowhere"), "not a checkout"),
        (("--rounds", "1", "--players", "99"), "none of these maps"),
    ],
)
def test_what_cannot_be_measured_is_refused(arguments: tuple[str, ...], told: str) -> None:
    done = CliRunner().invoke(bench, arguments)
    assert done.exit_code == 2
    assert told in done.output


def test_a_checkout_that_fails_is_told(tmp_path: Path) -> None:
    package = tmp_path / "src" / "branchline"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("raise SystemExit('broken on purpose')\n")
    small = ("--rounds", "1", "--games", "10", "--map", BASE, "--players", "2")
    done = CliRunner().invoke(bench, [*small, "--against", str(tmp_path)])
    assert done.exit_code == 1
    assert "broken on purpose" in done.output


def test_summaries() -> None:
    assert rounds.summary([4.0, 1.0, 2.0, 3.0, 5.0]) == {
        "median": 3.0,
        "best": 5.0,
        "spread": 2 / 3,
    }
    assert rounds.summary([2.0])["spread"] == 0
    assert rounds.ratio([1.0, 4.0, 9.0], [1.0, 2.0, 3.0]) == 2.0
