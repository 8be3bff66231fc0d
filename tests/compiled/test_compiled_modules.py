"""What is compiled: no mechanic is left behind, wherever its modules lie."""

from __future__ import annotations

from pathlib import Path

import pytest

import branchline
from branchline.mechanics.registry import declarations

SOURCE = Path(branchline.__file__).parent
BUILT = sorted(path for path in SOURCE.rglob("*.so"))


def is_compiled(module: Path) -> bool:
    """Tell whether a module has been compiled."""
    return any(module.parent.glob(f"{module.stem}.*.so"))


@pytest.mark.skipif(not BUILT, reason="the engine is not compiled here")
def test_the_rules_and_plans_of_every_mechanic_are_compiled() -> None:
    modules = [
        path
        for name in ("rules.py", "planning.py", "observation.py")
        for path in (SOURCE / "mechanics").glob(f"*/{name}")
    ]
    assert len(modules) > len(declarations())
    left_out = [str(path.relative_to(SOURCE)) for path in modules if not is_compiled(path)]
    assert left_out == []


@pytest.mark.skipif(not BUILT, reason="the engine is not compiled here")
def test_all_of_the_core_is_compiled() -> None:
    modules = set((SOURCE / "core").glob("*.py")) - {SOURCE / "core" / "__init__.py"}
    assert {path.name for path in modules if not is_compiled(path)} == set()


@pytest.mark.skipif(not BUILT, reason="the engine is not compiled here")
def test_no_message_is_defined_in_a_compiled_module() -> None:
    """Compiling drops the options of msgspec's classes: frozen, and how they are written."""
    sources = [path.parent / source_of(path) for path in BUILT]
    assert len(sources) > 50
    defining = [path.name for path in sources if "Struct" in path.read_text(encoding="utf-8")]
    assert defining == []


@pytest.mark.skipif(not BUILT, reason="the engine is not compiled here")
def test_what_a_server_works_out_after_a_move_is_compiled() -> None:
    names = ("closed", "game_facts", "ticket_paths", "tickets", "view")
    assert [name for name in names if not is_compiled(SOURCE / "play" / f"{name}.py")] == []


@pytest.mark.skipif(not BUILT, reason="the engine is not compiled here")
def test_nothing_is_compiled_that_has_no_source() -> None:
    orphans = [path.name for path in BUILT if not (path.parent / source_of(path)).is_file()]
    assert orphans == []


def source_of(built: Path) -> str:
    """Return the name of the source that a compiled module was made from."""
    return f"{built.name.partition('.')[0]}.py"
