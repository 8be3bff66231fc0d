"""Checks of the technologies: every track can be opened, and every name means something."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from branchline.maps.check_board import Problem, sound
from branchline.maps.errors import advise
from branchline.maps.technologies import KEY, cards_of, gate_of, technology
from branchline.mechanics.shelf import (
    BLIND_DRAW,
    CONCESSION,
    RIGHT_OF_WAY,
    SAVING,
    SUBSTITUTE,
    TWO_CLAIMS,
    Technology,
    requirements,
)

ONLY_ONCE = (BLIND_DRAW, RIGHT_OF_WAY, SAVING, SUBSTITUTE, TWO_CLAIMS)
"""Effects that at most one kind of card may have."""


def check_technologies(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check names, regions and effects of the cards, and the tracks they leave closed."""
    table = doc.get("mechanics", {}).get("technologies")
    if table is None:
        return
    for other in ("stations", "tunnels"):
        if other in doc["mechanics"]:
            yield (
                KEY,
                None,
                f"technologies do not go with {other}: no rule says how to pay for both",
            )
    cards = cards_of(table)
    yield from check_cards(cards)
    regions = {place.get("region", "") for place in doc["places"]}
    named = [(f"{KEY}.home[{i}]", region) for i, region in enumerate(table["home"])]
    for key, card in cards:
        if card["effect"] == CONCESSION:
            named += [(f"{key}.regions[{i}]", region) for i, region in enumerate(card["regions"])]
    for key, region in named:
        if region not in regions:
            yield key, region, advise("no place lies in this region", region, regions)
    yield from check_exempt(doc, table)
    yield from check_gates(doc, table, [technology(card) for _, card in cards])


def check_cards(cards: list[tuple[str, dict[str, Any]]]) -> Iterator[Problem]:
    """Check that names and single effects stand once."""
    for i, (key, card) in enumerate(cards):
        if card["name"] in (other["name"] for _, other in cards[:i]):
            yield f"{key}.name", card["name"], "another technology has this name"
        if card["effect"] in ONLY_ONCE and card["effect"] in (
            other["effect"] for _, other in cards[:i]
        ):
            yield f"{key}.effect", card["effect"], "only one technology may have this effect"


def check_exempt(doc: dict[str, Any], table: dict[str, Any]) -> Iterator[Problem]:
    """Check that every exempt pair of places has a track."""
    pairs = {frozenset((track["a"], track["b"])) for _, track in sound(doc["tracks"])}
    for i, pair in enumerate(table.get("exempt", ())):
        if frozenset(pair) not in pairs:
            yield f"{KEY}.exempt[{i}]", pair, "no track joins these two places"


def check_gates(
    doc: dict[str, Any], table: dict[str, Any], cards: list[Technology]
) -> Iterator[Problem]:
    """Check that some technologies open every track."""
    region = {place["name"]: place.get("region", "") for place in doc["places"]}
    for i, track in sound(doc["tracks"]):
        a, b = track["a"], track["b"]
        ends = ((a, region.get(a, "")), (b, region.get(b, "")))
        gate = gate_of(table, ends, track["length"], track.get("locomotives", 0))
        try:
            requirements(gate, cards, table["home"], table["free_length"])
        except ValueError as error:
            yield f"tracks[{i}]", f"{a}–{b}", f"{error}; add one, or make the track exempt"
