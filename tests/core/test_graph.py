"""Networks: what a player's tracks join, once or twice, and one longest path to show."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from mypy_extensions import i64

from branchline.core.arrays import WORD, vec, words, zeros
from branchline.core.graph import Network

Track = tuple[int, int, int]


def network(n_places: int, tracks: list[Track], owned: set[int] | None = None) -> Network:
    """Return the network of the owned tracks (all, if not said), behind another player's words."""
    n_words = words(len(tracks))
    mask = zeros(2 * n_words)
    for track in range(len(tracks)) if owned is None else owned:
        mask[n_words + track // WORD] += 2 ** (track % WORD)
    return Network(
        n_places,
        vec[i64]([a for a, _, _ in tracks]),
        vec[i64]([b for _, b, _ in tracks]),
        vec[i64]([length for _, _, length in tracks]),
        mask,
        n_words,
        n_words,
    )


def reached(tracks: list[Track], start: int) -> set[int]:
    """Return the places that tracks join to a start, by plain search."""
    seen = {start}
    grown = True
    while grown:
        more = {b for a, b, _ in tracks if a in seen} | {a for a, b, _ in tracks if b in seen}
        grown = not more <= seen
        seen |= more
    return seen


def paths(tracks: list[Track], start: int, end: int) -> list[frozenset[int]]:
    """Return the tracks of every path that visits no place twice."""
    found: list[frozenset[int]] = []

    def walk(place: int, places: list[int], used: list[int]) -> None:
        if place == end:
            found.append(frozenset(used))
            return
        for i, (a, b, _) in enumerate(tracks):
            if place in (a, b) and a + b - place not in places:
                walk(a + b - place, [*places, a + b - place], [*used, i])

    walk(start, [start], [])
    return found


@st.composite
def multigraphs(draw: st.DrawFn, most: int) -> tuple[int, list[Track]]:
    """Draw up to 8 places and some tracks between them, parallel ones included."""
    n = draw(st.integers(2, 8))
    place = st.integers(0, n - 1)
    track = st.tuples(place, place, st.integers(1, 6)).filter(lambda t: t[0] != t[1])
    return n, draw(st.lists(track, max_size=most))


TRIANGLES = [(0, 1, 2), (1, 2, 3), (2, 0, 4), (3, 4, 1), (4, 5, 1), (5, 3, 1)]


@given(multigraphs(12))
@settings(deadline=None)
def test_B16_label_is_the_lowest_connected_place(drawn: tuple[int, list[Track]]) -> None:
    n, tracks = drawn
    net = network(n, tracks)
    for place in range(n):
        assert net.label[place] == min(reached(tracks, place))
        for other in range(n):
            assert net.connected(place, other) == (other in reached(tracks, place))


def test_B16_only_owned_tracks_join() -> None:
    net = network(3, [(0, 1, 2), (1, 2, 2)], owned={1})
    assert net.connected(1, 2)
    assert not net.connected(0, 1)
    assert list(net.label) == [0, 1, 1]


def test_B16_tracks_beyond_the_first_word_count() -> None:
    tracks = [(place, place + 1, 1) for place in range(299)]
    net = network(300, tracks, owned={62, 63, 125, 126, 298})
    assert net.connected(62, 64)
    assert net.connected(125, 127)
    assert not net.connected(64, 125)
    assert net.label[299] == 298
    assert net.longest() == 2


def test_CH5_ends_in_one_country_are_not_joined() -> None:
    city, other_city, border, other_border = 0, 1, 2, 3
    net = network(4, [(city, border, 2), (other_city, other_border, 2)])
    assert not net.connected(city, other_city)
    assert net.longest() == 2


@given(multigraphs(9))
@settings(max_examples=60, deadline=None)
def test_IN4_twice_joined_means_two_paths_without_a_common_track(
    drawn: tuple[int, list[Track]],
) -> None:
    n, tracks = drawn
    net = network(n, tracks)
    for a in range(n):
        for b in range(n):
            ways = paths(tracks, a, b)
            assert net.twice_joined(a, b) == (
                a != b and any(not one & two for one in ways for two in ways)
            )


def test_IN4_the_two_paths_may_cross_in_a_city() -> None:
    figure_eight = [(0, 1, 1), (1, 2, 1), (2, 0, 1), (2, 3, 1), (3, 4, 1), (4, 2, 1)]
    net = network(5, figure_eight)
    assert net.twice_joined(0, 3)
    assert net.twice_joined(1, 4)


def test_IN4_a_bridge_joins_only_once() -> None:
    net = network(6, [*TRIANGLES, (2, 3, 1)])
    assert net.connected(0, 5)
    assert net.twice_joined(0, 2)
    assert net.twice_joined(3, 5)
    assert not net.twice_joined(2, 3)
    assert not net.twice_joined(0, 5)


def test_IN4_parallel_tracks_join_twice() -> None:
    assert network(2, [(0, 1, 3), (0, 1, 3)]).twice_joined(0, 1)
    assert not network(2, [(0, 1, 3)]).twice_joined(0, 1)


def along(tracks: list[Track], trail: list[int]) -> bool:
    """Return whether some tracks in this order can be walked from one end or the other."""
    for start in tracks[trail[0]][:2] if trail else ():
        place = start
        for track in trail:
            a, b, _ = tracks[track]
            if place not in (a, b):
                break
            place = a + b - place
        else:
            return True
    return not trail


@given(multigraphs(12))
@settings(max_examples=60, deadline=None)
def test_B17_longest_trail_can_be_walked(drawn: tuple[int, list[Track]]) -> None:
    n, tracks = drawn
    net = network(n, tracks)
    trail = net.longest_trail()
    assert along(tracks, trail)
    assert len(set(trail)) == len(trail)
    assert sum(tracks[track][2] for track in trail) == net.longest()


def test_B17_longest_trail_names_tracks_of_the_board() -> None:
    tracks = [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)]
    assert network(4, tracks, owned={1, 3}).longest_trail() in ([1], [3])
    assert sorted(network(4, tracks, owned={1, 2, 3}).longest_trail()) == [1, 2, 3]
    assert network(4, tracks, owned=set()).longest_trail() == []
