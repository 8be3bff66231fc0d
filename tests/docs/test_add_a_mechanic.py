"""docs/add-a-mechanic.md is the toy mechanic, file by file, and its commands work."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.docs.pages import blocks, commands
from tests.toy.installing import PROJECT, Installed, install

PAGE = "add-a-mechanic.md"
PLAYED_ELSEWHERE = {"play"}
"""Commands that go on until somebody stops them: tests/toy plays them."""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Install what stands on the page, not what is in the folder."""
    written = tmp_path_factory.mktemp("written")
    for block in blocks(PAGE):
        if block.file:
            (written / block.file).parent.mkdir(parents=True, exist_ok=True)
            (written / block.file).write_text(block.text, encoding="utf-8")
    return install(tmp_path_factory.mktemp("from-the-page"), written)


def test_the_files_on_the_page_are_those_of_the_toy_mechanic() -> None:
    on_page = {block.file: block.text for block in blocks(PAGE) if block.file}
    there = [path for path in PROJECT.rglob("*.*") if path.suffix in (".py", ".ftl", ".toml")]
    in_folder = {path.relative_to(PROJECT).as_posix(): path.read_text("utf-8") for path in there}
    assert on_page.keys() == in_folder.keys()
    for name, text in in_folder.items():
        assert on_page[name] == text, name


def test_the_program_on_the_page_runs(installed: Installed) -> None:
    [program] = [b.text for b in blocks(PAGE) if b.language == "python" and not b.file]
    paths = os.pathsep.join([str(PROJECT), os.environ.get("PYTHONPATH", "")])
    done = installed.run("-c", program, cwd=PROJECT, env={"PYTHONPATH": paths})
    assert done.returncode == 0, done.stderr
    assert "Line(name='tracks'" in done.stdout


def test_the_commands_on_the_page_work(installed: Installed, tmp_path: Path) -> None:
    (tmp_path / "coal_mines").symlink_to(PROJECT / "coal_mines")
    said = {}
    for program, *arguments in commands(PAGE):
        if program == "branchline" and arguments[0] not in PLAYED_ELSEWHERE:
            said[arguments[0]] = installed.branchline(*arguments, cwd=tmp_path)
        else:
            assert program == "pip" or arguments[0] in PLAYED_ELSEWHERE
    assert said.keys() == {"check-map", "simulate", "arena", "board"}
    assert "Coal Isle" in said["check-map"]
    assert "coal mines" in said["check-map"]
    assert (tmp_path / "coal_isle.svg").read_text("utf-8").startswith("<svg")
