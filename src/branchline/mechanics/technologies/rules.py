"""Technologies in play: buying them, what they open and what they do (UK6 to UK20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.core.actions import PASS_ACTION
from branchline.core.arrays import POW, WORD, lowest_bit, vec, zeros
from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.core.claim import claim, open_tracks, pay_cards
from branchline.core.costs import hand_size
from branchline.core.draw import draw_to_hand, restock
from branchline.core.events import DREW, EventKind
from branchline.core.rules import Rules
from branchline.mechanics.technologies import cards as effects
from branchline.mechanics.technologies.cards import (
    A_RIVAL_CLAIM,
    FIRST_OF_TWO,
    NOTHING,
    SECOND_OF_TWO,
    Gate,
    Technology,
    requirements,
)
from branchline.mechanics.technologies.claims import (
    can_claim,
    claimable_of_others,
    open_tracks_of_others,
)
from branchline.mechanics.technologies.scoring import score_technologies

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.score import Sheet
    from branchline.core.state import State

BOUGHT: Final = 0
"""The slot that says whether a technology was bought this turn."""
UNDER_WAY: Final = 1
"""The slot that says which claim a technology asks for."""
N_OF_TURN: Final = 2


class Technologies(Rules):
    """A supply of technology cards.

    Slots: the supply of each technology; for each seat a mask of those it owns; for each seat and
    technology the points it has brought; then those of the turn. Actions: to buy each technology
    with 0, 1, 2, ... substitutes among its locomotives; to draw several blind cards; to stop after
    the first of two claims.
    """

    name = "technologies"

    def __init__(
        self,
        cards: Sequence[Technology],
        gates: Sequence[Gate],
        home: Sequence[str],
        free_length: int,
    ) -> None:
        super().__init__()
        self.cards: list[Technology] = list(cards)
        self.n_cards: i64 = len(cards)
        self.needs: vec[i64] = vec[i64](
            [
                sum(2**number for number in requirements(gate, cards, home, free_length))
                for gate in gates
            ]
        )
        self.gated_tracks: vec[i64] = vec[i64]([])
        """For each technology, the mask of the tracks that ask for it."""
        self.gates: i64 = 0
        """The technologies that some track asks for."""
        self.is_ferry: list[bool] = [gate.ferry for gate in gates]
        self.price: vec[i64] = vec[i64]([card.price for card in cards])
        self.highest_price: i64 = max((card.price for card in cards), default=0)
        self.costing: vec[i64] = vec[i64](
            [
                sum(2**number for number, card in enumerate(cards) if card.price <= price)
                for price in range(self.highest_price + 1)
            ]
        )
        """For each number of locomotives, the technologies that cost no more."""
        self.until_shuffle: i64 = sum(
            2**number for number, card in enumerate(cards) if card.until_shuffle
        )
        # Which technology each buying action buys, with how many substitutes; and where it starts.
        self.buys: list[tuple[int, int]] = []
        self.first_buy: vec[i64] = vec[i64]([])
        booster = self.find(effects.SUBSTITUTE)
        self.boosters: i64 = self.with_effect(effects.SUBSTITUTE)
        self.boosted: i64 = self.cards[booster].number if booster >= 0 else 0
        self.saver: i64 = self.find(effects.SAVING)
        self.savers: i64 = self.with_effect(effects.SAVING)
        self.drawer: i64 = self.find(effects.BLIND_DRAW)
        self.drawers: i64 = self.with_effect(effects.BLIND_DRAW)
        self.right_of_way: i64 = self.find(effects.RIGHT_OF_WAY)
        self.two_claims: i64 = self.find(effects.TWO_CLAIMS)
        self.claims_again = self.two_claims >= 0
        self.rewarding: i64 = self.with_effect(effects.TRACK_POINTS, effects.FERRY_POINTS)
        self.lines: list[int] = []
        self.players: i64 = 0
        self.of_turn: i64 = 0
        self.blind: i64 = 0
        self.stop: i64 = 0
        self.bought_event: i64 = 0
        self.returned_event: i64 = 0
        self.points_event: i64 = 0

    def find(self, effect: str) -> int:
        """Return the technology with an effect, or -1."""
        for number, card in enumerate(self.cards):
            if card.effect == effect:
                return number
        return -1

    def with_effect(self, *wanted: str) -> int:
        """Return the technologies with some effects, as a mask."""
        return sum([2**number for number, card in enumerate(self.cards) if card.effect in wanted])

    def reserve(self, game: Game) -> None:
        """Reserve slots and actions, name lines and events."""
        self.players = game.players
        n_words = game.board.n_words
        self.gated_tracks = zeros(self.n_cards * n_words)
        track: i64
        for track in range(game.board.n_tracks):
            for number in range(self.n_cards):
                if self.needs[track] & POW[number]:
                    self.gated_tracks[number * n_words + track // WORD] |= POW[track % WORD]
            self.gates |= self.needs[track]
        self.of_turn = self.n_cards + game.players * (1 + self.n_cards)
        self.n_slots = self.of_turn + N_OF_TURN
        for each, card in enumerate(self.cards):
            most = card.price if game.substitute > 0 and game.substitutes_buy else 0
            self.buys.extend([(each, substitutes) for substitutes in range(most + 1)])
        self.first_buy = vec[i64]([self.buys.index((each, 0)) for each in range(self.n_cards)])
        self.blind = len(self.buys)
        self.stop = self.blind + 1
        self.n_actions = self.stop + 1
        self.lines = [game.add_line(card.name.casefold().replace(" ", "_")) for card in self.cards]
        self.bought_event = game.add_event(EventKind("technology_bought", ("technology", "price")))
        self.returned_event = game.add_event(EventKind("technology_returned", ("technology",)))
        self.points_event = game.add_event(EventKind("technology_points", ("technology", "points")))

    def setup(self, game: Game, s: State, chance: Chance) -> None:
        """Lay out all copies."""
        for number in range(self.n_cards):
            s.slots[self.supply_slot(number)] = self.cards[number].copies

    # What a seat has

    def turn_slot(self, which: i64) -> i64:
        """Return where a number of the turn is kept."""
        return self.slot + self.of_turn + which

    def get(self, s: State, which: i64) -> i64:
        """Return a number of the turn."""
        return s.slots[self.turn_slot(which)]

    def put(self, s: State, which: i64, value: i64) -> None:
        """Set a number of the turn."""
        s.slots[self.turn_slot(which)] = value

    def supply_slot(self, number: i64) -> i64:
        """Return where it is kept how many copies of a technology are left."""
        return self.slot + number

    def owned_slot(self, seat: i64) -> i64:
        """Return where the technologies of a seat are kept, as a mask."""
        return self.slot + self.n_cards + seat

    def owned(self, s: State, seat: i64) -> i64:
        """Return the technologies a seat owns, as a mask."""
        return s.slots[self.slot + self.n_cards + seat]

    def points_slot(self, seat: i64, number: i64) -> i64:
        """Return where the points are kept that a technology has brought a seat."""
        return self.slot + self.n_cards + self.players + seat * self.n_cards + number

    def has(self, s: State, seat: i64, number: i64) -> bool:
        """Return whether a seat owns a technology."""
        return self.owned(s, seat) & POW[number] != 0

    # What a seat pays

    def substitute_rate(self, game: Game, s: State, seat: i64, rate: i64) -> i64:
        """Return how many cards a seat may play as a locomotive (UK4)."""
        return self.boosted if self.owned(s, seat) & self.boosters != 0 else rate

    def saves(self, game: Game, s: State, seat: i64) -> bool:
        """Return whether a seat may pay a space less for a claim (UK20)."""
        return self.owned(s, seat) & self.savers != 0

    # Opening tracks

    def open_tracks(self, game: Game, s: State, seat: i64) -> None:
        """Close what the seat's technologies do not open (UK6, UK8).

        To a seat that has bought the right of way, the tracks of others are open instead (UK12).
        """
        if self.get(s, UNDER_WAY) == A_RIVAL_CLAIM and s.seat == seat:
            open_tracks_of_others(game, s, seat)
        self.leave_opened(game, self.owned(s, seat), s.open, seat * game.board.n_words)

    def leave_opened(self, game: Game, owned: i64, tracks: vec[i64], first: i64) -> None:
        """Leave of a set of tracks, from `tracks[first]` on, those that some technologies open."""
        n_words = game.board.n_words
        lacking = self.gates & ~owned
        while lacking != 0:
            at = lowest_bit(lacking) * n_words
            lacking &= lacking - 1
            for word in range(n_words):
                tracks[first + word] &= ~self.gated_tracks[at + word]

    def turn_actions(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """List the blind draw and the technologies that can be bought (UK7, UK16).

        Buying is no action of its own: without another, the seat may pass instead (B10).
        """
        if self.can_draw_blind(s):
            acts[n] = self.action + self.blind
            n += 1
        if n == 0:
            acts[n] = PASS_ACTION
            n += 1
        if not self.get(s, BOUGHT):
            n = self.buys_into(game, s, acts, n)
        return n

    def gone(self, s: State) -> i64:
        """Return the technologies that the seat on turn cannot buy, however many are left."""
        gone = self.owned(s, s.seat)
        if s.shuffles > 0:
            gone |= self.until_shuffle
        return gone

    def on_offer(self, s: State, number: i64) -> bool:
        """Return whether a technology is there to be bought by the seat on turn."""
        return s.slots[self.slot + number] > 0 and self.gone(s) & POW[number] == 0

    def buys_into(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """Append every way to pay for every technology on offer; return the new n."""
        held = s.hands[s.seat * N_CARDS + LOCOMOTIVE]
        total = hand_size(s, s.seat)
        rate: i64 = 0
        most_paid = held
        if game.substitutes_buy:
            rate = game.rate(s, s.seat)
        if rate > 0:
            most_paid += (total - held) // rate
        if most_paid > self.highest_price:
            most_paid = self.highest_price
        offered = self.costing[most_paid] & ~self.gone(s)
        while offered != 0:
            number = lowest_bit(offered)
            offered &= offered - 1
            if s.slots[self.slot + number] == 0:
                continue
            price = self.price[number]
            fewest = price - held
            if fewest < 0:
                fewest = 0
            most = most_substitutes(price, total, rate)
            if self.used_at_once(number):
                n = self.useful_buys_into(game, s, number, fewest, most, acts, n)
                continue
            action = self.action + self.first_buy[number]
            for substitutes in range(fewest, most + 1):
                acts[n] = action + substitutes
                n += 1
        return n

    def used_at_once(self, number: i64) -> bool:
        """Return whether a technology is for a claim that follows at once (UK12, UK15)."""
        return number == self.right_of_way or number == self.two_claims

    def useful_buys_into(
        self, game: Game, s: State, number: i64, fewest: i64, most: i64, acts: vec[i64], n: i64
    ) -> i64:
        """Append the ways to pay, from so few substitutes to so many, that leave enough to claim.

        Returns the new n.
        """
        seat = s.seat
        rate = game.rate(s, seat)
        at = seat * N_CARDS + LOCOMOTIVE
        tracks = s.open
        first = seat * game.board.n_words
        if number == self.right_of_way:
            tracks = claimable_of_others(self, game, s)
            first = 0
        for substitutes in range(fewest, most + 1):
            real = self.price[number] - substitutes
            s.hands[at] -= real
            if game.claims.is_any(s, seat, tracks, first, 0, substitutes * rate):
                acts[n] = self.action + self.first_buy[number] + substitutes
                n += 1
            s.hands[at] += real
        return n

    def is_turn_action(self, game: Game, s: State, action: i64) -> bool:
        """Return whether a technology can be bought so, or several blind cards be drawn."""
        if action == self.action + self.blind:
            return self.can_draw_blind(s)
        if action >= self.action + self.blind or self.get(s, BOUGHT):
            return False
        number: i64 = self.buys[action - self.action][0]
        substitutes: i64 = self.buys[action - self.action][1]
        real = self.price[number] - substitutes
        if (
            not self.on_offer(s, number)
            or s.hands[s.seat * N_CARDS + LOCOMOTIVE] < real
            or hand_size(s, s.seat) - real < substitutes * game.rate(s, s.seat)
        ):
            return False
        acts = game.scratch
        return (
            not self.used_at_once(number)
            or self.useful_buys_into(game, s, number, substitutes, substitutes, acts, 0) > 0
        )

    def can_draw_blind(self, s: State) -> bool:
        """Return whether the seat on turn may draw several blind cards."""
        return s.deck_size > 0 and self.owned(s, s.seat) & self.drawers != 0

    def act(self, game: Game, s: State, action: i64, chance: Chance) -> None:
        """Buy a technology, or draw several blind cards."""
        if action == self.action + self.blind:
            n: i64 = self.cards[self.drawer].number
            while n > 0 and s.deck_size > 0:
                draw_to_hand(s, s.seat, DREW, chance)
                n -= 1
            game.end_turn(s, chance)
            return
        number: i64 = self.buys[action - self.action][0]
        substitutes: i64 = self.buys[action - self.action][1]
        chooser = game.chooser
        if substitutes > 0 and chooser is not None:
            chooser.buy(game, s, self, number, substitutes, chance)
            return
        pay_cards(s, s.seat, LOCOMOTIVE, self.price[number])
        self.bought(game, s, number, chance)

    # Buying

    def item_price(self, item: i64) -> i64:
        """Return the locomotives that a technology costs."""
        return self.price[item]

    def can_still_use(
        self, game: Game, s: State, item: i64, spent: vec[i64], lowest: i64, left: i64
    ) -> bool:
        """Return whether the claim a technology is bought for stays possible (UK12, UK15)."""
        if not self.used_at_once(item):
            return True
        return can_claim(self, game, s, item == self.right_of_way, spent, lowest, left)

    def bought(self, game: Game, s: State, item: i64, chance: Chance) -> None:
        """Hand a technology that has been paid for to the seat on turn; its turn goes on."""
        seat = s.seat
        s.slots[self.supply_slot(item)] -= 1
        self.put(s, BOUGHT, 1)
        if chance.watching:
            chance.tell(self.bought_event, seat, item, self.price[item])
        if item == self.right_of_way:
            self.put(s, UNDER_WAY, A_RIVAL_CLAIM)
        elif item == self.two_claims:
            self.put(s, UNDER_WAY, FIRST_OF_TWO)
        else:
            s.slots[self.owned_slot(seat)] |= POW[item]
        restock(game, s, chance)
        if item == self.right_of_way or self.gates & POW[item] != 0:
            open_tracks(game, s, seat)
        if self.get(s, UNDER_WAY) != NOTHING:
            game.ask(s, self)

    # The claim that a technology asks for

    def answers(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """List the claims that the turn asks for.

        Only a hand that another seat imagines can be without a claim; then it may stop.
        """
        n = game.claims.claims_into(s, s.seat, acts, n)
        if n == 0 or self.get(s, UNDER_WAY) == SECOND_OF_TWO:
            acts[n] = self.action + self.stop
            n += 1
        return n

    def is_answer(self, game: Game, s: State, action: i64) -> bool:
        """Return whether a claim may be made, or the turn be ended."""
        if action == self.action + self.stop:
            return (
                self.get(s, UNDER_WAY) == SECOND_OF_TWO
                or game.claims.claims_into(s, s.seat, game.scratch, 0) == 0
            )
        return game.claim_action <= action < game.mechanic_action and game.is_claim(s, action)

    def resolve(self, game: Game, s: State, action: i64, chance: Chance) -> None:
        """Make the claim the turn asks for, or stop."""
        game.answered(s)
        if action == self.action + self.stop:
            game.end_turn(s, chance)
        else:
            claim(game, s, action, chance)

    # Using what a seat has

    def after_claim(self, game: Game, s: State, track: i64, chance: Chance) -> None:
        """Score the technologies that reward claims (UK11)."""
        if self.owned(s, s.seat) & self.rewarding == 0:
            return
        for number in range(self.n_cards):
            if not self.has(s, s.seat, number):
                continue
            card = self.cards[number]
            if card.effect == effects.TRACK_POINTS or (
                card.effect == effects.FERRY_POINTS and self.is_ferry[track]
            ):
                s.slots[self.points_slot(s.seat, number)] += card.number
                if chance.watching:
                    chance.tell(self.points_event, s.seat, number, card.number)

    def end_turn(self, game: Game, s: State, chance: Chance) -> bool:
        """Go on to the second of two claims; else put back what was used up (UK12, UK15)."""
        self.put(s, BOUGHT, 0)
        under_way = self.get(s, UNDER_WAY)
        if under_way == NOTHING:
            return False
        more = under_way == FIRST_OF_TWO and game.claims.claims_into(s, s.seat, game.scratch, 0) > 0
        if more:
            self.put(s, BOUGHT, 1)
            self.put(s, UNDER_WAY, SECOND_OF_TWO)
            game.ask(s, self)
            return True
        number = self.right_of_way if under_way == A_RIVAL_CLAIM else self.two_claims
        s.slots[self.supply_slot(number)] += 1
        self.put(s, UNDER_WAY, NOTHING)
        if chance.watching:
            chance.tell(self.returned_event, s.seat, number)
        if under_way == A_RIVAL_CLAIM:
            open_tracks(game, s, s.seat)
        return False

    def score(self, game: Game, s: State, sheet: Sheet) -> None:
        """Add what the technologies have brought, and bets (UK11, UK17, UK18)."""
        score_technologies(self, game, s, sheet)


def most_substitutes(price: i64, cards: i64, rate: i64) -> i64:
    """Return how many locomotives of a price so many cards can stand for; -1 if they are too few.

    The rate is how many cards make a locomotive, or 0.
    """
    if cards < price:
        return -1
    if rate == 0:
        return 0
    if cards < price * rate:
        return (cards - price) // (rate - 1)
    return price
