"""Loading a map: from the name of a packaged map or the path of a map file to `MapData`."""

from __future__ import annotations

import functools
import hashlib
import json
from pathlib import Path
from typing import Any

from branchline.core.cards import GRAY, TRACK_COLOURS
from branchline.maps.check import check_document, examine, merge_variant
from branchline.maps.check_tickets import cards_in_play, deals, legs
from branchline.maps.errors import MapError, advise
from branchline.maps.files import map_ids, read_map
from branchline.maps.schema import (
    FirstTickets,
    GroupRule,
    LaterTickets,
    Leg,
    MapData,
    Place,
    Ticket,
    Track,
    index_places,
)
from branchline.maps.shape import DEFAULT_DECK, DEFAULT_GROUP, TIES

__all__ = ["load_map", "map_ids"]


def load_map(which: str | Path, variant: str | None = None) -> MapData:
    """Return a map by the id of a packaged one or the path of a map file.

    Raises `MapError` with the first problem; `branchline.maps.check.check_map` finds them all.
    """
    if isinstance(which, str) and which in map_ids():
        return _load_packaged(which, variant)
    return _load(which, variant)


@functools.cache
def _load_packaged(which: str, variant: str | None) -> MapData:
    return _load(which, variant)


def _load(which: str | Path, variant: str | None) -> MapData:
    file, document = read_map(which)
    for error in check_document(document, file):
        raise error
    variants = tuple(document.get("variants", {}))
    chosen = document
    if variant is not None:
        if variant not in variants:
            raise MapError(file, "variants", variant, advise("no such variant", variant, variants))
        chosen = merge_variant(document, variant)
    _, clean = examine(chosen)
    return _build(clean, variant, variants, content_hash(document), file)


def content_hash(document: dict[str, Any]) -> str:
    """Return the SHA-256 of what a map file says, the same for the same facts in any layout."""
    canonical = json.dumps(document, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def _build(
    doc: dict[str, Any], variant: str | None, variants: tuple[str, ...], digest: str, source: str
) -> MapData:
    """Turn a sound document, merged with its variant, into a map."""
    places = tuple(
        Place(**{**place, "aliases": tuple(place.get("aliases", ()))}) for place in doc["places"]
    )
    ids = {place.name: i for i, place in enumerate(places)}
    areas = {name: tuple(ids[m] for m in members) for name, members in doc.get("areas", {}).items()}
    named = {name: (i,) for name, i in ids.items()} | areas
    first, later = doc["tickets"]["first"], doc["tickets"]["later"]
    deal = tuple((deck, count) for deck, count in deals(doc).items() if count)
    return MapData(
        id=doc["id"],
        name=doc["name"],
        variant=variant,
        players=(doc["players"][0], doc["players"][1]),
        trains=doc["trains"],
        each_colour=doc["cards"]["each_colour"],
        locomotives=doc["cards"]["locomotives"],
        start_locomotives=doc["cards"].get("start_locomotives", 0),
        points=doc["points"],
        first=FirstTickets(deal, first["keep"], first["rejected"]),
        later=LaterTickets(**{"deck": DEFAULT_DECK, **later}),
        ties=_ties(doc),
        group_rules=_group_rules(doc),
        mechanics=doc.get("mechanics", {}),
        areas=areas,
        places=places,
        tracks=_tracks(doc, ids),
        tickets=_tickets(doc, named),
        variants=variants,
        content_hash=digest,
        source=source,
        place_index=index_places(places),
    )


def _ties(doc: dict[str, Any]) -> tuple[str, ...]:
    if "ties" in doc:
        return tuple(doc["ties"])
    standard = ("completed_tickets", "longest_path")  # B18
    return tuple(tie for tie in standard if not TIES[tie] or TIES[tie] in doc.get("mechanics", {}))


def _group_rules(doc: dict[str, Any]) -> dict[str, GroupRule]:
    """Return the rules of the file; without parallel tracks the default may be left out."""
    rules = {name: GroupRule(name, **rule) for name, rule in doc.get("groups", {}).items()}
    if DEFAULT_GROUP not in rules:
        low, high = doc["players"]
        single = dict.fromkeys(range(low, high + 1), 1)
        rules[DEFAULT_GROUP] = GroupRule(DEFAULT_GROUP, 1, single)
    return rules


def _tracks(doc: dict[str, Any], ids: dict[str, int]) -> tuple[Track, ...]:
    """Return the tracks with those of one price side by side, gray ones first."""
    tracks = [
        Track(
            a=ids[track["a"]],
            b=ids[track["b"]],
            length=track["length"],
            colour=TRACK_COLOURS.index(track["colour"]),
            locomotives=track.get("locomotives", 0),
            tunnel=track.get("tunnel", False),
            group=track.get("group", DEFAULT_GROUP),
        )
        for track in doc["tracks"]
    ]

    def price(track: Track) -> tuple[int, ...]:
        colour = -1 if track.colour == GRAY else track.colour
        return (colour, track.length, track.locomotives, track.tunnel, track.a, track.b)

    return tuple(sorted(tracks, key=price))


def _tickets(doc: dict[str, Any], named: dict[str, tuple[int, ...]]) -> tuple[Ticket, ...]:
    """Return the tickets in play, deck by deck, each copy on its own."""
    tickets = []
    for _, card in cards_in_play(doc):
        ways = tuple(
            Leg(named[card["from"]], named[leg["to"]], leg["points"]) for leg in legs(card)
        )
        if "legs" in card:
            to = "/".join(f"{leg['to']} {leg['points']}" for leg in card["legs"])
        else:
            to = card["to"]
        ticket = Ticket(ways, card.get("deck", DEFAULT_DECK), f"{card['from']}–{to}")
        tickets += [ticket] * card.get("copies", 1)
    return tuple(sorted(tickets, key=lambda ticket: ticket.deck))
