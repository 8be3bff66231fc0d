"""Which tracks are closed to a seat, and why: as facts, and in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from branchline.core.claim import leave_open, route_tracks_of, route_tracks_taken
from branchline.core.game import Game
from branchline.core.hooks import Mechanic
from branchline.core.state import State
from branchline.play.notation import Notation
from branchline.play.redeal import place_public
from branchline.play.view import View

Reason = Literal["taken", "route", "parallel", "missing", "later"]
"""Others have it; the seat has another track of the route; with so few players a parallel track
closes it; the seat lacks something; or it is open, but not to what the turn asks for."""


@dataclass(frozen=True, slots=True)
class Closed:
    """A track that a seat may not claim, cards and trains aside."""

    track: int
    reason: Reason
    seats: tuple[int, ...] = ()
    """Who has it."""
    needs: tuple[str, ...] = ()
    """What the seat lacks."""


def public_state(game: Game, view: View) -> State:
    """Return a state that holds what the view shows of the table, and no hands."""
    s = game.new_state()
    place_public(game, view, s)
    return s


def closed_tracks(game: Game, view: View) -> list[Closed]:
    """Return the tracks that are closed to the view's seat and not its own."""
    s = public_state(game, view)
    gates = game.overriding("missing")
    not_asked = {*view.open_tracks, *view.owned[view.seat]}
    return [
        closed_by(game, view, s, track, gates)
        for track in range(game.board.n_tracks)
        if track not in not_asked
    ]


def closed_by(game: Game, view: View, s: State, track: int, gates: list[Mechanic]) -> Closed:
    """Return what closes a track to the view's seat.

    `s` is the view's public state, `gates` are the mechanics that can close tracks.
    """
    owners = tuple(seat for seat, owned in enumerate(view.owned) if track in owned)
    if owners:
        return Closed(track, "taken", owners)
    board = game.board
    route = board.route_of[track]
    if route_tracks_of(game, s, route, view.seat) >= board.route_each[route]:
        return Closed(track, "route")
    if route_tracks_taken(game, s, route) >= board.route_limit[route]:
        return Closed(track, "parallel")
    missing = [name for m in gates for name in m.missing(game, s, view.seat, track)]
    return Closed(track, "missing" if missing else "later", needs=tuple(missing))


def why_closed(notation: Notation, seats: tuple[str, ...], view: View, track: int) -> str | None:
    """Return why the view's seat may not claim a track, cards and trains aside; None if it may.

    `seats` are the players' names.
    """
    if track in view.open_tracks:
        return None
    game = notation.game
    s, gates = public_state(game, view), game.overriding("missing")
    closed = closed_by(game, view, s, track, gates)
    match closed.reason:
        case "taken":
            return f"taken by {' and '.join(seats[seat] for seat in closed.seats)}"
        case "route":
            return "you own another track of this route"
        case "parallel":
            return f"closed with {game.players} players: a parallel track is taken"
        case "missing":
            return f"needs {', '.join(closed.needs)}"
        case "later":
            return "not open now"


def free_tracks(game: Game, view: View, public: State | None = None) -> tuple[int, ...]:
    """Return the tracks that ownership leaves to the view's seat, whatever else they ask for.

    Whoever has the view's public state already may give it, but for its open tracks.
    """
    s = public_state(game, view) if public is None else public
    leave_open(game, s, view.seat)
    return tuple(s.members(s.open, view.seat))


def opened_by(game: Game, view: View) -> dict[int, tuple[int, ...]]:
    """Return, for each thing the view's seat might buy, the free tracks that it would open."""
    opening = game.overriding("opens")
    if not opening:
        return {}
    s = public_state(game, view)
    found = (m.opens(game, s, view.seat).items() for m in opening)
    return {thing: tuple(tracks) for each in found for thing, tracks in each}
