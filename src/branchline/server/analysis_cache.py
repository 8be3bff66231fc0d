"""The last analysis of every seat of a room, for as long as nothing it depends on has changed.

The shortest paths of tickets take long to find, and most moves change none of them. What was found
for a seat is used again, ticket by ticket, until something it depends on is another: the seat's
own tracks and trains, what mechanics say decides (`Display.path_inputs`), and of all other tracks
only those that a path goes over.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from branchline.core.game import Game
from branchline.maps.schema import MapData
from branchline.mechanics.display_parts import UsableTracks
from branchline.play.analysis import Closed, TicketState
from branchline.play.closed import closed_tracks, free_tracks, opened_by, public_state
from branchline.play.game_facts import GameFacts
from branchline.play.match import Match
from branchline.play.ticket_paths import BORROWING_WORTH, borrowable_by, weigh
from branchline.play.tickets import ticket_states
from branchline.play.view import SPECTATOR, View
from branchline.server.final_scores import scores_of
from branchline.server.messages import SeatScore


@dataclass(frozen=True, slots=True)
class SeatAnalysis:
    """What follows from one view."""

    tickets: tuple[TicketState, ...] = ()
    closed: tuple[Closed, ...] = ()
    opens: dict[int, tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Borrowable:
    """Tracks of others that a seat may use, now or later (masks), and at how many places more."""

    now: int
    later: int
    more: int


@dataclass(frozen=True, slots=True)
class CachedAnalysis:
    """The last analysis for a seat, and what it depends on."""

    inputs: tuple[object, ...]
    """What the mechanics' part in it goes by."""
    owned: tuple[tuple[int, ...], ...]
    open_tracks: tuple[int, ...]
    trains: int
    tickets: tuple[int, ...]
    offers: tuple[int, ...]
    free: int
    """The tracks that ownership leaves to the seat, as a mask."""
    borrowable: Borrowable
    analysis: SeatAnalysis


class AnalysisCache:
    """The last analysis for every seat of a room."""

    def __init__(self) -> None:
        self._cached: dict[int, CachedAnalysis] = {}
        self._scores: tuple[SeatScore, ...] | None = None

    def forget(self, seat: int) -> None:
        """Forget what was found for a seat, as nobody looks at it any more."""
        self._cached.pop(seat, None)

    def scores(self, match: Match) -> tuple[SeatScore, ...]:
        """Return the score sheets of a game that is over."""
        if self._scores is None:
            self._scores = scores_of(match)
        return self._scores

    def of(self, data: MapData, game: Game, facts: GameFacts, view: View) -> SeatAnalysis:
        """Return the analysis of a view of a game."""
        if view.seat == SPECTATOR:
            return SeatAnalysis()
        cached = self._cached.get(view.seat)
        inputs = facts.path_inputs(view)
        same = cached is not None and is_same_board(cached, view, inputs)
        if cached is not None and same and have_same_tickets(cached, view):
            return cached.analysis
        public = public_state(game, view)
        if cached is not None and same:
            closed, opens = cached.analysis.closed, cached.analysis.opens
            free, borrowable = cached.free, cached.borrowable
        else:
            closed = tuple(closed_tracks(game, view, facts, public))
            opens = opened_by(game, view, facts, public)
            free = mask_of(free_tracks(game, view, public))
            borrowable = summed(borrowable_by(game, view, public, facts))
        known: dict[int, TicketState] = {}
        if cached is not None and is_same_seat(cached, view, inputs):
            known = still_valid(data, facts, cached, view, free, borrowable)
        tickets = ticket_states(data, game, view, facts, public, known)
        analysis = SeatAnalysis(tickets, closed, opens)
        self._cached[view.seat] = CachedAnalysis(
            inputs=inputs,
            owned=view.owned,
            open_tracks=view.open_tracks,
            trains=view.trains[view.seat],
            tickets=view.tickets,
            offers=view.offers,
            free=free,
            borrowable=borrowable,
            analysis=analysis,
        )
        return analysis


def is_same_board(cached: CachedAnalysis, view: View, inputs: tuple[object, ...]) -> bool:
    """Return whether all that closed tracks and purchases depend on is as it was."""
    return (
        cached.owned == view.owned
        and cached.open_tracks == view.open_tracks
        and cached.inputs == inputs
    )


def have_same_tickets(cached: CachedAnalysis, view: View) -> bool:
    """Return whether the tickets, and the trains left for them, are as they were."""
    return (
        cached.tickets == view.tickets
        and cached.offers == view.offers
        and cached.trains == view.trains[view.seat]
    )


def is_same_seat(cached: CachedAnalysis, view: View, inputs: tuple[object, ...]) -> bool:
    """Return whether all that tickets depend on is as it was, but for the tracks of others."""
    return (
        cached.owned[view.seat] == view.owned[view.seat]
        and cached.trains == view.trains[view.seat]
        and cached.inputs == inputs
    )


def still_valid(
    data: MapData,
    facts: GameFacts,
    cached: CachedAnalysis,
    view: View,
    free: int,
    borrowable: Borrowable,
) -> dict[int, TicketState]:
    """Return how tickets stand that stand as before, by ticket.

    The seat itself is as it was. Tickets stand as before if no track has become free, or can be
    borrowed at once that could not, and none of their path is gone.
    """
    gone = cached.free & ~free
    before = cached.borrowable
    if free & ~cached.free or (before.now, before.more) != (borrowable.now, borrowable.more):
        return {}
    if borrowable.now and (view.tickets, view.offers) != (cached.tickets, cached.offers):
        return {}  # which track is borrowed depends on all tickets
    new = borrowable.later & ~before.later
    if new and (facts.gates or new & ~gone or not are_cheap(data, new)):
        return {}  # where mechanics ask for purchases, building them may have cost more
    return {
        state.ticket: state
        for state in cached.analysis.tickets
        if state.done
        or not gone
        or (is_first_choice(state, view, borrowable) and not gone & mask_of(state.tracks))
    }


def is_first_choice(state: TicketState, view: View, borrowable: Borrowable) -> bool:
    """Return whether a ticket's path was found without a look at how many trains are left.

    If it was not, tracks that the first choice went over may be gone, and the next may suffice.
    """
    if not state.possible:
        return not borrowable.more  # a detour over a borrowed track may take fewer trains
    return weigh(state.trains, state.borrowed, state.price) <= view.trains[view.seat]


def are_cheap(data: MapData, tracks: int) -> bool:
    """Return whether building tracks costs less than borrowing them.

    Then no path that did without them is better with them.
    """
    return all(
        data.tracks[n].length < BORROWING_WORTH
        for n in range(tracks.bit_length())
        if tracks >> n & 1
    )


def summed(usable: Iterable[UsableTracks]) -> Borrowable:
    """Return what all mechanics that lend tracks allow."""
    now, later, more = 0, 0, 0
    for each in usable:
        now |= mask_of(each.now)
        later |= mask_of(each.later)
        more += each.more
    return Borrowable(now, later, more)


def mask_of(tracks: Iterable[int]) -> int:
    """Return a set of tracks as a mask."""
    mask = 0
    for track in tracks:
        mask |= 1 << track
    return mask
