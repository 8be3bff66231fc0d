"""Tunnels on a drawn board: spaces between walls."""

from __future__ import annotations

from branchline.mechanics.declaration import MapTrack, TrackMarks


def track_marks(track: MapTrack) -> TrackMarks:
    """Return how a track looks: plain if it is no tunnel."""
    return (
        TrackMarks(walled=True, legend="legend-tunnel")
        if track.get("tunnel", False)
        else TrackMarks()
    )
