"""Arrays that the engine writes and NumPy reads, without copying.

Compiled, they are native vectors; interpreted, arrays of the standard library. Either lends its
memory to NumPy; the views are read-only, so that nobody changes a game by accident. This module
stays interpreted: it is where the two kinds of array are told apart.
"""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
import numpy.typing as npt
from mypy_extensions import i64, u8

from branchline.core.arrays import COMPILED, vec


def new_bytes(n: int) -> vec[u8]:
    """Return n bytes of 0."""
    zeros = bytearray(n)
    return vec[u8](zeros) if COMPILED else zeros  # type: ignore[return-value]


def new_integers(n: int) -> vec[i64]:
    """Return n integers of 0."""
    return vec[i64]([0] * n) if COMPILED else array("q", [0] * n)  # type: ignore[return-value]


def new_floats(n: int) -> vec[float]:
    """Return n floating-point numbers of 0."""
    zeros = [0.0] * n
    return vec[float](zeros) if COMPILED else array("d", zeros)  # type: ignore[return-value]


def integers(values: list[int]) -> vec[i64]:
    """Return integers as an array."""
    return vec[i64](values)


def as_numpy(memory: Any, *shape: int) -> npt.NDArray[Any]:
    """Return the memory of an array as a read-only NumPy array of a shape."""
    return read_only(np.asarray(memoryview(memory)).reshape(shape))


def read_only(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Return a view of an array through which nothing can be written."""
    view = array.view()
    view.flags.writeable = False
    return view
