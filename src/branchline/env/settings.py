"""What all environments of one game share: its map, its number of players, how play is rewarded."""

from __future__ import annotations

import re
import secrets
from pathlib import Path

import numpy as np
from msgspec.structs import replace

from branchline.core.game import Game
from branchline.env.observation_layout import Layout
from branchline.env.observe import Observer
from branchline.env.rewards import REWARDS, Rewards
from branchline.maps import MapError, load_map, map_ids
from branchline.maps.build import build_game
from branchline.maps.schema import MapData
from branchline.message import Message
from branchline.play.match import IllegalAction
from branchline.play.notation import Notation
from branchline.play.telling import read_event, tell

VERSION = 1
"""Grows with every change of observations, action numbers, rewards or rules; names carry it."""

Key = tuple[str, int, str | None, str, float]

_VERSIONED = re.compile(r"(?:branchline/)?(?P<map>.+)-v(?P<version>\d+)")


class GameOver(RuntimeError):  # noqa: N818 - it names what was wrong
    """A finished game, or one that has not begun, was to go on."""


class WrongShape(ValueError):  # noqa: N818 - it names what was wrong
    """Actions that are not what the environment takes: their number, shape or type."""


class EnvSettings:
    """A game and how it is observed, rewarded and put into words."""

    def __init__(
        self, which: str | Path, players: int, variant: str | None, reward: str, shaping: float
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"there is no reward {reward!r}; choose from {', '.join(REWARDS)}")
        if not np.isfinite(shaping):
            raise ValueError(f"shaping must be a finite number such as 0 or 1, not {shaping}")
        if as_integer(players) is None:
            raise ValueError(f"players must be a whole number such as 2, not {players!r}")
        self.key: Key = (str(which), players, variant, reward, float(shaping))
        """What it was made from: the same key makes the same settings."""
        self.data: MapData = load_map(*read_name(which, variant))
        self.game: Game = build_game(self.data, players)
        self.players: int = players
        self.observer: Observer = Observer(self.game)
        self.rewards: Rewards = Rewards(self.game, reward, float(shaping))
        self.reward: str = reward
        self.shaping: float = float(shaping)
        self.notation: Notation = Notation(self.data, self.game)
        self.layout: Layout = Layout(self.observer, self.notation)
        self._sentences: dict[tuple[int, ...], str] = {}
        self.size: int = int(self.observer.size)
        self.n_actions: int = int(self.game.n_actions)

    @property
    def name(self) -> str:
        """The name and version of the environment: `branchline/usa-v1`."""
        return name_of(self.data.id, self.data.variant)

    def sentence(self, raw: tuple[int, ...]) -> str:
        """Return something that happened as a sentence; numbers of -1 are not known."""
        if raw not in self._sentences:
            event = read_event(self.notation, raw)
            if event.secret and raw[2] < 0:
                event = replace(event, numbers={})
            names = [f"seat {seat}" for seat in range(self.players)]
            self._sentences[raw] = tell(self.notation, names, event)
        return self._sentences[raw]

    def illegal(self, action: object, legal: list[int]) -> Exception:
        """Return the error for an action that is not legal."""
        number = as_integer(action)
        if number is None:
            return WrongShape(
                f"an action is one whole number, not {action!r}; {self.legal_hint(legal)}"
            )
        known = 0 <= number < self.n_actions
        what = f" ({self.notation.text(number)})" if known else ""
        return IllegalAction(f"action {number}{what} is not legal now; {self.legal_hint(legal)}")

    def legal_hint(self, legal: list[int]) -> str:
        """Say which actions would be right."""
        some = ", ".join(f"{action} ({self.notation.text(action)})" for action in legal[:3])
        more = " …" if len(legal) > 3 else ""
        return f"choose one whose action_mask is 1: {some}{more}"


def name_of(which: str, variant: str | None) -> str:
    """Return the versioned name of the environment of a map."""
    return f"branchline/{which}{f'-{variant}' if variant else ''}-v{VERSION}"


def read_name(which: str | Path, variant: str | None) -> tuple[str | Path, str | None]:
    """Return the map and variant that a name means; without a version it means the newest."""
    found = _VERSIONED.fullmatch(which) if isinstance(which, str) else None
    if found is None or Path(which).exists():
        return which, variant
    name = found["map"]
    if int(found["version"]) != VERSION:
        right = {"version": str(VERSION), "name": f"{name}-v{VERSION}"}
        raise MapError(str(which), "", None, Message("map-other-version", right))
    for known in map_ids():
        if name.startswith(f"{known}-") and variant is None:
            return known, name.removeprefix(f"{known}-")
    return name, variant


def as_integer(action: object) -> int | None:
    """Return an action as a whole number, whatever kind of number it is; None if it is none."""
    if isinstance(action, bool | np.bool_):
        return None
    if isinstance(action, np.ndarray):
        action = action.item() if action.size == 1 else None
    if isinstance(action, int | np.integer):
        return int(action)
    return None


def new_seed() -> int:
    """Return a seed nobody has chosen."""
    return secrets.randbits(48)
