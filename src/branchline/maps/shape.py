"""The shape of a map file: which keys it has, of which kind, within which limits.

Mechanics declare their parameters and the keys they add to places, tracks and tickets themselves.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from branchline.core.cards import TRACK_COLOURS
from branchline.mechanics.kinds import (
    MOST_TRAINS,
    PLACE,
    POINTS,
    REGION,
    Anything,
    Choice,
    Int,
    IntKey,
    Kind,
    KnownKeys,
    List,
    Named,
    Number,
    Pick,
    Text,
)
from branchline.mechanics.registry import declarations, place_keys, ticket_keys, track_keys
from branchline.message import Message

FORMAT: Final = 1
"""The only number that may stand as the file's `format`."""

MOST_PLAYERS: Final = 8
MOST_PLACES: Final = 300
MOST_TRACKS: Final = 500
MOST_TICKETS: Final = 300
MOST_OFFERED: Final = 7
"""The most tickets a player may be offered at once."""

DEFAULT_DECK: Final = "standard"
DEFAULT_SET: Final = "standard"
DEFAULT_GROUP: Final = "double"

BOT_LEVELS: Final = ("beginner", "easy", "medium", "hard", "expert")
"""The bots a map may suggest for a first game; `branchline.bots` makes them."""
MOST_ABOUT: Final = 80
"""The longest line on what is special about a map, in characters."""

_TEXT: Final = Text()
_WORD: Final = Text(40, "[a-z0-9][a-z0-9_]*", Message("wanted-id"))
_DECK: Final = replace(_WORD, names=("tickets.cards.*.deck",), is_new=True, usual=(DEFAULT_DECK,))
_GROUP_NAME: Final = replace(_WORD, names=("groups.*",))
_END: Final = Text(names=("places.*.name", "areas.*"))
"""An end of a ticket: a place, or an area."""
_TICKET_POINTS: Final = Int(1, 100)
_OFFERED: Final = Int(1, MOST_OFFERED)

_TIES: Final = ("completed_tickets", "completed_ticket_points", "path_length")
"""The tie-breakers that every map has; mechanics provide further ones."""


_REJECTED: Final = ("under", "out")
"""Where rejected tickets may go on every map; mechanics provide further places."""

SHUFFLED: Final = "shuffled"
"""Where rejected first tickets may go besides: into their deck, which nobody has drawn from yet."""


def rejected() -> dict[str, str]:
    """Return where rejected tickets may go, each with the mechanic that provides it (or none)."""
    provided = {where: each.name for each in declarations().values() for where in each.rejected}
    return {**dict.fromkeys(_REJECTED, ""), **provided}


def ties() -> dict[str, str]:
    """Return what can break a tie, each with the mechanic that provides it (or none)."""
    provided = {tie: each.name for each in declarations().values() for tie in each.ties}
    return {**dict.fromkeys(_TIES, ""), **provided}


_LEG: Final = KnownKeys({"to": _END, "points": _TICKET_POINTS})
_ONE_LEG: Final[dict[str, Kind]] = {"from": _END, "to": _END, "points": _TICKET_POINTS}


def _card(value: object) -> Kind:
    """Return the shape of a ticket card: it has one end and its points, or several legs."""
    extras: dict[str, Kind] = {
        "deck": _DECK,
        "set": _WORD,
        "copies": Int(1, MOST_TICKETS),
        **ticket_keys(),
    }
    if isinstance(value, dict) and "legs" in value:
        return KnownKeys({"from": _END, "legs": List(_LEG, 1, 20)}, extras)
    return KnownKeys(_ONE_LEG, extras)


def _deal(value: object) -> Kind:
    """Return the shape of what is dealt: a number, or a number for each deck."""
    return Named(Int(0, MOST_OFFERED), 1, keys=_DECK) if isinstance(value, dict) else _OFFERED


def _rejected(_value: object) -> Kind:
    """Return the shape of where rejected tickets go."""
    return Choice(tuple(rejected()))


def _first_rejected(_value: object) -> Kind:
    """Return the shape of where first tickets go that are rejected."""
    return Choice((*rejected(), SHUFFLED))


_WHERE: Final = Pick(_rejected, Choice(_REJECTED).wanted)
_FIRST_WHERE: Final = Pick(_first_rejected, Choice((*_REJECTED, SHUFFLED)).wanted)
_FIRST: Final = KnownKeys(
    {
        "deal": Pick(_deal, Message("wanted-deal", {"number": _OFFERED.wanted})),
        "keep": _OFFERED,
        "rejected": _FIRST_WHERE,
    }
)
_LATER: Final = KnownKeys(
    {"draw": _OFFERED, "keep": _OFFERED, "rejected": _WHERE},
    {"deck": _DECK},
)
_CARD: Final = Pick(_card, KnownKeys(_ONE_LEG).wanted, ({"legs": []},))
TICKETS: Final = KnownKeys(
    {
        "first": _FIRST,
        "later": _LATER,
        "cards": List(_CARD, 1, MOST_TICKETS, partial=True),
    },
    {"sets": List(_WORD, 1, 20), "ends_in": List(PLACE, 1)},
    partial=True,
)
"""The tickets: rules, and cards with the sets they come in."""
_GROUP: Final = KnownKeys(
    {
        "per_player": Int(1, 9),
        "tracks_by_players": Named(Int(1, 9), 1, keys=IntKey(2, MOST_PLAYERS)),
    }
)
_SHIFT: Final = List(Number(-2000, 2000), 2, 2)
_ANGLE: Final = Number(-360, 360)
BOARD: Final = KnownKeys(
    {},
    {
        "ground": Choice(("world", "island")),
        "nudge": Named(_SHIFT, keys=PLACE),
        "bend": Named(List(_ANGLE, 2, 2)),
        "beside": Named(_ANGLE, keys=PLACE),
    },
)
"""How the board is drawn: its ground, and corrections by hand."""
VARIANT: Final = KnownKeys(
    {},
    {
        key: Anything()
        for key in (
            *("name", "players", "trains", "cards", "points", "ties", "counts", "groups"),
            *("tickets", "mechanics"),
        )
    },
)
"""What a variant may change. Its values are read once merged into the file."""


def _place() -> KnownKeys:
    """Return the shape of a place."""
    return KnownKeys(
        {"name": _TEXT},
        {
            "kind": Choice(("city", "country", "junction")),
            "label": _TEXT,
            "region": replace(REGION, is_new=True),
            "aliases": List(_TEXT, 0, 20),
            "lat": Number(-90, 90),
            "lon": Number(-180, 180),
            **place_keys(),
        },
    )


def _track() -> KnownKeys:
    """Return the shape of a track."""
    return KnownKeys(
        {"a": PLACE, "b": PLACE, "length": Int(1, MOST_TRAINS), "colour": Choice(TRACK_COLOURS)},
        {"group": _GROUP_NAME, **track_keys()},
    )


def file_shape() -> KnownKeys:
    """Return the shape of a whole map file, with what all known mechanics add to it."""
    mechanics = {name: each.parameters for name, each in declarations().items()}
    return KnownKeys(
        {
            "format": Int(FORMAT, FORMAT),
            "id": _WORD,
            "name": _TEXT,
            "players": List(Int(2, MOST_PLAYERS), 2, 2),
            "trains": Int(1, MOST_TRAINS),
            "cards": KnownKeys(
                {"each_colour": Int(1, 100), "locomotives": Int(0, 100)},
                {"start_locomotives": Int(0, 9)},
            ),
            "points": Named(POINTS, 1, keys=IntKey(1, MOST_TRAINS)),
            "tickets": TICKETS,
            "places": List(_place(), 2, MOST_PLACES),
            "tracks": List(_track(), 1, MOST_TRACKS, partial=True),
        },
        {
            "about": Text(MOST_ABOUT),
            "series": _WORD,
            "first_game": KnownKeys({"bots": List(Choice(BOT_LEVELS), 1, MOST_PLAYERS - 1)}),
            "ties": List(Choice(tuple(ties())), 0, len(ties())),
            "groups": Named(_GROUP, keys=_WORD),
            "mechanics": KnownKeys({}, mechanics, unknown=Message("map-unknown-mechanic")),
            "areas": Named(List(PLACE, 1)),
            "counts": KnownKeys({}, {key: Int(0, 9999) for key in ("places", "tracks", "tickets")}),
            "variants": Named(VARIANT, keys=_WORD),
            "board": BOARD,
        },
        partial=True,
    )
