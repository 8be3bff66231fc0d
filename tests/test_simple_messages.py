"""Messages put together without Fluent's resolver say what it would say."""

from __future__ import annotations

import pytest

from branchline.locales.messages import Messages


@pytest.fixture(scope="module")
def messages() -> Messages:
    """Return the messages of English."""
    return Messages("en")


def test_simple_messages_are_said_as_fluent_says_them(messages: Messages) -> None:
    simple = 0
    for message in messages.entries:
        parts = messages.parts(message)
        if parts is None:
            continue
        simple += 1
        words = {name: f"<{name}>" for name, is_variable in parts if is_variable}
        pattern = messages.pattern(message)
        assert pattern is not None
        assert (
            messages.put_together(parts, words) == messages.bundle.format_pattern(pattern, words)[0]
        )
    assert 0 < simple < len(messages.entries)


def test_numbers_are_left_to_fluent(messages: Messages) -> None:
    parts = (("games: ", False), ("n", True))
    assert messages.put_together(parts, {"n": "1"}) == "games: 1"
    assert messages.put_together(parts, {"n": 1000}) is None
    assert messages.put_together(parts, {}) is None


def test_unknown_messages_and_missing_arguments_are_told(messages: Messages) -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        messages.say("no-such-message", {})
    with pytest.raises(KeyError, match="said"):
        messages.say("said", {"name": "Ann"})
