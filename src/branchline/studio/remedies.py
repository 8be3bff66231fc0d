"""Remedies: for a problem of a map, the edits that put it right where that can be known."""

from __future__ import annotations

import json
import math
import tomllib
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Final

from branchline.maps.check_board import distances
from branchline.maps.shape import DEFAULT_GROUP, MOST_PLAYERS
from branchline.mechanics.kinds import MOST_TRAINS
from branchline.mechanics.registry import declarations
from branchline.message import Message
from branchline.studio.messages import Edit, Remedy, Step

Path = tuple[Step, ...]
Document = dict[str, Any]
Maker = Callable[[Message, Path, Any, Document], Iterator[Remedy]]

USUAL_POINTS: Final = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21, 9: 27}
"""What tracks usually score, by their length."""
CLAMPED: Final = "wanted-int"
WHOLE_ENTRIES: Final = {"places": 2, "tracks": 2, "tickets": 3}
"""How many steps lead to an entry of each list."""


def remedies_of(message: Message, path: Path, value: Any, document: Document) -> Iterator[Remedy]:
    """Give what puts a problem right, the most likely first."""
    if message.id == "map-in-variant":
        return
    problem = message
    while isinstance(within := problem.args.get("problem"), Message):
        problem = within
    fitting = tuple(fitted(problem, path, document))
    if fitting:
        yield from fitting
        return
    found = [*meant(message, path, value)] if message.id == "did-you-mean" else []
    make = MAKERS.get(problem.id)
    if make is not None:
        found += make(problem, path, value, document)
    if not found and path[:1] == ("mechanics",) and len(path) > 1:
        found = [drop(path[:2])]  # a rule that nothing makes fit is better not there
    yield from found


def fitted(problem: Message, path: Path, document: Document) -> Iterator[Remedy]:
    """Give what makes a rule fit the map, as its mechanic knows it."""
    used = document.get("mechanics")
    for name, declaration in declarations().items():
        fit = declaration.fit
        of_other = path[:1] == ("mechanics",) and path[1:2] != (name,)
        if fit is None or of_other or problem.id not in fit.problems:
            continue
        if not isinstance(used, dict) or name not in used:
            continue
        try:
            edits = tuple(Edit("set", steps, value) for steps, value in fit.changes(document))
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
            continue  # other parts of the map are not what they should be, and told of as well
        if edits:
            yield Remedy("remedy-fit", edits)


def meant(message: Message, path: Path, value: Any) -> Iterator[Remedy]:
    """Give what a mistyped word most likely meant, unless it is the name of a key."""
    problem = message.args["problem"]
    of_key = isinstance(problem, Message) and problem.id.startswith("map-unknown-key")
    if of_key or not isinstance(value, str):
        return
    name = str(message.args["name"])
    name = json.loads(name) if name.startswith('"') else name
    yield put(path, name)


def put(path: Path, value: Any) -> Remedy:
    """Return the remedy that sets one value."""
    return Remedy("remedy-set", (Edit("set", path, value),), {"value": str(value)})


def drop(path: Path) -> Remedy:
    """Return the remedy that removes something."""
    return Remedy("remedy-remove", (Edit("remove", path),))


def entry_of(path: Path) -> Path:
    """Return the path of the whole place, track or ticket that a path leads into."""
    return path[: WHOLE_ENTRIES.get(str(path[0]), len(path))]


def removed(_: Message, path: Path, _value: Any, _doc: Document) -> Iterator[Remedy]:
    """Remove what is wrong."""
    yield drop(path)


def entry_removed(_: Message, path: Path, _value: Any, _doc: Document) -> Iterator[Remedy]:
    """Remove the place, track or ticket that is wrong."""
    yield drop(entry_of(path))


def clamped(problem: Message, path: Path, value: Any, _: Document) -> Iterator[Remedy]:
    """Set a number to the nearest that is allowed."""
    wanted = problem.args.get("wanted")
    if not isinstance(wanted, Message) or wanted.id != CLAMPED:
        return
    low, high = int(wanted.args["low"]), int(wanted.args["high"])
    number = value if isinstance(value, int | float) and not isinstance(value, bool) else low
    if isinstance(number, float) and not math.isfinite(number):
        number = low
    yield put(path, min(max(int(number), low), high))


def renamed(_: Message, path: Path, value: Any, document: Document) -> Iterator[Remedy]:
    """Give a place a name of its own; an alias goes."""
    if path[-1] != "name":
        yield drop(path)
        return
    taken = {place.get("name") for place in document["places"]}
    number = next(n for n in range(2, 400) if f"{value} {n}" not in taken)
    yield put(path, f"{value} {number}")


def shortened(problem: Message, path: Path, value: Any, _: Document) -> Iterator[Remedy]:
    """Cut a text that is too long."""
    yield put(path, str(value)[: int(problem.args["most"])].rstrip())


def swapped(problem: Message, path: Path, _value: Any, _doc: Document) -> Iterator[Remedy]:
    """Put the fewest players before the most."""
    right = [problem.args["fewest"], problem.args["most"]]
    yield Remedy("remedy-set", (Edit("set", path, right),), {"value": "–".join(map(str, right))})


def counted(problem: Message, path: Path, _value: Any, _doc: Document) -> Iterator[Remedy]:
    """Set a count to what the file lists."""
    yield put(path, problem.args["count"])


def kept(problem: Message, path: Path, _value: Any, _doc: Document) -> Iterator[Remedy]:
    """Keep no more than is offered."""
    if problem.args["most"] >= 1:
        yield put(path, problem.args["most"])


def more_points(problem: Message, _: Path, _value: Any, _doc: Document) -> Iterator[Remedy]:
    """Give points for a length that has none."""
    length = int(problem.args["length"])
    points = USUAL_POINTS.get(length, 3 * length)
    edit = Edit("set", ("points", str(length)), points)
    yield Remedy("remedy-points", (edit,), {"length": str(length), "points": str(points)})


def fewer_spaces(problem: Message, path: Path, _: Any, document: Document) -> Iterator[Remedy]:
    """Make a track as long as a player has trains for, and as there are points for."""
    scored = [int(length) for length in document["points"]]
    fitting = [length for length in scored if length <= problem.args["trains"]]
    yield put(path, max(fitting, default=problem.args["trains"]))


def group_rule(_: Message, path: Path, _value: Any, _doc: Document) -> Iterator[Remedy]:
    """Give parallel tracks the usual rule: one each, and both from four players on."""
    rule = {
        "per_player": 1,
        "tracks_by_players": {str(n): 1 if n < 4 else 2 for n in range(2, MOST_PLAYERS + 1)},
    }
    name = str(path[1]) if len(path) > 1 else DEFAULT_GROUP
    yield Remedy("remedy-group", (Edit("set", ("groups", name), rule),))


def group_count(problem: Message, path: Path, _value: Any, _doc: Document) -> Iterator[Remedy]:
    """Say how many tracks of a route may be taken."""
    players = int(problem.args["players"])
    yield Remedy("remedy-group", (Edit("set", (*path, str(players)), 1 if players < 4 else 2),))


def mechanic_added(problem: Message, path: Path, _: Any, _doc: Document) -> Iterator[Remedy]:
    """Add the mechanic that a key needs, or remove the key."""
    name = str(problem.args["mechanic"])
    known = declarations().get(name)
    if known is not None:
        example = tomllib.loads(f"example = {known.example}")["example"]
        edit = Edit("set", ("mechanics", name), example)
        yield Remedy("remedy-mechanic", (edit,), {"mechanic": name})
    yield drop(path)


def more_cards(problem: Message, _: Path, value: Any, _doc: Document) -> Iterator[Remedy]:
    """Put enough cards into the deck."""
    lacking = problem.args["needed"] - problem.args["cards"]
    yield put(("cards", "each_colour"), value["each_colour"] + math.ceil(lacking / 8))


def fewer_locomotives(problem: Message, path: Path, _: Any, _doc: Document) -> Iterator[Remedy]:
    """Hand out no more locomotives than there are."""
    yield put(path, problem.args["locomotives"] // problem.args["players"])


def fewer_dealt(problem: Message, path: Path, value: Any, document: Document) -> Iterator[Remedy]:
    """Deal no more tickets than there are."""
    each = problem.args["there"] // problem.args["players"]
    if isinstance(value, int) and each >= 1:
        edits = [Edit("set", path, each)]
        keep = document["tickets"]["first"]["keep"]
        if isinstance(keep, int) and keep > each:
            edits.append(Edit("set", ("tickets", "first", "keep"), each))
        yield Remedy("remedy-deal", tuple(edits), {"count": str(each)})


def more_trains(problem: Message, path: Path, _: Any, _doc: Document) -> Iterator[Remedy]:
    """Remove a ticket that takes too many trains, or give everybody more."""
    needed = problem.args["needed"]
    if needed <= MOST_TRAINS:
        edit = Edit("set", ("trains",), needed)
        yield Remedy("remedy-trains", (edit,), {"count": str(needed)})
    yield drop(entry_of(path))


def joined(_: Message, _path: Path, _value: Any, document: Document) -> Iterator[Remedy]:
    """Join a board that falls apart by its shortest missing track."""
    places = document["places"]
    reached = distances(document, [places[0]["name"]])
    here = [place for place in places if place["name"] in reached]
    there = [place for place in places if place["name"] not in reached]
    if not here or not there:
        return
    a, b = min(product(here, there), key=lambda pair: apart(*pair))
    lengths = [track["length"] for track in document["tracks"]]
    usual = sorted(lengths)[len(lengths) // 2]
    track = {"a": a["name"], "b": b["name"], "length": usual, "colour": "gray"}
    label = {"a": a["name"], "b": b["name"]}
    yield Remedy("remedy-join", (Edit("add", ("tracks",), track),), label)


def apart(a: dict[str, Any], b: dict[str, Any]) -> float:
    """Return about how far two places are apart, in degrees of latitude."""
    if any(not isinstance(each.get(key), int | float) for each in (a, b) for key in ("lat", "lon")):
        return 1e9
    narrow = math.cos(math.radians((a["lat"] + b["lat"]) / 2))
    return math.hypot(a["lat"] - b["lat"], narrow * (a["lon"] - b["lon"]))


MAKERS: Final[dict[str, Maker]] = {
    "map-must-be": clamped,
    "map-key-missing": clamped,
    "map-unknown-key": removed,
    "map-unknown-mechanic": removed,
    "map-listed-twice": removed,
    "map-tie-needs": removed,
    "map-unknown-group": removed,
    "map-unused-deck": removed,
    "map-unknown-deck": removed,
    "map-unknown-set": removed,
    "map-payments-clash": removed,
    "map-text-too-long": shortened,
    "map-unknown-place": entry_removed,
    "map-unknown-end": entry_removed,
    "map-track-is-loop": entry_removed,
    "map-ticket-is-loop": entry_removed,
    "map-no-way": entry_removed,
    "map-unused-ticket": entry_removed,
    "map-name-taken": renamed,
    "map-players-swapped": swapped,
    "map-other-count": counted,
    "map-keep-too-many": kept,
    "map-no-points": more_points,
    "map-track-too-long": fewer_spaces,
    "map-group-missing": group_rule,
    "map-group-lacks-players": group_count,
    "map-key-needs": mechanic_added,
    "map-too-few-cards": more_cards,
    "map-too-few-locomotives": fewer_locomotives,
    "map-too-few-tickets": fewer_dealt,
    "map-way-too-long": more_trains,
    "map-board-falls-apart": joined,
}
"""How each problem is put right; the declarations of mechanics say how theirs are."""
