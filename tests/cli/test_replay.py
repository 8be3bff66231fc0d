"""`branchline replay`: sound records are told, damaged ones are refused with a position."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

import branchline

Run = Callable[..., Result]


def test_moves_and_score(run: Run, finished: Path) -> None:
    result = run("replay", finished)
    assert result.exit_code == 0
    match = branchline.load(finished)
    lines = result.output.splitlines()
    assert lines[0].startswith(f"The Islet · Ann, Bo · {len(match.moves)} moves")
    assert lines[1].split()[:3] == ["1", "Ann", "keep"]
    assert "Score sheet" in result.output
    for name in ("Tracks", "Stations not built", "Longest path", "Total", "Place"):
        assert name in result.output
    winner = match.score_sheet().winners()[0]
    assert f"{match.seats[winner]} wins" in result.output


def test_log(run: Run, finished: Path) -> None:
    output = run("replay", finished, "--log").output
    assert "Ann is dealt" in output
    assert "the game is over" in output


def test_part_of_a_game(run: Run, finished: Path) -> None:
    result = run("replay", finished, "--to", "2")
    assert "the first 2 of" in result.output
    assert "The game is not over" in result.output
    assert run("replay", finished, "--to", "0").exit_code == 0
    assert run("replay", finished, "--to", "99999").exit_code == 2
    assert run("replay", finished, "--to", "-1").exit_code == 2


def test_json(run: Run, finished: Path) -> None:
    match = branchline.load(finished)
    told = json.loads(run("replay", finished, "--json").stdout)
    assert told["map"] == {"id": "islet", "name": "The Islet", "variant": None}
    assert told["length"] == len(told["moves"]) == len(match.moves)
    assert [seat["total"] for seat in told["score"]["seats"]] == list(match.score_sheet().totals)
    assert all(
        seat["total"] == sum(line["points"] for line in seat["lines"])
        for seat in told["score"]["seats"]
    )
    part = json.loads(run("replay", finished, "--json", "--to", "3").stdout)
    assert part["moves"] == told["moves"][:3]
    assert part["score"] is None
    assert part["over"] is False


def change_action(record: dict[str, Any]) -> None:
    record["moves"][4]["do"] = "claim Port–Quay red×9"


def change_chance(record: dict[str, Any]) -> None:
    index = next(i for i, move in enumerate(record["moves"]) if move["chance"])
    record["moves"][index]["chance"].append(0)


def change_seat(record: dict[str, Any]) -> None:
    record["moves"][3]["seat"] = 1 - record["moves"][3]["seat"]


def drop_move(record: dict[str, Any]) -> None:
    del record["moves"][-1]


def change_result(record: dict[str, Any]) -> None:
    record["result"]["totals"][0] += 1


def change_map(record: dict[str, Any]) -> None:
    record["map"]["hash"] = "0" * 64


@pytest.mark.parametrize(
    ("change", "position"),
    [
        (change_action, "moves[4].do"),
        (change_chance, ".chance"),
        (change_seat, "moves[3]"),
        (drop_move, "moves["),
        (change_result, "result"),
        (change_map, "map.hash"),
    ],
)
def test_tampered(
    run: Run,
    finished: Path,
    tmp_path: Path,
    change: Callable[[dict[str, Any]], None],
    position: str,
) -> None:
    record = json.loads(finished.read_text(encoding="utf-8"))
    change(record)
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(record), encoding="utf-8")
    result = run("replay", bad)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith(f"Error: {bad}: ")
    assert position in result.stderr
    assert result.stderr.count("\n") == 1
    assert run("replay", bad, "--json").stdout == ""


def test_damaged(run: Run, finished: Path, tmp_path: Path) -> None:
    content = finished.read_bytes()
    bad = tmp_path / "bad.json"
    for damaged in (content[:500], b"", b"\x00\xff", b"[]", b"{}", content[:-3] + b"\xff}"):
        bad.write_bytes(damaged)
        result = run("replay", bad)
        assert result.exit_code == 1
        assert result.stderr.startswith(f"Error: {bad}: ")
        assert result.stderr.count("\n") == 1
    assert run("replay", tmp_path).exit_code == 1


def test_a_map_that_has_moved(run: Run, finished: Path, islet: Path, tmp_path: Path) -> None:
    record = json.loads(finished.read_text(encoding="utf-8"))
    data = branchline.load_map(islet)
    gone = str(tmp_path / "gone.toml")
    record |= {"version": 1, "map": {"id": "islet", "variant": None, "file": gone}}
    record["map"]["hash"] = data.content_hash
    moved = tmp_path / "moved.json"
    moved.write_text(json.dumps(record), encoding="utf-8")
    assert "gone.toml: no such file" in run("replay", moved).stderr
    assert run("replay", moved, "--map-file", islet).exit_code == 0


def test_a_game_saved_under_other_rules_says_where_it_differs(run: Run, tmp_path: Path) -> None:
    earlier = Path(__file__).parents[1] / "play" / "earlier" / "usa.json"
    assert "differ" not in run("replay", earlier).output
    record = json.loads(earlier.read_text(encoding="utf-8"))
    record["moves"][4]["check"] = "0"
    other = tmp_path / "other.json"
    other.write_text(json.dumps(record), encoding="utf-8")
    for arguments in ([], ["--to", "2"]):
        result = run("replay", other, *arguments)
        assert result.exit_code == 0
        assert "moves[4]" in result.output


def test_names_cannot_steer_the_terminal(run: Run, tmp_path: Path) -> None:
    odd = tmp_path / "odd.json"
    branchline.new_game("poland", seed=1, seats=["Ann\x1b[2J", "Bo"]).save(odd)
    output = run("replay", odd).output
    assert "\x1b" not in output
    assert "Ann?[2J" in output
