"""The game on a real terminal, keys in and screens out."""

from __future__ import annotations

import contextlib
import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import branchline

pty = pytest.importorskip("pty", reason="needs pseudo-terminals")
SECONDS = 120.0
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """A command on a pseudo-terminal of 80 columns."""

    def __init__(self, folder: Path, *args: str | Path, **env: str) -> None:
        self.master, slave = pty.openpty()
        variables = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
        variables.pop("NO_COLOR", None)
        self.process = subprocess.Popen(  # noqa: S603 - our own command
            [sys.executable, "-m", "branchline", *map(str, args)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env={**variables, **env},
            start_new_session=True,
        )
        os.close(slave)
        self.raw = ""
        self.seen = 0
        self.deadline = time.monotonic() + SECONDS

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    @property
    def text(self) -> str:
        """All that was shown, without control codes."""
        return CODES.sub("", self.raw).replace("\r", "")

    def read(self) -> bool:
        """Read what there is; False once the command has ended."""
        assert time.monotonic() < self.deadline, self.text[-2000:]
        if select.select([self.master], [], [], 0.2)[0]:
            with contextlib.suppress(OSError):
                data = os.read(self.master, 65536)
                self.raw += data.decode("utf-8", "replace")
                return bool(data)
            return False
        return True

    def wait_for(self, *ends: str) -> str:
        """Return what is new once it ends with one of some words (or the command has ended)."""
        while True:
            new = self.text[self.seen :]
            if new.endswith(ends):
                self.seen = len(self.text)
                return new
            if not self.read():
                self.seen = len(self.text)
                return new

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.master, f"{line}\n".encode())
        # The terminal echoes it; what comes after is new.
        while line not in self.text[self.seen :]:
            assert self.read()

    def interrupt(self) -> None:
        """Press Ctrl-C; once more if it fell just between two system calls, where it can wait."""
        before = len(self.raw)
        while len(self.raw) == before and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGINT)
            patience = time.monotonic() + 1
            while len(self.raw) == before and time.monotonic() < patience and self.read():
                pass

    def finish(self) -> int:
        """Read to the end; return the exit code."""
        while self.read():
            pass
        return self.process.wait(timeout=5)


def answer(screen: str, turn: int) -> str:
    """Return a key for what the status line asks."""
    status = screen.rstrip("> \n").rpartition("\n")[2]
    if "Keep at least" in status:
        return "1 2"
    if "your final turn" in status or "Your turn" in status:
        return "b 1 1" if "b build" in status else "td"[turn % 5 != 4]
    if "Second card" in status:
        return "d" if " d " in status else status.partition(": ")[2][0]
    return "1"


def test_a_game_to_its_end(tmp_path: Path, islet: Path) -> None:
    with Terminal(tmp_path, "play", "-t", islet, "--seed", "9") as terminal:
        for turn in range(200):
            screen = terminal.wait_for("> ", "or n: ")
            if screen.endswith("or n: "):
                break
            terminal.type(answer(screen, turn))
        terminal.type("won.json")
        assert terminal.finish() == 0
    assert "Score sheet" in terminal.text
    assert "Saved in won.json." in terminal.text
    assert "\x1b[" in terminal.raw
    assert max(map(len, terminal.text.split("\n"))) <= 80 + len("> ")
    assert branchline.load(tmp_path / "won.json").over


def test_buying_and_choosing_cards(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "-t", "uk", "--variant", "advanced", "--seed", "1") as terminal:
        terminal.wait_for("> ")
        terminal.type("1 2 3")
        screen = terminal.wait_for("> ")
        assert len(screen[screen.index("United Kingdom, advanced") :].split("\n")) <= 24
        terminal.type("s wales")
        assert "how do you pay?" in terminal.wait_for("go back: ")
        terminal.type("2")
        screen = terminal.wait_for("> ")
        example = re.search(r"Choose 4 cards, such as .* or (\w+) \(", screen)
        if example is not None:  # else there was nothing to choose
            terminal.type(example[1])
            screen = terminal.wait_for("> ")
        assert "You buy Wales Concession with " in screen
        assert "Your turn goes on: " in screen
        terminal.type("quit")
        terminal.wait_for("or n: ")
        terminal.type("n")
        assert terminal.finish() == 0
    assert max(map(len, terminal.text.split("\n"))) <= 80 + len("> ")


def test_a_newcomer_presses_enter(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "-t") as terminal:
        assert "Which map?" in terminal.wait_for("]: ")
        terminal.type("99")
        assert "type a number from 1 to" in terminal.wait_for("]: ")
        asked = ""
        while "Against whom?" not in asked:  # some maps ask for a variant before
            terminal.type("")
            asked = terminal.wait_for("]: ")
            assert any(each in asked for each in ("variant", "How many players", "Against whom?"))
        terminal.type("")
        assert "You are offered these tickets" in terminal.wait_for("> ")
        terminal.type("quit")
        terminal.wait_for("or n: ")
        terminal.type("n")
        assert terminal.finish() == 0
    assert "Goodbye. The game is not saved." in terminal.text


@pytest.mark.parametrize("saving", [True, False])
def test_ctrl_c(tmp_path: Path, islet: Path, saving: bool) -> None:
    save = ("--save", "game.json") if saving else ()
    with Terminal(tmp_path, "play", "-t", islet, "--seed", "9", *save, NO_COLOR="1") as terminal:
        terminal.wait_for("> ")
        terminal.type("1 2")
        terminal.wait_for("> ")
        terminal.interrupt()
        if not saving:
            terminal.wait_for("or n: ")
            terminal.interrupt()
        assert terminal.finish() == 130
    assert "Traceback" not in terminal.text
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", terminal.raw)  # no colours
    if saving:
        assert "The game is saved in game.json." in terminal.text
        assert len(branchline.load(tmp_path / "game.json").moves) >= 2
    else:
        assert "Goodbye. The game is not saved." in terminal.text


def test_the_curtain_wipes_the_screen(tmp_path: Path, islet: Path) -> None:
    with Terminal(tmp_path, "play", "-t", islet, "--seats", "human,human") as terminal:
        terminal.wait_for("see your hand: ")
        terminal.type("")
        terminal.wait_for("> ")
        terminal.type("1 2")
        terminal.wait_for("hide your hand: ")
        before = len(terminal.raw)
        terminal.type("")
        terminal.wait_for("see your hand: ")
        after = terminal.raw[before:]
        assert "\x1b[2J" in after
        assert "\x1b[3J" in after
        assert "Your hand" not in after
        os.write(terminal.master, b"\x04")  # Ctrl-D
        assert terminal.finish() == 0
