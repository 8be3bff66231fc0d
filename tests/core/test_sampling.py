"""`sample` draws every legal action with the same chance, on every map and in every phase.

Two ways to see it: dice that are told what to say must give every legal action exactly once, for
the number it has in the list of all; and real dice must give all of them about equally often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import sqrt

import pytest

from branchline.core.actions import PASS_ACTION
from branchline.core.chance import MODULUS_X, MODULUS_Y, Dice
from branchline.core.game import Game
from branchline.core.state import FIRST, GAP, KEEP, OVER, ROW_SIZE, SECOND, TURN, State
from tests.tables import game_of, pairs, tables, tried_tables

SEEDS = range(12)
EACH = 12
"""How many positions of each phase are taken from each table."""
DRAWS = 30
"""How often each legal action is expected when real dice are thrown."""
BEFORE_X = pow(40014, -1, MODULUS_X)
BEFORE_Y = pow(40692, -1, MODULUS_Y)


def loaded_dice(number: int, n: int) -> Dice:
    """Return dice that will say `number` when asked for one below n."""
    dice = Dice(0)
    dice.x = (-(-number * 2**31 // n) + 1) * BEFORE_X % MODULUS_X
    dice.y = BEFORE_Y
    return dice


def outcomes(game: Game, s: State) -> list[int]:
    """Return what `sample` gives for every number that the dice can say."""
    n = len(game.legal(s))
    return [int(game.sample(s, loaded_dice(number, n))) for number in range(n)]


@cache
def positions(which: str, variant: str | None, players: int) -> list[State]:
    """Return positions of random games: for each phase the first ones, from several games."""
    game = game_of(which, variant, players)
    taken: Counter[tuple[int, int]] = Counter()
    found = []
    for seed in SEEDS:
        dice = Dice(seed)
        s = game.start(dice)
        step = 0
        while s.phase != OVER:
            period = step // 60  # early and late positions alike
            if taken[s.phase, period] < EACH and (s.phase >= OVER or step % 7 == seed % 7):
                taken[s.phase, period] += 1
                found.append(s.copy())
            game.apply(s, game.sample(s, dice), dice)
            step += 1
    return found


def test_loaded_dice_say_what_they_are_told() -> None:
    for n in (1, 2, 7, 100, 999):
        assert [loaded_dice(number, n).below(n) for number in range(n)] == list(range(n))


@pytest.mark.parametrize("table", tried_tables(), ids=str)
def test_a_number_gives_the_legal_action_of_that_number(
    table: tuple[str, str | None, int],
) -> None:
    game = game_of(*table)
    found = positions(*table)
    assert {TURN, SECOND, KEEP, FIRST} <= {int(s.phase) for s in found}
    for s in found:
        before = s.key()
        legal = list(map(int, game.legal(s)))
        assert len(set(legal)) == len(legal)
        assert outcomes(game, s) == legal
        assert s.key() == before


def test_the_decisions_of_every_mechanic_are_drawn() -> None:
    asking, asked = set(), set()
    for table in tables():
        game = game_of(*table)
        asking |= {mechanic.name for mechanic in game.overriding("answers")}
        for s in positions(*table):
            if game.dealer is not None and game.is_before_deal(s):
                asked.add(game.dealer.name)
            elif s.phase > OVER:
                asked.add(game.mechanics[int(s.phase) - OVER - 1].name)
    assert asked == asking


def bare(s: State) -> Iterator[State]:
    """Give a position without cards to draw, then also without tickets, then without a hand."""
    s = s.copy()
    for card in range(len(s.deck)):
        s.deck[card] = s.discard[card] = 0
    for slot in range(ROW_SIZE):
        s.row[slot] = GAP
    s.deck_size = s.discard_size = s.row_locomotives = 0
    yield s.copy()
    s.pile_size = s.front = 0
    for deck in s.ticket_decks or ():
        deck.size = deck.front = 0
    yield s.copy()
    for at in range(len(s.hands)):
        s.hands[at] = 0
    yield s


@pytest.mark.parametrize("table", tried_tables(), ids=str)
def test_when_little_is_left_to_do(table: tuple[str, str | None, int]) -> None:
    game = game_of(*table)
    for s in (s for s in positions(*table) if s.phase == TURN):
        for poor in bare(s):
            assert outcomes(game, poor) == list(map(int, game.legal(poor)))
        left = game.legal(poor)
        own = [
            act
            for act in left
            if any(act in range(m.action, m.action + m.n_actions) for m in game.mechanics)
        ]
        assert left == (own or [PASS_ACTION])  # mechanics may have cards of their own to draw


@pytest.mark.parametrize("table", pairs(), ids=str)
def test_real_dice_are_fair(table: tuple[str, str | None, int]) -> None:
    game = game_of(*table)
    dice = Dice(7)
    excess: Counter[int] = Counter()
    freedom: Counter[int] = Counter()
    for s in positions(*table):
        legal = [int(action) for action in game.legal(s)]
        counts = Counter(int(game.sample(s, dice)) for _ in range(DRAWS * len(legal)))
        assert set(counts) <= set(legal)
        phase = int(s.phase)
        excess[phase] += sum((counts[action] - DRAWS) ** 2 for action in legal)
        freedom[phase] += len(legal) - 1
    assert sum(freedom.values()) > 500
    for phase, free in freedom.items():
        assert abs(excess[phase] / DRAWS - free) <= 4.5 * sqrt(2 * free), phase
