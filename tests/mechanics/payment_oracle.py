"""Every legal way to pay a price by the words of the rules, and all ways that the engine plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from hypothesis import settings
from hypothesis import strategies as st

from branchline.core.board import Board
from branchline.core.cards import COLOURS, GRAY, LOCOMOTIVE, N_CARDS
from branchline.core.chance import Dice
from branchline.core.claim import open_tracks
from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.state import TURN, State
from branchline.core.table import TicketRules
from branchline.mechanics.ferries.rules import Ferries
from branchline.mechanics.saving.rules import Saving
from branchline.mechanics.substitutes.rules import Substitutes
from branchline.mechanics.technologies import cards as effects
from branchline.mechanics.technologies.cards import Gate, Technology
from branchline.mechanics.technologies.rules import Technologies
from tests.tables import SECOND_RUN, check_conserved

Cards = tuple[int, ...]
"""Cards as a number of each."""
RED = COLOURS.index("red")
PART = 4 if SECOND_RUN else 1
FEW = settings(max_examples=15, deadline=None, derandomize=True)
SOME = settings(max_examples=80 // PART, deadline=None, derandomize=True)
MANY = settings(max_examples=200 // PART, deadline=None, derandomize=True)


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
