"""When Python looks for garbage: seldom, and never through what stays.

Nearly all that a server makes is freed without Python having to look for it; what is kept, such as
maps and the logs of rooms, stays for long. Looked through as often as is usual, thousands of rooms
would keep everybody waiting for a tenth of a second every now and then.
"""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = 20_000
"""New objects after which the young ones are looked through (700 by default)."""
MIDDLE: Final = 20
OLD: Final = 50
"""How often that is before older ones are looked through, too (10 by default)."""


def look_seldom() -> None:
    """Leave out what is there already, and look through the rest seldom; once, at the start."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
