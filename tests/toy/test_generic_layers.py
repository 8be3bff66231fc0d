"""No generic layer had to know the toy mechanic: neither the package nor the client names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from coal_mines import MECHANIC

from branchline.maps import load_map
from branchline.maps.build import build_game
from branchline.maps.readers import displays_of
from tests.toy.installing import MAP, MAP_ID, PROJECT

ROOT = Path(__file__).parents[2]
GENERIC = (ROOT / "src", ROOT / "web" / "src", ROOT / "scripts", ROOT / "building")
NO_TEXT = {".so", ".pyd", ".webp", ".woff2", ".npz", ".pyc", ".svg"}


def words() -> set[str]:
    """Return the words of the mechanic: names, keys, events, actions, lines of the sheet."""
    game = build_game(load_map(MAP), 2)
    [display] = displays_of(game)
    first = int(display.rules.action)
    found = {MECHANIC.name, MAP_ID, *MECHANIC.place_keys, "coal"}
    found |= {kind.name for kind in game.event_kinds if "coal" in kind.name}
    found |= {name for name in game.line_names if "coal" in name}
    found |= {display.parts(game, first + i, {}).kind for i in range(display.rules.n_actions)}
    return found


@pytest.mark.usefixtures("coal")
def test_no_file_of_the_product_names_it() -> None:
    known = words()
    assert {"coal_mines", "coal_mine", "coal_loaded", "load_coal", "most_coal"} <= known
    spelt = {word.replace("_", sign) for word in known for sign in "_- "}
    pattern = re.compile("|".join(sorted(spelt, key=len, reverse=True)), re.IGNORECASE)
    looked_at = 0
    for folder in GENERIC:
        for path in sorted(folder.rglob("*.*")):
            inside = path.relative_to(ROOT)
            built = "static" in inside.parts or "node_modules" in inside.parts
            if path.suffix in NO_TEXT or built or not path.is_file():
                continue
            found = pattern.search(path.read_text(encoding="utf-8", errors="replace"))
            assert found is None, f"{inside} names {found[0]!r}"
            looked_at += 1
    assert looked_at > 400


def test_it_needs_no_more_of_the_product_than_its_public_parts() -> None:
    """It imports from core and mechanics, as any mechanic may; from no layer above them."""
    imported = re.compile(r"^(?:from|import) (branchline[\w.]*)", re.MULTILINE)
    for path in sorted((PROJECT / "coal_mines").glob("*.py")):
        for module in imported.findall(path.read_text("utf-8")):
            assert module.split(".")[1] in {"core", "mechanics", "message"}, f"{path}: {module}"
