"""Asking people: one line at a time, and a way out at every question."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from branchline.cli.terminal.glyphs import bold
from branchline.locales import say
from branchline.maps.schema import fold

with contextlib.suppress(ImportError):  # line editing, where the system has it
    import readline

MOST_DIGITS = 4


class Leave(Exception):  # noqa: N818 - a wish, not an error
    """Somebody wants to leave: by word, by Ctrl-C, or because the input has ended."""

    def __init__(self, how: str) -> None:
        super().__init__(how)
        self.how = how


QUIT, INTERRUPT, END = "quit", "interrupt", "end"


def ask(prompt: str = "> ") -> str:
    """Return a line that somebody types, without spaces at its ends."""
    try:
        return input(prompt).strip()
    except (EOFError, RuntimeError):  # the latter: no standard input at all
        raise Leave(END) from None
    except KeyboardInterrupt:
        raise Leave(INTERRUPT) from None


def forget_lines() -> None:
    """Forget the lines typed so far, so that the next player cannot call them back."""
    if "readline" in sys.modules and hasattr(readline, "clear_history"):
        readline.clear_history()


def number(text: str, most: int) -> int | None:
    """Return a number from 1 to `most`, or None if the text is no such number.

    >>> number("3", 5), number("6", 5), number("-1", 5), number("x", 5)
    (3, None, None, None)
    """
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        return None
    return int(text) if 1 <= int(text) <= most else None


def numbers(text: str, most: int) -> list[int] | None:
    """Return several numbers, apart or, being single digits, together; None if one is wrong.

    >>> numbers("1, 3", 4), numbers("13", 4), numbers("all", 3), numbers("1 5", 4)
    ([1, 3], [1, 3], [1, 2, 3], None)
    """
    if fold(text) in ("all", "a"):
        return list(range(1, most + 1))
    words = text.replace(",", " ").split()
    if len(words) == 1 and len(words[0]) > 1 and most < 10:
        words = list(words[0])
    found = [number(word, most) for word in words]
    chosen = sorted({each for each in found if each is not None})
    return chosen if words and None not in found else None


def choose(console: Console, title: str, options: Sequence[tuple[str, str]], default: int) -> int:
    """Ask for one of several options, by number or by name; Enter takes the default.

    An option is its name and a remark. Returns the place of the option, counted from 0.
    """
    console.print(Text(title, "bold"))
    width = max(len(name) for name, _ in options)
    for place, (name, remark) in enumerate(options):
        line = bold(f"{place + 1:3} ").append(f"{name:{width}}  ")
        console.print(line.append(remark, "dim"), soft_wrap=True)
    while True:
        answer = ask(f"{say('ask-number', default=default + 1)} ")
        if not answer:
            return default
        found = number(answer, len(options))
        if found is not None:
            return found - 1
        names = [fold(name) for name, _ in options]
        if fold(answer) in names:
            return names.index(fold(answer))
        if fold(answer) in ("q", "quit", "exit"):
            raise Leave(QUIT)
        console.print(Text(say("not-an-option", typed=repr(answer), most=len(options))))


def confirm(question: str) -> bool:
    """Ask a yes-or-no question; Enter means no."""
    prompt = say("ask-yes-or-no", question=question)
    return fold(ask(f"{prompt} ")) in say("answer-yes").split()


def at_terminal() -> bool:
    """Return whether somebody sits at the keyboard."""
    return sys.stdin is not None and sys.stdin.isatty()
