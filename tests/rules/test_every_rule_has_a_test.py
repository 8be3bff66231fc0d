"""Every rule of docs/rules.md has a test that names it: `test_B7_...` proves B7."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from .document import rule_ids

NAMED = re.compile(r"test_([A-Z]+[0-9]+)_\w+")


def names_of_tests() -> set[str]:
    """Return the names of all test functions beside this file."""
    return {
        node.name
        for path in sorted(Path(__file__).parent.glob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def rules_with_a_test() -> set[str]:
    return {m[1] for name in names_of_tests() if (m := NAMED.fullmatch(name))}


def test_every_rule_has_a_test() -> None:
    missing = rule_ids() - rules_with_a_test()
    assert not missing, f"no test names {sorted(missing)}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    unknown = rules_with_a_test() - rule_ids()
    assert not unknown, f"no such rules: {sorted(unknown)}"
