"""The branches of a network: what hangs on its loops, or on nothing, like the parts of a tree.

They are peeled from their tips inwards. A place with one track left hands the longest trail that
ends there over this track to the place beyond, and is done with. What is left in the end is loops
and what lies between them; of a tree, nothing.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from branchline.core.arrays import vec, zeros


@mypyc_attr(acyclic=True)
class Branches:
    """Places and the tracks they have left, while branches are peeled."""

    def __init__(self, n_places: i64) -> None:
        self.degree = zeros(n_places)
        """For each place: how many tracks it has left."""
        self._tracks = zeros(n_places)
        """For each place: the numbers of these tracks, combined by XOR. Of one, that is its own."""
        self.tail = zeros(n_places)
        """For each place: the longest trail over peeled tracks that ends there."""
        self.spare = zeros(n_places)
        """For each place: the second longest such trail, over another track."""
        self.best: i64 = 0
        """The longest trail found so far, here or elsewhere."""

    def add(self, track: i64, a: i64, b: i64) -> None:
        """Add a track between two places."""
        self.degree[a] += 1
        self.degree[b] += 1
        self._tracks[a] ^= track
        self._tracks[b] ^= track

    def peel(self, place: i64, track_a: vec[i64], track_b: vec[i64], length: vec[i64]) -> None:
        """Peel the branch whose tip is a place, if it is one, as far as it goes."""
        degree = self.degree
        tails = self.tail
        while degree[place] == 1:
            track = self._tracks[place]
            beyond = track_a[track] + track_b[track] - place
            degree[place] = 0
            degree[beyond] -= 1
            self._tracks[beyond] ^= track
            tail = tails[place] + length[track]
            if tail + tails[beyond] > self.best:
                self.best = tail + tails[beyond]
            if tail > tails[beyond]:
                self.spare[beyond] = tails[beyond]
                tails[beyond] = tail
            elif tail > self.spare[beyond]:
                self.spare[beyond] = tail
            place = beyond

    def is_left(self, a: i64, b: i64) -> bool:
        """Return whether a track between two places has not been peeled."""
        return self.degree[a] > 0 and self.degree[b] > 0
