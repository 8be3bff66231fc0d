"""Where messages are: the Fluent files of each language, and those that came from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from branchline.message import Message

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

ENGLISH: Final = "en"
"""The language that stands in for what another lacks."""
FOLDERS: Final = ("mechanics", "maps", "lessons")
"""Folders inside that of a language: one file for each mechanic, map and lesson."""
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)

_added: list[Traversable] = []
"""Folders of words that came from elsewhere."""


class WordsError(ValueError):
    """Words that cannot be added; the message says why."""


def message_files(language: str) -> Iterator[Traversable]:
    """Give all message files of a language, in a fixed order; those added last."""
    here = Path(__file__).parent / language
    for folder in (here, *(here / name for name in FOLDERS)):
        if folder.is_dir():
            files = sorted(folder.iterdir(), key=lambda file: file.name)
            yield from (file for file in files if file.name.endswith(".ftl"))
    yield from (file for added in _added if (file := added / f"{language}.ftl").is_file())


def entries(text: str) -> Iterator[tuple[str, str]]:
    """Give the messages of a file: the id of each, and its lines up to the next."""
    found = list(MESSAGE.finditer(text))
    ends = [each.start() for each in found[1:]] + [len(text)]
    for each, end in zip(found, ends, strict=True):
        yield each[1], text[each.start() : end]


def words_in(folder: Traversable) -> dict[str, str]:
    """Return the text of every message file in a folder, by language."""
    files = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return {
        file.name.removesuffix(".ftl"): file.read_text(encoding="utf-8")
        for file in files
        if file.name.endswith(".ftl")
    }


def add_folder(folder: Traversable) -> None:
    """Add messages from elsewhere: a folder with a file for each language, such as `en.ftl`.

    English must be among them, since it stands in for every language that is not. No message may
    have the id of another.
    """
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk

    there = words_in(folder)
    if ENGLISH not in there:
        raise WordsError(Message("words-missing", {"file": str(folder / f"{ENGLISH}.ftl")}))
    for language, text in there.items():
        name = str(folder / f"{language}.ftl")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, Junk):
                what = {"file": name, "entry": (entry.content or "").strip().partition("\n")[0]}
                raise WordsError(Message("words-unreadable", what))
        known = (file.read_text(encoding="utf-8") for file in message_files(language))
        taken = {each for other in known for each in MESSAGE.findall(other)}
        for message in sorted(taken & set(MESSAGE.findall(text))):
            raise WordsError(Message("words-taken", {"file": name, "message": message}))
    _added.append(folder)


def remove_folder(folder: Traversable) -> None:
    """Forget messages that were added."""
    _added.remove(folder)
