"""Bots from elsewhere: the user's own classes, and programs that behave or do not."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from branchline.arena.simulation import play_bots
from branchline.bots import UnknownBot, make_bot
from branchline.bots.program import BotFailed, ProgramBot
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.state import OVER
from branchline.play.view import View, view_of
from tests.tables import game_of

OWN = """
from branchline.bots import Bot

class Last(Bot):
    def choose(self, view, legal):
        return legal[-1]

class Raising(Bot):
    def choose(self, view, legal):
        raise RuntimeError("lost the thread")

class Illegal(Bot):
    def choose(self, view, legal):
        return "draw"

class Unwilling(Bot):
    def __init__(self, game, seed):
        raise KeyError("map")

class Other:
    pass
"""

PROGRAM = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        assert message["view"]["hand"]
        print(json.dumps({"action": message["legal"][-1]}), flush=True)
    elif message["type"] == "end":
        break
"""


def plays_to_the_end(game: Game, names: list[str]) -> None:
    """Check that bots play a game to its end."""
    dice = Dice(1)
    s = game.start(dice)
    play_bots(game, s, names, dice, 1)
    assert s.phase == OVER


def test_a_class_of_ones_own_takes_a_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "visitors.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    game = game_of("poland", None, 2)
    plays_to_the_end(game, ["visitors:Last", "greedy"])
    with pytest.raises(UnknownBot, match="no subclass"):
        make_bot("visitors:Other", game, 1)
    with pytest.raises(UnknownBot, match="has no class 'Missing'"):
        make_bot("visitors:Missing", game, 1)
    with pytest.raises(UnknownBot, match=r"cannot import it .*nowhere_at_all"):
        make_bot("nowhere_at_all:Bot", game, 1)
    (tmp_path / "unwell.py").write_text("1 / 0")
    with pytest.raises(UnknownBot, match="ZeroDivisionError"):
        make_bot("unwell:Bot", game, 1)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Raising", r"'callers:Raising' failed \(RuntimeError: lost the thread"),
        ("Illegal", "chose 'draw', which is not legal"),
        ("Unwilling", "'callers:Unwilling' failed"),
    ],
)
def test_a_class_that_misbehaves_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, said: str
) -> None:
    (tmp_path / "callers.py").write_text(OWN)
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BotFailed, match=said):
        plays_to_the_end(game_of("poland", None, 2), [f"callers:{name}", "greedy"])


def test_an_installed_package_adds_a_bot_under_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "guests.py").write_text(OWN)
    about = tmp_path / "guests-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n")
    points = "[branchline.bots]\nlast = guests:Last\nbroken = guests:Other\ngone = gone:Bot\n"
    (about / "entry_points.txt").write_text(points)
    monkeypatch.syspath_prepend(str(tmp_path))
    game = game_of("poland", None, 2)
    plays_to_the_end(game, ["last", "greedy"])
    with pytest.raises(UnknownBot, match="no subclass"):
        make_bot("broken", game, 1)
    with pytest.raises(UnknownBot, match=r"cannot import it .*gone"):
        make_bot("gone", game, 1)


def program(tmp_path: Path, text: str) -> str:
    """Return the command that runs a program."""
    (tmp_path / "bot.py").write_text(text)
    return f"{sys.executable} {tmp_path / 'bot.py'}"


def ask(bot: ProgramBot, view: View, legal: list[int]) -> None:
    """Ask a bot a few times: it may fail at once, or only be found out by the next question."""
    for _ in range(3):
        bot.choose(view, legal)


def test_a_program_plays_a_whole_game(tmp_path: Path) -> None:
    plays_to_the_end(game_of("poland", None, 2), [f"run:{program(tmp_path, PROGRAM)}", "hoarder"])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("import sys\nfor line in sys.stdin: print('hello', flush=True)", 'expected {"action"'),
        ("import sys\nfor line in sys.stdin: print('{\"action\": -3}', flush=True)", "not legal"),
        ("import time\ntime.sleep(60)", "did not answer within"),
        ("import sys\nsys.stdin.readline()", "ended"),
        ("while True: print('{\"action\": 1}')", "wrote too much and was stopped"),
        ("while True: print('x' * 9999, end='')", "wrote too much and was stopped"),
        ("print('[' * 50_000, flush=True)\ninput()\ninput()", "nested more than 32 deep"),
        ("print('{\"a\":' * 99 + '1' + '}' * 99, flush=True)\ninput()\ninput()", "nested more"),
        ("print('{\"action\": ' + '9' * 5000 + '}', flush=True)\ninput()\ninput()", "expected"),
    ],
)
def test_a_program_that_misbehaves_is_named(tmp_path: Path, text: str, said: str) -> None:
    game = game_of("poland", None, 2)
    s = game.start(Dice(1))
    late = "sleep" in text
    bot = ProgramBot(game, 1, program(tmp_path, text), seconds=0.5 if late else 30)
    if "while True" in text:
        bot.process.wait(30)  # it is stopped before anybody asks
    with pytest.raises(BotFailed, match=said):
        ask(bot, view_of(game, s, 0), game.legal(s))
    bot.close()
    assert bot.process.poll() is not None


def test_a_program_that_is_not_there_is_told() -> None:
    with pytest.raises(BotFailed, match="cannot start"):
        make_bot("run:/nowhere/at-all", game_of("poland", None, 2), 1)
    with pytest.raises(BotFailed, match="cannot start the bot '\"x': No closing quotation"):
        make_bot('run:"x', game_of("poland", None, 2), 1)
    with pytest.raises(UnknownBot, match="names no program"):
        make_bot("run: ", game_of("poland", None, 2), 1)
