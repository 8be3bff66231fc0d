"""Names by which parts of a map call others, as the studio's page finds and changes them."""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec
import pytest

from branchline.maps import load_map, map_ids
from branchline.maps.check import check_document
from branchline.studio.forms import forms
from tests.studio.test_client_places import found

FORMS = msgspec.json.encode(forms()).decode()
RENAME_ALL = """(() => {
  let document = JSON.parse(fs.readFileSync(0, "utf8"));
  document.places.forEach((place, number) => {
    document = it.renamed(document, %s, number, `${place.name} II`);
  });
  return document;
})()"""


def opened(which: str) -> dict[str, Any]:
    """Return what the file of a packaged map says."""
    return tomllib.loads(load_map(which).text)


@pytest.mark.parametrize("which", map_ids())
def test_a_place_that_is_renamed_is_so_wherever_the_map_names_it(which: str) -> None:
    document = opened(which)
    renamed = found("document.ts", RENAME_ALL % FORMS, given=document)
    names = [f"{place['name']} II" for place in document["places"]]
    assert [place["name"] for place in renamed["places"]] == names
    assert check_document(renamed, "map") == []  # nothing names a place that is not there


def test_names_to_choose_from_are_those_of_the_map() -> None:
    poland = msgspec.json.encode(opened("poland")).decode()
    choose = f"it.namesFor({poland}, {{ kind: 'text', names: %s, words: ['standard'] }})"
    places = found("references.ts", choose % "['places.*.name']")
    assert {"Kraków", "Warszawa", "standard"} <= set(places)
    assert len(places) == len(set(places)) == len(opened("poland")["places"]) + 1
    assert set(found("references.ts", choose % "['mechanics.*']")) - {"standard"} == set(
        opened("poland")["mechanics"]
    )
    assert found("references.ts", choose % "[]") == []


@pytest.mark.parametrize("which", map_ids())
def test_tickets_keep_what_they_ask_for(which: str) -> None:
    cards = opened(which)["tickets"]["cards"]
    again = found(
        "document.ts",
        "JSON.parse(fs.readFileSync(0, 'utf8')).map((card) => it.withLegs(card, it.legsOf(card)))",
        given=cards,
    )
    assert again == cards


def test_the_shortest_way_of_an_area_is_that_to_its_nearest_place() -> None:
    switzerland = msgspec.json.encode(opened("switzerland")).decode()
    area, ends = next(iter(opened("switzerland")["areas"].items()))
    start = next(p["name"] for p in opened("switzerland")["places"] if p["name"] not in ends)
    to = [
        found("tickets.ts", f"it.shortest({switzerland}, {start!r}, {end!r})")
        for end in (area, *ends)
    ]
    assert to[0] == min(to[1:]) > 0


def test_a_name_for_shared_passengers_is_chosen_or_new() -> None:
    keys = next(each for each in forms().mechanics if each.name == "passengers").place_keys
    (field,) = [key for key in keys if key.key == "passengers_with"]
    germany = opened("germany")
    given = f"{msgspec.json.encode(germany).decode()}, {msgspec.json.encode(field).decode()}"
    assert set(found("references.ts", f"it.namesFor({given})")) == set(germany["areas"])
    assert field.is_new  # places of a map without areas may share theirs, too
