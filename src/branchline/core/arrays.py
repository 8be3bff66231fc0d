"""Flat integer arrays and sets of small integers, laid out for the compiler.

All hot data are flat arrays of 64-bit integers. Compiled, `vec` is a native vector; interpreted,
it is a plain list, which the interpreter handles faster. The engine uses only what both offer:
indexing, assignment, `len` and slices.

Sets of tracks and tickets are bit masks spread over words of `WORD` bits.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

try:
    if __file__.endswith(".py"):
        raise ImportError("interpreted")
    from librt.vecs import vec as vec
except ImportError:
    vec = list  # type: ignore[assignment,misc]

COMPILED: Final = not __file__.endswith(".py")
"""Whether the engine runs compiled."""

WORD: Final = 63
"""Bits in one word of a mask: the most that keeps every mask a positive native integer."""

POW: Final = vec[i64]([2**_bit for _bit in range(WORD)])
"""Powers of two, by table: a shifted literal is compiled as a 32-bit integer."""

SPREAD: Final = 0x03F79D71B4CB0A89
"""A de Bruijn sequence: shifted by any number of bits, its highest six say by how many."""

BIT: Final = vec[i64]([0] * 64)
"""Which bit a power of two has set, at the index that `SPREAD` makes of it."""
for _bit in range(WORD):
    BIT[(2**_bit * SPREAD >> 58) & 63] = _bit

ZEROS: Final = vec[i64]([0] * 4096)
"""A stock of zeros to slice new arrays from."""


def zeros(n: i64) -> vec[i64]:
    """Return a new array of n zeros."""
    if n <= 4096:
        return ZEROS[:n]
    return vec[i64]([0] * n)


def longer(array: vec[i64]) -> vec[i64]:
    """Return a copy of an array that is twice as long, with zeros at the end."""
    n: i64 = len(array)
    copy = zeros(2 * n)
    for i in range(n):
        copy[i] = array[i]
    return copy


def words(n: i64) -> i64:
    """Return how many words a mask over n members needs (at least one)."""
    return (n + WORD - 1) // WORD if n > 0 else 1


def lowest_bit(mask: i64) -> i64:
    """Return which bit of a mask is the lowest one set; the mask must not be 0.

    To go through a mask, take its lowest bit and clear it by `mask &= mask - 1` until it is 0.
    """
    return BIT[((mask & -mask) * SPREAD >> 58) & 63]


def bits(n: i64) -> i64:
    """Return how many bits of a word are set: counted in pairs, then fours, then bytes at once."""
    n -= (n >> 1) & 0x1555555555555555
    n = (n & 0x3333333333333333) + ((n >> 2) & 0x3333333333333333)
    n = (n + (n >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (n * 0x0101010101010101 >> 56) & 255
