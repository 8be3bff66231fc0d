"""The TypeScript types are those of the Python messages, and the two views have the same fields."""

from __future__ import annotations

from dataclasses import fields

from scripts import palette
from scripts.protocol import TARGET, typescript

from branchline.play.view import View
from branchline.server.messages import SeatView


def test_the_generated_types_are_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf-8") == typescript(), "run scripts/protocol.py"


def test_the_clients_palette_is_up_to_date() -> None:
    assert palette.TARGET.read_text(encoding="utf-8") == palette.source(), "run scripts/palette.py"


def test_a_sent_view_is_a_view_in_words() -> None:
    engine_only = {"slots"}  # told in words by `mechanics`
    assert {field.name for field in fields(View)} - engine_only == set(SeatView.__struct_fields__)
