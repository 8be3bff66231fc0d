"""The user's own bots for a server: `--bot NAME=SPEC`, checked before it starts."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from branchline.bots import BOTS
from branchline.bots.outside import UnknownBot, check_bot
from branchline.cli.seats import HUMAN, LONGEST_NAME
from branchline.maps.schema import fold
from branchline.message import Message

NAME: Final = re.compile(r"[^\W\d_][\w-]*")
"""A letter, then letters, digits, hyphens and underscores: pages and messages show it as it is."""


def read_own_bots(given: Iterable[str]) -> dict[str, str]:
    """Return how each bot is found, by its name; raise `UnknownBot` for one that cannot be."""
    found: dict[str, str] = {}
    for each in given:
        name, equals, spec = (part.strip() for part in each.partition("="))
        if not equals or not name or not spec:
            raise UnknownBot(Message("own-bot-incomplete", {"given": repr(each)}))
        if len(name) > LONGEST_NAME or not NAME.fullmatch(name):
            limits = {"name": repr(name), "longest": LONGEST_NAME}
            raise UnknownBot(Message("own-bot-misnamed", limits))
        if fold(name) in (HUMAN, *BOTS):
            raise UnknownBot(Message("own-bot-named-as-ours", {"name": repr(name)}))
        if fold(name) in map(fold, found):
            raise UnknownBot(Message("own-bot-twice", {"name": repr(name)}))
        check_bot(spec)
        found[name] = spec
    return found
