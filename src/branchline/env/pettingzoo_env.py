"""PettingZoo: every seat is an agent, and agents act one after the other.

>>> from branchline import env
>>> uk = env.aec("uk", players=3)
>>> uk.metadata["name"], uk.possible_agents
('branchline/uk-v1', ['player_0', 'player_1', 'player_2'])
>>> uk.reset(seed=7)
>>> for agent in uk.agent_iter():
...     observation, reward, over, _, info = uk.last()
...     mask = None if over else observation["action_mask"]
...     uk.step(None if over else uk.action_space(agent).sample(mask))
>>> uk.scores  # doctest: +ELLIPSIS
{'player_0': ..., 'player_1': ..., 'player_2': ...}
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from pettingzoo import AECEnv

from branchline.env.game_arrays import GameArrays
from branchline.env.observation_layout import Layout
from branchline.env.settings import EnvSettings, GameOver, as_integer, new_seed
from branchline.env.spaces import Actions, Observation, observation_space
from branchline.play.view import WrongSeat


class PettingZooEnv(AECEnv):  # type: ignore[misc]  # it comes without types
    """A game as a PettingZoo environment; `aec` in `branchline.env` makes one."""

    metadata: dict[str, Any]

    def __init__(
        self,
        map: str | Path,  # noqa: A002 - the word people use
        players: int = 2,
        *,
        variant: str | None = None,
        reward: str = "margin",
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.settings = EnvSettings(map, players, variant, reward, shaping)
        self.metadata = {
            "name": self.settings.name,
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        if render_mode not in (None, "ansi"):
            raise ValueError(f"there is no render_mode {render_mode!r}; it can be None or 'ansi'")
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._arrays = GameArrays(self.settings)
        self._stepped = self._arrays.game
        self._space = observation_space(self.settings)
        self._actions = {
            agent: Actions(self.settings.n_actions, self._arrays.mask)
            for agent in self.possible_agents
        }
        self._nothing = np.zeros(self.settings.n_actions, np.int8)
        self._seeded = False

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation mean."""
        return self.settings.layout

    @property
    def scores(self) -> dict[str, int]:
        """The final scores by agent, once the game is over."""
        if not self._seeded or not self._stepped.over:
            raise GameOver("there are no final scores yet; play on until the game is over")
        return dict(zip(self.possible_agents, map(int, self._arrays.scores), strict=True))

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        self._seat(agent)
        return self._space

    def action_space(self, agent: str) -> Actions:
        """Return the space of an agent's actions."""
        self._seat(agent)
        return self._actions[agent]

    def _seat(self, agent: str) -> int:
        """Return the seat of an agent."""
        if agent not in self._seats:
            names = ", ".join(self.possible_agents)
            raise WrongSeat(f"there is no agent {agent!r}; the agents are {names}")
        return self._seats[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; a seed fixes it and those that follow. There are no options."""
        if seed is not None or not self._seeded:
            self._stepped.seed(new_seed() if seed is None else int(seed))
            self._seeded = True
        self._stepped.start()
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.agent_selection = agents[self._stepped.s.seat]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees; its mask is all zeros while another is to act."""
        seat = self._seat(agent)
        if not self._seeded:
            raise GameOver("the game has not begun; call reset() first")
        acts = seat == self._stepped.s.seat and not self._stepped.over
        mask = self._arrays.mask if acts else self._nothing
        return {"observation": self._arrays.observe(seat), "action_mask": mask.copy()}

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Play an action of the agent that is selected; None once the game is over."""
        if not self.agents:
            raise GameOver("no game is under way; call reset() to start one")
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise GameOver(
                    f"the game is over for {agent}; step(None) once for every agent, or reset()"
                )
            self._was_dead_step(None)
            return
        stepped = self._stepped
        number = as_integer(action)
        if number is None or not stepped.is_legal(number):
            raise self.settings.illegal(action, self._arrays.legal())
        stepped.play(number)
        stepped.list_legal()
        self._cumulative_rewards[agent] = 0.0
        if stepped.over:
            self._end()
        elif stepped.rewards.shaping:
            self._pay()
        self.agent_selection = self.possible_agents[stepped.s.seat]

    def _pay(self) -> None:
        """Hand out the rewards of the last action."""
        for agent, reward in zip(self.possible_agents, self._arrays.rewards.tolist(), strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward

    def _end(self) -> None:
        """Hand out the final rewards and scores."""
        self._pay()
        self.terminations = dict.fromkeys(self.possible_agents, True)
        for agent, score in self.scores.items():
            self.infos[agent] = {"score": score}

    def render(self) -> str | None:
        """Return what the agent to act sees, in words."""
        if self.render_mode is None:
            return None
        agent = self.agent_selection
        return f"{agent}\n{self.layout.text(self.observe(agent)['observation'])}"

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
