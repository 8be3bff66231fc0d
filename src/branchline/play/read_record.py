"""Reading records: from a file to a `Record`, or to an error that says what is wrong and where."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import msgspec

from branchline.message import Message
from branchline.play.record import FORMAT, MOST_NUMBER, VERSION, Record, RecordError

MOST_BYTES: Final = 20_000_000
IN_FILE: Final = Message("at-file")
"""Where something is wrong with a file as a whole."""
WHERE: Final = re.compile(r"(?P<problem>.*?)(?: - at `\$\.?(?P<path>.*)`)?", re.DOTALL)
MISSING: Final = re.compile(r"Object missing required field `(.*)`", re.DOTALL)
UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
EXPECTED: Final = re.compile(r"Expected `(\w+)(?: \| null)?`, got .*")
BYTE: Final = re.compile(r"(?P<problem>.*) \(byte (?P<byte>\d+)\)")


def read_record(path: Path) -> Record:
    """Read a record file and check its shape; replaying it checks the rest."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise RecordError(IN_FILE, Message("record-too-large", {"bytes": MOST_BYTES}))
        content = path.read_bytes()
    except OSError as error:
        problem = error.strerror or type(error).__name__
        raise RecordError(IN_FILE, Message("record-unreadable", {"problem": problem})) from None
    return decode_record(content)


def decode_record(content: bytes) -> Record:
    """Return the record that a JSON text holds."""
    values = decode_json(content)
    if not isinstance(values, dict) or values.get("format") != FORMAT:
        raise RecordError("format", Message("record-other-format", {"expected": FORMAT}))
    version = values.get("version")
    if type(version) is not int or not 1 <= version <= VERSION:
        versions = {"found": repr(version), "newest": str(VERSION)}
        raise RecordError("version", Message("record-other-version", versions))
    if version == 1:
        values = from_version_1(values)
    try:
        record = msgspec.convert(values, Record)
    except msgspec.ValidationError as error:
        raise shape_error(str(error)) from None
    if version != 1 and record.map.file is not None:
        raise RecordError("map.file", Message("record-unknown-key"))
    if len(record.moves) != record.length:
        problem = Message("record-missing-moves", {"told": record.length})
        raise RecordError(f"moves[{len(record.moves)}]", problem)
    return record


def from_version_1(values: dict[str, Any]) -> dict[str, Any]:
    """Return the values of a record of version 1 under the keys of version 2."""
    named = values.get("map")
    if not isinstance(named, dict) or "hash" not in named:
        return values
    rest = {key: value for key, value in named.items() if key != "hash"}
    return {**values, "map": {**rest, "rules": named["hash"]}}


def decode_json(content: bytes) -> Any:
    """Return what a JSON text says."""
    try:
        content.decode()
        return msgspec.json.decode(content)
    except UnicodeDecodeError as error:
        where = Message("at-byte", {"byte": str(error.start)})
        raise RecordError(where, Message("record-not-utf8")) from None
    except RecursionError:
        raise RecordError(IN_FILE, Message("record-nested")) from None
    except msgspec.ValidationError:
        raise RecordError(IN_FILE, Message("record-digits")) from None
    except msgspec.DecodeError as error:
        raise json_error(content, str(error)) from None


def json_error(content: bytes, text: str) -> RecordError:
    """Return what msgspec says of a text that is not JSON, with its line and column."""
    found = BYTE.fullmatch(text)
    before = content[: int(found["byte"])] if found else content
    line = before.count(b"\n") + 1
    column = len(before[before.rfind(b"\n") + 1 :].decode(errors="replace")) + 1
    where = Message("at-line-and-column", {"line": str(line), "column": str(column)})
    problem = found["problem"] if found else text
    return RecordError(where, Message("record-not-json", {"problem": problem}))


def shape_error(text: str) -> RecordError:
    """Return what msgspec says of values of the wrong shape, with the position in front."""
    found = WHERE.fullmatch(text)
    problem, path = (found["problem"], found["path"] or "") if found else (text, "")
    if key := MISSING.fullmatch(problem):
        return RecordError(inside(path, key[1]), Message("record-missing"))
    if key := UNKNOWN.fullmatch(problem):
        return RecordError(inside(path, key[1]), Message("record-unknown-key"))
    position = path or Message("at-record")
    if kind := EXPECTED.fullmatch(problem):
        return RecordError(position, Message("record-kind", {"kind": kind[1]}))
    if problem.startswith("Expected `int`"):
        return RecordError(position, Message("record-large-number", {"most": str(MOST_NUMBER)}))
    return RecordError(position, Message("record-wrong", {"problem": problem}))


def inside(path: str, key: str) -> str:
    """Return the position of a key."""
    return f"{path}.{key}" if path else key
