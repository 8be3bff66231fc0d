"""Which tracks are closed to a seat, and why."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from branchline.core.claim import leave_open, route_full, route_used_up
from branchline.core.game import Game
from branchline.core.state import State
from branchline.maps.readers import displays_of
from branchline.mechanics.base import Display
from branchline.play.redeal import place_public
from branchline.play.view import View


class Closed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A track that a seat may not claim, whatever cards and trains it has, and does not own."""

    track: int
    reason: Literal["taken", "route", "parallel", "missing", "later"]
    """Others have it; the seat has another track of the route; with so few players a parallel
    track closes it; the seat lacks what `needs` names; or the turn asks for another claim."""
    seats: tuple[int, ...] = ()
    """Who has it."""
    needs: tuple[str, ...] = ()
    """What the seat lacks."""


def public_state(game: Game, view: View) -> State:
    """Return a state that holds what the view shows of the table, and no hands."""
    s = game.new_state()
    place_public(game, view, s)
    return s


def gates_of(game: Game) -> list[Display]:
    """Return the mechanics that can close tracks to a seat that lacks something."""
    return [each for each in displays_of(game) if type(each).missing is not Display.missing]


def closed_tracks(game: Game, view: View) -> list[Closed]:
    """Return the tracks that are closed to the view's seat and not its own."""
    not_asked = {*view.open_tracks, *view.owned[view.seat]}
    asked = [track for track in range(game.board.n_tracks) if track not in not_asked]
    return why_closed(game, view, asked)


def why_closed(game: Game, view: View, tracks: Iterable[int]) -> list[Closed]:
    """Return what closes tracks to the view's seat."""
    s = public_state(game, view)
    gates = gates_of(game)
    others = {t for seat, own in enumerate(view.owned) if seat != view.seat for t in own}
    of_others = not others.isdisjoint(view.open_tracks)  # the turn asks for a track of theirs
    return [closed_by(game, view, s, track, gates, of_others) for track in tracks]


def closed_by(
    game: Game, view: View, s: State, track: int, gates: list[Display], of_others: bool
) -> Closed:
    """Return what closes a track to the view's seat.

    `s` is the view's public state, `gates` are the mechanics that can close tracks; `of_others`
    tells that a track of another seat is asked for.
    """
    owners = tuple(seat for seat, owned in enumerate(view.owned) if track in owned)
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
    missing = [name for m in gates for name in m.missing(game, s, view.seat, track)]
    return Closed(track, "missing" if missing else "later", owners, tuple(missing))


def free_tracks(game: Game, view: View, public: State | None = None) -> tuple[int, ...]:
    """Return the tracks that ownership leaves to the view's seat, whatever else they ask for.

    Callers that already have the view's public state may pass it; its open tracks are ignored.
    """
    s = public_state(game, view) if public is None else public
    leave_open(game, s, view.seat)
    return tuple(s.members(s.open, view.seat))


def opened_by(game: Game, view: View) -> dict[int, tuple[int, ...]]:
    """Return, for each thing the view's seat might buy, the free tracks that it would open."""
    opening = [each for each in displays_of(game) if type(each).opens is not Display.opens]
    if not opening:
        return {}
    s = public_state(game, view)
    found = (m.opens(game, s, view.seat).items() for m in opening)
    return {thing: tuple(tracks) for each in found for thing, tracks in each}
