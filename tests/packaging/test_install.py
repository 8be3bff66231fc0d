"""Wheel and source distribution install in a fresh environment, compiled and interpreted.

They are built from sources without a built client. The wheel is made from the source distribution,
and both are installed, with an npm that could get nothing: the client comes out of them.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from branchline.maps.files import packaged_ids
from branchline.play.lessons import lesson_ids
from tests.browser.serving import Server
from tests.packaging.building import copy_sources, no_network, run

HAS_COMPILER = any(shutil.which(name) for name in ("cc", "gcc", "clang"))
PURE = {"BRANCHLINE_PURE": "1"}
QUICKLY = {"BRANCHLINE_OPTIMIZE": "0"}
"""What the compiler makes of the engine is `make setup`'s business; here it is about the files."""


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the source distribution from a clean copy of the sources."""
    folder = tmp_path_factory.mktemp("sdist")
    source = copy_sources(folder / "source")
    run(sys.executable, "-m", "build", "--sdist", "--outdir", folder / "dist", source)
    (built,) = (folder / "dist").glob("*.tar.gz")
    return built


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel from the source distribution."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check")
    settings = no_network(folder) | QUICKLY
    run(*pip, "wheel", "--no-deps", "-w", folder, sdist, settings=settings)
    (built,) = folder.glob("*.whl")
    assert "branchline/server/static/index.html" in zipfile.ZipFile(built).namelist()
    return built


def test_the_wheel_carries_what_the_pages_need(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    static = "branchline/server/static"
    for file in ("sw.js", "manifest.webmanifest", "icon-turn.svg", "icon-512.png", "index.html.br"):
        assert f"{static}/{file}" in names
    for ending in (".js", ".js.br", ".js.gz", ".css.br", ".wav"):
        assert [each for each in names if each.startswith(static) and each.endswith(ending)]
    assert {f"branchline/maps/{each}/thumbnail.webp" for each in packaged_ids()} <= names
    lessons = {f"branchline/maps/lessons/{each}" for each in lesson_ids()}
    files = ("map.toml", "lesson.toml", "board.json", "board.svg")
    assert {f"{lesson}/{file}" for lesson in lessons for file in files} <= names


def installed(folder: Path, distribution: Path, pure: bool) -> Path:
    """Install a distribution into a new environment; return its command."""
    venv.create(folder, with_pip=True)
    pip = (folder / "bin" / "python", "-m", "pip", "--disable-pip-version-check")
    settings = no_network(folder) | (PURE if pure else {})
    run(*pip, "install", "--quiet", distribution, settings=settings)
    return folder / "bin" / "branchline"


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_it_installs_plays_and_serves(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    pure = kind == "sdist"
    distribution: Path = request.getfixturevalue(kind)
    command = installed(tmp_path / "env", distribution, pure)
    engine = "interpreted" if pure or not HAS_COMPILER else "compiled"
    assert run(command, "--version").rstrip().endswith(f"({engine} engine)")
    maps = json.loads(run(command, "maps", "--json"))
    assert [each["id"] for each in maps] == sorted(packaged_ids())
    report = json.loads(
        run(command, "simulate", maps[0]["id"], "--games", "4", "--processes", "1", "--json")
    )
    assert report["games"] == 4
    kinds = dict(served_client(tmp_path, command))
    assert "text/html" in kinds["/"]
    assert any("javascript" in each for each in kinds.values()), kinds
    assert any("text/css" in each for each in kinds.values()), kinds


def served_client(folder: Path, command: Path) -> Iterator[tuple[str, str]]:
    """Give the address and the kind of the page and of each file it refers to, as served."""
    server = Server(folder, branchline=[str(command)])
    server.start()
    try:
        with httpx.Client(base_url=server.origin, trust_env=False, timeout=60) as web:
            page = web.get("/").raise_for_status()
            yield "/", page.headers["content-type"]
            for path in re.findall(r'(?:src|href)="(/[^"]+)"', page.text):
                yield path, web.get(path).raise_for_status().headers["content-type"]
    finally:
        server.stop()
