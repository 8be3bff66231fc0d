"""Stations in play: building them, and what they lend at the end (EU4 to EU7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.core.arrays import POW, WORD, vec, zeros
from branchline.core.cards import GRAY
from branchline.core.claim import pay, tell_payment
from branchline.core.draw import restock
from branchline.core.events import EventKind
from branchline.core.rules import Rules
from branchline.core.score import ticket_points
from branchline.mechanics.stations.borrowed_tracks import BorrowedTracks, ends_of

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.graph import Network
    from branchline.core.score import Sheet
    from branchline.core.state import State

FEWEST: Final = "fewest_stations"
"""The tie-breaker (EU7)."""


class Stations(Rules):
    """A few stations a seat, each dearer than the one before.

    Slots: for each place, 1 + the seat whose station stands there (or 0); then, for each seat, how
    many it has built. Actions: for each city, the payments of the first station, of the second, ...
    """

    name = "stations"

    def __init__(self, cities: Sequence[int], costs: Sequence[int], unused_points: int) -> None:
        super().__init__()
        self.cities: vec[i64] = vec[i64](cities)
        self.costs: list[int] = list(costs)
        self.unused_points: i64 = unused_points
        self.count: i64 = len(costs)
        self.prices: vec[i64] = vec[i64]([])
        self.offsets: vec[i64] = vec[i64]([])  # where the payments of each price start, per city
        self.per_city: i64 = 0
        self.payable: vec[i64] = vec[i64]([])
        """The payments for the next station that were found last."""
        self.n_places: i64 = 0
        self.tracks_at: list[list[int]] = []
        """The tracks at every place."""
        self.line: i64 = 0
        self.event: i64 = 0

    def reserve(self, game: Game) -> None:
        """Reserve slots and actions; name line and event."""
        self.n_places = game.board.n_places
        self.tracks_at = [[] for _ in range(game.board.n_places)]
        for track in range(game.board.n_tracks):
            self.tracks_at[game.board.track_a[track]].append(track)
            self.tracks_at[game.board.track_b[track]].append(track)
        self.n_slots = game.board.n_places + game.players
        prices = [game.prices.add(GRAY, cost, 0, cost) for cost in self.costs]
        sizes = [game.prices.sizes[price] for price in prices]
        self.prices = vec[i64](prices)
        self.offsets = vec[i64]([sum(sizes[:number]) for number in range(len(sizes))])
        self.per_city = sum(sizes)
        self.n_actions = self.per_city * len(self.cities)
        self.payable = zeros(self.per_city)
        self.line = game.add_line("unused_stations")
        self.event = game.add_event(
            EventKind("station_built", ("place", "card", "cards", "locomotives"))
        )

    def owner_slot(self, place: i64) -> i64:
        """Return where it is kept whose station stands at a place: 1 + the seat, or 0."""
        return self.slot + place

    def built_slot(self, seat: i64) -> i64:
        """Return where it is kept how many stations a seat has built."""
        return self.slot + self.n_places + seat

    def owner(self, s: State, place: i64) -> i64:
        """Return 1 + the seat whose station stands at a place, or 0."""
        return s.slots[self.owner_slot(place)]

    def built(self, s: State, seat: i64) -> i64:
        """Return how many stations a seat has built."""
        return s.slots[self.built_slot(seat)]

    def find_payments(self, game: Game, s: State) -> i64:
        """Find the payments for the next station of the seat on turn; return how many."""
        number = self.built(s, s.seat)
        if number == self.count:
            return 0
        price = self.prices[number]
        return game.prices.payments_into(s, s.seat, price, self.offsets[number], self.payable, 0)

    def turn_actions(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """List every free city with every payment for the next station (EU4)."""
        n_payments = self.find_payments(game, s)
        if n_payments == 0:
            return n
        for index in range(len(self.cities)):
            if self.owner(s, self.cities[index]) == 0:
                for i in range(n_payments):
                    acts[n] = self.action + index * self.per_city + self.payable[i]
                    n += 1
        return n

    def count_turn_actions(self, game: Game, s: State) -> i64:
        """Return the number of payments times that of free cities: each station stands in one."""
        free: i64 = len(self.cities)
        for seat in range(game.players):
            free -= self.built(s, seat)
        return free * self.find_payments(game, s)

    def turn_action(self, game: Game, s: State, number: i64) -> i64:
        """Return the action of a free city and a payment, by number."""
        n_payments = self.find_payments(game, s)
        skip = number // n_payments
        index: i64 = 0
        while skip > 0 or self.owner(s, self.cities[index]) != 0:
            if self.owner(s, self.cities[index]) == 0:
                skip -= 1
            index += 1
        return self.action + index * self.per_city + self.payable[number % n_payments]

    def is_turn_action(self, game: Game, s: State, action: i64) -> bool:
        """Return whether a station may be built in a city with a payment."""
        number = self.built(s, s.seat)
        if number == self.count:
            return False
        place = self.cities[(action - self.action) // self.per_city]
        payment = (action - self.action) % self.per_city - self.offsets[number]
        price = self.prices[number]
        return (
            self.owner(s, place) == 0
            and 0 <= payment < game.prices.sizes[price]
            and game.prices.affordable(s, s.seat, game.prices.rows[price] + payment)
        )

    def act(self, game: Game, s: State, action: i64, chance: Chance) -> None:
        """Build a station."""
        seat = s.seat
        number = self.built(s, seat)
        place = self.cities[(action - self.action) // self.per_city]
        payment = (action - self.action) % self.per_city - self.offsets[number]
        row = game.prices.rows[self.prices[number]] + payment
        pay(game, s, seat, row)
        s.slots[self.owner_slot(place)] = seat + 1
        s.slots[self.built_slot(seat)] = number + 1
        if chance.watching:
            tell_payment(game, self.event, seat, place, row, chance)
        restock(game, s, chance)
        game.end_turn(s, chance)

    def join(self, game: Game, s: State, seat: i64, network: Network) -> None:
        """Borrow, at each station, the track that serves the seat's tickets best (EU5)."""
        if self.built(s, seat) == 0:
            return
        missing = [
            ticket
            for ticket in range(game.board.n_tickets)
            if s.kept[seat * game.board.ticket_words + ticket // WORD] & POW[ticket % WORD]
            and ticket_points(game, network.label, ticket) < 0
        ]
        if not missing:
            return
        stations = [p for p in self.cities if self.owner(s, p) == seat + 1]
        choices = [self.borrowable_ends(game, s, seat, place, network) for place in stations]
        # A track is of use if it leads to a ticket's place, to another station's network, or to
        # where the track borrowed at another station may lead as well.
        places = ends_of(game, missing) + stations + [p for ends in choices for p in ends]
        met = zeros(self.n_places)
        for place in places:
            met[network.label[place]] += 1
        choices = [[end for end in ends if met[network.label[end]] > 1] for ends in choices]
        borrowed = BorrowedTracks(game, missing, stations, choices)
        borrowed.search(0, network.label)
        network.label = borrowed.best

    def borrowable_ends(
        self, game: Game, s: State, seat: i64, place: i64, network: Network
    ) -> list[int]:
        """Return where other seats' tracks at a city lead to, one place per network."""
        board = game.board
        ends: dict[int, int] = {}
        for track in self.tracks_at[place]:
            end = board.track_a[track] + board.track_b[track] - place
            for other in range(game.players):
                at = other * board.n_words + track // WORD
                if other != seat and s.owned[at] & POW[track % WORD]:
                    ends[int(network.label[end])] = int(end)
        ends.pop(int(network.label[place]), None)
        return list(ends.values())

    def score(self, game: Game, s: State, sheet: Sheet) -> None:
        """Score unused stations; fewer used stations break ties (EU6, EU7)."""
        left: list[int] = []
        for seat in range(game.players):
            unused = self.count - self.built(s, seat)
            left.append(unused)
            if unused > 0:
                sheet.add(seat, self.line, unused * self.unused_points)
        sheet.tie_breakers[FEWEST] = left
