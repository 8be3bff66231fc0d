"""A map pays nothing for mechanics it does not use: none of their code runs in its games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from branchline._interpreted import VARIABLE
from branchline.core.costs import Prices
from branchline.core.rules import Rules
from tests.tables import game_of, tables

ROOT = Path(__file__).parents[2]
PRICES = {"flexible_prices.py", "track_prices.py"}
"""Modules of the core that only some rules for payments need."""
HOOK_LISTS = {
    "turn_actions": "turn_actions",
    "counting": "count_turn_actions",
    "picking": "second_picks",
    "opening": "open_tracks",
    "rating": "substitute_rate",
    "saving": "saves",
    "selling": "bought",
    "before_claim": "before_claim",
    "beginning": "before_turns",
    "rewarding": "claim_points",
    "after_claim": "after_claim",
    "rejecting": "reject_ticket",
    "refilling": "refill_pile",
    "ending": "end_turn",
    "joining": "join",
    "scoring": "score",
}
"""The lists in a game of the mechanics that do something, and at which hook."""
AT_PLAY = (
    *("turn_actions", "is_turn_action", "act", "count_turn_actions", "turn_action"),
    *("second_picks", "is_second_pick", "reject_ticket", "refill_pile"),
    *("open_tracks", "substitute_rate", "saves", "before_claim", "claim_points"),
    *("before_turns", "after_claim"),
    *("item_price", "bought", "can_still_use", "answers", "is_answer", "resolve", "end_turn"),
)
"""The hooks that may be called between the start of a game and its scoring."""
TRACE = """
import json, sys
from branchline.core.chance import Dice
from branchline.play.playout import play_out
from tests.tables import game_of, tables

def entered(work):
    files = set()
    def note(frame, event, argument):
        if event == "call":
            files.add(frame.f_code.co_filename)
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return sorted(files)

found = []
for table in tables():
    game = game_of(*table)
    dice = Dice(3)
    s = game.start(dice)
    playing = entered(lambda: play_out(game, s, dice))
    found.append([table, playing, entered(lambda: game.score(s))])
print(json.dumps(found))
"""

Table = tuple[str, str | None, int]


@cache
def modules_entered() -> dict[Table, tuple[list[Path], list[Path]]]:
    """Return the modules whose functions run in a random game and its scoring, by table."""
    done = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", TRACE],
        cwd=ROOT,
        env={**os.environ, VARIABLE: "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return {
        (which, variant, players): ([*map(Path, playing)], [*map(Path, scoring)])
        for (which, variant, players), playing, scoring in json.loads(done.stdout)
    }


def rooms(files: list[Path]) -> set[str]:
    """Return the mechanics whose folders some modules lie in."""
    return {file.parent.name for file in files if file.parent.parent.name == "mechanics"}


@pytest.mark.parametrize("table", tables(), ids=str)
def test_only_the_mechanics_of_a_map_run(table: Table) -> None:
    game = game_of(*table)
    playing, scoring = modules_entered()[table]
    assert any(file.name == "claim_sets.py" for file in playing)
    assert rooms(playing + scoring) <= {mechanic.name for mechanic in game.mechanics}
    acting = {
        mechanic.name
        for mechanic in game.mechanics
        if any(getattr(type(mechanic), hook) is not getattr(Rules, hook) for hook in AT_PLAY)
    }
    assert rooms(playing) <= acting
    if type(game.prices) is Prices:
        assert not PRICES & {file.name for file in playing}


@pytest.mark.parametrize("table", tables(), ids=str)
def test_hooks_are_kept_for_those_who_use_them(table: Table) -> None:
    game = game_of(*table)
    for name, hook in HOOK_LISTS.items():
        assert [*getattr(game, name)] == game.overriding(hook)
    assert {*game.listing, *game.counting} == {*game.turn_actions}
    flexible = game.substitute > 0 or game.can_save
    assert (type(game.prices) is Prices) is not flexible
    if not flexible:
        assert len(game.prices.mixes) == game.prices.most_real + 1
