"""Stations: borrow one track of another player at a city, for tickets (EU4 to EU7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from branchline.core.arrays import POW, WORD, vec
from branchline.core.cards import GRAY, N_CARDS
from branchline.core.claim import pay, tell_payment
from branchline.core.draw import restock
from branchline.core.events import EventKind
from branchline.core.hooks import Lent, Mechanic, Parts, Viewed
from branchline.core.pieces import Axis, Piece, axis, byte, seat_after
from branchline.core.score import ticket_points
from branchline.core.ways import CLOSED, LENT, holds

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.graph import Network
    from branchline.core.score import Sheet
    from branchline.core.state import State
    from branchline.core.ways import Ways


class Stations(Mechanic):
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
        self.prices: list[int] = []
        self.offsets: list[int] = []  # where the payments of each price start, per city
        self.per_city: i64 = 0
        self.n_places: i64 = 0
        self.line: i64 = 0
        self.event: i64 = 0

    def prepare(self, game: Game) -> None:
        """Reserve slots and actions; name line and event."""
        self.n_places = game.board.n_places
        self.n_slots = game.board.n_places + game.players
        prices = game.prices
        for cost in self.costs:
            price = prices.add(GRAY, cost, 0, cost)
            self.prices.append(price)
            self.offsets.append(self.per_city)
            self.per_city += prices.sizes[price]
        self.n_actions = self.per_city * len(self.cities)
        self.line = game.add_line("unused_stations")
        self.event = game.add_event(
            EventKind("station_built", ("place", "card", "cards", "locomotives"))
        )

    def built(self, s: State, seat: i64) -> i64:
        """Return how many stations a seat has built."""
        return s.slots[self.slot + self.n_places + seat]

    def turn_actions(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """List every free city with every payment for the next station (EU4)."""
        number = self.built(s, s.seat)
        if number == self.count:
            return n
        start = n
        index: i64
        for index in range(len(self.cities)):
            if s.slots[self.slot + self.cities[index]] != 0:
                continue
            first = self.action + index * self.per_city + self.offsets[number]
            if n == start:
                n = game.prices.payments_into(s, s.seat, self.prices[number], first, acts, n)
                if n == start:
                    return n
                size = n - start
                shift = first
            else:  # the same payments as at the first free city
                i: i64
                for i in range(start, start + size):
                    acts[n] = acts[i] - shift + first
                    n += 1
        return n

    def is_turn_action(self, game: Game, s: State, action: i64) -> bool:
        """Tell whether a station may be built in a city with a payment."""
        number = self.built(s, s.seat)
        if number == self.count:
            return False
        place = self.cities[(action - self.action) // self.per_city]
        payment = (action - self.action) % self.per_city - self.offsets[number]
        price = self.prices[number]
        return (
            s.slots[self.slot + place] == 0
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
        s.slots[self.slot + place] = seat + 1
        s.slots[self.slot + self.n_places + seat] = number + 1
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
        stations = [p for p in self.cities if s.slots[self.slot + p] == seat + 1]
        choices = [self.lent(game, s, seat, place, network) for place in stations]
        # A track is of use if it leads to a ticket's place, to another station's network, or to
        # where the track lent at another station may lead as well.
        places = ends_of(game, missing) + stations + [p for ends in choices for p in ends]
        met = [int(network.label[place]) for place in places]
        choices = [
            [end for end in ends if met.count(int(network.label[end])) > 1] for ends in choices
        ]
        loans = Loans(game, missing, stations, choices)
        loans.search(0, network.label)
        network.label = loans.best

    def lent(self, game: Game, s: State, seat: i64, place: i64, network: Network) -> list[int]:
        """Return where other seats' tracks at a city lead to, one place per network."""
        board = game.board
        ends: dict[int, int] = {}
        track: i64
        for track in range(board.n_tracks):
            if board.track_a[track] != place and board.track_b[track] != place:
                continue
            end = board.track_a[track] + board.track_b[track] - place
            for other in range(game.players):
                at = other * board.n_words + track // WORD
                if other != seat and s.owned[at] & POW[track % WORD]:
                    ends[int(network.label[end])] = int(end)
        ends.pop(int(network.label[place]), None)
        return list(ends.values())

    def lends(self, game: Game, s: State, seat: i64) -> Lent:
        """Return others' tracks at the seat's stations, and at cities where it may yet build."""
        board = game.board
        now: list[int] = []
        later: list[int] = []
        sites: list[int] = [-1] * board.n_places
        for city in self.cities:
            sites[city] = s.slots[self.slot + city]
        track: i64
        for track in range(board.n_tracks):
            bit = POW[track % WORD]
            word = track // WORD
            if s.owned[seat * board.n_words + word] & bit:
                continue
            taken = False
            for other in range(game.players):
                if s.owned[other * board.n_words + word] & bit:
                    taken = True
            if not taken:
                continue
            ends = [sites[board.track_a[track]], sites[board.track_b[track]]]
            if seat + 1 in ends:
                now.append(int(track))
            elif 0 in ends:
                later.append(int(track))
        return Lent(now, later, int(self.count - self.built(s, seat)))

    def score(self, game: Game, s: State, sheet: Sheet) -> None:
        """Score unused stations; fewer used stations break ties (EU6, EU7)."""
        seat: i64
        left: list[int] = []
        for seat in range(game.players):
            unused = self.count - self.built(s, seat)
            left.append(unused)
            if unused > 0:
                sheet.add(seat, self.line, unused * self.unused_points)
        sheet.tie_breakers["fewest_stations"] = left

    def ways(self, game: Game, s: State, seat: i64, ways: Ways) -> None:
        """Lend the tracks of others: each for the cards and the points of a station."""
        number = self.built(s, seat)
        ways.loans = self.count - number
        if ways.loans == 0:
            return
        board = game.board
        cost: i64 = 100 * (self.costs[number] + self.unused_points)
        track: i64
        other: i64
        for track in range(board.n_tracks):
            if ways.kind[track] != CLOSED:
                continue
            a = board.track_a[track]
            b = board.track_b[track]
            if s.slots[self.slot + a] != 0 and s.slots[self.slot + b] != 0:
                continue
            for other in range(game.players):
                if other != seat and holds(s.owned, other * board.n_words, track):
                    ways.kind[track] = LENT
                    ways.extra[track] += cost

    def standing(self, game: Game, s: State, seat: i64) -> i64:
        """Return the points of the stations not built yet."""
        return (self.count - self.built(s, seat)) * self.unused_points

    def traits(self, game: Game, s: State, seat: i64, ways: Ways, out: vec[i64], at: i64) -> i64:
        """Tell how many stations are left, and how many the plan takes."""
        planned: i64 = 0
        track: i64
        for track in range(game.board.n_tracks):
            if ways.planned[track] == 1 and ways.kind[track] == LENT:
                planned += 1
        out[at] = 333 * ways.loans
        out[at + 1] = 500 * planned
        return at + 2

    def pursue(self, game: Game, s: State, ways: Ways) -> i64:
        """Build a station at a lent track of the plan, once nothing else of it is left."""
        if ways.waiting > 0 and s.turns_left < 0:
            return -1
        board = game.board
        number = self.built(s, s.seat)
        track: i64
        for track in range(board.n_tracks):
            if ways.planned[track] == 0 or ways.kind[track] != LENT:
                continue
            for place in (board.track_a[track], board.track_b[track]):
                action = self.cheapest(game, s, place, number, ways)
                if action >= 0:
                    return action
        return -1

    def cheapest(self, game: Game, s: State, place: i64, number: i64, ways: Ways) -> i64:
        """Return how to build at a place with the cards the plan misses least, or -1."""
        best: i64 = -1
        least: i64 = 0
        index: i64
        payment: i64
        prices = game.prices
        for index in range(len(self.cities)):
            if self.cities[index] != place:
                continue
            first = self.action + index * self.per_city + self.offsets[number]
            for payment in range(prices.sizes[self.prices[number]]):
                if not self.is_turn_action(game, s, first + payment):
                    continue
                row = prices.rows[self.prices[number]] + payment
                card = prices.row_card[row]
                over = ways.need[card] + prices.row_cards[row]
                over -= s.hands[s.seat * N_CARDS + card]
                harm: i64 = 3 * prices.row_locomotives[row] + (over if over > 0 else 0)
                if best < 0 or harm < least:
                    best = first + payment
                    least = harm
        return best

    def view(self, game: Game, s: State, seat: i64) -> Viewed:
        """Return where stations stand and how many are left; all of it is public."""
        return {
            "places": {
                int(place): int(s.slots[self.slot + place]) - 1
                for place in self.cities
                if s.slots[self.slot + place]
            },
            "left": [int(self.count - self.built(s, each)) for each in range(game.players)],
        }

    def pieces(self, game: Game) -> list[Piece]:
        """Describe where stations stand and how many are left."""
        seats = axis("seat", int(game.players))
        cities = Axis("place", tuple(int(place) for place in self.cities))
        return [
            Piece("stations", (seats, cities), 1, "whether a station of the seat stands there"),
            Piece("stations_left", (seats,), int(self.count), "stations not yet built"),
        ]

    def observe(self, game: Game, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write the stations seat by seat, then how many are left."""
        n: i64 = len(self.cities)
        step: i64
        index: i64
        for step in range(game.players):
            owner = seat_after(s, seat, step) + 1
            for index in range(n):
                stands = s.slots[self.slot + self.cities[index]] == owner
                out[at + index] = 1 if stands else 0
            at += n
        for step in range(game.players):
            out[at + step] = byte(self.count - self.built(s, seat_after(s, seat, step)))
        return at + game.players

    def parts(self, game: Game, action: int) -> Parts:
        """Say which station is built where and how it is paid."""
        index, payment = divmod(action - int(self.action), int(self.per_city))
        number = max(i for i, offset in enumerate(self.offsets) if offset <= payment)
        row = game.prices.rows[self.prices[number]] + payment - self.offsets[number]
        return [("word", "station"), ("place", int(self.cities[index])), ("payment", row)]


class Loans:
    """The search for the best tracks to borrow: one choice, or none, at each station."""

    def __init__(
        self, game: Game, missing: list[int], stations: list[int], choices: list[list[int]]
    ) -> None:
        self.game: Game = game
        self.missing: list[int] = missing
        self.stations: list[int] = stations
        self.choices: list[list[int]] = choices
        self.best: vec[i64] = vec[i64]([])
        self.best_points: i64 = 0
        self.best_completed: i64 = -1

    def search(self, index: i64, label: vec[i64]) -> None:
        """Try every choice from station `index` on; keep the labels that score best."""
        if index == len(self.stations):
            self.weigh(label)
            return
        self.search(index + 1, label)
        for end in self.choices[index]:
            self.search(index + 1, merged(label, self.stations[index], end))

    def weigh(self, label: vec[i64]) -> None:
        """Compare labels with the best so far: by points, then by completed tickets."""
        points: i64 = 0
        completed: i64 = 0
        for ticket in self.missing:
            value = ticket_points(self.game, label, ticket)
            points += value
            if value > 0:
                completed += 1
        if self.best_completed < 0 or (points, completed) > (self.best_points, self.best_completed):
            self.best = label
            self.best_points = points
            self.best_completed = completed


def merged(label: vec[i64], a: i64, b: i64) -> vec[i64]:
    """Return labels in which the networks of two places are one."""
    out = label[:]
    old = label[b]
    new = label[a]
    place: i64
    for place in range(len(out)):
        if out[place] == old:
            out[place] = new
    return out


def ends_of(game: Game, tickets: list[int]) -> list[int]:
    """Return all places that tickets name."""
    board = game.board
    places: list[int] = []
    for ticket in tickets:
        first = board.leg_from[board.first_leg[ticket]]
        last = board.leg_end[board.first_leg[ticket + 1] - 1]
        places.extend(board.leg_places[first:last])
    return places
