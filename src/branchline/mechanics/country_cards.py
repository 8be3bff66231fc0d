"""Country cards: points for networks that join countries (PL4 to PL8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from branchline.core.arrays import POW, WORD, vec
from branchline.core.events import EventKind
from branchline.core.graph import network_of
from branchline.core.hooks import Mechanic, Viewed
from branchline.core.pieces import Axis, Piece, axis, byte, seat_after
from branchline.core.ways import OPEN

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.score import Sheet
    from branchline.core.state import State
    from branchline.core.ways import Ways


class CountryCards(Mechanic):
    """A stack of cards per country, highest on top.

    Slots: for each country, how many cards are gone; then, for every seat and country, the points
    its cards show.
    """

    name = "country_cards"

    def __init__(self, stacks: Mapping[int, Sequence[int]]) -> None:
        super().__init__()
        self.countries: vec[i64] = vec[i64](list(stacks))
        self.stacks: list[list[int]] = [list(stack) for stack in stacks.values()]
        self.is_country: vec[i64] = vec[i64]([])
        self.line: i64 = 0
        self.event: i64 = 0

    def prepare(self, game: Game) -> None:
        """Reserve the slots and name line and event."""
        self.n_slots = len(self.countries) * (1 + game.players)
        self.line = game.add_line(self.name)
        self.event = game.add_event(EventKind("country_card", ("place", "points")))
        marks = [0] * game.board.n_places
        for place in self.countries:
            marks[place] = 1
        self.is_country = vec[i64](marks)

    def after_claim(self, game: Game, s: State, track: i64, chance: Chance) -> None:
        """Take a card of every country in a network that has just reached another (PL5 to PL7)."""
        board = game.board
        a = board.track_a[track]
        b = board.track_b[track]
        if not self.is_country[a] and not self.is_country[b]:
            return
        at = s.seat * board.n_words + track // WORD
        s.owned[at] ^= POW[track % WORD]
        before = network_of(board, s.owned, s.seat).label
        s.owned[at] ^= POW[track % WORD]
        if not (self.reaches(before, a, b) or self.reaches(before, b, a)):
            return
        for index, place in enumerate(self.countries):
            if before[place] == before[a] or before[place] == before[b]:
                self.take(s, index, chance)

    def reaches(self, label: vec[i64], start: i64, end: i64) -> bool:
        """Tell whether a track from a network that holds a country leads into another one."""
        if not self.is_country[end] or label[start] == label[end]:
            return False
        index: i64
        for index in range(len(self.countries)):
            if label[self.countries[index]] == label[start]:
                return True
        return False

    def take(self, s: State, index: i64, chance: Chance) -> None:
        """Give the top card of a country to the seat on turn, if one is left (PL7)."""
        gone = s.slots[self.slot + index]
        stack = self.stacks[index]
        if gone == len(stack):
            return
        s.slots[self.slot + index] = gone + 1
        n: i64 = len(self.countries)
        s.slots[self.slot + n * (1 + s.seat) + index] += stack[gone]
        if chance.watching:
            chance.tell(self.event, s.seat, self.countries[index], stack[gone])

    def points(self, s: State, seat: i64) -> i64:
        """Return the points of a seat's country cards."""
        n: i64 = len(self.countries)
        total: i64 = 0
        index: i64
        for index in range(n):
            total += s.slots[self.slot + n * (1 + seat) + index]
        return total

    def score(self, game: Game, s: State, sheet: Sheet) -> None:
        """Add the values of the country cards (PL8)."""
        seat: i64
        for seat in range(game.players):
            points = self.points(s, seat)
            if points > 0:
                sheet.add(seat, self.line, points)

    def top(self, s: State, index: i64) -> i64:
        """Return the value of a country's top card, or 0."""
        gone = s.slots[self.slot + index]
        stack = self.stacks[index]
        return stack[gone] if gone < len(stack) else 0

    def ways(self, game: Game, s: State, seat: i64, ways: Ways) -> None:
        """Count the cards a claim would bring, and name countries worth joining to others."""
        board = game.board
        label = network_of(board, s.owned, seat).label
        n: i64 = len(self.countries)
        index: i64
        other: i64
        track: i64
        for track in range(board.n_tracks):
            a = board.track_a[track]
            b = board.track_b[track]
            if ways.kind[track] != OPEN or not (self.is_country[a] or self.is_country[b]):
                continue
            met: i64 = 0
            gain: i64 = 0
            for index in range(n):
                home = label[self.countries[index]]
                if home == label[a] or home == label[b]:
                    met += 1
                    gain += self.top(s, index)
            if met > 1:
                ways.gain[track] += 100 * gain
        for index in range(n):
            for other in range(index + 1, n):
                here = label[self.countries[index]]
                there = label[self.countries[other]]
                if here != there:
                    self.name_goal(s, ways, label, index, other)

    def standing(self, game: Game, s: State, seat: i64) -> i64:
        """Return the points of the seat's cards."""
        return self.points(s, seat)

    def traits(self, game: Game, s: State, seat: i64, ways: Ways, out: vec[i64], at: i64) -> i64:
        """Tell how many countries the seat has joined, the best gain in sight, what is left."""
        label = network_of(game.board, s.owned, seat).label
        most: i64 = 0
        left: i64 = 0
        index: i64
        other: i64
        n: i64 = len(self.countries)
        for index in range(n):
            met: i64 = 0
            for other in range(n):
                if label[self.countries[other]] == label[self.countries[index]]:
                    met += 1
            if met > most:
                most = met
            left += self.top(s, index)
        best: i64 = 0
        track: i64
        for track in range(game.board.n_tracks):
            if ways.kind[track] == OPEN and ways.gain[track] > best:
                best = ways.gain[track]
        out[at] = 300 * (most - 1)
        out[at + 1] = best // 2
        out[at + 2] = 30 * left
        out[at + 3] = 300 * (most - 1) * left * 30 // 1000
        return at + 4

    def name_goal(self, s: State, ways: Ways, label: vec[i64], index: i64, other: i64) -> None:
        """Name two countries worth joining: every country of both networks gives a card."""
        here = label[self.countries[index]]
        there = label[self.countries[other]]
        gain: i64 = 0
        each: i64
        for each in range(len(self.countries)):
            place = self.countries[each]
            if label[place] == here or label[place] == there:
                gain += self.top(s, each)
        if gain > 0:
            ways.add_goal(self.countries[index], self.countries[other], 100 * gain, 0)

    def view(self, game: Game, s: State, seat: i64) -> Viewed:
        """Return the cards left in each stack and every seat's points; all of it is public."""
        n = len(self.countries)
        return {
            "stacks": {
                int(place): self.stacks[index][s.slots[self.slot + index] :]
                for index, place in enumerate(self.countries)
            },
            "points": [int(self.points(s, each)) for each in range(game.players)],
            "cards": [
                {
                    int(place): int(s.slots[self.slot + n * (1 + each) + index])
                    for index, place in enumerate(self.countries)
                    if s.slots[self.slot + n * (1 + each) + index]
                }
                for each in range(game.players)
            ],
        }

    def pieces(self, game: Game) -> list[Piece]:
        """Describe the stacks and what each seat has taken from them."""
        countries = Axis("place", tuple(int(place) for place in self.countries))
        most = max(len(stack) for stack in self.stacks)
        points = max(sum(stack) for stack in self.stacks)
        return [
            Piece("country_cards_gone", (countries,), most, "cards taken from each stack"),
            Piece(
                "country_points",
                (axis("seat", int(game.players)), countries),
                points,
                "points of each seat's cards of each country",
            ),
        ]

    def observe(self, game: Game, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write the stacks, then the points seat by seat."""
        n: i64 = len(self.countries)
        index: i64
        for index in range(n):
            out[at + index] = byte(s.slots[self.slot + index])
        at += n
        step: i64
        for step in range(game.players):
            first = self.slot + n * (1 + seat_after(s, seat, step))
            for index in range(n):
                out[at + index] = byte(s.slots[first + index])
            at += n
        return at
