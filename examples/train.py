"""Learn to play by playing against oneself, and measure it against the random and greedy bots.

    pip install 'branchline[train]'
    python examples/train.py                       # a few minutes on two cores
    python examples/train.py --map usa --decisions 20000000

Everything here is branchline and NumPy; the network and its optimiser are in learner.py. Start
reading at `train`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from branchline import env

if TYPE_CHECKING:
    from learner import Learner

HERE = Path(__file__).parent
GAMES = 256
STEPS = 64
SCALE = 20.0
"""Margins are divided by this, so that the network forecasts numbers about as large as 1."""
LAMBDA = 0.9
"""How far ahead credit is given: 1 waits for the end of the game, 0 trusts the next forecast."""
RATE = 2e-3
"""The learning rate at the start; it falls to almost nothing at the end."""
VARIETY = 0.03
"""What trying many things is worth at the start; it falls as well."""
LOOKS = 12
"""How often the learner is measured on the way."""

Choose = Callable[[np.ndarray, np.ndarray], int]


@dataclass
class Curve:
    """How strong the learner was when."""

    bots: tuple[str, ...]
    minutes: list[float] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    wins: dict[str, list[float]] = field(default_factory=dict)

    def add(self, minutes: float, decisions: int, wins: dict[str, float]) -> None:
        """Add a measurement."""
        self.minutes.append(minutes)
        self.decisions.append(decisions)
        for bot in self.bots:
            self.wins.setdefault(bot, []).append(wins[bot])


def collect(games: env.Games, learner: Learner) -> dict[str, np.ndarray]:
    """Let the learner play all seats of all games for some steps; return its decisions."""
    n, size = games.observations.shape
    observations = np.empty((STEPS, n, size), np.uint8)
    masks = np.empty((STEPS, n, games.n_actions), np.int8)
    actions = np.empty((STEPS, n), np.int64)
    logs = np.empty((STEPS, n), np.float32)
    forecasts = np.empty((STEPS + 1, n), np.float32)
    seats = np.empty((STEPS + 1, n), np.int64)
    rewards = np.empty((STEPS, n, games.players), np.float32)
    over = np.empty((STEPS, n), np.bool_)
    for step in range(STEPS):
        observations[step], masks[step] = games.observations, games.masks  # a copy of both
        seats[step] = games.seats
        actions[step], logs[step], forecasts[step] = learner.choose(observations[step], masks[step])
        games.step(actions[step])
        rewards[step], over[step] = games.rewards / SCALE, games.over
    seats[STEPS] = games.seats
    forecasts[STEPS] = learner.choose(games.observations, games.masks)[2]
    gains = advantages(rewards, forecasts, seats, over)
    return {
        "observations": observations.reshape(-1, size),
        "masks": masks.reshape(-1, games.n_actions),
        "actions": actions.reshape(-1),
        "logs": logs.reshape(-1),
        "advantages": gains.reshape(-1),
        "returns": (gains + forecasts[:STEPS]).reshape(-1),
    }


def advantages(
    rewards: np.ndarray, forecasts: np.ndarray, seats: np.ndarray, over: np.ndarray
) -> np.ndarray:
    """Return by how much each action turned out better than its seat had forecast.

    This is generalised advantage estimation, seat by seat: a seat's forecasts, made when it is to
    act, know its tickets, and those of the other seat do not. So each decision looks ahead to the
    next one of the same seat, and to the rewards in between. `forecasts` and `seats` have one step
    more than the others: the one that follows.
    """
    steps, n, _ = rewards.shape
    rows = np.arange(n)
    found = np.zeros((steps, n), np.float32)
    # By seat: its next forecast, its next advantage, and its rewards until then. In a game of two,
    # what one wins the other loses: that stands in for the forecast of the seat not to act.
    coming = np.where(seats[steps][:, None] == np.arange(2), 1, -1) * forecasts[steps][:, None]
    later, earned = np.zeros((n, 2)), np.zeros((n, 2))
    for step in reversed(range(steps)):
        for carried in (coming, later, earned):
            carried[over[step]] = 0
        earned += rewards[step]
        me = rows, seats[step]
        later[me] = earned[me] + coming[me] - forecasts[step] + LAMBDA * later[me]
        found[step] = later[me]
        coming[me], earned[me] = forecasts[step], 0
    return found


def win_share(where: str, bot: str, choose: Choose, games: int, seed: int) -> float:
    """Return the share of games won against a bot; a draw is half a win."""
    table = env.single(where, opponents=bot, reward="rank")
    observation, _ = table.reset(seed=seed)
    wins = 0.0
    for _ in range(games):
        over = False
        while not over:
            action = choose(observation["observation"], observation["action_mask"])
            observation, reward, over, _, _ = table.step(action)
        wins += (1 + reward) / 2
        observation, _ = table.reset()
    return wins / games


def train(where: str, decisions: int, seed: int, evaluation: int, out: Path) -> Curve:
    """Train for so many decisions; print, plot and return the learning curve."""
    try:
        from learner import Learner
    except ModuleNotFoundError as error:
        raise SystemExit(f"{error.name} is missing; run: pip install 'branchline[train]'") from None
    games = env.vector(where, games=GAMES, players=2, reward="margin", shaping=1.0, seed=seed)
    learner = Learner(games.layout, seed)

    def best(observation: np.ndarray, mask: np.ndarray) -> int:
        return int(learner.choose(observation[None], mask[None], best=True)[0][0])

    curve = Curve(("random", "greedy"))
    made, next_look, minutes = 0, 0, 0.0
    while True:
        if made >= next_look:
            wins = {bot: win_share(where, bot, best, evaluation, seed) for bot in curve.bots}
            curve.add(minutes, made, wins)
            shares = ", ".join(f"{share:.0%} against {bot}" for bot, share in wins.items())
            print(f"{made:10,} decisions  {minutes:5.1f} min  wins {shares}", flush=True)
            next_look = min(made + decisions // LOOKS, decisions)
        if made >= decisions:
            break
        start = time.process_time()
        left = 1 - made / decisions
        learner.learn(collect(games, learner), RATE * left, VARIETY * left)
        made += GAMES * STEPS
        minutes += (time.process_time() - start) / 60
    learner.save(str(out.with_suffix(".pt")))
    plot(curve, where, out)
    return curve


def plot(curve: Curve, where: str, out: Path) -> None:
    """Save the learning curve as a picture."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    millions = [made / 1e6 for made in curve.decisions]
    for bot in curve.bots:
        axes.plot(millions, curve.wins[bot], marker="o", label=f"against {bot}")
    axes.axhline(0.5, color="gray", linewidth=1, linestyle="--")
    axes.set(xlabel="million decisions", ylabel="share of games won", ylim=(0, 1.02))
    minutes = curve.minutes[-1]
    axes.set_title(f"Self-play on {Path(where).stem}: {minutes:.1f} minutes of processor time")
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(out)


def main() -> None:
    """Read the command line and train."""
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("--map", default=str(HERE / "isle.toml"), help="a map's id or file")
    reader.add_argument("--decisions", type=int, default=8_000_000, help="how long to train")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--evaluation", type=int, default=400, help="games against each bot")
    reader.add_argument("--out", type=Path, default=Path("learning-curve.svg"))
    given = reader.parse_args()
    train(given.map, given.decisions, given.seed, given.evaluation, given.out)


if __name__ == "__main__":
    main()
