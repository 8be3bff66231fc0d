"""The final scores of a game, with the tracks that each line of a sheet is about."""

from __future__ import annotations

from branchline.core.score import Line, Sheet
from branchline.play.match import Match
from branchline.play.tickets import ticket_states
from branchline.server.messages import SeatScore, SheetLine


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
    states = ticket_states(match.data, match.game, match.view(seat), match.facts)
    paths = {state.ticket: state.tracks for state in states if state.done}

    def tracks(line: Line) -> tuple[int, ...]:
        if line.ticket >= 0:
            return paths.get(line.ticket, ())
        game, s = match.game, match.state
        found = (each.tracks_behind(game, s, sheet, seat, line.name) for each in match.facts.all)
        return tuple(track for each in found for track in each)

    return tuple(
        SheetLine(line.name, line.points, line.ticket, tracks(line)) for line in sheet.lines(seat)
    )
