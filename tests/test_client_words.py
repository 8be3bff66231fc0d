"""The words of the browser client: the files can be read, and every message asked for is there."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from branchline.locales import message_id
from branchline.mechanics.registry import declarations
from tests.mechanics_said import all_maps, legends, said_by_mechanics

ROOT: Final = Path(__file__).parents[1]
LOCALES: Final = ROOT / "src" / "branchline" / "locales"
LANGUAGES: Final = sorted(folder for folder in LOCALES.iterdir() if any(folder.glob("*.ftl")))
CLIENT: Final = ROOT / "web" / "src"
ASKED: Final = re.compile(r'\b(?:t|has)\(\s*"([a-z0-9-]+)"')
READ_WITH_RULES: Final = re.compile(r"rules-.*(?<!-title)$|lesson-")
"""Messages of mechanics that the table does not have (web/bundling/words.ts)."""
SPOKEN: Final = re.compile(r"\b(?:aria-label|title|placeholder|alt)=\"[^\"{}]*[A-Za-z]{2}")
"""An attribute that people read, written out in the markup."""
SENTENCE: Final = re.compile(r"""(["'`])[^"'`\n]*[A-Za-z]+(?: [A-Za-z]+){2}[^"'`\n]*\1""")
"""A text of three words or more; no id of ours has so many."""
WORD: Final = re.compile(r"[A-Za-z]{2,}")
OTHER_WORDS: Final = re.compile(
    r"\b(?:claim(?:s|ed|ing)?|gray|colors?|centers?|wagons?|whole draw|rooms?)\b", re.I
)
"""What is called building, grey, colour, centre, train, taking cards, and a table."""
TYPED: Final = {"cannot-pay-that", "help-moves"}
"""These name moves as they are typed in the terminal."""
OPERATED: Final = {"option-rooms-per-minute", "option-rooms-per-address"}
"""These speak to whoever runs a server, in the words of its protocol."""
KEYS: Final = {"Enter", "Esc"}
"""What stands on the keys of a keyboard."""


def entries(folder: Path) -> list[ast.EntryType]:
    """Return all that stands in the files of a language."""
    parser = FluentParser()
    files = sorted(folder.rglob("*.ftl"))
    return [entry for file in files for entry in parser.parse(file.read_text("utf-8")).body]


def messages() -> list[str]:
    """Return the ids of all English messages."""
    return [each.id.name for each in entries(LOCALES / "en") if isinstance(each, ast.Message)]


@pytest.mark.parametrize("folder", LANGUAGES, ids=lambda folder: folder.name)
def test_every_entry_can_be_read(folder: Path) -> None:
    junk = [each.content for each in entries(folder) if isinstance(each, ast.Junk)]
    assert junk == []


def test_no_message_is_there_twice() -> None:
    twice = [name for name, number in Counter(messages()).items() if number > 1]
    assert twice == []


def test_every_message_the_client_names_is_there() -> None:
    sources = [*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]
    asked = {name for file in sources for name in ASKED.findall(file.read_text("utf-8"))}
    assert len(asked) > 100
    assert asked - set(messages()) == set()


def test_no_panel_at_the_table_names_what_is_loaded_with_the_rules_alone() -> None:
    parts = ("Decision", "OfSeat", "Overlay", "Panel")
    files = [file for part in parts for file in CLIENT.glob(f"mechanics/*/{part}.svelte")]
    assert len(files) > 10
    asked = {name for file in files for name in ASKED.findall(file.read_text("utf-8"))}
    assert {name for name in asked if READ_WITH_RULES.match(name)} == set()


def texts() -> dict[str, str]:
    """Return what English messages say, without what they are given."""
    said: dict[str, list[str]] = {}
    for each in entries(LOCALES / "en"):
        if isinstance(each, ast.Message):
            parts = said.setdefault(each.id.name, [])
            Pieces(parts).visit(each)
    return {name: " ".join(parts) for name, parts in said.items()}


class Pieces(Visitor):
    """Collects the text of a message."""

    def __init__(self, parts: list[str]) -> None:
        self.parts = parts

    def visit_TextElement(self, node: ast.TextElement) -> None:
        """Take a piece of text."""
        self.parts.append(node.value)


def test_every_thing_has_one_word() -> None:
    wrong = {name: said for name, said in texts().items() if OTHER_WORDS.search(said)}
    assert {name for name in wrong if name not in TYPED | OPERATED} == set()


def words_of(name: str) -> set[str]:
    """Return the ids of the English messages in the file of a mechanic."""
    file = LOCALES / "en" / "mechanics" / f"{name}.ftl"
    body = FluentParser().parse(file.read_text("utf-8")).body if file.is_file() else []
    return {each.id.name for each in body if isinstance(each, ast.Message)}


@pytest.mark.parametrize("name", declarations())
def test_every_mechanic_has_words_in_its_own_file(name: str) -> None:
    declared, said = declarations()[name], said_by_mechanics()[name]
    things = {thing.casefold() for names in said.things.values() for thing in names}
    wanted = {f"mechanic-{name}", *(f"rules-{name}{part}" for part in ("", "-title", "-picture"))}
    wanted |= {message_id(event, hidden=False) for event in said.events}
    wanted |= {f"action-{kind}" for kind in said.kinds}
    wanted |= {f"line-{line}" for line in said.lines if line.replace("_", " ") not in things}
    wanted |= {f"tie-{tie}" for tie in declared.ties}
    if said.asks:
        wanted.add(f"status-{name}")
    assert {re.sub("[ _]", "-", each) for each in wanted} - words_of(name) == set()


def test_every_tie_break_and_every_special_track_is_explained() -> None:
    ties = {f"tie-{tie}".replace("_", "-") for data in all_maps() for tie in data.ties}
    tracks = {legend.replace("legend-", "track-") for legend in legends()}
    assert (ties | tracks | legends()) - set(messages()) == set()


@pytest.mark.parametrize("file", sorted(CLIENT.rglob("*.svelte")), ids=lambda file: file.stem)
def test_no_words_stand_in_the_markup(file: Path) -> None:
    text = re.sub(r"<(script|style).*?</\1>|<!--.*?-->", "", file.read_text("utf-8"), flags=re.S)
    assert SPOKEN.findall(text) == []
    while (shorter := re.sub(r"\{[^{}]*\}", "", text)) != text:
        text = shorter
    text = re.sub(r"&[a-z]+;|<[^<>]*>", "", text)
    assert set(WORD.findall(text)) - KEYS == set()


def written_by_hand() -> list[Path]:
    """Return the sources of the client that no script has made."""
    files = sorted([*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")])
    return [file for file in files if not file.read_text("utf-8").startswith("// Generated")]


@pytest.mark.parametrize("file", written_by_hand(), ids=lambda file: file.stem)
def test_no_sentence_stands_in_the_code(file: Path) -> None:
    code = file.read_text("utf-8")
    if file.suffix == ".svelte":
        code = "".join(re.findall(r"<script.*?</script>", code, flags=re.S))
    code = re.sub(r"/\*.*?\*/|//[^\n]*", "", code, flags=re.S)
    assert [found.group() for found in SENTENCE.finditer(code)] == []
