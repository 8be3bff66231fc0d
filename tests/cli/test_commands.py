"""The command as a whole, and the commands about maps."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

import branchline
from branchline.cli import commands
from branchline.maps import load_map, map_ids

Run = Callable[..., Result]


def shell(*args: str, **env: str) -> subprocess.CompletedProcess[bytes]:
    """Run the command as people do, in a process of its own."""
    return subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "branchline", *args],
        capture_output=True,
        check=False,
        timeout=120,
        env={**os.environ, **env},
    )


def test_version(run: Run) -> None:
    engine = "compiled" if branchline.COMPILED else "interpreted"
    expected = f"branchline {branchline.__version__} ({engine} engine)\n"
    assert run("--version").output == expected


def test_help_lists_every_command(run: Run) -> None:
    output = run("--help").output
    for name in ("play", "maps", "check-map", "replay", "simulate", "perft", "bench"):
        assert f"\n  {name} " in output


def test_maps_in_a_table(run: Run) -> None:
    output = run("maps").output
    assert all(f"\n {which} " in output for which in map_ids())
    assert max(map(len, output.splitlines())) <= 100


def test_maps_as_json(run: Run) -> None:
    found = json.loads(run("maps", "--json").stdout)
    assert [each["id"] for each in found] == list(map_ids())
    for each in found:
        data = load_map(each["id"])
        assert each == {
            "id": data.id,
            "name": data.name,
            "players": list(data.players),
            "places": len(data.places),
            "tracks": len(data.tracks),
            "tickets": len(data.tickets),
            "variants": list(data.variants),
            "mechanics": list(data.mechanics),
        }


def test_check_map_finds_nothing(run: Run, islet: Path) -> None:
    result = run("check-map", islet)
    assert result.exit_code == 0
    assert "The Islet (islet) is sound: 2–3 players" in result.stdout
    report = json.loads(run("check-map", islet, "--json").stdout)
    assert report["ok"] is True
    assert report["map"]["places"] == 6


def test_check_map_finds_all_problems(run: Run, islet: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    text = islet.read_text(encoding="utf-8").replace('colour = "green"', 'colour = "grean"')
    bad.write_text(text.replace("players = [2, 3]", "players = [3, 2]"), encoding="utf-8")
    result = run("check-map", bad)
    assert result.exit_code == 1
    assert f'{bad}: tracks[4].colour: "grean": ' in result.stdout
    assert "must be one of pink, white" in result.stdout
    assert "players" in result.stdout
    assert result.stderr == "2 problems\n"
    report = json.loads(run("check-map", bad, "--json").stdout)
    assert [problem["key"] for problem in report["problems"]] == ["tracks[4].colour", "players"]
    assert report["map"] is None


@pytest.mark.parametrize("content", [b"\xff\xfe", b"x = [", b"", b"[" * 100_000])
def test_check_map_on_anything(run: Run, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "odd.toml"
    file.write_bytes(content)
    assert run("check-map", file).exit_code == 1
    assert run("check-map", tmp_path).exit_code == 1
    assert run("check-map", tmp_path / "absent.toml").exit_code == 1


def test_a_module_and_no_control_codes_in_a_pipe() -> None:
    result = shell("maps")
    assert result.returncode == 0
    assert b"\x1b" not in result.stdout
    assert "2–5".encode() in result.stdout


def test_a_terminal_without_unicode() -> None:
    result = shell("play", "-t", "poland", "--seats", "greedy,random", "--seed", "3",
                   PYTHONIOENCODING="ascii")  # fmt: skip
    assert result.returncode == 0
    assert b"Wroclaw" in result.stdout
    assert re.search(rb"for R \d red", result.stdout)
    assert b"?" not in result.stdout.replace(b"Type ?", b"")


def test_a_reader_that_has_seen_enough() -> None:
    command = [
        sys.executable,
        "-m",
        "branchline",
        "play",
        "-t",
        "poland",
        "--seats",
        "random,random",
    ]
    with subprocess.Popen(  # noqa: S603 - our own command
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_the_unexpected_is_told_in_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise KeyError("a bug")

    monkeypatch.setattr("branchline.cli.maps.map_ids", fail)
    monkeypatch.delenv(commands.DEBUG, raising=False)
    with pytest.raises(SystemExit) as leaving:
        commands.main(["maps"])
    assert leaving.value.code == 1
    error = capsys.readouterr().err
    assert error.startswith("Error: something unexpected went wrong (KeyError: 'a bug'). Please")
    assert error.count("\n") == 1
    monkeypatch.setenv(commands.DEBUG, "1")
    with pytest.raises(KeyError):
        commands.main(["maps"])


@pytest.mark.parametrize(
    ("args", "code", "words"),
    [
        (
            ["play", "-t", "poland", "--players", "9"],
            2,
            "Poland is for 2 to 4 players, not 9",
        ),
        (["play", "-t", "poland", "--players", "two"], 2, "'two' is not a valid integer"),
        (["play", "-t", "polnad"], 1, 'did you mean "poland"?'),
        (["play", "-t", "usa", "--variant", "megga"], 1, 'did you mean "mega"?'),
        (["play", "-t", "poland", "--seats", "human,gredy"], 2, 'did you mean "greedy"?'),
        (
            ["play", "-t", "poland", "--seats", "human,greedy", "--players", "3"],
            2,
            "do not agree",
        ),
        (["play", "-t", "poland", "--names", "Ann"], 2, "2 players need 2 names, not 1"),
        (["play", "-t", "poland", "--names", "Ann,ann"], 2, "same name"),
        (["play", "-t", "poland", "--names", "Ann,\x1b[2J"], 2, "is no name"),
        (["play", "-t", "poland", "--seed", "x"], 2, "'x' is not a valid integer"),
        (["play", "-t", "poland", "--map-file", "x"], 2, "--map-file goes with --resume"),
        (["play", "-t", "poland", "--resume", "x"], 2, "leave out MAP"),
        (["play", "-t"], 2, "which map?"),
        (
            ["play", "-t", "poland", "--save", "no/such/x"],
            1,
            "cannot save in no/such/x: No such file",
        ),
        (
            ["play", "-t", "--resume", "absent.json"],
            1,
            "absent.json: file: cannot be read: No such file",
        ),
        (["replay", "absent.json"], 1, "absent.json: file: cannot be read: No such file"),
        (["simulate", "poland", "--players", "9"], 1, "2 to 4 players"),
        (["simulate", "poland", "--bot", "x"], 1, "no bot 'x'"),
        (["replya"], 2, "replya"),
    ],
)
def test_errors_are_one_line(run: Run, args: list[str], code: int, words: str) -> None:
    result = run(*args)
    assert result.exit_code == code, result.output
    last = result.stderr.splitlines()[-1]
    assert last.startswith("Error: ")
    assert words in last
    assert code == 2 or result.stderr.count("\n") == 1
