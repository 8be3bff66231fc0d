"""The toy mechanic in the terminal: the real command on a pseudo-terminal, keys typed."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cli.test_pty import Terminal
from tests.toy.installing import MAP_ID, Installed


class Keys:
    """Answers what the status line asks; takes coal and cards at mines in turn."""

    def __init__(self) -> None:
        self.mines = 0

    def answer(self, screen: str) -> str:
        """Return what to type."""
        status = screen.rstrip("> \n").rpartition("\n")[2]
        if "Keep at least" in status:
            return "1"
        if status.startswith("Type 1"):
            self.mines += 1
            assert "1 load coal" in screen
            return "2" if self.mines % 3 == 0 and "2 leave the coal" in screen else "1"
        if "Second card" in status:
            return "d" if " d " in status else status.partition(": ")[2][0]
        if "p pass" in status:
            return "p"
        if "b build" in status:
            return "b 1 1"
        if "Save the game" in status:
            return "n"
        assert "our turn" in status or "our final turn" in status, status
        return "d" if " d " in status else "t"


def test_a_whole_game_by_keys(installed: Installed, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    keys = Keys()
    options = ("-t", MAP_ID, "--seats", "human,medium", "--names", "Ann,Bo", "--seed", "1")
    command = (tmp_path, "play", *options, "--save", record)
    with Terminal(*command, PYTHONPATH=installed.environment["PYTHONPATH"]) as terminal:
        while "Score sheet" not in terminal.text:
            screen = terminal.wait_for("> ", "? ")
            if not screen.strip():
                break
            if "Score sheet" not in terminal.text:
                terminal.type(keys.answer(screen))
        assert terminal.finish() == 0
        shown = terminal.text
    assert keys.mines > 1
    assert "You are at a coal mine. You have no coal yet." in shown
    assert re.search(r"You (claim|burn).* load coal and have 1", shown.replace("\n", " "))
    assert "Most coal" in shown
    assert re.search(r"trains +cards +tickets +points +coal", shown)
    told = installed.branchline("replay", record, "--log")
    assert "Ann loads coal" in told
    assert "Coal Isle" in told
