"""Whatever a map file holds, it loads or is refused with `MapError`: never anything else."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from branchline.maps import MapError, check_map, load_map, routes
from branchline.maps.check import check_document

ISLE_FILE = Path(__file__).with_name("isle.toml")
ISLE = tomllib.loads(ISLE_FILE.read_text("utf-8"))

WORDS = [
    "Port",
    "Hill",
    "France",
    "gray",
    "red",
    "double",
    "long",
    "regular",
    "more",
    "",
    "\0",
    "é",
]
KEYS = ["name", "points", "to", "legs", "deck", "set", "1", "99", "tickets", "mechanics", "a b", ""]
SCALARS = (
    st.none().map(lambda _: 10**5000)
    | st.booleans()
    | st.integers(-3, 400)
    | st.floats()
    | st.sampled_from(WORDS)
    | st.text(max_size=5)
    | st.dates()
)
TABLE_KEYS = st.sampled_from(KEYS)
JUNK = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TABLE_KEYS, inner, max_size=3),
    max_leaves=6,
)


def holders(value: Any) -> list[Any]:
    """Return every table and list within a value."""
    if not isinstance(value, dict | list):
        return []
    inner = value.values() if isinstance(value, dict) else value
    return [value, *(found for item in inner for found in holders(item))]


@st.composite
def mutated(draw: st.DrawFn) -> dict[str, Any]:
    """A sound map with a few entries taken away, replaced, doubled or added."""
    document = copy.deepcopy(ISLE)
    for _ in range(draw(st.integers(1, 4))):
        holder = draw(st.sampled_from([h for h in holders(document) if h] or [document]))
        keys: list[Any] = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        key: Any = draw(st.sampled_from(keys)) if keys else "format"
        change = draw(st.sampled_from(["delete", "replace", "number", "double", "add", "rename"]))
        if change == "delete" and keys:
            del holder[key]
        elif change == "number":
            holder[key] = draw(st.integers(-1, 9))
        elif change == "double" and isinstance(holder, list):
            holder.append(copy.deepcopy(holder[key]))
        elif change == "rename" and isinstance(holder, dict):
            holder[key[1::-1] + key[2:]] = holder.pop(key)
        elif change == "add" and isinstance(holder, dict):
            holder[draw(st.sampled_from(KEYS))] = draw(JUNK)
        else:
            holder[key] = draw(JUNK)
    return document


@settings(max_examples=400, deadline=None)
@given(mutated())
def test_mutated_maps_are_refused_properly(document: dict[str, Any]) -> None:
    for error in check_document(document, "isle.toml"):
        assert isinstance(error, MapError)
        assert error.hint
        assert str(error).startswith("isle.toml: ")


@settings(
    max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.data())
def test_mutated_files_load_or_raise_map_errors(tmp_path: Path, data: st.DataObject) -> None:
    lines = ISLE_FILE.read_text("utf-8").splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        words = lines[at].split(" ")
        word = data.draw(st.integers(0, len(words) - 1))
        words[word] = data.draw(
            st.sampled_from([*words, "", "7", "{}", "[]", '"Hill"', "true", "nan,"])
        )
        lines[at] = " ".join(words)
    file = tmp_path / "isle.toml"
    file.write_text("\n".join(lines), "utf-8")
    load_or_refuse(file)


@settings(
    max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.binary(max_size=200))
def test_binary_junk_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "junk.toml"
    file.write_bytes(content)
    assert check_map(file)
    load_or_refuse(file)


@pytest.mark.parametrize(
    "where", ["", "mechanics.", "variants.more.", "variants.more.mechanics.", "areas.", "places."]
)
def test_depth_is_no_danger(tmp_path: Path, where: str) -> None:
    file = tmp_path / "deep.toml"
    deep = f"{where}{'.'.join('a' * 2_000)} = 1\n"
    text = ISLE_FILE.read_text("utf-8")
    file.write_text(deep + text, "utf-8")
    assert check_map(file)
    load_or_refuse(file)
    file.write_text(deep, "utf-8")
    assert check_map(file)


def load_or_refuse(file: Path) -> None:
    errors = check_map(file)
    if errors:
        with pytest.raises(MapError) as caught:
            load_map(file)
        assert str(caught.value) == str(errors[0])
    else:
        data = load_map(file)
        for variant in (None, *data.variants):
            game = load_map(file, variant)
            assert sum(map(len, routes(game))) == len(game.tracks)
            assert game.tickets
