"""What one seat may know (B19), built by whitelist.

`view_of` is the only door through which a position leaves the engine before the game is over.
`SeatView` is what a server sends of it; the view that bots get has the mechanics' numbers besides.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from branchline.core.cards import N_CARDS
from branchline.core.game import Game
from branchline.core.state import ASKED, FIRST, KEEP, OVER, SECOND, TURN, UNCHOSEN, State
from branchline.maps.readers import displays_of
from branchline.message import Message

SPECTATOR = -1
"""The seat number of someone who only watches."""

PHASES = {TURN: "turn", SECOND: "second card", KEEP: "keep", FIRST: "first tickets", OVER: "over"}


class WrongSeat(ValueError):  # noqa: N818 - it names what was wrong
    """A seat that is not there, or not to act."""


def no_such_seat(seat: int, players: int) -> WrongSeat:
    """Return the error for a seat that is not there."""
    return WrongSeat(Message("no-such-seat", {"seat": str(seat), "last": players - 1}))


class SeatView(msgspec.Struct, frozen=True):
    """A position as one seat (or a spectator) may see it; tuples are by seat unless said."""

    seat: int
    to_act: tuple[int, ...]
    phase: str
    starter: int
    turn: int
    turns_left: int
    """Turns left once the last round has begun; -1 before."""
    passes: int
    # This seat's own.
    hand: tuple[int, ...]
    """Number of each card."""
    tickets: tuple[int, ...]
    offers: tuple[int, ...]
    choice: int
    """The first tickets chosen, as a mask of the offers, while others still choose; else -1."""
    open_tracks: tuple[int, ...]
    """Tracks it might claim, by ownership and the map's rules, cards and trains aside."""
    # Everybody's.
    row: tuple[int, ...]
    """Card in each place of the row; -1 for a gap."""
    deck_size: int
    discard: tuple[int, ...]
    """Number of each card."""
    shuffles: int
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    """By seat, number of each card that everybody has seen it take and not yet spend."""
    ticket_counts: tuple[int, ...]
    offer_counts: tuple[int, ...]
    has_chosen: tuple[bool, ...]
    """Whether each seat has made its first choice."""
    pile_batches: tuple[int, ...]
    """Tickets left in the pile, top batch first; nobody knows the order within a batch."""
    trains: tuple[int, ...]
    points: tuple[int, ...]
    """For claimed tracks."""
    owned: tuple[tuple[int, ...], ...]
    """By seat, the tracks it has claimed."""
    mechanics: Mapping[str, Mapping[str, Any]]
    """What the mechanics have to show, in words a client can use."""


class View(SeatView, frozen=True):
    """A position as one seat may see it, with all that is needed to play it on."""

    slots: tuple[int, ...]
    """The mechanics' numbers, public by contract."""


def view_of(game: Game, s: State, seat: int) -> View:
    """Return what a seat (or `SPECTATOR`) may know of a position."""
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
            for display in displays_of(game)
            if (shown := display.view(game, s, seat))
        },
        slots=tuple(s.slots),
    )
