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
    choosing = s.phase == FIRST

    def hand(of: int) -> tuple[int, ...]:
        return tuple(s.hands[of * N_CARDS : (of + 1) * N_CARDS])

    return View(
        seat=seat,
        to_act=tuple(game.seats_to_act(s)),
        phase=phase_name(game, s),
        starter=int(s.starter),
        turn=int(s.turn),
        turns_left=int(s.turns_left),
        passes=int(s.passes),
        hand=hand(seat) if own else (),
        tickets=tuple(s.members(s.kept, seat)) if own else (),
        offers=tuple(offers_of(game, s, seat)) if own else (),
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
        deck_batches=tuple(tuple(map(len, batches)) for batches in s.deck_batches()),
        deck_kept=counts_by_deck(game, [s.members(s.kept, each) for each in seats]),
        deck_offers=counts_by_deck(game, [offers_of(game, s, each) for each in seats]),
    )


def phase_name(game: Game, s: State) -> str:
    """Return what is being decided: one of the phases of every map, or a mechanic's question."""
    if game.dealer is not None and game.is_before_deal(s):
        return game.dealer.name
    phase = int(s.phase)
    return PHASES[phase] if phase < ASKED else game.mechanics[phase - ASKED].name


def offers_of(game: Game, s: State, seat: int) -> list[int]:
    """Return the tickets that a seat may choose from."""
    first = seat * game.most_offered
    return list(s.offers[first : first + s.n_offers[seat]])


def counts_by_deck(game: Game, tickets: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """Return by seat how many of its tickets are of each deck, where backs differ; else nothing."""
    n_decks = len(game.ticket_rules.split)
    if n_decks == 0:
        return ()
    decks = [[game.deck_of[ticket] for ticket in some] for some in tickets]
    return tuple(tuple(map(some.count, range(n_decks))) for some in decks)
