"""The pages of the project: links lead somewhere, and every page can be found."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from scripts.pictures import FOLDER, PICTURES

from tests.project.markdown import DOCS, PAGES, ROOT, Link, anchors, links

INDEX = DOCS / "index.md"


LOCAL = [link for page in PAGES for link in links(page) if link.is_local]


@pytest.mark.parametrize(
    "link", LOCAL, ids=lambda link: f"{link.page.relative_to(ROOT).as_posix()} {link.target}"
)
def test_every_link_leads_to_a_file_and_an_anchor_that_exist(link: Link) -> None:
    assert link.file.exists()
    assert ROOT in (link.file, *link.file.parents)
    assert not link.anchor or link.anchor in anchors(link.file)


def test_the_pages_have_links_at_all() -> None:
    assert {ROOT / "README.md", ROOT / "CONTRIBUTING.md", INDEX} <= set(PAGES)
    assert len(LOCAL) > 60
    assert any(link.anchor for link in LOCAL)


def reachable(start: Path) -> set[Path]:
    """Return the pages that can be reached from one by links."""
    found, waiting = {start}, [start]
    while waiting:
        pages = {link.file for link in links(waiting.pop()) if link.target.partition("#")[0]}
        new = {page for page in pages if page.suffix == ".md" and page.is_file()} - found
        found |= new
        waiting += new
    return found


def test_every_page_of_the_documentation_can_be_reached_from_its_index() -> None:
    pages = set(DOCS.rglob("*.md"))
    assert len(pages) > 10
    assert sorted(pages - reachable(INDEX)) == []


def test_the_readme_leads_to_the_index() -> None:
    assert INDEX in {link.file for link in links(ROOT / "README.md")}


def test_every_script_is_listed() -> None:
    page = (DOCS / "scripts.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"`(\w+)\.py`", page))
    scripts = {path.stem for path in (ROOT / "scripts").glob("*.py")}
    assert listed <= scripts
    assert {name for name in scripts - listed if not name.startswith("gallery_")} == set()


@pytest.mark.parametrize("name", PICTURES)
def test_the_pictures_are_those_that_the_script_draws(name: str) -> None:
    drawn = PICTURES[name]()
    assert (FOLDER / name).read_text(encoding="utf-8") == drawn, "run scripts/pictures.py"


def test_the_picture_of_the_layers_has_every_folder() -> None:
    package = ROOT / "src" / "branchline"
    folders = {path.parent.name for path in package.glob("*/__init__.py")}
    assert "core" in folders
    drawn = PICTURES["layout.svg"]()
    shown = {name for name in folders if f">{name}<" in drawn or f"/{name}<" in drawn}
    assert folders - shown == set()
