from __future__ import annotations

import os

import pytest

from branchline import new_game
from branchline.bots import make_bot
from branchline.play.match import Match


@pytest.fixture
def unfinished() -> Match:
    """A game of which a few moves have been played."""
    match = new_game("poland", players=2, seed=3)
    bot = make_bot("medium", match.game, 1)
    while len(match.moves) < 12:
        seat = match.seat
        match.play(bot.choose(match.view(seat), match.actions(seat)), seat)
    return match


@pytest.fixture
def update_frozen() -> bool:
    """Whether frozen reviews are written anew: BRANCHLINE_FREEZE=1 does."""
    return os.environ.get("BRANCHLINE_FREEZE") == "1"
