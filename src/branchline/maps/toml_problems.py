"""What Python's TOML reader says of a text that is not TOML, as messages for its author.

The reader speaks English only. Each of its sentences is known here by its beginning; one that is
not, such as of a later Python, is told in its own words.

>>> problem = toml_problem("Unclosed array (at line 3, column 1)")
>>> f"{problem.where}: {problem.message}"
'line 3, column 1: not TOML: ] is missing'
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from branchline.message import Message

SAID: Final = re.compile(
    r"(?P<problem>.*?)( \(at (line (?P<line>\d+), column (?P<column>\d+)|(?P<end>.*))\))?",
    re.DOTALL,
)
"""What is wrong, and where."""
MISSING: Final = (
    (re.compile(r"Unclosed array"), "]"),
    (re.compile(r"Unclosed inline table"), "}"),
    (re.compile(r"Unterminated string|Illegal character '\\n'"), '"'),
    (re.compile(r"Expected (?P<quote>['\"])(?P<sign>.+?)(?P=quote).*"), ""),
)
"""What is said where a sign is missing, with the sign unless it is said."""
KNOWN: Final = (
    (re.compile(r"Invalid value"), Message("toml-value")),
    (re.compile(r"Invalid (statement|initial character for a key part)"), Message("toml-key")),
    (re.compile(r"Expected newline .*"), Message("toml-line-end")),
    (re.compile(r"(Found invalid|Illegal) character .*"), Message("toml-character")),
    (re.compile(r"(Cannot|Duplicate) .*"), Message("toml-twice")),
    (re.compile(r"Unescaped .*|Invalid hex value|Escaped character .*"), Message("toml-escape")),
    (re.compile(r"Invalid date .*"), Message("toml-date")),
    (re.compile(r"Exceeds the limit .*"), Message("toml-number")),
)
"""What else is said, with its message."""


class TomlProblem(NamedTuple):
    """What is wrong with a text that is not TOML, and where: empty if that is not known."""

    where: Message | str
    message: Message


def toml_problem(said: str) -> TomlProblem:
    """Return what the TOML reader said as a message."""
    found = SAID.fullmatch(said)
    if found is None:
        return TomlProblem("", Message("map-not-toml", {"problem": said}))
    message = Message("map-not-toml", {"problem": _known(found["problem"])})
    if found["line"]:
        place = {"line": found["line"], "column": found["column"]}
        return TomlProblem(Message("at-line-and-column", place), message)
    return TomlProblem(Message("at-end") if found["end"] else "", message)


def _known(problem: str) -> Message | str:
    """Return the message for a sentence of the TOML reader; the sentence itself if it is new."""
    for pattern, sign in MISSING:
        if found := pattern.fullmatch(problem):
            return Message("toml-missing", {"sign": sign or found["sign"]})
    return next((message for each, message in KNOWN if each.fullmatch(problem)), problem)
