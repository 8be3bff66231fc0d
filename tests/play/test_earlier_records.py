"""Records saved before version 2 load, and can be saved again."""

from __future__ import annotations

from pathlib import Path

import pytest

from branchline import load, map_ids
from branchline.play.record import VERSION, record_of
from branchline.play.replay import replay

FILES = sorted((Path(__file__).parent / "earlier").glob("*.json"))


LATER = {
    "africa",
    "germany",
    "legendary_asia",
    "nederland",
    "nordic",
    "oldwest",
    "pennsylvania",
}
"""Maps that came after version 1."""


def test_there_is_a_record_for_every_map() -> None:
    assert {path.stem for path in FILES} == set(map_ids()) - LATER


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_earlier_record_loads_and_is_saved_in_the_new_form(path: Path, tmp_path: Path) -> None:
    match = load(path)
    assert match.over
    assert match.seats == ("Ann", "Bo")
    match.save(tmp_path / "game.json")
    again = load(tmp_path / "game.json")
    assert again.state.key() == match.state.key()
    assert again.differs_from_record is None
    record = record_of(again)
    assert record.version == VERSION
    assert record.map.text is None
    assert replay(record).state.key() == match.state.key()
