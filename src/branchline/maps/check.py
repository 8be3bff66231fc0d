"""Checking a map file: every problem it has, each with a hint, never a traceback.

First the shape of the file is read, then each check below runs on what was sound, provided that
nothing it relies on was found wrong before it: one mistake is reported once, and unrelated ones
all at the same time. Variants are checked, merged, once the file itself is sound.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from branchline.maps import check_board, check_tickets
from branchline.maps.errors import MapError
from branchline.maps.files import read_map
from branchline.maps.shape import FORMAT, TICKETS, file_shape, ties
from branchline.mechanics.advice import quote
from branchline.mechanics.declaration import Document, Params, Problem
from branchline.mechanics.kinds import dot
from branchline.mechanics.registry import declarations
from branchline.message import Message

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
    return [MapError(file, *problem) for problem in problems]


def examine(document: dict[str, Any]) -> tuple[list[Problem], dict[str, Any]]:
    """Return the problems of a document, its variants aside, and the sound part of it."""
    found = document.get("format")
    if isinstance(found, int) and not isinstance(found, bool) and found != FORMAT:
        problem = Message("map-other-format", {"format": str(FORMAT)})
        return [("format", found, problem)], {}
    problems: list[Problem] = []
    shape = file_shape()
    clean = shape.read(document, "", lambda *problem: problems.append(problem))
    for check, relies in (*_CHECKS, *_checks_of_mechanics(clean), *_LAST_CHECKS):
        wrong = {key for key, _, _ in problems} | _absent(clean, shape.required)
        if not any(_within(key, part) or _within(part, key) for key in wrong for part in relies):
            problems += list(check(clean))
    return problems, clean


def _checks_of_mechanics(clean: dict[str, Any]) -> Iterator[tuple[Check, tuple[str, ...]]]:
    """Yield the further checks of the mechanics that a map uses."""
    mechanics = clean.get("mechanics", {})
    for name, declaration in declarations().items():
        if name in mechanics:
            for find, relies in declaration.checks:
                yield _with(find, mechanics[name]), relies


def _with(find: Callable[[Document, Params], Iterator[Problem]], params: Params) -> Check:
    """Return a check of a mechanic with the mechanic's parameters."""
    return lambda doc: find(doc, params)


def _absent(clean: dict[str, Any], required: Iterable[str]) -> set[str]:
    """Return the parts every map needs that are not there, perhaps because they are mistyped."""
    absent = {key for key in required if key not in clean}
    return absent | {
        f"tickets.{key}" for key in TICKETS.required if key not in clean.get("tickets", {})
    }


def _within(key: str, part: str) -> bool:
    return key == part or key.startswith((f"{part}.", f"{part}["))


def merge_variant(document: dict[str, Any], variant: str) -> dict[str, Any]:
    """Return a sound document with the changes of one of its variants."""
    merged = _merge(document, document["variants"][variant])
    merged.pop("first_game", None)  # suggested is the game without a variant
    mechanics = merged.get("mechanics")
    if isinstance(mechanics, dict):
        off = {name for name in declarations() if mechanics.get(name) is False}
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
    changes, variant = document["variants"][name], quote(name)
    for key, value, problem in examine(merge_variant(document, name))[0]:
        if problem.id == "map-key-needs" and problem.args["mechanic"] in document["mechanics"]:
            continue  # the variant switches the mechanic off; places and tracks stay as they are
        if any(_within(key, changed) for changed in changes):
            yield f"{dot('variants', name)}.{key}", value, problem
        else:
            yield key, value, Message("map-in-variant", {"problem": problem, "variant": variant})


def _check_players(doc: dict[str, Any]) -> Iterator[Problem]:
    low, high = doc["players"]
    if low > high:
        right = {"fewest": high, "most": low}
        yield "players", doc["players"], Message("map-players-swapped", right)


def _check_first_game(doc: dict[str, Any]) -> Iterator[Problem]:
    bots = doc.get("first_game", {}).get("bots", ())
    fewest, most = doc["players"]
    if bots and not fewest <= len(bots) + 1 <= most:
        limits = {"fewest": fewest - 1, "most": most - 1}
        yield "first_game.bots", bots, Message("map-first-game-bots", limits)


def _check_cards(doc: dict[str, Any]) -> Iterator[Problem]:
    cards, most = doc["cards"], doc["players"][1]
    there = 8 * cards["each_colour"] + cards["locomotives"]
    needed = 4 * most + 5
    given = most * cards.get("start_locomotives", 0)
    if given > cards["locomotives"]:
        counts = {"players": most, "given": given, "locomotives": cards["locomotives"]}
        problem = Message("map-too-few-locomotives", counts)
        yield "cards.start_locomotives", cards["start_locomotives"], problem
    there -= given
    if there < needed:
        counts = {"cards": there, "players": most, "needed": needed}
        yield "cards", cards, Message("map-too-few-cards", counts)


def _check_groups(doc: dict[str, Any]) -> Iterator[Problem]:
    low, high = doc["players"]
    for name, rule in doc.get("groups", {}).items():
        key = dot("groups", name) + ".tracks_by_players"
        table = rule["tracks_by_players"]
        for count in range(low, high + 1):
            if count not in table:
                yield key, None, Message("map-group-lacks-players", {"players": count})


def _check_ties(doc: dict[str, Any]) -> Iterator[Problem]:
    breakers, mechanics, providers = doc.get("ties", []), doc.get("mechanics", {}), ties()
    for i, measure in enumerate(breakers):
        needs = providers[measure]
        if needs and needs not in mechanics:
            yield f"ties[{i}]", measure, Message("map-tie-needs", {"mechanic": needs})
        if measure in breakers[:i]:
            yield f"ties[{i}]", measure, Message("map-listed-twice")


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
            listed = {"what": what, "count": there[what]}
            yield f"counts.{what}", count, Message("map-other-count", listed)


_BOARD: Final = ("places", "areas", "tracks", "trains")
_CHECKS: Final[tuple[tuple[Check, tuple[str, ...]], ...]] = (
    (_check_players, ("players",)),
    (_check_first_game, ("first_game", "players")),
    (_check_cards, ("cards", "players")),
    (_check_groups, ("groups", "players")),
    (_check_ties, ("ties", "mechanics")),
    (check_board.check_names, ("places",)),
    (check_board.check_areas, ("places", "areas")),
    (check_board.check_track_ends, ("places",)),
    (check_board.check_track_names, ("places", "tracks")),
    (check_board.check_track_lengths, ("trains", "points")),
    (check_board.check_added_keys, ("mechanics",)),
    (check_board.check_track_groups, ("groups", "tracks")),
    (check_board.check_corrections, ("places", "board")),
    (check_tickets.check_keeping, ("tickets.first", "tickets.later")),
    (check_tickets.check_rejected, ("tickets.first", "tickets.later", "mechanics")),
    (check_tickets.check_ends, ("places", "areas")),
    (check_tickets.check_sets, ("tickets.sets", "tickets.cards", "tickets.ends_in")),
    (check_tickets.check_decks, ("players", "tickets", "mechanics")),
)
"""Each check with the parts of the file that must be sound for it to make sense."""
_LAST_CHECKS: Final[tuple[tuple[Check, tuple[str, ...]], ...]] = (
    (_check_counts, ("counts", "places", "tracks", "tickets")),
    (check_board.check_connected, _BOARD),
    (check_tickets.check_paths, (*_BOARD, "tickets.cards")),
)
"""Those that come after the checks of the mechanics."""
