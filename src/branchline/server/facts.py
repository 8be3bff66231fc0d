"""The maps as clients are told of them."""

from __future__ import annotations

from functools import cache

from branchline.bots import BOTS
from branchline.core.cards import CARD_NAMES
from branchline.maps import MapData, load_map, map_ids
from branchline.maps.build import build_game
from branchline.play.notation import Notation
from branchline.server.requests import (
    LegFacts,
    MapFacts,
    MapSummary,
    Options,
    PlaceFacts,
    TicketFacts,
    TrackFacts,
)


@cache
def options() -> Options:
    """Return the maps and bots there are."""
    maps = [load_map(which) for which in map_ids()]
    return Options(
        maps=tuple(MapSummary(m.id, m.name, m.players, m.variants) for m in maps),
        bots=tuple(BOTS),
    )


@cache
def map_facts(which: str, variant: str | None) -> MapFacts:
    """Return a map; raise `MapError` if there is no such variant."""
    data = load_map(which, variant)
    return MapFacts(
        id=data.id,
        name=data.name,
        variant=data.variant,
        cards=CARD_NAMES,
        trains=data.trains,
        points=data.points,
        places=tuple(PlaceFacts(p.name, p.kind, p.label, p.lat, p.lon) for p in data.places),
        tracks=tracks_of(data),
        tickets=tuple(
            TicketFacts(
                ticket.text,
                ticket.deck,
                tuple(LegFacts(leg.starts, leg.ends, leg.points) for leg in ticket.legs),
            )
            for ticket in data.tickets
        ),
        mechanics=data.mechanics,
    )


def tracks_of(data: MapData) -> tuple[TrackFacts, ...]:
    """Return the tracks of a map, with their names."""
    names = Notation(data, build_game(data, data.players[0])).tracks
    return tuple(
        TrackFacts(t.a, t.b, t.length, t.colour, name, t.locomotives, t.tunnel)
        for t, name in zip(data.tracks, names, strict=True)
    )
