"""The games behind the win chances: numbered, kept in files that grow, and of one `hard` alone."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import numpy as np
import pytest
from scripts import calibration_games
from scripts.calibration import block_of, fitted, lateness_of, leads_of, missing
from scripts.calibration_games import (
    BLOCK,
    FITTED_EVERY,
    FITTED_POSITIONS,
    GameFiles,
    Job,
    fingerprint,
    play_job,
    table_of,
)

from branchline.core.chance import Dice
from branchline.review.win_chances import N_LEAD, N_OPEN, lateness, leads

WHICH = ("nordic", 2)
"""The quickest to play."""


def test_games_are_known_by_their_numbers() -> None:
    _, together = play_job(Job(*WHICH, 1, 10))
    _, first = play_job(Job(*WHICH, 1, 4))
    _, rest = play_job(Job(*WHICH, 5, 6))
    assert together == first + rest
    kept = [len(game.positions) for game in together]
    assert kept == [FITTED_POSITIONS if n % FITTED_EVERY == 0 else 1 for n in range(1, 11)]


def test_files_grow_and_give_back_what_was_played(tmp_path: Path) -> None:
    files = GameFiles(tmp_path, *WHICH, "one")
    _, games = play_job(Job(*WHICH, 1, 10))
    files.add(1, games[:3])
    files.add(1, games[3:])
    files.add(BLOCK + 1, games[:2])
    assert files.blocks() == [1, BLOCK + 1]
    assert files.played(1) == 10
    assert files.played(2 * BLOCK + 1) == 0
    found = files.read()
    assert found.number.tolist()[:8] == [1, 2, 3, 4, 5, 5, 5, 5]
    assert found.number.tolist()[-2:] == [BLOCK + 1, BLOCK + 2]
    positions = [each for game in games for each in game.positions]
    assert found.values[:16].tolist() == [[v / 100 for v in each.values] for each in positions]
    assert found.won().sum(axis=1).tolist() == [1.0] * len(found.number)
    assert GameFiles(tmp_path, *WHICH, "another").blocks() == []


def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    files = GameFiles(tmp_path, *WHICH, "one")
    files.add(1, play_job(Job(*WHICH, 1, 30))[1])
    jobs = list(missing({WHICH: files}, Namespace(first=1, games=250)))
    assert jobs == [Job(*WHICH, 31, 70), Job(*WHICH, 101, 100), Job(*WHICH, 201, 50)]
    assert block_of(BLOCK) == 1
    other = list(missing({WHICH: files}, Namespace(first=BLOCK + 1, games=100)))
    assert other == [Job(*WHICH, BLOCK + 1, 100)]


def test_another_bot_has_another_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    known = fingerprint(*WHICH)
    monkeypatch.setattr(calibration_games, "BOT", "medium")
    for each in (fingerprint, table_of):
        each.cache_clear()
    try:
        assert fingerprint(*WHICH) != known
    finally:
        monkeypatch.undo()
        for each in (fingerprint, table_of):
            each.cache_clear()
    assert fingerprint(*WHICH) == known


def test_being_late_in_turn_is_what_the_review_says(tmp_path: Path) -> None:
    files = GameFiles(tmp_path, *WHICH, "one")
    files.add(1, play_job(Job(*WHICH, 1, 5))[1])
    game = table_of(*WHICH).game
    s = game.start(Dice(1))
    found = files.read()
    for row, to_act in zip(lateness_of(found), found.to_act, strict=True):
        s.starter = int(to_act)
        assert np.allclose(row, [lateness(game, s, seat) for seat in range(2)])


def test_leads_are_those_of_the_review(tmp_path: Path) -> None:
    files = GameFiles(tmp_path, *WHICH, "one")
    files.add(1, play_job(Job(*WHICH, 1, 5))[1])
    found = files.read()
    assert np.allclose(leads_of(found), [leads(row) for row in found.values])


def test_a_fit_finds_what_decided_and_no_lead_that_harms() -> None:
    rng = np.random.default_rng(1)
    inputs = rng.normal(size=(20_000, 2, N_OPEN))
    true = np.zeros(N_OPEN)
    true[0], true[1], true[-1] = 1.5, -1.0, -0.5
    logits = inputs @ true
    first = rng.random(len(logits)) < 1 / (1 + np.exp(logits[:, 1] - logits[:, 0]))
    found = fitted(inputs, np.stack([first, ~first], axis=1).astype(float))
    assert found[0] > 1.0
    assert found[1] == 0.0
    assert found[:N_LEAD].min() >= 0.0
    assert -0.7 < found[-1] < -0.3
