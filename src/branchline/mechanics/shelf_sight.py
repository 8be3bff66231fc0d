"""The shelf of technologies as numbers of an observation; all of it is public (B19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from branchline.core.arrays import POW, vec
from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.core.pieces import TOP, Axis, Piece, axis, byte, put_one, seat_after
from branchline.mechanics.shelf import BOUGHT, BUYING, LAID, LEFT, ROW, TRACK, UNDER_WAY

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.mechanics.technologies import Technologies

ERRANDS = ("nothing", "a rival's track", "the first of two claims", "the second of two claims")


def shelf_pieces(t: Technologies, game: Game) -> list[Piece]:
    """Describe the shelf, who owns what, and the purchase or claim being paid for."""
    seats = axis("seat", int(game.players))
    kinds = axis("technology", int(t.n_cards))
    cards = axis("card", N_CARDS)
    tracks = axis("track", int(game.board.n_tracks))
    copies = max(card.copies for card in t.cards)
    errands = Axis("word", tuple(range(len(ERRANDS))), ERRANDS)
    most = int(sum(game.cards))
    return [
        Piece("technologies_left", (kinds,), copies, "copies still on the shelf"),
        Piece("technologies", (seats, kinds), 1, "whether the seat owns it"),
        Piece("technology_points", (seats, kinds), TOP, "points it has brought the seat so far"),
        Piece("bought", (), 1, "whether a technology was bought this turn"),
        Piece("errand", (errands,), 1, "what a technology bought this turn is used for"),
        Piece("paying_for_technology", (kinds,), 1, "the technology being paid for"),
        Piece("paying_for_track", (tracks,), 1, "the track being paid for with substitutes"),
        Piece("paying", (cards,), most, "cards of this payment that are no substitutes"),
        Piece("substitutes_laid", (cards,), most, "cards chosen as substitutes so far"),
        Piece("substitutes_to_choose", (), most, "cards still to be chosen as substitutes"),
    ]


def observe_shelf(t: Technologies, game: Game, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
    """Write the shelf, seat by seat what it owns and has scored, then what is being paid for."""
    n = t.n_cards
    number: i64
    step: i64
    for number in range(n):
        gone = t.until_shuffle[number] and s.shuffles > 0
        out[at + number] = 0 if gone else byte(s.slots[t.slot + number])
    at += n
    for step in range(game.players):
        mask = t.owned(s, seat_after(s, seat, step))
        for number in range(n):
            out[at + number] = 1 if mask & POW[number] else 0
        at += n
    for step in range(game.players):
        first = t.points_slot(seat_after(s, seat, step), 0)
        for number in range(n):
            out[at + number] = byte(s.slots[first + number])
        at += n
    out[at] = byte(t.get(s, BOUGHT))
    at = put_one(out, at + 1, len(ERRANDS), t.get(s, UNDER_WAY))
    return observe_payment(t, game, s, out, at)


def observe_payment(t: Technologies, game: Game, s: State, out: vec[u8], at: i64) -> i64:
    """Write what is being paid for while substitutes are chosen; else only zeros."""
    paying = t.get(s, LEFT) > 0
    buying: i64 = t.get(s, BUYING) - 1 if paying else -1
    track: i64 = t.get(s, TRACK) if paying and buying < 0 else -1
    row = t.get(s, ROW)
    at = put_one(out, at, t.n_cards, buying)
    at = put_one(out, at, game.board.n_tracks, track)
    put_one(out, at, N_CARDS, -1)
    if buying >= 0:
        out[at + LOCOMOTIVE] = byte(t.price[buying] - row)
    elif track >= 0:
        card: i64 = game.prices.row_card[row]
        out[at + card] = byte(game.prices.row_cards[row])
        if game.prices.row_locomotives[row] > 0:
            out[at + LOCOMOTIVE] = byte(game.prices.row_locomotives[row])
    at += N_CARDS
    laid: i64
    for laid in range(N_CARDS):
        out[at + laid] = byte(t.get(s, LAID + laid))
    out[at + N_CARDS] = byte(t.get(s, LEFT))
    return at + N_CARDS + 1
