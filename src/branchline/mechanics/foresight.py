"""Technologies seen ahead: what a plan may count on buying, and when buying pays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.core.arrays import POW, vec
from branchline.core.cards import GRAY, LOCOMOTIVE, N_CARDS
from branchline.core.claim import leave_open
from branchline.core.hands import hand_size, most_held
from branchline.core.ways import CLOSED, OPEN, holds
from branchline.mechanics import shelf
from branchline.mechanics.laying import can_choose
from branchline.mechanics.shelf import BOUGHT, LEFT, UNDER_WAY

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State
    from branchline.core.ways import Ways
    from branchline.mechanics.technologies import Technologies

LOCOMOTIVE_WORTH: Final = 4
"""Points a locomotive is reckoned as when a technology is bought for its points alone."""
SPACES_A_TRACK: Final = 3
SPARE_CARDS: Final = 5
"""Cards to hold beyond the price before other cards are given for a locomotive."""
PRIZE: Final = 7
"""Figures about the best track still to be had."""
NEAR: Final = 10
"""Cards lacking from which such a track is far off."""
BOUGHT_AHEAD: Final = 4
"""Cards that having the technologies counts for, when rivals for a track are compared."""


def ways(t: Technologies, game: Game, s: State, seat: i64, ways: Ways) -> None:
    """Open what technologies on offer would open, each asked for by the tracks that need it."""
    if t.get(s, UNDER_WAY):
        return
    board = game.board
    number: i64
    lacking: i64 = 0
    offered: i64 = 0
    for number in range(t.n_cards):
        ways.price[number] = t.price[number]
        if not t.has(s, seat, number):
            lacking |= POW[number]
            if s.slots[t.slot + number] > 0:
                offered |= POW[number]
    first = seat * board.n_words
    before = s.open[first : first + board.n_words]
    leave_open(game, s, seat)
    track: i64
    word: i64
    for track in range(board.n_tracks):
        asked = t.needs[track] & lacking
        if asked == 0 or asked & offered != asked or ways.kind[track] != CLOSED:
            continue
        if holds(s.open, first, track):
            ways.kind[track] = OPEN
            ways.asks[track] = asked
    for word in range(board.n_words):
        s.open[first + word] = before[word]
    reward(t, game, s, seat, ways)


def reward(t: Technologies, game: Game, s: State, seat: i64, ways: Ways) -> None:
    """Count the points that technologies the seat owns give for claims (UK11)."""
    if t.owned(s, seat) & t.rewarding == 0:
        return
    number: i64
    track: i64
    for number in range(t.n_cards):
        if not t.has(s, seat, number):
            continue
        card = t.cards[number]
        points: i64 = card.number
        for track in range(game.board.n_tracks):
            if card.effect == shelf.TRACK_POINTS or (
                card.effect == shelf.FERRY_POINTS and t.is_ferry[track]
            ):
                ways.gain[track] += 100 * points


def purchase(t: Technologies, game: Game, s: State, ways: Ways) -> i64:
    """Return the action that buys a technology the plan wants, the cheapest first; or -1."""
    if t.get(s, BOUGHT) or t.get(s, UNDER_WAY):
        return -1
    best: i64 = -1
    least: i64 = 0
    number: i64
    for number in range(t.n_cards):
        wanted = ways.wanted & POW[number] != 0 or repays(t, game, s, number, ways)
        if not wanted:
            continue
        action = way_to_buy(t, game, s, number)
        if action >= 0 and (best < 0 or t.price[number] < least):
            best = action
            least = t.price[number]
    return best


def repays(t: Technologies, game: Game, s: State, number: i64, ways: Ways) -> bool:
    """Tell whether the points a technology promises are worth its locomotives."""
    if t.has(s, s.seat, number) or not t.on_offer(s, number):
        return False
    card = t.cards[number]
    points: i64 = card.number
    if card.effect == shelf.TRACK_POINTS:
        return points * (s.trains[s.seat] // SPACES_A_TRACK) > LOCOMOTIVE_WORTH * t.price[number]
    if card.effect == shelf.FERRY_POINTS:
        ferries: i64 = 0
        track: i64
        for track in range(game.board.n_tracks):
            if ways.planned[track] == 1 and ways.kind[track] == OPEN and t.is_ferry[track]:
                ferries += 1
        return points * ferries > LOCOMOTIVE_WORTH * t.price[number]
    return False


def way_to_buy(t: Technologies, game: Game, s: State, number: i64) -> i64:
    """Return how to buy with as few substitutes as possible, or -1 if that costs too much."""
    substitutes: i64
    for substitutes in range(2):
        if substitutes > t.price[number]:
            break
        action = t.action + t.first_buy[number] + substitutes
        if t.is_turn_action(game, s, action):
            spent = t.price[number] - substitutes + substitutes * t.rate(s, s.seat)
            if substitutes == 0 or hand_size(s, s.seat) >= spent + SPARE_CARDS:
                return action
    return -1


def reply(t: Technologies, game: Game, s: State, ways: Ways) -> i64:
    """Return the card to give for a locomotive that the plan misses least; -1 if a claim is due."""
    if t.get(s, LEFT) == 0:
        return -1
    best: i64 = -1
    most: i64 = 0
    card: i64
    for card in range(N_CARDS):
        if not can_choose(t, game, s, card):
            continue
        surplus = s.hands[s.seat * N_CARDS + card] - ways.need[card]
        if card == N_CARDS - 1:
            surplus -= 20
        if best < 0 or surplus > most:
            best = t.action + t.choose + card
            most = surplus
    return best


def traits(
    t: Technologies, game: Game, s: State, seat: i64, ways: Ways, out: vec[i64], at: i64
) -> i64:
    """Write which technologies a seat owns, what it wants and how far its locomotives go."""
    number: i64
    for number in range(t.n_cards):
        out[at + number] = 1000 if t.has(s, seat, number) else 0
    at += t.n_cards
    missing = ways.need[LOCOMOTIVE] - s.hands[seat * N_CARDS + LOCOMOTIVE]
    out[at] = 250 * ways.locomotives(ways.wanted)
    out[at + 1] = 250 * (missing if missing > 0 else 0)
    return prize(t, game, s, seat, ways, out, at + 2)


def prize(
    t: Technologies, game: Game, s: State, seat: i64, ways: Ways, out: vec[i64], at: i64
) -> i64:
    """Write how far a seat is from the best track still to be had, and how far others may be.

    A long one decides many games: who gets it must have saved cards, and bought, in time.
    """
    i: i64
    for i in range(PRIZE):
        out[at + i] = 0
    board = game.board
    track = most_points(game, s, seat, ways)
    if track < 0:
        return at + PRIZE
    hand = seat * N_CARDS
    held = s.hands[hand + LOCOMOTIVE] - ways.locomotives(ways.asks[track])
    least = game.prices.least[track]
    short: i64 = least - held if least > held else 0
    colour = board.colour[track]
    cards = most_held(s, seat) if colour == GRAY else s.hands[hand + colour]
    if held > 0:
        cards += held if held < game.prices.most[track] else game.prices.most[track]
    lack: i64 = board.length[track] - cards
    if lack < short:
        lack = short
    if lack < 0:
        lack = 0
    near: i64 = NEAR - lack - short
    points = game.points[board.length[track]]
    out[at] = 25 * points
    out[at + 1] = 100 * lack
    out[at + 2] = 250 * short
    out[at + 3] = 5 * points * near if near > 0 else 0
    out[at + 4] = 25 * points if lack == 0 else 0
    rivals(t, game, s, seat, track, out, at + 5)
    return at + PRIZE


def most_points(game: Game, s: State, seat: i64, ways: Ways) -> i64:
    """Return the track that scores most of those a seat has trains for and may claim, or -1."""
    best: i64 = -1
    most: i64 = 0
    track: i64
    for track in range(game.board.n_tracks):
        length = game.board.length[track]
        if ways.kind[track] == OPEN and length <= s.trains[seat] and game.points[length] > most:
            most = game.points[length]
            best = track
    return best


def rivals(
    t: Technologies, game: Game, s: State, seat: i64, track: i64, out: vec[i64], at: i64
) -> None:
    """Write how many cards and known locomotives another holds who could claim a track, too."""
    cards: i64 = 0
    locomotives: i64 = 0
    other: i64
    for other in range(game.players):
        if other == seat or s.trains[other] < game.board.length[track]:
            continue
        known = s.known[other * N_CARDS + LOCOMOTIVE]
        if known > locomotives:
            locomotives = known
        held = hand_size(s, other)
        if t.needs[track] & ~t.owned(s, other) == 0:
            held += BOUGHT_AHEAD
        if held > cards:
            cards = held
    out[at] = 50 * cards
    out[at + 1] = 250 * locomotives
