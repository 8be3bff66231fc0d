"""An observation written from scratch, field by field and in plain Python: slow, and plain to see.

Nothing is remembered between two observations, and nothing is packed: what the environments keep up
to date must equal this to the byte. The fields of a mechanic are written by the mechanic itself,
into an empty array.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from branchline.core.cards import N_CARDS
from branchline.core.game import Game
from branchline.core.graph import network_of
from branchline.core.score import is_joined
from branchline.core.state import ASKED, FIRST, OVER, UNCHOSEN, State
from branchline.env.shared_arrays import new_bytes
from branchline.maps.readers import observations_of


def one_of(n: int, index: int) -> list[int]:
    """Return a 1 at an index among zeros; only zeros for -1."""
    return [int(i == index) for i in range(n)]


def members(n: int, there: list[int]) -> list[int]:
    """Return a set of some of the first n numbers."""
    return [int(i in there) for i in range(n)]


def cards_of(counts: object, seat: int) -> list[int]:
    """Return a seat's number of each card."""
    return [int(n) for n in list(counts)[seat * N_CARDS :][:N_CARDS]]  # type: ignore[call-overload]


def joined(game: Game, s: State, seat: int) -> list[int]:
    """Return the kept tickets that the seat's own tracks join."""
    board = game.board
    label = network_of(board, s.owned, seat).label
    return [
        ticket
        for ticket in s.members(s.kept, seat)
        for leg in range(board.first_leg[ticket], board.first_leg[ticket + 1])
        if is_joined(game, label, leg)
    ]


def asked(game: Game, s: State) -> int:
    """Return what is being decided: first tickets are not, before a mechanic has dealt them."""
    if game.dealer is not None and s.phase == FIRST and not any(s.n_offers):
        return int(game.dealer.phase)
    return int(s.phase)


def core_numbers(game: Game, s: State, seat: int) -> list[int]:
    """Return the numbers of the fields that every map has."""
    board, most = game.board, int(game.most_offered)
    n_tracks, n_tickets = int(board.n_tracks), int(board.n_tickets)
    order = [(seat + step) % game.players for step in range(game.players)]
    first = s.phase == FIRST
    acting = [s.chosen[i] == UNCHOSEN if first else s.phase != OVER and s.seat == i for i in order]
    chosen = int(s.chosen[seat]) if first and s.chosen[seat] != UNCHOSEN else 0
    offers = [int(s.offers[seat * most + i]) for i in range(s.n_offers[seat])]
    numbers = one_of(ASKED + len(game.mechanics), asked(game, s))
    numbers += [int(acts) for acts in acting]
    numbers += [int(i == s.starter) for i in order]
    numbers += [int(s.turns_left) + 1, int(s.passes)]
    numbers += cards_of(s.hands, seat)
    numbers += [number for card in s.row for number in one_of(N_CARDS, int(card))]
    numbers += [int(s.deck_size), *cards_of(s.discard, 0), int(s.shuffles)]
    numbers += [sum(cards_of(s.hands, i)) for i in order]
    numbers += [number for i in order for number in cards_of(s.known, i)]
    numbers += [int(s.trains[i]) for i in order]
    numbers += [int(s.points[i]) for i in order]
    numbers += [len(s.members(s.kept, i)) for i in order]
    numbers += [int(s.n_offers[i]) for i in order]
    numbers += [int(s.chosen[i] != UNCHOSEN) for i in order]
    numbers += [int(s.pile_size), int(s.front)]
    numbers += members(n_tickets, s.members(s.kept, seat))
    numbers += members(n_tickets, joined(game, s, seat))
    numbers += [chosen >> i & 1 for i in range(most)]
    for i in range(most):
        numbers += one_of(n_tickets, offers[i] if i < len(offers) else -1)
    numbers += members(n_tracks, s.members(s.open, seat))
    for i in order:
        numbers += members(n_tracks, s.members(s.owned, i))
    return [min(max(number, 0), 255) for number in numbers]


def slow_observation(game: Game, s: State, seat: int) -> npt.NDArray[np.uint8]:
    """Return what a seat sees, to the byte."""
    parts = [np.array(core_numbers(game, s, seat), np.uint8)]
    for mechanic in observations_of(game):
        size = sum(field.size() for field in mechanic.fields(game))
        out = new_bytes(size)
        if size:
            assert mechanic.write(game, s, seat, out, 0) == size
        parts.append(np.array(memoryview(out), np.uint8))
    return np.concatenate(parts)
