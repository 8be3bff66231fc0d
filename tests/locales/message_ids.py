"""Ids of messages that stand where their words should be."""

from __future__ import annotations

import re

from branchline.locales import message_files

MESSAGE = re.compile(r"^([a-z][a-z0-9]*(?:-[a-z0-9]+)+) *=", re.MULTILINE)
WITH_HYPHEN = re.compile(r"(?<![\w-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\w-])")
IDS = frozenset(
    each for file in message_files("en") for each in MESSAGE.findall(file.read_text("utf-8"))
)


def ids_in(text: str) -> set[str]:
    """Return the ids of messages that stand in a text in place of their words."""
    return set(WITH_HYPHEN.findall(text)) & IDS
