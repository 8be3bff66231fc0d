"""Hooks for second picks of a draw and for rejected tickets, with a mechanic made for it."""

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.chance import Chance, Dice
from branchline.core.draw import ask_second
from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.state import FIRST, KEEP, SECOND, TURN, State
from branchline.core.tickets import put_under
from branchline.maps import load_map
from branchline.maps.build import make_board, ticket_rules
from branchline.play.redeal import Redealer

TOKENS = 3


class Tokens(Rules):
    """A pick may be one of three tokens; the slot counts those that are gone."""

    name = "tokens"

    def reserve(self, game: Game) -> None:
        self.n_slots = 1
        self.n_actions = 1

    def turn_actions(self, game: Game, s: State, acts: vec[i64], n: int) -> int:
        return self.second_picks(game, s, acts, n)

    def is_turn_action(self, game: Game, s: State, action: int) -> bool:
        return self.is_second_pick(game, s, action)

    def second_picks(self, game: Game, s: State, acts: vec[i64], n: int) -> int:
        if s.slots[self.slot] < TOKENS:
            acts[n] = self.action
            n += 1
        return n

    def is_second_pick(self, game: Game, s: State, action: int) -> bool:
        return s.slots[self.slot] < TOKENS

    def act(self, game: Game, s: State, action: int, chance: Chance) -> None:
        s.slots[self.slot] += 1
        if s.phase == SECOND:
            game.end_turn(s, chance)
        else:
            ask_second(game, s, chance)


class OpenPile(Rules):
    """Rejected tickets lie open until the pile is empty; the slots hold 1 for each of them."""

    name = "open_pile"

    def reserve(self, game: Game) -> None:
        self.n_slots = game.board.n_tickets

    def reject_ticket(self, game: Game, s: State, seat: int, ticket: int, chance: Chance) -> None:
        s.slots[self.slot + ticket] = 1

    def refill_pile(self, game: Game, s: State, chance: Chance) -> None:
        s.batches += 1
        for ticket in self.tickets_aside(s):
            s.slots[self.slot + ticket] = 0
            put_under(s, ticket)

    def tickets_aside(self, s: State) -> list[int]:
        return [i for i in range(self.n_slots) if s.slots[self.slot + i]]


def game_with(mechanic: Rules, under: bool = True) -> Game:
    """Return a game of two on a packaged board with nothing but a mechanic."""
    data = load_map("usa")
    rules = ticket_rules(data)._replace(first_under=under, under=under)
    points = [data.points.get(length, 0) for length in range(7)]
    return Game(make_board(data, 2), 2, 45, [12] * 8 + [14], points, rules, [mechanic], ())


def started(game: Game, dice: Dice) -> State:
    """Return a game after all first choices, each of the fewest tickets."""
    s = game.start(dice)
    while s.phase == FIRST:
        game.apply(s, game.legal(s)[0], dice)
    return s


def test_a_mechanic_has_picks_for_both_cards_of_a_draw() -> None:
    tokens = Tokens()
    game, dice = game_with(tokens), Dice(4)
    s = started(game, dice)
    assert tokens.action in game.legal(s)
    game.apply(s, int(tokens.action), dice)
    assert s.phase == SECOND
    assert tokens.action in game.legal(s)
    assert all(game.is_legal(s, a) is (a in game.legal(s)) for a in range(int(game.n_actions)))
    assert {int(game.sample(s, dice)) for _ in range(200)} == set(game.legal(s))
    game.apply(s, int(tokens.action), dice)
    assert (s.phase, s.turn) == (TURN, 1)


def test_a_draw_goes_on_while_a_mechanic_has_a_second_pick() -> None:
    tokens = Tokens()
    game, dice = game_with(tokens), Dice(4)
    for left, phase in ((1, SECOND), (0, TURN)):
        s = started(game, dice)
        for card in range(9):
            s.discard[card] = 0
            s.deck[card] = 0
        s.deck_size = s.discard_size = 0
        for slot in range(5):
            s.row[slot] = -1
        s.slots[tokens.slot] = TOKENS - left - 1
        game.apply(s, int(tokens.action), dice)
        assert s.phase == phase
        assert (game.legal(s) == [tokens.action]) is (phase == SECOND)


def test_rejected_tickets_may_lie_open_until_the_pile_is_empty() -> None:
    pile = OpenPile()
    game, dice = game_with(pile, under=False), Dice(6)
    s = started(game, dice)
    first = pile.tickets_aside(s)
    assert len(first) == 2
    refilled = 0
    while refilled < 2:
        aside = pile.tickets_aside(s)
        for seat in range(2):
            dealt = Redealer(game).deal(s, seat, dice)
            assert pile.tickets_aside(dealt) == aside
            hidden = [t for each in range(2) for t in dealt.members(dealt.kept, each)]
            below = [t for batch in dealt.ticket_batches() for t in batch]
            assert not set(aside) & {*hidden, *below}
        size = int(s.pile_size)
        game.apply(s, 6, dice)
        assert s.phase == KEEP
        assert s.n_offers[s.seat] == 3  # a draw that empties the pile goes on with the new one
        refilled += size <= 3
        game.apply(s, game.legal(s)[0], dice)
        assert s.pile_size > 0


def test_maps_without_such_mechanics_ask_nobody() -> None:
    game = game_with(Rules())
    assert [*game.picking, *game.rejecting, *game.refilling] == []
