"""Who speaks for the mechanics of a game: to people, to learners and to planners.

A game holds rules only; these functions pair them with the other sides of their mechanics, in the
order of `Game.mechanics`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from branchline.core.game import Game
from branchline.maps.schema import MapData
from branchline.mechanics.base import Display, Observation, Planning, Shown
from branchline.mechanics.declaration import TrackMarks
from branchline.mechanics.display_parts import Purchase
from branchline.mechanics.reasons import MechanicReasons
from branchline.mechanics.registry import declarations


def displays_of(game: Game) -> list[Display]:
    """Return what people are shown of each mechanic."""
    known = declarations()
    return [known[rules.name].display(rules) for rules in game.mechanics]


def observations_of(game: Game) -> list[Observation]:
    """Return what learners see of each mechanic."""
    known = declarations()
    return [known[rules.name].observation(rules) for rules in game.mechanics]


def plannings_of(game: Game) -> list[Planning]:
    """Return what each mechanic means to a planner."""
    known = declarations()
    return [known[rules.name].planning(rules) for rules in game.mechanics]


def reasons_of(game: Game) -> list[MechanicReasons]:
    """Return what each mechanic has to say for a track."""
    known = declarations()
    return [known[rules.name].reasons(rules) for rules in game.mechanics]


def overriding(readers: Sequence[object], base: type, hook: str) -> list[int]:
    """Return the positions of the readers that do something at a hook of their base class."""
    own = getattr(base, hook)
    return [i for i, reader in enumerate(readers) if getattr(type(reader), hook) is not own]


def marks_of(data: MapData) -> tuple[TrackMarks, ...]:
    """Return how every track of a map looks on a drawn board."""
    makers = [declarations()[name].track_marks for name in data.mechanics]
    return tuple(
        _merged([make(track) for make in makers if make is not None]) for track in data.tracks
    )


def _merged(marks: Sequence[TrackMarks]) -> TrackMarks:
    """Return marks of several mechanics as one."""
    return TrackMarks(
        symbols=max((each.symbols for each in marks), default=0),
        crosses=max((each.crosses for each in marks), default=0),
        walled=any(each.walled for each in marks),
        over_water=any(each.over_water for each in marks),
        legend=next((each.legend for each in marks if each.legend), ""),
        badges=tuple(badge for each in marks for badge in each.badges),
    )


def purchases_of(displays: Iterable[Display], mechanics: Mapping[str, Shown]) -> list[Purchase]:
    """Return everything that can be bought, from the mechanics' part of a view."""
    shown = ((each, mechanics.get(each.rules.name)) for each in displays)
    return [thing for each, state in shown if state is not None for thing in each.purchases(state)]


def pieces_at_places(mechanics: dict[str, Shown]) -> dict[int, int]:
    """Return the seat whose piece stands at each place, from the mechanics' part of a view."""
    found: dict[int, int] = {}
    for name, shown in mechanics.items():
        marks = declarations()[name].place_marks
        if marks is not None:
            found.update(marks(shown))
    return found
