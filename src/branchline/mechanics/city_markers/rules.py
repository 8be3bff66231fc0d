"""City markers in play: where seats start, markers after a claim, and whose points a claim brings.

The starting city is a seat's first marker (OW4); further ones cost cards of one colour, after a
claim that ends in their city (OW6). A track into a marked city scores for the marker's owner (OW7,
OW8).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.core.arrays import vec, zeros
from branchline.core.cards import GRAY
from branchline.core.claim import open_tracks, pay, tell_payment
from branchline.core.draw import restock
from branchline.core.events import EventKind
from branchline.core.rules import PlaceOwners

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.score import Sheet
    from branchline.core.state import State

# Slots: 1 + the track just claimed while a marker may be placed; then, for each seat, its markers
# on the board, 1 + its starting city, and what others' claims have brought it; then, for each
# place, 1 + the seat whose marker stands there.
TRACK: Final = 0
SEATS: Final = 1
PLACED: Final = 0
START: Final = 1
EARNED: Final = 2
PER_SEAT: Final = 3

NOBODY: Final = -1


class CityMarkers(PlaceOwners):
    """A few markers a seat, one in a city, never moved.

    Actions: every place as a starting city; no marker; then every place with every payment.
    """

    name = "city_markers"

    def __init__(self, is_city: Sequence[bool], count: int, price: int) -> None:
        super().__init__()
        self.is_city: list[bool] = list(is_city)
        self.n_places: i64 = len(is_city)
        self.count: i64 = count
        self.cards: i64 = price
        """How many cards a marker costs."""
        self.price: i64 = 0
        self.n_payments: i64 = 0
        self.leave: i64 = 0
        """The action to place none, among the mechanic's own."""
        self.first_mark: i64 = 0
        self.places: i64 = 0
        """The first slot of places, among the mechanic's own."""
        self.payable: vec[i64] = zeros(0)
        self.line: i64 = 0
        self.started_event: i64 = 0
        self.placed_event: i64 = 0
        self.paid_event: i64 = 0

    def prepare(self, game: Game) -> None:
        """Let other mechanics know whose places are whose."""
        game.place_owners = self

    def reserve(self, game: Game) -> None:
        """Reserve slots and actions; name line and events."""
        self.places = SEATS + PER_SEAT * game.players
        self.n_slots = self.places + self.n_places
        self.price = game.prices.add(GRAY, self.cards, 0, self.cards)
        self.n_payments = game.prices.sizes[self.price]
        self.payable = zeros(self.n_payments)
        self.leave = self.n_places
        self.first_mark = self.n_places + 1
        self.n_actions = self.first_mark + self.n_places * self.n_payments
        self.line = game.add_line(self.name)
        self.started_event = game.add_event(EventKind("start_chosen", ("place",)))
        payment = ("place", "card", "cards", "locomotives")
        self.placed_event = game.add_event(EventKind("marker_placed", payment))
        self.paid_event = game.add_event(EventKind("city_paid", ("place", "points")))

    # What stands where

    def seat_slot(self, seat: i64, what: i64) -> i64:
        """Return where a number of a seat is kept."""
        return self.slot + SEATS + PER_SEAT * seat + what

    def owner_of(self, s: State, place: i64) -> i64:
        """Return the seat whose marker stands at a place, or -1."""
        return s.slots[self.slot + self.places + place] - 1

    def start_place(self, s: State, seat: i64) -> i64:
        """Return the starting city of a seat, or -1."""
        return s.slots[self.seat_slot(seat, START)] - 1

    def left(self, s: State, seat: i64) -> i64:
        """Return how many markers a seat has not placed."""
        return self.count - s.slots[self.seat_slot(seat, PLACED)]

    def earned(self, s: State, seat: i64) -> i64:
        """Return what the claims of others have brought a seat."""
        return s.slots[self.seat_slot(seat, EARNED)]

    def track_asked(self, s: State) -> i64:
        """Return the track at whose ends a marker may be placed, or -1."""
        return s.slots[self.slot + TRACK] - 1

    def is_free(self, game: Game, s: State, place: i64) -> bool:
        """Return whether a marker may stand at a place and none does (OW4)."""
        return (
            self.is_city[place]
            and not game.barred_places[place]
            and self.owner_of(s, place) == NOBODY
        )

    def mark(self, s: State, seat: i64, place: i64) -> None:
        """Place a marker of a seat."""
        s.slots[self.slot + self.places + place] = seat + 1
        s.slots[self.seat_slot(seat, PLACED)] += 1

    # Starting cities

    def before_turns(self, game: Game, s: State, chance: Chance) -> bool:
        """Ask for starting cities, the last seat first (OW4)."""
        chosen: i64 = 0
        for seat in range(game.players):
            if self.start_place(s, seat) != NOBODY:
                chosen += 1
        if chosen == game.players:
            return False
        s.seat = (s.starter + game.players - 1 - chosen) % game.players
        game.ask(s, self)
        return True

    def is_starting(self, s: State) -> bool:
        """Return whether the seat to act has to choose its starting city."""
        return self.start_place(s, s.seat) == NOBODY

    # Claims

    def claim_points(self, game: Game, s: State, track: i64, points: i64, chance: Chance) -> i64:
        """Give the points of a claim to the owners of its ends, if a rival is one (OW7, OW8)."""
        seat = s.seat
        a = game.board.track_a[track]
        b = game.board.track_b[track]
        of_a = self.owner_of(s, a)
        of_b = self.owner_of(s, b)
        if of_a in (NOBODY, seat) and of_b in (NOBODY, seat):
            if of_a == NOBODY or of_b == NOBODY:
                return points
            if chance.watching:
                chance.tell(self.paid_event, seat, a, points)
                chance.tell(self.paid_event, seat, b, points)
            return 2 * points
        mine: i64 = 0
        for place in (a, b):
            owner = self.owner_of(s, place)
            if owner == NOBODY:
                continue
            if chance.watching:
                chance.tell(self.paid_event, owner, place, points)
            if owner == seat:
                mine += points
            else:
                s.points[owner] += points
                s.slots[self.seat_slot(owner, EARNED)] += points
        return mine

    def after_claim(self, game: Game, s: State, track: i64, chance: Chance) -> None:
        """Remember that a marker may be placed (OW6, OW9)."""
        if self.left(s, s.seat) > 0:
            s.slots[self.slot + TRACK] = track + 1

    def end_turn(self, game: Game, s: State, chance: Chance) -> bool:
        """Ask before the turn ends, if a marker can be placed and paid."""
        track = self.track_asked(s)
        if track < 0:
            return False
        a = game.board.track_a[track]
        b = game.board.track_b[track]
        if (self.is_free(game, s, a) or self.is_free(game, s, b)) and self.find_payments(
            game, s
        ) > 0:
            game.ask(s, self)
            return True
        s.slots[self.slot + TRACK] = 0
        return False

    def find_payments(self, game: Game, s: State) -> i64:
        """Find the payments for a marker that the seat on turn can make; return how many."""
        return game.prices.payments_into(s, s.seat, self.price, 0, self.payable, 0)

    # Answers

    def answers(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """Append the free places to start from; or no marker, and both ends with payments."""
        if self.is_starting(s):
            for place in range(self.n_places):
                if self.is_free(game, s, place):
                    acts[n] = self.action + place
                    n += 1
            return n
        acts[n] = self.action + self.leave
        n += 1
        n_payments = self.find_payments(game, s)
        track = self.track_asked(s)
        low = game.board.track_a[track]
        high = game.board.track_b[track]
        if low > high:
            low, high = high, low
        for place in (low, high):
            if self.is_free(game, s, place):
                for i in range(n_payments):
                    acts[n] = self.mark_action(place, self.payable[i])
                    n += 1
        return n

    def mark_action(self, place: i64, payment: i64) -> i64:
        """Return the action that places a marker for a payment."""
        return self.action + self.first_mark + place * self.n_payments + payment

    def is_answer(self, game: Game, s: State, action: i64) -> bool:
        """Return whether an action is among the answers."""
        number = action - self.action
        if number < 0 or number >= self.n_actions:
            return False
        if self.is_starting(s):
            return number < self.n_places and self.is_free(game, s, number)
        if number == self.leave:
            return True
        if number < self.first_mark:
            return False
        place = (number - self.first_mark) // self.n_payments
        row = game.prices.rows[self.price] + (number - self.first_mark) % self.n_payments
        track = self.track_asked(s)
        return (
            (place == game.board.track_a[track] or place == game.board.track_b[track])
            and self.is_free(game, s, place)
            and game.prices.affordable(s, s.seat, row)
        )

    def resolve(self, game: Game, s: State, action: i64, chance: Chance) -> None:
        """Start from a city, or place a marker or none; then go on."""
        number = action - self.action
        game.answered(s)
        if number < self.n_places:
            s.slots[self.seat_slot(s.seat, START)] = number + 1
            self.mark(s, s.seat, number)
            open_tracks(game, s, s.seat)
            if chance.watching:
                chance.tell(self.started_event, s.seat, number)
            game.begin(s, chance)
            return
        s.slots[self.slot + TRACK] = 0
        if number != self.leave:
            place = (number - self.first_mark) // self.n_payments
            row = game.prices.rows[self.price] + (number - self.first_mark) % self.n_payments
            pay(game, s, s.seat, row)
            self.mark(s, s.seat, place)
            if chance.watching:
                tell_payment(game, self.placed_event, s.seat, place, row, chance)
            restock(game, s, chance)
        game.end_turn(s, chance)

    def score(self, game: Game, s: State, sheet: Sheet) -> None:
        """Set apart what the claims of others have brought."""
        for seat in range(game.players):
            if self.earned(s, seat) > 0:
                sheet.set_apart(seat, self.line, self.earned(s, seat))
