"""The arena: the same games however they are shared out, and ratings that find the truth."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from branchline.arena.executor import InThisProcess
from branchline.arena.ratings import fit, interval, rate, sequential
from branchline.arena.tournament import ResultsBook, Tournament, batches, play_tournament, summary
from branchline.cli.commands import group

BOTS = ["random", "hoarder", "one-step"]


def played(book: ResultsBook, tournament: Tournament, games: int) -> list[int]:
    """Play a tournament in this process; return how far it was at each step."""
    return list(play_tournament(tournament, BOTS, games, book, InThisProcess()))


def test_every_pair_meets_in_every_seat() -> None:
    tournament = Tournament("poland", None, 3, 1)
    found = batches(tournament, BOTS, 30)
    assert sum(batch.games for batch in found) == 6 * 30
    assert {(batch.bot, batch.rival) for batch in found} == {
        (a, b) for a in BOTS for b in BOTS if a != b
    }


def test_a_tournament_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    tournament = Tournament("poland", None, 2, 7)
    path = tmp_path / "book.jsonl"
    whole = ResultsBook(None, tournament)
    played(whole, tournament, 20)
    first = ResultsBook(path, tournament)
    for done in play_tournament(tournament, BOTS, 20, first, InThisProcess()):
        if done >= 20:
            break
    with path.open("a", encoding="utf-8") as file:
        file.write('{"bot": "rand')  # cut off by a crash
        file.write("\n")
    second = ResultsBook(path, tournament)
    steps = played(second, tournament, 20)
    assert steps[0] >= 20
    assert steps[-1] == 60
    keys = ("bot", "rival", "games", "win_share", "score", "margin")
    for mine, theirs in zip(summary(whole, BOTS, 2, 20), summary(second, BOTS, 2, 20), strict=True):
        assert {k: mine[k] for k in keys} == {k: theirs[k] for k in keys}
    with pytest.raises(ValueError, match="another tournament"):
        ResultsBook(path, Tournament("poland", None, 2, 8))


def test_ratings_find_the_strengths_behind_the_wins() -> None:
    rng = np.random.default_rng(3)
    true = {"a": 0.0, "b": 100.0, "c": 250.0}
    shares: dict[tuple[str, str], list[float]] = {}
    for one, other in (("a", "b"), ("a", "c"), ("b", "c")):
        chance = 1 / (1 + 10 ** ((true[other] - true[one]) / 400))
        shares[one, other] = [float(rng.random() < chance) for _ in range(4000)]
    ratings = rate(list(true), shares, 2)
    for bot in true:
        middle, low, high = ratings[bot]
        assert low < middle < high
        assert middle == pytest.approx(true[bot] - 350 / 3, abs=25)
        assert high - low < 60


def test_a_fair_share_is_a_third_with_three_players() -> None:
    even = {("a", "b"): (1000.0, 3000), ("b", "a"): (1000.0, 3000)}
    assert fit(["a", "b"], even, 3) == pytest.approx([0, 0], abs=1)


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    rng = np.random.default_rng(5)
    held = 0
    for trial in range(60):
        shares = [float(rng.random() < 0.6) for _ in range(200)]
        low, high = interval(shares, 2, trial, 300)
        held += low <= 0.6 <= high
    assert 50 <= held <= 60


def test_the_sequential_test_decides() -> None:
    assert sequential([1.0] * 60 + [0.0] * 10, 0.5, 0.55)[0] == "better"
    assert sequential([0.0] * 60 + [1.0] * 20, 0.5, 0.55)[0] == "no better"
    assert sequential([1.0, 0.0], 0.5, 0.55)[0] == "undecided"


def test_the_command_tells_all_figures(tmp_path: Path) -> None:
    picture = tmp_path / "ratings.svg"
    options = ["arena", "--map", "poland", "--bots", "random,hoarder", "--games", "19"]
    options += ["--processes", "1", "--json", "--plot", str(picture)]
    done = CliRunner().invoke(group, options)
    assert done.exit_code == 0, done.output
    report = json.loads(done.stdout)
    assert report["meetings"][0]["games"] == 20
    assert report["ratings"][0]["bot"] == "hoarder"
    assert "hoarder" in picture.read_text(encoding="utf-8")
    shown = CliRunner().invoke(group, [o for o in options if o != "--json"] + ["--sprt", "0.6"])
    assert "no better" in shown.output


@pytest.mark.parametrize(
    ("bots", "said"),
    [("random", "two or more"), ("random,random", "different"), ("random,nobody", "no bot")],
)
def test_the_command_refuses_what_makes_no_tournament(bots: str, said: str) -> None:
    done = CliRunner().invoke(group, ["arena", "--map", "poland", "--bots", bots])
    assert done.exit_code != 0
    assert said in done.output + str(done.exception)
