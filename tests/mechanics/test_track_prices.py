"""Tracks that differ in what may be played on them are paid in every legal way and no other.

The same oracle as in `test_payments`, where substitutes serve some tracks only (NO7), stand for
cards of the colour on others (NO8), and where spaces can be saved on top of that.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from branchline.core.board import Board
from branchline.core.cards import GRAY, LOCOMOTIVE, N_CARDS
from branchline.core.chance import Dice
from branchline.core.costs import BY_SEAT, PLAIN
from branchline.core.game import Game
from branchline.core.table import TicketRules
from branchline.core.track_prices import TrackPrices
from branchline.mechanics.ferries.rules import Ferries
from branchline.mechanics.locomotive_limits.rules import LocomotiveLimits
from branchline.mechanics.saving.rules import Saving
from branchline.mechanics.substitutes.rules import Substitutes
from branchline.mechanics.technologies.cards import TICKET_POINTS, Gate, Technology
from branchline.mechanics.technologies.rules import Technologies
from branchline.play.redeal import redeal
from branchline.play.view import view_of
from tests.mechanics.payment_oracle import (
    MANY,
    RED,
    SOME,
    Cards,
    Price,
    check_a_turn_of_claims,
    check_agreement,
    claims,
    hands,
    parts_of,
    pays,
    position,
    spent,
)
from tests.tables import check_conserved

RATE = 3


class Fare(NamedTuple):
    """What a track asks for, its rate, and whether locomotives may be played on it."""

    price: Price
    rate: int = PLAIN
    wild: bool = True


FARES = (
    Fare(Price(RED, 3), PLAIN),
    Fare(Price(RED, 3), PLAIN, wild=False),
    Fare(Price(GRAY, 3), PLAIN),
    Fare(Price(GRAY, 1), PLAIN, wild=False),
    Fare(Price(GRAY, 4), PLAIN, wild=False),
    Fare(Price(RED, 1, 1), BY_SEAT),
    Fare(Price(RED, 3, 1), BY_SEAT),
    Fare(Price(GRAY, 4, 2), BY_SEAT),
    Fare(Price(GRAY, 2, 2), BY_SEAT),
    Fare(Price(GRAY, 2), BY_SEAT),
    Fare(Price(GRAY, 1), 2),
    Fare(Price(GRAY, 3), 2),
    Fare(Price(GRAY, 4), 3),
    Fare(Price(RED, 3), 2),
    Fare(Price(RED, 4, 1), 2),
    Fare(Price(GRAY, 3, 2), 4),
    Fare(Price(GRAY, 2, 2), 4),
)


def pays_in_sets(cards: Cards, price: Price, rate: int, saves: bool) -> bool:
    """NO8: symbols take locomotives, the other spaces one colour or `rate` cards of any kinds."""
    for saved in range(2 if saves else 1):
        spaces = price.length - saved - price.symbols
        if price.length - saved < 1 or spaces < 0 or cards[LOCOMOTIVE] < price.symbols:
            continue
        for colour in range(GRAY) if price.colour == GRAY else [price.colour]:
            for of_colour in range(min(cards[colour], spaces) + 1):
                others = sum(cards) - price.symbols - of_colour
                if others == (spaces - of_colour) * rate:
                    return True
    return False


def pays_fare(cards: Cards, fare: Fare, saves: bool) -> bool:
    if fare.rate > BY_SEAT:
        return pays_in_sets(cards, fare.price, fare.rate, saves)
    never = 99
    return pays(cards, fare.price, RATE if fare.rate == BY_SEAT else never, saves, fare.wild)


@cache
def game_of_fares(fares: tuple[Fare, ...], saves: bool) -> Game:
    """Return a game for two with one track of each fare."""
    return Game(
        board=Board(
            n_places=len(fares) + 1,
            tracks=[(i, i + 1, f.price.length, f.price.colour) for i, f in enumerate(fares)],
            routes=[([i], 1, 1) for i in range(len(fares))],
            tickets=[[([0], [1], 1)]] * 4,
        ),
        players=2,
        trains=40,
        cards=[40] * N_CARDS,
        points=list(range(11)),
        tickets=TicketRules([(range(4), 1)], 1, True, range(4), 1, 1, True),
        mechanics=[
            Ferries([fare.price.symbols for fare in fares]),
            LocomotiveLimits([not fare.wild for fare in fares], free_picks=True, sweep=True),
            Substitutes(RATE, [fare.rate for fare in fares], buying=False),
            *([Saving(everyone=True)] if saves else []),
        ],
        ties=[],
        first_seat=0,
    )


def check_fare(fare: Fare, hand: Cards, saves: bool) -> None:
    # A ferry beside it makes the game one in which tracks differ.
    game = game_of_fares((fare, Fare(Price(GRAY, 9, 9), BY_SEAT)), saves)
    assert isinstance(game.prices, TrackPrices)
    s = position(game, hand)
    s.open[s.seat * game.board.n_words] = 1
    check_agreement(game, s)
    found = spent(game, s, claims(game, s))
    assert found == {cards for cards in parts_of(hand) if pays_fare(cards, fare, saves)}


@pytest.mark.rule("NO5", "NO6", "NO7", "NO8")
@pytest.mark.parametrize("fare", FARES, ids=str)
@given(hands(), st.booleans())
@SOME
def test_NO7_each_track_is_paid_in_every_legal_way_and_no_other(
    fare: Fare, hand: Cards, saves: bool
) -> None:
    check_fare(fare, hand, saves)


@pytest.mark.rule("NO8")
@given(hands(least=9, most=13, kinds=3))
@SOME
def test_NO8_the_longest_is_paid_in_every_legal_way_and_no_other(hand: Cards) -> None:
    check_fare(Fare(Price(GRAY, 9), 2), hand, False)


@given(hands(most=16), st.booleans(), st.integers(0, 2**40))
@MANY
def test_listing_and_asking_agree_all_the_way_and_nothing_is_lost(
    hand: Cards, saves: bool, seed: int
) -> None:
    game = game_of_fares(FARES, saves)
    s = position(game, hand)
    check_a_turn_of_claims(game, s, Dice(seed))


@pytest.mark.rule("B19", "NO8")
@given(hands(least=6, most=14), st.integers(0, 2**40))
@MANY
def test_B19_who_imagines_another_hand_leaves_it_the_cards_that_are_laid(
    hand: Cards, seed: int
) -> None:
    game = game_of_fares(FARES, False)
    s = position(game, hand)
    dice = Dice(seed)
    payments = [a for a in claims(game, s) if made_of(game, a)]
    if not payments:
        return
    game.apply(s, payments[dice.below(len(payments))], dice)
    assert game.chooser is not None
    while s.phase == game.chooser.phase:
        view = view_of(game, s, 1)
        again = redeal(game, view, dice)
        assert view_of(game, again, 1) == view
        while again.phase == game.chooser.phase:
            assert game.legal(again), "nothing to choose"
            game.apply(again, game.sample(again, dice), dice)
        check_conserved(game, again)
        game.apply(s, game.sample(s, dice), dice)


def made_of(game: Game, action: int) -> int:
    """Return how many substitutes a claim is paid with."""
    return game.prices.row_substitutes[game.claim_row(action)]


def test_where_substitutes_serve_some_tracks_only_nothing_is_bought_with_them() -> None:
    def buying(substitutes: Substitutes) -> int:
        gates = [Gate(("Home",), 1, False, exempt=True)]
        game = Game(
            board=Board(2, [(0, 1, 1, GRAY)], [([0], 1, 1)], [[([0], [1], 1)]] * 4),
            players=2,
            trains=40,
            cards=[40] * N_CARDS,
            points=[0, 1],
            tickets=TicketRules([(range(4), 1)], 1, True, range(4), 1, 1, True),
            mechanics=[
                Technologies([Technology("Two", 2, 2, TICKET_POINTS, 1)], gates, ["Home"], 9),
                substitutes,
            ],
            ties=[],
            first_seat=0,
        )
        s = position(game, (9,) * N_CARDS)
        check_agreement(game, s)
        return sum(action >= game.mechanic_action for action in game.legal(s))

    assert buying(Substitutes(RATE)) == 3
    assert buying(Substitutes(RATE, [BY_SEAT], buying=False)) == 1
