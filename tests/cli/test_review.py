"""`branchline review`: the curve, the turning points and what moved the chances."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

import branchline
from branchline.locales import speaking
from branchline.maps import load_map, map_ids
from branchline.review.messages import WHOLE, Curve
from branchline.review.text_plot import text_plot

Run = Callable[..., Result]
GOLDEN = Path(__file__).parents[1] / "golden" / "europe-3.json"
"""A game whose turning points have long names, and a station among them."""


def test_what_is_told(run: Run, finished: Path) -> None:
    result = run("review", finished)
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert any(line.startswith("The Islet: Ann ") for line in lines)
    for words in ("Chance to win (All hands open)", "● Ann", "Own play", "planner"):
        assert words in result.output
    assert "Turning points" in result.output or "No move cost much" in result.output


def test_the_view_of_one_player(run: Run, finished: Path) -> None:
    output = run("review", finished, "--view", "2").output
    assert "(What Bo could know)" in output
    table = output[output.index("Own play") :].split("Luck, own play")[0]
    assert "Bo" in table
    assert "Ann" not in table


def test_json(run: Run, finished: Path) -> None:
    found = json.loads(run("review", finished, "--json").stdout)
    match = branchline.load(finished)
    assert found["done"] == found["total"]
    assert len(found["decisions"]) == len(match.moves)
    assert found["about"]["totals"] == [int(total) for total in match.score_sheet().totals]


def test_json_of_one_view_holds_no_secrets(run: Run, finished: Path) -> None:
    found = json.loads(run("review", finished, "--json", "--view", "1").stdout)
    assert [curve["view"] for curve in found["curves"]] == [0]
    assert all("verdict" not in each for each in found["decisions"] if each["seat"] == 1)


def test_a_page_that_needs_nothing_else(run: Run, finished: Path) -> None:
    result = run("review", finished, "--html", "review.html")
    assert "Written: review.html" in result.output
    page = Path("review.html").read_text("utf-8")
    assert page.startswith("<!doctype html>")
    assert page.count("<svg") == 3
    assert "http" not in page.replace("http://www.w3.org", "")
    assert "<script" not in page


@pytest.mark.parametrize("view", ["3", "-1"])
def test_there_is_no_such_view(run: Run, finished: Path, view: str) -> None:
    assert run("review", finished, "--view", view).exit_code == 2


def test_names_are_escaped(run: Run, finished: Path) -> None:
    record = json.loads(finished.read_text("utf-8"))
    match = branchline.load(finished)
    match.rename(["<b>Ann", "Bo & Co"])
    match.save("named.json")
    assert record["seats"] == ["Ann", "Bo"]
    run("review", "named.json", "--html", "named.html")
    page = Path("named.html").read_text("utf-8")
    assert "<b>Ann" not in page
    assert "&lt;b&gt;Ann" in page
    assert "Bo &amp; Co" in page


def test_a_page_of_one_view_holds_no_secrets(run: Run, finished: Path) -> None:
    result = run("review", finished, "--html", "mine.html", "--view", "1")
    assert result.exit_code == 0
    page = Path("mine.html").read_text("utf-8")
    assert page.count("<svg") == 1
    assert "What Ann could know" in page
    assert "What Bo could know" not in page
    assert "All hands open" not in page


def test_points_are_written_as_the_language_does(run: Run) -> None:
    with speaking("fr"):
        result = run("review", GOLDEN)
        assert run("review", GOLDEN, "--html", "page.html").exit_code == 0
    for told in (result.output, Path("page.html").read_text("utf-8")):
        costs = re.findall(r"−\d+([.,])\d ±\d+([.,])\d", told)
        assert {sign for cost in costs for sign in cost} == {","}


def test_no_name_is_cut_short(run: Run) -> None:
    output = run("review", GOLDEN).output
    assert "Turning points" in output
    assert "…" not in output
    assert "×" not in output


def test_every_player_has_a_mark() -> None:
    most = max(load_map(which).players[1] for which in map_ids())
    names = [f"Player {number}" for number in range(most)]
    share = WHOLE // most
    key = text_plot(Curve(-1, ((share,) * most,) * 9, ()), names, 9).splitlines()[-1]
    marks = {key[: key.index(name)].split()[-1] for name in names}
    assert len(marks) == most
