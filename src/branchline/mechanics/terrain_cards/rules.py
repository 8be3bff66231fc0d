"""Terrain cards in play: picked like cards, and discarded to double a track's points (AF5 to AF13).

All terrain cards lie open once drawn, so only the order of the deck is unknown: it has none, and
is kept as a number of each type.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.core.arrays import vec, zeros
from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.core.claim import finish_claim, pay, pay_cards, show_cards, tell_payment
from branchline.core.draw import ask_second
from branchline.core.events import CLAIMED, EventKind
from branchline.core.rules import Rules
from branchline.core.state import SECOND

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.score import Sheet
    from branchline.core.state import State

# Slots: 1 + the track that is being claimed, its payment, and whether it is doubled; then the
# deck and the discards by type, the face-up cards, and by seat the cards held and points gained.
TRACK: Final = 0
ROW: Final = 1
DOUBLED: Final = 2
CARDS: Final = 3


class TerrainCards(Rules):
    """Cards of several types, each for the tracks of some colours."""

    name = "terrain_cards"

    def __init__(
        self,
        types: Sequence[str],
        type_of: Sequence[int],
        each: int,
        face_up: int,
        start: int,
        price: Mapping[int, int],
        factor: int,
    ) -> None:
        super().__init__()
        self.types: list[str] = list(types)
        self.n_types: i64 = len(types)
        self.type_of: vec[i64] = vec[i64](list(type_of))
        """The type of each track."""
        self.each: i64 = each
        self.face_up: i64 = face_up
        self.start: i64 = start
        self.price: vec[i64] = zeros(max(price) + 1)
        """The cards that doubling costs, by length of track."""
        for length, cards in price.items():
            self.price[length] = cards
        self.most_price: i64 = max(price.values())
        self.factor: i64 = factor
        self.players: i64 = 0
        self.line: i64 = 0
        self.dealt_event: i64 = 0
        self.taken_event: i64 = 0
        self.drawn_event: i64 = 0
        self.filled_event: i64 = 0
        self.shuffled_event: i64 = 0
        self.doubled_event: i64 = 0

    def reserve(self, game: Game) -> None:
        """Reserve slots and actions; name line and events.

        Actions: to take a face-up card of each type, to draw one, not to double, and to double
        for so many terrain cards, from none on.
        """
        self.players = game.players
        per_seat = self.n_types + 1
        self.n_slots = CARDS + 2 * self.n_types + self.face_up + game.players * per_seat
        self.n_actions = self.n_types + 3 + self.most_price
        self.line = game.add_line(self.name)
        self.dealt_event = game.add_event(EventKind("terrain_dealt", ("terrain",)))
        self.taken_event = game.add_event(EventKind("terrain_taken", ("terrain",)))
        self.drawn_event = game.add_event(EventKind("terrain_drawn", ("terrain",)))
        self.filled_event = game.add_event(EventKind("terrain_shown", ("terrain",)))
        self.shuffled_event = game.add_event(EventKind("terrain_shuffled", ("count",)))
        fields = ("terrain", "count", "wild", "points")
        self.doubled_event = game.add_event(EventKind("terrain_doubled", fields))

    # Where things are kept

    def deck_slot(self, terrain: i64) -> i64:
        """Return where the cards of a type in the deck are counted."""
        return self.slot + CARDS + terrain

    def discard_slot(self, terrain: i64) -> i64:
        """Return where the discarded cards of a type are counted."""
        return self.slot + CARDS + self.n_types + terrain

    def shown_slot(self, place: i64) -> i64:
        """Return where 1 + the type of a face-up card is kept."""
        return self.slot + CARDS + 2 * self.n_types + place

    def held_slot(self, seat: i64, terrain: i64) -> i64:
        """Return where the cards of a type that a seat holds are counted."""
        return self.shown_slot(self.face_up) + seat * self.n_types + terrain

    def gained_slot(self, seat: i64) -> i64:
        """Return where the points are kept that a seat gained by doubling."""
        return self.held_slot(self.players, 0) + seat

    def held(self, s: State, seat: i64, terrain: i64) -> i64:
        """Return how many cards of a type a seat holds."""
        return s.slots[self.held_slot(seat, terrain)]

    def deck_size(self, s: State) -> i64:
        """Return how many cards the deck has."""
        total: i64 = 0
        for terrain in range(self.n_types):
            total += s.slots[self.deck_slot(terrain)]
        return total

    def is_shown(self, s: State, terrain: i64) -> bool:
        """Return whether a card of a type lies face up."""
        found = False
        for place in range(self.face_up):
            found = found or s.slots[self.shown_slot(place)] == terrain + 1
        return found

    # The deck

    def setup(self, game: Game, s: State, chance: Chance) -> None:
        """Deal everybody the first cards, and lay some out (AF5)."""
        for terrain in range(self.n_types):
            s.slots[self.deck_slot(terrain)] = self.each
        for seat in range(game.players):
            for _ in range(self.start):
                self.give(s, seat, self.draw(s, chance), self.dealt_event, chance)
        self.fill(s, chance)

    def draw(self, s: State, chance: Chance) -> i64:
        """Draw a card of the deck, which must not be empty; refill the deck if it is then (AF7)."""
        number: i64 = chance.index(self.deck_size(s))
        terrain: i64 = 0
        while number >= s.slots[self.deck_slot(terrain)]:
            number -= s.slots[self.deck_slot(terrain)]
            terrain += 1
        s.slots[self.deck_slot(terrain)] -= 1
        return terrain

    def shuffle_if_empty(self, s: State, chance: Chance) -> None:
        """Make the discards the new deck if the deck is empty (AF7)."""
        if self.deck_size(s) > 0:
            return
        total: i64 = 0
        for terrain in range(self.n_types):
            total += s.slots[self.discard_slot(terrain)]
            s.slots[self.deck_slot(terrain)] = s.slots[self.discard_slot(terrain)]
            s.slots[self.discard_slot(terrain)] = 0
        if total > 0 and chance.watching:
            chance.tell(self.shuffled_event, -1, total)

    def fill(self, s: State, chance: Chance) -> None:
        """Fill the gaps among the face-up cards, as far as there are cards (AF6, AF7)."""
        self.shuffle_if_empty(s, chance)
        for place in range(self.face_up):
            if s.slots[self.shown_slot(place)] == 0 and self.deck_size(s) > 0:
                terrain = self.draw(s, chance)
                s.slots[self.shown_slot(place)] = terrain + 1
                if chance.watching:
                    chance.tell(self.filled_event, -1, terrain)
                self.shuffle_if_empty(s, chance)

    def give(self, s: State, seat: i64, terrain: i64, event: i64, chance: Chance) -> None:
        """Give a seat a card, for all to see."""
        s.slots[self.held_slot(seat, terrain)] += 1
        if chance.watching:
            chance.tell(event, seat, terrain)
        self.shuffle_if_empty(s, chance)

    # Picks of a draw (AF6)

    def turn_actions(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """Append the picks: terrain cards may be the first of a draw."""
        return self.second_picks(game, s, acts, n)

    def is_turn_action(self, game: Game, s: State, action: i64) -> bool:
        """Return whether an action is a pick that exists."""
        return self.is_second_pick(game, s, action)

    def second_picks(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """Append each type that lies face up, and a card of the deck."""
        for terrain in range(self.n_types):
            if self.is_shown(s, terrain):
                acts[n] = self.action + terrain
                n += 1
        if self.deck_size(s) > 0:
            acts[n] = self.action + self.n_types
            n += 1
        return n

    def is_second_pick(self, game: Game, s: State, action: i64) -> bool:
        """Return whether an action is a pick that exists."""
        number = action - self.action
        if number == self.n_types:
            return self.deck_size(s) > 0
        return 0 <= number < self.n_types and self.is_shown(s, number)

    def act(self, game: Game, s: State, action: i64, chance: Chance) -> None:
        """Take a terrain card; then comes the second pick, or the end of the turn."""
        terrain = action - self.action
        if terrain == self.n_types:
            self.give(s, s.seat, self.draw(s, chance), self.drawn_event, chance)
        else:
            place: i64 = 0
            while s.slots[self.shown_slot(place)] != terrain + 1:
                place += 1
            s.slots[self.shown_slot(place)] = 0
            self.give(s, s.seat, terrain, self.taken_event, chance)
        self.fill(s, chance)
        if s.phase == SECOND:
            game.end_turn(s, chance)
        else:
            ask_second(game, s, chance)

    # Doubling (AF8 to AF12)

    def cards_for(self, game: Game, track: i64) -> i64:
        """Return how many cards it costs to double a track; 0 if it cannot be doubled."""
        length = game.board.length[track]
        if length >= len(self.price):
            return 0
        return self.price[length]

    def lacking(self, s: State, seat: i64, terrain: i64) -> i64:
        """Return how many cards of a type a seat lacks to show as many as every other (AF9)."""
        most: i64 = 0
        for other in range(self.players):
            if other != seat and self.held(s, other, terrain) > most:
                most = self.held(s, other, terrain)
        lack = most - self.held(s, seat, terrain)
        if lack < 0:
            return 0
        return lack

    def wild(self, game: Game, s: State, seat: i64, track: i64, cards: i64) -> i64:
        """Return the locomotives that doubling takes beside so many terrain cards (AF10, AF11)."""
        rest = self.cards_for(game, track) - cards
        lack = self.lacking(s, seat, self.type_of[track])
        return lack if lack > rest else rest

    def can_double(self, game: Game, s: State, track: i64, row: i64, cards: i64) -> bool:
        """Return whether the seat on turn can double a track for so many terrain cards."""
        price = self.cards_for(game, track)
        if price == 0 or cards > price or cards > self.held(s, s.seat, self.type_of[track]):
            return False
        spare = s.hands[s.seat * N_CARDS + LOCOMOTIVE] - game.prices.row_locomotives[row]
        return self.wild(game, s, s.seat, track, cards) <= spare

    def before_claim(self, game: Game, s: State, track: i64, row: i64, chance: Chance) -> bool:
        """Ask whether to double the track, if that is possible."""
        possible = False
        for cards in range(self.most_price + 1):
            possible = possible or self.can_double(game, s, track, row, cards)
        if not possible:
            return False
        s.slots[self.slot + TRACK] = track + 1
        s.slots[self.slot + ROW] = row
        show_cards(s, s.seat, game.prices.row_card[row], game.prices.row_cards[row])
        show_cards(s, s.seat, LOCOMOTIVE, game.prices.row_locomotives[row])
        game.ask(s, self)
        return True

    def track_asked(self, s: State) -> i64:
        """Return the track that may be doubled now, or -1."""
        return s.slots[self.slot + TRACK] - 1

    def answers(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """Append not to double, and to double for each possible number of terrain cards."""
        for number in range(self.n_types + 1, self.n_actions):
            if self.is_answer(game, s, self.action + number):
                acts[n] = self.action + number
                n += 1
        return n

    def is_answer(self, game: Game, s: State, action: i64) -> bool:
        """Return whether an action is among the answers."""
        cards = action - self.action - self.n_types - 2
        if cards < 0:
            return cards == -1
        row = s.slots[self.slot + ROW]
        return cards <= self.most_price and self.can_double(
            game, s, self.track_asked(s), row, cards
        )

    def resolve(self, game: Game, s: State, action: i64, chance: Chance) -> None:
        """Discard what doubling costs, pay, and claim the track."""
        game.answered(s)
        seat = s.seat
        track = self.track_asked(s)
        row = s.slots[self.slot + ROW]
        cards = action - self.action - self.n_types - 2
        wild: i64 = 0
        if cards >= 0:
            wild = self.wild(game, s, seat, track, cards)
        pay(game, s, seat, row)
        if chance.watching:
            tell_payment(game, CLAIMED, seat, track, row, chance)
        s.slots[self.slot + TRACK] = 0
        s.slots[self.slot + ROW] = 0
        if cards >= 0:
            terrain = self.type_of[track]
            s.slots[self.held_slot(seat, terrain)] -= cards
            s.slots[self.discard_slot(terrain)] += cards
            if wild > 0:
                pay_cards(s, seat, LOCOMOTIVE, wild)
            s.slots[self.slot + DOUBLED] = 1
            if chance.watching:
                points = game.points[game.board.length[track]] * self.factor
                chance.tell(self.doubled_event, seat, terrain, cards, wild, points)
            self.fill(s, chance)
        finish_claim(game, s, track, chance)

    def claim_points(self, game: Game, s: State, track: i64, points: i64, chance: Chance) -> i64:
        """Multiply the points of a track that is being doubled (AF8)."""
        if s.slots[self.slot + DOUBLED] == 0:
            return points
        s.slots[self.slot + DOUBLED] = 0
        s.slots[self.gained_slot(s.seat)] += points * (self.factor - 1)
        return points * self.factor

    def score(self, game: Game, s: State, sheet: Sheet) -> None:
        """Give what was gained by doubling a line of its own."""
        for seat in range(game.players):
            gained = s.slots[self.gained_slot(seat)]
            if gained > 0:
                sheet.set_apart(seat, self.line, gained)
