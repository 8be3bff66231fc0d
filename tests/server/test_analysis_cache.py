"""What a server keeps of its analyses is what it would find anew, and nothing is found twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from branchline.core.chance import Dice
from branchline.maps import load_map, map_ids
from branchline.play.match import Match
from branchline.server import analysis_cache
from branchline.server.analysis_cache import AnalysisCache

Chooser = Callable[[Match, list[int], Dice], list[int]]


def any_action(_match: Match, legal: list[int], _dice: Dice) -> list[int]:
    return legal


def claims_first(match: Match, legal: list[int], dice: Dice) -> list[int]:
    """Prefer claims three times of four, so that cards are drawn in between."""
    claims = [a for a in legal if match.game.claim_action <= a < match.game.mechanic_action]
    return claims if claims and dice.below(4) else legal


def draws_only(match: Match, legal: list[int], _dice: Dice) -> list[int]:
    """Neither claim nor buy anything: draw cards and tickets."""
    return [action for action in legal if action < match.game.claim_action] or legal


def step(match: Match, chooser: Chooser, dice: Dice) -> None:
    """Make a move."""
    seat = match.to_act[dice.below(len(match.to_act))]
    actions = chooser(match, match.actions(seat), dice)
    match.play(actions[dice.below(len(actions))], seat)


def boards() -> list[tuple[str, str | None]]:
    return [(which, v) for which in map_ids() for v in (None, *load_map(which).variants)]


@pytest.mark.parametrize("chooser", [any_action, claims_first])
@pytest.mark.parametrize(("which", "variant"), boards())
def test_what_is_kept_over_a_whole_game_is_what_would_be_found_anew(
    which: str, variant: str | None, chooser: Chooser
) -> None:
    data = load_map(which, variant)
    players = data.players[0] + (chooser is any_action and data.players[1] > data.players[0])
    match, dice, cache = Match(data, players, 11), Dice(11), AnalysisCache()
    used = 0
    while not match.over:
        for seat in range(players):
            view = match.view(seat)
            kept = cache.of(data, match.game, match.facts, view)
            anew = AnalysisCache().of(data, match.game, match.facts, view)
            assert kept == anew, (len(match.moves), seat)
            used += len(kept.tickets)
        step(match, chooser, dice)
    assert used > 100


@pytest.mark.parametrize("which", map_ids())
def test_drawing_cards_works_nothing_out_again(which: str, monkeypatch: pytest.MonkeyPatch) -> None:
    worked_out: list[int] = []

    def counted(name: str) -> None:
        real = getattr(analysis_cache, name)

        def count(*args: Any) -> Any:
            worked_out.append(1)
            return real(*args)

        monkeypatch.setattr(analysis_cache, name, count)

    for name in ("ticket_states", "closed_tracks", "opened_by"):
        counted(name)
    data = load_map(which)
    match, dice, cache = Match(data, 2, 3), Dice(3), AnalysisCache()
    drawn = 0
    for _ in range(60):
        before = [match.view(seat) for seat in (0, 1)]
        for seat in (0, 1):
            cache.of(data, match.game, match.facts, before[seat])
        worked_out.clear()
        step(match, draws_only, dice)
        after = [match.view(seat) for seat in (0, 1)]
        for seat in (0, 1):
            cache.of(data, match.game, match.facts, after[seat])
        same = all(
            (a.tickets, a.offers, a.open_tracks) == (b.tickets, b.offers, b.open_tracks)
            for a, b in zip(after, before, strict=True)
        )
        if same and not any(after[0].owned):
            drawn += 1
            assert not worked_out
    assert drawn > 20


def test_a_seat_nobody_looks_at_is_forgotten() -> None:
    data = load_map("usa")
    match, cache = Match(data, 2, 3), AnalysisCache()
    first = cache.of(data, match.game, match.facts, match.view(0))
    assert cache.of(data, match.game, match.facts, match.view(0)) is first
    cache.forget(0)
    again = cache.of(data, match.game, match.facts, match.view(0))
    assert again is not first
    assert again == first
