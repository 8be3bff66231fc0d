"""What people read stands in the message files, not in Python.

Three signs of prose are looked for: a text of two words or more, a word beside a value in an
f-string, and a word that is handed straight to something that shows it. Docstrings, patterns,
styles and ids of messages are none. To hold more of the code to it, add folders to `FOLDERS`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import branchline
from branchline.locales import message_files
from branchline.server.messages import Reason

SOURCE: Final = Path(branchline.__file__).parent
FOLDERS: Final = (
    "arena",
    "boards",
    "bots",
    "cli",
    "lab",
    "maps",
    "mechanics",
    "play",
    "review",
    "server",
    "studio",
)
EXCEPTIONS: Final = {
    "boards/measure.py",  # speaks to tests only
    "cli/click_words.py",  # names what click says by its own words, to say it by ours
    # What the numbers of an observation mean, for those who write programs that learn.
    "mechanics/city_markers/observation.py",
    "mechanics/company_shares/observation.py",
    "mechanics/country_cards/observation.py",
    "mechanics/mountains/observation.py",
    "mechanics/passengers/observation.py",
    "mechanics/stations/observation.py",
    "mechanics/substitutes/observation.py",
    "mechanics/technologies/observation.py",
    "mechanics/terrain_cards/observation.py",
    "mechanics/ticket_decks/observation.py",
    "mechanics/ticket_discards/observation.py",
    "mechanics/tolls/observation.py",
    "mechanics/tunnels/observation.py",
    "mechanics/visitor/observation.py",
    "server/metrics_server.py",  # what figures mean, for whoever runs the server
    "server/room_state.py",  # what is wrong with a log, for whoever runs the server
}
"""Files that speak to programmers."""

WORD: Final = r"[^\W\d_]{2,}[,.:;!?]?"
PHRASE: Final = re.compile(rf"(?<![\w-]){WORD} (.* )?{WORD}(?![\w-])", re.DOTALL)
ANY_WORD: Final = re.compile(r"[^\W\d_]{3,}")
BESIDE_A_VALUE: Final = re.compile(r"^[^\W\d_]{3,}:? |(^| )[^\W\d_]{3,} | [^\W\d_]{3,}[.:]?$")
"""A word that stands before or after a value in an f-string."""
NO_PROSE: Final = re.compile(
    r"(bold )?\w+ on #[0-9a-f]{6}|import \w+; .*|.*(<\w|/>|</|=\"|\"/).*|\)\w+\(|'?Branchline .*"
    r"|\{ \w+ = .* \}|[\w.]+\[[\w., \[\]]+\]|\s*(SELECT|INSERT INTO|UPDATE|BEGIN IMMEDIATE)\b.*",
    re.DOTALL,
)
"""Styles of the terminal, programs, drawings in SVG, fonts, TOML, types and SQL."""
ALLOWED: Final = {
    "first tickets",  # phases of a view
    "second card",
    "example = ",  # TOML, to be read and not to be shown
    "branchline play -t --resume ",  # commands to type
    "save FILE",
    *("take ", "claim ", "draw blind"),  # actions as they are typed and kept in records
    "no better",  # a verdict in JSON; a message says it
    *get_args(Reason),  # why a server refuses, and why a bot failed, for programs
    *("too slow", "PRAGMA "),
    "public, max-age=31536000, immutable",  # headers
    "img-src 'self' data: blob:",
}
SHOWING: Final = {
    *("Text", "bold", "print", "echo", "rule", "ask", "confirm", "choose", "flow"),
    *("add_column", "add_row", "append", "TextColumn", "write_text"),
    *("ClickException", "UsageError", "BadParameter", "ValueError"),
    *("IllegalAction", "NotationError", "WrongSeat", "UnknownBot", "BotFailed"),
}
"""What shows its first argument to people."""
NOT_SHOWN: Final = {"re", "LOG"}
"""What takes patterns, and what writes to the log of a server."""
TAKING_AN_ID: Final = {
    *("Message", "message", "styled", "say", "has_message", "line_label", "print_message")
}
"""What takes the id of a message first."""


Place = tuple[int, int]


def parts(node: ast.expr) -> Iterator[tuple[Place, str]]:
    """Give the texts that an expression is put together from, with their places."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield (node.lineno, node.col_offset), node.value
    elif isinstance(node, ast.JoinedStr):
        yield from (part for value in node.values for part in parts(value))
    elif isinstance(node, ast.BinOp):
        yield from (*parts(node.left), *parts(node.right))
    elif isinstance(node, ast.IfExp):
        yield from (*parts(node.body), *parts(node.orelse))


def is_allowed(text: str) -> bool:
    """Tell whether a text is something else than prose, however it looks."""
    return text in ALLOWED or NO_PROSE.fullmatch(text) is not None


def docstrings(tree: ast.Module) -> set[int]:
    """Return the texts that stand alone, as docstrings do, patterns to look for, and SQL."""
    silent: list[ast.AST] = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    silent += [call.args[0] for call in calls if owner_of(call) in NOT_SHOWN and call.args]
    silent += [part for call in calls if is_sql(call) for part in ast.walk(call.args[0])]
    return {id(node) for node in silent if isinstance(node, ast.Constant | ast.JoinedStr)}


def is_sql(call: ast.Call) -> bool:
    """Tell whether something is put into the language of databases: `sa.text` or `sa.DDL`."""
    return ast.unparse(call.func) in ("sa.text", "sa.DDL")


def name_of(call: ast.Call) -> str:
    """Return the name of what is called."""
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def owner_of(call: ast.Call) -> str:
    """Return the name of the module or object whose function is called; empty if it has none."""
    function = call.func
    return getattr(function.value, "id", "") if isinstance(function, ast.Attribute) else ""


def prose(source: str) -> list[str]:
    """Return the texts of a module that people would read, with their lines."""
    tree = ast.parse(source)
    silent = docstrings(tree)
    found: dict[Place, str] = {}
    for node in ast.walk(tree):
        looked_at: list[tuple[Place, str]] = []
        pattern = PHRASE
        if isinstance(node, ast.Call) and node.args and name_of(node) in SHOWING:
            looked_at, pattern = list(parts(node.args[0])), ANY_WORD
        elif isinstance(node, ast.JoinedStr) and id(node) not in silent:
            looked_at, pattern = list(parts(node)), BESIDE_A_VALUE
        elif isinstance(node, ast.Constant) and id(node) not in silent:
            looked_at = list(parts(node))
        told = [(place, text) for place, text in looked_at if pattern.search(text)]
        found.update((place, text) for place, text in told if not is_allowed(text))
    return [f"{line}: {text!r}" for (line, _), text in sorted(found.items())]


def asked(source: str) -> set[str]:
    """Return the ids of messages that a module names in full."""
    out = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            given = node.args[:1] if name_of(node) in TAKING_AN_ID else []
            given += [each.value for each in node.keywords if each.arg == "help"]
            for each in given:
                choices = (each.body, each.orelse) if isinstance(each, ast.IfExp) else (each,)
                out |= {c.value for c in choices if isinstance(c, ast.Constant)}
    return {str(name) for name in out if isinstance(name, str)}


def modules(*folders: str) -> list[str]:
    """Return the modules of some folders, by their paths in the package."""
    files = [file for folder in folders for file in (SOURCE / folder).rglob("*.py")]
    return sorted(file.relative_to(SOURCE).as_posix() for file in files)


@pytest.mark.parametrize("module", sorted({*modules(*FOLDERS)} - EXCEPTIONS))
def test_no_prose_stands_in_code(module: str) -> None:
    assert prose((SOURCE / module).read_text("utf-8")) == []


@pytest.mark.parametrize("module", sorted(EXCEPTIONS))
def test_the_exceptions_are_needed(module: str) -> None:
    assert prose((SOURCE / module).read_text("utf-8"))


def test_every_message_that_python_names_is_there() -> None:
    known = {
        entry.id.name
        for file in message_files("en")
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
    }
    named = {name for module in modules("") for name in asked((SOURCE / module).read_text("utf-8"))}
    assert len(named) > 200
    assert named - known == set()


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('raise UsageError("no such thing")', True),
        ('parser.error("no such thing")', True),
        ('LOG.error("room %s: no such thing", name)', False),
        ('text = f"{n} problem{s}"', True),
        ('text = f"needs {name}"', True),
        ('text = f"{name} wins with {points} points"', True),
        ('text = f"{n} card" + ("s" if n > 1 else "")\nconsole.print(Text("Total"))', True),
        ('table.add_column("trains", justify="right")', True),
        ('def f():\n    """Return some words."""\n    return say("map-missing", maps=maps)', False),
        ('STYLE = "black on #ff9ecf"\nphase = "second card"\nkey = "tracks[4].colour"', False),
        ('line = f"{place + 1:3} "\nconsole.print(Text(f"{name}: {line}", "bold"))', False),
        ('option("--map", metavar="MAP", help="option-map")', False),
    ],
)
def test_prose_is_told_from_the_rest(code: str, found: bool) -> None:
    assert bool(prose(code)) is found
