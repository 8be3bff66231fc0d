"""One player's tracks as a network: what they join, how often, and its longest path."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from branchline.core.arrays import WORD, bits, lowest_bit, vec, zeros
from branchline.core.blocks import Blocks
from branchline.core.branches import Branches
from branchline.core.longest import Longest

if TYPE_CHECKING:
    from branchline.core.board import Board

PLACES: Final = vec[i64](list(range(4096)))
"""A stock of places to slice new arrays of labels from: each place is its own label."""


def lowest(label: vec[i64], place: i64) -> i64:
    """Return the lowest place that a place is connected to, following labels downwards."""
    while label[place] != place:
        place = label[place]
    return place


def unite(label: vec[i64], a: i64, b: i64) -> None:
    """Connect two places: labels form a forest in which none is above its place."""
    a = lowest(label, a)
    b = lowest(label, b)
    if a < b:
        label[b] = a
    else:
        label[a] = b


@mypyc_attr(acyclic=True)
class Network:
    """The tracks of one player, given as a mask of the board's tracks.

    Bit i of `owned[first_word + w]` stands for track `w * WORD + i`. Several tracks may join the
    same two places; none joins a place to itself.
    """

    def __init__(
        self,
        n_places: i64,
        track_a: vec[i64],
        track_b: vec[i64],
        track_length: vec[i64],
        owned: vec[i64],
        first_word: i64,
        n_words: i64,
    ) -> None:
        self.n_places = n_places
        self.label = PLACES[:n_places]
        """For each place: the lowest place it is connected to."""
        self.steps: i64 = 0
        """The work it took to find the longest path: 0 unless a block of the network is tangled."""
        n: i64 = 0
        for word in range(first_word, first_word + n_words):
            n += bits(owned[word])
        self._track = zeros(n)
        n = 0
        for word in range(n_words):
            mask = owned[first_word + word]
            while mask != 0:
                self._track[n] = word * WORD + lowest_bit(mask)
                mask &= mask - 1
                n += 1
        self._a = zeros(n)
        self._b = zeros(n)
        self._length = zeros(n)
        for i in range(n):
            track = self._track[i]
            self._a[i] = track_a[track]
            self._b[i] = track_b[track]
            self._length[i] = track_length[track]
        self._n_tracks = n
        self._longest: i64 = -1
        self._blocks: Blocks | None = None
        self._own_label = self.label
        """The labels by its own tracks alone, whatever is joined to it later."""
        self._join()

    def _join(self) -> None:
        """Label the places."""
        label = self.label
        for i in range(self._n_tracks):
            unite(label, self._a[i], self._b[i])
        for i in range(self._n_tracks):
            label[self._a[i]] = lowest(label, self._a[i])
            label[self._b[i]] = lowest(label, self._b[i])

    def connected(self, a: i64, b: i64) -> bool:
        """Return whether the network joins two places (B16)."""
        return self.label[a] == self.label[b]

    def most_places(self) -> i64:
        """Return how many places the largest part of the network joins; 0 without a track."""
        return self._count_places(-1)

    def _count_places(self, part: i64) -> i64:
        """Return the places of the part with a label, or for -1 those of the largest part."""
        label = self._own_label
        size = zeros(self.n_places)
        counted = zeros(self.n_places)
        most: i64 = 0
        for i in range(2 * self._n_tracks):
            place = self._a[i // 2] if i % 2 == 0 else self._b[i // 2]
            if counted[place] == 0:
                counted[place] = 1
                size[label[place]] += 1
                if size[label[place]] > most:
                    most = size[label[place]]
        return most if part < 0 else size[part]

    def largest_part(self) -> list[int]:
        """Return the tracks of a part that joins the most places."""
        most = self.most_places()
        for i in range(self._n_tracks):
            part = self._own_label[self._a[i]]
            if self._count_places(part) == most:
                return [
                    int(self._track[n])
                    for n in range(self._n_tracks)
                    if self._own_label[self._a[n]] == part
                ]
        return []

    def blocks(self) -> Blocks:
        """Return the network's blocks, found on first use."""
        found = self._blocks
        if found is None:
            found = Blocks(self.n_places, self._a, self._b)
            self._blocks = found
        return found

    def twice_joined(self, a: i64, b: i64) -> bool:
        """Return whether two paths that share no track join two different places (IN4)."""
        blocks = self.blocks()
        x = blocks.number[a] - 1
        y = blocks.number[b] - 1
        return a != b and x >= 0 and y >= 0 and blocks.block[x] == blocks.block[y]

    def longest(self) -> i64:
        """Return the length of the longest path in train spaces (B17)."""
        if self._longest < 0:
            self._find_longest()
        return self._longest

    def _find_longest(self) -> None:
        """Find the longest path: only where a part cannot be walked whole, by a search.

        A part in which at most two places have an odd number of tracks can (Euler), and one that is
        no longer than a path found need not be looked at.
        """
        label = self._own_label
        total = zeros(self.n_places)
        """For each part, by its label: the length of its tracks."""
        n_odd = zeros(self.n_places)
        branches = Branches(self.n_places)
        degree = branches.degree
        longest_part: i64 = 0
        for i in range(self._n_tracks):
            a = self._a[i]
            b = self._b[i]
            branches.add(i, a, b)
            part = label[a]
            n_odd[part] += 2 * ((degree[a] & 1) + (degree[b] & 1)) - 2
            total[part] += self._length[i]
            if total[part] > longest_part:
                longest_part = total[part]
        best: i64 = 0
        for i in range(self._n_tracks):
            part = label[self._a[i]]
            if n_odd[part] <= 2 and total[part] > best:
                best = total[part]
        if best < longest_part:
            best = self._search(branches, total, best)
        self._longest = best

    def _search(self, branches: Branches, total: vec[i64], best: i64) -> i64:
        """Return the longest path of all, given the best of the parts that can be walked whole."""
        branches.best = best
        for i in range(self._n_tracks):
            if total[self._own_label[self._a[i]]] > best:
                branches.peel(self._a[i], self._a, self._b, self._length)
                branches.peel(self._b[i], self._a, self._b, self._length)
        best = branches.best
        n: i64 = 0
        ends_a = zeros(self._n_tracks)
        ends_b = zeros(self._n_tracks)
        length = zeros(self._n_tracks)
        for i in range(self._n_tracks):
            a = self._a[i]
            b = self._b[i]
            if branches.is_left(a, b) and total[self._own_label[a]] > best:
                ends_a[n] = a
                ends_b[n] = b
                length[n] = self._length[i]
                n += 1
        if n == 0:
            return best
        blocks = Blocks(self.n_places, ends_a[:n], ends_b[:n])
        search = Longest(blocks, length, best)
        for i in range(n):
            search.hang(ends_a[i], branches.tail[ends_a[i]], branches.spare[ends_a[i]])
            search.hang(ends_b[i], branches.tail[ends_b[i]], branches.spare[ends_b[i]])
        best = search.find()
        self.steps = search.steps
        return best

    def longest_trail(self) -> list[int]:
        """Return the tracks of one longest path, in walking order.

        Tracks are given up one by one while what is left still holds a path as long; in the end
        only the path is left. Far slower than `longest`: for showing, not for play.
        """
        goal: int = self.longest()
        kept = list(range(self._n_tracks))
        for track in range(self._n_tracks):
            fewer = [other for other in kept if other != track]
            if self._longest_of(fewer) == goal:
                kept = fewer
        return [int(self._track[track]) for track in self._walk(kept)]

    def _longest_of(self, tracks: list[int]) -> int:
        """Return the longest path that some of the tracks hold."""
        a = vec[i64]([self._a[track] for track in tracks])
        b = vec[i64]([self._b[track] for track in tracks])
        length = vec[i64]([self._length[track] for track in tracks])
        return Longest(Blocks(self.n_places, a, b), length).find()

    def _walk(self, tracks: list[int]) -> list[int]:
        """Return the tracks of a path in walking order: forward while possible, then back."""
        leaving: dict[int, list[int]] = {}
        for track in tracks:
            leaving.setdefault(int(self._a[track]), []).append(track)
            leaving.setdefault(int(self._b[track]), []).append(track)
        starts = [place for place in leaving if len(leaving[place]) % 2] or list(leaving)
        left = set(tracks)
        way: list[int] = []
        path: list[int] = []
        place = starts[0] if starts else 0
        while left or way:
            onward = [track for track in leaving[place] if track in left]
            if onward:
                left.remove(onward[0])
                way.append(onward[0])
            else:
                path.append(way.pop())
            last = onward[0] if onward else path[-1]
            place = int(self._a[last] + self._b[last]) - place
        return path


def network_of(board: Board, owned: vec[i64], seat: i64) -> Network:
    """Return the network of a seat, from an array of masks of owned tracks."""
    return Network(
        board.n_places,
        board.track_a,
        board.track_b,
        board.length,
        owned,
        seat * board.n_words,
        board.n_words,
    )
