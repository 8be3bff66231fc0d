"""Compile the engine with mypyc where that is possible; else install the same files as they are.

Wheels and source distributions carry the browser client, which is built where it is not there yet.
Set BRANCHLINE_PURE=1 to leave the engine interpreted, BRANCHLINE_NO_CLIENT=1 to leave the client,
BRANCHLINE_OPTIMIZE=0 to compile in a fraction of the time an engine that is slower than the best.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).parent / "building"))

import client

COMPILED = ("core", "mechanics", "mechanics/*", "bots/brains")
"""The packages whose modules are compiled, except those below."""
INTERPRETED = (
    "mechanics/advice.py",
    "mechanics/declaration.py",
    "mechanics/display_parts.py",
    "mechanics/kinds.py",
    "mechanics/marked_tracks.py",
    "mechanics/reasons.py",
    "mechanics/registry.py",
    "mechanics/*/checks.py",
    "mechanics/*/display.py",
    "mechanics/*/drawing.py",
    "mechanics/*/fitting.py",
    "mechanics/*/reasons.py",
    "mechanics/*/reading.py",
    "mechanics/*/effect_messages.py",
    "bots/brains/generic_weights.py",
    "bots/brains/greedy.py",
    "bots/brains/trained_networks.py",
    "bots/brains/tuned_weights.py",
)
"""Modules of theirs that are not: they work with words, views, or data files."""
ALSO_COMPILED = (
    "play/closed.py",
    "play/game_facts.py",
    "play/placed_view.py",
    "play/playout.py",
    "play/redeal.py",
    "play/ticket_paths.py",
    "play/tickets.py",
    "play/view.py",
    "env/chance_script.py",
    "env/observe.py",
    "env/rewards.py",
    "env/seat_observation.py",
    "env/stepped_game.py",
)
"""Modules of other packages: what search bots and environments do at every step, and what a server
works out for every seat after a move."""

KEPT_INSIDE = ("-fno-semantic-interposition", "-fvisibility=hidden")
"""What tells gcc and clang that nobody else calls or replaces the functions of the engine: then
they may be inlined, and its tables are found without looking them up."""


def engine_files() -> list[str]:
    """Return the modules to compile."""
    root = Path("src/branchline")
    files = [path for package in COMPILED for path in sorted(root.glob(f"{package}/*.py"))]
    files += [root / name for name in ALSO_COMPILED]
    left_out = {path for pattern in INTERPRETED for path in root.glob(pattern)}
    return [str(path) for path in files if path not in left_out and path.name != "__init__.py"]


def engine() -> list[Extension]:
    """Return the extensions of the compiled engine; none if it is to stay interpreted."""
    if os.environ.get("BRANCHLINE_PURE") or not {
        "build_ext",
        "bdist_wheel",
        "editable_wheel",
    } & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        interpreted("mypyc is not installed")
        return []
    extensions: list[Extension] = mypycify(
        ["--config-file=pyproject.toml", *engine_files()],
        opt_level=os.environ.get("BRANCHLINE_OPTIMIZE", "3"),
        debug_level="0",
        group_name="branchline",
    )
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *KEPT_INSIDE]
    return extensions


def interpreted(reason: str) -> None:
    """Say in one line that the engine stays interpreted."""
    line = f"branchline: the engine stays interpreted (same rules, slower): {reason}"
    print(line, file=sys.stderr)  # noqa: T201


class BuildEngine(build_ext):
    """Build the compiled engine whole or not at all."""

    def run(self) -> None:
        """Build; without a working C compiler, go on with the interpreted engine."""
        try:
            super().run()
        except Exception as error:
            print(error)  # noqa: T201 - for the build log
            interpreted("there is no C compiler that works here")
            self.extensions = []


class BuildPackages(build_py):
    """Collect the packages, the built client among them."""

    def run(self) -> None:
        """Build the client first; let nothing of one built earlier into the wheel."""
        client.build_if_wanted()
        if not self.editable_mode:
            earlier = Path(self.build_lib) / client.OUTPUT.relative_to(client.ROOT / "src")
            shutil.rmtree(earlier, ignore_errors=True)
        super().run()


class BuildSources(sdist):
    """Collect the sources and the built client, so that installing them needs no Node."""

    def run(self) -> None:
        """Build the client first."""
        client.build_if_wanted()
        super().run()


setup(
    ext_modules=engine(),
    cmdclass={"build_ext": BuildEngine, "build_py": BuildPackages, "sdist": BuildSources},
)
