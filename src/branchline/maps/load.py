"""Loading a map: from the name of a packaged map or the path of a map file to `MapData`."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from branchline.core.cards import GRAY, TRACK_COLOURS
from branchline.maps.bots_files import note_bots_file
from branchline.maps.check import check_document, examine, merge_variant
from branchline.maps.check_tickets import cards_in_play, deals, legs
from branchline.maps.errors import MapError
from branchline.maps.files import map_ids, parse_map, read_content
from branchline.maps.rules_hash import content_hash, rules_hash
from branchline.maps.schema import (
    Added,
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
from branchline.maps.shape import DEFAULT_DECK, DEFAULT_GROUP
from branchline.mechanics.advice import advise
from branchline.mechanics.kinds import Kind
from branchline.mechanics.registry import declarations, place_keys, ticket_keys, track_keys
from branchline.message import Message

__all__ = ["load_map", "load_map_text", "map_ids"]


def load_map(which: str | Path, variant: str | None = None) -> MapData:
    """Return a map by the id of a packaged one or the path of a map file.

    Raises `MapError` with the first problem; `branchline.maps.check.check_map` finds them all.
    """
    if isinstance(which, str) and which in map_ids():
        return _load_packaged(which, variant)
    data = _load(which, variant)
    note_bots_file(data.source, data.rules_hash)
    return data


@functools.cache
def _load_packaged(which: str, variant: str | None) -> MapData:
    return _load(which, variant)


def _load(which: str | Path, variant: str | None) -> MapData:
    file, content = read_content(which)
    return _from_content(content, variant, file)


def load_map_text(text: str, variant: str | None = None, source: str = "map") -> MapData:
    """Return the map that the text of a map file describes; errors name it as `source`."""
    return _from_content(text.encode(errors="surrogatepass"), variant, source)


def _from_content(content: bytes, variant: str | None, file: str) -> MapData:
    document = parse_map(content, file)
    for error in check_document(document, file):
        raise error
    variants = tuple(document.get("variants", {}))
    chosen = document
    if variant is not None:
        if variant not in variants:
            problem = advise(Message("map-no-such-variant"), variant, variants)
            raise MapError(file, "variants", variant, problem)
        chosen = merge_variant(document, variant)
    _, clean = examine(chosen)
    return _build(clean, variant, document, content, file)


def _build(
    doc: dict[str, Any],
    variant: str | None,
    document: dict[str, Any],
    content: bytes,
    source: str,
) -> MapData:
    """Turn a sound document, merged with its variant, into a map; `document` is the whole file."""
    places = tuple(_place(place) for place in doc["places"])
    ids = {place.name: i for i, place in enumerate(places)}
    areas = {name: tuple(ids[m] for m in members) for name, members in doc.get("areas", {}).items()}
    named = {name: (i,) for name, i in ids.items()} | areas
    first, later = doc["tickets"]["first"], doc["tickets"]["later"]
    deal = tuple((deck, count) for deck, count in deals(doc).items() if count)
    return MapData(
        id=doc["id"],
        name=doc["name"],
        about=doc.get("about", ""),
        first_game=tuple(doc.get("first_game", {}).get("bots", ())),
        series=doc.get("series", ""),
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
        variants=tuple(document.get("variants", {})),
        rules_hash=rules_hash(document),
        content_hash=content_hash(document),
        source=source,
        text=content.decode(),
        place_index=index_places(places),
    )


def _added(entry: dict[str, Any], keys: Mapping[str, Kind]) -> Added:
    """Return what mechanics have added to an entry, in a fixed order; lists become tuples."""
    return tuple(
        (key, tuple(value) if isinstance(value, list) else value)
        for key in keys
        if (value := entry.get(key))
    )


def _place(place: dict[str, Any]) -> Place:
    """Return a place."""
    added = _added(place, place_keys())
    own = {key: value for key, value in place.items() if key not in place_keys()}
    return Place(**{**own, "aliases": tuple(place.get("aliases", ()))}, added=added)


def _ties(doc: dict[str, Any]) -> tuple[str, ...]:
    """Return what breaks ties: what the map says, or else the usual order (B18)."""
    if "ties" in doc:
        return tuple(doc["ties"])
    used = doc.get("mechanics", {})
    added = [
        tie for name, each in declarations().items() if name in used for tie in each.usual_ties
    ]
    return ("completed_tickets", *added)


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
    keys = track_keys()
    tracks = [
        Track(
            a=ids[track["a"]],
            b=ids[track["b"]],
            length=track["length"],
            colour=TRACK_COLOURS.index(track["colour"]),
            group=track.get("group", DEFAULT_GROUP),
            added=_added(track, keys),
        )
        for track in doc["tracks"]
    ]

    def price(track: Track) -> tuple[Any, ...]:
        colour = -1 if track.colour == GRAY else track.colour
        added = [(key in dict(track.added), track.get(key, 0)) for key in keys]
        return (colour, track.length, *added, track.a, track.b)

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
        added = _added(card, ticket_keys())
        ticket = Ticket(ways, card.get("deck", DEFAULT_DECK), f"{card['from']}–{to}", added=added)
        tickets += [ticket] * card.get("copies", 1)
    return tuple(sorted(tickets, key=lambda ticket: ticket.deck))
