"""`branchline play` without a terminal: lines in, text out."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

import branchline
from branchline.core.cards import CARD_NAMES
from branchline.play.match import Match

Run = Callable[..., Result]
LAZY = "1 2\nb 1 1\nd\n1\n" * 400
"""Keeps two tickets, builds when it can, draws when it cannot: every game comes to its end."""


def test_bots_among_themselves(run: Run) -> None:
    result = run("play", "-t", "poland", "--seats", "greedy,random", "--seed", "3")
    assert result.exit_code == 0
    assert "Greedy builds" in result.output
    assert "is almost out of trains" in result.output
    assert " wins with " in result.output
    again = run("play", "-t", "poland", "--seats", "greedy,random", "--seed", "3")
    assert again.output == result.output


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_by_keys(run: Run, islet: Path, seed: int, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = run("play", "-t", islet, "--seed", str(seed), "--save", file, keys=LAZY)
    assert result.exit_code == 0, result.output
    assert "Score sheet" in result.output
    assert "LAST ROUND, your final turn" in result.output or seed
    match = branchline.load(file)
    assert match.over
    assert match.seats == ("Player", "Medium")
    assert run("replay", file).exit_code == 0


def test_three_on_a_variant_with_names(run: Run, islet: Path) -> None:
    names = "Ann,Bo,Zoë"
    result = run(
        *(
            "play",
            "-t",
            islet,
            "--variant",
            "hasty",
            "--players",
            "3",
            "--names",
            names,
            "--seed",
            "1",
        ),
        keys=LAZY.replace("b 1 1", "b 1 1\nn"),
    )
    assert result.exit_code == 0
    assert "The Islet (hasty) · Ann (human), Bo (medium), Zoë (medium) · seed 1" in result.output


def test_what_a_turn_shows(run: Run, islet: Path) -> None:
    output = run("play", "-t", islet, "--seed", "5", keys="1 2\n").output
    assert "You are offered these tickets" in output
    assert "Keep at least 2: type their numbers, such as 1 2" in output
    for words in (
        *("Row        1 ", "Decks", "Your hand", "Tickets    ", "to go"),
        *("Stations   your next costs", "Countries  Norway 5 3", "Grand Tour 1 → 5   2+ → 10"),
    ):
        assert words in output
    assert "Your turn: 1–5 d draw · t tickets · " in output


def test_bad_lines_at_every_prompt(run: Run, islet: Path) -> None:
    keys = [
        *("1", "1 9", "0", "nonsense", "keep none", "d", "9" * 5000, "", "keep 1 3"),
        *("6", "0", "-1", "claim", "claim Port-Quay", "claim Nowhere", "pass", "keep 1", "🚂"),
        *("b 99", "nowhere", "", "b", "99", "?", "", "s", "x", "", "s 1 99", "", "m nowhere"),
        *("m free", "m lodka", "m", "h", "l", "save", "\x07", "2 2", "d", "t", "b", "7", "quit"),
    ]
    result = run("play", "-t", islet, "--seed", "4", keys="\n".join(keys) + "\n")
    assert result.exit_code == 0
    for words in (
        "1 is too few.",
        "'1 9' is no choice of tickets; type numbers from 1 to 3",
        "'claim Nowhere' is no move. Type ? for the keys.",
        "You can pass only when nothing else is possible.",
        "Nothing here goes by 'nowhere'.",
        "no place is called 'nowhere'",
        "is none of the payments.",
        "Say where: save FILE",
        "You have drawn one card: now draw the second.",
        "Goodbye. The game is not saved.",
    ):
        assert words in result.output, (words, result.output)


def test_save_and_resume(run: Run, islet: Path, tmp_path: Path) -> None:
    keys = "1 2\nd\nsave mine.json\nquit\n"
    first = run("play", "-t", islet, "--seed", "2", "--names", "Ann,Bo", keys=keys)
    assert "Saved in mine.json." in first.output
    assert "Go on with: branchline play -t --resume mine.json --seats human,medium" in first.output
    saved = branchline.load(tmp_path / "mine.json")
    assert saved.view(0).phase == "second card"
    result = run("play", "-t", "--resume", "mine.json", "--save", "mine.json", keys="1\n" + LAZY)
    assert result.exit_code == 0
    assert "Ann (human), Bo (medium)" in result.output
    assert branchline.load(tmp_path / "mine.json").over


def test_resume_checks_the_seats_and_takes_other_bots(run: Run, islet: Path) -> None:
    run("play", "-t", islet, "--seed", "2", keys="1 2\nsave a.json\nquit\n")
    assert run("play", "-t", "--resume", "a.json", "--seats", "human").exit_code == 2
    result = run("play", "-t", "--resume", "a.json", "--seats", "random,random")
    assert result.exit_code == 0
    assert "Score sheet" in result.output


def test_saving_never_overwrites_unasked(run: Run, islet: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text("mine", encoding="utf-8")
    result = run("play", "-t", islet, "--save", "other.txt")
    assert result.exit_code == 1
    assert "other.txt exists already" in result.stderr
    run(
        "play",
        "-t",
        islet,
        "--seed",
        "1",
        keys="save other.txt\nn\nsave no/such\nquit\nn\n",
    )
    assert other.read_text(encoding="utf-8") == "mine"
    result = run("play", "-t", islet, "--seed", "1", keys="save other.txt\ny\nquit\n")
    assert branchline.load(other).moves == []


def test_files_that_cannot_be(run: Run, islet: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = ["no/such/x", "~nobody-here/x", "a\0b", "x" * 5000, "."]
    keys = "".join(f"save {name}\n" for name in names) + "quit\nn\n"
    output = run("play", "-t", islet, "--seed", "1", keys=keys).output
    assert output.count("Cannot save in ") + output.count("Overwrite it?") == len(names)


def test_a_disk_that_fills_up(run: Run, islet: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game goes on, and asks for another file in the end."""
    write = Match.save

    def save(match: Match, path: Path) -> None:
        if match.moves:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        write(match, path)

    monkeypatch.setattr(Match, "save", save)
    result = run("play", "-t", islet, "--seed", "1", "--save", "a.json", keys="1 2\nd\nquit\nn\n")
    assert "Cannot save in a.json: No space left on device." in result.output
    assert "Goodbye. The game is not saved." in result.output


def test_a_long_list_is_cut_to_the_screen(run: Run) -> None:
    keys = "1 2\nb\nall\nzzz\nred\n\nquit\nn\n"
    output = run("play", "-t", "poland", "--seed", "1", keys=keys).output
    assert re.search(r"… and \d+ more: type all, or a place or a colour to see fewer", output)
    cut, _, whole = output.partition("… and ")
    assert len(re.findall(r"(?m)^ *\d+  ", whole)) > len(re.findall(r"(?m)^ *\d+  ", cut))
    assert "Nothing here goes by 'zzz'." in output


def test_stations_by_key(run: Run, islet: Path) -> None:
    output = run("play", "-t", islet, "--seed", "5", keys="1 2\ns Quay\n1\n1\nquit\nn\n").output
    assert "You build a station in Quay" in output
    assert "Quay (Player)" in output
    assert "your next costs 2 cards" in output


def test_the_end_of_input_loses_nothing(run: Run, islet: Path, tmp_path: Path) -> None:
    result = run("play", "-t", islet, "--seed", "1", "--save", "kept.json", keys="1 2\nd\nd\n")
    assert result.exit_code == 0
    assert "The game is saved in kept.json." in result.output
    assert len(branchline.load(tmp_path / "kept.json").moves) >= 3


def test_curtain_between_two_people(run: Run, islet: Path) -> None:
    """Nothing that one person alone may know is on the other's screen."""
    seats = ["--seats", "human,human", "--names", "Ann,Bo", "--seed", "7"]
    result = run("play", "-t", islet, *seats, keys="\n1 2\n\n\n1 2\n" + "\nd\nd\n\n" * 20)
    match = branchline.new_game(islet, 2, 7, seats=["Ann", "Bo"])
    offers = [[match.notation.ticket(t) for t in match.view(seat).offers] for seat in (0, 1)]
    secret = [{o.rpartition(" ")[0] for o in offers[s]} for s in (0, 1)]
    screens = result.output.split("Curtain")
    assert len(screens) > 6
    assert not any(words in screens[0] for mine in secret for words in mine)
    for screen in screens[1:]:
        owner = 0 if "Ann, press Enter to see your hand" in screen else 1
        assert ("Ann", "Bo")[1 - owner] + ", press Enter" not in screen
        for words in secret[1 - owner] - secret[owner]:
            assert words not in screen.partition("(spaces)")[0]
        # What is drawn from the deck is told to the one who draws it, and to nobody else.
        other = ("Ann", "Bo")[1 - owner]
        for name in CARD_NAMES:
            assert f"{other} draws {name}" not in screen
    assert "Ann draws a card from the deck" in result.output
    assert "Press Enter to hide your hand" in result.output
