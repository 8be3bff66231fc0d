"""Which screens every run looks at boards on, where all of them together would take too long.

What is left out is for `-m slow`. A board that is added costs one or two cases, not a row of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from typing import Any

import pytest


def on_some_screens(
    boards: Sequence[tuple[object, ...]], always: Sequence[str], in_turn: Sequence[str]
) -> list[Any]:
    """Return each board with the names of its screens: some always, and one of the others in turn.

    So every screen is looked at in every run, on some board. Each board comes a second time, with
    the screens that are left, for `-m slow`.
    """
    found = []
    for board, turn in zip(boards, cycle(in_turn), strict=False):
        names = "-".join(str(part) for part in board if part)
        left = [name for name in in_turn if name != turn]
        found.append(pytest.param(*board, [*always, turn], id=names))
        found.append(pytest.param(*board, left, id=f"{names}-others", marks=pytest.mark.slow))
    return found
