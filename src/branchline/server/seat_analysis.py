"""What a seat is shown besides its view: how its tickets stand, closed tracks, final scores.

Everything but the scores, which are for games that are over, comes from the seat's view alone.
The shortest ways of tickets take long to find and most moves change none of them, so the last
analysis of each seat is kept for as long as it cannot have changed.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from branchline.core.game import Game
from branchline.core.score import Line, Sheet
from branchline.maps import MapData
from branchline.maps.readers import displays_of
from branchline.mechanics.base import Display
from branchline.play.closed import Closed, closed_tracks, opened_by
from branchline.play.match import Match
from branchline.play.tickets import TicketState, ticket_states
from branchline.play.view import SPECTATOR, View
from branchline.server.messages import SeatScore, SheetLine


@dataclass(frozen=True, slots=True)
class SeatAnalysis:
    """What follows from one view."""

    tickets: tuple[TicketState, ...] = ()
    closed: tuple[Closed, ...] = ()
    opens: dict[int, tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CachedAnalysis:
    """The last analysis for a seat, and what it depends on."""

    board: object
    """What closed tracks depend on."""
    own: object
    """What the ways of tickets depend on, except for the tracks that others take."""
    taken: frozenset[int]
    analysis: SeatAnalysis


class AnalysisCache:
    """The last analysis for every seat of a room."""

    def __init__(self) -> None:
        self._cached: dict[int, CachedAnalysis] = {}
        self._scores: tuple[SeatScore, ...] | None = None

    def of(self, data: MapData, game: Game, view: View) -> SeatAnalysis:
        """Return the analysis of a view."""
        if view.seat == SPECTATOR:
            return SeatAnalysis()
        cached = self._cached.get(view.seat)
        board = (view.owned, view.slots, view.open_tracks, view.shuffles)
        own = ticket_inputs(game, view)
        if cached is not None and cached.board == board and cached.own == own:
            return cached.analysis
        closed = tuple(closed_tracks(game, view))
        taken = frozenset(each.track for each in closed if each.reason not in ("missing", "later"))
        if cached is not None and cached.own == own and is_still_valid(cached, taken):
            tickets = cached.analysis.tickets
        else:
            tickets = ticket_states(data, game, view)
        analysis = SeatAnalysis(tickets, closed, opened_by(game, view))
        self._cached[view.seat] = CachedAnalysis(board, own, taken, analysis)
        return analysis

    def scores(self, match: Match) -> tuple[SeatScore, ...]:
        """Return the score sheets of a game that is over."""
        if self._scores is None:
            self._scores = scores_of(match)
        return self._scores


def ticket_inputs(game: Game, view: View) -> object:
    """Return what the ways of a seat's tickets depend on, except for tracks that others take.

    Where tracks of others can be used, these count as well.
    """
    lending = any(
        type(each).usable_tracks is not Display.usable_tracks for each in displays_of(game)
    )
    lent = view.owned if lending else ()
    mine = (view.owned[view.seat], view.trains[view.seat], view.tickets, view.offers)
    return (mine, view.slots, lent)


def is_still_valid(cached: CachedAnalysis, taken: frozenset[int]) -> bool:
    """Return whether the ways found before are the shortest still.

    They are if none of their tracks is taken and none has become free.
    """
    wanted = {
        track for state in cached.analysis.tickets if not state.done for track in state.tracks
    }
    return cached.taken <= taken and wanted.isdisjoint(taken)


def scores_of(match: Match) -> tuple[SeatScore, ...]:
    """Return the score sheets; for games that are over only."""
    sheet = match.score_sheet()
    ranks = sheet.ranks()
    return tuple(
        SeatScore(int(sheet.total(seat)), ranks[seat], sheet_lines(match, sheet, seat))
        for seat in range(match.players)
    )


def sheet_lines(match: Match, sheet: Sheet, seat: int) -> tuple[SheetLine, ...]:
    """Return the lines of a seat, with the tracks that each is about."""
    states = ticket_states(match.data, match.game, match.view(seat))
    paths = {state.ticket: state.tracks for state in states if state.done}

    def tracks(line: Line) -> tuple[int, ...]:
        if line.ticket >= 0:
            return paths.get(line.ticket, ())
        game, s = match.game, match.state
        found = (each.tracks_behind(game, s, sheet, seat, line.name) for each in displays_of(game))
        return tuple(track for each in found for track in each)

    return tuple(
        SheetLine(line.name, line.points, line.ticket, tracks(line)) for line in sheet.lines(seat)
    )
