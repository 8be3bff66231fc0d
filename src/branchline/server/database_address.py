"""Where games are kept: a file for SQLite, or the address of a PostgreSQL database.

An address may hold a password. Only `DatabaseAddress.connect_to` has it; whatever is printed or
logged is `shown`, and `without_secrets` takes it out of what a driver says.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from branchline.locales import say

URL: Final = re.compile(r"(?P<scheme>[A-Za-z][A-Za-z0-9+.-]+):", re.ASCII)
"""How an address begins; a single letter is a drive of Windows."""
NO_FILE: Final = re.compile(
    r"//[^/]*@|[^/]*://|(?:\w+\s*=.*\s)?(?:host|dbname|user|password)\s*=", re.ASCII
)
"""How other forms of an address begin that may hold a password: one without its scheme, one in
quotes or after a blank (as files of variables leave them), and names with values
(`host=db password=…`)."""
POSTGRESQL: Final = "postgresql"
SECRETS: Final = ("password", "sslpassword", "passfile", "oauth_client_secret")
IN_MEMORY: Final = ":memory:"


class DatabaseError(ValueError):
    """A database that this server cannot or must not use, and what would be right."""


class OlderDatabase(DatabaseError):  # noqa: N818 - it says what is wrong
    """A database that has to be upgraded first."""


@dataclass(frozen=True)
class DatabaseAddress:
    """A file, or a PostgreSQL database."""

    shown: str
    """What may be printed: never a password."""
    file: str | None = None
    connect_to: str = field(default="", repr=False)
    secrets: tuple[str, ...] = field(default=(), repr=False)

    @property
    def is_shared(self) -> bool:
        """Tell whether several servers may use the database at once."""
        return self.file is None

    def without_secrets(self, text: str) -> str:
        """Return what a driver says without what nobody may read."""
        for secret in self.secrets:
            text = text.replace(secret, "***")
        return text


def read_address(text: str) -> DatabaseAddress:
    """Return the database that a text names; raise `DatabaseError` if there can be none.

    >>> read_address("games.sqlite").file
    'games.sqlite'
    >>> read_address("sqlite:///games.sqlite")
    Traceback (most recent call last):
    branchline.server.database_address.DatabaseError: sqlite: databases are a file, named by its \
path alone (games.sqlite), or PostgreSQL (postgresql://user@host/name)
    """
    found = URL.match(text)
    if found is None:
        if NO_FILE.match(text):
            raise DatabaseError(say("database-address"))
        return DatabaseAddress(text, text)
    if found["scheme"] != POSTGRESQL or not text.startswith(f"{POSTGRESQL}://"):
        raise DatabaseError(say("database-scheme", scheme=found["scheme"]))
    try:
        from psycopg import ProgrammingError
        from psycopg.conninfo import conninfo_to_dict
    except ImportError:
        raise DatabaseError(say("database-needs-driver")) from None
    try:
        parts = {name: str(value) for name, value in conninfo_to_dict(text).items() if value}
    except ProgrammingError:  # what it says may quote the password
        raise DatabaseError(say("database-address")) from None
    ports_are_numbers = all(port.isdecimal() for port in parts.get("port", "1").split(","))
    if not ports_are_numbers or "@" in parts.get("host", "")[1:]:  # a password's, not as %40
        raise DatabaseError(say("database-address"))
    secrets = tuple(parts[name] for name in SECRETS if name in parts)
    return DatabaseAddress(shown_parts(parts), None, text, secrets)


def shown_parts(parts: dict[str, str]) -> str:
    """Return an address of its harmless parts alone.

    >>> shown_parts({"user": "ann", "password": "x", "host": "db", "dbname": "games"})
    'postgresql://ann@db/games'
    """
    user = f"{parts['user']}@" if "user" in parts else ""
    port = f":{parts['port']}" if "port" in parts else ""
    host = parts.get("host", "")
    host = "" if host.startswith("/") else host
    return f"{POSTGRESQL}://{user}{host}{port}/{parts.get('dbname', '')}"
