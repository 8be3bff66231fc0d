"""`branchline board`: pictures of boards and positions."""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from branchline.boards import load_drawing
from branchline.boards.claims import claims_of
from branchline.boards.draw import Claims, draw
from branchline.boards.palette import LIVERIES
from branchline.boards.pieces import draw_wagon
from branchline.boards.score_line import SeatLine
from branchline.cli.commands import group
from branchline.maps import load_map, map_ids
from branchline.play.replay import load

GOLDEN = Path(__file__).parents[1] / "golden"
ISLET = Path(__file__).parents[1] / "cli" / "islet.toml"
SVG = "{http://www.w3.org/2000/svg}"
Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.chdir(tmp_path)
    return lambda *args: CliRunner().invoke(group, [str(arg) for arg in args])


@pytest.mark.parametrize("which", map_ids())
def test_every_board_is_one_sound_svg(which: str) -> None:
    data = load_map(which)
    drawing = load_drawing(data)
    assert drawing is not None
    picture = draw(data, drawing)
    root = ET.fromstring(picture)  # noqa: S314
    tracks = [g for g in root.iter(f"{SVG}g") if g.get("class") == "track"]
    assert [int(g.get("data-track", "")) for g in tracks] == list(range(len(data.tracks)))
    for track, drawn in zip(data.tracks, tracks, strict=True):
        assert len(drawn) == track.length
        inside = ET.tostring(drawn, encoding="unicode")
        assert inside.count("#engine") == track.get("locomotives", 0)
        signs = inside.count("#g-")
        assert signs == (0 if track.colour == 8 else track.length - track.get("locomotives", 0))
    assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")
    assert 'href="board.webp"' not in picture
    assert "/home/" not in picture


def test_a_board_needs_nothing_but_the_package(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("numpy", "scipy", "shapely", "pyproj", "fontTools", "PIL", "resvg_py"):
        monkeypatch.setitem(sys.modules, name, None)
    for name in [name for name in sys.modules if name.startswith("branchline.boards.")]:
        monkeypatch.delitem(sys.modules, name)
    result = run("board", "poland")
    assert result.exit_code == 0, result.output
    assert Path("poland.svg").read_text("utf-8").startswith("<svg")
    result = run("board", "poland", "--format", "png")
    assert result.exit_code == 1
    assert "pip install 'branchline[pictures]'" in result.output
    result = run("replay", GOLDEN / "poland-2.json", "--animate", "game.gif")
    assert result.exit_code == 1
    assert "pip install 'branchline[pictures]'" in result.output
    result = run("board", ISLET)
    assert result.exit_code == 1
    assert "pip install 'branchline[boards]'" in result.output


def test_a_png_of_some_width(run: Run) -> None:
    result = run("board", "uk", "-o", "small.png", "--width", "200")
    assert result.exit_code == 0, result.output
    content = Path("small.png").read_bytes()
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(content[16:20], "big") == 200


def test_a_saved_game_on_its_board(run: Run) -> None:
    record = GOLDEN / "europe-3.json"
    assert run("board", "europe", "--record", record, "-o", "end.svg").exit_code == 0
    assert run("board", "europe", "--record", record, "--move", 3, "-o", "start.svg").exit_code == 0
    end, start = (Path(name).read_text("utf-8") for name in ("end.svg", "start.svg"))
    match = load(record)
    claims = claims_of(match)
    data = load_map("europe")
    drawing = load_drawing(data)
    assert drawing is not None
    assert end == draw(data, drawing, claims)
    lines = tuple(SeatLine(name, 0, data.trains) for name in match.seats)
    assert start == draw(data, drawing, Claims(seats=lines))
    sheet = match.score_sheet()
    assert [seat.points for seat in claims.seats] == list(sheet.totals)
    assert [seat.wins for seat in claims.seats] == [rank == 1 for rank in sheet.ranks()]
    for track, seats in claims.tracks.items():
        for space in drawing.board.tracks[track].spaces:
            assert draw_wagon(space, LIVERIES[seats[0]]) in end


def test_stations_are_shown() -> None:
    for record in sorted(GOLDEN.glob("europe-*.json")):
        pieces = claims_of(load(record)).pieces
        if pieces:
            break
    else:
        pytest.skip("no golden game with a station")
    data = load_map("europe")
    drawing = load_drawing(data)
    assert drawing is not None
    bare, built = (draw(data, drawing, Claims(pieces=each)) for each in ({}, pieces))
    assert built.count("<ellipse") - bare.count("<ellipse") == len(pieces)


@pytest.mark.parametrize(
    ("args", "problem"),
    [
        (["nowhere"], "no such map"),
        (["poland", "--move", "3"], "--move needs a game"),
        (["poland", "-o", "board.gif"], "written as .svg or .png"),
        (["poland", "--record", GOLDEN / "usa-2.json"], "a game on usa, not on poland"),
        (["usa", "--record", GOLDEN / "usa-2.json", "--move", "9999"], "beyond its end"),
        (["usa", "--record", "no.json"], "No such file"),
    ],
)
def test_what_can_go_wrong(run: Run, args: list[str | Path], problem: str) -> None:
    result = run("board", *args)
    assert result.exit_code != 0
    assert problem in result.output


def test_a_map_of_ones_own(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "map.toml"
    text = ISLET.read_text("utf-8")
    file.write_text(text, "utf-8")
    result = run("board", file, "-o", "islet.svg", "--keep")
    assert result.exit_code == 0, result.output
    assert "No place has coordinates" in result.output
    kept = run("board", file, "-o", "again.svg")
    assert "Drawing" not in kept.output
    assert Path("again.svg").read_bytes() == Path("islet.svg").read_bytes()
    file.write_text(text.replace('name = "Port"', 'name = "Port", lat = 1, lon = 2'), "utf-8")
    result = run("board", file)
    assert result.exit_code == 1
    assert "5 of 6 places have no coordinates" in result.output
    assert "--layout tracks" in result.output
