"""How tickets stand, which tracks are closed and what would open them, on every map."""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from typing import Any, cast

from hypothesis import given, settings
from hypothesis import strategies as st

from branchline.core.arrays import POW
from branchline.core.chance import Dice
from branchline.core.claim import open_tracks
from branchline.core.game import Game
from branchline.core.state import OVER
from branchline.maps import load_map
from branchline.maps.readers import displays_of
from branchline.maps.schema import Leg
from branchline.mechanics.technologies.rules import Technologies
from branchline.play.analysis import TicketState
from branchline.play.closed import closed_tracks, free_tracks, opened_by, public_state
from branchline.play.game_facts import GameFacts
from branchline.play.ticket_paths import borrowable_by, joined_path
from branchline.play.tickets import ticket_states
from branchline.play.view import View, view_of
from branchline.server.analysis_cache import AnalysisCache
from tests.rules.table import Table
from tests.tables import game_of, tables

TABLES = st.sampled_from(tables())
SEEDS = st.integers(0, 2**40)


def distances(game: Game, own: set[int], free: set[int], starts: Sequence[int]) -> dict[int, int]:
    """Return the fewest trains to every place, whatever technologies they take."""
    queue = [(0, place) for place in starts]
    found: dict[int, int] = {}
    while queue:
        far, place = heapq.heappop(queue)
        if place not in found:
            found[place] = far
            for number in own | free:
                ends = (int(game.board.track_a[number]), int(game.board.track_b[number]))
                if place in ends:
                    step = 0 if number in own else int(game.trains_for[number])
                    heapq.heappush(queue, (far + step, sum(ends) - place))
    return found


def fewest_trains(
    game: Game, own: set[int], free: set[int], leg: Leg, root: int = -1
) -> int | None:
    """Return the fewest trains that join a leg, and both its ends to a root if there is one.

    Three places are joined best where ways from all of them meet.
    """
    terminals = [leg.starts, leg.ends] if root < 0 else [leg.starts, leg.ends, (root,)]
    far = [distances(game, own, free, places) for places in terminals]
    met = set.intersection(*(set(each) for each in far))
    return min((sum(each[place] for each in far) for place in met), default=None)


def a_view(which: tuple[str, str | None, int], seed: int, steps: int) -> tuple[Game, View]:
    """Return a game after some random moves, claims preferred, as one seat sees it."""
    game = game_of(*which)
    dice = Dice(seed)
    s = game.start(dice)
    for _ in range(steps):
        if s.phase == OVER:
            break
        legal = game.legal(s)
        claims = [a for a in legal if game.claim_action <= a < game.mechanic_action]
        chosen = claims or legal
        game.apply(s, chosen[dice.below(len(chosen))], dice)
    return game, view_of(game, s, seed % which[2])


@given(TABLES, SEEDS, st.integers(0, 220))
@settings(max_examples=60, deadline=None)
def test_tickets_stand_as_their_networks_say(
    which: tuple[str, str | None, int], seed: int, steps: int
) -> None:
    game, view = a_view(which, seed, steps)
    data = load_map(*which[:2])
    own = set(view.owned[view.seat])
    gone = {
        entry["name"]
        for shown in view.mechanics.values()
        for entry in shown.get("supply", ())
        if not entry["left"]
    }
    s = public_state(game, view)
    borrowing = bool(borrowable_by(game, view, s))
    free = {
        track
        for track in free_tracks(game, view)
        if gone.isdisjoint(
            n for each in displays_of(game) for n in each.missing(game, s, view.seat, track)
        )
    }
    root = max((each.root(game, s, view.seat) for each in displays_of(game)), default=-1)
    states = ticket_states(data, game, view)
    assert [state.ticket for state in states] == [*view.tickets, *view.offers]
    for state in states:
        legs = data.tickets[state.ticket].legs
        assert len(state.legs) == len(legs)
        trains = [fewest_trains(game, own, free, leg, root) for leg in legs]
        near = [n for n in trains if n is not None and n <= view.trains[view.seat]]
        if state.done:
            assert state.points == max(
                leg.points for leg, on in zip(legs, state.legs, strict=True) if on
            )
            if not borrowing:
                assert set(state.tracks) <= own
                assert fewest_trains(game, set(state.tracks), set(), legs[0]) == 0 or len(legs) > 1
        else:
            assert state.points == -min(leg.points for leg in legs)
            assert not any(state.legs)
            assert state.possible or not near
            if state.possible and not borrowing:
                assert near
                assert state.trains == sum(game.trains_for[track] for track in state.tracks)
                assert set(state.tracks) <= free
                assert any(
                    fewest_trains(game, own | set(state.tracks), set(), leg, root) == 0
                    for leg in legs
                )
                if not gone and not view.mechanics.get("technologies"):
                    assert state.trains == min(near)


@given(TABLES, SEEDS, st.integers(0, 220))
@settings(max_examples=60, deadline=None)
def test_every_track_is_owned_open_or_closed_for_a_reason(
    which: tuple[str, str | None, int], seed: int, steps: int
) -> None:
    game, view = a_view(which, seed, steps)
    closed = {each.track: each for each in closed_tracks(game, view)}
    groups = [set(closed), set(view.open_tracks), set(view.owned[view.seat])]
    assert len(set.union(*groups)) == sum(map(len, groups)) == game.board.n_tracks
    for track, each in closed.items():
        owners = tuple(seat for seat, own in enumerate(view.owned) if track in own)
        assert (each.reason == "taken") == bool(owners)
        assert each.seats == owners
        assert (each.reason == "missing") == bool(each.needs)


@given(st.sampled_from([t for t in tables() if t[0] == "uk"]), SEEDS, st.integers(0, 220))
@settings(max_examples=30, deadline=None)
def test_buying_a_technology_opens_what_was_said(
    which: tuple[str, str | None, int], seed: int, steps: int
) -> None:
    game, view = a_view(which, seed, steps)
    if view.mechanics["technologies"]["under_way"]:
        return
    [shop] = [m for m in game.mechanics if isinstance(m, Technologies)]
    said = opened_by(game, view)
    shelf = cast("list[dict[str, Any]]", view.mechanics["technologies"]["supply"])
    for number, entry in enumerate(shelf):
        s = public_state(game, view)
        if entry["left"] and view.seat not in entry["owners"]:
            s.slots[shop.slot + shop.n_cards + view.seat] |= POW[number]
        open_tracks(game, s, view.seat)
        opened = set(s.members(s.open, view.seat)) - set(view.open_tracks)
        assert opened == set(said.get(number, ())), entry["name"]


def test_only_technologies_open_tracks() -> None:
    game, view = a_view(("usa", None, 2), 1, 40)
    assert opened_by(game, view) == {}


def state_of(t: Table) -> TicketState:
    """Return how the only ticket of the first seat stands."""
    [state] = ticket_states(t.data, t.game, t.view(0))
    return state


def test_a_station_makes_a_ticket_possible_and_then_done() -> None:
    t = Table("europe")
    t.path(0, "Brest", "Paris")
    t.tickets(0, "Brest–Marseille")
    mine, theirs = t.track(t.track_between("Brest", "Paris")), t.track("Marseille–Paris")
    assert (state_of(t).possible, state_of(t).trains, state_of(t).tracks) == (True, 4, (theirs,))
    t.close_board(t.notation.tracks[mine])
    assert (state_of(t).possible, state_of(t).trains, state_of(t).tracks) == (True, 0, ())
    assert state_of(t).points == -7
    t.stations(0, "Paris")
    assert (state_of(t).done, state_of(t).points) == (True, 7)
    assert state_of(t).tracks == (mine, theirs)


def test_without_stations_left_a_ticket_is_lost() -> None:
    t = Table("europe")
    t.path(0, "Brest", "Paris")
    t.tickets(0, "Brest–Marseille")
    t.stations(0, "Sevilla" if t.data.find_place("Sevilla") else "Wien", "Roma", "Kyiv")
    t.close_board(t.track_between("Brest", "Paris"))
    assert (state_of(t).possible, state_of(t).done) == (False, False)


def test_a_ticket_on_a_loop_says_so_and_the_sheet_shows_both_ways() -> None:
    t = Table("india")
    ticket = next(x for x in t.data.tickets if len(x.legs) == 1)
    a, b = ticket.legs[0].starts[0], ticket.legs[0].ends[0]
    t.tickets(0, ticket.text)
    free = set(range(len(t.data.tracks)))
    first = joined_path(t.data, sorted(free), (), ticket.legs[0])
    second = joined_path(t.data, sorted(free - set(first)), (), ticket.legs[0])
    t.own(0, *(t.notation.tracks[n] for n in first), trains=False)
    assert state_of(t).done
    assert not state_of(t).looped
    assert set(state_of(t).tracks) == set(first)
    t.own(0, *(t.notation.tracks[n] for n in second), trains=False)
    assert state_of(t).looped
    sheet = t.score()
    found = [
        each.tracks_behind(t.game, t.state, sheet, 0, "grand_tour") for each in displays_of(t.game)
    ]
    tour = {track for each in found for track in each}
    assert tour <= {*first, *second}
    for gone in tour:  # whichever track is taken away, the rest still joins the places
        assert joined_path(t.data, sorted(tour - {gone}), (), Leg((a,), (b,), 1))


@given(TABLES, SEEDS)
@settings(max_examples=12, deadline=None)
def test_what_is_kept_is_what_would_be_found_anew(
    which: tuple[str, str | None, int], seed: int
) -> None:
    game = game_of(*which)
    data = load_map(*which[:2])
    dice = Dice(seed)
    s = game.start(dice)
    cache, facts = AnalysisCache(), GameFacts(game)
    before = s
    for move in range(60):
        if s.phase == OVER:
            break
        for seat in range(which[2]):
            view = view_of(game, s, seat)
            anew = AnalysisCache().of(data, game, facts, view)
            assert cache.of(data, game, facts, view) == anew
        if move % 7 == 6:  # a move is taken back
            s = before
            continue
        before = s.copy()
        legal = game.legal(s)
        claims = [a for a in legal if game.claim_action <= a < game.mechanic_action]
        chosen = claims or legal
        game.apply(s, chosen[dice.below(len(chosen))], dice)
