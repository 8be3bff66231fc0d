"""The maps as clients are told of them."""

from __future__ import annotations

from functools import cache
from typing import Literal

from branchline.bots import LEVELS
from branchline.core.cards import CARD_NAMES
from branchline.core.game import FEW_TRAINS, FIRST_CARDS, NEVER, Game
from branchline.core.state import ROW_SIZE
from branchline.maps import MapData, load_map, map_ids
from branchline.maps.build import build_game
from branchline.maps.readers import marks_of
from branchline.maps.schema import routes
from branchline.play.notation import Notation
from branchline.server.drawings import board_facts, picture_of
from branchline.server.http_messages import (
    CardFacts,
    DealFacts,
    GroupFacts,
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
        maps=tuple(summary(m) for m in maps),
        bots=LEVELS,
    )


def summary(data: MapData) -> MapSummary:
    """Return a map to choose."""
    return MapSummary(data.id, data.name, data.players, data.variants, picture_of(data.id))


@cache
def map_facts(which: str, variant: str | None) -> MapFacts:
    """Return a map; raise `MapError` if there is no such variant."""
    data = load_map(which, variant)
    game = build_game(data, data.players[0])
    notation = Notation(data, game)
    first, later = data.first, data.later
    return MapFacts(
        id=data.id,
        name=data.name,
        variant=data.variant,
        players=data.players,
        cards=CARD_NAMES,
        draw=cards_drawn(data, game),
        trains=data.trains,
        last_round_at=FEW_TRAINS,
        points=data.points,
        first_tickets=DealFacts(dict(first.deal), first.keep, rejected(first.rejected)),
        later_tickets=DealFacts({later.deck: later.draw}, later.keep, rejected(later.rejected)),
        ties=data.ties,
        places=tuple(
            PlaceFacts(p.name, p.kind, p.label, p.region, p.lat, p.lon) for p in data.places
        ),
        tracks=tracks_of(data, notation),
        tickets=tuple(
            TicketFacts(
                ticket.text,
                ticket.deck,
                tuple(LegFacts(leg.starts, leg.ends, leg.points) for leg in ticket.legs),
            )
            for ticket in data.tickets
        ),
        groups={
            name: GroupFacts(rule.per_player, rule.tracks_by_players)
            for name, rule in data.group_rules.items()
        },
        mechanics=data.mechanics,
        names={kind: tuple(names) for kind, names in notation.names.items()},
        board=board_facts(data.id),
    )


def cards_drawn(data: MapData, game: Game) -> CardFacts:
    """Return the cards of a map and how they are drawn."""
    return CardFacts(
        deck=tuple(game.cards),
        row=ROW_SIZE,
        hand=FIRST_CARDS,
        start_locomotives=data.start_locomotives,
        sweep_at=None if game.sweep_at >= NEVER else int(game.sweep_at),
        row_locomotive_ends=bool(game.row_locomotive_ends),
    )


def rejected(where: str) -> Literal["under", "out"]:
    """Return where rejected tickets go."""
    return "under" if where == "under" else "out"


def tracks_of(data: MapData, notation: Notation) -> tuple[TrackFacts, ...]:
    """Return the tracks of a map, with their names and routes."""
    marks = marks_of(data)
    route_of = {track: route for route, tracks in enumerate(routes(data)) for track in tracks}
    return tuple(
        TrackFacts(
            *(t.a, t.b, t.length, t.colour, name, route_of[number], t.group),
            symbols=marks[number].symbols,
            sign=marks[number].legend,
        )
        for number, (t, name) in enumerate(zip(data.tracks, notation.tracks, strict=True))
    )
