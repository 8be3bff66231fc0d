"""Where games are kept: what the option `--database` may name, and where they are without it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from branchline.folders import GAMES, NAME, games_file
from branchline.locales import say

DATABASE_VARIABLE: Final = "BRANCHLINE_DATABASE"
"""Names the database, too: others on the machine can read a command line."""


def default_database() -> Path:
    """Return where games are kept unless another place is named: the platform's folder for data.

    Earlier versions kept them among settings; a database that is still there, and only there, is
    used where it is.
    """
    now, earlier = games_file(), Path(click.get_app_dir(NAME)) / GAMES
    return earlier if earlier.is_file() and not now.exists() else now


def no_database(database: str, error: Exception) -> click.ClickException:
    """Return the error that says why games cannot be kept in a database, without its password."""
    from branchline.server.database_address import read_address

    address = read_address(database)
    problem = address.without_secrets(str(getattr(error, "orig", None) or error))
    text = say("not-a-database", file=address.shown, problem=" ".join(problem.split()))
    return click.ClickException(text)


class DatabaseType(click.ParamType[str]):
    """A file, or the address of a PostgreSQL database; anything else is refused at once."""

    name = "database"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return what is given, if it can be a database."""
        from branchline.server.database_address import DatabaseError, read_address

        try:
            read_address(value)
        except DatabaseError as error:
            self.fail(str(error), param, ctx)
        return value


def chosen_database(given: str | None) -> str:
    """Return where games are kept; the folder of a file is made."""
    from branchline.server.database_address import read_address

    database = given or str(default_database())
    file = read_address(database).file
    if file is not None:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    return database


DATABASE: Final = DatabaseType()
