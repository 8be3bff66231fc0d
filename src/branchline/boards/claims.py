"""What has been built in a match, for drawing it on the board."""

from __future__ import annotations

from branchline.boards.draw import Claims
from branchline.maps.readers import pieces_at_places
from branchline.play.match import Match
from branchline.play.view import SPECTATOR

MOST = 20
"""Letters of a player's name that are shown."""


def claims_of(match: Match) -> Claims:
    """Return the tracks, pieces and points of a position, which everybody may see."""
    view = match.view(SPECTATOR)
    tracks: dict[int, tuple[int, ...]] = {}
    for seat, owned in enumerate(view.owned):
        for track in owned:
            tracks[track] = (*tracks.get(track, ()), seat)
    pieces = pieces_at_places({name: dict(shown) for name, shown in view.mechanics.items()})
    totals = match.score_sheet().totals if match.over else view.points
    seats = tuple(
        f"{name[:MOST]}: {int(points)}" for name, points in zip(match.seats, totals, strict=True)
    )
    return Claims(tracks, pieces, seats)
