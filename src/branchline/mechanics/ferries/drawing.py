"""Ferries on a drawn board: locomotives on some spaces, over water."""

from __future__ import annotations

from branchline.mechanics.declaration import MapTrack, TrackMarks


def track_marks(track: MapTrack) -> TrackMarks:
    """Return how a track looks: plain if it is no ferry."""
    symbols = track.get("locomotives", 0)
    return (
        TrackMarks(symbols=symbols, over_water=True, legend="legend-ferry")
        if symbols
        else TrackMarks()
    )
