"""Saving and replaying: the same state and score, and nothing wrong gets through."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from branchline import Match, RecordError, load, new_game
from branchline.core.chance import Dice
from branchline.play.digest import fingerprint
from branchline.play.read_record import decode_record
from branchline.play.record import record_of
from branchline.play.replay import replay
from tests.tables import tables


def play(match: Match, seed: int, most: int = 10_000) -> None:
    """Play random moves."""
    dice = Dice(seed)
    while not match.over and len(match.moves) < most:
        match.play(int(match.game.sample(match.state, dice)))


def values_of(match: Match) -> dict[str, Any]:
    """Return the record of a match as JSON values."""
    values: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(record_of(match)))
    return values


def replayed(values: object) -> Match:
    """Return the match that JSON values tell of."""
    return replay(decode_record(json.dumps(values).encode()))


def finished(seed: int = 5) -> Match:
    match = new_game("switzerland", players=2, seed=seed)
    play(match, seed)
    return match


@cache
def a_record() -> Any:
    """Return a record as plain values; nobody changes it."""
    return values_of(finished(8))


@given(st.sampled_from(tables()), st.integers(0, 10**9), st.integers(0, 300))
@settings(max_examples=25, deadline=None)
def test_a_record_replays_to_the_same_match(
    table: tuple[str, str | None, int], seed: int, steps: int
) -> None:
    which, variant, players = table
    match = new_game(which, players, seed, variant=variant)
    play(match, seed, steps)
    again = replayed(values_of(match))
    assert again.state.key() == match.state.key()
    assert again.score_sheet().numbers == match.score_sheet().numbers
    assert [move.events for move in again.moves] == [move.events for move in match.moves]
    assert record_of(again) == record_of(match)


def test_a_resumed_match_goes_on_as_if_never_saved(tmp_path: Path) -> None:
    match = new_game("europe", players=3, seed=11)
    play(match, 1, 40)
    match.save(tmp_path / "game.json")
    resumed = load(tmp_path / "game.json")
    play(match, 2)
    play(resumed, 2)
    assert resumed.state.key() == match.state.key()


def test_saving_replaces_the_file_and_leaves_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    match = finished()
    match.save(path)
    match.save(path)
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]
    assert load(path).over


def test_a_match_on_a_map_of_ones_own_is_saved_and_found_again(tmp_path: Path) -> None:
    own = tmp_path / "isle.toml"
    own.write_text(
        (Path(__file__).parent.parent / "maps" / "isle.toml").read_text("utf-8"), "utf-8"
    )
    match = new_game(own, players=2, seed=3)
    play(match, 3)
    match.save(tmp_path / "game.json")
    own.unlink()  # the record holds all it needs
    again = load(tmp_path / "game.json")
    assert again.state.key() == match.state.key()
    assert record_of(again) == record_of(match)
    values = values_of(match)
    values["map"]["text"] = values["map"]["text"].replace("trains = 12", "trains = 11")
    with pytest.raises(RecordError, match=r"map\.rules.*have changed"):
        replayed(values)


def test_what_no_rule_reads_may_change(tmp_path: Path) -> None:
    own = Path(__file__).parent.parent / "maps" / "isle.toml"
    match = new_game(own, players=2, seed=3)
    play(match, 3)
    text = own.read_text("utf-8").replace('name = "', 'name = "The ', 1)
    head, places = text.split("places = [", 1)
    other = tmp_path / "isle.toml"
    moved = re.sub(r"lat = [\d.]+", "lat = 1.5", places)
    named = moved.replace('name = "', 'aliases = ["Nowhere Else"], name = "', 1)
    other.write_text(f"# new\n{head}places = [{named}", "utf-8")
    again = replay(record_of(match), other)
    assert again.data.content_hash != match.data.content_hash
    assert again.data.rules_hash == match.data.rules_hash
    assert again.state.key() == match.state.key()


def version_1_of(match: Match, file: Path | None) -> dict[str, Any]:
    """Return a match as version 1 recorded it: other digests, the map by its whole content."""
    values = values_of(match)
    values["version"] = 1
    named = values["map"]
    del named["rules"]
    named.pop("text", None)
    named |= {"hash": match.data.content_hash, "file": file and str(file)}
    again = Match(match.data, match.players, match.seed, seats=match.seats)
    header = [named["hash"], *again.header()[1:]]
    values["setup"]["check"] = fingerprint([header, again.state.key()])
    for move, kept in zip(match.moves, values["moves"], strict=True):
        again.play(move.action, move.seat)
        kept["check"] = fingerprint(again.state.key())
    return values


def test_version_1_found_a_map_of_ones_own_by_its_file(tmp_path: Path) -> None:
    own = tmp_path / "isle.toml"
    text = (Path(__file__).parent.parent / "maps" / "isle.toml").read_text("utf-8")
    own.write_text(text, "utf-8")
    match = new_game(own, players=2, seed=3)
    play(match, 3)
    values = version_1_of(match, own)
    again = replayed(values)
    assert again.differs_from_record is None
    assert again.state.key() == match.state.key()
    assert record_of(again) == record_of(match)
    own.write_text(text.replace("trains = 12", "trains = 11"), "utf-8")
    with pytest.raises(RecordError, match=r"map\.rules"):
        replayed(values)


def test_a_record_of_version_1_may_differ_and_says_where() -> None:
    values = version_1_of(finished(), None)
    assert replayed(values).differs_from_record is None
    assert replayed(change(values, ["setup", "check"], "0")).differs_from_record == "setup"
    assert replayed(change(values, ["moves", 4, "check"], "0")).differs_from_record == "moves[4]"
    assert replayed(change(values, ["result", "ranks"], [2, 2])).differs_from_record == "result"
    with pytest.raises(RecordError, match=r"moves\[4\]\.do"):
        replayed(change(values, ["moves", 4, "do"], "fly"))


def change(record: dict[str, Any], path: list[str | int], value: Any) -> dict[str, Any]:
    """Return a record with one value changed."""
    changed: dict[str, Any] = json.loads(json.dumps(record))
    target: Any = changed
    for key in path[:-1]:
        target = target[key]
    target[path[-1]] = value
    return changed


@pytest.mark.parametrize(
    ("path", "value", "position"),
    [
        (["format"], "other", "format"),
        (["version"], 3, "version"),
        (["version"], True, "version"),
        (["map", "rules"], "0" * 64, "map.rules"),
        (["map", "id"], "atlantis", "map"),
        (["map", "text"], "trains = 3", "map"),
        (["map", "file"], "map.toml", "map.file"),
        (["seats"], ["a", "b", "c", "d", "e", "f"], "seats"),
        (["setup", "chance", 3], 99, "setup.chance"),
        (["setup", "check"], "0", "setup"),
        (["moves", 4, "do"], "fly to the moon", "moves[4].do"),
        (["moves", 4, "do"], "pass", "moves[4].do"),
        (["moves", 4, "seat"], 7, "moves[4].seat"),
        (["moves", 4, "check"], "0123456789abcdef", "moves[4]"),
        (["moves", 4, "chance"], [1, 2, 3, 4, 5, 6, 7], "moves[4].chance"),
        (["moves", 4, "chance"], ["one"], "moves[4].chance[0]"),
        (["moves", 4, "chance"], [2**70], "moves[4].chance[0]"),
        (["setup", "chance", 0], 2**70, "setup.chance[0]"),
        (["seed"], 99, "setup"),
        (["seats"], ["Eve", "Bo"], "setup"),
        (["moves", 4], 17, "moves[4]"),
        (["length"], 3, "moves[5]"),
        (["result", "totals"], [1, 2], "result"),
        (["extra"], 1, "extra"),
    ],
)
def test_a_tampered_record_is_refused_where_it_is_wrong(
    path: list[str | int], value: Any, position: str
) -> None:
    record = change(values_of(finished()), path, value)
    if position == "moves[5]":
        record["moves"] = record["moves"][:5]
    with pytest.raises(RecordError) as caught:
        replayed(record)
    assert caught.value.position == position


def test_another_legal_action_is_found_by_its_state() -> None:
    match = finished()
    record = values_of(match)
    for index, move in enumerate(record["moves"]):
        if move["do"] == "draw" and move["chance"]:
            drawn = move["chance"][0]
            other = change(record, ["moves", index, "chance", 0], (drawn + 1) % 8)
            with pytest.raises(RecordError) as caught:
                replayed(other)
            assert caught.value.position.startswith(f"moves[{index}]")
            return
    raise AssertionError("no blind draw in the game")


def test_a_truncated_file_is_refused_with_its_position(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    finished().save(path)
    text = path.read_text("utf-8")
    path.write_text(text[: len(text) // 2], "utf-8")
    with pytest.raises(RecordError, match=r"line \d+, column \d+"):
        load(path)


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "line 1, column 1: not JSON"),
        (b"\xff\xfe\x00", "byte 0: not UTF-8"),
        (b"1" * 5000, "file: a number with too many digits"),
        (b"[]", "format: not a game record"),
        (b"{}", "format: not a game record"),
        (b"null", "format: not a game record"),
        (b"[" * 100_000, "file: nested too deeply"),
        (b'{"format":\n "\xc3\xa9", ?}', "line 2, column 7: not JSON"),
    ],
)
def test_files_that_are_no_record_are_refused(tmp_path: Path, content: bytes, problem: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(RecordError, match=problem):
        load(path)


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (["moves", 4, "chance"], ["one"], "expected a whole number"),
        (["moves", 4, "chance"], 3, "expected a list"),
        (["moves", 4], 3, "expected an object"),
        (["moves", 4, "do"], 3, "expected text"),
        (["map", "variant"], 3, "expected text"),
        (["setup", "chance", 0], 2**70, "at most 4611686018427387904"),
        (["moves", 4, "extra"], 3, "unknown key"),
        (["map"], {}, "missing"),
        (["version"], 3, "up to version 2"),
        (["setup", "chance", 1], 99, "chance result 1 is 99; expected a card that is still in"),
        (["setup", "chance"], [1], "chance result 1 is missing; expected a card that is still in"),
        (["moves", 0, "chance"], [7], "chance result 0 is 7; expected nothing more"),
        (["moves", 4, "seat"], 7, "seat 7 is not to act now; it is the turn of Player"),
        (["moves", 4, "do"], "fly", "'fly' is no action on this map"),
        (["moves", 4, "do"], "keep 1 2", "keep 1 2 is not legal now; legal are take 1, "),
        (["seats"], ["Ann"], "Switzerland is for 2 to 3 players, not 1"),
        (["map", "text"], "trains = 3", "switzerland: format: missing; must be the number 1"),
    ],
)
def test_a_wrong_value_is_told_in_plain_words(
    path: list[str | int], value: Any, problem: str
) -> None:
    with pytest.raises(RecordError) as caught:
        replayed(change(a_record(), path, value))
    assert problem in caught.value.problem


def test_a_renamed_match_is_sound(tmp_path: Path) -> None:
    match = finished()
    match.rename(["Eve", "Bo"])
    match.save(tmp_path / "game.json")
    assert load(tmp_path / "game.json").seats == ("Eve", "Bo")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="file"):
        load(tmp_path / "none.json")


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 200) | st.text(max_size=5) | st.floats(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=4,
)


@given(JUNK, st.data())
@settings(max_examples=150, deadline=None)
def test_junk_anywhere_in_a_record_is_refused_or_harmless(junk: Any, data: st.DataObject) -> None:
    record = a_record()
    keys: list[str | int] = []
    value: Any = record
    while isinstance(value, dict | list) and value:
        options = list(value) if isinstance(value, dict) else list(range(len(value)))
        key = data.draw(st.sampled_from(options))
        keys.append(key)
        value = value[key]
        if data.draw(st.booleans()):
            break
    changed = change(record, keys, junk)
    try:
        replayed(changed)
    except RecordError:
        return
    assert changed == record
