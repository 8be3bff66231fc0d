"""Choosing the cards that are played as locomotives or colour cards, one at a time (UK4, NO7, NO8).

Cards are chosen in rising order, so that every choice can be made in exactly one way. They stay in
the hand until all are chosen; then everything is paid at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.core.arrays import vec, zeros
from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.core.claim import finish_claim, pay, pay_cards, show_cards, tell_payment
from branchline.core.costs import BY_SEAT, PLAIN
from branchline.core.events import CLAIMED, EventKind
from branchline.core.rules import CardChooser, Rules

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.state import State

# Slots: cards still to be chosen; the track being claimed and its payment (a row of the prices), or
# the item being bought and how many of its locomotives are substitutes; the lowest card that may be
# chosen next; and the number of each card chosen so far.
LEFT: Final = 0
TRACK: Final = 1
ROW: Final = 2
BUYING: Final = 3
LOWEST: Final = 4
LAID: Final = 5
N_SLOTS: Final = LAID + N_CARDS

ITEMS: Final = 1000
"""`BUYING` holds 1 + the item + this for every buyer before its own; 0 while a track is claimed."""


class Substitutes(CardChooser):
    """Any so many cards count as one locomotive, or on some tracks as a card of the colour.

    Where tracks differ, each has a rate (see `branchline.core.costs.PLAIN`). Actions: to choose
    each card.
    """

    name = "substitutes"

    def __init__(self, cards: int, rates: Sequence[int] = (), buying: bool = True) -> None:
        super().__init__()
        self.cards: i64 = cards
        self.rates: list[int] = list(rates)
        self.buying: bool = buying
        """Whether they serve purchases too."""
        self.taken: vec[i64] = zeros(N_CARDS)
        """How many of each card a payment takes: see `count_taken`."""
        self.events: list[int] = []
        """For a card played towards a locomotive, and for one towards a colour card, if any is."""

    def prepare(self, game: Game) -> None:
        """Let other cards be played as locomotives; where for colour cards, these are no more."""
        game.substitute = self.cards
        game.substitutes_buy = self.buying
        game.chooser = self
        if self.rates:
            game.track_rates = self.rates
        for track, rate in enumerate(self.rates):
            if rate > BY_SEAT:
                game.most_locomotives[track] = 0

    def reserve(self, game: Game) -> None:
        """Reserve slots and actions, and name the events."""
        self.n_slots = N_SLOTS
        self.n_actions = N_CARDS
        self.events = [game.add_event(EventKind("substituted", ("card",)))]
        if max(self.rates, default=PLAIN) > BY_SEAT:
            self.events.append(game.add_event(EventKind("stood_in", ("card",))))

    def get(self, s: State, which: i64) -> i64:
        """Return one of the mechanic's slots."""
        return s.slots[self.slot + which]

    def put(self, s: State, which: i64, value: i64) -> None:
        """Set one of the mechanic's slots."""
        s.slots[self.slot + which] = value

    # What is being paid for

    def buyer(self, game: Game, s: State) -> Rules:
        """Return the mechanic whose item is being bought."""
        return game.selling[(self.get(s, BUYING) - 1) // ITEMS]

    def item(self, s: State) -> i64:
        """Return the item being bought, or -1 while a track is claimed."""
        bought = self.get(s, BUYING)
        if bought == 0:
            return -1
        return (bought - 1) % ITEMS

    def colour_rate(self, game: Game, s: State) -> i64:
        """Return how many cards stand for one of the colour in this payment; 0 if none do."""
        if self.item(s) >= 0:
            return 0
        return game.prices.row_rate[self.get(s, ROW)]

    def item_being_bought(self, game: Game, s: State, buyer: Rules) -> i64:
        """Return the item of a buyer that cards are being chosen for, or -1."""
        if self.get(s, LEFT) == 0 or self.item(s) < 0 or self.buyer(game, s) is not buyer:
            return -1
        return self.item(s)

    def before_claim(self, game: Game, s: State, track: i64, row: i64, chance: Chance) -> bool:
        """Take a claim over whose payment has substitutes."""
        substitutes = game.prices.row_substitutes[row]
        if substitutes == 0:
            return False
        self.put(s, TRACK, track)
        self.put(s, ROW, row)
        rate: i64 = game.prices.row_rate[row]
        if rate == PLAIN:
            rate = game.rate(s, s.seat)
        self.ask_for(game, s, substitutes * rate, chance)
        return True

    def buy(
        self, game: Game, s: State, buyer: Rules, item: i64, substitutes: i64, chance: Chance
    ) -> None:
        """Collect the cards of some substitutes for an item of a buyer, then pay for it."""
        seller: i64 = 0
        while game.selling[seller] is not buyer:
            seller += 1
        self.put(s, BUYING, 1 + item + ITEMS * seller)
        self.put(s, ROW, substitutes)
        self.ask_for(game, s, substitutes * game.rate(s, s.seat), chance)

    # Choosing cards

    def ask_for(self, game: Game, s: State, n: i64, chance: Chance) -> None:
        """Ask for n cards one at a time, unless there is nothing to choose."""
        self.put(s, LEFT, n)
        self.put(s, LOWEST, 0)
        if self.free_from(game, s, 0) > n:
            self.show_laid(game, s)
            game.ask(s, self)
            return
        hand = s.seat * N_CARDS
        laid = self.slot + LAID
        taken = self.count_taken(game, s)
        card: i64
        for card in range(N_CARDS):
            s.slots[laid + card] += s.hands[hand + card] - taken[card]
        self.pay_all(game, s, chance)

    def count_taken(self, game: Game, s: State) -> vec[i64]:
        """Return how many of each card the payment itself takes or have been laid already."""
        taken = self.taken
        laid = self.slot + LAID
        card: i64
        for card in range(N_CARDS):
            taken[card] = s.slots[laid + card]
        row = self.get(s, ROW)
        item = self.item(s)
        if item >= 0:
            taken[LOCOMOTIVE] += self.buyer(game, s).item_price(item) - row
        else:
            prices = game.prices
            taken[LOCOMOTIVE] += prices.row_locomotives[row]
            taken[prices.row_card[row]] += prices.row_cards[row]
        return taken

    def taken_of(self, game: Game, s: State, card: i64) -> i64:
        """Return what `count_taken` says of one card."""
        taken = s.slots[self.slot + LAID + card]
        row = self.get(s, ROW)
        item = self.item(s)
        if item >= 0:
            if card == LOCOMOTIVE:
                taken += self.buyer(game, s).item_price(item) - row
            return taken
        prices = game.prices
        if card == LOCOMOTIVE:
            taken += prices.row_locomotives[row]
        if card == prices.row_card[row]:
            taken += prices.row_cards[row]
        return taken

    def free_from(self, game: Game, s: State, lowest: i64) -> i64:
        """Return how many cards may still be chosen from a card on."""
        total: i64 = 0
        hand = s.seat * N_CARDS
        laid = self.slot + LAID
        card = lowest
        while card < N_CARDS:
            total += s.hands[hand + card] - s.slots[laid + card]
            card += 1
        row = self.get(s, ROW)
        item = self.item(s)
        if item >= 0:
            return total - self.buyer(game, s).item_price(item) + row
        if game.prices.row_card[row] >= lowest:
            total -= game.prices.row_cards[row]
        return total - game.prices.row_locomotives[row]

    def show_laid(self, game: Game, s: State) -> None:
        """Make what lies on the table so far public knowledge (B19)."""
        taken = self.count_taken(game, s)
        card: i64
        for card in range(N_CARDS):
            show_cards(s, s.seat, card, taken[card])

    def answers(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """Append every card that may be chosen next; return the new n.

        What is bought must still be of use (UK12, UK15). Only in a hand that another seat imagines
        can no card allow that; then none is left out.
        """
        end = self.following_into(game, s, acts, n)
        item = self.item(s)
        if item < 0:
            return end
        useful = n
        for i in range(n, end):
            if self.leaves_use(game, s, item, acts[i] - self.action):
                acts[useful] = acts[i]
                useful += 1
        if useful == n:
            return self.following_into(game, s, acts, n)
        return useful

    def following_into(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """Append every card that may follow those laid; return the new n.

        Counts from the last card back, since enough cards must follow each in rising order. In a
        hand that another seat imagines they may be too few: then lower cards may follow as well.
        """
        left = self.get(s, LEFT)
        lowest = self.get(s, LOWEST)
        hand = s.seat * N_CARDS
        taken = self.count_taken(game, s)
        start = n
        following: i64 = 0
        card: i64 = N_CARDS - 1
        while card >= 0 and not (card < lowest and following >= left):
            there = s.hands[hand + card] - taken[card]
            following += there
            if there > 0 and following >= left:
                acts[n] = self.action + card
                n += 1
            card -= 1
        reverse(acts, start, n)
        return n

    def is_answer(self, game: Game, s: State, action: i64) -> bool:
        """Tell whether a card may be chosen."""
        n = self.answers(game, s, game.scratch, 0)
        return action in list(game.scratch[:n])

    def leaves_use(self, game: Game, s: State, item: i64, card: i64) -> bool:
        """Tell whether what is bought can still be used after choosing a card for it."""
        taken = self.count_taken(game, s)
        taken[card] += 1
        left = self.get(s, LEFT) - 1
        return self.buyer(game, s).can_still_use(game, s, item, taken, card, left)

    def resolve(self, game: Game, s: State, action: i64, chance: Chance) -> None:
        """Choose a card; with the last one, pay."""
        card = action - self.action
        self.put(s, LAID + card, self.get(s, LAID + card) + 1)
        self.put(s, LOWEST, card)
        left = self.get(s, LEFT) - 1
        self.put(s, LEFT, left)
        show_cards(s, s.seat, card, self.taken_of(game, s, card))
        if left == 0:
            game.answered(s)
            self.pay_all(game, s, chance)

    # Paying

    def pay_all(self, game: Game, s: State, chance: Chance) -> None:
        """Pay with everything chosen; then claim the track or hand over the item."""
        seat = s.seat
        slots = s.slots
        laid = self.slot + LAID
        card: i64
        for card in range(N_CARDS):
            n = slots[laid + card]
            if n > 0:
                pay_cards(s, seat, card, n)
                if chance.watching:
                    self.tell_laid(game, s, card, n, chance)
        row = self.get(s, ROW)
        track = self.get(s, TRACK)
        item = self.item(s)
        buyer = self.buyer(game, s) if item >= 0 else self
        for at in range(self.slot, self.slot + self.n_slots):
            slots[at] = 0
        if item >= 0:
            real = buyer.item_price(item) - row
            if real > 0:
                pay_cards(s, seat, LOCOMOTIVE, real)
            buyer.bought(game, s, item, chance)
            return
        pay(game, s, seat, row)
        if chance.watching:
            tell_payment(game, CLAIMED, seat, track, row, chance)
        finish_claim(game, s, track, chance)

    def tell_laid(self, game: Game, s: State, card: i64, n: i64, chance: Chance) -> None:
        """Report n cards played towards locomotives, or towards colour cards."""
        event: i64 = self.events[0] if self.colour_rate(game, s) == 0 else self.events[1]
        for _ in range(n):
            chance.tell(event, s.seat, card)


def reverse(acts: vec[i64], start: i64, end: i64) -> None:
    """Put a part of an array in the opposite order."""
    end -= 1
    while start < end:
        action = acts[start]
        acts[start] = acts[end]
        acts[end] = action
        start += 1
        end -= 1
