"""Sets of small integers in words of bits."""

from __future__ import annotations

from branchline.core.arrays import POW, WORD, bits, lowest_bit


def test_the_lowest_bit_is_found_whatever_else_is_set() -> None:
    for bit in range(WORD):
        assert lowest_bit(POW[bit]) == bit
        above = sum(POW[other] for other in range(bit, WORD))
        assert lowest_bit(above) == bit
        assert bits(above) == WORD - bit
