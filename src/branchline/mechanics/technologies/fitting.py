"""Technologies on a map that begins to use them: regions to build in, and cards that open all."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from branchline.mechanics.declaration import Changes, Document
from branchline.mechanics.technologies.cards import CONCESSION, FERRIES, LENGTHS

HOME = ("mechanics", "technologies", "home")
CARDS = ("mechanics", "technologies", "cards")
COPIES = 4
USUAL_NAMES: Final = '{ lengths = "Mechanical Stoker", ferries = "Propellers" }'
"""What maps call cards with these effects: names that every language has."""
CALLED: Final[dict[str, str]] = tomllib.loads(f"example = {USUAL_NAMES}")["example"]


def fitting(doc: Document) -> Changes:
    """Make a home where there is none, and cards for regions, lengths and ferries without one."""
    params = doc["mechanics"]["technologies"]
    home = list(params["home"])
    regions = [place.get("region", "") for place in doc["places"]]
    if not any(regions):
        for number in range(len(regions)):
            yield ("places", number, "region"), home[0]
        regions = home[:1] * len(regions)
    elif not set(home) & set(regions):
        named = [each for each in regions if each]
        home = [max(named, key=named.count)]
    home = [each for each in home if each in regions]
    yield HOME, home
    yield CARDS, [*params["cards"], *missing(doc, params, set(regions) - {*home, ""})]


def missing(doc: Document, params: dict[str, Any], away: set[str]) -> list[dict[str, Any]]:
    """Return the cards without which tracks stay closed."""
    cards = params["cards"]
    opened = {each for card in cards for each in card.get("regions", ())}
    found = [card(region, 1, CONCESSION, regions=[region]) for region in sorted(away - opened)]
    built = {each for card in cards for each in card.get("lengths", ())}
    lengths = {track["length"] for track in doc["tracks"]} - built
    longer = sorted(length for length in lengths if length > params["free_length"])
    if longer:
        found.append(card(CALLED[LENGTHS], 2, LENGTHS, lengths=longer))
    has_ferries = any(track.get("locomotives") for track in doc["tracks"])
    if has_ferries and all(each["effect"] != FERRIES for each in cards):
        found.append(card(CALLED[FERRIES], 2, FERRIES))
    return found


def card(name: str, price: int, effect: str, **more: list[Any]) -> dict[str, Any]:
    """Return a card as a map file says it."""
    return {"name": name, "copies": COPIES, "price": price, "effect": effect, **more}
