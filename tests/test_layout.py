"""The shape of the code: imports run one way, and no map is named outside its folder."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import branchline
from branchline.maps import map_ids
from branchline.maps.build import MAKERS
from branchline.maps.shape import MECHANICS

SOURCE = Path(branchline.__file__).parent
LAYERS = ["core", "mechanics", "maps", "play", "bots", "env", "lab", "boards", "server", "cli"]


def imports_of(path: Path) -> set[str]:
    """Return the modules a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


def test_imports_run_one_way() -> None:
    for rank, layer in enumerate(LAYERS):
        for path in (SOURCE / layer).rglob("*.py"):
            for module in imports_of(path):
                if module.startswith("branchline."):
                    target = module.split(".")[1]
                    assert target in LAYERS[: rank + 1], f"{path} imports {module}"


def test_the_core_needs_the_standard_library_only() -> None:
    import sys

    for layer in ("core", "mechanics"):
        for path in (SOURCE / layer).rglob("*.py"):
            for module in imports_of(path):
                top = module.split(".")[0]
                known = top in sys.stdlib_module_names or top in {"branchline", "mypy_extensions"}
                assert known or top == "librt", f"{path} imports {module}"
                assert top != "random", f"{path} imports random: chance is an argument"


def test_no_map_is_named_in_code() -> None:
    names = re.compile(rf"(?<![\w-])({'|'.join(map_ids())})(?![\w-])", re.IGNORECASE)
    for layer in LAYERS:
        for path in (SOURCE / layer).rglob("*.py"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            docs = {
                ast.get_docstring(node, clean=False)
                for node in ast.walk(tree)
                if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            }
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    named = names.search(node.value)
                    assert node.value in docs or not named, f"{path}:{node.lineno}: {named}"


def test_every_mechanic_can_be_checked_and_made() -> None:
    assert set(MAKERS) == set(MECHANICS)
