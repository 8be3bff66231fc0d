"""Every event that a server can send has a message, in every language there is."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from branchline.locales import message_files, message_id, say
from branchline.maps import load_map
from branchline.maps.build import build_game
from branchline.play.notation import Notation
from branchline.play.telling import HIDDEN, Event, tell
from branchline.server import log_entries
from branchline.server.commands import FromClient
from branchline.server.log_entries import Created, Dealt, LogEntry, Played, StoredEntry
from branchline.server.redaction import events_for
from branchline.server.room_state import RoomState
from tests.server.test_redaction import a_room_state
from tests.tables import tables

LOCALES = resources.files("branchline") / "locales"
LANGUAGES = sorted(
    folder.name for folder in Path(str(LOCALES)).iterdir() if any(folder.glob("*.ftl"))
)
ROOM_ENTRIES: tuple[LogEntry, ...] = (
    log_entries.Seated(0, "Ann"),
    log_entries.Undone(0, ""),
    log_entries.Said(0, "Ann", "hello"),
    log_entries.Said(-1, "Eve", "hello"),
    log_entries.Muted(0, 1, True),
    log_entries.Muted(0, 1, False),
    log_entries.Handed(0, "greedy", "nobody"),
    log_entries.Handed(0, "greedy", "left"),
    log_entries.Handed(0, "greedy", "away"),
    log_entries.TakenBack(0),
    log_entries.BotFailed(0, "greedy", "crashed"),
    log_entries.BotFailed(0, "greedy", "too slow"),
    log_entries.BotFailed(0, "greedy", "illegal"),
    log_entries.BotReplaced(0, "mine", "medium", "gone"),
    log_entries.BotReplaced(0, "mine", "medium", "failing"),
    log_entries.BotReplaced(0, "medium", "mine", "back"),
    log_entries.TimedOut(0, 3),
    log_entries.Rematched("room"),
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
    for path in message_files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found.add(entry.id.name)
    return found


def room_events() -> dict[str, dict[str, int | str]]:
    """Return the events of a room by message id, with their arguments, as they are sent."""
    state: RoomState = a_room_state(("usa", None, 2), 1, 0)
    sent = [events_for(state, StoredEntry(99, 0, entry), 0) for entry in ROOM_ENTRIES]
    assert all(sent)
    return {event.id: event.args for events in sent for event in events}


def test_all_entries_are_looked_at() -> None:
    known = {type(entry) for entry in ROOM_ENTRIES} | {Created, Dealt, Played}
    assert known == set(get_args(LogEntry))


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
    by = {"seat": "Ann", "subject": "named"}
    told = {id_: say(id_, **by, **args) for id_, args in room_events().items()}
    assert told["said"] == "Eve: hello"
    assert told["undone"] == "Ann takes the last move back"
    assert "Ann is away" in say("handed", **by, bot="greedy", reason="away")
    assert "took too long" in say("bot-failed", seat="Ann", bot="greedy", reason="too slow")


def test_an_unknown_message_or_a_missing_word_is_an_error() -> None:
    with pytest.raises(KeyError):
        say("no-such-message")
    with pytest.raises(KeyError, match="drew"):
        say("drew", seat="Ann")


@pytest.mark.parametrize("sign", ["\n", "\0", "\x7f", "a\nb", "a\n"])
def test_ids_of_commands_hold_no_control_characters(sign: str) -> None:
    sent = msgspec.json.encode({"type": "start", "id": sign, "seat": 0})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(sent, type=FromClient)
