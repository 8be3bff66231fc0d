"""Checks of the technologies: every track can be opened, and every name means something."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from branchline.mechanics.advice import advise
from branchline.mechanics.declaration import Document, Params, Problem
from branchline.mechanics.kinds import sound
from branchline.mechanics.technologies.cards import (
    BLIND_DRAW,
    CONCESSION,
    FERRIES,
    LENGTHS,
    RIGHT_OF_WAY,
    SAVING,
    SUBSTITUTE,
    TWO_CLAIMS,
    Technology,
    demands,
    provider,
)
from branchline.mechanics.technologies.reading import KEY, cards_of, gate_of, technology
from branchline.message import Message

ONLY_ONCE = (BLIND_DRAW, RIGHT_OF_WAY, SAVING, SUBSTITUTE, TWO_CLAIMS)
"""Effects that at most one kind of card may have."""


NEEDS = {SUBSTITUTE: "substitutes", SAVING: "saving"}
"""Effects that change a rule for payments, with the mechanic that is this rule."""


def check_technologies(doc: Document, params: Params) -> Iterator[Problem]:
    """Check names, regions and effects of the cards, and the tracks they leave closed."""
    cards = cards_of(params)
    yield from check_cards(cards)
    yield from check_payments(doc, cards)
    regions = {place.get("region", "") for place in doc["places"]}
    named = [(f"{KEY}.home[{i}]", region) for i, region in enumerate(params["home"])]
    for key, card in cards:
        if card["effect"] == CONCESSION:
            named += [(f"{key}.regions[{i}]", region) for i, region in enumerate(card["regions"])]
    for key, region in named:
        if region not in regions:
            yield key, region, advise(Message("map-empty-region"), region, regions)
    yield from check_exempt(doc, params)
    if any(regions):  # else every track would be told of, with nothing to name
        yield from check_gates(doc, params, [technology(card) for _, card in cards])


def check_cards(cards: list[tuple[str, dict[str, Any]]]) -> Iterator[Problem]:
    """Check that names and single effects stand once."""
    for i, (key, card) in enumerate(cards):
        if card["name"] in (other["name"] for _, other in cards[:i]):
            yield f"{key}.name", card["name"], Message("map-technology-twice")
        if card["effect"] in ONLY_ONCE and card["effect"] in (
            other["effect"] for _, other in cards[:i]
        ):
            yield f"{key}.effect", card["effect"], Message("map-effect-twice")


def check_payments(doc: Document, cards: list[tuple[str, dict[str, Any]]]) -> Iterator[Problem]:
    """Check that the rules for payments which cards change are in force."""
    for key, card in cards:
        needed = NEEDS.get(card["effect"])
        if needed is not None and needed not in doc["mechanics"]:
            problem = Message("map-effect-needs", {"mechanic": needed})
            yield f"{key}.effect", card["effect"], problem


def check_exempt(doc: dict[str, Any], table: dict[str, Any]) -> Iterator[Problem]:
    """Check that every exempt pair of places has a track."""
    pairs = {frozenset((track["a"], track["b"])) for _, track in sound(doc["tracks"])}
    for i, pair in enumerate(table.get("exempt", ())):
        if frozenset(pair) not in pairs:
            yield f"{KEY}.exempt[{i}]", pair, Message("map-no-such-track")


def check_gates(
    doc: dict[str, Any], table: dict[str, Any], cards: list[Technology]
) -> Iterator[Problem]:
    """Check that some technologies open every track."""
    region = {place["name"]: place.get("region", "") for place in doc["places"]}
    for i, track in sound(doc["tracks"]):
        a, b = track["a"], track["b"]
        ends = ((a, region.get(a, "")), (b, region.get(b, "")))
        gate = gate_of(table, ends, track["length"], track.get("locomotives", 0))
        for effect, asked in demands(gate, table["home"], table["free_length"]):
            if provider(cards, effect, asked) < 0:
                yield f"tracks[{i}]", f"{a}–{b}", closed_without(effect, asked)
                break


def closed_without(effect: str, asked: str | int) -> Message:
    """Return what to say of a track that asks for an effect which no technology has."""
    return {
        CONCESSION: Message("map-closed-region", {"region": asked}),
        LENGTHS: Message("map-closed-length", {"spaces": asked}),
        FERRIES: Message("map-closed-ferries"),
    }[effect]
