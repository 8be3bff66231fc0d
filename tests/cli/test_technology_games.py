"""Whole games with technologies, by keys, to the end."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import branchline
from branchline.maps import load_map
from branchline.play.match import Match

from .typed_game import TypedGame, play_by_status, status_of


class Keys:
    """Answers what the status line asks; buys when it can, builds when it can, else draws."""

    def __init__(self) -> None:
        self.asked: set[str] = set()
        self.turns = 0

    def __call__(self, screen: str) -> str:
        status = status_of(screen)
        if status.startswith("Save the game"):
            return "n"
        kind, key = self.answer(status)
        self.asked.add(kind)
        return key

    def answer(self, status: str) -> tuple[str, str]:
        """Return what is asked, and a key for it."""
        if fewest := re.search(r"Keep at least (\d)", status):
            return "keep", " ".join("12345"[: int(fewest[1])])
        if example := re.search(r"Choose \d+ cards?, such as (.*) \(\? help", status):
            return "choose", example[1].rpartition(" or ")[2]
        if "Second card" in status:
            return "second", "d" if " d " in status else status.partition(": ")[2][0]
        if "build a track of another" in status:
            return "rival", "b 1 1"
        if "build the" in status:
            return "first" if "first track" in status else "second track", "b 1 1"
        assert "our turn" in status or "our final turn" in status, status
        self.turns += 1
        if "p pass" in status:
            return "pass", "p"
        if "s buy (" in status and self.turns % 3 == 0:
            most = re.search(r"s buy \((\d+)\)", status)
            assert most is not None
            return "buy", f"s {1 + self.turns % int(most[1])} 1"
        if "dd " in status and self.turns % 5 == 0:
            return "blind", "dd"
        if "b build" in status and self.turns % 2:
            return "build", "b 1 1"
        if " d " in status:
            return "draw", "d"
        return ("draw", "1") if "draw" in status else ("tickets", "t")


@pytest.mark.parametrize("variant", [None, "advanced"])
def test_whole_games(variant: str | None, tmp_path: Path) -> None:
    asked: set[str] = set()
    told = ""
    for seed in range(4):
        match = Match(load_map("uk", variant), 2, seed, seats=["Ann", "Greedy"])
        keys = Keys()
        screen = play_by_status(match, ["human", "greedy"], keys)
        assert match.over
        assert "Score sheet" in screen
        assert all(len(line) <= 80 for line in screen.splitlines() if not line.startswith(">"))
        assert "is no move" not in screen
        match.save(tmp_path / "game.json")
        assert branchline.load(tmp_path / "game.json").over
        asked |= keys.asked
        told += screen
    assert {"keep", "second", "buy", "build", "choose"} <= asked
    for words in ("You buy ", "Greedy buys ", "LAST ROUND, your final turn", " wins with "):
        assert words in told, words


def test_score_lines_bear_the_names_of_the_cards() -> None:
    typed = TypedGame("uk", "advanced")
    typed.own("Boiler Lagging", "Risky Contracts", "Equalising Beam")
    screen = play_by_status(typed.match, ["human", "greedy"], Keys())
    sheet = screen[screen.index("Score sheet") :]
    assert re.search(r"\n  Boiler Lagging +\d+ +0 ", sheet)
    assert re.search(r"\n  Risky Contracts +−?20 +0 ", sheet)
    assert re.search(r"\n  Equalising Beam +−?15 +0 ", sheet)


def test_a_terminal_without_unicode(tmp_path: Path) -> None:
    result = subprocess.run(
        [
            sys.executable,
            "-m",
            "branchline",
            "play",
            "-t",
            "uk",
            "--variant",
            "advanced",
            "--seed",
            "2",
        ],
        input=b"1 2 3\ns\n\nb\n\n",
        capture_output=True,
        check=False,
        timeout=30,
        cwd=tmp_path,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "COLUMNS": "80"},
    )
    assert result.returncode == 0
    assert b"Superheated Steam Boiler 4-6N" in result.stdout
    assert b"Equalising Beam ~15 path" in result.stdout
    assert b"?" not in re.sub(rb"Type \?|\? help", b"", result.stdout)
