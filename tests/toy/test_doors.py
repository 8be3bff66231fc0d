"""What can go wrong with a mechanic from elsewhere is told in one line, wherever it is used."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from coal_mines import MECHANIC

from branchline.locales import WordsError, has_message, say
from branchline.maps import check_map
from branchline.mechanics.kinds import Flag
from branchline.mechanics.registry import MechanicError, declarations, register, unregister
from tests.toy.installing import MAP, MAP_ID, PROJECT, Installed, install


def test_words_come_and_go_with_the_mechanic() -> None:
    assert not has_message("mechanic-coal-mines")
    register(MECHANIC)
    assert say("mechanic-coal-mines") == "coal mines"
    unregister(MECHANIC.name)
    assert not has_message("mechanic-coal-mines")
    assert MECHANIC.name not in declarations()


@pytest.mark.usefixtures("coal")
def test_a_mechanic_is_known_once() -> None:
    with pytest.raises(MechanicError, match="there is a mechanic coal_mines already"):
        register(MECHANIC)


def test_a_key_belongs_to_one_mechanic() -> None:
    twin = replace(MECHANIC, track_keys={"tunnel": Flag()})
    with pytest.raises(MechanicError, match="adds the key tunnel to map files, which tunnels adds"):
        register(twin)
    assert MECHANIC.name not in declarations()


def test_only_declarations_are_registered() -> None:
    with pytest.raises(MechanicError, match="'tunnels' is no declaration of a mechanic"):
        register("tunnels")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({}, r"en\.ftl is missing"),
        ({"de.ftl": "a = b"}, r"en\.ftl is missing"),
        ({"en.ftl": "this is no message"}, "not a message: this is no message"),
        ({"en.ftl": "said = hello"}, "there is a message said already"),
        ({"en.ftl": "status-over = hello"}, "there is a message status-over already"),
    ],
)
def test_words_are_read_and_are_new(tmp_path: Path, files: dict[str, str], said: str) -> None:
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(WordsError, match=said):
        register(replace(MECHANIC, words=tmp_path))
    assert MECHANIC.name not in declarations()


@pytest.mark.usefixtures("coal")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("{ bonus = 8 }", "{ bonus = -1 }", "mechanics.coal_mines.bonus: -1"),
        ("{ bonus = 8 }", "{ bonuss = 8 }", 'did you mean "bonus"'),
        (", coal_mine = true", "", "no place is a coal mine"),
        ("coal_mine = true", 'coal_mine = "yes"', "coal_mine"),
        ("mechanics.coal", "mechanics.saving = {}\nmechanics.coal", "does not go with saving"),
        (
            "mechanics.coal",
            "mechanics.tunnels = { reveal = 3 }\nmechanics.coal",
            "does not go with tunnels",
        ),
    ],
)
def test_maps_are_checked(tmp_path: Path, old: str, new: str, said: str) -> None:
    path = tmp_path / "map.toml"
    path.write_text(MAP.read_text("utf-8").replace(old, new), encoding="utf-8")
    assert said in "\n".join(str(error) for error in check_map(path))


def test_without_the_package_its_map_is_refused_in_words() -> None:
    [error, *_] = check_map(MAP)
    assert "coal_mines" in str(error)


def broken(folder: Path, file: str, old: str, new: str) -> Installed:
    """Install the package with a mistake in it."""
    copy = folder / "broken"
    shutil.copytree(PROJECT, copy, ignore=shutil.ignore_patterns("__pycache__"))
    text = (copy / file).read_text("utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new), encoding="utf-8")
    return install(folder, copy)


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (
            "coal_mines/__init__.py",
            "import POINTS",
            "import NO_POINTS",
            "cannot be used: ImportErr",
        ),
        ("coal_mines/__init__.py", 'name="coal_mines"', 'name="tunnels"', "tunnels already"),
        ("pyproject.toml", "coal_mines:MECHANIC", "coal_mines:make", "is no declaration"),
    ],
)
def test_a_broken_package_is_named(
    tmp_path: Path, file: str, old: str, new: str, said: str
) -> None:
    package = broken(tmp_path, file, old, new)
    for command in (("maps",), ("serve", "--port", "0", "--database", tmp_path / "games.sqlite")):
        done = package.run("-m", "branchline", *command)
        assert done.returncode == 1
        assert "package coal-mines" in done.stderr
        assert said in done.stderr
        assert "Traceback" not in done.stderr


def test_a_broken_map_is_told_when_a_server_starts(tmp_path: Path) -> None:
    package = broken(tmp_path, f"coal_mines/{MAP_ID}/map.toml", "trains = 16", "trains = 0")
    options = ("serve", "--port", "0", "--database", tmp_path / "games.sqlite")
    done = package.run("-m", "branchline", *options)
    assert done.returncode == 1
    assert f"{MAP_ID}/map.toml: trains: 0" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_map_may_not_take_the_id_of_another(tmp_path: Path) -> None:
    copy = tmp_path / "twin"
    shutil.copytree(PROJECT, copy, ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "coal_mines" / MAP_ID).rename(copy / "coal_mines" / "poland")
    done = install(tmp_path, copy).run("-m", "branchline", "maps")
    assert done.returncode == 1
    assert "the maps of the package coal-mines cannot be used" in done.stderr
    assert "there is a map poland already" in done.stderr
