"""Take a mechanic out of the product, and test what is left.

    python scripts/without_mechanic.py                    each mechanic in turn, all tests left
    python scripts/without_mechanic.py tunnels --quick    one mechanic, the tests of every map
    python scripts/without_mechanic.py tunnels --browser  one mechanic, the tests in the browser

In a copy of the sources the mechanic's folders, its words and its line in the registry are deleted,
and with them the maps that use it. Tests that are about these maps or the mechanic are left out, by
what they are made of (`scripts/left_out_tests.py`). Every other test must pass. The engine is the
compiled one if there is one, unless BRANCHLINE_INTERPRETED=1 asks for the other. `--tests` names
tests by their paths, such as `--tests tests/cli`; `--pytest` hands options on, such as
`--pytest='-k lessons'`.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLUGIN = "left_out_tests"
KEPT = ("src", "tests", "web", "docs", "building", "scripts", "examples", "deploy", ".github")
NOT_COPIED = shutil.ignore_patterns("__pycache__", "node_modules", "static", "shots", "*.egg-info")
QUICK = (
    "test_layout.py",
    "test_client_words.py",
    "test_client_rooms.py",
    "rules",
    "golden",
    "perft",
)
LEFT_ALONE = ("packaging", "browser")
"""Folders of tests about installing, and those that `--browser` runs."""


def mechanics() -> list[str]:
    """Return the names of all mechanics, from their folders."""
    return sorted(path.parent.name for path in ROOT.glob("src/branchline/mechanics/*/rules.py"))


def uses(document: dict[str, object], name: str) -> bool:
    """Tell whether a map file, or a variant in it, uses a mechanic."""
    variants = document.get("variants", {})
    games = [document, *(variants.values() if isinstance(variants, dict) else ())]
    tables = (game.get("mechanics", {}) for game in games if isinstance(game, dict))
    return any(name in table for table in tables)


def remove_mechanic(root: Path, name: str) -> dict[str, str]:
    """Delete a mechanic and the maps that use it; return the names of these maps by their ids."""
    package = root / "src" / "branchline"
    shutil.rmtree(package / "mechanics" / name)
    shutil.rmtree(root / "web" / "src" / "mechanics" / name, ignore_errors=True)
    for words in package.glob(f"locales/*/mechanics/{name}.ftl"):
        words.unlink()
    registry = package / "mechanics" / "registry.py"
    line = f'    "{name}",\n'
    text = registry.read_text(encoding="utf-8")
    if text.count(line) != 1:
        raise SystemExit(f"{registry} should name {name} in one line of its own")
    registry.write_text(text.replace(line, ""), encoding="utf-8")
    gone = {}
    for file in sorted(package.glob("maps/**/map.toml")):
        document = tomllib.loads(file.read_text(encoding="utf-8"))
        if uses(document, name):
            gone[file.parent.name] = document["name"]
            shutil.rmtree(file.parent)
    return gone


def remove_test_data(root: Path, name: str, maps: dict[str, str]) -> list[str]:
    """Delete frozen games and small maps of tests that need a mechanic; return these maps."""
    uses_it = re.compile(rf"(?m)^\[?mechanics\.{name}\b")
    gone = []
    for path in [*sorted((root / "tests").rglob("*")), *(root / "examples").iterdir()]:
        if path.suffix == ".json" and path.stem.split("-")[0] in maps:
            path.unlink()
        elif path.suffix == ".toml" and uses_it.search(path.read_text(encoding="utf-8")):
            path.unlink()
            gone.append(path.parent.name if path.stem == "map" else path.stem)
    return gone


def pattern_of(names: list[str]) -> str:
    """Return a pattern of names that are not a part of a longer word."""
    return rf"(?<![A-Za-z])({'|'.join(re.escape(each) for each in names)})(?![A-Za-z])"


def tests_left(root: Path, options: argparse.Namespace) -> list[str]:
    """Return what to hand to the test runner."""
    tests = root / "tests"
    if options.tests:
        return [str(root / path) for path in options.tests.split()]
    if options.browser:
        return [str(tests / "browser")]
    if options.quick:
        return [str(tests / name) for name in QUICK]
    folders = (path for path in sorted(tests.iterdir()) if path.name not in LEFT_ALONE)
    own = [str(path) for path in folders if path.is_dir() or path.name.startswith("test_")]
    return [*own, *(str(root / name) for name in ("src", "docs", "README.md"))]


def copy_sources(root: Path) -> None:
    """Copy what the product and its tests are made of, the compiled engine with it."""
    for part in KEPT:
        shutil.copytree(ROOT / part, root / part, ignore=NOT_COPIED)
    for file in ROOT.iterdir():
        if file.is_file():
            shutil.copy(file, root)


def build_client(root: Path, environment: dict[str, str]) -> None:
    """Build the browser client of what is left."""
    (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    build = [sys.executable, "building/client.py", "build"]
    subprocess.run(build, cwd=root, env=environment, check=True)  # noqa: S603 - our own script


def check_without(name: str, root: Path, options: argparse.Namespace) -> bool:
    """Test the product without a mechanic; tell whether all that is left passes."""
    copy_sources(root)
    maps = remove_mechanic(root, name)
    print(f"without {name}: maps that go with it: {', '.join(maps) or 'none'}", flush=True)
    gone = [name, *maps, *maps.values(), *remove_test_data(root, name, maps)]
    left_out = root / "left-out.txt"
    left_out.touch()
    environment = os.environ | {"BRANCHLINE_GONE": pattern_of(gone)}
    environment["BRANCHLINE_LEFT_OUT"] = str(left_out)
    environment["PYTHONPATH"] = os.pathsep.join((str(root / "src"), str(root / "scripts")))
    if not options.quick:
        build_client(root, environment)
    command = [sys.executable, "-m", "pytest", "-q", "-p", PLUGIN, "-m", "not slow"]
    command += [] if options.quick else ["-n", "2", "--dist", "worksteal"]
    command += ["--ignore", str(root / "tests" / "mechanics" / "test_removal.py")]  # that is this
    command += [*shlex.split(options.pytest), *tests_left(root, options)]
    done = subprocess.run(command, cwd=root, env=environment, check=False)  # noqa: S603
    files = sorted(set(left_out.read_text(encoding="utf-8").split()))
    print(f"  test files left out whole: {', '.join(files) or 'none'}", flush=True)
    return done.returncode == 0


def main() -> int:
    """Test the product without each of some mechanics; return the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("mechanic", nargs="*", help="a mechanic; all of them if none is named")
    parser.add_argument("--quick", action="store_true", help="only the tests of every map")
    parser.add_argument("--browser", action="store_true", help="only the tests in the browser")
    parser.add_argument("--tests", default="", metavar="PATHS", help="only these tests")
    parser.add_argument("--pytest", default="", metavar="OPTIONS", help="options for pytest")
    options = parser.parse_args()
    unknown = set(options.mechanic) - set(mechanics())
    if unknown:
        parser.error(
            f"no mechanic {', '.join(sorted(unknown))}; there are {', '.join(mechanics())}"
        )
    failed = []
    for name in options.mechanic or mechanics():
        with tempfile.TemporaryDirectory() as folder:
            if not check_without(name, Path(folder), options):
                failed.append(name)
    print(f"fails without {', '.join(failed)}" if failed else "every test left passes")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
