"""Which method of the checker checks a kind of fact."""

from __future__ import annotations


def check_name(fact: str) -> str:
    """Return the name of the method that checks a kind of fact."""
    if fact in ("spares", "aside"):
        return "check_against"
    if fact in ("built-later", "taken-later", "never-built"):
        return "check_later"
    name = fact.replace("-", "_")
    for ending in ("_for", "_done", "_impossible"):
        name = name.removesuffix(ending)
    return "check_" + {"all": "all_done", "goes": "goes_for"}.get(name, name)
