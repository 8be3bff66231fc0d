"""What can be wrong with the words of a language, compared with the English ones."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from babel import Locale
from fluent.syntax import FluentParser, ast
from scripts.word_samples import PLURALS, Use, samples, use_of

from branchline.locales.messages import Messages

ROOT: Final = Path(__file__).resolve().parent.parent
LOCALES: Final = ROOT / "src" / "branchline" / "locales"
FUNCTIONS: Final = {"NAME", "LIST", "NUMBER", "DATETIME"}
MENTIONED: Final = re.compile(r"\$([\w-]+)")
ZERO_IS_ONE: Final = ("fr", "pt-BR")
COUNTED: Final = ("card-", "name-", "colour-")
"""What names of things begin with: their forms may depend on how many there are."""


class Problem(NamedTuple):
    """Something wrong in a file."""

    file: str
    message: str
    what: str

    def __str__(self) -> str:
        return f"{self.file}: {self.message}: {self.what}"


class Entry(NamedTuple):
    """A message with where it stands."""

    file: str
    message: ast.Message
    use: Use

    @property
    def mentioned(self) -> set[str]:
        """The variables that its comment names: it may be given more than it uses."""
        comment = self.message.comment
        return set(MENTIONED.findall(comment.content or "")) if comment else set()


@cache
def parsed(language: str) -> tuple[dict[str, Entry], list[Problem]]:
    """Return the messages of a language by id, and what cannot be read."""
    found: dict[str, Entry] = {}
    problems = []
    for path in sorted((LOCALES / language).rglob("*.ftl")):
        file = str(path.relative_to(LOCALES / language))
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                start = (entry.content or "").strip().partition("\n")[0]
                said = entry.annotations[0].message if entry.annotations else ""
                problems.append(Problem(file, start, f"cannot be read ({said})"))
            elif isinstance(entry, ast.Message):
                if entry.id.name in found:
                    problems.append(Problem(file, entry.id.name, "stands there twice"))
                found[entry.id.name] = Entry(file, entry, use_of(entry))
            elif isinstance(entry, ast.Term):
                what = "terms are not used here; write a message, and forms as its attributes"
                problems.append(Problem(file, f"-{entry.id.name}", what))
    return found, problems


def check(language: str) -> list[Problem]:
    """Return all that is wrong with a language."""
    english, _ = parsed("en")
    found, problems = parsed(language)
    problems = list(problems)
    for name, entry in english.items():
        if name not in found:
            problems.append(Problem(entry.file, name, "missing"))
    forms = {each.id.name for entry in found.values() for each in entry.message.attributes}
    for name, entry in found.items():
        own = english.get(name)
        if own is None:
            problems.append(Problem(entry.file, name, "obsolete: English has no such message"))
            continue
        if own.file != entry.file:
            problems.append(Problem(entry.file, name, f"belongs in {own.file}"))
        said = (*variables(entry, own), *functions(entry, forms), *choices(language, entry, own))
        problems += [Problem(entry.file, name, what) for what in said]
    return problems + list(rendered(language, found))


def variables(entry: Entry, english: Entry) -> Iterator[str]:
    """Find variables that are not given, and those that are not told."""
    given = english.use.variables | english.mentioned
    if english.message.attributes or entry.message.id.name.startswith(
        ("card-", "name-", "colour-")
    ):
        given = given | {"count"}
    if entry.message.attributes:
        given = given | {"count"}
    for each in sorted(entry.use.variables - given):
        yield f"there is no ${each} here"
    for each in sorted(english.use.shown - entry.use.variables):
        yield f"${each} is not told"
    if entry.message.value is None:
        yield "has forms, but no value"


def functions(entry: Entry, forms: set[str]) -> Iterator[str]:
    """Find unknown functions, and forms that no message has."""
    for call in entry.use.functions:
        if call.id.name not in FUNCTIONS:
            yield f"there is no function {call.id.name}"
        for named in call.arguments.named:
            option, value = named.name.name, getattr(named.value, "value", "")
            if option == "case" and value not in forms:
                yield f'no message has the form .{value} (case: "{value}")'
            if call.id.name in {"NAME", "LIST"} and option not in {"case", "type"}:
                yield f"{call.id.name} has no option {option}"


def choices(language: str, entry: Entry, english: Entry) -> Iterator[str]:
    """Find choices by keys that never come, and plural forms that are missing."""
    needed = plural_forms(language)
    for variable, keys in entry.use.chosen.items():
        known = english.use.chosen.get(variable, set())
        plural = entry.use.is_number(variable) or (keys & PLURALS and not known - PLURALS)
        if not plural:
            for key in sorted(keys - known - {"other"}):
                if known:
                    yield f"${variable} is never {key}"
            continue
        names = {key for key in keys if not key.isdigit()}
        for key in sorted(names - needed - {"other"}):
            yield f"the language has no plural form {key} (${variable})"
        if "one" in names:
            for key in sorted(needed - names - {"other"}):
                yield f"the plural form {key} is missing (${variable})"
    if language in ZERO_IS_ONE:
        yield from literal_one(entry)


def literal_one(entry: Entry) -> Iterator[str]:
    """Find variants `one` that say 1, where 0 is one too."""
    stack = list(vars(entry.message).values())
    while stack:
        node = stack.pop()
        if isinstance(node, list):
            stack += node
        elif isinstance(node, ast.BaseNode):
            stack += vars(node).values()
            if isinstance(node, ast.SelectExpression):
                zero = any(getattr(v.key, "value", "") == "0" for v in node.variants)
                for variant in node.variants:
                    texts = [
                        e.value for e in variant.value.elements if isinstance(e, ast.TextElement)
                    ]
                    one = getattr(variant.key, "name", "") == "one"
                    if one and not zero and re.search(r"\b1\b", " ".join(texts)):
                        yield "[one] is for 0 as well: write the variable, not 1"


@cache
def plural_forms(language: str) -> set[str]:
    """Return the plural forms that whole numbers up to 1000 have in a language."""
    rule = Locale.parse(language.replace("-", "_")).plural_form
    return {rule(number) for number in range(1000)}


def rendered(language: str, found: dict[str, Entry]) -> Iterator[Problem]:
    """Say every message with sample arguments; find those that fail."""
    messages = Messages(language, left_out=())
    english, _ = parsed("en")
    for name, entry in found.items():
        if name not in english:
            continue
        use = english[name].use
        for arguments in samples(name, use):
            extra = dict.fromkeys(entry.use.variables - set(arguments), 2)
            try:
                messages.say(name, {**extra, **arguments})
            except (KeyError, TypeError, ValueError, AttributeError) as error:
                yield Problem(entry.file, name, f"fails with {arguments}: {error}")
                break
