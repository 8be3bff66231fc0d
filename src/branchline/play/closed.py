"""Which tracks are closed to a seat, and why."""

from __future__ import annotations

from collections.abc import Iterable

from branchline.core.claim import leave_open, route_full, route_used_up
from branchline.core.game import Game
from branchline.core.state import State
from branchline.play.analysis import Closed
from branchline.play.game_facts import GameFacts
from branchline.play.placed_view import place_public
from branchline.play.view import View


def public_state(game: Game, view: View) -> State:
    """Return a state that holds what the view shows of the table, and no hands."""
    s = game.new_state()
    place_public(game, view, s)
    return s


def closed_tracks(
    game: Game, view: View, facts: GameFacts | None = None, public: State | None = None
) -> list[Closed]:
    """Return the tracks that are closed to the view's seat and not its own.

    Callers that have the game's displays or the view's public state already may pass them.
    """
    not_asked = {*view.open_tracks, *view.owned[view.seat]}
    asked = [track for track in range(game.board.n_tracks) if track not in not_asked]
    return why_closed(game, view, asked, facts, public)


def why_closed(
    game: Game,
    view: View,
    tracks: Iterable[int],
    facts: GameFacts | None = None,
    public: State | None = None,
) -> list[Closed]:
    """Return what closes tracks to the view's seat."""
    s = public_state(game, view) if public is None else public
    shown = GameFacts(game) if facts is None else facts
    owners: dict[int, tuple[int, ...]] = {}
    for seat, owned in enumerate(view.owned):
        for track in owned:
            owners[track] = (*owners.get(track, ()), seat)
    # Whether the turn asks for a track of others.
    of_others = any(owners.get(track, (view.seat,)) != (view.seat,) for track in view.open_tracks)
    return [
        closed_by(game, view, s, track, shown, owners.get(track, ()), of_others) for track in tracks
    ]


def closed_by(
    game: Game,
    view: View,
    s: State,
    track: int,
    shown: GameFacts,
    owners: tuple[int, ...],
    of_others: bool,
) -> Closed:
    """Return what closes a track to the view's seat.

    `s` is the view's public state; `of_others` tells that a track of another seat is asked for.
    """
    if owners and not of_others:
        return Closed(track, "taken", owners)
    if of_others and not owners:
        return Closed(track, "later")
    board = game.board
    route = board.route_of[track]
    if route_used_up(game, s, route, view.seat):
        return Closed(track, "route", owners)
    if not owners and route_full(game, s, route):
        return Closed(track, "parallel")
    missing = [name for m in shown.gates for name in m.missing(game, s, view.seat, track)]
    if missing:
        return Closed(track, "missing", owners, tuple(missing))
    if any(m.root(game, s, view.seat) >= 0 for m in shown.rooted):
        return Closed(track, "apart", owners)
    return Closed(track, "later", owners)


def free_tracks(game: Game, view: View, public: State | None = None) -> tuple[int, ...]:
    """Return the tracks that ownership leaves to the view's seat, whatever else they ask for.

    Callers that already have the view's public state may pass it; its open tracks are ignored.
    """
    s = public_state(game, view) if public is None else public
    leave_open(game, s, view.seat)
    return tuple(s.members(s.open, view.seat))


def opened_by(
    game: Game, view: View, facts: GameFacts | None = None, public: State | None = None
) -> dict[int, tuple[int, ...]]:
    """Return, for each thing the view's seat might buy, the free tracks that it would open."""
    opening = (GameFacts(game) if facts is None else facts).opening
    if not opening:
        return {}
    s = public_state(game, view) if public is None else public
    found = (m.opens(game, s, view.seat).items() for m in opening)
    return {thing: tuple(tracks) for each in found for thing, tracks in each}
