"""Entries as databases of schema 1 hold them, rewritten as this version reads them.

Schema 1 kept actions by number, with their text beside it, named a map by the hash of its whole
file, and had digests that depended on how mechanics were numbered.
"""

from __future__ import annotations

import msgspec


def from_schema_1(raw: bytes) -> bytes:
    """Return an entry of the log in today's form.

    >>> from_schema_1(b'{"type":"undone","seat":0,"check":"c0ffee"}')
    b'{"type":"undone","seat":0,"check":""}'
    """
    entry = msgspec.json.decode(raw)
    match entry["type"]:
        case "created":
            entry["rules"] = entry.pop("hash")
        case "played":
            entry["do"] = entry.pop("text")
            del entry["action"]
    if "check" in entry:
        entry["check"] = ""
    return msgspec.json.encode(entry)
