"""Any price can be paid in every legal way, and in no other (B11, F1, UK4, UK12, UK15, UK20).

The oracle tries every set of cards in a hand against the words of the rules. The engine is played:
each claim or purchase, and every way to choose the cards that stand for locomotives.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from branchline.core.cards import GRAY, LOCOMOTIVE, N_CARDS
from branchline.core.chance import Dice
from branchline.core.events import CLAIMED
from branchline.core.game import Game
from branchline.core.state import State
from branchline.maps import load_map
from branchline.play.redeal import redeal
from branchline.play.view import view_of
from tests.mechanics.payment_oracle import (
    ATLANTIC,
    DIESEL,
    FEW,
    FOUR,
    MANY,
    ONE,
    PRICES,
    RED,
    RIGHT_OF_WAY,
    SOME,
    TWO,
    TWO_CLAIMS,
    Cards,
    Price,
    buys,
    check_a_turn_of_claims,
    check_agreement,
    chooser,
    claims,
    finished,
    game_with,
    hand_of,
    hands,
    is_locomotives,
    minus,
    owning,
    parts_of,
    pays,
    position,
    rate_of,
    spent,
    within,
)
from tests.tables import check_conserved, game_of


def check_claims(price: Price, hand: Cards, owned: Sequence[int]) -> None:
    game = game_with((price,))
    s = position(game, hand, owned)
    before = s.key()
    expected = {
        cards for cards in parts_of(hand) if pays(cards, price, rate_of(owned), DIESEL in owned)
    }
    assert spent(game, s, claims(game, s)) == expected
    assert s.key() == before


@pytest.mark.rule("UK4", "UK20")
@pytest.mark.parametrize("price", PRICES, ids=str)
@given(hands(), st.booleans(), st.booleans())
@SOME
def test_UK4_a_claim_is_paid_in_every_legal_way_and_no_other(
    price: Price, hand: Cards, booster: bool, diesel: bool
) -> None:
    check_claims(price, hand, owning(booster, diesel))


@pytest.mark.rule("UK4")
@given(hands(least=6, most=11, kinds=12), st.sampled_from(PRICES[:9]))
@SOME
def test_UK4_with_hands_of_many_colours(hand: Cards, price: Price) -> None:
    check_claims(price, hand, [])


@pytest.mark.rule("UK9")
@given(hands(least=6, most=9, kinds=3, more=6), st.booleans(), st.booleans())
@SOME
def test_UK9_the_longest_ferry_is_paid_in_every_legal_way_and_no_other(
    hand: Cards, booster: bool, diesel: bool
) -> None:
    check_claims(ATLANTIC, hand, owning(booster, diesel))


@pytest.mark.rule("UK4", "UK7")
@pytest.mark.parametrize(("number", "price"), [(ONE, 1), (TWO, 2), (FOUR, 4)])
@given(hands(), st.booleans(), st.booleans())
@MANY
def test_UK4_a_technology_is_paid_in_every_legal_way_and_no_other(
    number: int, price: int, hand: Cards, booster: bool, diesel: bool
) -> None:
    owned = owning(booster, diesel)
    game = game_with((PRICES[0],))
    s = position(game, hand, owned)
    expected = {cards for cards in parts_of(hand) if is_locomotives(cards, price, rate_of(owned))}
    assert spent(game, s, buys(game, s, number)) == expected


@pytest.mark.rule("UK4")
@given(hands(), st.sampled_from(PRICES), st.booleans(), st.booleans(), st.integers(0, 2**40))
@MANY
def test_UK4_listing_and_asking_agree_all_the_way_and_nothing_is_lost(
    hand: Cards, price: Price, booster: bool, diesel: bool, seed: int
) -> None:
    game = game_with((price,))
    s = position(game, hand, owning(booster, diesel))
    check_a_turn_of_claims(game, s, Dice(seed))


@pytest.mark.rule("UK4")
@given(hands(), st.sampled_from(PRICES), st.booleans())
@SOME
def test_UK4_cards_for_a_substitute_are_asked_for_only_if_there_is_a_choice(
    hand: Cards, price: Price, booster: bool
) -> None:
    game = game_with((price,))
    s = position(game, hand, owning(booster, False))
    for action in claims(game, s):
        row = game.claim_row(action)
        after = s.copy()
        game.apply(after, action, Dice(1))
        substitutes = game.prices.row_substitutes[row] * rate_of(owning(booster, False))
        paid = game.prices.row_cards[row] + game.prices.row_locomotives[row] + substitutes
        asked = substitutes > 0 and sum(hand) > paid
        assert (after.phase == chooser(game).phase) == asked


# Technologies that must be used at once

RIVAL_PRICES = (
    Price(RED, 1),
    Price(RED, 3),
    Price(GRAY, 2),
    Price(GRAY, 1, 1),
    Price(GRAY, 3, 1),
    Price(GRAY, 4, 2),
)


def check_bought_for_a_claim(
    number: int, price: int, hand: Cards, owned: Sequence[int], theirs: int
) -> None:
    game = game_with(RIVAL_PRICES)
    s = position(game, hand, owned, theirs)
    rate, saves = rate_of(owned), DIESEL in owned
    rivals = number == RIGHT_OF_WAY
    open_ = [p for i, p in enumerate(RIVAL_PRICES) if bool(theirs >> i & 1) == rivals]
    claimable = [
        cards for cards in parts_of(hand) if any(pays(cards, p, rate, saves) for p in open_)
    ]
    expected = {
        cards
        for cards in parts_of(hand)
        if is_locomotives(cards, price, rate)
        and any(within(claim, minus(hand, cards)) for claim in claimable)
    }
    assert spent(game, s, buys(game, s, number)) == expected
    for action in buys(game, s, number)[:2]:
        for end in list(finished(game, s, action, 0))[:3]:
            check_agreement(game, end)
            assert claims(game, end) == game.legal(end) != []
            tracks = {int(game.track_of[a - game.claim_action]) for a in game.legal(end)}
            left = hand_of(end, 0)
            assert {RIVAL_PRICES[track] for track in tracks} == {
                p for p in open_ if any(pays(cards, p, rate, saves) for cards in parts_of(left))
            }


@pytest.mark.rule("UK12")
@given(hands(least=2, most=8, more=5), st.booleans(), st.booleans(), st.integers(0, 63))
@MANY
def test_UK12_a_right_of_way_is_paid_so_that_a_claim_remains(
    hand: Cards, booster: bool, diesel: bool, theirs: int
) -> None:
    check_bought_for_a_claim(RIGHT_OF_WAY, 4, hand, owning(booster, diesel), theirs)


@pytest.mark.rule("UK15")
@given(hands(least=2, most=8, more=5), st.booleans(), st.booleans(), st.integers(0, 63))
@MANY
def test_UK15_two_claims_are_paid_so_that_a_claim_remains(
    hand: Cards, booster: bool, diesel: bool, theirs: int
) -> None:
    check_bought_for_a_claim(TWO_CLAIMS, 1, hand, owning(booster, diesel), theirs)


@pytest.mark.rule("B19", "UK4")
@given(hands(least=4), st.sampled_from(PRICES), st.integers(0, 2**40))
@MANY
def test_B19_who_imagines_another_hand_leaves_it_the_cards_that_are_laid(
    hand: Cards, price: Price, seed: int
) -> None:
    game = game_with((price,))
    s = position(game, hand)
    dice = Dice(seed)
    shop = chooser(game)
    payments = claims(game, s) + buys(game, s, ONE) + buys(game, s, TWO) + buys(game, s, FOUR)
    if not payments:
        return
    game.apply(s, payments[dice.below(len(payments))], dice)
    while s.phase == shop.phase:
        view = view_of(game, s, 1)
        again = redeal(game, view, dice)
        assert view_of(game, again, 1) == view
        while again.phase == shop.phase:
            assert game.legal(again), "nothing to choose"
            game.apply(again, game.sample(again, dice), dice)
        check_conserved(game, again)
        game.apply(s, game.sample(s, dice), dice)


@pytest.mark.rule("B19", "UK12", "UK15")
@pytest.mark.parametrize("number", [RIGHT_OF_WAY, TWO_CLAIMS])
@given(hands(least=2, most=6, more=4), st.integers(1, 62), st.integers(0, 2**40))
@MANY
def test_B19_who_imagines_another_hand_leaves_it_something_to_do(
    number: int, hand: Cards, theirs: int, seed: int
) -> None:
    game = game_with(RIVAL_PRICES)
    s = position(game, hand, theirs=theirs)
    dice = Dice(seed)
    for action in buys(game, s, number):
        for end in list(finished(game, s, action, 0))[:3]:
            view = view_of(game, end, 1)
            again = redeal(game, view, dice)
            assert view_of(game, again, 1) == view
            assert game.legal(again), "nothing to do"
            check_agreement(game, again)


# Maps without substitutes


def laid(game: Game, s: State, action: int) -> tuple[int, Cards]:
    """Return the track a claim is for, and the cards laid for it."""
    after = s.copy()
    chance = Dice(1)
    chance.watch()
    game.apply(after, action, chance)
    names = [kind.name for kind in game.event_kinds]
    kinds = {CLAIMED, names.index("tunnel_laid") if "tunnel_laid" in names else CLAIMED}
    event = next(event for event in chance.events if event[0] in kinds)
    _, seat, track, card, n, locomotives = event
    cards = [0] * N_CARDS
    cards[card] += n
    cards[LOCOMOTIVE] += locomotives
    if event[0] == CLAIMED and "tunnel_laid" not in names:
        assert minus(hand_of(s, seat), hand_of(after, seat)) == tuple(cards)
    return track, tuple(cards)


@pytest.mark.rule("B11", "F1", "CH4")
@pytest.mark.parametrize("which", ["usa", "europe", "switzerland", "india", "poland"])
@given(hands(most=12), st.integers(1, 45))
@FEW
def test_B11_a_claim_is_paid_in_every_legal_way_and_no_other(
    which: str, hand: Cards, trains: int
) -> None:
    data, game = load_map(which), game_of(which, None, 2)
    board = game.board
    s = position(game, hand)
    s.trains[s.seat] = trains
    check_agreement(game, s)
    found: dict[int, list[Cards]] = {track: [] for track in range(board.n_tracks)}
    for action in claims(game, s):
        track, cards = laid(game, s, action)
        found[track].append(cards)
    never = 99  # cards to a locomotive
    expected: dict[tuple[Price, bool], set[Cards]] = {}
    for track, ways in found.items():
        length = int(board.length[track])
        price = Price(int(board.colour[track]), length, data.tracks[track].get("locomotives", 0))
        wild = which != "switzerland" or bool(data.tracks[track].get("tunnel", False))
        if (price, wild) not in expected:
            expected[price, wild] = {
                cards for cards in parts_of(hand) if pays(cards, price, never, False, wild)
            }
        assert len(ways) == len(set(ways))
        assert set(ways) == (expected[price, wild] if length <= trains else set())
