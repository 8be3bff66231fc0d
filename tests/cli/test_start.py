"""Starting is quick: what a command does not need is not imported, and the cost is bounded.

Costs are processor time relative to a Python that does nothing, the best of several runs taken in
turn, so that a slow or busy machine does not matter.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

resource = pytest.importorskip("resource")

HEAVY = {"babel", "fluent.runtime", "numpy", "pebble", "rich", "sqlalchemy", "starlette", "uvicorn"}
NOTHING = ["-c", "pass"]
ROUNDS = 5


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return where these tests keep compiled sources: an installed package has them, too."""
    return tmp_path_factory.mktemp("bytecode")


def run(words: Sequence[str], folder: Path) -> str:
    """Run Python and return what it prints."""
    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(folder)}
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, *words], env=env, check=True, capture_output=True, text=True
    )
    return done.stdout


def cost(words: Sequence[str], folder: Path) -> float:
    """Return the processor time of a run of Python."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run(words, folder)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return float(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def modules_after(program: str, folder: Path) -> set[str]:
    """Return all modules that a program has imported by its end."""
    return set(run(["-c", f"{program}\nimport sys\nprint(*sys.modules)"], folder).split())


@pytest.mark.parametrize(
    ("words", "most"),
    [(["-c", "import branchline"], 8), (["-m", "branchline", "--help"], 12)],
    ids=["import", "help"],
)
def test_starting_costs_a_few_times_what_python_does(
    words: list[str], most: float, folder: Path
) -> None:
    run(words, folder)  # the first run compiles the sources
    pairs = [(cost(NOTHING, folder), cost(words, folder)) for _ in range(ROUNDS)]
    nothing, something = (min(each) for each in zip(*pairs, strict=True))
    assert something <= most * nothing


def test_importing_the_package_imports_no_library(folder: Path) -> None:
    found = modules_after("import branchline", folder)
    ours = {name for name in found if name.startswith("branchline")}
    assert ours - {"branchline._source_finder"} == {"branchline", "branchline._interpreted"}
    assert not HEAVY & found


def test_help_needs_no_engine_and_no_heavy_library(folder: Path) -> None:
    program = (
        "from contextlib import redirect_stdout, suppress\n"
        "from io import StringIO\n"
        "from branchline.cli import main\n"
        "with suppress(SystemExit), redirect_stdout(StringIO()):\n"
        "    main(['--help'])"
    )
    found = modules_after(program, folder)
    assert "click" in found
    assert not HEAVY & found
    assert not {name for name in found if name.startswith(("branchline.core", "branchline.play"))}


def test_a_server_starts_without_what_bots_boards_and_tables_need(folder: Path) -> None:
    program = "import branchline.cli.browser, branchline.server.uvicorn_server"
    found = modules_after(program, folder)
    assert "uvicorn" in found
    unused = {"alembic", "babel", "fluent.runtime", "numpy", "pebble", "psycopg", "rich", "segno"}
    assert not ({*unused, "sqlalchemy"} & found)


def test_a_file_of_games_is_made_opened_and_read_without_sqlalchemy(
    folder: Path, tmp_path: Path
) -> None:
    file = str(tmp_path / "games.sqlite")
    program = (
        "import asyncio\n"
        "from branchline.server.store import Store\n"
        "from branchline.server.sleeping_rooms import due_games\n"
        "for _ in range(2):\n"
        f"    store = Store({file!r})\n"
        "    assert asyncio.run(due_games(store, 1)) == []\n"
        "    assert asyncio.run(store.game_of('none')) is None\n"
        "    store.close()"
    )
    assert "sqlalchemy" not in modules_after(program, folder)


def test_every_public_name_is_there() -> None:
    import branchline

    for name in branchline.__all__:
        assert getattr(branchline, name) is not None
    assert set(branchline.__all__) <= set(dir(branchline))
    with pytest.raises(AttributeError, match="'branchline' has no attribute 'nonsense'"):
        _ = branchline.nonsense
