"""Migrations of the database, one file a version; `upgrading` runs them."""
