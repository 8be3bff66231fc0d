"""The figures of a study that the studio shows on the map: of its tracks, tickets and seats."""

from __future__ import annotations

import tomllib
from typing import Any

from branchline.lab.findings import Findings
from branchline.lab.report_parts import stands_out
from branchline.maps import MapData
from branchline.maps.check_tickets import cards_in_play
from branchline.maps.shape import DEFAULT_DECK
from branchline.studio.messages import Measured, StudyFigures, TicketFigures, TrackFigures


def figures_of(data: MapData, found: Findings) -> StudyFigures:
    """Return the figures for the page; tracks and tickets as the document names them."""
    first = found["first_seat"]
    return StudyFigures(
        players=found["players"],
        games=found["games"],
        tracks=tuple(track_figures(data, each) for each in found["tracks"]),
        tickets=ticket_figures(data, found["tickets"]),
        begin=measured(first["advantage"]) if first else None,
        compensation=measured(first["compensation"]) if first else None,
        luck=measured(found["luck"]),
        turns=measured(found["game"]["turns"]),
        untouched=tuple(each["name"] for each in found["places"] if each["never"]),
    )


def measured(found: dict[str, float] | None) -> Measured | None:
    """Return a figure with its interval."""
    return None if found is None else Measured(found["value"], found["low"], found["high"])


def track_figures(data: MapData, found: dict[str, Any]) -> TrackFigures:
    """Return the figures of a track."""
    track = data.tracks[found["track"]]
    a, b = data.places[track.a].name, data.places[track.b].name
    built = found["built"]["value"]
    return TrackFigures(
        a, b, track.length, found["colour"], built, found["dead"], found["fought_over"]
    )


def ticket_figures(data: MapData, found: list[dict[str, Any]]) -> tuple[TicketFigures, ...]:
    """Return the figures of the tickets, by their position in the document; copies once.

    A ticket with several goals has several prices, and none of them is suggested.
    """
    document = tomllib.loads(data.text)
    cards = [
        (number, card)
        for number, card in cards_in_play(document)
        for _ in range(card.get("copies", 1))
    ]
    cards.sort(key=lambda each: each[1].get("deck", DEFAULT_DECK))
    told: dict[int, TicketFigures] = {}
    for (number, card), each in zip(cards, found, strict=True):
        suggested = each["suggested"]
        told.setdefault(
            number,
            TicketFigures(
                number,
                each["points"],
                None if suggested is None or "legs" in card else measured(suggested),
                stands_out(each),
                None if each["completion"] is None else each["completion"]["value"],
            ),
        )
    return tuple(told[number] for number in sorted(told))
