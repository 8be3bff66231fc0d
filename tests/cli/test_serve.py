"""`branchline serve` explains itself and what is wrong."""

from __future__ import annotations

import socket
from pathlib import Path

from click.testing import CliRunner

from branchline.cli.commands import group


def test_help_names_the_options() -> None:
    shown = CliRunner().invoke(group, ["serve", "--help"]).output
    for option in ("--host", "--port", "--database", "--origin"):
        assert option in shown


def test_a_file_that_is_no_database_is_told_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_text("not a database at all, " * 100)
    result = CliRunner().invoke(group, ["serve", "--database", str(path)])
    assert result.exit_code == 1
    assert "not a database to keep games in" in result.output
    assert "Traceback" not in result.output


def test_a_port_for_figures_that_is_taken_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        place = ["--database", str(tmp_path / "games.sqlite"), "--port", "0"]
        result = CliRunner().invoke(group, ["serve", *place, "--metrics-port", port])
    assert result.exit_code == 1
    assert f"port {port}: Address already in use; name another with --metrics-port" in result.output
    assert "Traceback" not in result.output
