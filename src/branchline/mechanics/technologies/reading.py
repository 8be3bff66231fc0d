"""The technologies of a map file, as the mechanic reads them."""

from __future__ import annotations

from typing import Any, Final

from branchline.mechanics.technologies.cards import Gate, Technology

KEY: Final = "mechanics.technologies"
"""Where the technologies stand in a map file."""


def cards_of(table: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Return the technology cards of a table, each with its key."""
    return [
        (f"{KEY}.{part}[{i}]", card)
        for part in ("cards", "extra")
        for i, card in enumerate(table.get(part, ()))
    ]


def technology(card: dict[str, Any]) -> Technology:
    """Return a technology card of a map file."""
    return Technology(
        name=card["name"],
        copies=card["copies"],
        price=card["price"],
        effect=card["effect"],
        number=card.get("number", 0),
        regions=tuple(card.get("regions", ())),
        lengths=tuple(card.get("lengths", ())),
        until_shuffle=card.get("until_shuffle", False),
    )


def gate_of(
    table: dict[str, Any],
    ends: tuple[tuple[str, str], tuple[str, str]],
    length: int,
    locomotives: int,
) -> Gate:
    """Return what a track asks for; its ends are given by name and region."""
    (a, region_a), (b, region_b) = ends
    return Gate(
        regions=(region_a, region_b),
        length=length,
        ferry=locomotives > 0,
        exempt=any({a, b} == set(pair) for pair in table.get("exempt", ())),
    )
