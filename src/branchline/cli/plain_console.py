"""The console that commands print tables and colours on."""

from __future__ import annotations

from rich.console import Console


class PlainConsole(Console):
    """A console that prints words as they are: no markup, no emoji, no guesses."""

    def __init__(self) -> None:
        super().__init__(markup=False, emoji=False, highlight=False)

    def on_broken_pipe(self) -> None:
        """Leave it to the command to end quietly when nobody reads any more."""
        raise BrokenPipeError
