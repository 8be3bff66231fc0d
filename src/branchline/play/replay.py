"""From a record back to the match it tells of, entry by entry, believing nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from branchline.core.chance import ChanceError, Script
from branchline.maps import MapData, MapError, load_map
from branchline.play.match import IllegalAction, Match
from branchline.play.notation import NotationError
from branchline.play.record import RecordError, read_record
from branchline.play.view import WrongSeat


def load(path: str | Path, map_file: str | Path | None = None) -> Match:
    """Replay a saved match to where it stood.

    The map is found by the record's own words; `map_file` names another place to look. Raises
    `RecordError` with the position of the first wrong entry.
    """
    return replay(read_record(Path(path)), map_file)


def replay(record: dict[str, Any], map_file: str | Path | None = None) -> Match:
    """Replay a record, checking every action, chance result and state on the way."""
    data = find_map(record["map"], map_file)
    entry = record["setup"]
    script = Script(entry["chance"])
    try:
        match = Match(
            data,
            len(record["seats"]),
            record["seed"],
            seats=record["seats"],
            first_seat=record["first_seat"],
            setup=script,
        )
        script.finish()
    except ChanceError as error:
        raise RecordError("setup.chance", str(error)) from None
    except ValueError as error:
        raise RecordError("seats", str(error)) from None
    check_state(match.setup.check, entry, "setup")
    for index, move in enumerate(record["moves"]):
        replay_move(match, move, f"moves[{index}]")
    check_result(match, record["result"])
    return match


def find_map(entry: dict[str, Any], map_file: str | Path | None) -> MapData:
    """Return the map of a record, which must say the same as when the match was played."""
    try:
        data = load_map(map_file or entry["file"] or entry["id"], entry["variant"])
    except MapError as error:
        raise RecordError("map", str(error)) from None
    if data.content_hash != entry["hash"]:
        raise RecordError("map.hash", f"the map {data.id!r} has changed since the match was played")
    return data


def replay_move(match: Match, move: dict[str, Any], position: str) -> None:
    """Play one entry of a record; raise if anything about it is wrong."""
    script = Script(move["chance"])
    try:
        match.play(move["do"], move["seat"], script)
        script.finish()
    except ChanceError as error:
        raise RecordError(f"{position}.chance", str(error)) from None
    except WrongSeat as error:
        raise RecordError(f"{position}.seat", str(error)) from None
    except (IllegalAction, NotationError) as error:
        raise RecordError(f"{position}.do", str(error)) from None
    check_state(match.moves[-1].check, move, position)


def check_state(check: str, entry: dict[str, Any], position: str) -> None:
    """Raise unless a state is the one the record tells of."""
    if check != entry["check"]:
        raise RecordError(position, "leads to another state than the one recorded")


def check_result(match: Match, result: dict[str, Any] | None) -> None:
    """Raise unless the final score is the one the record tells of."""
    if not match.over:
        if result is not None:
            raise RecordError("result", "the match is not over")
        return
    sheet = match.score_sheet()
    found = {"totals": [int(total) for total in sheet.totals], "ranks": sheet.ranks()}
    if result != found:
        raise RecordError("result", f"expected {found}")
