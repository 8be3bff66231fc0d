"""All mechanics there are: a line for each, those of other packages, what they declare together.

A package adds mechanics by entry points of the group `branchline.mechanics`, each naming a
`Declaration`. They are read from what is installed, so every process knows them: commands, servers,
and the processes in which bots think. `docs/add-a-mechanic.md` is a worked example.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from threading import RLock
from typing import TYPE_CHECKING, Final

from branchline.locales import WordsError, add_words, remove_words
from branchline.mechanics.declaration import Declaration, Params
from branchline.mechanics.kinds import Kind
from branchline.message import Message

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

NAMES: Final = (
    "city_markers",
    "company_shares",
    "connected_building",
    "country_cards",
    "ferries",
    "grand_tour",
    "largest_network",
    "locomotive_limits",
    "longest_path",
    "most_tickets",
    "mountains",
    "passengers",
    "saving",
    "start_points",
    "stations",
    "substitutes",
    "technologies",
    "terrain_cards",
    "ticket_decks",
    "ticket_discards",
    "tolls",
    "tunnels",
    "visitor",
)
"""The packaged mechanics: each is a folder beside this file that declares a `MECHANIC`."""

GROUP: Final = "branchline.mechanics"
"""The entry points by which installed packages declare mechanics."""

_declared: dict[str, Declaration] = {}
_adding: Final = RLock()
"""Held while mechanics are added: threads of a server may be the first to ask at the same time."""


class MechanicError(ValueError):
    """A mechanic that cannot be added; the message says why."""


def register(declaration: Declaration) -> None:
    """Make a mechanic known to this process, and its words if it brings them itself."""
    _add_packaged()
    _add(declaration)


def _add_packaged() -> None:
    """Import the packaged mechanics: only when somebody asks for mechanics, not before."""
    with _adding:
        _import_packaged()


@cache
def _import_packaged() -> None:
    for name in NAMES:
        _add(import_module(f"branchline.mechanics.{name}").MECHANIC)


def _add(declaration: Declaration) -> None:
    """Add a mechanic to those that are known."""
    if not isinstance(declaration, Declaration):
        raise MechanicError(Message("mechanic-no-declaration", {"found": repr(declaration)}))
    name = declaration.name
    if name in _declared:
        raise MechanicError(Message("mechanic-known-already", {"mechanic": name}))
    for other in _declared.values():
        for mine, theirs in zip(_added_keys(declaration), _added_keys(other), strict=True):
            for key in sorted(mine.keys() & theirs.keys()):
                names = {"mechanic": name, "key": key, "other": other.name}
                raise MechanicError(Message("mechanic-key-taken", names))
    if declaration.words is not None:
        add_words(declaration.words)
    _declared[name] = declaration


def _added_keys(declaration: Declaration) -> tuple[Mapping[str, Kind], ...]:
    return declaration.place_keys, declaration.track_keys, declaration.ticket_keys


def unregister(name: str) -> None:
    """Forget a mechanic, such as one that a test or a notebook has registered."""
    words = _declared.pop(name).words
    if words is not None:
        remove_words(words)


def declarations() -> dict[str, Declaration]:
    """Return every known mechanic by its name."""
    with _adding:
        _import_packaged()
        register_installed()
    return _declared


@cache
def register_installed() -> None:
    """Register what installed packages declare."""
    from importlib.metadata import entry_points

    for entry in entry_points(group=GROUP):
        _add_packaged()
        if entry.name not in _declared:  # it may have been registered by hand
            _register_entry(entry)


def _register_entry(entry: EntryPoint) -> None:
    """Register a mechanic of an installed package; an error names the package."""
    try:
        register(entry.load())
    except Exception as error:  # whatever a package does wrong when it is imported
        package = entry.dist.name if entry.dist is not None else entry.value
        problem = str(error) if isinstance(error, MechanicError | WordsError) else repr(error)
        what = {"package": package, "mechanic": entry.name, "problem": problem}
        raise MechanicError(Message("mechanic-not-loaded", what)) from error


def track_keys() -> dict[str, Kind]:
    """Return the keys that mechanics add to tracks."""
    return {key: kind for each in declarations().values() for key, kind in each.track_keys.items()}


def place_keys() -> dict[str, Kind]:
    """Return the keys that mechanics add to places."""
    return {key: kind for each in declarations().values() for key, kind in each.place_keys.items()}


def ticket_keys() -> dict[str, Kind]:
    """Return the keys that mechanics add to tickets."""
    return {key: kind for each in declarations().values() for key, kind in each.ticket_keys.items()}


def decks_to_choose(mechanics: Mapping[str, Params]) -> Sequence[str]:
    """Return the ticket decks among which players choose, if one of a map's mechanics lets them."""
    known = declarations()
    for name, params in mechanics.items():
        decks = known[name].ticket_decks
        if decks is not None:
            return decks(params)
    return ()
