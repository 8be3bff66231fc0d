"""The generated files of the client are those that the Python types and colours give."""

from __future__ import annotations

from scripts import palette
from scripts.protocol import TARGET, typescript


def test_the_generated_types_are_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf-8") == typescript(), "run scripts/protocol.py"


def test_the_clients_palette_is_up_to_date() -> None:
    assert palette.TARGET.read_text(encoding="utf-8") == palette.source(), "run scripts/palette.py"
