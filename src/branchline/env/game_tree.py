"""A game as a tree: decisions and, between them, one chance result at a time."""

from __future__ import annotations

from functools import cache
from typing import Any

from branchline.core.cards import CARD_NAMES
from branchline.core.state import OVER, State
from branchline.env.chance_script import CARD, SEAT, ChanceScript, Undecided
from branchline.env.settings import EnvSettings, Key
from branchline.play.telling import HIDDEN

Event = tuple[int, ...]
"""Something that happened: its kind, its seat and four numbers."""
SETUP = -1
"""Stands for the deal before the first decision."""
UNKNOWN = (-1, -1, -1, -1)
"""Stands for the numbers of an event that are for another seat alone."""
DECISIONS_A_SEAT = 500
"""A game that lasts longer is scored as it stands; random play needs about a hundred."""


class GameNode:
    """A decision, a chance result to come, or the end, with everything that led there."""

    def __init__(self, settings: EnvSettings) -> None:
        self.settings = settings
        self.state: State | None = None
        """The position before the pending action; None while the first cards are dealt."""
        self.decisions = 0
        self.seen: tuple[tuple[Event, ...], ...] = ((),) * settings.players
        """What each seat has seen happen."""
        self.pending: int | None = SETUP
        self.script: tuple[int, ...] = ()
        self.chance = ChanceScript(())
        self.path: tuple[int, ...] = ()
        """Every decision and chance result so far, in order."""
        self._advance()

    def __deepcopy__(self, memo: Any) -> GameNode:
        """Return a copy; nothing in a node changes in place, so it shares all it holds."""
        twin = object.__new__(GameNode)
        twin.__dict__.update(self.__dict__)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the way here: unpickling walks it again."""
        return walk, (self.settings.key, self.path)

    @property
    def position(self) -> State:
        """The position; only its start has none."""
        if self.state is None:
            raise ValueError("the first cards are still being dealt; there is no position yet")
        return self.state

    @property
    def at_chance(self) -> bool:
        """Whether a chance result comes next."""
        return self.pending is not None

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules or by its length."""
        if self.at_chance:
            return False
        return self.position.phase == OVER or self.decisions >= self.most_decisions

    @property
    def most_decisions(self) -> int:
        """How many decisions a game may have."""
        return DECISIONS_A_SEAT * self.settings.players

    def legal(self) -> list[int]:
        """Return the legal actions in rising order."""
        return sorted(self.settings.game.legal(self.position))

    def decide(self, action: int) -> None:
        """Play an action, as far as chance allows."""
        self.decisions += 1
        self.path = (*self.path, action)
        self.pending, self.script = action, ()
        self._advance()

    def happen(self, outcome: int) -> None:
        """Let chance give a result, and go on."""
        self.path = (*self.path, outcome)
        self.script = (*self.script, outcome)
        self._advance()

    def _advance(self) -> None:
        """Play the pending action on a copy with the results so far."""
        chance = ChanceScript(self.script)
        chance.watch()
        game = self.settings.game
        try:
            if self.pending is None or self.pending == SETUP:
                s = game.start(chance)
            else:
                s = self.position.copy()
                game.apply(s, self.pending, chance)
        except Undecided:
            self.chance = chance
            return
        self.state, self.pending, self.script = s, None, ()
        self._tell(chance.events)

    def _tell(self, events: list[tuple[int, ...]]) -> None:
        """Let every seat see what happened, as far as it may."""
        kinds = self.settings.game.event_kinds
        seen = []
        for seat, before in enumerate(self.seen):
            new: list[Event] = []
            for event in events:
                kind = kinds[event[0]]
                if not kind.secret or event[1] == seat:
                    new.append(event)
                elif kind.name in HIDDEN:
                    new.append((*event[:2], *UNKNOWN))
            seen.append((*before, *new))
        self.seen = tuple(seen)

    def outcome_text(self, outcome: int) -> str:
        """Return a chance result in words."""
        if self.chance.kind == CARD:
            return CARD_NAMES[outcome]
        if self.chance.kind == SEAT:
            return f"seat {outcome}"
        return f"ticket {outcome}: {self.settings.notation.ticket(outcome)}"

    def log(self, seat: int) -> list[str]:
        """Return what happened as a seat saw it, in sentences."""
        return [self.settings.sentence(event) for event in self.seen[seat]]


@cache
def settings_of(key: Key) -> EnvSettings:
    """Return the settings with a key, made once."""
    return EnvSettings(*key)


def walk(key: Key, path: tuple[int, ...]) -> GameNode:
    """Return the node at the end of a path."""
    node = GameNode(settings_of(key))
    for step in path:
        if node.at_chance:
            node.happen(step)
        else:
            node.decide(step)
    return node
