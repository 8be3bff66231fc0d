"""What holds of every mechanic holds of one from elsewhere; the rules of the toy itself."""

from __future__ import annotations

from pathlib import Path

import pytest
from coal_mines.rules import DRAW, LOAD, CoalMines

from branchline import Match, load, new_game
from branchline.core.cards import N_CARDS
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.state import OVER, State
from branchline.maps import load_map
from branchline.maps.build import build_game
from branchline.play.playout import play_out
from branchline.play.redeal import Redealer, redeal
from branchline.play.view import SPECTATOR, view_of
from tests.tables import check_conserved
from tests.toy.installing import MAP

pytestmark = pytest.mark.usefixtures("coal")
PLAYERS = (2, 3)


def mines_of(game: Game) -> CoalMines:
    [found] = [each for each in game.mechanics if isinstance(each, CoalMines)]
    return found


def positions(players: int, games: int = 12, step: int = 5) -> list[tuple[Game, State]]:
    """Return positions of random games, decisions among them."""
    game = build_game(load_map(MAP), players)
    found = []
    for seed in range(games):
        dice = Dice(seed)
        s = game.start(dice)
        while s.phase != OVER:
            found.append((game, s.copy()))
            play_out(game, s, dice, step)
        found.append((game, s.copy()))
    return found


def asked(players: int) -> list[tuple[Game, State]]:
    """Return positions in which the mechanic waits for an answer."""
    all_positions = positions(players, step=1)
    return [(game, s) for game, s in all_positions if s.phase == mines_of(game).phase]


@pytest.mark.parametrize("players", PLAYERS)
def test_legal_is_what_is_legal_says(players: int) -> None:
    for game, s in positions(players) + asked(players)[:40]:
        legal = game.legal(s)
        assert set(legal) == {a for a in range(game.n_actions) if game.is_legal(s, a)}
        assert len(legal) == len(set(legal))


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_gets_lost_and_games_end(players: int) -> None:
    for game, s in positions(players):
        check_conserved(game, s)
    assert s.phase == OVER
    assert len(game.score(s).winners()) >= 1


@pytest.mark.parametrize("players", PLAYERS)
def test_views_leak_nothing_and_hidden_cards_can_be_dealt_anew(players: int) -> None:
    for number, (game, s) in enumerate(positions(players) + asked(players)[:40]):
        seat = number % players
        view = view_of(game, s, seat)
        again = redeal(game, view, Dice(number))
        assert view_of(game, again, seat) == view
        check_conserved(game, again)
        if s.phase != OVER:
            assert again.key() == Redealer(game).deal(s, seat, Dice(number)).key()
            assert s.seat != seat or game.legal(again) == game.legal(s)
        watching = view_of(game, s, SPECTATOR)
        assert (watching.hand, watching.tickets, watching.offers) == ((), (), ())
        assert watching.mechanics == view.mechanics


def played(players: int, seed: int) -> Match:
    match = new_game(MAP, players=players, seed=seed)
    dice = Dice(seed)
    while not match.over:
        actions = match.actions()
        match.play(actions[int(dice.below(len(actions)))])
    return match


@pytest.mark.parametrize("seed", range(4))
def test_a_record_replays_to_the_same_state(tmp_path: Path, seed: int) -> None:
    match = played(2 + seed % 2, seed)
    match.save(tmp_path / "game.json")
    again = load(tmp_path / "game.json")
    assert again.state.key() == match.state.key()
    assert again.log(0) == match.log(0)
    assert again.score_sheet().numbers == match.score_sheet().numbers
    assert "mechanics.coal_mines" in (tmp_path / "game.json").read_text("utf-8")  # its map as well


def test_every_action_reads_back() -> None:
    notation = new_game(MAP, seed=1).notation
    for action in range(notation.game.n_actions):
        assert notation.action(notation.text(action)) == action
    assert notation.text(notation.game.mechanic_action) == "load_coal"


# The rules of the toy


def at_a_mine() -> tuple[Game, State, int]:
    """Return a game for two, a seat's turn with cards for all, and a track at a mine."""
    game = build_game(load_map(MAP), 2, first_seat=0)
    dice = Dice(1)
    s = game.start(dice)
    for _ in range(2):
        game.apply(s, game.legal(s)[-1], dice)
    for card in range(N_CARDS):
        s.hands[card] += 3
        s.deck[card] -= 3
        s.deck_size -= 3
    return game, s, mines_of(game).at_mine.index(True)


def claims(game: Game, s: State, track: int, saved: int = 0) -> list[int]:
    """Return the claims of a track that leave so many spaces unpaid."""
    found = [a for a in game.legal(s) if game.claim_action <= a < game.mechanic_action]
    found = [a for a in found if game.track_of[a - game.claim_action] == track]
    return [a for a in found if game.prices.row_less[game.claim_row(a)] == saved]


def test_a_decision_follows_a_claim_at_a_mine() -> None:
    game, s, track = at_a_mine()
    mines = mines_of(game)
    game.apply(s, claims(game, s, track)[0], Dice(2))
    assert (s.phase, s.seat) == (mines.phase, 0)
    assert game.legal(s) == [mines.action + LOAD, mines.action + DRAW]
    other = s.copy()
    game.apply(s, int(mines.action) + LOAD, Dice(3))
    assert (s.seat, mines.coal(s, 0)) == (1, 1)
    cards = sum(other.hands[:N_CARDS])
    game.apply(other, int(mines.action) + DRAW, Dice(3))
    assert (other.seat, mines.coal(other, 0), sum(other.hands[:N_CARDS])) == (1, 0, cards + 1)


def test_elsewhere_nothing_is_asked() -> None:
    game, s, _ = at_a_mine()
    game.apply(s, claims(game, s, mines_of(game).at_mine.index(False))[0], Dice(2))
    assert s.seat == 1


def test_coal_pays_for_a_space_and_is_burnt() -> None:
    game, s, track = at_a_mine()
    mines = mines_of(game)
    assert claims(game, s, track, saved=1) == []
    s.slots[mines.slot + 1] = 1
    length, cards = int(game.board.length[track]), sum(s.hands[:N_CARDS])
    game.apply(s, claims(game, s, track, saved=1)[0], Dice(2))
    assert (mines.coal(s, 0), sum(s.hands[:N_CARDS])) == (0, cards - length + 1)


def test_without_cards_in_the_deck_there_is_only_coal() -> None:
    game, s, track = at_a_mine()
    game.apply(s, claims(game, s, track)[0], Dice(2))
    s.deck_size = 0
    assert game.legal(s) == [mines_of(game).action + LOAD]


@pytest.mark.parametrize(("loads", "bonus"), [((0, 0), (0, 0)), ((2, 1), (8, 0)), ((1, 1), (8, 8))])
def test_the_most_coal_scores(loads: tuple[int, int], bonus: tuple[int, int]) -> None:
    game, s, _ = at_a_mine()
    mines = mines_of(game)
    for seat in range(2):
        s.slots[mines.slot + 1 + seat] = loads[seat]
    sheet = game.score(s)
    lines = [{line.name: line.points for line in sheet.lines(seat)} for seat in range(2)]
    assert tuple(each.get("most_coal", 0) for each in lines) == bonus
