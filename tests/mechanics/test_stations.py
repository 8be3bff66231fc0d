"""Stations: the tracks the engine borrows are the best there are (EU5)."""

from __future__ import annotations

from itertools import product

import pytest

from branchline.core.arrays import POW, WORD
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.graph import network_of
from branchline.core.score import TICKET_LINE, ticket_points
from branchline.core.state import State
from branchline.mechanics.stations.borrowed_tracks import merged
from branchline.mechanics.stations.rules import Stations
from branchline.play.playout import play_out
from tests.tables import game_of


def best_by_trial(game: Game, s: State, seat: int, stations: Stations) -> int:
    """Return the most ticket points of a seat over every choice of borrowed tracks."""
    board = game.board
    words = board.n_words
    network = network_of(board, s.owned, seat)
    mine = [int(p) for p in stations.cities if s.slots[stations.slot + p] == seat + 1]
    choices: list[list[int | None]] = []
    for place in mine:
        ends: set[int | None] = {None}
        for track in range(board.n_tracks):
            a, b = int(board.track_a[track]), int(board.track_b[track])
            lent = any(
                s.owned[other * words + track // WORD] & POW[track % WORD]
                for other in range(game.players)
                if other != seat
            )
            if lent and place in (a, b):
                ends.add(a + b - place)
        choices.append(sorted(ends, key=lambda end: -1 if end is None else end))
    tickets = s.members(s.kept, seat)
    totals = []
    for choice in product(*choices):
        label = network.label
        for place, end in zip(mine, choice, strict=True):
            if end is not None:
                label = merged(label, place, end)
        totals.append(sum(int(ticket_points(game, label, ticket)) for ticket in tickets))
    return max(totals)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_EU5_the_engine_borrows_the_best_tracks(players: int) -> None:
    game = game_of("europe", None, players)
    stations = next(m for m in game.mechanics if isinstance(m, Stations))
    better = 0
    for seed in range(60):
        dice = Dice(seed)
        s = game.start(dice)
        play_out(game, s, dice)
        # Many tickets, so that there is much to choose from.
        for seat in range(players):
            for _ in range(6):
                ticket = dice.below(game.board.n_tickets)
                s.kept[seat * game.board.ticket_words + ticket // WORD] |= POW[ticket % WORD]
        sheet = game.score(s)
        for seat in range(players):
            scored = sum(
                sheet.numbers[i + 3]
                for i in range(0, len(sheet.numbers), 4)
                if sheet.numbers[i] == seat and sheet.numbers[i + 1] == TICKET_LINE
            )
            assert scored == best_by_trial(game, s, seat, stations)
            better += int(stations.built(s, seat) > 0)
    assert better > 50
