"""Any price can be paid in every legal way, and in no other (B11, F1, UK4, UK12, UK15, UK20).

The oracle tries every set of cards in a hand against the words of the rules. The engine is played:
each claim or purchase, and every way to choose the cards that stand for locomotives.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from branchline.core.board import Board
from branchline.core.cards import COLOURS, GRAY, LOCOMOTIVE, N_CARDS
from branchline.core.chance import Dice
from branchline.core.claim import open_tracks
from branchline.core.events import CLAIMED
from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.state import TURN, State
from branchline.core.table import TicketRules
from branchline.maps import load_map
from branchline.mechanics.ferries.rules import Ferries
from branchline.mechanics.saving.rules import Saving
from branchline.mechanics.substitutes.rules import Substitutes
from branchline.mechanics.technologies import cards as effects
from branchline.mechanics.technologies.cards import Gate, Technology
from branchline.mechanics.technologies.rules import Technologies
from branchline.play.redeal import redeal
from branchline.play.view import view_of
from tests.tables import check_conserved, game_of

Cards = tuple[int, ...]
"""Cards as a number of each."""
RED = COLOURS.index("red")


class Price(NamedTuple):
    """What a track asks for."""

    colour: int
    length: int
    symbols: int = 0


COLOURED = [Price(RED, length) for length in range(1, 7)]
PLAIN_GRAY = [Price(GRAY, length) for length in range(1, 7)]
FERRIES = [
    Price(GRAY, length, symbols)
    for length, symbols in ((1, 1), (2, 1), (2, 2), (3, 1), (4, 2), (5, 1), (5, 3), (6, 1), (6, 2))
]
PRICES = COLOURED + PLAIN_GRAY + FERRIES
ATLANTIC = Price(GRAY, 10, 3)

BOOSTER, DIESEL, ONE, TWO, FOUR, RIGHT_OF_WAY, TWO_CLAIMS = range(7)


# The oracle


def parts_of(hand: Cards) -> Iterator[Cards]:
    """Return every set of cards that a hand holds."""
    return product(*(range(n + 1) for n in hand))


def is_locomotives(cards: Cards, n: int, rate: int) -> bool:
    """UK4: these cards are n locomotives, each a real one or any `rate` cards."""
    for real in range(min(cards[LOCOMOTIVE], n) + 1):
        if sum(cards) - real == (n - real) * rate:
            return True
    return False


def pays(cards: Cards, price: Price, rate: int, saves: bool, wild: bool = True) -> bool:
    """B11, F1, UK4, UK20: these cards pay for a track; not `wild`: locomotives are not allowed."""
    for saved in range(2 if saves else 1):
        spaces = price.length - saved
        if spaces < 1 or spaces < price.symbols:
            continue
        for colour in range(GRAY) if price.colour == GRAY else [price.colour]:
            for of_colour in range(min(cards[colour], spaces - price.symbols) + 1):
                others = list(cards)
                others[colour] -= of_colour
                locomotives = spaces - of_colour
                if not wild and locomotives:
                    continue
                if is_locomotives(tuple(others), locomotives, rate):
                    return True
    return False


def minus(cards: Cards, others: Cards) -> Cards:
    return tuple(n - m for n, m in zip(cards, others, strict=True))


def within(cards: Cards, hand: Cards) -> bool:
    return min(minus(hand, cards)) >= 0


# The engine


@cache
def game_with(prices: tuple[Price, ...]) -> Game:
    """Return a game for two with one track of each price and everything there is to buy."""
    cards = [
        Technology("Booster", 2, 2, effects.SUBSTITUTE, 3),
        Technology("Diesel", 2, 3, effects.SAVING),
        Technology("One", 2, 1, effects.TICKET_POINTS, 1),
        Technology("Two", 2, 2, effects.TICKET_POINTS, 1),
        Technology("Four", 2, 4, effects.TICKET_POINTS, 1),
        Technology("Right of Way", 1, 4, effects.RIGHT_OF_WAY),
        Technology("Two Claims", 1, 1, effects.TWO_CLAIMS),
    ]
    gates = [Gate(("Home",), price.length, price.symbols > 0, exempt=True) for price in prices]
    return Game(
        board=Board(
            n_places=len(prices) + 1,
            tracks=[(i, i + 1, price.length, price.colour) for i, price in enumerate(prices)],
            routes=[([i], 1, 1) for i in range(len(prices))],
            tickets=[[([0], [1], 1)]] * 4,
        ),
        players=2,
        trains=40,
        cards=[40] * N_CARDS,
        points=list(range(11)),
        tickets=TicketRules([(range(4), 1)], 1, True, range(4), 1, 1, True),
        mechanics=[
            Ferries([price.symbols for price in prices]),
            Technologies(cards, gates, ["Home"], 10),
            Substitutes(4),
            Saving(everyone=False),
        ],
        ties=[],
        first_seat=0,
    )


def technologies(game: Game) -> Technologies:
    [found] = [each for each in game.mechanics if isinstance(each, Technologies)]
    return found


def chooser(game: Game) -> Rules:
    assert game.chooser is not None
    return game.chooser


def position(game: Game, hand: Cards, owned: Sequence[int] = (), theirs: int = 0) -> State:
    """Return a seat's turn with these cards and technologies; `theirs` are the other's tracks."""
    dice = Dice(3)
    s = game.start(dice)
    for _ in range(game.players):
        game.apply(s, game.legal(s)[-1], dice)
    for at in range(game.players * N_CARDS):
        s.deck[at % N_CARDS] += s.hands[at]
        s.hands[at] = s.known[at] = 0
    for card, n in enumerate(hand):
        s.hands[s.seat * N_CARDS + card] = n
        s.deck[card] -= n
    s.deck_size = sum(s.deck)
    for number in owned:
        shop = technologies(game)
        s.slots[shop.supply_slot(number)] -= 1
        s.slots[shop.owned_slot(s.seat)] |= 2**number
    s.owned[(1 - s.seat) * game.board.n_words] = theirs
    for track in (bit for bit in range(theirs.bit_length()) if theirs >> bit & 1):
        s.trains[1 - s.seat] -= game.board.length[track]
        s.points[1 - s.seat] += game.points[game.board.length[track]]
    for seat in range(game.players):
        open_tracks(game, s, seat)
    return s


def hand_of(s: State, seat: int) -> Cards:
    return tuple(s.hands[seat * N_CARDS : (seat + 1) * N_CARDS])


def finished(game: Game, s: State, action: int, seat: int) -> Iterator[State]:
    """Play an action and then every possible choice of cards, until everything is paid."""
    hand = hand_of(s, seat)
    start = s.copy()
    game.apply(start, action, Dice(5))
    ahead = [start]
    while ahead:
        s = ahead.pop()
        if hand_of(s, seat) != hand:
            yield s
            continue
        choices = game.legal(s)
        assert choices, "a payment that cannot be completed"
        assert len(choices) == len(set(choices))
        for choice in choices:
            after = s.copy()
            game.apply(after, choice, Dice(5))
            ahead.append(after)


def spent(game: Game, s: State, actions: Sequence[int]) -> set[Cards]:
    """Return every set of cards these actions can spend, each reached but once per action."""
    seat = int(s.seat)
    hand = hand_of(s, seat)
    found: set[Cards] = set()
    for action in actions:
        ways = Counter(minus(hand, hand_of(end, seat)) for end in finished(game, s, action, seat))
        assert set(ways.values()) == {1}, "two orders of the same choice"
        found |= set(ways)
    return found


def claims(game: Game, s: State) -> list[int]:
    return [a for a in game.legal(s) if game.claim_action <= a < game.mechanic_action]


def buys(game: Game, s: State, number: int) -> list[int]:
    shop = technologies(game)
    first = int(shop.action)
    return [
        action
        for action in game.legal(s)
        if 0 <= action - first < len(shop.buys) and shop.buys[action - first][0] == number
    ]


def check_agreement(game: Game, s: State) -> None:
    """Check that listing legal actions and asking about one agree."""
    legal = game.legal(s)
    assert sorted(legal) == [a for a in range(game.n_actions) if game.is_legal(s, a)]


def hands(
    least: int = 0, most: int = 11, kinds: int = 5, more: int = 0
) -> st.SearchStrategy[Cards]:
    """Return hands of a few kinds of cards, and up to so many more locomotives.

    Hands are dealt from seeds: examples built card by card are too much alike.
    """

    def deal(seed: int) -> Cards:
        dice = Dice(seed)
        likely = [RED, LOCOMOTIVE, *range(N_CARDS)]
        cards = [likely[dice.below(len(likely))] for _ in range(2 + dice.below(kinds - 1))]
        size = least + max(dice.below(most - least + 1) for _ in range(3))
        dealt = [cards[dice.below(len(cards))] for _ in range(size)]
        dealt += [LOCOMOTIVE] * dice.below(more + 1)
        return tuple(dealt.count(card) for card in range(N_CARDS))

    return st.integers(0, 2**60).map(deal)


def rate_of(owned: Sequence[int]) -> int:
    return 3 if BOOSTER in owned else 4


def owning(booster: bool, diesel: bool) -> list[int]:
    return [BOOSTER] * booster + [DIESEL] * diesel


FEW = settings(max_examples=15, deadline=None, derandomize=True)
SOME = settings(max_examples=80, deadline=None, derandomize=True)
MANY = settings(max_examples=200, deadline=None, derandomize=True)


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


def check_a_turn_of_claims(game: Game, s: State, dice: Dice) -> None:
    """Play a turn, claiming where possible; check in every position what is legal and conserved."""
    for _ in range(30):
        check_agreement(game, s)
        check_conserved(game, s)
        ours = [a for a in game.legal(s) if a >= game.claim_action] or game.legal(s)
        game.apply(s, ours[dice.below(len(ours))], dice)
        if s.phase == TURN and s.seat == 1:
            break
    check_agreement(game, s)
    check_conserved(game, s)


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
