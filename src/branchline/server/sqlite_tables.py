"""The tables of a new SQLite file in SQL: what `schema.py` says, without SQLAlchemy.

A test compares the two. A migration is written there and here.
"""

from __future__ import annotations

from typing import Final

SCHEMA: Final = 6
"""Raised with every migration: other versions cannot read what is stored."""
NEEDED: Final = frozenset({"alembic_version", "entries", "games", "tokens"})
"""Tables by which a file of ours is known."""
TABLES: Final = """
BEGIN IMMEDIATE;
CREATE TABLE about (schema INTEGER NOT NULL, PRIMARY KEY (schema));
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL, PRIMARY KEY (version_num));
CREATE TABLE games (id VARCHAR NOT NULL, over BOOLEAN NOT NULL, due BIGINT, PRIMARY KEY (id));
CREATE INDEX games_unfinished ON games (id) WHERE over = 0;
CREATE INDEX games_due ON games (due) WHERE due IS NOT NULL;
CREATE TABLE servers (id VARCHAR NOT NULL, expires DATETIME NOT NULL, PRIMARY KEY (id));
CREATE TABLE commands (
    id INTEGER NOT NULL, game VARCHAR NOT NULL, payload BLOB NOT NULL, answer BLOB,
    at DATETIME DEFAULT CURRENT_TIMESTAMP NOT NULL, PRIMARY KEY (id)
);
CREATE INDEX commands_waiting ON commands (game) WHERE answer IS NULL;
CREATE TABLE presence (
    game VARCHAR NOT NULL, server VARCHAR NOT NULL, seats INTEGER NOT NULL,
    spectators INTEGER NOT NULL, waiting BOOLEAN NOT NULL, PRIMARY KEY (game, server)
);
CREATE TABLE entries (
    game VARCHAR NOT NULL, version INTEGER NOT NULL, at BIGINT NOT NULL, command VARCHAR,
    entry BLOB NOT NULL, PRIMARY KEY (game, version), UNIQUE (game, command),
    FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE tokens (
    game VARCHAR NOT NULL, hash VARCHAR NOT NULL, seat INTEGER NOT NULL,
    PRIMARY KEY (game, hash), FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE reviews (
    game VARCHAR NOT NULL, form INTEGER NOT NULL, review BLOB NOT NULL,
    PRIMARY KEY (game), FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE leases (
    game VARCHAR NOT NULL, owner VARCHAR NOT NULL, epoch BIGINT NOT NULL,
    version INTEGER NOT NULL, PRIMARY KEY (game), FOREIGN KEY(game) REFERENCES games (id)
);
CREATE INDEX leases_owner ON leases (owner);
CREATE TABLE uploads (
    "key" VARCHAR NOT NULL, at BIGINT NOT NULL, maker VARCHAR NOT NULL, address VARCHAR NOT NULL,
    token VARCHAR NOT NULL, text TEXT NOT NULL, PRIMARY KEY ("key")
);
CREATE TABLE studio_jobs (
    name VARCHAR NOT NULL, kind VARCHAR NOT NULL, server VARCHAR NOT NULL, state BLOB NOT NULL,
    under_way BOOLEAN NOT NULL, asked DATETIME NOT NULL, hosts VARCHAR NOT NULL, result BLOB,
    PRIMARY KEY (name)
);
"""
"""Begins a transaction, in which the version is to be noted."""
NOTE_VERSION: Final = (
    "INSERT INTO alembic_version VALUES (:version)",
    "INSERT INTO about VALUES (:version)",
)
