"""A match: one game as people play it, in words, with its log and its record.

>>> from branchline import new_game
>>> match = new_game("usa", players=2, seed=7)
>>> match.legal()[:2]
['keep 1 2', 'keep 1 3']
>>> match.play("keep 1 3")
>>> match.to_act
(1,)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from branchline.core.chance import Chance, Dice
from branchline.core.game import Game
from branchline.core.score import Sheet
from branchline.core.seeds import scramble
from branchline.core.state import OVER, State
from branchline.locales import say
from branchline.maps.readers import marks_of
from branchline.maps.schema import MapData
from branchline.mechanics.declaration import TrackMarks
from branchline.message import Message
from branchline.play.digest import fingerprint, state_digest
from branchline.play.game_facts import GameFacts
from branchline.play.notation import Notation
from branchline.play.record import write_record
from branchline.play.shared_games import shared_game
from branchline.play.telling import Event, read_event, seen_by, tell
from branchline.play.view import SPECTATOR, View, WrongSeat, no_such_seat, view_of

MOST_NAMED: Final = 4
"""How many legal actions the error for an illegal one names."""


class IllegalAction(ValueError):  # noqa: N818 - it names what was wrong
    """An action that the rules do not allow now."""


class Move(msgspec.Struct, frozen=True, gc=False):
    """One entry of a match: who did what, what chance gave, what happened, where it led.

    A server has very many of them, which hold no cycles for Python to look for.
    """

    seat: int
    action: int
    chance: tuple[int, ...]
    events: tuple[Event, ...]
    check: str
    """Digest of the state after the move."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a move would lead to, worked out but not yet part of a match."""

    before: State
    """The state that the move was tried on."""
    after: State
    move: Move


class Match:
    """A game in progress or finished, with everything that happened in it."""

    def __init__(
        self,
        data: MapData,
        players: int,
        seed: int,
        *,
        seats: Sequence[str] | None = None,
        first_seat: int = -1,
        setup: Chance | None = None,
        rules: str | None = None,
    ) -> None:
        """Start a match; a recorded one gives its setup and the hash it had for the rules."""
        self.data: MapData = data
        shared = shared_game(data, players, first_seat)
        self.game: Game = shared.game
        self.notation: Notation = shared.notation
        self.facts: GameFacts = shared.facts
        self.seed: int = seed
        self.first_seat: int = first_seat
        self.seats: tuple[str, ...] = tuple(seats or default_names(players))
        if len(self.seats) != players:
            counts = {"players": players, "names": len(self.seats)}
            raise ValueError(Message("names-disagree", counts))
        self.rules: str = rules or data.rules_hash
        self.differs_from_record: str | None = None
        """Where a replayed record of version 1 first leads elsewhere under today's rules."""
        self.moves: list[Move] = []
        chance = setup or self._dice()
        chance.record()
        chance.watch()
        self.state: State = self.game.start(chance)
        setup_entry = self._entry(self.state, -1, -1, chance)
        self._first_state: str = setup_entry.check
        self.setup: Move = replace(setup_entry, check=self._setup_check())

    def _dice(self) -> Dice:
        """Return the chance of the next move: it depends on the seed and the move's number only."""
        return Dice(scramble(self.seed) + len(self.moves))

    def header(self) -> list[object]:
        """Return what was settled before the first card: it cannot be changed in a record."""
        return [self.rules, self.data.variant, self.seats, self.first_seat, self.seed]

    def _setup_check(self) -> str:
        """Return the digest of the header and of the first state."""
        return fingerprint([self.header(), self._first_state])

    def _entry(self, s: State, seat: int, action: int, chance: Chance) -> Move:
        """Return the entry for what has just led to a state."""
        events = tuple(read_event(self.notation, raw) for raw in chance.events)
        return Move(seat, action, tuple(chance.results), events, state_digest(s))

    def rename(self, seats: Sequence[str]) -> None:
        """Give the players other names."""
        self.seats = tuple(seats)
        self.setup = replace(self.setup, check=self._setup_check())

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.game.players)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == OVER

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return tuple(self.game.seats_to_act(self.state))

    @property
    def seat(self) -> int:
        """The seat to act (the first of them while all choose their first tickets)."""
        return self.to_act[0] if self.to_act else -1

    def _as(self, seat: int | None) -> State:
        """Return the state with a seat to act, the usual one if None."""
        if seat is None or seat == self.state.seat:
            return self.state
        if seat not in self.to_act:
            if self.over:
                raise WrongSeat(Message("game-is-over"))
            names = ", ".join(self.seats[each] for each in self.to_act)
            raise WrongSeat(Message("seat-not-to-act", {"seat": str(seat), "names": names}))
        s = self.state.copy()
        self.game.turn_to(s, seat)
        return s

    def actions(self, seat: int | None = None) -> list[int]:
        """Return the legal actions by number."""
        return self.game.legal(self._as(seat))

    def legal(self, seat: int | None = None) -> list[str]:
        """Return the legal actions in words."""
        return [self.notation.text(action) for action in self.actions(seat)]

    def play(
        self, action: str | int, seat: int | None = None, chance: Chance | None = None
    ) -> None:
        """Play an action, given by number or in words; an error leaves the match as it was."""
        self.adopt(self.try_out(action, seat, chance))

    def try_out(
        self, action: str | int, seat: int | None = None, chance: Chance | None = None
    ) -> Outcome:
        """Return what an action leads to; the match stays as it is."""
        if self.over:
            raise IllegalAction(Message("game-is-over"))
        s = self._as(seat)
        number = self._number_of(action, s) if isinstance(action, str) else action
        known = 0 <= number < self.game.n_actions
        if not known or not self.game.is_legal(s, number):
            raise self.illegal(self.notation.text(number) if known else str(number))
        s = s.copy()
        acting = int(s.seat)
        chance = chance or self._dice()
        chance.record()
        chance.watch()
        self.game.apply(s, number, chance)
        return Outcome(self.state, s, self._entry(s, acting, number, chance))

    def _number_of(self, text: str, s: State) -> int:
        """Return the action that a text says, most likely a legal one."""
        return self.notation.action(text, likely=lambda: self.game.legal(s))

    def adopt(self, outcome: Outcome) -> None:
        """Make a move that was tried out on the state of now part of the match."""
        if outcome.before is not self.state:
            raise ValueError(Message("position-has-changed"))
        self.state = outcome.after
        self.moves.append(outcome.move)

    def illegal(self, text: str) -> IllegalAction:
        """Return the error for an action, which names some that would be legal."""
        legal = self.legal()
        some = ", ".join(legal[:MOST_NAMED]) + (" …" if len(legal) > MOST_NAMED else "")
        return IllegalAction(Message("action-is-illegal", {"action": text, "legal": some}))

    def view(self, seat: int) -> View:
        """Return what a seat may know."""
        return view_of(self.game, self.state, seat, self.facts.all)

    @cached_property
    def track_marks(self) -> tuple[TrackMarks, ...]:
        """How every track looks, beyond its colour and length."""
        return marks_of(self.data)

    def score_sheet(self) -> Sheet:
        """Return the score sheet, final once the match is over."""
        return self.game.score(self.state)

    def log(self, seat: int | None = None) -> list[str]:
        """Return what happened as sentences, as one seat may know it (None: everything).

        They are for people, in the language that is spoken (`branchline.locales.speak`); programs
        read the events of `moves`.
        """
        if seat is not None and not SPECTATOR <= seat < self.players:
            raise no_such_seat(seat, self.players)
        lines = []
        for move in (self.setup, *self.moves):
            for event in move.events:
                seen = event if seat is None else seen_by(event, seat)
                if seen is not None:
                    lines.append(tell(self.notation, self.seats, seen))
        return lines

    def save(self, path: str | Path) -> None:
        """Write the match to a JSON file that `branchline.load` reads back."""
        write_record(self, Path(path))


def default_names(players: int) -> list[str]:
    """Return what players are called who gave no names.

    >>> default_names(2)
    ['Player 1', 'Player 2']
    """
    name = say("default-player")
    return [say("numbered-name", name=name, number=number + 1) for number in range(players)]
