"""The shape of a map file: which keys it has, of which kind, within which limits.

To add a mechanic, add its parameters to `MECHANICS`; anything a parameter must satisfy beyond its
kind goes into `branchline.maps.check`.
"""

from __future__ import annotations

from typing import Final

from branchline.core.cards import TRACK_COLOURS
from branchline.maps.kinds import (
    Anything,
    Choice,
    Flag,
    Int,
    IntKey,
    Kind,
    List,
    Named,
    Number,
    Pick,
    Table,
    Text,
)
from branchline.mechanics.shelf import (
    BLIND_DRAW,
    CONCESSION,
    FERRIES,
    FERRY_POINTS,
    LENGTHS,
    PATH_BET,
    RIGHT_OF_WAY,
    SAVING,
    SUBSTITUTE,
    TICKET_POINTS,
    TICKETS_BET,
    TRACK_POINTS,
    TWO_CLAIMS,
)

FORMAT: Final = 1
"""The only number that may stand as the file's `format`."""

MOST_PLAYERS: Final = 8
MOST_TRAINS: Final = 60
MOST_PLACES: Final = 300
MOST_TRACKS: Final = 500
MOST_TICKETS: Final = 300
MOST_OFFERED: Final = 7
"""The most tickets a player may be offered at once."""

DEFAULT_DECK: Final = "standard"
DEFAULT_SET: Final = "standard"
DEFAULT_GROUP: Final = "double"

_TEXT: Final = Text()
_WORD: Final = Text(
    40, "[a-z0-9][a-z0-9_]*", "a word of small letters, digits and underscores, such as my_map"
)
_POINTS: Final = Int(0, 1000)
_TICKET_POINTS: Final = Int(1, 100)
_REJECTED: Final = Choice(("under", "out"))
_OFFERED: Final = Int(1, MOST_OFFERED)

MOST_TECHNOLOGIES: Final = 20
_EFFECTS: Final[dict[str, dict[str, Kind]]] = {
    CONCESSION: {"regions": List(_TEXT, 1, 20)},
    LENGTHS: {"lengths": List(Int(1, MOST_TRAINS), 1, MOST_TRAINS)},
    FERRIES: {},
    SUBSTITUTE: {"number": Int(2, 20)},
    TRACK_POINTS: {"number": _POINTS},
    FERRY_POINTS: {"number": _POINTS},
    TICKET_POINTS: {"number": _POINTS},
    RIGHT_OF_WAY: {},
    TWO_CLAIMS: {},
    BLIND_DRAW: {"number": Int(1, 20)},
    TICKETS_BET: {"number": _POINTS},
    PATH_BET: {"number": _POINTS},
    SAVING: {},
}
_TECHNOLOGY: Final = Table(
    {
        "name": _TEXT,
        "copies": Int(1, MOST_PLAYERS),
        "price": Int(1, 9),
        "effect": Choice(tuple(_EFFECTS)),
    },
    {"until_shuffle": Flag()},
)


def _technology(value: object) -> Kind:
    """Return the shape of a technology card, which depends on its effect."""
    effect = value.get("effect") if isinstance(value, dict) else None
    more = _EFFECTS.get(effect, {}) if isinstance(effect, str) else {}
    return Table({**_TECHNOLOGY.required, **more}, _TECHNOLOGY.optional)


MECHANICS: Final[dict[str, Table]] = {
    "country_cards": Table({"stacks": Named(List(Int(1, 100), 1, 20), 1)}),
    "ferries": Table(),
    "grand_tour": Table({"bonus": List(_POINTS, 1, 50)}),
    "locomotive_limits": Table(
        {}, {"only_on": Choice(("tunnels",)), "row": Choice(("free",)), "sweep": Flag()}
    ),
    "longest_path": Table({"points": _POINTS}),
    "most_tickets": Table({"points": _POINTS}),
    "stations": Table(
        {"count": Int(1, 9), "costs": List(Int(1, 12), 1, 9), "unused_points": _POINTS}
    ),
    "technologies": Table(
        {
            "home": List(_TEXT, 1, 20),
            "free_length": Int(0, MOST_TRAINS),
            "substitute": Int(2, 20),
            "cards": List(Pick(_technology, _TECHNOLOGY.wanted), 1, MOST_TECHNOLOGIES),
        },
        {
            "extra": List(Pick(_technology, _TECHNOLOGY.wanted), 0, MOST_TECHNOLOGIES),
            "exempt": List(List(_TEXT, 2, 2), 0, MOST_TRACKS),
        },
    ),
    "tunnels": Table({"reveal": Int(1, 9)}),
}
"""The parameters of each mechanic. A mechanic is used where the map has a table of its name."""

TIES: Final[dict[str, str]] = {
    "completed_tickets": "",
    "completed_ticket_points": "",
    "fewest_stations": "stations",
    "longest_path": "longest_path",
}
"""The measures that can break a tie, each with the mechanic that provides it."""

_LEG: Final = Table({"to": _TEXT, "points": _TICKET_POINTS})
_CARD_EXTRAS: Final[dict[str, Kind]] = {
    "deck": _WORD,
    "set": _WORD,
    "copies": Int(1, MOST_TICKETS),
}
_PLAIN_CARD: Final = Table({"from": _TEXT, "to": _TEXT, "points": _TICKET_POINTS}, _CARD_EXTRAS)
_LEGS_CARD: Final = Table({"from": _TEXT, "legs": List(_LEG, 1, 20)}, _CARD_EXTRAS)


def _card(value: object) -> Kind:
    return _LEGS_CARD if isinstance(value, dict) and "legs" in value else _PLAIN_CARD


def _deal(value: object) -> Kind:
    return Named(Int(0, MOST_OFFERED), 1, keys=_WORD) if isinstance(value, dict) else _OFFERED


_PLACE: Final = Table(
    {"name": _TEXT},
    {
        "kind": Choice(("city", "country")),
        "label": _TEXT,
        "region": _TEXT,
        "aliases": List(_TEXT, 0, 20),
        "lat": Number(-90, 90),
        "lon": Number(-180, 180),
    },
)
_TRACK: Final = Table(
    {"a": _TEXT, "b": _TEXT, "length": Int(1, MOST_TRAINS), "colour": Choice(TRACK_COLOURS)},
    {"locomotives": Int(0, MOST_TRAINS), "tunnel": Flag(), "group": _WORD},
)
_FIRST: Final = Table(
    {
        "deal": Pick(_deal, f"{_OFFERED.wanted}, or a table of decks with such numbers"),
        "keep": _OFFERED,
        "rejected": _REJECTED,
    }
)
_LATER: Final = Table(
    {"draw": _OFFERED, "keep": _OFFERED, "rejected": _REJECTED},
    {"deck": _WORD},
)
TICKETS: Final = Table(
    {
        "first": _FIRST,
        "later": _LATER,
        "cards": List(Pick(_card, _PLAIN_CARD.wanted), 1, MOST_TICKETS, partial=True),
    },
    {"sets": List(_WORD, 1, 20), "ends_in": List(_TEXT, 1)},
    partial=True,
)
"""The tickets: rules, and cards with the sets they come in."""
_GROUP: Final = Table(
    {
        "per_player": Int(1, 9),
        "tracks_by_players": Named(Int(1, 9), 1, keys=IntKey(2, MOST_PLAYERS)),
    }
)
VARIANT: Final = Table(
    {},
    {
        "name": Anything(),
        "players": Anything(),
        "trains": Anything(),
        "cards": Anything(),
        "points": Anything(),
        "ties": Anything(),
        "counts": Anything(),
        "groups": Anything(),
        "tickets": Anything(),
        "mechanics": Anything(),
    },
)
"""What a variant may state anew. Its values are read by `FILE` once merged into the file."""

FILE: Final = Table(
    {
        "format": Int(FORMAT, FORMAT),
        "id": _WORD,
        "name": _TEXT,
        "players": List(Int(2, MOST_PLAYERS), 2, 2),
        "trains": Int(1, MOST_TRAINS),
        "cards": Table(
            {"each_colour": Int(1, 100), "locomotives": Int(0, 100)},
            {"start_locomotives": Int(0, 9)},
        ),
        "points": Named(_POINTS, 1, keys=IntKey(1, MOST_TRAINS)),
        "tickets": TICKETS,
        "places": List(_PLACE, 2, MOST_PLACES),
        "tracks": List(_TRACK, 1, MOST_TRACKS, partial=True),
    },
    {
        "ties": List(Choice(tuple(TIES)), 0, len(TIES)),
        "groups": Named(_GROUP, keys=_WORD),
        "mechanics": Table({}, MECHANICS, noun="mechanic"),
        "areas": Named(List(_TEXT, 1)),
        "counts": Table({}, {key: Int(0, 9999) for key in ("places", "tracks", "tickets")}),
        "variants": Named(VARIANT, keys=_WORD),
    },
    partial=True,
)
"""A whole map file."""
