"""A small neural network that judges a position; evaluated by the compiled engine itself."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from branchline.core.arrays import vec, zeros

SCALE: Final = 0.001
"""Features are in thousandths."""
POINTS: Final = 30.0
"""Points of lead that the network counts as one."""


class ValueNetwork:
    """Two hidden layers. Weights are flat, row by row: input i to unit j at `i * width + j`."""

    def __init__(
        self,
        first: list[float],
        first_bias: list[float],
        second: list[float],
        second_bias: list[float],
        last: list[float],
        bias: float,
    ) -> None:
        self.first: vec[float] = vec[float](first)
        self.first_bias: vec[float] = vec[float](first_bias)
        self.second: vec[float] = vec[float](second)
        self.second_bias: vec[float] = vec[float](second_bias)
        self.last: vec[float] = vec[float](last)
        self.bias: float = bias
        self.n_first: i64 = len(first_bias)
        self.n_second: i64 = len(second_bias)
        self.n_inputs: i64 = len(first) // len(first_bias)
        self.a: vec[float] = vec[float](first_bias)
        """What the first layer adds up for the features `seen`."""
        self.b: vec[float] = vec[float](second_bias)
        self.seen: vec[i64] = zeros(self.n_inputs)

    def forget(self) -> None:
        """Start from nothing, so that what was valued before leaves no trace, not even rounding."""
        for j in range(self.n_first):
            self.a[j] = self.first_bias[j]
        for i in range(self.n_inputs):
            self.seen[i] = 0

    def value(self, x: vec[i64]) -> float:
        """Return the value of the features `x[:n_inputs]`.

        Positions that are compared have most features in common: only what differs from those
        valued last is added to the sums of the first layer.
        """
        a = self.a
        b = self.b
        first = self.first
        second = self.second
        seen = self.seen
        n = self.n_first
        m = self.n_second
        for i in range(self.n_inputs):
            change = x[i] - seen[i]
            if change != 0:
                seen[i] = x[i]
                figure = float(change) * SCALE
                at = i * n
                for j in range(n):
                    a[j] += figure * first[at + j]
        for j in range(m):
            b[j] = self.second_bias[j]
        for i in range(n):
            if a[i] > 0.0:
                figure = a[i]
                at = i * m
                for j in range(m):
                    b[j] += figure * second[at + j]
        total = self.bias
        for j in range(m):
            if b[j] > 0.0:
                total += b[j] * self.last[j]
        return total


def empty_network() -> ValueNetwork:
    """Return a network that has learnt nothing: every position is worth 0 to it."""
    return ValueNetwork([0.0], [0.0], [0.0], [0.0], [0.0], 0.0)
