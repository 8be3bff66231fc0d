"""The visitor in play: taking him, leading him to an own city, and what he scores (OW13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.events import EventKind
from branchline.core.rules import PlaceOwners, Rules

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.score import Sheet
    from branchline.core.state import State

# Slots: where he stands, 1 + the seat that has him, whether he has just been taken; then how often
# each seat has taken him.
PLACE: Final = 0
HOST: Final = 1
JUST_TAKEN: Final = 2
TIMES: Final = 3


class Visitor(Rules):
    """One figure on the board; its actions are the places he can be led to."""

    name = "visitor"

    def __init__(self, place: int, taken: int, kept: int) -> None:
        super().__init__()
        self.first_place: i64 = place
        self.taken: i64 = taken
        """Points for taking him."""
        self.kept: i64 = kept
        """Points for having him at the end."""
        self.taken_line: i64 = 0
        self.kept_line: i64 = 0
        self.taken_event: i64 = 0
        self.led_event: i64 = 0

    def prepare(self, game: Game) -> None:
        """Let nobody own the place where he starts."""
        game.barred_places[self.first_place] = True

    def reserve(self, game: Game) -> None:
        """Reserve slots and actions; name lines and events."""
        self.n_slots = TIMES + game.players
        self.n_actions = game.board.n_places
        self.taken_line = game.add_line("visitor_taken")
        self.kept_line = game.add_line("visitor_kept")
        self.taken_event = game.add_event(EventKind("visitor_taken", ("place", "points")))
        self.led_event = game.add_event(EventKind("visitor_led", ("place",)))

    def setup(self, game: Game, s: State, chance: Chance) -> None:
        """Put him in his place."""
        s.slots[self.slot + PLACE] = self.first_place

    def place(self, s: State) -> i64:
        """Return where he stands."""
        return s.slots[self.slot + PLACE]

    def host(self, s: State) -> i64:
        """Return the seat that has him, or -1."""
        return s.slots[self.slot + HOST] - 1

    def is_taken_now(self, s: State) -> bool:
        """Return whether the seat on turn has just taken him and is to lead him to a city."""
        return s.slots[self.slot + JUST_TAKEN] != 0

    def times(self, s: State, seat: i64) -> i64:
        """Return how often a seat has taken him."""
        return s.slots[self.slot + TIMES + seat]

    def after_claim(self, game: Game, s: State, track: i64, chance: Chance) -> None:
        """Let a seat that builds into his city take him, unless it has him."""
        place = self.place(s)
        board = game.board
        if self.host(s) == s.seat:
            return
        if board.track_a[track] != place and board.track_b[track] != place:
            return
        s.slots[self.slot + HOST] = s.seat + 1
        s.slots[self.slot + JUST_TAKEN] = 1
        s.slots[self.slot + TIMES + s.seat] += 1
        s.points[s.seat] += self.taken
        if chance.watching:
            chance.tell(self.taken_event, s.seat, place, self.taken)

    def end_turn(self, game: Game, s: State, chance: Chance) -> bool:
        """Ask where he is led; where there is one city only, lead him there.

        A marker placed in the same turn counts: its mechanic was asked before.
        """
        if not self.is_taken_now(s):
            return False
        owners = game.place_owners
        n: i64 = 0
        last: i64 = self.place(s)
        if owners is not None:
            for place in range(game.board.n_places):
                if owners.owner_of(s, place) == s.seat:
                    n += 1
                    last = place
        if n > 1:
            game.ask(s, self)
            return True
        self.lead(s, last, chance)
        return False

    def lead(self, s: State, place: i64, chance: Chance) -> None:
        """Lead him to a city."""
        s.slots[self.slot + JUST_TAKEN] = 0
        s.slots[self.slot + PLACE] = place
        if chance.watching:
            chance.tell(self.led_event, s.seat, place)

    def owns(self, owners: PlaceOwners | None, s: State, place: i64) -> bool:
        """Return whether a place belongs to the seat on turn."""
        return owners is not None and owners.owner_of(s, place) == s.seat

    def answers(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """Append the places of the seat on turn."""
        for place in range(game.board.n_places):
            if self.owns(game.place_owners, s, place):
                acts[n] = self.action + place
                n += 1
        return n

    def is_answer(self, game: Game, s: State, action: i64) -> bool:
        """Return whether an action is among the answers."""
        number = action - self.action
        return 0 <= number < self.n_actions and self.owns(game.place_owners, s, number)

    def resolve(self, game: Game, s: State, action: i64, chance: Chance) -> None:
        """Lead him to the city; then the turn ends."""
        game.answered(s)
        self.lead(s, action - self.action, chance)
        game.end_turn(s, chance)

    def score(self, game: Game, s: State, sheet: Sheet) -> None:
        """Set apart the points for taking him; add those for having him."""
        for seat in range(game.players):
            if self.times(s, seat) > 0:
                sheet.set_apart(seat, self.taken_line, self.taken * self.times(s, seat))
        host = self.host(s)
        if host >= 0:
            sheet.add(host, self.kept_line, self.kept)
