"""Seeds spread out: a scrambler of 64-bit words (SplitMix64), by halves that native numbers hold.

Numbers of more than 62 bits are only masked and shifted here: a product or a remainder of such
numbers can be interrupted by Ctrl-C, which compiled code takes for a lack of memory.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from branchline.core.arrays import POW

HALF: Final = 0xFFFFFFFF
"""The bits of a half of a word."""


class Word:
    """A word of 64 bits that is scrambled step by step."""

    def __init__(self, seed: int) -> None:
        self.high: i64 = (seed >> 32) & HALF
        self.low: i64 = seed & HALF

    def multiply(self, high: i64, low: i64) -> None:
        """Multiply by a factor, given by its halves; what goes beyond 64 bits is lost."""
        upper = (self.low >> 16) * low
        lower = (self.low & 0xFFFF) * low + (upper & 0xFFFF) * 0x10000
        carry = (upper >> 16) + (lower >> 32)
        cross = ((self.high * (low >> 16) & 0xFFFF) * 0x10000 + self.high * (low & 0xFFFF)) & HALF
        other = ((self.low * (high >> 16) & 0xFFFF) * 0x10000 + self.low * (high & 0xFFFF)) & HALF
        self.high = (carry + cross + other) & HALF
        self.low = lower & HALF

    def mix(self, shift: i64) -> None:
        """Combine the word with itself, shifted to the right by less than a half."""
        low = self.low ^ (self.low >> shift) ^ (self.high * POW[32 - shift] & HALF)
        self.high ^= self.high >> shift
        self.low = low


def scramble(seed: int) -> i64:
    """Spread a seed over 62 bits, so that neighbouring seeds give unrelated games."""
    word = Word(seed << 1 | 1)
    word.multiply(0x9E3779B9, 0x7F4A7C15)
    word.mix(30)
    word.multiply(0xBF58476D, 0x1CE4E5B9)
    word.mix(27)
    word.multiply(0x94D049BB, 0x133111EB)
    word.mix(31)
    return (word.high & 0x3FFFFFFF) * POW[32] + word.low
