"""The languages branchline speaks, and which of them somebody wishes for."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import Final

LANGUAGES: Final = ("en", "da", "de", "es", "fi", "fr", "it", "nb", "nl", "pl", "pt-BR", "sv")
PSEUDO: Final = "en-XA"
"""English with accents, made longer: shows what is not translated, and what has too little room."""
RELATED: Final = {"no": "nb", "nn": "nb", "pt": "pt-BR"}
"""Languages that a reader of another one gets."""
VARIABLES: Final = ("BRANCHLINE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def known_language(tag: str) -> str | None:
    """Return the language that stands for a tag such as `de_AT.UTF-8`; None if there is none.

    >>> known_language("de_AT.UTF-8"), known_language("nn"), known_language("C")
    ('de', 'nb', None)
    """
    plain = tag.partition(".")[0].partition("@")[0].replace("_", "-")
    if plain.casefold() == PSEUDO.casefold():
        return PSEUDO
    base = plain.partition("-")[0].casefold()
    found = RELATED.get(base, base)
    return found if found in LANGUAGES else None


def wished(tags: Iterable[str]) -> str:
    """Return the first language there is among some that are wished for; English without one."""
    return next(filter(None, map(known_language, tags)), LANGUAGES[0])


def language_of_system(variables: Mapping[str, str] = os.environ) -> str:
    """Return the language that the environment asks for; the first variable that is set decides."""
    given = next((value for name in VARIABLES if (value := variables.get(name))), "")
    return wished([given])


def accepted(header: str) -> str:
    """Return the language that a request asks for, given its header `Accept-Language`.

    >>> accepted("xx, pl;q=0.5, sv;q=0.8"), accepted("")
    ('sv', 'en')
    """
    asked = []
    for part in header.split(",")[:20]:
        tag, _, quality = part.strip().partition(";q=")
        try:
            asked.append((-float(quality or 1), tag))
        except ValueError:
            continue
    return wished(tag for _, tag in sorted(asked, key=lambda each: each[0]))
