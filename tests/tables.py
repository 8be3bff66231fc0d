"""Every map, variant and number of players, and what must hold in every position."""

from __future__ import annotations

from functools import cache

from branchline.core.cards import N_CARDS
from branchline.core.game import Game
from branchline.core.state import GAP, State
from branchline.maps import load_map, map_ids
from branchline.maps.build import build_game


def tables(variants: bool = True) -> list[tuple[str, str | None, int]]:
    """Return all (map, variant, players) there are."""
    found: list[tuple[str, str | None, int]] = []
    for which in map_ids():
        data = load_map(which)
        for variant in (None, *(data.variants if variants else ())):
            fewest, most = load_map(which, variant).players
            found += [(which, variant, players) for players in range(fewest, most + 1)]
    return found


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
        scored = int(s.points[seat])
        if list(game.trains_for) != list(game.board.length):  # what mechanics give is set apart
            [scored] = [line.points for line in game.score(s).lines(seat) if line.name == "tracks"]
        assert scored == sum(int(game.points[length]) for length in lengths)


def check_tickets(game: Game, s: State) -> None:
    """Check that no ticket is in two places."""
    places: list[int] = [ticket for batch in s.ticket_batches() for ticket in batch]
    for seat in range(game.players):
        places += s.members(s.kept, seat)
        first = seat * game.most_offered
        places += list(s.offers[first : first + s.n_offers[seat]])
    assert len(places) == len(set(places))
