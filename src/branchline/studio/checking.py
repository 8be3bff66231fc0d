"""The check of a map for its editor: each problem at the thing it is about, with its remedies."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from branchline.maps.check import check_document
from branchline.maps.errors import MapError
from branchline.maps.files import parse_map
from branchline.mechanics.advice import show
from branchline.message import Message
from branchline.studio.messages import MapProblem, Step, Thing
from branchline.studio.remedies import remedies_of

PART: Final = re.compile(r'"(?:[^"\\]|\\.)*"|\[\d+\]|[^.\["]+')
MOST: Final = 200
"""Problems that are told at once."""


def check_text(text: str) -> tuple[list[MapProblem], dict[str, Any]]:
    """Return the problems of a map, and what it says as far as it is TOML."""
    try:
        document = parse_map(text.encode(errors="surrogatepass"), "")
    except MapError as error:
        return [problem_of(error, {})], {}
    found = check_document(document, "")[:MOST]
    return [problem_of(error, document) for error in found], document


def problem_of(error: MapError, document: dict[str, Any]) -> MapProblem:
    """Return a problem as the editor shows it."""
    message, place = error.message, error.place
    if isinstance(place, Message):
        line = place.args.get("line", "0")
        text = ": ".join((error.key, error.hint))
        return MapProblem(message.id, text, "file", line=int(line))
    path = path_of(place)
    thing, number, name = thing_of(path)
    shown = "" if error.value is None else str(show(error.value))
    text = ": ".join(part for part in (shown, error.hint) if part)
    remedies = tuple(remedies_of(message, path, error.value, document))
    return MapProblem(inner(message).id, text, thing, number, name, path, remedies=remedies)


def inner(message: Message) -> Message:
    """Return the problem itself, without the advice around it."""
    while isinstance(problem := message.args.get("problem"), Message):
        message = problem
    return message


def path_of(key: str) -> tuple[Step, ...]:
    """Return the steps of a key as errors give it.

    >>> path_of('areas."New York"[2].to')
    ('areas', 'New York', 2, 'to')
    """
    steps: list[Step] = []
    for part in PART.findall(key):
        if part.startswith("["):
            steps.append(int(part[1:-1]))
        elif part.startswith('"'):
            steps.append(json.loads(part))
        else:
            steps.append(part)
    return tuple(steps)


def thing_of(path: tuple[Step, ...]) -> tuple[Thing, int, str]:
    """Return the thing that a path leads to or through: its kind, its number, its name."""
    match path:
        case ("places", int(number), *_):
            return "place", number, ""
        case ("tracks", int(number), *_):
            return "track", number, ""
        case ("tickets", "cards", int(number), *_):
            return "ticket", number, ""
        case ("mechanics", str(name), *_):
            return "mechanic", -1, name
        case (str(name), *_):
            return "key", -1, name
    return "file", -1, ""
