"""Every event that a server can send has a message, in every language there is."""

from __future__ import annotations

from importlib import resources
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from branchline.maps import load_map
from branchline.maps.build import build_game
from branchline.play.notation import Notation
from branchline.play.telling import HIDDEN, Event, tell
from branchline.play.words import message_id, say
from branchline.server import entries
from branchline.server.entries import AnyEntry, Created, Dealt, Played, Stored
from branchline.server.redaction import events_for
from branchline.server.table import Table
from tests.server.test_redaction import a_table
from tests.tables import tables

LOCALES = resources.files("branchline") / "locales"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
ROOM_ENTRIES: tuple[AnyEntry, ...] = (
    entries.Seated(0, "Ann"),
    entries.Undone(0, ""),
    entries.Said(0, "Ann", "hello"),
    entries.Said(-1, "Eve", "hello"),
    entries.Muted(0, 1, True),
    entries.Muted(0, 1, False),
    entries.Handed(0, "greedy", "nobody"),
    entries.Handed(0, "greedy", "left"),
    entries.Handed(0, "greedy", "away"),
    entries.TakenBack(0),
    entries.BotFailed(0, "greedy", "crashed"),
    entries.BotFailed(0, "greedy", "too slow"),
    entries.BotFailed(0, "greedy", "illegal"),
    entries.TimedOut(0, 3),
    entries.Rematched("room"),
)


def events_of_the_engine() -> dict[str, tuple[Notation, Event]]:
    """Return an example of every event that a game can tell of, by its message id."""
    found: dict[str, tuple[Notation, Event]] = {}
    for which, variant, players in tables():
        data = load_map(which, variant)
        game = build_game(data, players)
        for kind in game.event_kinds:
            event = Event(kind.name, 0, dict.fromkeys(kind.fields, 1), kind.secret)
            found[message_id(kind.name, hidden=False)] = Notation(data, game), event
            if kind.name in HIDDEN:
                assert kind.secret
                hidden = Event(kind.name, 0, {}, True)
                found[message_id(kind.name, hidden=True)] = Notation(data, game), hidden
    return found


def ids_in(language: str) -> set[str]:
    """Return the message ids of a language; fail where a file cannot be read."""
    found: set[str] = set()
    for path in (LOCALES / language).iterdir():
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found.add(entry.id.name)
    return found


def room_events() -> dict[str, dict[str, int | str]]:
    """Return the events of a room by message id, with their arguments, as they are sent."""
    table: Table = a_table(("usa", None, 2), 1, 0)
    sent = [events_for(table, Stored(99, 0, entry), 0) for entry in ROOM_ENTRIES]
    assert all(sent)
    return {event.id: event.args for events in sent for event in events}


def test_all_entries_are_looked_at() -> None:
    known = {type(entry) for entry in ROOM_ENTRIES} | {Created, Dealt, Played}
    assert known == set(get_args(AnyEntry))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_message(language: str) -> None:
    wanted = set(events_of_the_engine()) | set(room_events())
    assert wanted <= ids_in(language)


def test_events_of_the_engine_are_told_with_all_their_words() -> None:
    for notation, event in events_of_the_engine().values():
        sentence = tell(notation, ["Ann", "Bo"], event)
        assert sentence
        assert "{" not in sentence


def test_events_of_the_room_are_told_with_what_is_sent() -> None:
    told = {id_: say(id_, seat="Ann", **args) for id_, args in room_events().items()}
    assert told["said"] == "Eve: hello"
    assert told["undone"] == "Ann takes the last move back"
    assert "Ann is away" in say("handed", seat="Ann", bot="greedy", reason="away")
    assert "took too long" in say("bot-failed", seat="Ann", bot="greedy", reason="too slow")


def test_an_unknown_message_or_a_missing_word_is_an_error() -> None:
    with pytest.raises(KeyError):
        say("no-such-message")
    with pytest.raises(KeyError, match="drew"):
        say("drew", seat="Ann")
