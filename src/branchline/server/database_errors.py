"""The errors of databases, under SQLAlchemy's names; it is imported when one of them is looked for.

`except database_errors.SQLAlchemyError` looks for the name only when something was raised. So a
server that keeps its games in a file (`sqlite_file.py`) starts without SQLAlchemy, which would be
nearly half of what starting takes.
"""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from sqlalchemy.exc import DBAPIError as DBAPIError
    from sqlalchemy.exc import IntegrityError as IntegrityError
    from sqlalchemy.exc import SQLAlchemyError as SQLAlchemyError

DAMAGED: Final = ("XX001", "XX002")
"""What PostgreSQL says of damaged data and indexes."""


def __getattr__(name: str) -> Any:
    from sqlalchemy import exc

    return getattr(exc, name)


def of_sqlite(error: sqlite3.Error, statement: str) -> Exception:
    """Return an error of SQLite's driver as one of SQLAlchemy."""
    from sqlalchemy import exc

    return exc.DBAPIError.instance(statement, None, error, sqlite3.Error, hide_parameters=True)


def is_damage(error: SQLAlchemyError) -> bool:
    """Tell whether an error means that what was to be read is damaged, and nothing else is wrong.

    Text that is none has no number among SQLite's errors.
    """
    found = getattr(error, "orig", None)
    if isinstance(found, sqlite3.Error):
        return getattr(found, "sqlite_errorcode", None) in (None, sqlite3.SQLITE_CORRUPT)
    return getattr(found, "sqlstate", None) in DAMAGED
