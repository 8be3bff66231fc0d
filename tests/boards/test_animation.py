"""Games as animations: every scene adds to the last, and no file is larger than it may be."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from click.testing import CliRunner
from PIL import Image

from branchline import new_game
from branchline.boards.animation import animated
from branchline.boards.claims import claims_of
from branchline.boards.film import LAST_MS, film_of, positions_of
from branchline.boards.plain import plain_drawing
from branchline.bots import make_bot
from branchline.cli.commands import group
from branchline.play.match import Match

ISLET = Path(__file__).parents[1] / "cli" / "islet.toml"


@pytest.fixture(scope="module")
def match() -> Match:
    """A finished game on a small map of one's own."""
    match = new_game(ISLET, players=2, seed=4)
    bots = [make_bot("easy", match.game, seat) for seat in range(2)]
    while not match.over:
        seat = match.seat
        match.play(bots[seat].choose(match.view(seat), match.actions(seat)), seat)
    return match


def test_scenes_add_up_to_the_last_position(match: Match) -> None:
    film = film_of(match, plain_drawing(match.data))
    built = claims_of(match)
    assert sum(len(scene.added) for scene in film.scenes) == len(built.tracks) + len(built.pieces)
    assert film.scenes[0].added == ()
    assert f">{built.seats[0].points}</text>".replace("-", "–") in film.scenes[-1].score_line
    assert all(name in film.scenes[0].title for name in match.seats)
    *_, last = positions_of(match)
    assert last.state.key() == match.state.key()


@pytest.mark.parametrize("kind", ["webp", "gif"])
def test_a_file_fits(match: Match, kind: str) -> None:
    film = film_of(match, plain_drawing(match.data))
    told: list[tuple[int, int]] = []
    whole = animated(film, kind, lambda *each: told.append(each))  # type: ignore[arg-type]
    assert told[-1][0] == told[-1][1]
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    picture = Image.open(BytesIO(whole))
    assert picture.n_frames == len(film.scenes)  # type: ignore[attr-defined]
    picture.seek(len(film.scenes) - 1)
    picture.load()
    assert picture.info["duration"] == LAST_MS
    most = len(whole) // 5
    small = animated(film, kind, most=most)  # type: ignore[arg-type]
    assert 0 < len(small) <= most


def test_the_command_writes_one(match: Match, tmp_path: Path) -> None:
    record, film = tmp_path / "game.json", tmp_path / "game.webp"
    match.save(record)
    result = CliRunner().invoke(group, ["replay", str(record), "--animate", str(film)])
    assert result.exit_code == 0, result.output
    assert 0 < film.stat().st_size <= 3_000_000
    picture = tmp_path / "position.svg"
    result = CliRunner().invoke(group, ["board", "--record", str(record), "-o", str(picture)])
    assert result.exit_code == 0, result.output
    assert 'id="score-line"' in picture.read_text("utf-8")
    result = CliRunner().invoke(group, ["replay", str(record), "--animate", "game.mp4"])
    assert result.exit_code == 2
    assert ".webp or .gif" in result.output
