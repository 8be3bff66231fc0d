"""Claiming a track: paying, taking it, and what that closes (B11 to B13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core import events
from branchline.core.arrays import POW, WORD, bits, lowest_bit
from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.core.chance import Dice
from branchline.core.draw import discard_cards, restock

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.state import State


def claim(game: Game, s: State, action: i64, chance: Chance) -> None:
    """Claim a track as a claim action says, unless a mechanic steps in."""
    track = game.track_of[action - game.claim_action]
    row = game.claim_row(action)
    for mechanic in game.before_claim:
        if mechanic.before_claim(game, s, track, row, chance):
            return
    pay(game, s, s.seat, row)
    if chance.watching:
        tell_payment(game, events.CLAIMED, s.seat, track, row, chance)
    finish_claim(game, s, track, chance)


def tell_payment(game: Game, event: i64, seat: i64, what: i64, row: i64, chance: Chance) -> None:
    """Report a payment and what it is for: a track, a place."""
    prices = game.prices
    chance.tell(
        event,
        seat,
        what,
        prices.row_card[row],
        prices.row_cards[row],
        prices.row_locomotives[row],
    )


def finish_claim(game: Game, s: State, track: i64, chance: Chance) -> None:
    """Take a track that has been paid for, restock the cards and end the turn."""
    take_track(game, s, track, chance)
    restock(game, s, chance)
    game.end_turn(s, chance)


def pay(game: Game, s: State, seat: i64, row: i64) -> None:
    """Discard the cards of a payment; `restock` must follow."""
    prices = game.prices
    cards = prices.row_cards[row]
    if cards > 0:
        pay_cards(s, seat, prices.row_card[row], cards)
    locomotives = prices.row_locomotives[row]
    if locomotives > 0:
        pay_cards(s, seat, LOCOMOTIVE, locomotives)


def pay_cards(s: State, seat: i64, card: i64, n: i64) -> None:
    """Move cards from a hand to the discards; cards known to be held may be the ones spent."""
    at = seat * N_CARDS + card
    s.hands[at] -= n
    known = s.known[at] - n
    if known < 0:
        known = 0
    s.known[at] = known
    discard_cards(s, card, n)


def show_cards(s: State, seat: i64, card: i64, n: i64) -> None:
    """Make n cards of a hand public knowledge: they have been laid on the table (B19)."""
    at = seat * N_CARDS + card
    if s.known[at] < n:
        s.known[at] = n


def take_track(game: Game, s: State, track: i64, chance: Chance) -> None:
    """Place the trains, score the track, and close what it closes (B11 to B13)."""
    board = game.board
    seat = s.seat
    points = game.points[board.length[track]]
    for mechanic in game.rewarding:
        points = mechanic.claim_points(game, s, track, points, chance)
    s.trains[seat] -= game.trains_for[track]
    s.points[seat] += points
    s.owned[seat * board.n_words + track // WORD] |= POW[track % WORD]
    close_route(game, s, track)
    for mechanic in game.after_claim:
        mechanic.after_claim(game, s, track, chance)


def points_for(game: Game, s: State, track: i64) -> i64:
    """Return what the seat on turn would score for a track at once; the state stays as it is."""
    points = game.points[game.board.length[track]]
    if len(game.rewarding) > 0:
        after = s.copy()
        unwatched = Dice(0)
        for mechanic in game.rewarding:
            points = mechanic.claim_points(game, after, track, points, unwatched)
    return points


def close_route(game: Game, s: State, track: i64) -> None:
    """Close a claimed track, and its route for those who may take no more of it (B13, PL3)."""
    board = game.board
    n_words = board.n_words
    word = track // WORD
    bit = POW[track % WORD]
    for seat in range(game.players):
        at = seat * n_words + word
        if s.open[at] & bit:
            s.open[at] ^= bit
    route = board.route_of[track]
    if board.route_size[route] > 1:
        limit = board.route_limit[route]
        if limit < board.route_size[route] and (limit == 1 or route_full(game, s, route)):
            for seat in range(game.players):
                shut(game, s, route, seat)
        elif route_used_up(game, s, route, s.seat):
            shut(game, s, route, s.seat)


def route_full(game: Game, s: State, route: i64) -> bool:
    """Return whether nobody may take another track of a route."""
    n_words = game.board.n_words
    taken: i64 = 0
    for word in range(n_words):
        mask = game.route_mask[route * n_words + word]
        if mask != 0:
            taken += bits(mask & claimed(game, s, word))
    return taken >= game.board.route_limit[route]


def route_used_up(game: Game, s: State, route: i64, seat: i64) -> bool:
    """Return whether a seat owns as many tracks of a route as it may."""
    n_words = game.board.n_words
    mine: i64 = 0
    for word in range(n_words):
        mask = game.route_mask[route * n_words + word]
        if mask != 0:
            mine += bits(mask & s.owned[seat * n_words + word])
    return mine >= game.board.route_each[route]


def shut(game: Game, s: State, route: i64, seat: i64) -> None:
    """Close all tracks of a route to a seat."""
    n_words = game.board.n_words
    for word in range(n_words):
        at = seat * n_words + word
        mask = game.route_mask[route * n_words + word] & s.open[at]
        s.open[at] ^= mask


def open_tracks(game: Game, s: State, seat: i64) -> None:
    """Work out from scratch which tracks a seat might claim."""
    leave_open(game, s, seat)
    for mechanic in game.opening:
        mechanic.open_tracks(game, s, seat)


def leave_open(game: Game, s: State, seat: i64) -> None:
    """Open to a seat every track that ownership leaves to it, whatever mechanics say."""
    board = game.board
    n_words = board.n_words
    for word in range(n_words):
        s.open[seat * n_words + word] = game.all_tracks[word]
    for word in range(n_words):
        taken = claimed(game, s, word)
        s.open[seat * n_words + word] &= ~taken
        # Where all tracks may be taken, only those of the seat itself close others.
        tracks = game.shared_tracks[word] & s.owned[seat * n_words + word]
        tracks |= game.limited_tracks[word] & taken
        while tracks != 0:
            route = board.route_of[word * WORD + lowest_bit(tracks)]
            tracks &= tracks - 1
            full = board.route_limit[route] == 1 or route_full(game, s, route)
            if full or route_used_up(game, s, route, seat):
                shut(game, s, route, seat)


def claimed(game: Game, s: State, word: i64) -> i64:
    """Return a word of the mask of all tracks that have an owner."""
    everyone: i64 = 0
    for seat in range(game.players):
        everyone |= s.owned[seat * game.board.n_words + word]
    return everyone
