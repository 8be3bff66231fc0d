"""What has been built in a match, for drawing it on the board."""

from __future__ import annotations

from branchline.boards.draw import Claims
from branchline.boards.score_line import SeatLine
from branchline.maps.readers import pieces_at_places
from branchline.play.match import Match
from branchline.play.view import SPECTATOR


def claims_of(match: Match) -> Claims:
    """Return the tracks, pieces, points and trains of a position, which everybody may see."""
    view = match.view(SPECTATOR)
    tracks: dict[int, tuple[int, ...]] = {}
    for seat, owned in enumerate(view.owned):
        for track in owned:
            tracks[track] = (*tracks.get(track, ()), seat)
    pieces = pieces_at_places({name: dict(shown) for name, shown in view.mechanics.items()})
    totals, ranks = list(view.points), [0] * len(match.seats)
    if match.over:
        sheet = match.score_sheet()
        totals, ranks = [int(total) for total in sheet.totals], sheet.ranks()
    seats = tuple(
        SeatLine(name, int(points), int(trains), rank == 1)
        for name, points, trains, rank in zip(match.seats, totals, view.trains, ranks, strict=True)
    )
    return Claims(tracks, pieces, seats)
