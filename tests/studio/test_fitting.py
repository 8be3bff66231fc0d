"""A special rule that is switched on fits the map, or is made to by the remedies offered."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest

from branchline.locales import has_message, name_id
from branchline.maps.check import check_document
from branchline.mechanics.registry import declarations
from branchline.studio.checking import problem_of
from tests.studio.test_remedies import apply

ISLE: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[2] / "examples" / "isle.toml").read_text("utf-8")
)

HOPELESS: set[str] = (
    set() if any(each.owns_places for each in declarations().values()) else {"map-nobody-to-visit"}
)
"""What no remedy puts right where no rule is left by which places belong to seats."""


@pytest.mark.parametrize("most", [2, 4, 5])
@pytest.mark.parametrize("name", list(declarations()))
def test_a_rule_that_is_switched_on_can_be_made_to_fit_the_map(name: str, most: int) -> None:
    document = copy.deepcopy(ISLE)
    document["players"] = [2, most]
    document["tickets"]["cards"] *= 2
    for place in document["places"][-2:]:
        place["kind"] = "country"
    assert check_document(document, "") == []
    example = tomllib.loads(f"example = {declarations()[name].example}")["example"]
    document.setdefault("mechanics", {})[name] = example
    for _ in range(4):
        found = [problem_of(error, document) for error in check_document(document, "")]
        fits = [
            each for problem in found for each in problem.remedies if each.label == "remedy-fit"
        ]
        if not fits:
            break
        document = apply(document, fits[0].edits)
    assert [problem.text for problem in found if problem.id not in HOPELESS] == []


@pytest.mark.parametrize("name", list(declarations()))
def test_whatever_rule_is_switched_on_remedies_lead_to_a_map_that_can_be_played(name: str) -> None:
    document = copy.deepcopy(ISLE)
    document["players"] = [2, 4]
    document["tickets"]["cards"] *= 2
    example = tomllib.loads(f"example = {declarations()[name].example}")["example"]
    document.setdefault("mechanics", {})[name] = example
    for _ in range(6):
        found = [problem_of(error, document) for error in check_document(document, "")]
        remedies = [each for problem in found for each in problem.remedies]
        if not remedies:
            break
        document = apply(document, remedies[0].edits)
    assert [problem.text for problem in found] == []


def test_passengers_come_in_more_colours_where_one_bag_is_too_small() -> None:
    document = copy.deepcopy(ISLE)
    waiting = {"colours": ["red"], "each_colour": 10, "each_place": 20, "points": [20, 10]}
    document["mechanics"] = {"passengers": waiting}
    (problem,) = [problem_of(error, document) for error in check_document(document, "")]
    document = apply(document, problem.remedies[0].edits)
    assert check_document(document, "") == []
    assert document["mechanics"]["passengers"]["each_place"] == 20


JUNK: tuple[Any, ...] = (7, "x", [], [1], {}, [{}], {"a": 1}, [{"kind": "country"}])
PARTS = ("players", "places", "tracks", "tickets", "mechanics")


@pytest.mark.parametrize("name", [each.name for each in declarations().values() if each.fit])
def test_broken_maps_are_told_of_whatever_rules_they_use(name: str) -> None:
    example = tomllib.loads(f"example = {declarations()[name].example}")["example"]
    for part in PARTS:
        for junk in JUNK:
            document = copy.deepcopy(ISLE)
            document["players"] = [2, 6]
            document["mechanics"] = {name: example}
            document[part] = junk
            assert all(problem_of(error, document).id for error in check_document(document, ""))


def test_technologies_on_a_map_without_regions_are_one_problem() -> None:
    document = copy.deepcopy(ISLE)
    example = tomllib.loads(f"example = {declarations()['technologies'].example}")["example"]
    document["mechanics"] = {"technologies": example}
    found = [problem_of(error, document) for error in check_document(document, "")]
    assert [each.id for each in found] == ["map-empty-region"]


def test_cards_that_a_remedy_adds_have_names_in_every_language() -> None:
    document = copy.deepcopy(ISLE)
    document["tracks"][0]["locomotives"] = 1
    example = tomllib.loads(f"example = {declarations()['technologies'].example}")["example"]
    document["mechanics"] = {"ferries": {}, "technologies": {**example, "free_length": 1}}
    for name, place in enumerate(document["places"]):
        place["region"] = "Home" if name else "Wales"
    found = [problem_of(error, document) for error in check_document(document, "")]
    document = apply(document, found[0].remedies[0].edits)
    names = {card["name"] for card in document["mechanics"]["technologies"]["cards"]}
    assert len(names) == 4
    assert {name for name in names if not has_message(name_id(name))} == set()


def test_a_rule_says_nothing_of_the_mistakes_of_others() -> None:
    document = copy.deepcopy(ISLE)
    document["mechanics"] = {"city_markers": {"count": 3, "price": 2}}
    document["mechanics"]["visitor"] = {
        "place": document["places"][0]["name"],
        "taken": 1,
        "kept": 1,
    }
    document["tracks"][0]["a"] = "Nowhere"
    found = [problem_of(error, document) for error in check_document(document, "")]
    assert [each.label for problem in found for each in problem.remedies] == ["remedy-remove"]


@pytest.mark.parametrize("stacks", [{}, {"Quay": [7, 4]}])
def test_stacks_that_fit_are_no_remedy_for_the_mistakes_of_others(stacks: dict[str, Any]) -> None:
    document = copy.deepcopy(ISLE)
    document["places"][-1]["kind"] = "country"
    document["mechanics"] = {"country_cards": {"stacks": stacks}}
    document["tracks"][0]["a"] = "Nowhere"
    found = [problem_of(error, document) for error in check_document(document, "")]
    (track,) = [problem for problem in found if problem.thing == "track"]
    assert [each.label for each in track.remedies] == ["remedy-remove"]
