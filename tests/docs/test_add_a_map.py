"""docs/add-a-map.md: its map is checked, played and drawn by the commands on the page."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from branchline import load
from branchline.boards import load_drawing
from branchline.cli.commands import group
from branchline.maps import load_map
from branchline.mechanics.registry import NAMES, declarations
from tests.docs.pages import DOCS, blocks, commands

PAGE = "add-a-map.md"
LAZY = "1\nb 1 1\nd\n1\n" * 400
"""Keeps a ticket, builds when it can, draws when it cannot."""


@pytest.fixture
def isle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The map of the page, in an empty folder that is the current one."""
    [text] = [block.text for block in blocks(PAGE) if block.language == "toml"]
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "isle.toml"
    path.write_text(text, encoding="utf-8")
    return path


def on_page(command: str) -> list[list[str]]:
    """Return the arguments of a command, each time the page says to type it."""
    found = [arguments for program, *arguments in commands(PAGE) if program == "branchline"]
    return [arguments for arguments in found if arguments[0] == command]


def run(arguments: list[str], keys: str | None = None) -> Result:
    done = CliRunner().invoke(group, arguments, input=keys)
    assert done.exit_code == 0, done.output
    return done


def test_every_command_of_the_page_is_tried() -> None:
    assert {arguments[0] for _, *arguments in commands(PAGE)} == {
        *("check-map", "play", "simulate", "board")
    }


def test_the_map_is_sound(isle: Path) -> None:
    [check] = on_page("check-map")
    output = run(check).output
    assert "The Isle" in output
    assert "longest path" in output


def test_the_map_is_played(isle: Path) -> None:
    [play], [simulate] = on_page("play"), on_page("simulate")
    output = run([*play, "--seed", "3", "--save", "game.json"], LAZY).output
    assert "Score sheet" in output
    assert load("game.json").over
    isle.unlink()
    assert run(["replay", "game.json"]).exit_code == 0  # the map is in the record
    isle.write_text(load("game.json").data.text, encoding="utf-8")
    assert "50 games" in run([*simulate, "--seed", "3", "--processes", "1"]).output


def test_the_map_is_drawn(isle: Path) -> None:
    pytest.importorskip("shapely")
    picture, kept = on_page("board")
    run(picture)
    tracks = [g for g in ET.parse("isle.svg").iter() if g.get("class") == "track"]  # noqa: S314
    assert len(tracks) == len(load_map(isle).tracks) == 5
    run(kept)
    assert load_drawing(load_map(isle)) is not None


LISTED = {
    name: set(re.findall(r"`(\w+)`", parameters))
    for name, parameters in re.findall(
        r"^\| `(\w+)` \| (.*?) \|", (DOCS / PAGE).read_text("utf-8"), re.MULTILINE
    )
}
"""The mechanics that the page lists, with their parameters."""


@pytest.mark.parametrize("name", sorted({*LISTED, *NAMES}))
def test_the_mechanic_and_its_parameters_are_listed(name: str) -> None:
    table = declarations()[name].parameters
    assert LISTED[name] == {*table.required, *table.optional}
