"""Mountains on a drawn board: a cross on a space for every train they take."""

from __future__ import annotations

from branchline.mechanics.declaration import MapTrack, TrackMarks


def track_marks(track: MapTrack) -> TrackMarks:
    """Return how a track looks: plain if it has no mountains."""
    marks = track.get("mountains", 0)
    return TrackMarks(crosses=marks, legend="legend-mountains") if marks else TrackMarks()
