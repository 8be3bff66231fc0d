"""The shape of the code: imports run one way, no map or mechanic is named elsewhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

import branchline
from branchline.core.events import CORE_EVENTS
from branchline.maps import map_ids
from branchline.maps.readers import displays_of
from branchline.mechanics.registry import NAMES, declarations
from tests.tables import game_of, tables

SOURCE = Path(branchline.__file__).parent
LAYERS = [
    "message",
    "folders",
    "locales",
    "core",
    "mechanics",
    "maps",
    "play",
    "bots",
    "arena",
    "env",
    "boards",
    "review",
    "lab",
    "studio",
    "server",
    "cli",
]

OF_THE_PACKAGE = {"_interpreted", "COMPILED", "__version__"}
"""What the package itself has: it is below all layers."""

MAY_SPEAK = {"advice.py", "registry.py"}
"""Modules of the mechanics that have to do with words: advice, and words from elsewhere."""


def imports_of(path: Path) -> set[str]:
    """Return the modules a file imports, with the names that it takes from them."""
    return imports_in(path.read_text(encoding="utf-8"), path)


def imports_in(text: str, path: Path) -> set[str]:
    """Return what a text imports that is the file of a path."""
    folders = path.relative_to(SOURCE.parent).parts
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            start = folders[: -node.level] if node.level else ()
            module = ".".join([*start, *([node.module] if node.module else [])])
            found.add(module)
            found |= {f"{module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize(
    ("text", "module"),
    [
        ("import branchline.server.app", "branchline.server.app"),
        ("from branchline.server import app", "branchline.server.app"),
        ("from branchline import server", "branchline.server"),
        ("from ..server import app", "branchline.server"),
        ("from .. import server", "branchline.server"),
        ("from . import game", "branchline.core.game"),
    ],
)
def test_imports_are_found_however_they_are_written(text: str, module: str) -> None:
    assert module in imports_in(text, SOURCE / "core" / "board.py")


def test_no_module_hides_a_name_of_the_package() -> None:
    modules = {path.stem for path in SOURCE.iterdir()}
    assert modules & set(branchline.__all__) == set()  # whoever imports it first would decide


def test_imports_run_one_way() -> None:
    for rank, layer in enumerate(LAYERS):
        for path in (SOURCE / layer).rglob("*.py"):
            for module in imports_of(path):
                target = module.removeprefix("branchline.").split(".")[0]
                if module.startswith("branchline.") and target not in OF_THE_PACKAGE:
                    assert target in LAYERS[: rank + 1], f"{path} imports {module}"


def test_the_core_needs_the_standard_library_only() -> None:
    import sys

    for layer in ("core", "mechanics"):
        for path in (SOURCE / layer).rglob("*.py"):
            for module in imports_of(path):
                top = module.split(".")[0]
                known = top in sys.stdlib_module_names or top in {"branchline", "mypy_extensions"}
                assert known or top == "librt", f"{path} imports {module}"
                speaks = module.startswith("branchline.locales") and path.name not in MAY_SPEAK
                assert not speaks, f"{path} speaks to people"
                assert top != "random", f"{path} imports random: chance is an argument"


def named(path: Path, words: Iterable[str]) -> list[str]:
    """Return which of some words stand in the texts of a file, docstrings aside."""
    pattern = re.compile(rf"(?<![\w-])({'|'.join(words)})(?![\w-])", re.IGNORECASE)
    tree = ast.parse(path.read_text(encoding="utf-8"))
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone
    ]
    return [word for text in texts for word in pattern.findall(text)]


def test_no_map_is_named_in_code() -> None:
    for layer in LAYERS:
        for path in (SOURCE / layer).rglob("*.py"):
            assert named(path, map_ids()) == [], path


GENERIC = (
    "maps",
    "play",
    "bots",
    "arena",
    "env",
    "lab",
    "boards",
    "review",
    "studio",
    "server",
    "cli",
)
"""Layers that never ask for a mechanic by name."""
GENERAL_WORDS = {
    "boards/draw.py": {"stop"},  # of a gradient
    "boards/paint.py": {"stop"},
    "bots/brains/planner_weights.py": {"buy", "draw_blind"},  # weights of a planner
    "cli/bench.py": {"longest-path", "longest_path"},  # what the core's search takes
    "lab/speed.py": {"longest_path"},
}
"""Words that mean something else as well, by the files that use them so."""
WHOSE = {
    "stop": "technologies of uk",
    "buy": "technologies of uk",
    "draw_blind": "technologies of uk",
    "longest-path": "longest_path",
    "longest_path": "longest_path",
}
"""The mechanic that uses each of them, and the map on which it does so unless several do."""


@cache
def words_of_mechanics() -> set[str]:
    """Return the names of mechanics, of their events and actions, of their things and keys.

    A name may be written with other signs between its words.
    """
    words = set(declarations())
    for declaration in declarations().values():
        words |= {*declaration.track_keys, *declaration.place_keys, *declaration.ticket_keys}
    for which, variant, players in tables():
        game = game_of(which, variant, players)
        words |= {kind.name for kind in game.event_kinds[len(CORE_EVENTS) :]}
        for display in displays_of(game):
            words |= set(display.names())
            first = int(display.rules.action)
            actions = range(first, first + int(display.rules.n_actions))
            words |= {display.parts(game, action, {}).kind for action in actions}
    words -= {"locomotives"}  # any payment may have some
    return {word.replace("_", sign).replace(" ", sign) for word in words for sign in "_- "}


def test_the_words_of_a_mechanic_are_found() -> None:
    assert {"tunnels", "surcharge", "tunnel_revealed", "tunnel"} <= words_of_mechanics()


@pytest.mark.parametrize(
    ("file", "word"),
    [
        pytest.param(file, word, id=f"{word} in {file}: {WHOSE[word]}")
        for file, words in GENERAL_WORDS.items()
        for word in sorted(words)
    ],
)
def test_every_general_word_is_one_of_a_mechanic_and_used(file: str, word: str) -> None:
    assert word in words_of_mechanics()
    assert word in named(SOURCE / file, [word])


def test_no_mechanic_is_named_in_generic_layers() -> None:
    words = words_of_mechanics()
    longest_first = sorted(words, key=len, reverse=True)
    for layer in GENERIC:
        for path in (SOURCE / layer).rglob("*.py"):
            known = GENERAL_WORDS.get(path.relative_to(SOURCE).as_posix(), set())
            assert set(named(path, longest_first)) <= known, path
            rooms = {f"branchline.mechanics.{name}" for name in declarations()}
            opened = {each for each in imports_of(path) if ".".join(each.split(".")[:3]) in rooms}
            assert opened == set(), path


def test_every_folder_of_a_mechanic_is_registered_under_its_name() -> None:
    folders = {path.parent.name for path in (SOURCE / "mechanics").glob("*/rules.py")}
    assert folders == set(NAMES)
    assert all(name == each.name for name, each in declarations().items())
