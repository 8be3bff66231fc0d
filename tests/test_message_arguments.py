"""Messages that Python names get the arguments they ask for, and those about errors are all used.

Errors are rare, so a missing argument would be found by the person who most needs the message.
"""

from __future__ import annotations

import ast
from functools import cache
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from branchline.locales import message_files
from tests.test_words_in_code import SOURCE, asked, modules, name_of

ABOUT_ERRORS: Final = {"bots.ftl", "errors.ftl", "map-files.ftl", "records.ftl"}


class Variables(Visitor):
    """Collects the arguments that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        """Note an argument."""
        self.names.add(node.id.name)


@cache
def needed() -> dict[str, set[str]]:
    """Return the arguments of every message."""
    found = {}
    for file in message_files("en"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                variables = Variables()
                variables.visit(entry.value)
                found[entry.id.name] = variables.names
    return found


def keys_of(node: ast.expr, function: ast.AST) -> set[str] | None:
    """Return the keys of a dict that is written out, there or before; None for any other."""
    if isinstance(node, ast.Name):
        return keys_of_name(node, function)
    if not isinstance(node, ast.Dict):
        return None
    keys: set[str] = set()
    for key, value in zip(node.keys, node.values, strict=True):
        inner = keys_of(value, function) if key is None else {str(ast.literal_eval(key))}
        if inner is None:
            return None
        keys |= inner
    return keys


def keys_of_name(name: ast.Name, function: ast.AST) -> set[str] | None:
    """Return the keys of a dict by its name: those it began with and those added since."""
    keys: set[str] | None = None
    before = [n for n in ast.walk(function) if isinstance(n, ast.Assign) and n.lineno < name.lineno]
    for assigned in sorted(before, key=lambda each: each.lineno):
        target = assigned.targets[0]
        if ast.unparse(target) == name.id:
            keys = keys_of(assigned.value, function)
        if isinstance(target, ast.Subscript) and ast.unparse(target.value) == name.id:
            keys = None if keys is None else keys | {str(ast.literal_eval(target.slice))}
    return keys


def given(call: ast.Call, function: ast.AST) -> set[str] | None:
    """Return the arguments that a call gives a message; None if only running it would tell."""
    if name_of(call) == "Message":
        return keys_of(call.args[1], function) if len(call.args) > 1 else set()
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    return {str(keyword.arg) for keyword in call.keywords}


def calls(source: str) -> list[tuple[int, str, set[str]]]:
    """Return the messages that a module names, each with its line and its arguments."""
    found = {}
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef | ast.Module):
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and name_of(node) in {"Message", "say"} and node.args:
                    arguments = given(node, function)
                    if isinstance(node.args[0], ast.Constant) and arguments is not None:
                        name = str(node.args[0].value)
                        found[node.lineno, node.col_offset] = (node.lineno, name, arguments)
    return list(found.values())


@pytest.mark.parametrize("module", modules(""))
def test_messages_get_their_arguments(module: str) -> None:
    for line, name, arguments in calls((SOURCE / module).read_text("utf-8")):
        assert arguments == needed()[name], f"line {line}: {name}"


def test_most_calls_are_understood() -> None:
    found = [call for module in modules("") for call in calls((SOURCE / module).read_text("utf-8"))]
    assert len(found) > 250


def test_no_id_names_two_messages() -> None:
    entries = [
        entry.id.name
        for file in message_files("en")
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
    ]
    assert {name for name in entries if entries.count(name) > 1} == set()


def test_every_message_about_errors_is_used() -> None:
    named = {name for module in modules("") for name in asked((SOURCE / module).read_text("utf-8"))}
    for file in message_files("en"):
        if file.name in ABOUT_ERRORS:
            entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
            there = {entry.id.name for entry in entries if isinstance(entry, Message)}
            assert there - named == set(), file.name


@pytest.mark.parametrize(
    ("code", "arguments"),
    [
        ('Message("a")', set()),
        ('say("a", x=1)', {"x"}),
        ('Message("a", {"x": 1})', {"x"}),
        ('def f():\n    d = {"x": 1}\n    d["y"] = 2\n    Message("a", {**d, "z": 1})', set("xyz")),
    ],
)
def test_calls_are_understood(code: str, arguments: set[str]) -> None:
    assert calls(code)[-1][2] == arguments
