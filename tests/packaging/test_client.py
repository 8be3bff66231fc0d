"""The browser client: built when it has to be, told when it cannot be, and small."""

from __future__ import annotations

import gzip
import re
import shutil
import sys
import zipfile
from pathlib import Path

import brotli
import pytest

from tests.packaging.building import ROOT, STATIC, attempt, copy_sources, no_network, run

MOST_BYTES = 120_000
BUILT = ROOT / STATIC


@pytest.fixture
def source(tmp_path: Path) -> Path:
    return copy_sources(tmp_path / "source")


def test_the_client_is_built_anew_only_when_a_source_has_changed(source: Path) -> None:
    shutil.copytree(BUILT, source / STATIC)
    command = (sys.executable, source / "building" / "client.py", "build")
    settings = no_network(source)
    run(*command, settings=settings)
    for changed in (source / "web" / "index.html", source / "src/branchline/locales/en/new.ftl"):
        before = changed.read_bytes() if changed.exists() else None
        changed.write_bytes((before or b"") + b"\n")
        assert attempt(*command, settings=settings).returncode == 1, changed
        if before is None:
            changed.unlink()
        else:
            changed.write_bytes(before)
        run(*command, settings=settings)
    (source / STATIC / "index.html").unlink()
    assert attempt(*command, settings=settings).returncode == 1


def test_without_a_network_one_line_says_so(source: Path) -> None:
    command = (sys.executable, source / "building" / "client.py", "build")
    done = attempt(*command, settings=no_network(source))
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith("branchline: cannot build the browser client: `npm install`")
    assert "ECONNREFUSED" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("wanted", [True, False])
def test_a_wheel_can_do_without_the_client(wanted: bool, source: Path) -> None:
    left = source / "build" / "lib" / STATIC.relative_to("src") / "index.html"
    left.parent.mkdir(parents=True)
    left.write_text("of an earlier build", encoding="utf-8")
    settings = no_network(source) | {"BRANCHLINE_PURE": "1"}
    if not wanted:
        settings["BRANCHLINE_NO_CLIENT"] = "1"
    build = (sys.executable, "-m", "build", "--wheel", "--no-isolation")
    done = attempt(*build, "--outdir", source / "dist", source, settings=settings)
    assert done.returncode == 0, done.stdout + done.stderr
    assert ("this build has no browser client: " in done.stdout + done.stderr) == wanted
    assert "Traceback" not in done.stdout + done.stderr
    (wheel,) = (source / "dist").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "branchline/server/app.py" in names
    assert not [name for name in names if "static" in name]


def test_the_client_is_small() -> None:
    """Only what the page itself names counts: other pages come when somebody goes there."""
    assert (BUILT / "index.html").is_file(), "the browser client is not built: run `make setup`"
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    sizes = {
        path: len(gzip.compress((BUILT / path).read_bytes(), mtime=0))
        for path in re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', page)
    }
    assert sizes
    assert sum(sizes.values()) <= MOST_BYTES, sizes


def test_what_gets_smaller_is_there_compressed_too() -> None:
    plain = {path for path in BUILT.rglob("*") if path.suffix not in {".br", ".gz"}}
    text = {path for path in plain if path.suffix in {".js", ".css", ".html"}}
    assert text
    for path in (each for each in text if each.stat().st_size > 1000):
        small = path.with_name(f"{path.name}.gz").read_bytes()
        assert gzip.decompress(small) == path.read_bytes(), path
        packed = path.with_name(f"{path.name}.br").read_bytes()
        assert brotli.decompress(packed) == path.read_bytes(), path
        assert len(packed) <= len(small) < path.stat().st_size
    for path in BUILT.rglob("*"):
        if path.suffix in {".br", ".gz"}:
            assert path.with_suffix("") in plain, f"{path} is left over"


def test_the_service_worker_knows_the_files_of_the_shell() -> None:
    worker = (BUILT / "sw.js").read_text(encoding="utf-8")
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    assert named
    assert all(f'"{path}"' in worker for path in named)
    assert "%" not in re.findall(r'VERSION = "(.*)"', worker)[0]
    assert not re.search(r'"/(api|ws|boards)', worker)
