"""Changes written to PostgreSQL: one statement, which is a transaction of its own.

It holds the leases of the rooms and checks their epochs, adds what is new and tells the other
servers where to look, or does nothing at all. As one statement it costs one way to the database
and back, where a transaction of several would cost one for each.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import sqlalchemy as sa

from branchline.server.changes import Change, LeaseLost, Rows, rows_of
from branchline.server.notices import CHANNEL, messages_of
from branchline.server.write_connection import WriteConnection

HELD = sa.text(
    """
    WITH given AS (
        SELECT * FROM unnest(
            CAST(:held_game AS text[]), CAST(:held_epoch AS bigint[]), CAST(:held_version AS int[])
        ) AS given (game, epoch, version)
    ), held AS (
        SELECT leases.game FROM leases JOIN given USING (game, epoch)
        WHERE leases.owner = :owner FOR UPDATE OF leases
    ), allowed AS (
        SELECT (SELECT count(*) FROM held) = (SELECT count(*) FROM given) AS yes
    ), longer AS (
        UPDATE leases SET version = greatest(leases.version, given.version) FROM given
        WHERE leases.game = given.game AND (SELECT yes FROM allowed)
    )
    """
).text
"""Checks leases, and keeps them until all is written."""
PARTS: Final = {
    "games": sa.text(
        """
        INSERT INTO games (id, over, due) SELECT * FROM unnest(
            CAST(:games_id AS text[]), CAST(:games_over AS bool[]), CAST(:games_due AS bigint[])
        )
        """
    ).text,
    "leases": sa.text(
        """
        INSERT INTO leases (game, owner, epoch, version)
        SELECT game, :owner, epoch, version FROM unnest(
            CAST(:leases_game AS text[]), CAST(:leases_epoch AS bigint[]),
            CAST(:leases_version AS int[])
        ) AS made (game, epoch, version)
        """
    ).text,
    "entries": sa.text(
        """
        INSERT INTO entries (game, version, at, command, entry) SELECT * FROM unnest(
            CAST(:entries_game AS text[]), CAST(:entries_version AS int[]),
            CAST(:entries_at AS bigint[]), CAST(:entries_command AS text[]),
            CAST(:entries_entry AS bytea[])
        )
        """
    ).text,
    "tokens": sa.text(
        """
        INSERT INTO tokens (game, hash, seat) SELECT * FROM unnest(
            CAST(:tokens_game AS text[]), CAST(:tokens_hash AS text[]), CAST(:tokens_seat AS int[])
        )
        """
    ).text,
    "over": sa.text(
        """
        UPDATE games SET over = true, due = NULL
        FROM unnest(CAST(:over_game AS text[])) AS ended (game) WHERE games.id = ended.game
        """
    ).text,
    "due": sa.text(
        """
        UPDATE games SET due = timed.due
        FROM unnest(CAST(:due_game AS text[]), CAST(:due_due AS bigint[])) AS timed (game, due)
        WHERE games.id = timed.game
        """
    ).text,
    "answers": sa.text(
        """
        UPDATE commands SET answer = said.answer
        FROM unnest(CAST(:answers_id AS bigint[]), CAST(:answers_answer AS bytea[]))
            AS said (id, answer)
        WHERE commands.id = said.id
        """
    ).text,
}
"""What is written where there is any of it, once the leases are known to be held."""
YES: Final = b"t"
ALLOWED = sa.text("(SELECT yes FROM allowed)").text
END = sa.text(
    """
    SELECT yes, (
        SELECT count(pg_notify(:channel, told))
        FROM unnest(CAST(:told AS text[])) AS notices (told) WHERE yes
    ) FROM allowed
    """
).text


async def write_shared(line: WriteConnection, changes: Sequence[Change], owner: str) -> None:
    """Write changes of rooms that a server owns; raise `LeaseLost` if it does not."""
    parts = parts_of(changes)
    held = held_by(changes)
    values = {
        "owner": owner,
        "channel": CHANNEL,
        "told": array_of(messages_of(notices_of(changes))),
        **columns_of("held", held),
        **{
            name: column
            for part, rows in parts.items()
            for name, column in columns_of(part, rows).items()
        },
    }
    is_written, _ = await line.run(statement_of(tuple(parts)), values)
    if is_written != YES:
        raise LeaseLost(*(row["game"] for row in held))


@cache
def statement_of(parts: tuple[str, ...]) -> sa.TextClause:
    """Return the statement that writes some parts."""
    steps = [f", {name}_written AS ({guarded(PARTS[name])})" for name in parts]
    return sa.text(HELD + "".join(steps) + END)


def guarded(part: str) -> str:
    """Return a part of the statement that does nothing unless all leases are held."""
    word = "AND" if "WHERE" in part else "WHERE"
    return " ".join((part, word, ALLOWED))


def parts_of(changes: Sequence[Change]) -> dict[str, Rows]:
    """Return the rows to write, by part of the statement; no part without any."""
    rows = rows_of(changes)
    parts: dict[str, Rows] = {
        "games": rows.games,
        "leases": [
            {"game": each.game, "epoch": each.epoch, "version": len(each.entries)}
            for each in changes
            if each.new and each.epoch is not None
        ],
        "entries": rows.entries,
        "tokens": rows.tokens,
        "over": [{"game": game} for game in rows.over],
        "due": rows.due,
        "answers": [
            {"id": number, "answer": said} for each in changes for number, said in each.answers
        ],
    }
    return {name: found for name, found in parts.items() if found}


def held_by(changes: Sequence[Change]) -> Rows:
    """Return the leases that a server must have to write changes, each once."""
    held: dict[str, tuple[int, int]] = {}
    for change in changes:
        if change.epoch is None or change.new:
            continue
        length = change.entries[-1].version if change.entries else 0
        epoch, before = held.get(change.game, (change.epoch, 0))
        if epoch != change.epoch:
            raise LeaseLost(change.game)
        held[change.game] = epoch, max(length, before)
    return [
        {"game": game, "epoch": epoch, "version": version}
        for game, (epoch, version) in sorted(held.items())
    ]


KEYS: Final = {"held": ("game", "epoch", "version")}


def columns_of(part: str, rows: Rows) -> dict[str, str]:
    """Return rows as the columns that a part of the statement takes: arrays, as text."""
    names = rows[0] if rows else KEYS[part]
    return {f"{part}_{name}": array_of([row[name] for row in rows]) for name in names}


def array_of(values: Sequence[str | bytes | int | None]) -> str:
    r"""Return values as PostgreSQL writes an array of them.

    The driver's own way, which looks for the type of every value, takes as long as all else that a
    server does to write a move.

    >>> print(array_of([1, None, True]), array_of(["a b", 'c"\\d']), array_of([b"\x00e"]))
    {1,NULL,true} {"a b","c\"\\d"} {"\\x0065"}
    """
    return "{" + ",".join(map(element_of, values)) + "}"


def element_of(value: str | bytes | int | None) -> str:
    """Return a value as it stands in an array."""
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, bytes):
        return '"\\\\x' + value.hex() + '"'
    return "NULL" if value is None else str(value).lower()


def notices_of(changes: Sequence[Change]) -> list[str]:
    """Return what other servers are told of changes: ids and versions.

    An answer that comes with entries needs no notice: whoever asked finds its command among them.
    Entries of rooms that nobody looks at elsewhere need none either.
    """
    longer = {
        change.game: change.entries[-1].version
        for change in changes
        if change.entries and change.is_followed
    }
    answered = [number for change in changes if not change.entries for number, _ in change.answers]
    return [
        *(" ".join(("entries", game, str(version))) for game, version in longer.items()),
        *(" ".join(("answer", str(number))) for number in answered),
    ]
