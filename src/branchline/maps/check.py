"""Checking a map file: every problem it has, each with a hint, never a traceback.

First the shape of the file is read, then each check below runs on what was sound, provided that
nothing it relies on was found wrong before it: one mistake is reported once, and unrelated ones
all at the same time. Variants are checked, merged, once the file itself is sound.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from branchline.maps import check_board, check_technologies, check_tickets
from branchline.maps.check_board import Problem
from branchline.maps.errors import MapError, show
from branchline.maps.files import read_map
from branchline.maps.kinds import dot
from branchline.maps.shape import FILE, FORMAT, MECHANICS, TICKETS, TIES

Check = Callable[[dict[str, Any]], Iterator[Problem]]


def check_map(which: str | Path) -> list[MapError]:
    """Return every problem of a map file, given by its path or, if packaged, by its id."""
    try:
        file, document = read_map(which)
    except MapError as error:
        return [error]
    return check_document(document, file)


def check_document(document: dict[str, Any], file: str) -> list[MapError]:
    """Return every problem of what a map file says; `file` is its name in the errors."""
    problems, clean = examine(document)
    if not problems:
        variants = clean.get("variants", {})
        for name in variants:
            problems += _examine_variant(document, name)
    if not problems:
        games = [document, *(merge_variant(document, name) for name in variants)]
        problems += check_tickets.check_use(games)
    return [MapError(file, key, value, hint) for key, value, hint in problems]


def examine(document: dict[str, Any]) -> tuple[list[Problem], dict[str, Any]]:
    """Return the problems of a document, its variants aside, and the sound part of it."""
    found = document.get("format")
    if isinstance(found, int) and not isinstance(found, bool) and found != FORMAT:
        return [("format", found, f"this version reads map files of format {FORMAT} only")], {}
    problems: list[Problem] = []
    clean = FILE.read(document, "", lambda *problem: problems.append(problem))
    for check, relies in _CHECKS:
        wrong = {key for key, _, _ in problems} | _absent(clean)
        if not any(_within(key, part) or _within(part, key) for key in wrong for part in relies):
            problems += list(check(clean))
    return problems, clean


def _absent(clean: dict[str, Any]) -> set[str]:
    """Return the parts every map needs that are not there, perhaps because they are mistyped."""
    absent = {key for key in FILE.required if key not in clean}
    return absent | {
        f"tickets.{key}" for key in TICKETS.required if key not in clean.get("tickets", {})
    }


def _within(key: str, part: str) -> bool:
    return key == part or key.startswith((f"{part}.", f"{part}["))


def merge_variant(document: dict[str, Any], variant: str) -> dict[str, Any]:
    """Return a sound document with the changes of one of its variants."""
    merged = _merge(document, document["variants"][variant])
    mechanics = merged.get("mechanics")
    if isinstance(mechanics, dict):
        off = {name for name in MECHANICS if mechanics.get(name) is False}
        merged["mechanics"] = {name: mechanics[name] for name in mechanics if name not in off}
    return merged


def _merge(table: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    merged = dict(table)
    for key, change in changes.items():
        old = table.get(key)
        if isinstance(old, dict) and isinstance(change, dict):
            change = _merge(old, change)
        merged[key] = change
    return merged


def _examine_variant(document: dict[str, Any], name: str) -> Iterator[Problem]:
    """Yield the problems of a variant, under its own keys where it states them."""
    changes = document["variants"][name]
    for key, value, hint in examine(merge_variant(document, name))[0]:
        if any(_within(key, changed) for changed in changes):
            yield f"{dot('variants', name)}.{key}", value, hint
        else:
            yield key, value, f"{hint} (in the variant {show(name)})"


def _check_players(doc: dict[str, Any]) -> Iterator[Problem]:
    low, high = doc["players"]
    if low > high:
        yield "players", doc["players"], f"fewest before most: write [{high}, {low}]"


def _check_cards(doc: dict[str, Any]) -> Iterator[Problem]:
    cards, most = doc["cards"], doc["players"][1]
    there = 8 * cards["each_colour"] + cards["locomotives"]
    needed = 4 * most + 5
    given = most * cards.get("start_locomotives", 0)
    if given > cards["locomotives"]:
        yield (
            "cards.start_locomotives",
            cards["start_locomotives"],
            f"{most} players would take {given} of {cards['locomotives']} locomotives",
        )
    there -= given
    if there < needed:
        hint = f"{there} cards are too few: {most} players are dealt 4 each and the row is 5"
        yield "cards", cards, f"{hint}, {needed} in all"


def _check_groups(doc: dict[str, Any]) -> Iterator[Problem]:
    low, high = doc["players"]
    for name, rule in doc.get("groups", {}).items():
        key = dot("groups", name) + ".tracks_by_players"
        table = rule["tracks_by_players"]
        for count in range(low, high + 1):
            if count not in table:
                yield key, None, f"no entry for {count} players; add {count} = 1, or more tracks"


def _check_mechanics(doc: dict[str, Any]) -> Iterator[Problem]:
    mechanics = doc.get("mechanics", {})
    if "stations" in mechanics:
        count, costs = mechanics["stations"]["count"], mechanics["stations"]["costs"]
        if len(costs) != count:
            hint = f"{len(costs)} costs for {count} stations; give one cost for each"
            yield "mechanics.stations.costs", costs, hint
    only = mechanics.get("locomotive_limits", {}).get("only_on")
    if only is not None and only not in mechanics:
        hint = f"locomotives could be played nowhere; add the mechanic {only}"
        yield "mechanics.locomotive_limits.only_on", only, hint


def _check_ties(doc: dict[str, Any]) -> Iterator[Problem]:
    ties, mechanics = doc.get("ties", []), doc.get("mechanics", {})
    for i, measure in enumerate(ties):
        needs = TIES[measure]
        if needs and needs not in mechanics:
            yield (
                f"ties[{i}]",
                measure,
                f"the map does not use the mechanic {needs} that measures it",
            )
        if measure in ties[:i]:
            yield f"ties[{i}]", measure, "stands in the list twice"


def _check_counts(doc: dict[str, Any]) -> Iterator[Problem]:
    counts = doc.get("counts", {})
    cards = check_tickets.cards_in_play(doc)
    there = {
        "places": len(doc["places"]),
        "tracks": len(doc["tracks"]),
        "tickets": sum(card.get("copies", 1) for _, card in cards),
    }
    for what, count in counts.items():
        if count != there[what]:
            yield f"counts.{what}", count, f"the file lists {there[what]} {what}; which is right?"


_BOARD: Final = ("places", "areas", "tracks", "trains")
_CHECKS: Final[tuple[tuple[Check, tuple[str, ...]], ...]] = (
    (_check_players, ("players",)),
    (_check_cards, ("cards", "players")),
    (_check_groups, ("groups", "players")),
    (_check_mechanics, ("mechanics",)),
    (_check_ties, ("ties", "mechanics")),
    (check_board.check_names, ("places",)),
    (check_board.check_areas, ("places", "areas")),
    (check_board.check_stacks, ("places", "mechanics")),
    (check_board.check_track_ends, ("places",)),
    (check_board.check_track_names, ("places", "tracks")),
    (check_board.check_track_lengths, ("trains", "points")),
    (check_board.check_ferries_and_tunnels, ("mechanics",)),
    (check_board.check_track_groups, ("groups", "tracks")),
    (check_tickets.check_keeping, ("tickets.first", "tickets.later")),
    (check_tickets.check_ends, ("places", "areas")),
    (check_tickets.check_sets, ("tickets.sets", "tickets.cards", "tickets.ends_in")),
    (check_tickets.check_decks, ("players", "tickets")),
    (check_technologies.check_technologies, ("places", "tracks", "mechanics")),
    (_check_counts, ("counts", "places", "tracks", "tickets")),
    (check_board.check_connected, _BOARD),
    (check_tickets.check_paths, (*_BOARD, "tickets.cards")),
)
"""Each check with the parts of the file that must be sound for it to make sense."""
