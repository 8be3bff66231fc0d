"""What is worked out for a seat beyond its view: tickets, closed tracks, scores; and kept.

Everything but the scores, which are for games that are over, comes from the seat's view alone.
Ways are long to find, and most moves change none of them, so the last answer is kept as long as
it must be the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from branchline.core.game import Game
from branchline.core.score import Line, Sheet
from branchline.maps import MapData
from branchline.play.closed import closed_tracks, opened_by
from branchline.play.match import Match
from branchline.play.tickets import ticket_states
from branchline.play.view import SPECTATOR, View
from branchline.server.messages import Closed, SeatScore, SheetLine, TicketState


@dataclass(frozen=True, slots=True)
class Reckoned:
    """What is worked out for one view."""

    tickets: tuple[TicketState, ...] = ()
    closed: tuple[Closed, ...] = ()
    opens: dict[int, tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Kept:
    """The last answer for a seat, and what it depends on."""

    board: object
    """What closed tracks depend on."""
    own: object
    """What the ways of tickets depend on, but for the tracks that others take."""
    taken: frozenset[int]
    reckoned: Reckoned


class Reckoning:
    """The reckoning of one table."""

    def __init__(self) -> None:
        self._kept: dict[int, Kept] = {}
        self._scores: tuple[SeatScore, ...] | None = None

    def of(self, data: MapData, game: Game, view: View) -> Reckoned:
        """Return what is worked out for a view."""
        if view.seat == SPECTATOR:
            return Reckoned()
        kept = self._kept.get(view.seat)
        board = (view.owned, view.slots, view.open_tracks, view.shuffles)
        own = own_of(game, view)
        if kept is not None and kept.board == board and kept.own == own:
            return kept.reckoned
        closed = msgspec.convert(
            closed_tracks(game, view), tuple[Closed, ...], from_attributes=True
        )
        taken = frozenset(each.track for each in closed if each.reason not in ("missing", "later"))
        if kept is not None and kept.own == own and still_good(kept, taken):
            tickets = kept.reckoned.tickets
        else:
            states = ticket_states(data, game, view)
            tickets = msgspec.convert(states, tuple[TicketState, ...], from_attributes=True)
        reckoned = Reckoned(tickets, closed, opened_by(game, view))
        self._kept[view.seat] = Kept(board, own, taken, reckoned)
        return reckoned

    def scores(self, match: Match) -> tuple[SeatScore, ...]:
        """Return the score sheets of a game that is over."""
        if self._scores is None:
            self._scores = scores_of(match)
        return self._scores


def own_of(game: Game, view: View) -> object:
    """Return what the ways of a seat's tickets depend on, but for tracks that others take.

    Where tracks of others can be used, these count as well.
    """
    lent = view.owned if game.overriding("lends") else ()
    mine = (view.owned[view.seat], view.trains[view.seat], view.tickets, view.offers)
    return (mine, view.slots, lent)


def still_good(kept: Kept, taken: frozenset[int]) -> bool:
    """Tell whether the ways found before are the shortest still.

    They are if none of their tracks is taken and none has become free.
    """
    wanted = {track for state in kept.reckoned.tickets if not state.done for track in state.tracks}
    return kept.taken <= taken and wanted.isdisjoint(taken)


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
        found = (m.behind(game, s, sheet, seat, line.name) for m in game.mechanics)
        return tuple(track for each in found for track in each)

    return tuple(
        SheetLine(line.name, line.points, line.ticket, tracks(line)) for line in sheet.lines(seat)
    )
