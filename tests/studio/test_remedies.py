"""Remedies put right what they are offered for, whatever a map's mistake is."""

from __future__ import annotations

import copy
import gzip
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from branchline.maps import map_ids
from branchline.maps.check import check_document
from branchline.maps.shape import file_shape
from branchline.mechanics.registry import declarations
from branchline.studio.checking import path_of, problem_of
from branchline.studio.cities import read_cities
from branchline.studio.documents import editable, open_text, text_of_map
from branchline.studio.forms import forms
from branchline.studio.messages import Edit, Field
from branchline.studio.remedies import MAKERS

ISLE: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[2] / "examples" / "isle.toml").read_text("utf-8")
)
Change = Callable[[dict[str, Any]], None]


def broken(*steps: Any) -> Change:
    """Return a change that sets what is at a path."""
    *path, last, value = steps

    def change(document: dict[str, Any]) -> None:
        at: Any = document
        for step in path:
            at = at[step]
        at[last] = value

    return change


def apart(document: dict[str, Any]) -> None:
    """Add a place that no track reaches."""
    document["places"].append({"name": "Far"})


def doubled(document: dict[str, Any]) -> None:
    """Add a parallel track, without the rule it needs."""
    document.pop("groups", None)
    document["tracks"].append(dict(document["tracks"][0]))


BROKEN: dict[str, Change] = {
    "map-unknown-place": broken("tracks", 0, "a", "Nowhere"),
    "map-name-taken": broken("places", 1, "name", ISLE["places"][0]["name"].upper()),
    "map-track-is-loop": broken("tracks", 0, "b", ISLE["tracks"][0]["a"]),
    "map-must-be": broken("tracks", 0, "length", 0),
    "map-no-points": broken("points", {"1": 1}),
    "map-track-too-long": broken("tracks", 0, "length", 40),
    "map-players-swapped": broken("players", [4, 2]),
    "map-unknown-end": broken("tickets", "cards", 0, "to", "Nowhere"),
    "map-ticket-is-loop": broken("tickets", "cards", 0, "to", ISLE["tickets"]["cards"][0]["from"]),
    "map-keep-too-many": broken("tickets", "later", "keep", 7),
    "map-way-too-long": broken("trains", 5),
    "map-too-few-tickets": broken("players", [2, 8]),
    "map-too-few-cards": broken("cards", {"each_colour": 1, "locomotives": 0}),
    "map-key-needs": broken("tracks", 0, "tunnel", True),
    "map-unknown-key": broken("ghost", 1),
    "map-board-falls-apart": apart,
    "map-group-missing": doubled,
}


def found_in(document: dict[str, Any]) -> list[Any]:
    """Return the problems of a document, as the studio is told of them."""
    return [problem_of(error, document) for error in check_document(document, "")]


def apply(document: dict[str, Any], edits: tuple[Edit, ...]) -> dict[str, Any]:
    """Return a document with edits done, as the page does them."""
    document = copy.deepcopy(document)
    for edit in edits:
        *path, last = edit.path
        at: Any = document
        for step in path:
            at = at.setdefault(step, {}) if isinstance(at, dict) else at[step]
        if edit.do == "remove":
            del at[last]
        elif edit.do == "add":
            at[last].append(edit.value)
        else:
            at[last] = edit.value
    return document


@pytest.mark.parametrize("problem", BROKEN)
def test_every_remedy_removes_the_problem_it_is_offered_for(problem: str) -> None:
    document = copy.deepcopy(ISLE)
    BROKEN[problem](document)
    first = next(each for each in found_in(document) if each.id == problem)
    assert first.remedies, first
    for remedy in first.remedies:
        after = [(each.id, each.path) for each in found_in(apply(document, remedy.edits))]
        assert (first.id, first.path) not in after
        if remedy.label == "remedy-set":
            assert first.path not in [path for _, path in after]


def test_what_has_a_remedy_is_said_by_the_checks() -> None:
    words = (Path(__file__).parents[2] / "src/branchline/locales/en/map-files.ftl").read_text()
    assert [each for each in MAKERS if f"\n{each} =" not in words] == []


def test_the_forms_know_every_key_of_the_format_and_of_all_mechanics() -> None:
    made = forms()
    shape = file_shape()
    assert [each.key for each in made.map.fields] == [*shape.required, *shape.optional]
    for form, declaration in zip(made.mechanics, declarations().values(), strict=True):
        known = [each.key for each in form.parameters.fields]
        assert known == [*declaration.parameters.required, *declaration.parameters.optional]
        assert [each.key for each in form.track_keys] == list(declaration.track_keys)
    every = [made.map, *(form.parameters for form in made.mechanics)]
    kinds = {inner.kind for each in every for inner in fields_in(each) if inner.key != "variants"}
    assert "anything" not in kinds
    assert len(gzip.compress(msgspec.json.encode(made))) < 10_000  # as it is sent


def fields_in(field: Field) -> list[Field]:
    """Return a field with all that are inside it, but for those of variants."""
    inside = [*field.fields, *(each for each in (field.entry, field.keys) if each is not None)]
    if field.key == "variants":
        return [field]
    return [field, *(inner for each in inside for inner in fields_in(each))]


@pytest.mark.parametrize("which", map_ids())
def test_nothing_of_a_packaged_map_is_lost_when_it_is_opened(which: str) -> None:
    text = text_of_map(which)
    assert open_text(text) == (tomllib.loads(text), 0)


def test_whatever_a_file_says_is_opened_with_a_shape_to_rely_on() -> None:
    junk: list[Any] = [1, "x", [], {}, [1], {"a": 1}, float("nan"), 10**30, True]
    for key in ISLE:
        for value in junk:
            found, _ = editable({**ISLE, key: value})
            assert all(isinstance(each["name"], str) for each in found["places"])
            assert all(type(each["length"]) is int for each in found["tracks"])
            assert isinstance(found.get("mechanics", {}), dict)


def test_cities_are_read_from_tables_as_people_write_them() -> None:
    for text in (
        "name,lat,lon\nPort,53.4,14.5\nHill,50,10\n",
        "\ufeffStadt;Breite;Länge\nPort;53,4;14,5\nHill;50;10\n",
        "Port\t53.4\t14.5\nHill\t50\t10\n\n",
    ):
        cities = read_cities(text).cities
        assert [(each.name, each.lat, each.lon) for each in cities] == [
            ("Port", 53.4, 14.5),
            ("Hill", 50.0, 10.0),
        ]
    odd = read_cities("name,lat,lon\nPort,100,0\nPort,1,1\n,,\n")
    assert [(each.name, each.lat) for each in odd.cities] == [("Port", None)]
    assert odd.skipped == (3,)
    assert read_cities("\0").cities == ()
    without_head = read_cities("Port, old;53,4;14,5\nHill;-50;10,25\n")
    assert [(each.name, each.lat, each.lon) for each in without_head.cities] == [
        ("Port, old", 53.4, 14.5),
        ("Hill", -50.0, 10.25),
    ]


def test_keys_of_problems_are_read_as_paths() -> None:
    assert path_of('areas."New York"[2]') == ("areas", "New York", 2)
