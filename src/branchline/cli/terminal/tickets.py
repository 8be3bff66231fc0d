"""The seat's tickets on the screen: done, some trains away, or out of reach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from branchline.cli.terminal.glyphs import bold, line_label
from branchline.cli.terminal.payments import price_text
from branchline.locales import named, say
from branchline.maps.readers import overriding
from branchline.mechanics.base import Display
from branchline.play.analysis import TicketState
from branchline.play.match import Match
from branchline.play.tickets import ticket_states
from branchline.play.view import View


def states_of(match: Match, view: View) -> dict[int, TicketState]:
    """Return how the tickets that a seat keeps or is offered stand, by number."""
    return {state.ticket: state for state in ticket_states(match.data, match.game, view)}


def tracks_on_the_way(match: Match, view: View) -> set[int]:
    """Return the tracks on the shortest way of some ticket not yet completed, twins included."""
    tracks = match.data.tracks
    states = states_of(match, view)
    left = [states[ticket] for ticket in view.tickets if not states[ticket].done]
    near = [tracks[number] for state in left for number in state.tracks]
    pairs = {(frozenset((track.a, track.b)), track.length) for track in near}
    return {
        number
        for number, track in enumerate(tracks)
        if (frozenset((track.a, track.b)), track.length) in pairs
    }


def needed(match: Match, view: View, tickets: Sequence[int]) -> set[str]:
    """Return what the shortest ways of some tickets ask the seat to buy."""
    states = states_of(match, view)
    return {name for ticket in tickets for name in states[ticket].needs}


def ticket_lines(match: Match, view: View, width: int) -> list[Text]:
    """Show the seat's tickets, each with its points and how far it is."""
    start = line_label("label-tickets")
    lines = []
    for text in ticket_texts(match, view, view.tickets, width - len(start)):
        lines.append(bold(start).append_text(text))
        start = " " * len(start)
    return lines


def ticket_texts(match: Match, view: View, tickets: Sequence[int], width: int) -> list[Text]:
    """Return tickets with how they stand.

    What to buy first is named where there is room; otherwise its price is given.
    """
    states = states_of(match, view)
    texts = []
    for ticket in tickets:
        state = states[ticket]
        name = with_points(match, ticket)
        if state.done:
            texts.append(Text(say("ticket-is-done", ticket=name), "green"))
        elif not state.possible:
            texts.append(Text(say("ticket-out-of-reach", ticket=name), "dim"))
        else:
            texts.append(Text(way_left(match, state, name, width)))
    return texts


def borrowed_in_words(match: Match, borrowed: int) -> str:
    """Say what lets a seat borrow tracks of others that it still lacks."""
    displays = match.notation.displays
    lending = overriding(displays, Display, "usable_tracks")
    name = displays[lending[0]].rules.name.replace("_", "-")
    return say(f"borrowing-{name}", count=borrowed)


def with_points(match: Match, number: int) -> str:
    """Return a ticket and what it is worth; several goals have their points in their text."""
    legs, ends = match.data.tickets[number].legs, match.notation.ticket_ends(number)
    return ends if len(legs) > 1 else say("ticket-with-points", ticket=ends, points=legs[0].points)


def way_left(match: Match, state: TicketState, name: str, width: int) -> str:
    """Say what is left to do for a ticket, in the width there is."""
    trains = say("trains-to-go", trains=state.trains, tracks=len(state.tracks))
    if state.borrowed:
        borrowed = borrowed_in_words(match, state.borrowed)
        trains = say("trains-and-borrowing-to-go", left=trains, borrowed=borrowed)
    facts: dict[str, Any] = {"ticket": name, "left": trains}
    if not state.needs:
        return say("ticket-to-go", **facts)
    facts |= {"needs": [named(each) for each in state.needs], "price": price_text(state.price)}
    wordings = [say(f"ticket-needing{how}", **facts) for how in ("", "-price", "-briefly")]
    return next((each for each in wordings if len(each) <= width), wordings[-1])
