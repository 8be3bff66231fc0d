"""Shares in play: taking them after a claim, the dummy's, and what they score (PA5 to PA12).

The shares of a company are numbered from 1 and taken in that order, so how many are gone says which
is next. With few players a dummy collects as well: whoever takes a share gives it one, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

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

# Slots: 1 + the track just claimed while a share of it may be taken, and whether the dummy's is
# asked for; then the owner of every share, company after company.
TRACK: Final = 0
FOR_DUMMY: Final = 1
OWNERS: Final = 2

NOBODY: Final = 0
"""The owner of a share that is not taken; seats come after it, then the dummy."""

# Actions: to take none, then a share of each company, then one of each for the dummy.
LEAVE: Final = 0
TAKE: Final = 1

MOST_SHARES: Final = 100
"""More shares than a company has: counts go before numbers when holders are ranked (PA8)."""


class Company(NamedTuple):
    """A company: its short id, its name, how many shares it has, and points by rank."""

    id: str
    name: str
    shares: int
    points: Sequence[int]


class Shares(Rules):
    """Open stacks of shares, of which a claim takes one."""

    name = "company_shares"

    def __init__(
        self, companies: Sequence[Company], shown: Sequence[Sequence[int]], dummy_up_to: int
    ) -> None:
        super().__init__()
        self.companies: list[Company] = list(companies)
        self.n_companies: i64 = len(companies)
        self.first: vec[i64] = zeros(len(companies) + 1)
        """The first share of each company among all shares."""
        for number, company in enumerate(companies):
            self.first[number + 1] = self.first[number] + company.shares
        self.points: list[vec[i64]] = [vec[i64](list(company.points)) for company in companies]
        self.shown: list[vec[i64]] = [vec[i64](list(each)) for each in shown]
        """The companies of each track."""
        self.dummy_up_to: i64 = dummy_up_to
        self.dummy: i64 = 0
        """The owner that stands for the dummy, or 0 if there is none."""
        self.revealed: i64 = 0
        """The owner of the dummy's shares that count (PA12)."""
        self.holders: i64 = 0
        self.line: i64 = 0
        self.taken_event: i64 = 0
        self.given_event: i64 = 0
        self.revealed_event: i64 = 0

    def reserve(self, game: Game) -> None:
        """Reserve slots and actions; name line and events."""
        self.holders = game.players
        if game.players <= self.dummy_up_to:
            self.dummy = game.players + 1
            self.revealed = game.players + 2
            self.holders += 1
        self.n_slots = OWNERS + self.first[self.n_companies]
        self.n_actions = TAKE + 2 * self.n_companies
        self.line = game.add_line(self.name)
        self.taken_event = game.add_event(EventKind("share_taken", ("company", "number")))
        self.given_event = game.add_event(EventKind("share_given", ("company", "number")))
        self.revealed_event = game.add_event(EventKind("share_revealed", ("company", "number")))

    # What lies where

    def owner(self, s: State, share: i64) -> i64:
        """Return the owner of a share."""
        return s.slots[self.slot + OWNERS + share]

    def gone(self, s: State, company: i64) -> i64:
        """Return how many shares of a company have been taken."""
        n: i64 = 0
        size = self.first[company + 1] - self.first[company]
        while n < size and self.owner(s, self.first[company] + n) != NOBODY:
            n += 1
        return n

    def left(self, s: State, company: i64) -> i64:
        """Return how many shares of a company can still be taken."""
        return self.first[company + 1] - self.first[company] - self.gone(s, company)

    def held(self, s: State, owner: i64, company: i64) -> i64:
        """Return how many shares of a company an owner has."""
        n: i64 = 0
        for share in range(self.first[company], self.first[company + 1]):
            if self.owner(s, share) == owner:
                n += 1
        return n

    def lowest(self, s: State, owner: i64, company: i64) -> i64:
        """Return the lowest number among an owner's shares of a company, or 0."""
        for share in range(self.first[company], self.first[company + 1]):
            if self.owner(s, share) == owner:
                return share - self.first[company] + 1
        return 0

    def track_asked(self, s: State) -> i64:
        """Return the track of which a share may be taken, or -1."""
        return s.slots[self.slot + TRACK] - 1

    def any_left(self, s: State, track: i64) -> i64:
        """Return how many companies of a track have shares left."""
        n: i64 = 0
        for company in self.shown[track]:
            if self.left(s, company) > 0:
                n += 1
        return n

    # Taking a share

    def after_claim(self, game: Game, s: State, track: i64, chance: Chance) -> None:
        """Remember that a share may be taken (PA6)."""
        if self.any_left(s, track) > 0:
            s.slots[self.slot + TRACK] = track + 1

    def end_turn(self, game: Game, s: State, chance: Chance) -> bool:
        """Ask before the turn ends, if a share may be taken."""
        if s.slots[self.slot + TRACK] == 0:
            return False
        game.ask(s, self)
        return True

    def answers(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """Append to leave it, or the companies in question that have shares left."""
        first = self.action + TAKE
        if s.slots[self.slot + FOR_DUMMY] == 0:
            acts[n] = self.action + LEAVE
            n += 1
        else:
            first += self.n_companies
        for company in range(self.n_companies):
            if self.is_offered(s, company):
                acts[n] = first + company
                n += 1
        return n

    def is_offered(self, s: State, company: i64) -> bool:
        """Return whether the track in question shows a company that has shares left."""
        for shown in self.shown[self.track_asked(s)]:
            if shown == company:
                return self.left(s, company) > 0
        return False

    def is_answer(self, game: Game, s: State, action: i64) -> bool:
        """Return whether an action is among the answers."""
        number = action - self.action
        if s.slots[self.slot + FOR_DUMMY] != 0:
            number -= self.n_companies
        elif number == LEAVE:
            return True
        number -= TAKE
        return 0 <= number < self.n_companies and self.is_offered(s, number)

    def resolve(self, game: Game, s: State, action: i64, chance: Chance) -> None:
        """Take the share, then one for the dummy (PA11); then the turn ends."""
        number = action - self.action
        if number == LEAVE:
            self.finish(game, s, chance)
        elif number < TAKE + self.n_companies:
            self.give(s, number - TAKE, s.seat + 1, self.taken_event, chance)
            if self.dummy > 0:
                self.ask_for_dummy(game, s, chance)
            else:
                self.finish(game, s, chance)
        else:
            company = number - TAKE - self.n_companies
            self.give(s, company, self.dummy, self.given_event, chance)
            self.finish(game, s, chance)

    def ask_for_dummy(self, game: Game, s: State, chance: Chance) -> None:
        """Let the seat choose the dummy's share; where only one company is left, it gets that."""
        track = self.track_asked(s)
        n = self.any_left(s, track)
        if n > 1:
            s.slots[self.slot + FOR_DUMMY] = 1
            return
        if n == 1:
            for company in self.shown[track]:
                if self.left(s, company) > 0:
                    self.give(s, company, self.dummy, self.given_event, chance)
                    break
        self.finish(game, s, chance)

    def give(self, s: State, company: i64, owner: i64, event: i64, chance: Chance) -> None:
        """Give the top share of a company to an owner."""
        gone = self.gone(s, company)
        s.slots[self.slot + OWNERS + self.first[company] + gone] = owner
        if chance.watching:
            chance.tell(event, s.seat, company, gone + 1)

    def finish(self, game: Game, s: State, chance: Chance) -> None:
        """Let the turn end."""
        s.slots[self.slot + TRACK] = 0
        s.slots[self.slot + FOR_DUMMY] = 0
        game.answered(s)
        game.end_turn(s, chance)

    # The end

    def end_game(self, game: Game, s: State, chance: Chance) -> None:
        """Draw half of the dummy's shares, rounded up: only they count (PA12)."""
        if self.dummy == 0:
            return
        hidden: i64 = 0
        for company in range(self.n_companies):
            hidden += self.held(s, self.dummy, company)
        for _ in range((hidden + 1) // 2):
            self.reveal(s, chance.index(hidden), chance)
            hidden -= 1

    def reveal(self, s: State, number: i64, chance: Chance) -> None:
        """Turn up one of the dummy's hidden shares, by its number among them."""
        for company in range(self.n_companies):
            for share in range(self.first[company], self.first[company + 1]):
                if self.owner(s, share) == self.dummy:
                    if number == 0:
                        s.slots[self.slot + OWNERS + share] = self.revealed
                        if chance.watching:
                            found = share - self.first[company] + 1
                            chance.tell(self.revealed_event, -1, company, found)
                        return
                    number -= 1

    def figures(self, s: State, company: i64) -> vec[i64]:
        """Return what holders are ranked by: their shares, then the lowest number (PA8)."""
        found = zeros(self.holders)
        for holder in range(self.holders):
            owner: i64 = holder + 1
            if owner == self.dummy:
                owner = self.revealed
            held = self.held(s, owner, company)
            if held > 0:
                found[holder] = MOST_SHARES * held - self.lowest(s, owner, company)
        return found

    def points_of(self, s: State, seat: i64) -> i64:
        """Return what the shares of a seat score."""
        total: i64 = 0
        for company in range(self.n_companies):
            total += rank_points(self.figures(s, company), seat, self.points[company])
        return total

    def score(self, game: Game, s: State, sheet: Sheet) -> None:
        """Add the points of every seat's shares."""
        for seat in range(game.players):
            points = self.points_of(s, seat)
            if points > 0:
                sheet.add(seat, self.line, points)
