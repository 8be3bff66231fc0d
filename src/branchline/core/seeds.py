"""Seeds spread out. This module is not compiled.

Its products need more than 64 bits, and the compiler takes an interrupted division of such numbers
for a lack of memory: pressing Ctrl-C at the wrong moment would end the process without a word.
"""

from __future__ import annotations


def scramble(seed: int) -> int:
    """Spread a seed over 62 bits, so that neighbouring seeds give unrelated games."""
    z = (seed * 2 + 1) * 0x9E3779B97F4A7C15 % 2**64
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
    return (z ^ (z >> 31)) % 2**62
