"""A seat's position as numbers that mean the same on every map.

Figures are whole thousandths of about their usual size. They use what the seat may know: its own
cards and tickets, its plan, and what is public of the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.bots.brains.pieces import Pieces
from branchline.bots.brains.plan_kinds import N_KINDS, USUAL, may_differ
from branchline.bots.brains.planner import Planner
from branchline.bots.brains.time_left import fewest_trains, turns_to_finish
from branchline.bots.brains.value_network import ValueNetwork
from branchline.core.arrays import POW, WORD, bits, vec, zeros
from branchline.core.cards import GRAY, LOCOMOTIVE, N_CARDS, N_COLOURS
from branchline.core.costs import hand_size
from branchline.core.game import FEW_TRAINS, Game
from branchline.core.graph import network_of
from branchline.core.state import OVER, ROW_SIZE
from branchline.core.tickets import are_tickets_left
from branchline.maps.readers import overriding, plannings_of
from branchline.mechanics.base import Planning
from branchline.mechanics.survey import OPEN, holds

if TYPE_CHECKING:
    from branchline.core.state import State

OWN: Final = 0
HAND: Final = 16
OTHERS: Final = 35
TIME: Final = 46
RACE: Final = 58
BASE: Final = 67
"""Where the figures of each group start, and those of mechanics."""
MOST: Final = 160
"""More figures than any map has."""


def reads_pieces(network: ValueNetwork) -> bool:
    """Return whether a network was trained on the pieces of positions, too."""
    return network.n_inputs > MOST


class Features:
    """Reads the figures of a position off a planner's plans; one object serves a game."""

    def __init__(self, game: Game, planner: Planner, with_pieces: bool = False) -> None:
        self.game: Game = game
        self.planner: Planner = planner
        self.with_pieces: bool = with_pieces
        """Whether the pieces of the position follow the figures."""
        self.pieces: Pieces = Pieces(game)
        most: i64 = MOST
        if with_pieces:
            most += self.pieces.n
        self.x: vec[i64] = zeros(most)
        self.best_x: vec[i64] = zeros(most)
        """The figures with the plan that `best_value` found best."""
        self.best_plan: i64 = USUAL
        self.n_plans: i64 = 0
        """How many different plans `best_value` looked at."""
        self.spaces: vec[i64] = zeros(game.board.n_places)
        n_words = game.players * game.board.n_words
        self.owned: vec[i64] = zeros(n_words)
        """The tracks of every seat when `extent`, the spaces of its largest network, was found."""
        self.extent: vec[i64] = zeros(game.players)
        self.masks: vec[i64] = zeros(N_KINDS * game.board.n_words)
        """The tracks of the plans that `best_value` looked at."""
        self.lost: vec[i64] = zeros(N_KINDS)
        self.goals: vec[i64] = zeros(N_KINDS)
        plannings = plannings_of(game)
        self.describing: list[Planning] = [
            plannings[i] for i in overriding(plannings, Planning, "features")
        ]
        self.standing: list[Planning] = [
            plannings[i] for i in overriding(plannings, Planning, "standing")
        ]
        self.most: i64 = 0
        """How many cards the seat holds of the colour it has most of."""
        self.n: i64 = BASE
        self.read(game.new_state(), 0)

    def read(self, s: State, seat: i64) -> None:
        """Fill `x[:n]` with the figures of a seat by its usual plan."""
        self.planner.prepare(s, seat)
        self.read_position(s, seat)
        self.read_plan(s, seat)

    def best_value(self, s: State, seat: i64, network: ValueNetwork, n_kinds: i64) -> float:
        """Return the most that a network thinks of a position with any of the kinds of plan."""
        planner = self.planner
        plan = planner.plan
        self.read(s, seat)
        best = network.value(self.x)
        self.best_plan = USUAL
        self.n_plans = 1
        if n_kinds == 1:
            return best
        self.keep_figures()
        self.note_plan(0)
        n_open = plan.n_open
        for kind in range(1, n_kinds):
            if not may_differ(kind, n_open, plan.kept_survey):
                continue
            planner.make_plan(s, seat, kind)
            self.note_plan(self.n_plans)
            if self.is_known():
                continue
            self.n_plans += 1
            planner.weigh(s, seat)
            self.read_plan(s, seat)
            value = network.value(self.x)
            if value > best:
                best = value
                self.best_plan = kind
                self.keep_figures()
        return best

    def keep_figures(self) -> None:
        """Keep the figures as those of the best plan so far."""
        for i in range(self.n):
            self.best_x[i] = self.x[i]

    def note_plan(self, at: i64) -> None:
        """Note what tells a plan from others: its tracks, the points it gives up, and its goals."""
        plan = self.planner.plan
        n_words = self.game.board.n_words
        for word in range(n_words):
            self.masks[at * n_words + word] = 0
        for i in range(plan.n_tracks):
            track = plan.tracks[i]
            self.masks[at * n_words + track // WORD] |= POW[track % WORD]
        self.lost[at] = plan.lost_points
        self.goals[at] = plan.goal_points

    def is_known(self) -> bool:
        """Return whether the plan noted last is one of those before it."""
        n_words = self.game.board.n_words
        last = self.n_plans
        for each in range(last):
            equal = self.lost[each] == self.lost[last] and self.goals[each] == self.goals[last]
            for word in range(n_words):
                if self.masks[each * n_words + word] != self.masks[last * n_words + word]:
                    equal = False
            if equal:
                return True
        return False

    def bonus(self, s: State, seat: i64) -> i64:
        """Return the points a seat has from mechanics so far."""
        total: i64 = 0
        for mechanic in self.standing:
            total += mechanic.standing(self.game, s, seat)
        return total

    # What does not depend on the plan

    def read_position(self, s: State, seat: i64) -> None:
        """Write what any plan leaves as it is."""
        x = self.x
        self.measure_networks(s)
        bonus = self.bonus(s, seat)
        x[OWN] = 20 * (s.points[seat] + bonus)
        x[OWN + 1] = 1000 * s.trains[seat] // self.game.trains
        x[OWN + 14] = 33 * self.extent[seat]
        x[OWN + 15] = 0
        if s.trains[seat] <= FEW_TRAINS:
            x[OWN + 15] = 1000
        self.read_cards(s, seat)
        self.read_others(s, seat, s.points[seat] + bonus)
        self.read_time(s, seat)
        own = turns_to_finish(s, seat)
        x[RACE] = own // 2
        x[RACE + 1] = (own - self.planner.clock) // 2

    def measure_networks(self, s: State) -> None:
        """Find the spaces of every seat's largest network, where its tracks have changed."""
        n_words = self.game.board.n_words
        for seat in range(self.game.players):
            changed = False
            for word in range(seat * n_words, (seat + 1) * n_words):
                if s.owned[word] != self.owned[word]:
                    changed = True
                    self.owned[word] = s.owned[word]
            if changed:
                self.extent[seat] = self.largest(s, seat)

    def read_cards(self, s: State, seat: i64) -> None:
        """Write the shape of the hand, and what it could claim."""
        x = self.x
        hand = seat * N_CARDS
        most: i64 = 0
        second: i64 = 0
        pairs: i64 = 0
        card: i64
        for card in range(N_COLOURS):
            held = s.hands[hand + card]
            if held > most:
                second = most
                most = held
            elif held > second:
                second = held
            if held >= 3:
                pairs += 1
        self.most = most
        locomotives = s.hands[hand + LOCOMOTIVE]
        x[HAND] = 66 * hand_size(s, seat)
        x[HAND + 1] = 250 * locomotives
        x[HAND + 2] = 166 * most
        x[HAND + 3] = 166 * second
        x[HAND + 4] = 300 * pairs
        best, six, five, filler = self.scan(s, seat, most, locomotives)
        x[HAND + 9] = 66 * best
        x[HAND + 10] = 110 * six
        x[HAND + 11] = 100 * five
        x[HAND + 12] = 66 * filler
        free: i64 = 0
        slot: i64
        for slot in range(ROW_SIZE):
            if s.row[slot] == LOCOMOTIVE:
                free += 1
        x[HAND + 13] = 500 * free
        x[HAND + 17] = self.planner.clock // 2

    def scan(self, s: State, seat: i64, most: i64, locomotives: i64) -> tuple[i64, i64, i64, i64]:
        """Return the best points to be had now, the long tracks left, and those nearly in hand."""
        game = self.game
        board = game.board
        kept = self.planner.plan.kept_survey
        survey = kept.survey
        hand = seat * N_CARDS
        best: i64 = 0
        nearly: i64 = 0
        six: i64 = 0
        five: i64 = 0
        for i in range(kept.n_open):
            track = kept.open_tracks[i]
            length = board.length[track]
            if length >= 6:
                six += 1
            elif length >= 4:
                five += 1
            if game.trains_for[track] > s.trains[seat]:
                continue
            have: i64 = most if board.colour[track] == GRAY else s.hands[hand + board.colour[track]]
            usable = game.prices.most[track]
            if usable > locomotives:
                usable = locomotives
            if have + usable + 2 < length:
                continue
            points = game.points[length] + survey.gain[track] // 100
            if have + usable >= length and points > best:
                best = points
            if points > nearly:
                nearly = points
        return best, six, five, nearly

    def read_others(self, s: State, seat: i64, mine: i64) -> None:
        """Write what is public of the others, the most dangerous of each kind."""
        x = self.x
        game = self.game
        points: i64 = -99
        cards: i64 = 0
        tickets: i64 = 0
        largest: i64 = 0
        seen: i64 = 0
        behind: i64 = 0
        for other in range(game.players):
            if other == seat:
                continue
            theirs = s.points[other] + self.bonus(s, other)
            if theirs > points:
                points = theirs
            if theirs > mine:
                behind += 1
            held = hand_size(s, other)
            if held > cards:
                cards = held
            count: i64 = 0
            for word in range(game.board.ticket_words):
                count += bits(s.kept[other * game.board.ticket_words + word])
            if count > tickets:
                tickets = count
            if self.extent[other] > largest:
                largest = self.extent[other]
            if s.known[other * N_CARDS + LOCOMOTIVE] > seen:
                seen = s.known[other * N_CARDS + LOCOMOTIVE]
        fewest = fewest_trains(s, seat, game.players)
        x[OTHERS] = 20 * points
        x[OTHERS + 1] = 1000 * fewest // game.trains
        x[OTHERS + 2] = 66 * cards
        x[OTHERS + 3] = 250 * tickets
        x[OTHERS + 4] = 33 * largest
        x[OTHERS + 5] = 50 * (self.extent[seat] - largest)
        x[OTHERS + 6] = 25 * (mine - points)
        x[OTHERS + 7] = 50 * (s.trains[seat] - fewest)
        x[OTHERS + 8] = 250 * seen
        x[OTHERS + 9] = 500 * behind
        x[OTHERS + 10] = 1000
        if fewest < 10:
            x[OTHERS + 10] = 100 * fewest

    def read_time(self, s: State, seat: i64) -> None:
        """Write how far the game has come, and a few products with it."""
        x = self.x
        players = self.game.players
        share = 1000 * s.trains[seat] // self.game.trains
        fewest = 1000 * fewest_trains(s, seat, players) // self.game.trains
        x[TIME] = 0
        x[TIME + 1] = 1500
        if s.turns_left >= 0:
            x[TIME] = 1000
            x[TIME + 1] = 1000 * s.turns_left // players
        x[TIME + 2] = 25 * s.turn // players
        x[TIME + 3] = 500 * (players - 2)
        x[TIME + 5] = share * fewest // 1000
        x[TIME + 6] = 66 * hand_size(s, seat) * share // 1000
        x[TIME + 7] = 66 * hand_size(s, seat) * fewest // 1000
        x[TIME + 10] = 0
        if are_tickets_left(s):
            x[TIME + 10] = 1000
        x[TIME + 11] = 10 * s.deck_size

    def largest(self, s: State, seat: i64) -> i64:
        """Return the spaces of a seat's largest network."""
        board = self.game.board
        label = network_of(board, s.owned, seat).label
        spaces = self.spaces
        for place in range(board.n_places):
            spaces[place] = 0
        most: i64 = 0
        for track in range(board.n_tracks):
            if holds(s.owned, seat * board.n_words, track):
                home = label[board.track_a[track]]
                spaces[home] += board.length[track]
                if spaces[home] > most:
                    most = spaces[home]
        return most

    # What the plan makes of it

    def read_plan(self, s: State, seat: i64) -> None:
        """Write what depends on the plan, and all that mechanics have to say."""
        x = self.x
        plan = self.planner.plan
        x[OWN + 2] = 50 * plan.done_points
        x[OWN + 3] = 50 * plan.open_points
        x[OWN + 4] = 333 * plan.n_open
        x[OWN + 5] = 500 * plan.n_lost
        x[OWN + 6] = 50 * plan.lost_points
        x[OWN + 7] = 50 * plan.trains
        x[OWN + 8] = 166 * plan.survey.waiting
        x[OWN + 9] = 50 * plan.track_points
        x[OWN + 10] = 33 * self.planner.slack
        x[OWN + 11] = 333 * plan.n_done
        x[OWN + 12] = 250 * plan.n_kept
        x[OWN + 13] = 50 * plan.goal_points
        self.read_needs(s, seat)
        self.read_race(s, seat)
        fewest = 1000 * fewest_trains(s, seat, self.game.players) // self.game.trains
        x[TIME + 4] = 0
        if plan.survey.waiting == 0:
            x[TIME + 4] = 50 * plan.open_points
        x[TIME + 8] = 50 * plan.open_points * fewest // 1000
        x[TIME + 9] = 0
        if s.turns_left >= 0 or s.phase == OVER:
            x[TIME + 9] = 50 * plan.open_points
        at: i64 = BASE
        for mechanic in self.describing:
            at = mechanic.features(self.game, s, seat, plan.survey, x, at)
        if self.with_pieces:
            at = self.pieces.write(s, seat, plan, x, at)
        self.n = at

    def read_needs(self, s: State, seat: i64) -> None:
        """Write what the plan lacks, and how much of it the row shows."""
        x = self.x
        survey = self.planner.plan.survey
        hand = seat * N_CARDS
        missing: i64 = 0
        surplus: i64 = 0
        card: i64
        for card in range(N_COLOURS):
            lack = survey.need[card] - s.hands[hand + card]
            if lack > 0:
                missing += lack
            else:
                surplus -= lack
        short = missing - s.hands[hand + LOCOMOTIVE]
        if short < 0:
            short = 0
        turns = self.planner.card_values.turns
        x[HAND + 5] = 100 * missing
        x[HAND + 6] = 100 * short
        x[HAND + 7] = 100 * surplus
        x[HAND + 8] = 10 * turns // 8
        useful: i64 = 0
        slot: i64
        for slot in range(ROW_SIZE):
            card = s.row[slot]
            if 0 <= card < LOCOMOTIVE and survey.need[card] > s.hands[hand + card]:
                useful += 1
        x[HAND + 14] = 200 * useful
        clock = self.planner.clock
        late = turns - clock
        if late < 0:
            late = 0
        x[HAND + 15] = 2 * late
        x[HAND + 16] = 50 * self.planner.plan.open_points * late // 500
        x[HAND + 18] = x[HAND + 8] * clock // 2000

    def read_race(self, s: State, seat: i64) -> None:
        """Write how the seat's plan stands against the time others leave it."""
        x = self.x
        planner = self.planner
        best: i64 = 0
        second: i64 = 0
        card: i64
        for card in range(N_COLOURS):
            prospect = planner.card_values.prospect[card]
            if prospect > best:
                second = best
                best = prospect
            elif prospect > second:
                second = prospect
        spare = planner.clock - planner.card_values.turns
        x[RACE + 2] = spare // 2
        x[RACE + 3] = best
        x[RACE + 4] = second
        x[RACE + 5] = best * planner.clock // 1000
        x[RACE + 6] = 0
        if spare > 0:
            x[RACE + 6] = spare // 4
        ready, points = self.in_hand(s, seat)
        x[RACE + 7] = 300 * ready
        x[RACE + 8] = 66 * points

    def in_hand(self, s: State, seat: i64) -> tuple[i64, i64]:
        """Return how many planned tracks the hand pays for, each by itself, and their points."""
        game = self.game
        board = game.board
        plan = self.planner.plan
        hand = seat * N_CARDS
        held = s.hands[hand + LOCOMOTIVE]
        ready: i64 = 0
        points: i64 = 0
        for i in range(plan.n_tracks):
            track = plan.tracks[i]
            if plan.survey.kind[track] != OPEN:
                continue
            have = self.most
            if board.colour[track] != GRAY:
                have = s.hands[hand + board.colour[track]]
            usable = game.prices.most[track]
            if usable > held:
                usable = held
            if have + usable >= board.length[track] and game.prices.least[track] <= held:
                ready += 1
                points += game.points[board.length[track]]
        return ready, points
