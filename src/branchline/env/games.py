"""Many games at once: one call steps them all, and everything is read from arrays kept in place.

>>> from branchline import env
>>> games = env.vector("usa", games=4, players=2, seed=1)
>>> games.observations.shape, games.masks.shape, games.rewards.shape
((4, 562), (4, 1076), (4, 2))
>>> games.step(games.sample())
>>> games.seats.tolist(), games.over.tolist()
([1, 1, 1, 1], [False, False, False, False])
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from branchline.env.game_batch import GameBatch
from branchline.env.game_group import GameGroup
from branchline.env.game_processes import GameProcesses, ProcessGroup
from branchline.env.settings import EnvSettings, as_integer, new_seed

MOST_GROUPS: Final = 256
"""Every group costs messages and checks; so many are more than anybody gains from."""


class Games(GameGroup):
    """Games of one table side by side; every array has one row per game.

    With several processes each steps a part of the games; everything happens as with one. `close`
    ends them; so does the end of the program or of the last reference to the games.

    With several `groups` the games can be stepped a group at a time: while one that was sent is
    stepped, another is looked at. Each group has the arrays and methods of its own games.
    """

    def __init__(
        self,
        map: str | Path,  # noqa: A002 - the word people use
        games: int = 256,
        players: int = 2,
        *,
        variant: str | None = None,
        reward: str = "margin",
        shaping: float = 0.0,
        seed: int | None = None,
        processes: int = 1,
        groups: int = 1,
    ) -> None:
        wanted = {"games": games, "processes": processes, "groups": groups}
        for what, number in wanted.items():
            if as_integer(number) is None or number < 1:
                raise ValueError(f"{what} must be a whole number from 1, not {number!r}")
        most = min(games, MOST_GROUPS)
        if groups > most:
            raise ValueError(f"groups must be at most {most} for {games} games, not {groups}")
        settings = EnvSettings(map, players, variant, reward, shaping)
        if processes == groups == 1:
            self._all: GameBatch | GameProcesses = GameBatch(settings, games)
            parts: list[GameBatch] | list[ProcessGroup] = [self._all]
        else:
            self._all = GameProcesses(settings, games, min(processes, games // groups), groups)
            parts = self._all.groups
        super().__init__(settings, self._all)
        self.groups = [GameGroup(settings, part) for part in parts]
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Restart all games; the same seed gives the same games for the same actions."""
        self._all.start(new_seed() if seed is None else int(seed))

    def close(self) -> None:
        """End the processes and free the memory they share; without processes, do nothing.

        An array that somebody still holds keeps its memory until it is let go.
        """
        self._all.close()

    def __enter__(self) -> Games:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
