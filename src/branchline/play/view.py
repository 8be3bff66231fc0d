"""What one seat may know (B19), built by whitelist.

`view_of` is the only door through which a position leaves the engine before the game is over.
`SeatView` is what a server sends of it; the view that bots get has the mechanics' numbers besides.
"""

from __future__ import annotations

from collections.abc import Sequence

from branchline.core.cards import N_CARDS
from branchline.core.game import Game
from branchline.core.state import ASKED, FIRST, KEEP, OVER, SECOND, TURN, UNCHOSEN, State
from branchline.maps.readers import displays_of
from branchline.mechanics.base import Display
from branchline.message import Message
from branchline.play.seat_view import SeatView as SeatView
from branchline.play.seat_view import View as View

SPECTATOR = -1
"""The seat number of someone who only watches."""

PHASES = {TURN: "turn", SECOND: "second card", KEEP: "keep", FIRST: "first tickets", OVER: "over"}


class WrongSeat(ValueError):  # noqa: N818 - it names what was wrong
    """A seat that is not there, or not to act."""


def no_such_seat(seat: int, players: int) -> WrongSeat:
    """Return the error for a seat that is not there."""
    return WrongSeat(Message("no-such-seat", {"seat": str(seat), "last": players - 1}))


def view_of(game: Game, s: State, seat: int, displays: Sequence[Display] | None = None) -> View:
    """Return what a seat (or `SPECTATOR`) may know of a position.

    Callers that have the game's displays already may pass them.
    """
    if not SPECTATOR <= seat < game.players:
        raise no_such_seat(seat, game.players)
    seats = range(game.players)
    own = seat != SPECTATOR
    phase = int(s.phase)
    choosing = phase == FIRST

    def hand(of: int) -> tuple[int, ...]:
        return tuple(s.hands[of * N_CARDS : (of + 1) * N_CARDS])

    first_offer = seat * game.most_offered
    return View(
        seat=seat,
        to_act=tuple(game.seats_to_act(s)),
        phase=PHASES[phase] if phase < ASKED else game.mechanics[phase - ASKED].name,
        starter=int(s.starter),
        turn=int(s.turn),
        turns_left=int(s.turns_left),
        passes=int(s.passes),
        hand=hand(seat) if own else (),
        tickets=tuple(s.members(s.kept, seat)) if own else (),
        offers=tuple(s.offers[first_offer : first_offer + s.n_offers[seat]]) if own else (),
        choice=int(s.chosen[seat]) if own and choosing else UNCHOSEN,
        open_tracks=tuple(s.members(s.open, seat)) if own else (),
        row=tuple(s.row),
        deck_size=int(s.deck_size),
        discard=tuple(s.discard),
        shuffles=int(s.shuffles),
        hand_sizes=tuple(sum(hand(each)) for each in seats),
        known=tuple(tuple(s.known[each * N_CARDS : (each + 1) * N_CARDS]) for each in seats),
        ticket_counts=tuple(len(s.members(s.kept, each)) for each in seats),
        offer_counts=tuple(s.n_offers),
        has_chosen=tuple(s.chosen[each] != UNCHOSEN for each in seats),
        pile_batches=tuple(len(batch) for batch in s.ticket_batches()),
        trains=tuple(s.trains),
        points=tuple(s.points),
        owned=tuple(tuple(s.members(s.owned, each)) for each in seats),
        mechanics={
            display.rules.name: shown
            for display in (displays_of(game) if displays is None else displays)
            if (shown := display.view(game, s, seat))
        },
        slots=tuple(s.slots),
    )
