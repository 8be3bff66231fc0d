"""Tolls on a drawn board: a coin with the number of tokens beside each route."""

from __future__ import annotations

from branchline.mechanics.declaration import MapTrack, TrackMarks


def track_marks(track: MapTrack) -> TrackMarks:
    """Return how a track looks: with its toll."""
    toll = track.get("toll", 0)
    return TrackMarks(badges=(str(toll),)) if toll else TrackMarks()
