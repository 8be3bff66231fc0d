"""OpenSpiel: the game as a tree with explicit chance nodes, for its algorithms and tools.

>>> from branchline import env
>>> game = env.spiel("poland", players=2)
>>> state = game.new_initial_state()
>>> state.is_chance_node(), state.chance_outcomes()
(True, [(0, 0.5), (1, 0.5)])
>>> state.apply_action(1)
>>> state.action_to_string(state.legal_actions()[0])
'pink'

Importing this module registers the game, so that `pyspiel.load_game("python_branchline(map=uk)")`
finds it as well. Shaping is left out: OpenSpiel's algorithms look at the end of a game.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from branchline.core.cards import N_CARDS
from branchline.env.game_tree import GameNode
from branchline.env.rewards import RANK
from branchline.env.settings import EnvSettings, name_of
from branchline.env.shared_arrays import as_numpy, new_bytes
from branchline.maps import load_map, map_ids
from branchline.play.view import WrongSeat

NAME = "python_branchline"
EVENTS_A_SEAT = 400
"""How many of the latest events an information state holds, for every seat of the table."""
PRIVATE = ("hand", "tickets", "choice", "offers")


def plainest() -> str:
    """Return the map with the fewest rules of its own, for those who name none."""
    return min(map_ids(), key=lambda which: (len(load_map(which).mechanics), which))


def game_type(utility: Any) -> Any:
    """Return what OpenSpiel must know of all our games."""
    return pyspiel.GameType(
        short_name=NAME,
        long_name="branchline",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(load_map(which).players[1] for which in map_ids()),
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"map": plainest(), "variant": "", "players": 2, "reward": RANK},
    )


class RailwayGame(pyspiel.Game):  # type: ignore[misc]  # it comes without types
    """A table as an OpenSpiel game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        known = {"map": plainest(), "variant": "", "players": 2, "reward": RANK, **(params or {})}
        self.settings = EnvSettings(
            known["map"], known["players"], known["variant"] or None, known["reward"], 0.0
        )
        self.root = GameNode(self.settings)
        zero_sum = known["players"] == 2 or known["reward"] == RANK
        utility = pyspiel.GameType.Utility
        info = pyspiel.GameInfo(
            num_distinct_actions=self.settings.n_actions,
            max_chance_outcomes=max(N_CARDS, len(self.settings.data.tickets)),
            num_players=self.settings.players,
            min_utility=-self.bound(),
            max_utility=self.bound(),
            max_game_length=self.root.most_decisions,
            **({"utility_sum": 0.0} if zero_sum else {}),
        )
        kind = game_type(utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM)
        super().__init__(kind, info, params or {})

    def bound(self) -> float:
        """Return a number that no reward exceeds."""
        if self.settings.reward == RANK:
            return 1.0
        game = self.settings.game
        tracks = sum(int(game.points[length]) for length in game.board.length)
        return float(2 * (tracks + sum(game.board.leg_points) + 1000))

    def new_initial_state(self) -> RailwayState:
        """Return the root: chance deals the first cards."""
        return RailwayState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RailwayObserver:
        """Return an observer of observations, or of information states for perfect recall."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return RailwayObserver(self.settings, kind, params)


class RailwayState(pyspiel.State):  # type: ignore[misc]
    """A node of the tree as an OpenSpiel state."""

    def __init__(self, game: RailwayGame) -> None:
        super().__init__(game)
        self.node = game.root.__deepcopy__(None)

    def current_player(self) -> int:
        """Return the seat to act, or who else does."""
        if self.node.at_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.node.over else int(self.node.position.seat)

    def _legal_actions(self, player: int) -> list[int]:
        """Return the legal actions of a seat, in rising order."""
        if player != self.current_player():
            return []
        return self.node.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what may happen, and how likely."""
        if not self.node.at_chance:
            raise ValueError("no chance result comes next; ask is_chance_node() first")
        return list(self.node.chance.outcomes)

    def _apply_action(self, action: int) -> None:
        """Play an action, or let a chance result happen."""
        if self.node.at_chance:
            self.node.happen(action)
        else:
            self.node.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return an action or a chance result in words."""
        if player == pyspiel.PlayerId.CHANCE:
            return self.node.outcome_text(action)
        return self.node.settings.notation.text(action)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.node.over

    def returns(self) -> list[float]:
        """Return what the game was worth to each seat; zeros until it is over."""
        settings = self.node.settings
        if not self.node.over:
            return [0.0] * settings.players
        sheet = settings.game.score(self.node.position)
        return [settings.rewards.final(sheet, seat) for seat in range(settings.players)]

    def __str__(self) -> str:
        """Return the last thing that happened, and what chance has given since."""
        node = self.node
        log = node.seen[0]
        last = node.settings.sentence(log[-1]) if log else "the deal"
        waiting = f"; chance has given {list(node.script)}" if node.at_chance else ""
        return f"decision {node.decisions}: {last}{waiting}"


class RailwayObserver:
    """Observations and information states as tensors, with their pieces by name, and as text.

    The pieces are those of `branchline.env.observe`; an information state adds the `log`: the
    events the seat has seen, latest last, six numbers plus one each (kind, seat, four numbers).
    """

    def __init__(self, settings: EnvSettings, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters, not {params}; leave them out")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("observations are of one seat; ask for SINGLE_PLAYER or NONE")
        self.settings = settings
        self.recall = bool(kind.perfect_recall)
        secret = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.names = [
            name
            for name in settings.layout.names
            if (secret if name in PRIVATE else kind.public_info)
        ]
        self.bytes = new_bytes(settings.size)
        self.seen = as_numpy(self.bytes, settings.size)
        shapes = {name: settings.layout.spans[name].shape or (1,) for name in self.names}
        if self.recall:
            shapes["log"] = (EVENTS_A_SEAT * settings.players, 6)
        sizes = {name: int(np.prod(shape)) for name, shape in shapes.items()}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        start = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[start : start + sizes[name]].reshape(shape)
            start += sizes[name]

    def _observe(self, state: RailwayState, player: int) -> None:
        """Write what a seat sees into `seen`."""
        if not 0 <= player < self.settings.players:
            last = self.settings.players - 1
            raise WrongSeat(f"there is no player {player}; players run from 0 to {last}")
        self.settings.observer.write(state.node.position, player, self.bytes, 0)

    def set_from(self, state: RailwayState, player: int) -> None:
        """Write what a seat sees into `tensor` and `dict`; zeros before the deal is done."""
        self.tensor.fill(0)
        if state.node.state is None:
            return
        self._observe(state, player)
        for name in self.names:
            span = self.settings.layout.spans[name]
            self.dict[name].reshape(-1)[:] = self.seen[span.slice]
        if self.recall:
            log = self.dict["log"]
            events = state.node.seen[player][-len(log) :]
            if events:
                log[-len(events) :] = np.array(events) + 1

    def string_from(self, state: RailwayState, player: int) -> str:
        """Return what a seat sees in words; with perfect recall, all it has seen."""
        if state.node.state is None:
            return "the first cards are being dealt"
        self._observe(state, player)
        shown = self.settings.layout.lines(self.seen)
        lines = [line for line in shown if line.partition(":")[0] in self.names]
        if self.recall:
            lines = state.node.log(player) + lines
        return "\n".join(lines)


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(game_type(pyspiel.GameType.Utility.GENERAL_SUM), RailwayGame)


def make(which: str | Path, players: int, variant: str | None, reward: str) -> Any:
    """Return the OpenSpiel game of a table.

    OpenSpiel takes a variant such as 1910 for a number when it reads a game back from its string,
    so a packaged map is named together with its variant.
    """
    if variant and which in map_ids():
        which, variant = name_of(str(which), load_map(which, variant).variant), None
    return pyspiel.load_game(
        NAME,
        {"map": str(which), "players": players, "variant": variant or "", "reward": reward},
    )
