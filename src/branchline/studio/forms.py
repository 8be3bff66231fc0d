"""The map format and all mechanics as forms: made from the kinds that check a map file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from branchline.maps.files import MOST_BYTES
from branchline.maps.shape import (
    MOST_OFFERED,
    MOST_PLACES,
    MOST_PLAYERS,
    MOST_TICKETS,
    MOST_TRACKS,
    file_shape,
)
from branchline.mechanics.declaration import Declaration
from branchline.mechanics.kinds import (
    Choice,
    Flag,
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
from branchline.mechanics.registry import declarations
from branchline.studio.messages import Field, Forms, MechanicForm

DEEPEST = 10
"""How far a form goes into a value; no kind of ours is nested as deep."""


def forms() -> Forms:
    """Return the forms of everything that a map may say."""
    limits = {
        "bytes": MOST_BYTES,
        "places": MOST_PLACES,
        "tracks": MOST_TRACKS,
        "tickets": MOST_TICKETS,
        "players": MOST_PLAYERS,
        "offered": MOST_OFFERED,
    }
    whole = field_of(file_shape(), "map")
    # The forms of mechanics follow by themselves.
    fields = (
        Field("table", each.key, each.label) if each.key == "mechanics" else each
        for each in whole.fields
    )
    return Forms(
        replace(whole, fields=tuple(fields)),
        tuple(mechanic_form(each) for each in declarations().values()),
        limits,
    )


def mechanic_form(declaration: Declaration) -> MechanicForm:
    """Return the form of a mechanic."""
    name = dashed(declaration.name)
    example: dict[str, Any] = tomllib.loads(f"example = {declaration.example}")["example"]
    return MechanicForm(
        declaration.name,
        f"rules-{name}-title",
        f"rules-{name}",
        field_of(declaration.parameters, name),
        example,
        added(declaration.place_keys, name),
        added(declaration.track_keys, name),
        added(declaration.ticket_keys, name),
    )


def added(keys: Mapping[str, Kind], about: str) -> tuple[Field, ...]:
    """Return the fields of the keys that a mechanic adds."""
    return tuple(field_of(kind, about, key) for key, kind in keys.items())


def dashed(name: str) -> str:
    """Return a name of a map file as a part of a message id."""
    return name.replace("_", "-")


def field_of(
    kind: Kind, about: str, key: str = "", *, required: bool = False, depth: int = 0
) -> Field:
    """Return a value as a form shows it; `about` begins the ids of the messages that name it."""
    label = f"form-{about}-{dashed(key)}" if key else ""
    common: dict[str, Any] = {"key": key, "label": label, "required": required}

    def inner(kind: Kind, key: str = "", *, required: bool = False) -> Field:
        return field_of(kind, about, key, required=required, depth=depth + 1)

    if depth > DEEPEST:
        return Field("anything", **common)
    match kind:
        case Int() | IntKey():
            return Field("int", low=kind.low, high=kind.high, **common)
        case Number():
            return Field("number", low=kind.low, high=kind.high, **common)
        case Text():
            return Field(
                "text",
                high=kind.most,
                pattern=kind.pattern,
                words=kind.usual,
                names=kind.names,
                is_new=kind.is_new,
                **common,
            )
        case Flag():
            return Field("flag", **common)
        case Choice():
            return Field("choice", words=kind.words, **common)
        case List():
            return Field("list", low=kind.least, high=kind.most, entry=inner(kind.entry), **common)
        case Named():
            entry, keys = inner(kind.entry), inner(kind.keys)
            return Field("named", low=kind.least, high=kind.most, entry=entry, keys=keys, **common)
        case KnownKeys():
            fields = [inner(each, name, required=True) for name, each in kind.required.items()]
            fields += [inner(each, name) for name, each in kind.optional.items()]
            return Field("table", fields=tuple(fields), **common)
        case Pick():
            looking = [replace(inner(each), when=when) for each, when in looks(kind)]
            return Field("choose", fields=tuple(looking), **common)
    return Field("anything", **common)


def looks(pick: Pick) -> list[tuple[Kind, tuple[str, str] | None]]:
    """Return the kinds that a value may be of, by the looks it may have.

    What a table holds may depend on a word in it.
    """
    found: list[tuple[Kind, tuple[str, str] | None]] = []
    samples: tuple[object, ...] = (0, "", [], {}, *pick.samples)
    for value in samples:
        kind = pick.pick(value)
        if all(kind != each for each, _ in found):
            found.append((kind, None))
        if isinstance(kind, KnownKeys):
            choices = [(k, each) for k, each in kind.required.items() if isinstance(each, Choice)]
            for key, choice in choices:
                more = [(pick.pick({key: word}), (key, word)) for word in choice.words]
                found += [each for each in more if each not in found]
    return found
