"""Saving and replaying: the same state and score, and nothing wrong gets through."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from branchline import Match, RecordError, load, new_game
from branchline.core.chance import Dice
from branchline.play.record import check_shape, record_of
from branchline.play.replay import replay
from tests.tables import tables


def play(match: Match, seed: int, most: int = 10_000) -> None:
    """Play random moves."""
    dice = Dice(seed)
    while not match.over and len(match.moves) < most:
        match.play(int(match.game.sample(match.state, dice)))


def finished(seed: int = 5) -> Match:
    match = new_game("switzerland", players=2, seed=seed)
    play(match, seed)
    return match


@given(st.sampled_from(tables()), st.integers(0, 10**9), st.integers(0, 300))
@settings(max_examples=25, deadline=None)
def test_a_record_replays_to_the_same_match(
    table: tuple[str, str | None, int], seed: int, steps: int
) -> None:
    which, variant, players = table
    match = new_game(which, players, seed, variant=variant)
    play(match, seed, steps)
    again = replay(json.loads(json.dumps(record_of(match))))
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
    assert load(tmp_path / "game.json").state.key() == match.state.key()
    own.write_text(own.read_text("utf-8").replace("trains = ", "trains = 1"), "utf-8")
    with pytest.raises(RecordError, match=r"map"):
        load(tmp_path / "game.json")


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
        (["version"], 2, "version"),
        (["map", "hash"], "0" * 64, "map.hash"),
        (["map", "id"], "atlantis", "map"),
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
    record = change(record_of(finished()), path, value)
    if position == "moves[5]":
        record["moves"] = record["moves"][:5]
    with pytest.raises(RecordError) as caught:
        replay(check_shape(record))
    assert caught.value.position == position


def test_another_legal_action_is_found_by_its_state() -> None:
    match = finished()
    record = record_of(match)
    for index, move in enumerate(record["moves"]):
        if move["do"] == "draw" and move["chance"]:
            drawn = move["chance"][0]
            other = change(record, ["moves", index, "chance", 0], (drawn + 1) % 8)
            with pytest.raises(RecordError) as caught:
                replay(other)
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
    "content", [b"", b"\xff\xfe\x00", b"1" * 5000, b"[]", b"{}", b"null", b"[" * 100_000]
)
def test_files_that_are_no_record_are_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(RecordError):
        load(path)


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
    record = RECORD
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
        replay(check_shape(changed))
    except RecordError:
        return
    assert changed == record


RECORD = record_of(finished(8))
