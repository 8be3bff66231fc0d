"""Junctions have a small mark and no name; signs beside routes touch nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from branchline.boards import Drawing, DrawnBoard
from branchline.boards.draw import draw
from branchline.boards.generate import make_drawing
from branchline.boards.measure import measure
from branchline.boards.network import titles_of
from branchline.boards.plain import plain_drawing
from branchline.boards.settings import Settings
from branchline.boards.signs import draw_sign
from branchline.maps import MapData, load_map_text
from branchline.maps.readers import marks_of
from branchline.mechanics.declaration import TrackMarks

ISLET = Path(__file__).parents[1] / "cli" / "islet.toml"
BADGES = (("3",), ("PRR", "B&O"), ())
MODULES = ("generate", "measure", "draw")


@pytest.fixture(scope="module")
def islet() -> MapData:
    """The small map; two of its tracks meet at a junction."""
    text = ISLET.read_text("utf-8").replace('name = "Hill"', 'name = "Hill", kind = "junction"')
    return load_map_text(text)


@pytest.fixture(scope="module")
def drawing(islet: MapData) -> Drawing:
    """Its board, with signs."""

    def signed(data: MapData) -> tuple[TrackMarks, ...]:
        """Return marks of which all on one route say the same."""
        return tuple(
            marks._replace(badges=BADGES[(track.a + track.b) % 3])
            for marks, track in zip(marks_of(data), data.tracks, strict=True)
        )

    with pytest.MonkeyPatch.context() as patch:
        for module in MODULES:
            patch.setattr(f"branchline.boards.{module}.marks_of", signed)
        made = make_drawing(islet, Settings())
        quality = measure(islet, made)
        assert quality.signs == quality.labels == quality.overlaps == quality.covered == []
        shown = draw(islet, made)
    assert made.board.signs
    routes = {sign.route for sign in made.board.signs}
    signed_tracks = {
        way.route
        for way, marks in zip(made.board.tracks, signed(islet), strict=True)
        if marks.badges
    }
    assert routes == signed_tracks
    assert "B&amp;O" in shown
    return made


def test_a_junction_has_a_small_mark_and_no_name(islet: MapData, drawing: Drawing) -> None:
    number = islet.find_place("Hill")
    assert number is not None
    assert titles_of(islet)[number] == ""
    for board in (drawing.board, plain_drawing(islet).board):
        assert board.places[number].kind == "junction"
        assert board.places[number].label.lines == ()
        assert all(mark.label.lines for place, mark in enumerate(board.places) if place != number)


def test_signs_are_kept(drawing: Drawing) -> None:
    text = drawing.board.to_json()
    assert DrawnBoard.from_json(text) == drawing.board


def test_a_number_is_a_coin_and_words_are_plates(drawing: Drawing) -> None:
    sign = drawing.board.signs[0]
    assert "<circle" in draw_sign(sign, ("4",))
    assert draw_sign(sign, ("A", "B & C")).count("<rect") == 2
    assert "B &amp; C" in draw_sign(sign, ("A", "B & C"))
