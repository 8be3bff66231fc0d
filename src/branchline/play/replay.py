"""From a record back to its match, entry by entry, checking everything."""

from __future__ import annotations

from pathlib import Path

from branchline.core.chance import ChanceError, Script
from branchline.maps import MapData, MapError, load_map, load_map_text, map_ids
from branchline.maps.same_rules import accepted_hashes
from branchline.message import Message
from branchline.play.digest import fingerprint, is_asked
from branchline.play.match import IllegalAction, Match
from branchline.play.notation import NotationError
from branchline.play.read_record import read_record
from branchline.play.record import (
    VERSION,
    Record,
    RecordedMap,
    RecordedMove,
    RecordedSetup,
    RecordError,
    Result,
    result_of,
)
from branchline.play.view import WrongSeat


def load(path: str | Path, map_file: str | Path | None = None) -> Match:
    """Replay a saved match to where it stood.

    The map is found by the record's own words; `map_file` names another place to look. Raises
    `RecordError` with the position of the first wrong entry. A record of version 1 that leads
    elsewhere under today's rules is no error: `Match.differs_from_record` says where.
    """
    return replay(read_record(Path(path)), map_file)


def replay(record: Record, map_file: str | Path | None = None) -> Match:
    """Replay a record, checking every action, chance result and state on the way."""
    data = find_map(record.map, map_file)
    script = Script(record.setup.chance)
    try:
        match = Match(
            data,
            len(record.seats),
            record.seed,
            seats=record.seats,
            first_seat=record.first_seat,
            setup=script,
            rules=record.map.rules if record.version == VERSION else None,
        )
        script.finish()
    except ChanceError as error:
        raise RecordError("setup.chance", chance_message(error)) from None
    except ValueError as error:
        raise RecordError("seats", error) from None
    if record.version == VERSION:
        replay_moves(match, record)
    else:
        replay_earlier_moves(match, record)
    return match


def replay_moves(match: Match, record: Record) -> None:
    """Play the moves of a record; raise at the first that does not lead where it says."""
    check_state(match.setup.check, record.setup, "setup")
    for index, move in enumerate(record.moves):
        replay_move(match, move, f"moves[{index}]")
    if not match.over and record.result is not None:
        raise RecordError("result", Message("record-not-over"))
    found = result_of(match) if match.over else None
    if found is not None and record.result != found:
        raise RecordError("result", other_result(found))


def replay_earlier_moves(match: Match, record: Record) -> None:
    """Play the moves of a record of version 1, and note where they first lead elsewhere.

    States in which a mechanic asks something are not compared: their digests depend on the
    number that the mechanic had.
    """
    header = [record.map.rules, *match.header()[1:]]
    if fingerprint([header, match.state.key()]) != record.setup.check:
        match.differs_from_record = "setup"
    for index, move in enumerate(record.moves):
        play_move(match, move, f"moves[{index}]")
        same = is_asked(match.state) or fingerprint(match.state.key()) == move.check
        if not same and match.differs_from_record is None:
            match.differs_from_record = f"moves[{index}]"
    result = result_of(match) if match.over else None
    if result != record.result and match.differs_from_record is None:
        match.differs_from_record = "result"


def find_map(recorded: RecordedMap, map_file: str | Path | None) -> MapData:
    """Return the map of a record, which must have the rules that the match was played by."""
    try:
        if map_file is not None:
            data = load_map(map_file, recorded.variant)
        elif recorded.text is not None:
            data = load_map_text(recorded.text, recorded.variant, recorded.id)
        elif recorded.file is not None or recorded.id in map_ids():
            data = load_map(recorded.file or recorded.id, recorded.variant)
        else:
            raise RecordError("map", Message("record-no-map", {"map": recorded.id}))
    except MapError as error:
        raise RecordError("map", error) from None
    if recorded.rules not in accepted_hashes(data):
        raise RecordError("map.rules", Message("record-other-rules", {"map": data.id}))
    return data


def play_move(match: Match, move: RecordedMove, position: str) -> None:
    """Play one entry of a record; raise if it cannot be played."""
    script = Script(move.chance)
    try:
        match.play(move.do, move.seat, script)
        script.finish()
    except ChanceError as error:
        raise RecordError(f"{position}.chance", chance_message(error)) from None
    except WrongSeat as error:
        raise RecordError(f"{position}.seat", error) from None
    except (IllegalAction, NotationError) as error:
        raise RecordError(f"{position}.do", error) from None


def replay_move(match: Match, move: RecordedMove, position: str) -> None:
    """Play one entry of a record; raise if anything about it is wrong."""
    play_move(match, move, position)
    check_state(match.moves[-1].check, move, position)


def check_state(check: str, entry: RecordedSetup | RecordedMove, position: str) -> None:
    """Raise unless a state is the one in the record."""
    if entry.check != check:
        raise RecordError(position, Message("record-other-state"))


def other_result(found: Result) -> Message:
    """Return what the result of a record should be."""
    totals, ranks = (", ".join(map(str, numbers)) for numbers in (found.totals, found.ranks))
    return Message("record-other-result", {"totals": totals, "ranks": ranks})


def chance_message(error: ChanceError) -> Message:
    """Return what is wrong with a recorded chance result."""
    expected = {"index": str(error.position), "expected": error.expected, "below": str(error.below)}
    if error.value is None:
        return Message("record-chance-missing", expected)
    return Message("record-chance-wrong", {"value": str(error.value), **expected})
