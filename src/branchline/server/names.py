"""What people may be called: names that can be seen, and told from the others of a room."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from branchline.locales import ENGLISH, say, speaking
from branchline.server.commands import MOST_NAME
from branchline.server.refusals import Refusal

MOST_MARKS: Final = 2
"""Accents and the like on one letter."""
HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Categories of characters that show nothing, turn the writing round or are no characters yet."""
FILLERS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that are blank, whatever their category says."""
SELECTORS: Final = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0xFE00, 0xFE0F),
        (0xE0100, 0xE01EF),
    )
    for code in range(first, last + 1)
)
"""Marks that choose how a sign looks, as in many emoji, or show nothing at all."""
ALIKE: Final = str.maketrans(
    {
        **dict(zip("абвеіјкмнорѕстухԁԛԝһё", "abbeijkmhopsctyxdqwhë", strict=True)),
        **dict(zip("αβεζηικμνορτυχ", "abezhikmnoptyx", strict=True)),
    }
)
"""Cyrillic and Greek letters that look like Latin ones, in small letters."""


def checked_name(name: str) -> str:
    """Return a name as it is stored, in one normal form; empty if there is none. Refuse bad ones.

    >>> checked_name(" Ｊｏｓé  Ana ")
    'José Ana'
    """
    text = unicodedata.normalize("NFKC", name).strip(" ")
    if any(unicodedata.category(each) in HIDDEN or each in FILLERS for each in text):
        raise Refusal("bad name", "refusal-name-hidden")
    text = " ".join(text.split())
    if text and not any(is_seen(each) for each in text):
        raise Refusal("bad name", "refusal-name-hidden")
    if longest_stack(text) > MOST_MARKS:
        raise Refusal("bad name", "refusal-name-marks", most=MOST_MARKS)
    if len(text) > MOST_NAME:
        raise Refusal("bad name", "refusal-name-length", most=MOST_NAME)
    return text


def is_seen(character: str) -> bool:
    """Tell whether a character shows something by itself."""
    return unicodedata.category(character)[0] in "LNPS"


def longest_stack(text: str) -> int:
    """Return the most marks that stand in a row.

    >>> longest_stack("ở"), longest_stack("e\u0301\u0302\u0303")
    (0, 3)
    """
    most = found = 0
    for each in text:
        found = found + 1 if unicodedata.category(each)[0] == "M" else 0
        most = max(most, found)
    return most


def likeness(name: str) -> str:
    """Return what two names share that people take for the same.

    >>> likeness("ANN") == likeness("Ann") == likeness("Аnn\ufe0f") != likeness("Anna")
    True
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    kept = "".join(each for each in folded if each not in SELECTORS)
    return unicodedata.normalize("NFKC", kept).translate(ALIKE)


@cache
def usual_name(seat: int) -> str:
    """Return what somebody is called in the log of a room who gave no name.

    It is the same whatever the server speaks, so that `told_name` knows it again.

    >>> usual_name(1)
    'Player 2'
    """
    with speaking(ENGLISH):
        return say("seat-number", number=seat + 1)


def told_name(seat: int, name: str) -> str:
    """Return a name as everybody is told it: empty for who gave none, whom readers number.

    >>> told_name(1, "Player 2"), told_name(1, "Player 1"), told_name(1, "Ann")
    ('', 'Player 1', 'Ann')
    """
    return "" if seat >= 0 and name == usual_name(seat) else name


def name_to_reader(seat: int, name: str) -> str:
    """Return a name, or what somebody without one is called in the language that is spoken."""
    return told_name(seat, name) or say("seat-number", number=seat + 1)


def check_free(name: str, others: Iterable[str]) -> None:
    """Refuse a name that somebody in the room has already, or one that looks like it."""
    wanted = likeness(name)
    for other in others:
        if other and likeness(other) == wanted:
            raise Refusal("bad name", "refusal-name-taken", name=other)


def free_name(usual: str, others: Iterable[str]) -> str:
    """Return a name for somebody who gave none: the usual one, with a number if it is taken.

    >>> free_name("Greedy", ["Ann"]), free_name("Greedy", ["greedy", "Greedy 2"])
    ('Greedy', 'Greedy 3')
    """
    taken = {likeness(other) for other in others}
    names = (usual, *(f"{usual} {number}" for number in range(2, len(taken) + 3)))
    return next(name for name in names if likeness(name) not in taken)


def names_for(wanted: Iterable[tuple[str, str]]) -> list[str]:
    """Return the names of new seats, given what each is to be called and its usual name.

    Names that people chose come first: nobody has to give way to a usual one.
    """
    pairs = [(checked_name(name), usual) for name, usual in wanted]
    names: list[str] = []
    for name, _usual in pairs:
        if name:
            check_free(name, names)
        names.append(name)
    for seat, (name, usual) in enumerate(pairs):
        if not name and usual:
            names[seat] = free_name(usual, names)
    return names
