"""branchline: an open engine for railway map games.

>>> import branchline
>>> match = branchline.new_game("poland", players=2, seed=7)
>>> while not match.over:
...     match.play(match.legal()[-1])
>>> match.score_sheet().winners()
[0]
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from branchline._interpreted import prefer_source

prefer_source()

if TYPE_CHECKING:
    from branchline.core.arrays import COMPILED as COMPILED
    from branchline.maps import MapError, check_map, load_map, map_ids
    from branchline.play.match import IllegalAction, Match
    from branchline.play.notation import NotationError
    from branchline.play.record import RecordError
    from branchline.play.replay import load
    from branchline.play.start import new_game
    from branchline.play.view import SPECTATOR as SPECTATOR
    from branchline.play.view import View, WrongSeat

__version__ = "0.1.0"

__all__ = [
    "COMPILED",
    "SPECTATOR",
    "IllegalAction",
    "MapError",
    "Match",
    "NotationError",
    "RecordError",
    "View",
    "WrongSeat",
    "check_map",
    "load",
    "load_map",
    "map_ids",
    "new_game",
]

_HOMES: Final = {
    "COMPILED": "branchline.core.arrays",
    "SPECTATOR": "branchline.play.view",
    "IllegalAction": "branchline.play.match",
    "MapError": "branchline.maps",
    "Match": "branchline.play.match",
    "NotationError": "branchline.play.notation",
    "RecordError": "branchline.play.record",
    "View": "branchline.play.view",
    "WrongSeat": "branchline.play.view",
    "check_map": "branchline.maps",
    "load": "branchline.play.replay",
    "load_map": "branchline.maps",
    "map_ids": "branchline.maps",
    "new_game": "branchline.play.start",
}
"""Where each of these names comes from; the module is imported when one is asked for.

So a program that uses little starts quickly, the command `branchline` above all.
"""


def __getattr__(name: str) -> object:
    """Import what is asked for."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
