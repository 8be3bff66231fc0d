"""Tolls in play: paying them, loans for want of tokens, and what they score (NL3 to NL9).

Who can pay must, and who cannot takes a loan for that toll and keeps what tokens there are: so
nothing is asked. Of a route with several tracks the first owner gets the tolls of the others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.core.arrays import vec, zeros
from branchline.core.events import EventKind
from branchline.core.rules import Rules
from branchline.mechanics.ranking import rank_points

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.score import Sheet
    from branchline.core.state import State

BANK: Final = -1
"""Who gets a toll that goes to no seat."""


class Tolls(Rules):
    """Every track has its toll.

    Slots: for each seat its tokens, for each seat its loans, then for each route with several
    tracks 1 + the seat that took the first of them.
    """

    name = "tolls"

    def __init__(
        self, tolls: Sequence[int], start: int, loan: int, ranks: Mapping[int, Sequence[int]]
    ) -> None:
        super().__init__()
        self.toll: vec[i64] = vec[i64](list(tolls))
        self.start: i64 = start
        self.loan: i64 = loan
        """The points that each loan costs."""
        self.ranks: dict[int, Sequence[int]] = dict(ranks)
        self.points: vec[i64] = zeros(0)
        """The points of the ranks, for as many as play."""
        self.players: i64 = 0
        self.shared: vec[i64] = zeros(0)
        """The number of each route among those with several tracks, or -1."""
        self.rank_line: i64 = 0
        self.loan_line: i64 = 0
        self.to_bank_event: i64 = 0
        self.paid_event: i64 = 0
        self.received_event: i64 = 0
        self.loan_event: i64 = 0

    def reserve(self, game: Game) -> None:
        """Reserve the slots; name lines and events."""
        self.players = game.players
        self.points = vec[i64](list(self.ranks[int(game.players)]))
        self.shared = zeros(game.board.n_routes)
        found: i64 = 0
        for route in range(game.board.n_routes):
            self.shared[route] = -1
            if game.board.route_size[route] > 1:
                self.shared[route] = found
                found += 1
        self.n_slots = 2 * game.players + found
        self.rank_line = game.add_line(self.name)
        self.loan_line = game.add_line("loans")
        self.to_bank_event = game.add_event(EventKind("toll_to_bank", ("tokens", "left")))
        self.paid_event = game.add_event(EventKind("toll_paid", ("tokens", "left")))
        self.received_event = game.add_event(EventKind("toll_received", ("tokens", "left")))
        self.loan_event = game.add_event(EventKind("loan_taken", ("tokens", "loans")))

    def setup(self, game: Game, s: State, chance: Chance) -> None:
        """Give everybody the first tokens (NL3)."""
        for seat in range(game.players):
            s.slots[self.tokens_slot(seat)] = self.start

    def tokens_slot(self, seat: i64) -> i64:
        """Return where the tokens of a seat are kept."""
        return self.slot + seat

    def loans_slot(self, seat: i64) -> i64:
        """Return where the loans of a seat are kept."""
        return self.slot + self.players + seat

    def first_slot(self, number: i64) -> i64:
        """Return where it is kept who took the first track of a route with several."""
        return self.slot + 2 * self.players + number

    def tokens(self, s: State, seat: i64) -> i64:
        """Return the tokens of a seat."""
        return s.slots[self.tokens_slot(seat)]

    def loans(self, s: State, seat: i64) -> i64:
        """Return the loans of a seat."""
        return s.slots[self.loans_slot(seat)]

    def payee(self, game: Game, s: State, track: i64, seat: i64) -> i64:
        """Return the seat that gets the toll of a track if another seat takes it, or the bank."""
        number = self.shared[game.board.route_of[track]]
        if number < 0:
            return BANK
        first = s.slots[self.first_slot(number)] - 1
        if first == seat:
            return BANK
        return first

    def after_claim(self, game: Game, s: State, track: i64, chance: Chance) -> None:
        """Pay the toll, or take a loan (NL5, NL6)."""
        seat = s.seat
        payee = self.payee(game, s, track, seat)
        number = self.shared[game.board.route_of[track]]
        if number >= 0 and s.slots[self.first_slot(number)] == 0:
            s.slots[self.first_slot(number)] = seat + 1
        toll = self.toll[track]
        if toll == 0:
            return
        if self.tokens(s, seat) >= toll:
            s.slots[self.tokens_slot(seat)] -= toll
            if chance.watching:
                event = self.to_bank_event if payee == BANK else self.paid_event
                chance.tell(event, seat, toll, self.tokens(s, seat))
        else:
            s.slots[self.loans_slot(seat)] += 1
            if chance.watching:
                chance.tell(self.loan_event, seat, toll, self.loans(s, seat))
        if payee != BANK:
            s.slots[self.tokens_slot(payee)] += toll
            if chance.watching:
                chance.tell(self.received_event, payee, toll, self.tokens(s, payee))

    # The end

    def bonus(self, s: State, seat: i64) -> i64:
        """Return what the tokens of a seat score by rank: nothing with a loan (NL8)."""
        figures = zeros(self.players)
        for each in range(self.players):
            if self.loans(s, each) == 0:
                figures[each] = self.tokens(s, each) + 1
        return rank_points(figures, seat, self.points)

    def score(self, game: Game, s: State, sheet: Sheet) -> None:
        """Add the points of the ranks, and take those of the loans (NL8, NL9)."""
        for seat in range(game.players):
            points = self.bonus(s, seat)
            if points > 0:
                sheet.add(seat, self.rank_line, points)
            if self.loans(s, seat) > 0:
                sheet.add(seat, self.loan_line, -self.loan * self.loans(s, seat))
        sheet.measures[self.name] = [int(self.tokens(s, seat)) for seat in range(game.players)]
        sheet.measures["loans"] = [int(self.loans(s, seat)) for seat in range(game.players)]
