"""docs/review.md tells what lies in the folder of games, and what was fitted comes from it."""

from __future__ import annotations

import re

import numpy as np
import pytest
from scripts.calibration import GAMES, PAGE
from scripts.calibration_games import FITTED_EVERY
from scripts.calibration_table import AIM, END, ENOUGH, START, section

from branchline.maps import load_map
from branchline.review.win_chances import fitted_entries

HEADING = re.compile(r"^### (\d) players$", re.M)
ROW = re.compile(r"^\| ([^|]+) \| ([\d,]+) \| ", re.M)


def games_in_folder(which: str, players: int, hard: str) -> list[int]:
    """Return the numbers of the games that are kept."""
    found: list[int] = []
    for path in GAMES.glob(f"{which}-{players}-{hard}-*.npz"):
        with np.load(path) as stored:
            first = int(path.stem.rpartition("-")[2])
            found += range(first, first + len(stored["winners"]))
    return found


def told() -> dict[tuple[str, int], int]:
    """Return the games measured of each board and number of players, as the page tells."""
    text = PAGE.read_text(encoding="utf-8").partition(START)[2].partition(END)[0]
    _, *parts = HEADING.split(text)
    return {
        (name, int(players)): int(games.replace(",", ""))
        for players, part in zip(parts[::2], parts[1::2], strict=True)
        for name, games in ROW.findall(part)
    }


def test_the_page_tells_the_games_there_are() -> None:
    found = {}
    for entry in fitted_entries():
        which, players = entry["map"], entry["players"]
        numbers = games_in_folder(which, players, entry["fingerprint"])
        fitted = sum(number % FITTED_EVERY == 0 for number in numbers)
        assert entry["games"] == fitted, f"{which}-{players}: run fit and table again"
        found[load_map(which).name, players] = len(numbers) - fitted
    assert told() == found, "run `python -m scripts.calibration table` again"


@pytest.mark.parametrize(
    ("games", "difference", "words"),
    [
        (ENOUGH, AIM - 1, "The aim is met on all of these: no decile differs by more than 2.0"),
        (ENOUGH, AIM + 1, "The aim of 3 points is missed on: Somewhere (4.0)."),
        (ENOUGH - 1, AIM - 1, "Measured (19,999): Somewhere. There, ranges are up to ±2.2."),
    ],
)
def test_the_words_follow_from_the_figures(games: int, difference: float, words: str) -> None:
    part = {"n": games // 10, "predicted": 0.5, "observed": 0.5}
    odd = {**part, "observed": 0.5 + difference / 100}
    row = {
        "name": "Somewhere",
        "players": 2,
        "games": games,
        "deciles": [odd, *[part] * 9],
        "tenths": [part] * 10,
    }
    assert words in section([row])
