"""What people call the mechanics of a map."""

from __future__ import annotations

from collections.abc import Iterable

from branchline.locales import has_message, say


def mechanic_name(name: str) -> str:
    """Return the name of a mechanic for people; without one, that in map files, with spaces.

    >>> mechanic_name("night_trains")
    'night trains'
    """
    message = f"mechanic-{name.replace('_', '-')}"
    return say(message) if has_message(message) else name.replace("_", " ")


def mechanic_names(names: Iterable[str]) -> str:
    """Return mechanics as people call them, listed."""
    return ", ".join(map(mechanic_name, names))
