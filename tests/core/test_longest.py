"""The longest path (B17), against plain enumeration, and the work it takes."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from mypy_extensions import i64

from branchline.core.arrays import vec, words, zeros
from branchline.core.graph import Network

Track = tuple[int, int, int]


def network(tracks: list[Track]) -> Network:
    """Return the network of at most 62 tracks."""
    mask = zeros(words(len(tracks)))
    mask[0] = 2 ** len(tracks) - 1
    return Network(
        max((max(a, b) for a, b, _ in tracks), default=0) + 1,
        vec[i64]([a for a, _, _ in tracks]),
        vec[i64]([b for _, b, _ in tracks]),
        vec[i64]([length for _, _, length in tracks]),
        mask,
        0,
        len(mask),
    )


def longest(*tracks: Track) -> int:
    """Return the longest path of some tracks."""
    return int(network(list(tracks)).longest())


def enumerate_longest(tracks: list[Track]) -> int:
    """Return the longest path by trying every way on from every place."""

    @cache
    def onward(place: int, used: int) -> int:
        best = 0
        for i, (a, b, length) in enumerate(tracks):
            if place in (a, b) and not used & 2**i:
                best = max(best, length + onward(a + b - place, used | 2**i))
        return best

    return max((onward(place, 0) for a, b, _ in tracks for place in (a, b)), default=0)


def diameter(tracks: list[Track]) -> int:
    """Return the longest path of a tree: from any place to the farthest, and from there again."""

    def farthest(place: int, came_from: int) -> tuple[int, int]:
        best = (0, place)
        for a, b, length in tracks:
            if place in (a, b) and a + b - place != came_from:
                far, end = farthest(a + b - place, place)
                best = max(best, (far + length, end))
        return best

    return farthest(farthest(0, -1)[1], -1)[0]


@st.composite
def multigraphs(draw: st.DrawFn) -> list[Track]:
    """Draw up to 12 tracks between up to 9 places, parallel ones included."""
    place = st.integers(0, draw(st.integers(1, 8)))
    track = st.tuples(place, place, st.integers(1, 6)).filter(lambda t: t[0] != t[1])
    return draw(st.lists(track, max_size=12))


@st.composite
def trees(draw: st.DrawFn, size: int) -> list[Track]:
    """Draw a tree with up to that many tracks."""
    n = draw(st.integers(1, size))
    length = st.integers(1, 6)
    return [(draw(st.integers(0, i)), i + 1, draw(length)) for i in range(n)]


@given(multigraphs())
@settings(max_examples=300, deadline=None)
def test_B17_longest_path_agrees_with_enumeration(tracks: list[Track]) -> None:
    assert longest(*tracks) == enumerate_longest(tracks)


@given(trees(size=6), st.lists(st.tuples(*[st.integers(0, 6)] * 3), max_size=6))
@settings(max_examples=200, deadline=None)
def test_B17_cycles_hung_on_trees_agree_with_enumeration(
    tree: list[Track], more: list[tuple[int, int, int]]
) -> None:
    n = len(tree) + 1
    extra = [(a % n, b % n, length + 1) for a, b, length in more if a % n != b % n]
    assert longest(*tree, *extra) == enumerate_longest([*tree, *extra])


@given(trees(size=60))
@settings(deadline=None)
def test_B17_longest_path_of_a_tree_is_its_diameter(tree: list[Track]) -> None:
    net = network(tree)
    assert net.longest() == diameter(tree)
    assert net.steps == 0


@given(st.lists(st.integers(0, 11), min_size=2, max_size=45))
@settings(deadline=None)
def test_B17_a_walk_that_uses_every_track_is_the_longest_path(places: list[int]) -> None:
    tracks = [(a, b, 1 + (a + b) % 6) for a, b in pairwise(places) if a != b]
    net = network(tracks)
    assert net.longest() == sum(length for _, _, length in tracks)
    assert net.steps == 0


def test_B17_longest_path_may_revisit_a_place() -> None:
    figure_eight = [(0, 1, 1), (1, 2, 2), (2, 0, 3), (2, 3, 1), (3, 4, 2), (4, 2, 3)]
    assert longest(*figure_eight) == 12
    assert longest(*figure_eight, (2, 5, 4)) == 16
    assert longest(*figure_eight, (2, 5, 4), (2, 6, 4)) == 20
    assert longest(*figure_eight, (2, 5, 4), (2, 6, 4), (2, 7, 5)) == 21


def test_B17_a_triangle_counts_in_full() -> None:
    assert longest((0, 1, 2), (1, 2, 3), (2, 0, 4)) == 9


def test_B17_two_triangles_and_the_bridge_between_them() -> None:
    triangles = [(0, 1, 2), (1, 2, 3), (2, 0, 4), (3, 4, 1), (4, 5, 1), (5, 3, 1)]
    assert longest(*triangles) == 9
    assert longest(*triangles, (2, 3, 6)) == 18
    assert longest(*triangles, (2, 3, 6), (0, 6, 6)) == 6 + 5 + 6 + 3


def test_B17_a_track_is_used_once() -> None:
    assert longest((0, 1, 1), (0, 2, 2), (0, 3, 3)) == 5
    assert longest((0, 1, 5)) == 5
    assert longest() == 0


def test_B17_parallel_tracks_both_count() -> None:
    assert longest((0, 1, 3), (0, 1, 3)) == 6
    assert longest((0, 1, 3), (0, 1, 3), (1, 2, 2), (0, 3, 1)) == 8


def test_B17_the_longest_of_several_networks_counts() -> None:
    assert longest((0, 1, 6), (2, 3, 3), (3, 4, 4), (5, 6, 2), (5, 7, 2), (5, 8, 2)) == 7


def test_B17_leaving_out_the_least_may_cut_the_path() -> None:
    # Without the two tracks of length 1 only the ends of the tails are odd, but the network falls
    # apart: the path cannot have the 27 spaces that are left.
    triangle = [(0, 1, 3), (1, 2, 3), (2, 0, 3)]
    pair = [(3, 4, 3), (3, 4, 3)]
    tails = [(2, 5, 6), (2, 6, 6)]
    tracks = [*triangle, *pair, *tails, (0, 3, 1), (1, 4, 1)]
    assert longest(*tracks) == enumerate_longest(tracks) == 23


def mesh(width: int, height: int, diagonals: bool) -> list[tuple[int, int]]:
    """Return a square grid as pairs of places, each square with a diagonal or without."""
    pairs = []
    for x in range(width):
        for y in range(height):
            place = x * height + y
            if x + 1 < width:
                pairs.append((place, place + height))
            if y + 1 < height:
                pairs.append((place, place + 1))
            if diagonals and x + 1 < width and y + 1 < height:
                pairs.append((place, place + height + 1))
    return pairs


def most_work(
    shape: list[tuple[int, int]], order: list[int], spaces: int, longest_track: int
) -> int:
    """Claim tracks of a shape in an order while trains last; return the work of the network."""
    tracks: list[Track] = []
    for i in order:
        length = 1 + i * 7 % longest_track
        if length <= spaces:
            spaces -= length
            tracks.append((*shape[i], length))
    net = network(tracks)
    net.longest()
    return int(net.steps)


MESHES = [mesh(5, 5, False), mesh(6, 6, False), mesh(4, 5, True), mesh(5, 5, True)]
shuffles = st.randoms(use_true_random=False)


@given(st.sampled_from(MESHES), st.sampled_from([36, 40, 45]), shuffles)
@settings(max_examples=80, deadline=None, derandomize=True)
def test_B17_work_is_bounded_on_the_densest_boards(
    shape: list[tuple[int, int]], spaces: int, shuffle: Random
) -> None:
    """No map is as dense as a mesh of 45 tracks of one space each.

    A place on the frontier is off the trail, or odd or even in one of a few pieces: about four
    choices, so six places, the width of such meshes, give some 4,000 states to each of up to 45
    tracks and two choices for each: 360,000. The budget on losses keeps far below that.
    """
    order = shuffle.sample(range(len(shape)), len(shape))
    assert most_work(shape, order, spaces, longest_track=1) < 100_000


@given(st.sampled_from(MESHES), shuffles)
@settings(max_examples=80, deadline=None, derandomize=True)
def test_B17_work_is_bounded_with_tracks_of_all_lengths(
    shape: list[tuple[int, int]], shuffle: Random
) -> None:
    """Of tracks of one to three spaces 45 trains pay for half as many, on a narrower frontier."""
    order = shuffle.sample(range(len(shape)), len(shape))
    assert most_work(shape, order, 45, longest_track=3) < 10_000


def test_what_others_lend_makes_no_path_longer() -> None:
    two_rings = network([(0, 1, 2), (1, 2, 2), (2, 0, 2), (3, 4, 3), (4, 5, 3), (5, 3, 3)])
    two_rings.label = vec[i64]([0] * 6)  # as by a station between them
    assert two_rings.longest() == 9
