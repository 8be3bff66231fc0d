"""Game records: one JSON file with the map, the seats, every action and every chance result.

A record looks like this; `check` is a digest of the state after the entry, so that a changed
entry is found where it stands::

    {"format": "branchline-record", "version": 1,
     "map": {"id": "poland", "variant": null, "hash": "…", "file": null},
     "seats": ["Ann", "Bo"], "first_seat": -1, "seed": 7,
     "setup": {"chance": [3, …], "check": "…"},   # its check covers what stands above as well
     "moves": [{"seat": 0, "do": "keep 1 2", "chance": [], "check": "…"}, …],
     "length": 41, "result": {"totals": [67, 58], "ranks": [1, 2]}}
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from branchline.core.state import State
from branchline.maps import load_map, map_ids

if TYPE_CHECKING:
    from branchline.play.match import Match, Move

FORMAT: Final = "branchline-record"
VERSION: Final = 1
MOST_BYTES: Final = 20_000_000
MOST_NUMBER: Final = 2**62


class RecordError(ValueError):
    """A record that cannot be replayed; `position` says where it first goes wrong."""

    def __init__(self, position: str, problem: str) -> None:
        super().__init__(f"{position}: {problem}")
        self.position = position
        self.problem = problem


def digest(s: State, header: list[object] | None = None) -> str:
    """Return a short fingerprint of a state, and of a record's header with the first."""
    text = json.dumps([header, s.key()] if header else s.key(), separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def record_of(match: Match) -> dict[str, Any]:
    """Return a match as JSON values."""
    data = match.data
    packaged = data.id in map_ids() and load_map(data.id).content_hash == data.content_hash

    def entry(move: Move) -> dict[str, Any]:
        return {"chance": list(move.chance), "check": move.check}

    result = None
    if match.over:
        sheet = match.score_sheet()
        result = {"totals": [int(total) for total in sheet.totals], "ranks": sheet.ranks()}
    return {
        "format": FORMAT,
        "version": VERSION,
        "map": {
            "id": data.id,
            "variant": data.variant,
            "hash": data.content_hash,
            "file": None if packaged else str(Path(data.source).resolve()),
        },
        "seats": list(match.seats),
        "first_seat": match.first_seat,
        "seed": match.seed,
        "setup": entry(match.setup),
        "moves": [
            {"seat": move.seat, "do": match.notation.text(move.action), **entry(move)}
            for move in match.moves
        ],
        "length": len(match.moves),
        "result": result,
    }


def write_record(match: Match, path: Path) -> None:
    """Write a match to a file, whole or not at all; one entry a line."""
    record = record_of(match)
    moves = record.pop("moves")
    head = json.dumps({**record, "moves": []}, ensure_ascii=False, indent=1)
    lines = ",\n".join("  " + json.dumps(move, ensure_ascii=False) for move in moves)
    text = head.replace('"moves": []', f'"moves": [\n{lines}\n ]') if moves else head
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        part.write_text(text + "\n", encoding="utf-8")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def read_record(path: Path) -> dict[str, Any]:
    """Read a record file and check its shape; replaying it checks the rest."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise RecordError("file", f"larger than {MOST_BYTES} bytes")
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError("file", error.strerror or "cannot be read") from None
    except UnicodeDecodeError as error:
        raise RecordError(f"byte {error.start}", "not UTF-8 text") from None
    try:
        record = json.loads(text)
    except json.JSONDecodeError as error:
        raise RecordError(f"line {error.lineno}, column {error.colno}", error.msg) from None
    except RecursionError:
        raise RecordError("file", "nested too deeply") from None
    except ValueError:
        raise RecordError("file", "a number with too many digits") from None
    return check_shape(record)


ENTRY: Final[dict[str, Any]] = {"chance": [int], "check": str}
SHAPE: Final[dict[str, Any]] = {
    "format": str,
    "version": int,
    "map": {"id": str, "variant": (str, None), "hash": str, "file": (str, None)},
    "seats": [str],
    "first_seat": int,
    "seed": int,
    "setup": ENTRY,
    "moves": [{"seat": int, "do": str, **ENTRY}],
    "length": int,
    "result": ({"totals": [int], "ranks": [int]}, None),
}
WORDS: Final = {str: "text", int: "a whole number"}


def check_shape(record: object) -> dict[str, Any]:
    """Return a record if its values are of the right kinds; raise at the first that is not."""
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise RecordError("format", f"not a game record; expected {FORMAT!r}")
    if record.get("version") != VERSION:
        found = record.get("version")
        raise RecordError("version", f"{found!r} is not supported; expected {VERSION}")
    check_kind(record, SHAPE, "")
    if len(record["moves"]) != record["length"]:
        raise RecordError(
            f"moves[{len(record['moves'])}]", f"missing; the record tells of {record['length']}"
        )
    return record


def check_kind(value: object, shape: Any, position: str) -> None:
    """Raise unless a value has a shape: a type, [shape], {key: shape} or (shape, None)."""
    if isinstance(shape, tuple):
        if value is not None:
            check_kind(value, shape[0], position)
    elif isinstance(shape, dict):
        if not isinstance(value, dict):
            raise RecordError(position or "record", "expected an object")
        for key in shape:
            where = f"{position}.{key}" if position else key
            if key not in value:
                raise RecordError(where, "missing")
            check_kind(value[key], shape[key], where)
        for key in value:
            if key not in shape:
                raise RecordError(f"{position}.{key}" if position else str(key), "unknown key")
    elif isinstance(shape, list):
        if not isinstance(value, list):
            raise RecordError(position, "expected a list")
        for index, item in enumerate(value):
            check_kind(item, shape[0], f"{position}[{index}]")
    elif type(value) is not shape:
        raise RecordError(position, f"expected {WORDS[shape]}")
    elif isinstance(value, int) and abs(value) > MOST_NUMBER:
        raise RecordError(position, f"expected a whole number of at most {MOST_NUMBER}")
