from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from branchline.bots import make_bot
from branchline.cli.commands import group
from branchline.maps import load_map
from branchline.play.match import Match

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command in an empty folder; no traceback may come of it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")

    def invoke(*args: str | Path, keys: str | None = None) -> Result:
        result = CliRunner().invoke(group, [str(arg) for arg in args], input=keys)
        assert result.exception is None or isinstance(result.exception, SystemExit), result
        assert "Traceback" not in result.output
        return result

    return invoke


@pytest.fixture(scope="session")
def islet() -> Path:
    return Path(__file__).parent / "islet.toml"


@pytest.fixture(scope="session")
def finished(islet: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game among bots on the small map."""
    match = Match(load_map(islet), 2, 11, seats=["Ann", "Bo"])
    bots = [make_bot("greedy", match.game, 1), make_bot("random", match.game, 2)]
    while not match.over:
        seat = match.seat
        match.play(bots[seat].choose(match.view(seat), match.actions(seat)), seat)
    path = tmp_path_factory.mktemp("records") / "finished.json"
    match.save(path)
    return path
