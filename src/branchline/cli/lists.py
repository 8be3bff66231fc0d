"""Lists as they are typed on the command line."""

from __future__ import annotations

import re
from typing import Final

ITEM: Final = re.compile(r"""(?:[^,"']|"[^"]*"|'[^']*'|["'])+""")


def split_names(text: str) -> list[str]:
    """Return what commas separate; those within quotation marks belong to a command.

    >>> split_names("human, run:bot --open 'a,b',greedy")
    ['human', "run:bot --open 'a,b'", 'greedy']
    >>> split_names("random,,greedy"), split_names("")
    (['random', '', 'greedy'], [''])
    """
    names, end = [], 0
    while end <= len(text):
        found = ITEM.match(text, end)
        names.append(found[0].strip() if found else "")
        end = (found.end() if found else end) + 1
    return names
