"""Country cards in play: a network that reaches another country takes cards (PL4 to PL8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.arrays import POW, WORD, vec
from branchline.core.events import EventKind
from branchline.core.graph import network_of
from branchline.core.rules import Rules

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.score import Sheet
    from branchline.core.state import State


class CountryCards(Rules):
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

    def reserve(self, game: Game) -> None:
        """Reserve the slots and name line and event."""
        self.n_slots = len(self.countries) * (1 + game.players)
        self.line = game.add_line(self.name)
        self.event = game.add_event(EventKind("country_card", ("place", "points")))
        marks = [0] * game.board.n_places
        for place in self.countries:
            marks[place] = 1
        self.is_country = vec[i64](marks)

    def gone_slot(self, index: i64) -> i64:
        """Return where it is kept how many cards of a country are gone."""
        return self.slot + index

    def points_slot(self, seat: i64, index: i64) -> i64:
        """Return where the points of a seat's cards of a country are kept."""
        return self.slot + len(self.countries) * (1 + seat) + index

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
        """Return whether a track from a network that holds a country leads into another one."""
        if not self.is_country[end] or label[start] == label[end]:
            return False
        for index in range(len(self.countries)):
            if label[self.countries[index]] == label[start]:
                return True
        return False

    def take(self, s: State, index: i64, chance: Chance) -> None:
        """Give the top card of a country to the seat on turn, if one is left (PL7)."""
        gone = s.slots[self.gone_slot(index)]
        stack = self.stacks[index]
        if gone == len(stack):
            return
        s.slots[self.gone_slot(index)] = gone + 1
        s.slots[self.points_slot(s.seat, index)] += stack[gone]
        if chance.watching:
            chance.tell(self.event, s.seat, self.countries[index], stack[gone])

    def points(self, s: State, seat: i64) -> i64:
        """Return the points of a seat's country cards."""
        n: i64 = len(self.countries)
        total: i64 = 0
        for index in range(n):
            total += s.slots[self.points_slot(seat, index)]
        return total

    def score(self, game: Game, s: State, sheet: Sheet) -> None:
        """Add the values of the country cards (PL8)."""
        for seat in range(game.players):
            points = self.points(s, seat)
            if points > 0:
                sheet.add(seat, self.line, points)

    def top(self, s: State, index: i64) -> i64:
        """Return the value of a country's top card, or 0."""
        gone = s.slots[self.gone_slot(index)]
        stack = self.stacks[index]
        return stack[gone] if gone < len(stack) else 0
