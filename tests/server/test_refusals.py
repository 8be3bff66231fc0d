"""Every refusal of the server is a message with the arguments it needs; no message is left over."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import branchline.server
from branchline.locales import message_files, say
from branchline.server.messages import Detail, Reason
from branchline.server.refusals import Refusal

SERVER = Path(branchline.server.__file__).parent


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def messages() -> dict[str, set[str]]:
    """Return the variables of every English message about refusals."""
    [file] = [file for file in message_files("en") if file.name == "refusals.ftl"]
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def refusals() -> Iterator[tuple[str, ast.Call]]:
    """Give every place of the server's code where something is refused."""
    for path in sorted(SERVER.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                yield f"{path.name}:{node.lineno}", node


MESSAGES = messages()
REFUSALS = dict(refusals())


@pytest.mark.parametrize("place", REFUSALS)
def test_a_refusal_is_a_message_with_its_arguments(place: str) -> None:
    call = REFUSALS[place]
    reason, *rest = [ast.literal_eval(each) for each in call.args]
    assert reason in get_args(Reason)
    given = {str(keyword.arg) for keyword in call.keywords}
    if not rest:
        assert not given
        return
    [detail] = rest
    assert detail.startswith("refusal-")
    assert given == MESSAGES[detail]


def test_every_reason_has_a_message_and_every_detail_is_used() -> None:
    for reason in get_args(Reason):
        assert say(f"refused-{reason.replace(' ', '-')}")
    details = {name for name in MESSAGES if name.startswith("refusal-")}
    used = {ast.literal_eval(call.args[1]) for call in REFUSALS.values() if len(call.args) > 1}
    assert details == used


def test_a_refusal_is_sent_by_ids_and_told_in_words() -> None:
    refusal = Refusal("out of turn", "refusal-others-to-act", names="Bo")
    assert str(refusal) == "It is not your turn. (it is the turn of Bo)"
    answer = refusal.to_command("n1")
    assert answer.id == "n1"
    assert answer.detail == Detail("refusal-others-to-act", {"names": "Bo"})
    assert refusal.to_request().detail == answer.detail
    assert str(Refusal("over")) == "The game is over."
    whole = Refusal("not your seat", "refusal-no-token")
    assert str(whole) == say("refusal-no-token")  # a sentence of its own needs no other
    assert Refusal("over").to_command("").detail is None
