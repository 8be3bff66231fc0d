"""Gymnasium: one agent at a table of bots.

>>> import gymnasium
>>> solo = gymnasium.make("branchline.env.gymnasium_env:branchline/poland-v1", opponents=["random"])
>>> observation, info = solo.reset(seed=5)
>>> over = False
>>> while not over:
...     action = solo.action_space.sample(observation["action_mask"])
...     observation, reward, over, _, info = solo.step(action)
>>> mine, theirs = info["scores"][info["seat"]], info["scores"][1 - info["seat"]]
>>> reward == mine - theirs
True
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

from branchline.bots import Bot, make_bot
from branchline.env import names
from branchline.env.game_arrays import GameArrays
from branchline.env.observation_layout import Layout
from branchline.env.settings import EnvSettings, GameOver, as_integer
from branchline.env.spaces import Actions, Observation, Sampled, observation_space
from branchline.play.view import WrongSeat, view_of


class GymnasiumEnv(gymnasium.Env[Observation, np.int64]):
    """A game against bots as a Gymnasium environment; `single` in `branchline.env` makes one.

    `opponents` are the names of the bots, one for every other seat in turn order, or one name for
    all. The agent sits at `seat`, or at a seat drawn for every game.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        map: str | Path,  # noqa: A002 - the word people use
        players: int = 2,
        opponents: str | Sequence[str] = "greedy",
        *,
        seat: int | None = None,
        variant: str | None = None,
        reward: str = "margin",
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        self.settings = EnvSettings(map, players, variant, reward, shaping)
        if render_mode not in (None, "ansi"):
            raise ValueError(f"there is no render_mode {render_mode!r}; it can be None or 'ansi'")
        self.render_mode = render_mode
        self.opponents = (opponents,) * (players - 1) if isinstance(opponents, str) else opponents
        if len(self.opponents) != players - 1:
            raise ValueError(
                f"{players} players leave {players - 1} seats for opponents, "
                f"not {len(self.opponents)}: name one bot for each, or one for all"
            )
        for name in self.opponents:
            make_bot(name, self.settings.game, 0)
        if seat is not None and not 0 <= seat < players:
            raise WrongSeat(f"there is no seat {seat}; seats run from 0 to {players - 1}, or None")
        self.fixed_seat = seat
        self.seat = seat or 0
        self._bots: dict[int, Bot] = {}
        self._begun = False
        self._arrays = GameArrays(self.settings)
        self._stepped = self._arrays.game
        self.observation_space = observation_space(self.settings)  # type: ignore[assignment]
        self.action_space = Actions(self.settings.n_actions, self._arrays.mask)

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation mean."""
        return self.settings.layout

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game and let the bots play up to the agent's first decision. No options."""
        super().reset(seed=seed)
        stepped, game, players = self._stepped, self.settings.game, self.settings.players
        stepped.seed(int(self.np_random.integers(2**48)))
        drawn = int(self.np_random.integers(players))
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        seats = [(self.seat + step) % players for step in range(1, players)]
        seeds = self.np_random.integers(2**48, size=players)
        self._bots = {
            seat: make_bot(name, game, int(seeds[seat]))
            for seat, name in zip(seats, self.opponents, strict=True)
        }
        stepped.start()
        self._begun = True
        self._let_bots_play()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the agent's action, and let the bots answer."""
        stepped = self._stepped
        if not self._begun or stepped.over:
            state = "is over" if self._begun else "has not begun"
            raise GameOver(f"the game {state}; call reset() to start one")
        number = as_integer(action)
        if isinstance(action, Sampled) and not stepped.is_legal(int(action)):
            number = int(self.np_random.choice(self._arrays.legal()))
        if number is None or not stepped.is_legal(number):
            raise self.settings.illegal(action, self._arrays.legal())
        stepped.play(number)
        reward = float(self._arrays.rewards[self.seat])
        reward += self._let_bots_play()
        return self._seen(), reward, bool(stepped.over), False, self._info()

    def _let_bots_play(self) -> float:
        """Play for the bots until the agent is to act or the game ends; return its rewards."""
        stepped, game = self._stepped, self.settings.game
        reward = 0.0
        while not stepped.over and stepped.s.seat != self.seat:
            seat = int(stepped.s.seat)
            action = self._bots[seat].choose(view_of(game, stepped.s, seat), game.legal(stepped.s))
            stepped.play(action)
            reward += float(self._arrays.rewards[self.seat])
        stepped.list_legal()
        return reward

    def _seen(self) -> Observation:
        """Return the agent's observation and mask."""
        return {
            "observation": self._arrays.observe(self.seat),
            "action_mask": self._arrays.mask.copy(),
        }

    def _info(self) -> dict[str, Any]:
        """Return the agent's seat, and the final scores once the game is over."""
        if not self._stepped.over:
            return {"seat": self.seat}
        return {"seat": self.seat, "scores": self._arrays.scores.tolist()}

    def render(self) -> str | None:
        """Return what the agent sees, in words."""
        if self.render_mode is None:
            return None
        return self.layout.text(self._arrays.observe(self.seat))


for _name in names():
    if _name not in gymnasium.registry:
        _which = _name.removeprefix("branchline/")
        gymnasium.register(
            _name, "branchline.env.gymnasium_env:GymnasiumEnv", kwargs={"map": _which}
        )
