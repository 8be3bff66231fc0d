"""What is wrong with a map file, said so that its author can put it right."""

from __future__ import annotations

from branchline.mechanics.advice import show
from branchline.message import Message


class MapError(Exception):
    """One problem of a map file: where it is, what stands there and what would be right.

    `key` is the place in the file, such as ``tracks[12].length`` (entries count from 0), or the
    line for a file that is not TOML at all, or empty when the file as a whole is at fault.
    `value` is what stands there, or None when nothing does. `message` is what is wrong, and `hint`
    the same in words.

    >>> print(MapError("isle.toml", "tracks[12].b", "Prot", Message("map-unknown-place")))
    isle.toml: tracks[12].b: "Prot": unknown place
    """

    def __init__(self, file: str, key: str | Message, value: object, message: Message) -> None:
        super().__init__(file, key, value, message)
        self.file = file
        self.place = key
        self.value = value
        self.message = message

    @property
    def key(self) -> str:
        """The place in the file, in words where it is a line."""
        return str(self.place)

    @property
    def hint(self) -> str:
        """What is wrong, in words."""
        return str(self.message)

    def __str__(self) -> str:
        shown = "" if self.value is None else str(show(self.value))
        return ": ".join(part for part in (self.file, self.key, shown, self.hint) if part)
