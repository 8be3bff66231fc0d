"""Why a track is closed to a seat, in words."""

from __future__ import annotations

from branchline.core.claim import leave_open, route_tracks_of, route_tracks_taken
from branchline.core.game import Game
from branchline.core.state import State
from branchline.play.notation import Notation
from branchline.play.redeal import place_public
from branchline.play.view import View


def public_state(game: Game, view: View) -> State:
    """Return a state that holds what the view shows of the table, and no hands."""
    s = game.new_state()
    place_public(game, view, s)
    return s


def why_closed(notation: Notation, seats: tuple[str, ...], view: View, track: int) -> str | None:
    """Return why the view's seat may not claim a track, cards and trains aside; None if it may.

    `seats` are the players' names.
    """
    if track in view.open_tracks:
        return None
    owners = [seats[seat] for seat, owned in enumerate(view.owned) if track in owned]
    if owners:
        return f"taken by {' and '.join(owners)}"
    game = notation.game
    board = game.board
    s = public_state(game, view)
    route = board.route_of[track]
    if route_tracks_of(game, s, route, view.seat) >= board.route_each[route]:
        return "you own another track of this route"
    if route_tracks_taken(game, s, route) >= board.route_limit[route]:
        return f"closed with {game.players} players: a parallel track is taken"
    missing = [name for m in game.mechanics for name in m.missing(game, s, view.seat, track)]
    return f"needs {', '.join(missing)}" if missing else "not open now"


def free_tracks(game: Game, view: View) -> tuple[int, ...]:
    """Return the tracks that ownership leaves to the view's seat, whatever else they ask for."""
    s = public_state(game, view)
    leave_open(game, s, view.seat)
    return tuple(s.members(s.open, view.seat))
