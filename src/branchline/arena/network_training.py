"""Fitting a value network to how games ended."""

from __future__ import annotations

from typing import Any

import numpy as np

from branchline.bots.brains.trained_networks import LAYERS, Arrays
from branchline.bots.brains.value_network import POINTS

HIDDEN = (64, 32)
"""Units of the two hidden layers."""

Array = np.ndarray[Any, Any]


class NetworkTrainer:
    """A network in training: two hidden layers, Adam with decaying weights, squared error."""

    def __init__(
        self, inputs: int, seed: int, hidden: tuple[int, int] = HIDDEN, decay: float = 0.0
    ) -> None:
        self.decay = decay
        """How soon weights that nothing asks for fade, so that the network learns less by heart."""
        rng = np.random.default_rng(seed)
        sizes = ((inputs, hidden[0]), hidden)
        draw = [rng.standard_normal(size) * (2 / size[0]) ** 0.5 for size in sizes]
        last = rng.standard_normal(hidden[1]) * (1 / hidden[1]) ** 0.5
        zeros = [np.zeros(n) for n in (*hidden, 1)]
        self.values = [
            array.astype(np.float32)
            for array in (draw[0], zeros[0], draw[1], zeros[1], last, zeros[2])
        ]
        self.first = [np.zeros_like(value) for value in self.values]
        self.second = [np.zeros_like(value) for value in self.values]
        self.steps = 0

    def arrays(self) -> Arrays:
        """Return the arrays by name."""
        return {name: value.copy() for name, value in zip(LAYERS, self.values, strict=True)}

    def state(self) -> dict[str, Array]:
        """Return all that the fit goes on from."""
        named = zip(LAYERS, self.values, self.first, self.second, strict=True)
        found = {"steps": np.array(self.steps)}
        for name, value, first, second in named:
            found |= {name: value, f"{name}-first": first, f"{name}-second": second}
        return found

    def restore(self, state: dict[str, Array]) -> None:
        """Go on from a state."""
        self.steps = int(state["steps"])
        self.values = [state[name].copy() for name in LAYERS]
        self.first = [state[f"{name}-first"].copy() for name in LAYERS]
        self.second = [state[f"{name}-second"].copy() for name in LAYERS]

    def forward(self, x: Array) -> tuple[Array, Array, Array]:
        """Return both hidden layers and the values."""
        a = np.maximum(x @ self.values[0] + self.values[1], 0)
        b = np.maximum(a @ self.values[2] + self.values[3], 0)
        return a, b, b @ self.values[4] + self.values[5][0]

    def step(self, x: Array, y: Array, rate: float) -> float:
        """Take one step of Adam; return the error before it."""
        a, b, out = self.forward(x)
        error = (out - y) / len(y)
        on_b = np.outer(error, self.values[4]) * (b > 0)
        on_a = (on_b @ self.values[2].T) * (a > 0)
        slopes = (x.T @ on_a, on_a.sum(0), a.T @ on_b, on_b.sum(0), b.T @ error, error.sum()[None])
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.first[i] = 0.9 * self.first[i] + 0.1 * slope
            self.second[i] = 0.999 * self.second[i] + 0.001 * slope * slope
            mean = self.first[i] / (1 - 0.9**self.steps)
            square = self.second[i] / (1 - 0.999**self.steps)
            change = mean / (np.sqrt(square) + 1e-8)
            if self.decay > 0 and i % 2 == 0:  # weights, not biases
                change += self.decay * self.values[i]
            self.values[i] -= (rate * change).astype(np.float32)
        return float(((out - y) ** 2).mean())

    def fit(self, x: Array, y: Array, epochs: int, rate: float, seed: int) -> None:
        """Fit to features and margins."""
        rng = np.random.default_rng(seed)
        target = y / POINTS
        for epoch in range(epochs):
            order = rng.permutation(len(y))
            for start in range(0, max(1, len(y) - 1024), 1024):
                some = order[start : start + 1024]
                figures = x[some].astype(np.float32) / 1000
                self.step(figures, target[some], rate * 0.5 ** (epoch / 2))

    def explained(self, x: Array, y: Array) -> float:
        """Return the share of the variance of margins that the network explains."""
        parts = range(0, len(y), 1024)
        out = np.concatenate(
            [self.forward(x[i : i + 1024].astype(np.float32) / 1000)[2] for i in parts]
        )
        target = y / POINTS
        spread = float(target.var())
        return 1 - float(((out - target) ** 2).mean()) / spread if spread > 0 else 0.0
