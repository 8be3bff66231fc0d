"""A technology that allows two claims in a turn leaves others what each claim brings them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from branchline.maps.load import load_map_text
from tests.rules.table import Table

ISLE = (Path(__file__).parents[2] / "examples" / "isle.toml").read_text("utf-8")
AT_HOME = re.sub(r'\{ name = "(\w+)" \}', r'{ name = "\1", region = "Home" }', ISLE)
TECHNOLOGIES = (
    'technologies = { home = ["Home"], free_length = 4, cards = '
    '[{ name = "Thermocompressor", copies = 1, price = 1, effect = "two_claims" }] }'
)
PASSENGERS = (
    'passengers = { colours = ["red"], each_colour = 8, each_place = 1, points = [20, 10] }'
)
MARKERS = "city_markers = { count = 3, price = 2 }"


def table(other: str, first: bool) -> Table:
    """Return a table whose map has technologies before or after another mechanic."""
    order = (TECHNOLOGIES, other) if first else (other, TECHNOLOGIES)
    lines = "".join(f"mechanics.{each}\n" for each in order)
    text = AT_HOME.replace("mechanics.longest_path", f"{lines}mechanics.longest_path", 1)
    return Table(data=load_map_text(text))


@pytest.mark.parametrize("first", [True, False])
def test_passengers_are_fetched_for_both_claims_of_a_turn(first: bool) -> None:
    t = table(PASSENGERS, first)
    t.hand(0, loco=1, red=2, green=2)
    t.play("buy Thermocompressor loco×1")
    t.play("claim Port–Mill red×2")
    t.play("claim Lake–Fort green×2")
    assert t.view(0).mechanics["passengers"]["count"] == [4, 0]
    assert t.seat == 1


@pytest.mark.parametrize("first", [True, False])
def test_a_marker_may_be_placed_after_each_claim_of_a_turn(first: bool) -> None:
    t = table(MARKERS, first)
    t.hand(0, loco=1, green=2, orange=2, blue=4)
    t.play("buy Thermocompressor loco×1")
    t.play("claim Lake–Fort green×2")
    assert t.phase == "city_markers"
    t.play("marker Lake blue×2")
    t.play("claim Fort–Quay orange×2")
    assert t.phase == "city_markers"
    t.play("marker Quay blue×2")
    assert t.view(0).mechanics["city_markers"]["left"][0] == 0
    assert t.seat == 1
