"""A map as the engine knows it, and the map file it is loaded from.

A map is one TOML file, format 1. Rules first, then three long lists::

    format = 1
    id = "isle"                        # small letters, digits, underscores
    name = "The Isle"
    players = [2, 4]                   # fewest, most
    trains = 30
    cards = { each_colour = 12, locomotives = 14 }     # start_locomotives = 1: one each to begin
    points = { 1 = 1, 2 = 2, 3 = 4 }   # by length of track
    ties = ["completed_tickets"]       # optional: what breaks ties, in order
    about = "Short lines around a bay" # optional: one line on what is special
    first_game = { bots = ["easy"] }   # optional: suggested to newcomers, with these bots
    series = "base"                    # optional: the boards it is shown with
    counts = { places = 30, tracks = 70, tickets = 36 }    # optional: must agree with the lists

    tickets.first = { deal = 3, keep = 2, rejected = "under" }
    tickets.later = { draw = 3, keep = 1, rejected = "under" }
    groups.double = { per_player = 1, tracks_by_players = { 2 = 1, 3 = 1, 4 = 2 } }
    mechanics.longest_path = { points = 10 }

    places = [
        { name = "Port", lat = 53.4, lon = 14.5 },
        { name = "Norge", kind = "country", label = "Norway", aliases = ["Noreg"] },
    ]
    tracks = [
        { a = "Port", b = "Norge", length = 3, colour = "gray", locomotives = 1 },
    ]
    tickets.cards = [
        { from = "Port", to = "Norge", points = 3 },
    ]

TOML needs plain keys before any ``[table]``, so short rules are best written as above; longer
tables (``[areas]``, ``[mechanics.country_cards]``, ``[variants.long]``) may follow the lists.

Words
    ``about`` is told wherever the map can be chosen. The packaged maps have it in every language
    instead, as the message ``about-ID`` of their files in `branchline.locales`. ``first_game``
    suggests the map to people who have not played yet: one of them against the bots it lists, each
    by its level. ``series`` is a word of your choice: where many maps are shown, those of one
    series stand together. The packaged maps are of the series "base" (whole games) and "expansion".
    No rule reads any of these.
Tickets
    ``rejected = "under"`` puts rejected tickets, shuffled, under their deck; ``"out"`` takes them
    out of the game; ``"shuffled"``, for the first tickets only, mixes them with their deck;
    mechanics may know further places for them. A number in ``deal`` deals from
    the deck "standard", the deck of a card that names none; with more decks write
    ``deal = { long = 1, regular = 3 }`` and ``later = { deck = "regular", ... }``. What is not
    dealt from another deck leaves the game.
    A card may have ``copies = 2``, and several ways to score:
    ``{ from = "Port", legs = [{ to = "Norge", points = 5 }, { to = "Danmark", points = 7 }] }``.
    ``from`` and ``to`` name a place, or one of the ``areas``: then any place of it will do.
    A card may belong to a ``set`` ("standard" if it says nothing). ``tickets.sets`` lists the
    sets in play (all of them, if it is absent) and ``tickets.ends_in`` keeps only the tickets
    with an end in one of the places it lists.
Tracks
    ``locomotives`` makes a ferry, ``tunnel = true`` a tunnel: keys that these mechanics add.
    Tracks of one length between the same places form a route, under the rule their ``group`` names
    ("double" if they name none): how many of its tracks one player may own, and how many may be
    taken in all, for every number of players. Without parallel tracks, ``groups`` may be left out.
Mechanics
    A table under ``mechanics`` switches the mechanic on; each declares its parameters, and the keys
    it adds to places, tracks and tickets, in its folder under `branchline.mechanics`.
Board
    ``board = { ground = "world" }`` draws the coasts and countries of the world under the tracks
    (``"island"``, the usual, an island of its own). ``board.nudge``, ``board.beside`` and
    ``board.bend`` hold corrections by hand, as a ``board.toml`` does; the map studio writes them.
    No rule reads any of these.
Variants
    ``[variants.long]`` holds only what differs. It is merged into the file table by table: a
    table adds to or changes the keys of the table it meets, anything else replaces what it meets,
    and ``longest_path = false`` under ``mechanics`` switches a mechanic off. Everything may be
    changed but format, id, places, tracks and areas.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from typing import Any

_LETTERS = str.maketrans("łøđ", "lod")


def fold(name: str) -> str:
    """Return a name without capitals and accents, as people type it.

    >>> fold("Łódź"), fold("St. Gallen")
    ('lodz', 'st. gallen')
    """
    plain = unicodedata.normalize("NFKD", name.casefold()).translate(_LETTERS)
    return "".join(c for c in plain if not unicodedata.combining(c))


def squeeze(text: str) -> str:
    """Return a text as it is looked up: no capitals, accents or spaces, plain signs.

    >>> squeeze("Łódź–Radom red×2")
    'lodz-radomredx2'
    """
    plain = fold(text).replace("–", "-").replace("×", "x").replace("locomotive", "loco")
    return "".join(c for c in plain if not c.isspace() and c != ",")


Added = tuple[tuple[str, Any], ...]
"""The keys that mechanics have added to a place, track or ticket, with their values."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Extended:
    """Something to which mechanics may add keys of their own."""

    added: Added = ()

    def get(self, key: str, default: Any) -> Any:
        """Return the value of a key that a mechanic has added."""
        return next((value for name, value in self.added if name == key), default)


@dataclass(frozen=True, slots=True)
class Place(Extended):
    """A city or country on the board; `label` is its English name where the board has another."""

    name: str
    kind: str = "city"
    label: str = ""
    region: str = ""
    aliases: tuple[str, ...] = ()
    lat: float | None = None
    lon: float | None = None


@dataclass(frozen=True, slots=True)
class Track(Extended):
    """One claimable track. `colour` indexes `TRACK_COLOURS`."""

    a: int
    b: int
    length: int
    colour: int
    group: str


@dataclass(frozen=True, slots=True)
class Leg:
    """One way to complete a ticket: join any of the starts to any of the ends."""

    starts: tuple[int, ...]
    ends: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Ticket(Extended):
    """A ticket card. Its best connected leg scores; with none, its smallest is lost."""

    legs: tuple[Leg, ...]
    deck: str
    text: str


@dataclass(frozen=True, slots=True)
class GroupRule:
    """How many tracks of a route one player may own, and how many may be taken in all."""

    name: str
    per_player: int
    tracks_by_players: dict[int, int]


@dataclass(frozen=True, slots=True)
class FirstTickets:
    """The tickets dealt before the game: how many of which deck, and the fewest to keep."""

    deal: tuple[tuple[str, int], ...]
    keep: int
    rejected: str


@dataclass(frozen=True, slots=True)
class LaterTickets:
    """The tickets drawn in a turn."""

    deck: str
    draw: int
    keep: int
    rejected: str


@dataclass(frozen=True, slots=True, eq=False)
class MapData:
    """Everything that is particular to a map, in one of its variants.

    Tracks are in the order of their price (gray first, then by colour; then length, then keys that
    mechanics have added), so that those of one price stand together; tickets in the order of their
    decks; places in the order of the file. The engine's numbers for them are their positions here.

    Maps compare by identity: to compare their rules, compare `rules_hash` and `variant`.
    """

    id: str
    name: str
    about: str
    """One line on what is special, in the words of the map's author; may be empty."""
    first_game: tuple[str, ...]
    """The levels of the bots in the game suggested to newcomers; empty if none is."""
    series: str
    """The boards it is shown with; may be empty."""
    variant: str | None
    players: tuple[int, int]
    trains: int
    each_colour: int
    locomotives: int
    start_locomotives: int
    """Locomotives each player holds before the deal, out of those of the deck."""
    points: dict[int, int]
    first: FirstTickets
    later: LaterTickets
    ties: tuple[str, ...]
    group_rules: dict[str, GroupRule]
    mechanics: dict[str, dict[str, Any]]
    areas: dict[str, tuple[int, ...]]
    places: tuple[Place, ...]
    tracks: tuple[Track, ...]
    tickets: tuple[Ticket, ...]
    variants: tuple[str, ...]
    rules_hash: str
    """SHA-256 of what the rules read of the whole file; see `branchline.maps.rules_hash`."""
    content_hash: str
    """SHA-256 of what the whole file says: the same whatever its comments, order and spacing."""
    source: str
    text: str = field(repr=False)
    """The map file itself."""
    place_index: dict[str, int] = field(repr=False)
    """Place by folded name, alias or (where only one place has it) label."""

    def find_place(self, name: str) -> int | None:
        """Return the place of a name, alias or label, whatever its capitals and accents."""
        return self.place_index.get(fold(name))


def index_places(places: tuple[Place, ...]) -> dict[str, int]:
    """Return the number of each place by everything it is called; names go before labels."""
    labels = [fold(place.label) for place in places]
    index = {label: i for i, label in enumerate(labels) if label and labels.count(label) == 1}
    for i, place in enumerate(places):
        index.update(dict.fromkeys(map(fold, place.aliases), i))
    index.update({fold(place.name): i for i, place in enumerate(places)})
    return index


def routes(data: MapData) -> tuple[tuple[int, ...], ...]:
    """Return the tracks of each route: same two places, same length, same group rule (B13)."""
    found: dict[tuple[int, int, int, str], list[int]] = {}
    for number, track in enumerate(data.tracks):
        low, high = sorted((track.a, track.b))
        found.setdefault((low, high, track.length, track.group), []).append(number)
    return tuple(map(tuple, found.values()))
