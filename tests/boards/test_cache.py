"""The cache of drawn boards: found by geometry, whole or not at all."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from branchline.boards.cache import geometry_hash, read_cached
from branchline.maps import load_map_text

ISLE = (Path(__file__).parents[2] / "examples" / "isle.toml").read_text("utf-8")
FILL = """
import sys
from pathlib import Path
from branchline.boards.cache import BoardOrder, fill_cache
text, settings, folder = sys.argv[1:]
print(fill_cache(BoardOrder(text, "isle.toml", settings, Path(folder))))
"""


def fill(text: str, settings: str, folder: Path) -> str:
    """Draw a board in a process of its own, which becomes a patient one."""
    command = [sys.executable, "-c", FILL, text, settings, str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    return done.stdout.strip()


@pytest.mark.parametrize(
    ("old", "new", "same"),
    [
        ('to = "Quay", points = 9', 'to = "Quay", points = 11', True),
        ("trains = 12", "trains = 14", True),
        ("# A small island", "# Another island", True),
        ('{ name = "Port" }', '{ name = "Port", lat = 1, lon = 1 }', False),
        (
            'b = "Mill", length = 2, colour = "red"',
            'b = "Mill", length = 2, colour = "pink"',
            False,
        ),
        ('"The Isle"', '"An Isle"', False),
    ],
)
def test_the_hash_is_of_the_geometry(old: str, new: str, same: bool) -> None:
    assert old in ISLE
    one, other = load_map_text(ISLE), load_map_text(ISLE.replace(old, new))
    assert (geometry_hash(one, "") == geometry_hash(other, "")) is same
    assert geometry_hash(one, "scale = 1.1") != geometry_hash(one, "")


def test_a_board_is_drawn_kept_and_found(tmp_path: Path) -> None:
    folder = tmp_path / "boards"
    data = load_map_text(ISLE)
    assert read_cached(folder, data, "") is None
    assert fill(ISLE, "", folder) == ""
    drawing = read_cached(folder, data, "")
    assert drawing is not None
    assert len(drawing.board.tracks) == len(data.tracks)
    assert "board.webp" in drawing.base
    reworded = load_map_text(ISLE.replace("trains = 12", "trains = 14"))
    again = read_cached(folder, reworded, "")
    assert again is not None
    assert again.board.hash == reworded.content_hash
    [home] = folder.iterdir()
    values = json.loads((home / "board.json").read_text("utf-8"))
    (home / "board.json").write_text(json.dumps({**values, "tracks": []}), encoding="utf-8")
    assert read_cached(folder, data, "") is None
    (home / "board.json").write_text("{", encoding="utf-8")
    assert read_cached(folder, data, "") is None
    assert fill(ISLE, "", folder) == ""  # a broken file is made again
    assert read_cached(folder, data, "") is not None


def test_a_board_toml_of_another_map_is_told_and_left_aside(tmp_path: Path) -> None:
    settings = 'hubs = ["Atlantis"]'
    assert "Atlantis" in fill(ISLE, settings, tmp_path)
    assert read_cached(tmp_path, load_map_text(ISLE), settings) is not None


def test_an_order_that_cannot_be_carried_out_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(subprocess.CalledProcessError):
        fill(ISLE, "", tmp_path / "file" / "boards")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
