"""What mechanics may change of a start and of a claim: questions before turn 1, points."""

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.chance import Chance, Dice
from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.state import FIRST, TURN, State
from branchline.maps import load_map
from branchline.maps.build import make_board, ticket_rules

POINTS = [0, 1, 2, 4, 7, 10, 15]


class Doubled(Rules):
    """Every claim scores twice."""

    name = "doubled"

    def claim_points(self, game: Game, s: State, track: int, points: int, chance: Chance) -> int:
        return 2 * points


class Given(Rules):
    """The points of a claim go to the next seat, and the claimer keeps one."""

    name = "given"

    def claim_points(self, game: Game, s: State, track: int, points: int, chance: Chance) -> int:
        s.points[(s.seat + 1) % game.players] += points
        return 1


class Asked(Rules):
    """Every seat answers before the first turn, the last one first; slots keep the order."""

    name = "asked"

    def reserve(self, game: Game) -> None:
        self.n_slots = 1 + game.players
        self.n_actions = 1

    def before_turns(self, game: Game, s: State, chance: Chance) -> bool:
        answered = s.slots[self.slot]
        if answered == game.players:
            return False
        s.seat = (s.starter + game.players - 1 - answered) % game.players
        game.ask(s, self)
        return True

    def answers(self, game: Game, s: State, acts: vec[i64], n: int) -> int:
        acts[n] = self.action
        return n + 1

    def is_answer(self, game: Game, s: State, action: int) -> bool:
        return action == self.action

    def resolve(self, game: Game, s: State, action: int, chance: Chance) -> None:
        s.slots[self.slot] += 1
        s.slots[self.slot + s.slots[self.slot]] = s.seat
        game.answered(s)
        game.begin(s, chance)


def game_with(*mechanics: Rules, players: int = 3) -> Game:
    data = load_map("usa")
    board, tickets = make_board(data, players), ticket_rules(data)
    cards = [12] * 8 + [14]
    return Game(board, players, 45, cards, POINTS, tickets, mechanics, [], first_seat=1)


def after_first_tickets(game: Game) -> tuple[State, Dice]:
    dice = Dice(4)
    s = game.start(dice)
    while s.phase == FIRST:
        game.apply(s, game.legal(s)[0], dice)
    return s, dice


def claim_once(*mechanics: Rules) -> list[int]:
    """Return what everybody has after the first seat has claimed a track of five spaces."""
    game = game_with(*mechanics)
    s, dice = after_first_tickets(game)
    track = list(game.board.length).index(5)
    for card in range(9):
        s.hands[s.seat * 9 + card] = 9
    claims = range(game.claim_action, game.mechanic_action)
    action = next(a for a in claims if game.track_of[a - game.claim_action] == track)
    game.apply(s, action, dice)
    return [int(points) for points in s.points]


def test_a_claim_scores_for_those_whom_mechanics_name() -> None:
    assert claim_once() == [0, 10, 0]
    assert claim_once(Doubled()) == [0, 20, 0]
    assert claim_once(Given()) == [0, 1, 10]


def test_mechanics_change_points_in_the_order_of_the_map() -> None:
    assert claim_once(Doubled(), Given()) == [0, 1, 20]
    assert claim_once(Given(), Doubled()) == [0, 2, 10]


def test_questions_before_the_first_turn_come_after_all_first_tickets() -> None:
    game = game_with(Asked(), Asked())
    s, dice = after_first_tickets(game)
    asked = []
    while s.phase != TURN:
        assert game.seats_to_act(s) == [s.seat]
        assert len(game.legal(s)) == 1
        asked.append(int(s.seat))
        game.apply(s, game.legal(s)[0], dice)
    assert asked == [0, 2, 1, 0, 2, 1]
    assert (s.seat, s.turn, s.depth) == (1, 0, 0)
