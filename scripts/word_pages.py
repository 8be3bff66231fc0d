"""Pages to read the words of a language: every message, and every message by number and name."""

from __future__ import annotations

import html
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from scripts.word_checks import ROOT, Entry, parsed
from scripts.word_samples import NUMBERS_TRIED, samples

from branchline.locales.message_files import ENGLISH
from branchline.locales.messages import Messages
from branchline.message import Message

FOLDER: Final = ROOT / "build" / "words"
STYLE: Final = """
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 90rem; }
table { border-collapse: collapse; width: 100%; margin-bottom: 2rem; }
td, th { border: 1px solid #ccc; padding: 4px 8px; text-align: left; vertical-align: top; }
td { white-space: pre-wrap; } code { color: #666; } .missing { background: #fdd; }
"""
NAMES: Final = {
    "card": ["card-red", "card-white", "card-locomotive"],
    "colour": ["card-red", "card-white", "colour-gray"],
    "map": ["name-europe", "name-india", "name-nordic-countries", "name-switzerland", "name-usa"],
    "technology": ["name-propellers", "name-right-of-way", "name-booster", "name-diesel-power"],
    "place": ["name-germany", "name-czech-republic", "name-ukraine"],
}
"""Things to try for a variable: their genders differ from language to language."""


def write_pages(languages: list[str]) -> Path:
    """Write the pages of some languages; return the first page."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for language in languages:
        body = "".join(parts(language))
        FOLDER.joinpath(f"{language}.html").write_text(page(language, body), encoding="utf-8")
        forms = "".join(table_of_forms(language))
        FOLDER.joinpath(f"{language}-forms.html").write_text(page(language, forms), "utf-8")
    links = "".join(
        f'<p><a href="{each}.html">{each}: all messages</a> · '
        f'<a href="{each}-forms.html">by numbers and names</a></p>'
        for each in languages
    )
    first = FOLDER / "index.html"
    first.write_text(page("words", links), encoding="utf-8")
    return first


def page(title: str, body: str) -> str:
    """Return a whole page."""
    head = f'<meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
    return f"<!doctype html><html lang={title}>{head}<h1>{title}</h1>{body}</html>"


def parts(language: str) -> Iterator[str]:
    """Give every message beside the English one, file by file."""
    english, _ = parsed(ENGLISH)
    own, source = Messages(language, left_out=()), Messages(ENGLISH, left_out=())
    file = ""
    for name, entry in english.items():
        if entry.file != file:
            yield "</table>" if file else ""
            file = entry.file
            yield f"<h2>{file}</h2><table><tr><th>message<th>English<th>{language}</tr>"
        missing = "" if name in own.entries else ' class="missing"'
        cells = [said(source, name, entry), said(own, name, entry)]
        row = "".join(f"<td{missing}>{cell}</td>" for cell in cells)
        yield f"<tr id={name}><td><code>{name}</code></td>{row}</tr>"
    yield "</table>"


def said(messages: Messages, name: str, entry: Entry) -> str:
    """Return what a message says with all its samples, each text once."""
    texts = [say(messages, name, arguments) for arguments in samples(name, entry.use)]
    return "\n".join(dict.fromkeys(html.escape(text) for text in texts))


def say(messages: Messages, name: str, arguments: dict[str, Any]) -> str:
    """Return a message in words, or what is wrong with it."""
    try:
        return messages.say(name, arguments)
    except (KeyError, ValueError, TypeError) as error:
        return f"!!! {error}"


def table_of_forms(language: str) -> Iterator[str]:
    """Give every message that has numbers or names in it: by number, and by name."""
    english, _ = parsed(ENGLISH)
    messages = Messages(language, left_out=())
    heads = "".join(f"<th>{number}" for number in NUMBERS_TRIED)
    yield f"<table><tr><th>message<th>of{heads}</tr>"
    for name, entry in english.items():
        usual = next(samples(name, entry.use))
        names = [each for each in usual if each in NAMES and not isinstance(usual[each], int)]
        numbers = [each for each, value in usual.items() if isinstance(value, int)]
        if not names and not numbers:
            continue
        things = NAMES[names[0]] if names else [""]
        for thing in things:
            given = usual | ({names[0]: Message(thing)} if thing else {})
            cells = []
            for number in NUMBERS_TRIED if numbers else (1,):
                counted = given | dict.fromkeys(numbers, number)
                cells.append(html.escape(say(messages, name, counted)))
            row = "".join(f"<td>{cell}</td>" for cell in cells)
            yield f"<tr><td><code>{name}</code></td><td>{thing}</td>{row}</tr>"
    yield "</table>"
