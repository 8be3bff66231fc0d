"""The user's own maps and bots: what is accepted, what is refused, and how that is said."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import click
import pytest
from click.testing import Result

from branchline.cli.databases import default_database
from branchline.cli.own_bots import read_own_bots
from branchline.cli.own_maps import read_own_maps
from branchline.folders import boards_folder, cache_folder, data_folder, games_file
from branchline.server import app, uvicorn_server
from branchline.server.settings import Settings

Run = Callable[..., Result]
ISLE = Path(__file__).parents[2] / "examples" / "isle.toml"
BOTS = """
from branchline.bots import Bot

class Last(Bot):
    def choose(self, view, legal):
        return legal[-1]

class Raising(Bot):
    def choose(self, view, legal):
        raise RuntimeError("lost the thread")
"""


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Settings]:
    """The settings of servers that would have been started."""
    found: list[Settings] = []

    class Nothing:
        def run(self, **_: object) -> None:
            pass

    def make(settings: Settings, *_: object, **__: object) -> Nothing:
        found.append(settings)
        return Nothing()

    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<title>branchline</title>")
    monkeypatch.setattr(app, "CLIENT", client)
    monkeypatch.setattr(uvicorn_server, "make_server", make)
    return found


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a module with bots, which can be imported from the current folder."""
    (tmp_path / "guests_at_doors.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return "guests_at_doors"


@pytest.mark.parametrize("door", ["play", "serve"])
def test_a_server_is_given_maps_and_bots(
    run: Run, made: list[Settings], own_bots: str, door: str
) -> None:
    where = [str(ISLE), "--no-browser"] if door == "play" else ["--map", str(ISLE)]
    result = run(door, *where, "--bot", f"mine={own_bots}:Last", "--bot", "you=run:cat -u")
    assert result.exit_code == 0, result.output
    [settings] = made
    assert [own.data.id for own in settings.own_maps] == ["isle"]
    assert settings.own_maps[0].folder == ISLE.parent
    assert settings.own_bots == {"mine": f"{own_bots}:Last", "you": "run:cat -u"}
    assert settings.boards == boards_folder()
    assert settings.database == str(games_file())
    assert str(games_file()) in result.output
    if door == "play":
        assert re.search(r"/#/new\?map=isle-[0-9a-f]{12}\n", result.output)


@pytest.mark.parametrize("door", [("play",), ("serve", "--map")])
def test_a_bad_map_is_refused_as_check_map_refuses_it(
    run: Run, made: list[Settings], tmp_path: Path, door: tuple[str, ...]
) -> None:
    bad = tmp_path / "bad.toml"
    text = ISLE.read_text("utf-8")
    bad.write_text(text.replace('b = "Mill", length', 'b = "Mlil", length').replace("= 12", "= 0"))
    checked = run("check-map", bad)
    refused = run(*door, bad)
    assert checked.exit_code == refused.exit_code == 1
    assert checked.stdout.count("\n") >= 2
    assert refused.stderr == checked.stdout + checked.stderr
    assert not made
    assert run(*door, tmp_path / "none.toml").exit_code == 1


def test_an_id_belongs_to_one_map(run: Run, made: list[Settings], tmp_path: Path) -> None:
    text = ISLE.read_text("utf-8")
    other, packaged, copy = (tmp_path / name for name in ("other.toml", "usa.toml", "copy.toml"))
    other.write_text(text.replace("trains = 12", "trains = 13"))
    packaged.write_text(text.replace('id = "isle"', 'id = "usa"'))
    copy.write_text(text)
    twice = run("serve", "--map", ISLE, "--map", other)
    assert twice.exit_code == 1
    assert f'{other}: id "isle": {ISLE} has the same id' in twice.stderr
    ours = run("serve", "--map", packaged)
    assert ours.exit_code == 1
    assert 'id "usa": this is the id of a map of the package' in ours.stderr
    assert not made
    assert run("serve", "--map", ISLE, "--map", copy, "--map", "usa").exit_code == 0
    assert len(made[0].own_maps) == 1


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (["mine"], "write NAME=SPEC"),
        (["=my:Bot"], "write NAME=SPEC"),
        (["mine="], "write NAME=SPEC"),
        (["my bot=x:Y"], "is no name for a bot"),
        (["a:b=x:Y"], "is no name for a bot"),
        (["1st=x:Y"], "is no name for a bot"),
        (["m" * 21 + "=x:Y"], "is no name for a bot"),
        (["Easy=random"], "one of our own goes by this name"),
        (["human=random"], "one of our own goes by this name"),
        (["mine=random", "Mine=greedy"], "two bots have this name"),
        (["mine=nowhere_at_all:Bot"], "cannot import it"),
        (["mine=json:Bot"], "has no class"),
        (["mine=json:JSONDecoder"], "no subclass of"),
        (["mine=nobody"], "there is no bot 'nobody'"),
        (["mine=run:"], "names no program"),
        (["mine=run:/nowhere/at-all --fast"], "cannot start the bot"),
        (['mine=run:"x'], "No closing quotation"),
    ],
)
def test_a_bot_that_cannot_be_is_told_at_the_start(
    run: Run, made: list[Settings], given: list[str], words: str
) -> None:
    for door in (["serve"], ["play", "--no-browser"]):
        result = run(*door, *(part for each in given for part in ("--bot", each)))
        assert result.exit_code == 1
        assert words in result.stderr
        assert result.stderr.count("\n") == 1
    assert not made


def test_a_module_that_ends_the_program_is_told(
    run: Run, made: list[Settings], tmp_path: Path
) -> None:
    (tmp_path / "leaving_at_once.py").write_text("raise SystemExit(3)")
    result = run("serve", "--bot", "mine=leaving_at_once:Bot")
    assert result.exit_code == 1
    assert "cannot import it (SystemExit: 3)" in result.stderr


def test_names_and_maps_are_read() -> None:
    assert read_own_bots(["Ænne-2=greedy", " b = run:cat -u "]) == {
        "Ænne-2": "greedy",
        "b": "run:cat -u",
    }
    assert read_own_maps(["usa", "poland"]) == ()


def test_the_terminal_takes_any_bot(run: Run, own_bots: str) -> None:
    seats = f"{own_bots}:Last,greedy"
    result = run("play", "-t", ISLE, "--seats", seats, "--seed", "3")
    assert result.exit_code == 0, result.output
    assert "Last" in result.output
    program = Path("bot, with a comma.py")
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'choose':\n"
        "        print(json.dumps({'action': message['legal'][0]}), flush=True)\n"
    )
    seats = f"random,run:{sys.executable} '{program}'"
    result = run("play", "-t", ISLE, "--seats", seats, "--seed", "3")
    assert result.exit_code == 0, result.output
    assert "Program" in result.output


def test_a_bot_that_fails_in_the_terminal_loses_no_game(run: Run, own_bots: str) -> None:
    saved = Path("game.json")
    seats = f"greedy,{own_bots}:Raising"
    result = run("play", "-t", ISLE, "--seats", seats, "--seed", "3", "--save", saved)
    assert result.exit_code == 1
    assert f"the bot '{own_bots}:Raising' failed (RuntimeError: lost the thread)" in result.output
    assert f"--resume game.json --seats {seats}" in " ".join(result.output.split())
    assert json.loads(saved.read_text("utf-8"))["length"] >= 0
    again = run("play", "-t", "--resume", saved, "--seats", "greedy,greedy")
    assert again.exit_code == 0, again.output


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        ("human,gredy", 'did you mean "greedy"?'),
        ("human,nowhere_at_all:Bot", "cannot import it"),
        ("human,run:/nowhere/at-all", "cannot start the bot"),
        ("human,run:", "names no program"),
    ],
)
def test_a_seat_for_nobody_is_told(run: Run, seats: str, words: str) -> None:
    result = run("play", "-t", ISLE, "--seats", seats)
    assert result.exit_code in (1, 2)
    assert words in result.stderr


def test_bots_are_named_by_seats_in_the_terminal(run: Run) -> None:
    result = run("play", "-t", ISLE, "--bot", "mine=greedy")
    assert result.exit_code == 2
    assert "name the bot in --seats" in result.stderr


def test_the_arena_takes_map_files_and_own_bots(run: Run, own_bots: str) -> None:
    bots = f"{own_bots}:Last,random"
    options = ("--games", "4", "--processes", "1", "--json")
    result = run("arena", "--map", ISLE, "--bots", bots, *options)
    assert result.exit_code == 0, result.output
    assert {row["bot"] for row in json.loads(result.stdout)["ratings"]} == set(bots.split(","))
    result = run("simulate", ISLE, "--bot", bots, *options)
    assert json.loads(result.stdout)["games"] == 4


def test_data_and_cache_are_in_the_folders_of_the_platform(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert data_folder().name == cache_folder().name == "branchline"
    assert data_folder() != cache_folder()
    if sys.platform.startswith("linux"):
        assert games_file() == tmp_path / "data" / "branchline" / "games.sqlite"
        assert boards_folder() == tmp_path / "cache" / "branchline" / "boards"


def test_a_database_at_the_old_place_is_found_and_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    old = tmp_path / "settings"
    monkeypatch.setattr(click, "get_app_dir", lambda _: str(old))
    assert default_database() == games_file()
    old.mkdir()
    (old / "games.sqlite").write_bytes(b"")
    assert default_database() == old / "games.sqlite"
    games_file().parent.mkdir(parents=True)
    games_file().write_bytes(b"")
    assert default_database() == games_file()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the old place was elsewhere")
def test_a_server_goes_on_with_the_games_of_the_old_place(
    run: Run, made: list[Settings], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    old = tmp_path / "config" / "branchline" / "games.sqlite"
    old.parent.mkdir(parents=True)
    old.write_bytes(b"")
    assert run("serve").exit_code == run("play", "--no-browser").exit_code == 0
    assert [settings.database for settings in made] == [str(old)] * 2


def test_another_database_is_used_if_it_is_named(
    run: Run, made: list[Settings], tmp_path: Path
) -> None:
    named = tmp_path / "elsewhere" / "g.sqlite"
    assert run("serve", "--database", named).exit_code == 0
    assert made[0].database == str(named)
