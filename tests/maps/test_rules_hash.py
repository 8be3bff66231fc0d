"""The hash of a map's rules: what changes it, and what does not."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from branchline.maps import load_map, map_ids
from branchline.maps.files import read_map
from branchline.maps.rules_hash import rules_hash
from branchline.maps.same_rules import accepted_hashes, earlier_hashes, is_packaged

Change = Callable[[dict[str, Any]], object]

HARMLESS: dict[str, Change] = {
    "name": lambda doc: doc.update(name="Another Name"),
    "id": lambda doc: doc.update(id="another"),
    "about": lambda doc: doc.update(about="Another line"),
    "series": lambda doc: doc.update(series="others"),
    "first game": lambda doc: doc.update(first_game={"bots": ["hard", "hard"]}),
    "no first game": lambda doc: doc.pop("first_game"),
    "counts": lambda doc: doc.update(counts={}),
    "coordinates": lambda doc: doc["places"][0].update(lat=1.5, lon=2.5),
    "label": lambda doc: doc["places"][0].update(label="Elsewhere"),
    "aliases": lambda doc: doc["places"][0].update(aliases=["Elsewhere"]),
    "name of a variant": lambda doc: doc["variants"]["mega"].update(name="Another Name"),
    "order": lambda doc: doc.update(trains=doc.pop("trains")),
}
RULES: dict[str, Change] = {
    "players": lambda doc: doc.update(players=[2, 3]),
    "trains": lambda doc: doc.update(trains=7),
    "cards": lambda doc: doc["cards"].update(locomotives=7),
    "points": lambda doc: doc["points"].update({"1": 7}),
    "ties": lambda doc: doc.update(ties=[]),
    "groups": lambda doc: doc["groups"]["double"].update(per_player=2),
    "mechanics": lambda doc: doc["mechanics"].update(ferries={}),
    "areas": lambda doc: doc.update(areas={"all": []}),
    "a place's name": lambda doc: doc["places"][0].update(name="Elsewhere"),
    "a place's kind": lambda doc: doc["places"][0].update(kind="country"),
    "a place's region": lambda doc: doc["places"][0].update(region="north"),
    "a track": lambda doc: doc["tracks"][0].update(length=6),
    "a tunnel": lambda doc: doc["tracks"][0].update(tunnel=True),
    "a ticket": lambda doc: doc["tickets"]["cards"][0].update(points=99),
    "a variant": lambda doc: doc["variants"]["mega"].update(trains=7),
}


def hash_after(change: Change) -> str:
    """Return the hash of a map's rules after a change of its file."""
    _, document = read_map("usa")
    changed = copy.deepcopy(document)
    change(changed)
    return rules_hash(changed)


@pytest.mark.parametrize("name", HARMLESS)
def test_what_no_rule_reads_leaves_the_hash(name: str) -> None:
    assert hash_after(HARMLESS[name]) == load_map("usa").rules_hash


@pytest.mark.parametrize("name", RULES)
def test_a_change_of_rules_changes_the_hash(name: str) -> None:
    assert hash_after(RULES[name]) != load_map("usa").rules_hash


LATER = {
    "africa",
    "germany",
    "legendary_asia",
    "nederland",
    "nordic",
    "oldwest",
    "pennsylvania",
}
"""Maps whose file has never been worded otherwise."""


@pytest.mark.parametrize("which", sorted(set(map_ids()) - LATER))
def test_every_packaged_map_lists_its_earlier_hashes(which: str) -> None:
    data = load_map(which)
    assert is_packaged(data)
    listed = earlier_hashes(which)
    assert listed
    assert all(len(each) == 64 and int(each, 16) for each in listed)
    assert accepted_hashes(data) >= listed | {data.rules_hash}


@pytest.mark.parametrize("which", sorted(LATER))
def test_a_map_never_worded_otherwise_has_no_earlier_hashes(which: str) -> None:
    data = load_map(which)
    assert is_packaged(data)
    assert earlier_hashes(which) == frozenset()
    assert accepted_hashes(data) == {data.rules_hash, data.content_hash}
