"""Shares on a drawn board: the companies of a track on a sign beside it."""

from __future__ import annotations

from branchline.mechanics.declaration import MapTrack, TrackMarks


def track_marks(track: MapTrack) -> TrackMarks:
    """Return how a track looks: with the ids of its companies, in capitals."""
    badges = tuple(each.upper() for each in track.get("companies", ()))
    return TrackMarks(badges=badges) if badges else TrackMarks()
