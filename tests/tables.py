"""Every map, variant and number of players, and what must hold in every position."""

from __future__ import annotations

import os
from functools import cache
from itertools import groupby
from typing import Final

from branchline import COMPILED
from branchline._interpreted import VARIABLE
from branchline.core.cards import N_CARDS
from branchline.core.game import Game
from branchline.core.state import GAP, State
from branchline.maps import load_map, map_ids
from branchline.maps.build import build_game

Table = tuple[str, str | None, int]
"""A map, a variant of it, and the number of players."""
SECOND_RUN: Final = not COMPILED and bool(os.environ.get(VARIABLE))
"""Whether these tests run interpreted beside the compiled ones, as `make test` lets them: both
engines play the same games (`tests/compiled`), so that not every table need be tried twice."""


def tables(variants: bool = True) -> list[Table]:
    """Return all (map, variant, players) there are."""
    found: list[Table] = []
    for which in map_ids():
        data = load_map(which)
        for variant in (None, *(data.variants if variants else ())):
            fewest, most = load_map(which, variant).players
            found += [(which, variant, players) for players in range(fewest, most + 1)]
    return found


def some_tables(variants: bool = True) -> list[Table]:
    """Return every map and variant once; numbers of players change from one to the next."""
    groups = [list(group) for _, group in groupby(tables(variants), lambda table: table[:2])]
    return [group[number % len(group)] for number, group in enumerate(groups)]


def tried_tables(variants: bool = True) -> list[Table]:
    """Return the tables that tests try: all of them, or some where others try all."""
    return some_tables(variants) if SECOND_RUN else tables(variants)


def pairs(variants: bool = True) -> list[Table]:
    """Return the tables for two; where others try all, those of maps with all the mechanics."""
    chosen = covering_maps() if SECOND_RUN else map_ids()
    return [table for table in tables(variants) if table[2] == 2 and table[0] in chosen]


def covering_maps() -> list[str]:
    """Return a few maps that have all mechanics among them, those with the most of them first."""
    left = {which: set(load_map(which).mechanics) for which in map_ids()}
    chosen: list[str] = []
    while any(left.values()):
        best = max(left, key=lambda which: len(left[which]))
        chosen.append(best)
        found = left[best]
        left = {which: mechanics - found for which, mechanics in left.items()}
    return chosen


@cache
def game_of(which: str, variant: str | None, players: int) -> Game:
    """Return the game of a table, built once."""
    return build_game(load_map(which, variant), players)


def check_conserved(game: Game, s: State) -> None:
    """Check that no card, train or ticket has come into being or gone missing."""
    seats = range(game.players)
    aside = [card for mechanic in game.mechanics for card in mechanic.cards_aside(s)]
    for card in range(N_CARDS):
        hands = [s.hands[seat * N_CARDS + card] for seat in seats]
        known = [s.known[seat * N_CARDS + card] for seat in seats]
        assert all(0 <= seen <= held for seen, held in zip(known, hands, strict=True))
        assert s.deck[card] >= 0
        assert s.discard[card] >= 0
        there = s.deck[card] + s.discard[card] + sum(hands)
        there += list(s.row).count(card) + aside.count(card)
        assert there == game.cards[card], f"card {card}"
    assert s.deck_size == sum(s.deck)
    assert s.discard_size == sum(s.discard)
    assert s.deck_size > 0 or s.discard_size == 0  # B8
    assert s.deck_size == 0 or GAP not in s.row  # B8
    check_trains(game, s)
    check_tickets(game, s)


def check_trains(game: Game, s: State) -> None:
    """Check that trains are in stock or on owned tracks, and track points as they should be."""
    for seat in range(game.players):
        owned = s.members(s.owned, seat)
        lengths = [int(game.board.length[track]) for track in owned]
        assert s.trains[seat] >= 0
        assert s.trains[seat] + sum(int(game.trains_for[track]) for track in owned) == game.trains
        if game.rewarding:  # mechanics say whose points they are
            continue
        scored = int(s.points[seat])
        expected = sum(int(game.points[length]) for length in lengths)
        if scored != expected:  # what mechanics give is set apart
            [scored] = [line.points for line in game.score(s).lines(seat) if line.name == "tracks"]
        assert scored == expected


def check_tickets(game: Game, s: State) -> None:
    """Check that no ticket is in two places."""
    places: list[int] = [ticket for batch in s.ticket_batches() for ticket in batch]
    for seat in range(game.players):
        places += s.members(s.kept, seat)
        first = seat * game.most_offered
        places += list(s.offers[first : first + s.n_offers[seat]])
    for mechanic in game.mechanics:
        places += mechanic.tickets_aside(s)
    places += [ticket for deck in s.deck_batches() for batch in deck for ticket in batch]
    assert len(places) == len(set(places))
    if s.ticket_decks is not None and game.first_under and game.later_under:
        assert len(places) == game.board.n_tickets
