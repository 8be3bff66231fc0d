"""What a process that makes a picture tells about its work.

Apart from what it takes to make one: whoever waits for a picture need not import that.
"""

from __future__ import annotations

import msgspec


class Progress(msgspec.Struct, frozen=True):
    """How far it is; with a size, the file follows."""

    done: int
    total: int
    size: int = 0
