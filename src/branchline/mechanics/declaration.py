"""How a mechanic declares itself: its name, what a map may say of it, and who speaks for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple, Protocol

from branchline.core.rules import Rules
from branchline.mechanics.base import Display, Observation, Planning, Shown
from branchline.mechanics.kinds import Kind, KnownKeys
from branchline.mechanics.reasons import MechanicReasons
from branchline.message import Message

Params = dict[str, Any]
"""The table of a mechanic in a map file."""
Document = dict[str, Any]
"""A whole map file, as far as it was sound."""
Problem = tuple[str, object, Message]
"""Key, value and what is wrong."""


class MapPlace(Protocol):
    """A place of a map, as a mechanic may ask about it."""

    @property
    def name(self) -> str:
        """Its name on the board."""

    @property
    def kind(self) -> str:
        """`city` or `country`."""

    @property
    def region(self) -> str:
        """The part of the board it lies in, if the map names parts."""

    def get(self, key: str, default: Any) -> Any:
        """Return the value of a key that a mechanic has added."""


class MapTrack(Protocol):
    """A track of a map, as a mechanic may ask about it."""

    @property
    def a(self) -> int:
        """The place where it starts."""

    @property
    def b(self) -> int:
        """The place where it ends."""

    @property
    def length(self) -> int:
        """Its spaces."""

    @property
    def colour(self) -> int:
        """Its colour, as a number of `TRACK_COLOURS`."""

    def get(self, key: str, default: Any) -> Any:
        """Return the value of a key that a mechanic has added."""


class MapFacts(Protocol):
    """What the maker of a mechanic may read of a map besides its own parameters."""

    @property
    def places(self) -> Sequence[MapPlace]:
        """All places, by number."""

    @property
    def tracks(self) -> Sequence[MapTrack]:
        """All tracks, by number."""


class Check(NamedTuple):
    """A further check of a map file: it runs if the parts it relies on are sound."""

    find: Callable[[Document, Params], Iterator[Problem]]
    relies: tuple[str, ...]


Changes = Iterator[tuple[tuple[str | int, ...], Any]]
"""Keys of a map file, by the steps that lead there, each with a new value."""


class Fit(NamedTuple):
    """How a map, or the rule itself, is changed where the rule was switched on and does not fit."""

    problems: tuple[str, ...]
    """What checks say there: ids of their messages."""
    changes: Callable[[Document], Changes]
    """What puts that right; nothing where it cannot be known."""


class TrackMarks(NamedTuple):
    """How a track looks on a drawn board, beyond its colour and length."""

    symbols: int = 0
    """Spaces that show a locomotive."""
    crosses: int = 0
    """Spaces that show a cross."""
    walled: bool = False
    """Whether its spaces lie between walls."""
    over_water: bool = False
    legend: str = ""
    """The message that says what such tracks are, for the legend of the board."""
    badges: tuple[str, ...] = ()
    """What a sign beside the route says: a number, or a few short words."""


@dataclass(frozen=True, slots=True)
class Declaration:
    """Everything the other layers need to know of a mechanic."""

    name: str
    parameters: KnownKeys
    make: Callable[[MapFacts, Params], Rules]
    example: str = "{}"
    """What to write in a map file to use the mechanic."""
    place_keys: Mapping[str, Kind] = field(default_factory=dict)
    track_keys: Mapping[str, Kind] = field(default_factory=dict)
    ticket_keys: Mapping[str, Kind] = field(default_factory=dict)
    ties: tuple[str, ...] = ()
    """The tie-breakers it provides."""
    usual_ties: tuple[str, ...] = ()
    """Those that follow completed tickets wherever a map names no order of its own (B18)."""
    rejected: tuple[str, ...] = ()
    """Where else rejected tickets may go if the map uses it: values of `rejected`."""
    checks: tuple[Check, ...] = ()
    fit: Fit | None = None
    """What the map studio offers where the example does not suit a map."""
    owns_places: bool = False
    """Whether places belong to seats by its rules (`branchline.core.rules.PlaceOwners`)."""
    plain_payments: bool = False
    """Whether it takes payments of coloured cards and locomotives only, nothing saved."""
    interrupts_claims: bool = False
    """Whether it takes claims over to ask something before they are paid (`before_claim`)."""
    display: type[Display] = Display
    observation: type[Observation] = Observation
    planning: type[Planning] = Planning
    reasons: type[MechanicReasons] = MechanicReasons
    track_marks: Callable[[MapTrack], TrackMarks] | None = None
    place_marks: Callable[[Shown], dict[int, int]] | None = None
    """The places that bear a piece of a seat, from what the mechanic shows."""
    ticket_decks: Callable[[Params], Sequence[str]] | None = None
    """The ticket decks from which it deals and draws, as players say, in place of any others."""
    words: Traversable | None = None
    """The folder with its messages, a file a language (`en.ftl`), if they come with the mechanic;
    those of the packaged mechanics are in `branchline/locales`."""


def check_plain_payments(name: str) -> Callable[[Document, Params], Iterator[Problem]]:
    """Return the check that no other mechanic of the map takes plain payments only."""
    return _check_others(name, lambda other: other.plain_payments)


def check_no_interruption(name: str) -> Callable[[Document, Params], Iterator[Problem]]:
    """Return the check that no other mechanic of the map interrupts claims."""
    return _check_others(name, lambda other: other.interrupts_claims)


def _check_others(
    name: str, clashes: Callable[[Declaration], bool]
) -> Callable[[Document, Params], Iterator[Problem]]:
    """Return the check that a map uses no other mechanic with which payments clash."""

    def find(doc: Document, params: Params) -> Iterator[Problem]:
        from branchline.mechanics.registry import declarations

        for other in doc["mechanics"]:
            if other != name and clashes(declarations()[other]):
                names = {"mechanic": name, "other": other}
                yield f"mechanics.{name}", None, Message("map-payments-clash", names)

    return find
