"""A seat's position as numbers that mean the same on every map.

Figures are whole thousandths of about their usual size. They use what the seat may know: its own
cards and tickets, its plan, and what is public of the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from branchline.bots.brains.planner import Planner
from branchline.bots.brains.time_left import fewest_trains, turns_to_finish
from branchline.core.arrays import bits, vec, zeros
from branchline.core.cards import GRAY, LOCOMOTIVE, N_CARDS, N_COLOURS
from branchline.core.costs import hand_size
from branchline.core.game import FEW_TRAINS, Game
from branchline.core.graph import network_of
from branchline.core.state import OVER, ROW_SIZE
from branchline.maps.readers import overriding, plannings_of
from branchline.mechanics.base import Planning
from branchline.mechanics.survey import OPEN, holds, most_held

if TYPE_CHECKING:
    from branchline.core.state import State

BASE: Final = 67
"""Figures that every map has."""
MOST: Final = 160


class Features:
    """Reads the figures of a position off a planner's plan; one object serves a game."""

    def __init__(self, game: Game, planner: Planner) -> None:
        self.game: Game = game
        self.planner: Planner = planner
        self.x: vec[i64] = zeros(MOST)
        self.spaces: vec[i64] = zeros(game.board.n_places)
        plannings = plannings_of(game)
        self.describing: list[Planning] = [
            plannings[i] for i in overriding(plannings, Planning, "features")
        ]
        self.standing: list[Planning] = [
            plannings[i] for i in overriding(plannings, Planning, "standing")
        ]
        self.n: i64 = BASE
        self.read(game.new_state(), 0)

    def read(self, s: State, seat: i64) -> None:
        """Fill `x[:n]` with the figures of a seat."""
        self.planner.prepare(s, seat)
        at = self.read_own(s, seat, 0)
        at = self.read_hand(s, seat, at)
        at = self.read_others(s, seat, at)
        at = self.read_time(s, seat, at)
        at = self.read_race(s, seat, at)
        for mechanic in self.describing:
            at = mechanic.features(self.game, s, seat, self.planner.plan.survey, self.x, at)
        self.n = at

    def read_own(self, s: State, seat: i64, at: i64) -> i64:
        """Write points, trains and plan."""
        x = self.x
        o = self.planner.plan
        total = s.points[seat] + self.bonus(s, seat)
        x[at] = 20 * total
        x[at + 1] = 1000 * s.trains[seat] // self.game.trains
        x[at + 2] = 50 * o.done_points
        x[at + 3] = 50 * o.open_points
        x[at + 4] = 333 * o.n_open
        x[at + 5] = 500 * o.n_lost
        x[at + 6] = 50 * o.lost_points
        x[at + 7] = 50 * o.trains
        x[at + 8] = 166 * o.survey.waiting
        x[at + 9] = 50 * o.track_points
        x[at + 10] = 33 * self.planner.slack
        x[at + 11] = 333 * o.n_done
        x[at + 12] = 250 * o.n_kept
        x[at + 13] = 50 * o.goal_points
        x[at + 14] = 33 * self.largest(s, seat)
        x[at + 15] = 1000 if s.trains[seat] <= FEW_TRAINS else 0
        return at + 16

    def bonus(self, s: State, seat: i64) -> i64:
        """Return the points a seat has from mechanics so far."""
        total: i64 = 0
        for mechanic in self.standing:
            total += mechanic.standing(self.game, s, seat)
        return total

    def read_hand(self, s: State, seat: i64, at: i64) -> i64:
        """Write the shape of the hand, what it lacks, and what it could claim."""
        x = self.x
        survey = self.planner.plan.survey
        hand = seat * N_CARDS
        missing: i64 = 0
        surplus: i64 = 0
        most: i64 = 0
        second: i64 = 0
        pairs: i64 = 0
        card: i64
        for card in range(N_COLOURS):
            held = s.hands[hand + card]
            lack = survey.need[card] - held
            if lack > 0:
                missing += lack
            else:
                surplus -= lack
            if held > most:
                second = most
                most = held
            elif held > second:
                second = held
            if held >= 3:
                pairs += 1
        locomotives = s.hands[hand + LOCOMOTIVE]
        short = missing - locomotives
        if short < 0:
            short = 0
        turns = self.planner.card_values.turns
        x[at] = 66 * hand_size(s, seat)
        x[at + 1] = 250 * locomotives
        x[at + 2] = 166 * most
        x[at + 3] = 166 * second
        x[at + 4] = 300 * pairs
        x[at + 5] = 100 * missing
        x[at + 6] = 100 * short
        x[at + 7] = 100 * surplus
        x[at + 8] = 10 * turns // 8
        best, six, five, filler = self.scan(s, seat, most, locomotives)
        x[at + 9] = 66 * best
        x[at + 10] = 110 * six
        x[at + 11] = 100 * five
        x[at + 12] = 66 * filler
        useful: i64 = 0
        free: i64 = 0
        slot: i64
        for slot in range(ROW_SIZE):
            card = s.row[slot]
            if card == LOCOMOTIVE:
                free += 1
            elif card >= 0 and survey.need[card] > s.hands[hand + card]:
                useful += 1
        x[at + 13] = 500 * free
        x[at + 14] = 200 * useful
        clock = self.planner.clock
        late: i64 = turns - clock if turns > clock else 0
        x[at + 15] = 2 * late
        x[at + 16] = 50 * self.planner.plan.open_points * late // 500
        x[at + 17] = clock // 2
        x[at + 18] = x[at + 8] * clock // 2000
        return at + 19

    def scan(self, s: State, seat: i64, most: i64, locomotives: i64) -> tuple[i64, i64, i64, i64]:
        """Return the best points to be had now, the long tracks left, and those nearly in hand."""
        game = self.game
        board = game.board
        survey = self.planner.plan.survey
        hand = seat * N_CARDS
        best: i64 = 0
        nearly: i64 = 0
        six: i64 = 0
        five: i64 = 0
        for track in range(board.n_tracks):
            if survey.kind[track] != OPEN:
                continue
            length = board.length[track]
            if length >= 6:
                six += 1
            elif length >= 4:
                five += 1
            if length > s.trains[seat]:
                continue
            have: i64 = most if board.colour[track] == GRAY else s.hands[hand + board.colour[track]]
            usable = game.prices.most[track]
            if usable > locomotives:
                usable = locomotives
            points = game.points[length] + survey.gain[track] // 100
            if have + usable >= length and points > best:
                best = points
            if have + usable + 2 >= length and points > nearly:
                nearly = points
        return best, six, five, nearly

    def read_others(self, s: State, seat: i64, at: i64) -> i64:
        """Write what is public of the others, the most dangerous of each kind."""
        x = self.x
        game = self.game
        points: i64 = -99
        cards: i64 = 0
        tickets: i64 = 0
        largest: i64 = 0
        seen: i64 = 0
        behind: i64 = 0
        mine = s.points[seat] + self.bonus(s, seat)
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
            extent = self.largest(s, other)
            if extent > largest:
                largest = extent
            if s.known[other * N_CARDS + LOCOMOTIVE] > seen:
                seen = s.known[other * N_CARDS + LOCOMOTIVE]
        fewest = fewest_trains(s, seat, game.players)
        x[at] = 20 * points
        x[at + 1] = 1000 * fewest // game.trains
        x[at + 2] = 66 * cards
        x[at + 3] = 250 * tickets
        x[at + 4] = 33 * largest
        x[at + 5] = 50 * (self.largest(s, seat) - largest)
        x[at + 6] = 25 * (mine - points)
        x[at + 7] = 50 * (s.trains[seat] - fewest)
        x[at + 8] = 250 * seen
        x[at + 9] = 500 * behind
        x[at + 10] = 100 * fewest if fewest < 10 else 1000
        return at + 11

    def read_time(self, s: State, seat: i64, at: i64) -> i64:
        """Write how far the game has come, and a few products with it."""
        x = self.x
        o = self.planner.plan
        players = self.game.players
        share = 1000 * s.trains[seat] // self.game.trains
        fewest = 1000 * fewest_trains(s, seat, players) // self.game.trains
        x[at] = 1000 if s.turns_left >= 0 else 0
        x[at + 1] = 1000 * s.turns_left // players if s.turns_left >= 0 else 1500
        x[at + 2] = 25 * s.turn // players
        x[at + 3] = 500 * (players - 2)
        x[at + 4] = 50 * o.open_points if o.survey.waiting == 0 else 0
        x[at + 5] = share * fewest // 1000
        x[at + 6] = 66 * hand_size(s, seat) * share // 1000
        x[at + 7] = 66 * hand_size(s, seat) * fewest // 1000
        x[at + 8] = 50 * o.open_points * fewest // 1000
        x[at + 9] = 50 * o.open_points if s.turns_left >= 0 or s.phase == OVER else 0
        x[at + 10] = 1000 if s.pile_size > 0 else 0
        x[at + 11] = 10 * s.deck_size
        return at + 12

    def read_race(self, s: State, seat: i64, at: i64) -> i64:
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
        own = turns_to_finish(s, seat)
        spare = planner.clock - planner.card_values.turns
        x[at] = own // 2
        x[at + 1] = (own - planner.clock) // 2
        x[at + 2] = spare // 2
        x[at + 3] = best
        x[at + 4] = second
        x[at + 5] = best * planner.clock // 1000
        x[at + 6] = spare // 4 if spare > 0 else 0
        ready, points = self.in_hand(s, seat)
        x[at + 7] = 300 * ready
        x[at + 8] = 66 * points
        return at + 9

    def in_hand(self, s: State, seat: i64) -> tuple[i64, i64]:
        """Return how many planned tracks the hand pays for, each by itself, and their points."""
        game = self.game
        board = game.board
        survey = self.planner.plan.survey
        hand = seat * N_CARDS
        held = s.hands[hand + LOCOMOTIVE]
        most = most_held(s, seat)
        ready: i64 = 0
        points: i64 = 0
        for track in range(board.n_tracks):
            if survey.planned[track] != 1 or survey.kind[track] != OPEN:
                continue
            have: i64 = most if board.colour[track] == GRAY else s.hands[hand + board.colour[track]]
            usable = game.prices.most[track]
            if usable > held:
                usable = held
            if have + usable >= board.length[track] and game.prices.least[track] <= held:
                ready += 1
                points += game.points[board.length[track]]
        return ready, points

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
