"""Technologies: cards bought with locomotives that open tracks and score (UK6 to UK20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from branchline.core.actions import PASS_ACTION
from branchline.core.arrays import POW, WORD, vec, zeros
from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.core.claim import (
    claim,
    finish_claim,
    open_tracks,
    pay,
    pay_cards,
    tell_payment,
)
from branchline.core.draw import draw_to_hand, restock
from branchline.core.events import CLAIMED, DREW, EventKind
from branchline.core.hands import hand_size
from branchline.core.hooks import Mechanic, Parts, Viewed
from branchline.core.pieces import Piece
from branchline.mechanics import foresight, shelf
from branchline.mechanics.laying import ask_substitutes, can_choose, choices_into, show_laid
from branchline.mechanics.rivals import can_claim, open_rivals
from branchline.mechanics.shelf import (
    A_RIVAL_CLAIM,
    BOUGHT,
    BUYING,
    FIRST_OF_TWO,
    LAID,
    LEFT,
    LOWEST,
    N_SINGLE,
    NOTHING,
    ROW,
    SECOND_OF_TWO,
    TRACK,
    UNDER_WAY,
    Gate,
    Technology,
    requirements,
)
from branchline.mechanics.shelf_sight import observe_shelf, shelf_pieces
from branchline.mechanics.shelf_worth import opened_by, parts_of, score_shelf, view_shelf
from branchline.mechanics.substitutes import SubstitutePrices

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.score import Sheet
    from branchline.core.state import State
    from branchline.core.ways import Ways


class Technologies(Mechanic):
    """A shelf of technology cards.

    Slots: the supply of each technology; for each seat a mask of those it owns; for each seat and
    technology the points it has brought; then the single slots above. Actions: to buy each
    technology with 0, 1, 2, ... substitutes among its locomotives; to choose each card as part of
    a substitute; to draw several blind cards; to stop after the first of two claims.
    """

    name = "technologies"

    def __init__(
        self,
        cards: Sequence[Technology],
        gates: Sequence[Gate],
        home: Sequence[str],
        free_length: int,
        substitute: int,
    ) -> None:
        super().__init__()
        self.cards: list[Technology] = list(cards)
        self.n_cards: i64 = len(cards)
        self.substitute: i64 = substitute
        self.needs: vec[i64] = vec[i64](
            [
                sum(2**number for number in requirements(gate, cards, home, free_length))
                for gate in gates
            ]
        )
        self.is_ferry: list[bool] = [gate.ferry for gate in gates]
        self.price: vec[i64] = vec[i64]([card.price for card in cards])
        self.until_shuffle: list[bool] = [card.until_shuffle for card in cards]
        # Which technology each buying action buys, with how many substitutes; and where it starts.
        self.buys: list[tuple[int, int]] = [
            (number, substitutes)
            for number, card in enumerate(cards)
            for substitutes in range(card.price + 1)
        ]
        self.first_buy: vec[i64] = vec[i64](
            [self.buys.index((number, 0)) for number in range(len(cards))]
        )
        self.labels = {"technology": [card.name for card in cards]}
        self.booster: i64 = self.find(shelf.SUBSTITUTE)
        self.boosted: i64 = self.cards[self.booster].number if self.booster >= 0 else substitute
        self.saver: i64 = self.find(shelf.SAVING)
        self.drawer: i64 = self.find(shelf.BLIND_DRAW)
        self.right_of_way: i64 = self.find(shelf.RIGHT_OF_WAY)
        self.two_claims: i64 = self.find(shelf.TWO_CLAIMS)
        self.rewarding: i64 = sum(
            2**number
            for number, card in enumerate(cards)
            if card.effect in (shelf.TRACK_POINTS, shelf.FERRY_POINTS)
        )
        self.lines: list[int] = []
        self.players: i64 = 0
        self.single: i64 = 0
        self.choose: i64 = 0
        self.blind: i64 = 0
        self.stop: i64 = 0
        self.bought_event: i64 = 0
        self.returned_event: i64 = 0
        self.points_event: i64 = 0
        self.substituted_event: i64 = 0

    def find(self, effect: str) -> int:
        """Return the technology with an effect, or -1."""
        for number, card in enumerate(self.cards):
            if card.effect == effect:
                return number
        return -1

    def prepare(self, game: Game) -> None:
        """Reserve slots and actions, name lines and events, and let substitutes be paid."""
        self.players = game.players
        self.single = self.n_cards + game.players * (1 + self.n_cards)
        self.n_slots = self.single + N_SINGLE
        self.choose = len(self.buys)
        self.blind = self.choose + N_CARDS
        self.stop = self.blind + 1
        self.n_actions = self.stop + 1
        game.prices = SubstitutePrices(game.board, self, self.saver >= 0)
        self.lines = [game.add_line(card.name.casefold().replace(" ", "_")) for card in self.cards]
        self.bought_event = game.add_event(EventKind("technology_bought", ("technology", "price")))
        self.returned_event = game.add_event(EventKind("technology_returned", ("technology",)))
        self.points_event = game.add_event(EventKind("technology_points", ("technology", "points")))
        self.substituted_event = game.add_event(EventKind("substituted", ("card",)))

    def setup(self, game: Game, s: State, chance: Chance) -> None:
        """Lay the shelf out."""
        number: i64
        for number in range(self.n_cards):
            s.slots[self.slot + number] = self.cards[number].copies

    # What a seat has

    def get(self, s: State, which: i64) -> i64:
        """Return a single slot."""
        return s.slots[self.slot + self.single + which]

    def put(self, s: State, which: i64, value: i64) -> None:
        """Set a single slot."""
        s.slots[self.slot + self.single + which] = value

    def owned(self, s: State, seat: i64) -> i64:
        """Return the technologies a seat owns, as a mask."""
        return s.slots[self.slot + self.n_cards + seat]

    def points_slot(self, seat: i64, number: i64) -> i64:
        """Return where the points are kept that a technology has brought a seat."""
        return self.slot + self.n_cards + self.players + seat * self.n_cards + number

    def has(self, s: State, seat: i64, number: i64) -> bool:
        """Tell whether a seat owns a technology (-1: one that is not in the game)."""
        return number >= 0 and self.owned(s, seat) & POW[number] != 0

    def rate(self, s: State, seat: i64) -> i64:
        """Return how many cards a seat may play as a locomotive (UK4)."""
        return self.boosted if self.has(s, seat, self.booster) else self.substitute

    def saves(self, s: State, seat: i64) -> bool:
        """Tell whether a seat may pay a card less for a claim (UK20)."""
        return self.has(s, seat, self.saver)

    # Opening tracks

    def open_tracks(self, game: Game, s: State, seat: i64) -> None:
        """Close what the seat's technologies do not open (UK6, UK8).

        To a seat that has bought the right of way, the tracks of others are open instead (UK12).
        """
        board = game.board
        if self.get(s, UNDER_WAY) == A_RIVAL_CLAIM and s.seat == seat:
            open_rivals(game, s, seat)
        lacking = ~self.owned(s, seat)
        track: i64
        for track in range(board.n_tracks):
            if self.needs[track] & lacking:
                at = seat * board.n_words + track // WORD
                s.open[at] &= ~POW[track % WORD]

    def missing(self, game: Game, s: State, seat: i64, track: i64) -> list[str]:
        """Return the technologies a seat lacks to claim a track."""
        lacking = self.needs[track] & ~self.owned(s, seat)
        return [card.name for number, card in enumerate(self.cards) if lacking & POW[number]]

    def opens(self, game: Game, s: State, seat: i64) -> dict[int, list[int]]:
        """Return the free tracks that each technology still to be had would open by itself."""
        return opened_by(self, game, s, seat)

    # Choosing what to do

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

    def on_offer(self, s: State, number: i64) -> bool:
        """Tell whether a technology is there to be bought by the seat on turn."""
        return (
            s.slots[self.slot + number] > 0
            and not self.has(s, s.seat, number)
            and not (self.until_shuffle[number] and s.shuffles > 0)
        )

    def buys_into(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """Append every way to pay for every technology on offer; return the new n."""
        held = s.hands[s.seat * N_CARDS + LOCOMOTIVE]
        total = hand_size(s, s.seat)
        rate = self.rate(s, s.seat)
        if held == 0 and total < rate:
            return n
        number: i64
        for number in range(self.n_cards):
            price = self.price[number]
            if price > total or not self.on_offer(s, number):
                continue
            substitutes: i64 = price - held if price > held else 0
            while substitutes <= price and substitutes * (rate - 1) <= total - price:
                if self.is_of_use(game, s, number, substitutes):
                    acts[n] = self.action + self.first_buy[number] + substitutes
                    n += 1
                substitutes += 1
        return n

    def is_turn_action(self, game: Game, s: State, action: i64) -> bool:
        """Tell whether a technology can be bought so, or several blind cards be drawn."""
        if action == self.action + self.blind:
            return self.can_draw_blind(s)
        if action >= self.action + self.choose or self.get(s, BOUGHT):
            return False
        number: i64 = self.buys[action - self.action][0]
        substitutes: i64 = self.buys[action - self.action][1]
        real = self.price[number] - substitutes
        return (
            self.on_offer(s, number)
            and s.hands[s.seat * N_CARDS + LOCOMOTIVE] >= real
            and hand_size(s, s.seat) - real >= substitutes * self.rate(s, s.seat)
            and self.is_of_use(game, s, number, substitutes)
        )

    def can_draw_blind(self, s: State) -> bool:
        """Tell whether the seat on turn may draw several blind cards."""
        return s.deck_size > 0 and self.has(s, s.seat, self.drawer)

    def is_of_use(self, game: Game, s: State, number: i64, substitutes: i64) -> bool:
        """Tell whether a technology that must be used at once can be, after paying for it."""
        if number != self.right_of_way and number != self.two_claims:
            return True
        spent = zeros(N_CARDS)
        spent[LOCOMOTIVE] = self.price[number] - substitutes
        left = substitutes * self.rate(s, s.seat)
        return can_claim(self, game, s, number == self.right_of_way, spent, 0, left)

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
        self.put(s, BUYING, number + 1)
        self.put(s, ROW, substitutes)
        ask_substitutes(self, game, s, substitutes * self.rate(s, s.seat), chance)

    def before_claim(self, game: Game, s: State, track: i64, row: i64, chance: Chance) -> bool:
        """Take a claim over whose payment has substitutes."""
        substitutes = game.prices.row_substitutes[row]
        if substitutes == 0:
            return False
        self.put(s, TRACK, track)
        self.put(s, ROW, row)
        ask_substitutes(self, game, s, substitutes * self.rate(s, s.seat), chance)
        return True

    def answers(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """List the cards that may be chosen, or the claims that the turn asks for.

        Only a hand that another seat imagines can be without a claim; then it may stop.
        """
        if self.get(s, LEFT) > 0:
            return choices_into(self, game, s, acts, n)
        n = game.prices.claims_into(s, s.seat, acts, n)
        if n == 0 or self.get(s, UNDER_WAY) == SECOND_OF_TWO:
            acts[n] = self.action + self.stop
            n += 1
        return n

    def is_answer(self, game: Game, s: State, action: i64) -> bool:
        """Tell whether a card may be chosen, or a claim made."""
        if self.get(s, LEFT) > 0:
            card = action - self.action - self.choose
            return 0 <= card < N_CARDS and can_choose(self, game, s, card)
        if action == self.action + self.stop:
            return (
                self.get(s, UNDER_WAY) == SECOND_OF_TWO
                or game.prices.claims_into(s, s.seat, game.scratch, 0) == 0
            )
        return game.claim_action <= action < game.mechanic_action and game.is_claim(s, action)

    def resolve(self, game: Game, s: State, action: i64, chance: Chance) -> None:
        """Choose a card, make the claim the turn asks for, or stop."""
        if self.get(s, LEFT) > 0:
            card = action - self.action - self.choose
            self.put(s, LAID + card, self.get(s, LAID + card) + 1)
            self.put(s, LOWEST, card)
            self.put(s, LEFT, self.get(s, LEFT) - 1)
            show_laid(self, game, s)
            if self.get(s, LEFT) == 0:
                game.answered(s)
                self.pay_all(game, s, chance)
            return
        game.answered(s)
        if action == self.action + self.stop:
            game.end_turn(s, chance)
        else:
            claim(game, s, action, chance)

    def pay_all(self, game: Game, s: State, chance: Chance) -> None:
        """Pay with everything chosen; then claim the track or take the technology."""
        seat = s.seat
        card: i64
        for card in range(N_CARDS):
            n = self.get(s, LAID + card)
            if n > 0:
                pay_cards(s, seat, card, n)
                self.put(s, LAID + card, 0)
                while chance.watching and n > 0:
                    chance.tell(self.substituted_event, seat, card)
                    n -= 1
        row = self.get(s, ROW)
        track = self.get(s, TRACK)
        number = self.get(s, BUYING) - 1
        self.put(s, ROW, 0)
        self.put(s, TRACK, 0)
        self.put(s, BUYING, 0)
        self.put(s, LEFT, 0)
        self.put(s, LOWEST, 0)
        if number >= 0:
            if self.price[number] > row:
                pay_cards(s, seat, LOCOMOTIVE, self.price[number] - row)
            self.take(game, s, number, chance)
            return
        pay(game, s, seat, row)
        if chance.watching:
            tell_payment(game, CLAIMED, seat, track, row, chance)
        finish_claim(game, s, track, chance)

    def take(self, game: Game, s: State, number: i64, chance: Chance) -> None:
        """Hand a technology that has been paid for to the seat on turn; its turn goes on."""
        seat = s.seat
        s.slots[self.slot + number] -= 1
        self.put(s, BOUGHT, 1)
        if chance.watching:
            chance.tell(self.bought_event, seat, number, self.price[number])
        if number == self.right_of_way:
            self.put(s, UNDER_WAY, A_RIVAL_CLAIM)
        elif number == self.two_claims:
            self.put(s, UNDER_WAY, FIRST_OF_TWO)
        else:
            s.slots[self.slot + self.n_cards + seat] |= POW[number]
        restock(game, s, chance)
        open_tracks(game, s, seat)
        if self.get(s, UNDER_WAY) != NOTHING:
            game.ask(s, self)

    # Using what one has

    def after_claim(self, game: Game, s: State, track: i64, chance: Chance) -> None:
        """Score the technologies that reward claims (UK11)."""
        if self.owned(s, s.seat) & self.rewarding == 0:
            return
        number: i64
        for number in range(self.n_cards):
            if not self.has(s, s.seat, number):
                continue
            card = self.cards[number]
            if card.effect == shelf.TRACK_POINTS or (
                card.effect == shelf.FERRY_POINTS and self.is_ferry[track]
            ):
                s.slots[self.points_slot(s.seat, number)] += card.number
                if chance.watching:
                    chance.tell(self.points_event, s.seat, number, card.number)

    def end_turn(self, game: Game, s: State, chance: Chance) -> bool:
        """Go on to the second of two claims; else put back what was used up (UK12, UK15)."""
        at = self.slot + self.single
        s.slots[at + BOUGHT] = 0
        under_way = s.slots[at + UNDER_WAY]
        if under_way == NOTHING:
            return False
        more = under_way == FIRST_OF_TWO and game.prices.claims_into(s, s.seat, game.scratch, 0) > 0
        if more:
            self.put(s, BOUGHT, 1)
            self.put(s, UNDER_WAY, SECOND_OF_TWO)
            game.ask(s, self)
            return True
        number = self.right_of_way if under_way == A_RIVAL_CLAIM else self.two_claims
        s.slots[self.slot + number] += 1
        self.put(s, UNDER_WAY, NOTHING)
        if chance.watching:
            chance.tell(self.returned_event, s.seat, number)
        open_tracks(game, s, s.seat)
        return False

    def ways(self, game: Game, s: State, seat: i64, ways: Ways) -> None:
        """Open to plans what technologies on offer would open."""
        foresight.ways(self, game, s, seat, ways)

    def standing(self, game: Game, s: State, seat: i64) -> i64:
        """Return the points that claims have brought through technologies."""
        total: i64 = 0
        number: i64
        for number in range(self.n_cards):
            total += s.slots[self.points_slot(seat, number)]
        return total

    def traits(self, game: Game, s: State, seat: i64, ways: Ways, out: vec[i64], at: i64) -> i64:
        """Tell which technologies the seat owns and which it wants."""
        return foresight.traits(self, game, s, seat, ways, out, at)

    def pursue(self, game: Game, s: State, ways: Ways) -> i64:
        """Buy a technology that the plan needs or that will repay its price."""
        return foresight.purchase(self, game, s, ways)

    def reply(self, game: Game, s: State, ways: Ways) -> i64:
        """Choose the card the plan misses least; leave claims to the planner."""
        return foresight.reply(self, game, s, ways)

    def score(self, game: Game, s: State, sheet: Sheet) -> None:
        """Add what the technologies have brought, and bets (UK11, UK17, UK18)."""
        score_shelf(self, game, s, sheet)

    def behind(self, game: Game, s: State, sheet: Sheet, seat: i64, line: str) -> list[int]:
        """Return the longest path, for a bet on it."""
        number = self.find(shelf.PATH_BET)
        if number < 0 or line != game.line_names[self.lines[number]]:
            return []
        return sheet.networks[seat].longest_trail()

    def view(self, game: Game, s: State, seat: i64) -> Viewed:
        """Return the shelf and who owns what; all of it is public (B19)."""
        return view_shelf(self, game, s)

    def pieces(self, game: Game) -> list[Piece]:
        """Describe the shelf as numbers."""
        return shelf_pieces(self, game)

    def observe(self, game: Game, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write the shelf as numbers."""
        return observe_shelf(self, game, s, seat, out, at)

    def parts(self, game: Game, action: int) -> Parts:
        """Say which technology is bought how, or which card is chosen."""
        return parts_of(self, action)
