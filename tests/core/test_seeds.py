"""Seeds are spread as SplitMix64 says, by halves of words that native numbers hold."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from branchline.core.seeds import scramble


def by_large_numbers(seed: int) -> int:
    """Return the same by numbers of any size."""
    z = (seed * 2 + 1) * 0x9E3779B97F4A7C15 % 2**64
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
    return (z ^ (z >> 31)) % 2**62


@given(st.integers() | st.integers(0, 2**64) | st.integers(-(2**80), 2**80))
def test_halves_come_to_the_same_as_large_numbers(seed: int) -> None:
    assert scramble(seed) == by_large_numbers(seed)


def test_edges() -> None:
    for bit in range(70):
        for seed in (2**bit - 1, 2**bit, -(2**bit), 1 - 2**bit):
            assert scramble(seed) == by_large_numbers(seed)
