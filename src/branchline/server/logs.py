"""The log of a server: as text or as JSON, one line each; never a flood, and no ids of rooms.

Whoever knows the id of a room may watch it, so ids stand only where something is wrong with a room.
"""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec

LogFormat = Literal["text", "json"]
FORMATS: Final[tuple[LogFormat, ...]] = ("text", "json")
ROOM_IN_PATH: Final = re.compile(r"(/(?:ws|api/rooms)/)[^\s/?\"]+")
MOST_ALIKE: Final = 5
"""Lines of one kind that are written before the rest is only counted."""
ALIKE_SECONDS: Final = 10.0
"""For how long they are."""
MOST_KINDS: Final = 1000


class WithoutRoomIds(logging.Filter):
    """Takes the ids of rooms out of lines that tell of nothing wrong."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Change a record; every record is kept."""
        if record.levelno < logging.WARNING:
            text = record.getMessage()
            shown = ROOM_IN_PATH.sub(r"\1…", text)
            if shown != text:
                record.msg, record.args = shown, ()
        return True


class Sparing(logging.Filter):
    """Writes a few lines of a kind, counts the rest for a while, and tells how many there were."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.seen: dict[tuple[str, str], tuple[float, int]] = {}
        """For each kind of line, since when it is counted, and how many there were."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a record is written."""
        kind, now = (record.name, str(record.msg)), self.clock()
        since, count = self.seen.pop(kind, (now, 0))
        if now - since >= ALIKE_SECONDS:
            if count > MOST_ALIKE:
                record.msg = f"{record.getMessage()} [+{count - MOST_ALIKE}]"
                record.args = ()
            since, count = now, 0
        self.seen[kind] = (since, count + 1)
        if len(self.seen) > MOST_KINDS:
            del self.seen[next(iter(self.seen))]
        return count < MOST_ALIKE


class JsonFormatter(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, Any] = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802
        """Return when it was, by the clock of the world."""
        seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        return f"{seconds}.{int(record.msecs):03d}Z"


def log_config(form: LogFormat) -> dict[str, Any]:
    """Return how logging is set up, for `logging.config.dictConfig`."""
    formatters = {
        "text": {
            "()": "uvicorn.logging.DefaultFormatter",
            "fmt": "%(levelprefix)s %(message)s",
            "use_colors": None,
        },
        "json": {"()": JsonFormatter},
    }
    handler = {
        "class": "logging.StreamHandler",
        "stream": "ext://sys.stderr",
        "formatter": form,
        "filters": ["sparing"],
    }
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {form: formatters[form]},
        "filters": {"sparing": {"()": Sparing}, "room-ids": {"()": WithoutRoomIds}},
        "handlers": {"out": handler},
        "loggers": {
            "uvicorn": {"handlers": ["out"], "level": "INFO", "propagate": False},
            "uvicorn.error": {"level": "INFO", "filters": ["room-ids"]},
            "asyncio": {"handlers": ["out"]},
            "branchline": {"handlers": ["out"]},
        },
    }
