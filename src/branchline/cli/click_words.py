"""What click itself says, in the language that is spoken.

Click asks a function for its texts, as programs that use gettext do. Here they are our messages:
the names in braces, which click puts in later, are the arguments.
"""

from __future__ import annotations

import re
from importlib import import_module
from typing import Final

from branchline.locales import language, say
from branchline.locales.message_files import ENGLISH

MODULES: Final = ("core", "decorators", "exceptions", "formatting", "parser", "types")
TEXTS: Final = {
    "Usage:": "click-usage",
    "Options": "click-options",
    "Commands": "click-commands",
    "Show this message and exit.": "click-help",
    "default: {default}": "click-default",
    "Error: {message}": "click-error",
    "Try '{command} {option}' for help.": "click-try-help",
    "Invalid value: {message}": "click-invalid",
    "Invalid value for {param_hint}: {message}": "click-invalid-for",
    "Missing argument": "click-missing-argument",
    "Missing option": "click-missing-option",
    "Missing parameter": "click-missing-option",
    "Missing command.": "click-missing-command",
    "No such option {name!r}.": "click-no-such-option",
    "No such command {name!r}.": "click-no-such-command",
    "{value!r} is not a valid {number_type}.": "click-not-a-number",
    "{value} is not in the range {range}.": "click-not-in-range",
    "{name} {filename!r} does not exist.": "click-no-such-file",
    "{name} {filename!r} is a directory.": "click-is-a-folder",
    "Option {name!r} does not take a value.": "click-takes-no-value",
    "file": "click-file",
    "{value!r} is not {choice}.": "click-not-a-choice",
    "{value!r} is not one of {choices}.": "click-not-one-of",
    "Got unexpected extra argument ({args})": "click-extra-argument",
    "Got unexpected extra arguments ({args})": "click-extra-arguments",
    "Option {name!r} requires an argument.": "click-needs-value",
    "Option {name!r} requires {nargs} arguments.": "click-needs-value",
    "Did you mean {possibility}?": "click-did-you-mean",
    "(Did you mean one of: {possibilities}?)": "click-did-you-mean-one-of",
    "(Possible options: {possibilities})": "click-did-you-mean-one-of",
}
"""The messages for what click says; the rest stays in English."""
NAMES: Final = re.compile(r"\{(\w+)(?:![rs])?\}")


def translated(text: str) -> str:
    """Return a text of click with its names in braces, in the language that is spoken."""
    message = TEXTS.get(text)
    if message is None or language() == ENGLISH:
        return text
    names = {found[1].replace("_", "-"): found[0] for found in NAMES.finditer(text)}
    return say(message, **names)


def translated_for(one: str, more: str, count: int) -> str:
    """Return the text for one thing or for more of them."""
    return translated(one if count == 1 else more)


def translate_click() -> None:
    """Let click ask us for its texts."""
    for name in MODULES:
        module = import_module(f"click.{name}")
        for function, ours in (("_", translated), ("ngettext", translated_for)):
            if hasattr(module, function):
                setattr(module, function, ours)
