"""The observation of one seat, kept up to date: only what has changed is written anew.

Most of an observation is sets (tracks, tickets) and single ones among zeros (the phase, the cards
of the row), and little of either changes between two decisions of a seat. So a `SeatObservation`
remembers those that stand in its array, compares them with the position, and writes the difference.
It compares values and nothing else, whatever position it is given: the next one of the same game,
the first of another, or one that somebody made up. Plain numbers are written every time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from branchline.core.arrays import POW, WORD, bits, lowest_bit, vec, zeros
from branchline.core.cards import N_CARDS
from branchline.core.game import Game
from branchline.core.score import is_joined
from branchline.core.state import FIRST, OVER, ROW_SIZE, UNCHOSEN, State
from branchline.mechanics.fields import TOP, byte, seat_after

if TYPE_CHECKING:
    from branchline.env.observe import Observer


class SeatObservation:
    """What one seat sees, in an array from index `at` on, where nobody else may write.

    The array must hold zeros there at first.
    """

    def __init__(self, observer: Observer, seat: i64, out: vec[u8], at: i64) -> None:
        game = observer.game
        self.observer: Observer = observer
        self.game: Game = game
        self.seat: i64 = seat
        self.out: vec[u8] = out
        self.at: i64 = at
        # What stands in the array, in the words of the state.
        self.phase: i64 = -1
        self.row: vec[i64] = vec[i64]([-1] * ROW_SIZE)
        self.offers: vec[i64] = vec[i64]([-1] * game.most_offered)
        self.n_offers: i64 = 0
        self.chosen: i64 = 0
        self.kept: vec[i64] = zeros(game.players * game.board.ticket_words)
        self.joined: vec[i64] = zeros(game.board.ticket_words)
        self.open: vec[i64] = zeros(game.players * game.board.n_words)
        self.owned: vec[i64] = zeros(game.players * game.board.n_words)
        self.label: vec[i64] = vec[i64](list(range(game.board.n_places)))
        """For each place the first of its network, by the own tracks that stand in the array."""
        # What the mechanics' fields were written from.
        self.slots: vec[i64] = zeros(game.n_slots)
        self.shuffles: i64 = -1
        self.decision: i64 = -1

    def update(self, s: State) -> None:
        """Make the array say what the seat sees of a position."""
        other_tickets = differ(s.kept, self.kept)
        other_tracks = differ(s.owned, self.owned)
        at = self.write_turn(s, self.at)
        at = self.write_cards(s, at)
        at = self.write_seats(s, at, other_tickets)
        at = self.write_tickets(s, at, other_tickets, other_tracks)
        at = self.write_tracks(s, at, other_tracks)
        if len(self.observer.writers) > 0:
            self.write_mechanics(s, at)

    def write_turn(self, s: State, at: i64) -> i64:
        """Write what is being decided, by whom, and how near the end is."""
        out = self.out
        players = self.game.players
        phase = s.phase
        asked = phase
        if phase == FIRST and self.game.dealer is not None and self.game.is_before_deal(s):
            asked = self.game.dealer.phase
        if asked != self.phase:
            move_one(out, at, self.phase, asked)
            self.phase = asked
        at += self.observer.n_phases
        for step in range(players):
            other = seat_after(s, self.seat, step)
            acts = phase != OVER and other == s.seat
            if phase == FIRST:
                acts = s.chosen[other] == UNCHOSEN
            out[at + step] = flag(acts)
            out[at + players + step] = flag(other == s.starter)
        at += 2 * players
        out[at] = byte(s.turns_left + 1)
        out[at + 1] = byte(s.passes)
        return at + 2

    def write_cards(self, s: State, at: i64) -> i64:
        """Write the own hand, the row, the deck and the discards."""
        out = self.out
        at = put_counts(out, at, s.hands, self.seat * N_CARDS, N_CARDS)
        row = s.row
        shown = self.row
        slot: i64
        for slot in range(ROW_SIZE):
            if row[slot] != shown[slot]:
                move_one(out, at, shown[slot], row[slot])
                shown[slot] = row[slot]
            at += N_CARDS
        out[at] = byte(s.deck_size)
        at = put_counts(out, at + 1, s.discard, 0, N_CARDS)
        out[at] = byte(s.shuffles)
        return at + 1

    def write_seats(self, s: State, at: i64, other_tickets: bool) -> i64:
        """Write what all know of every seat."""
        out = self.out
        hands = s.hands
        players = self.game.players
        known = at + players
        trains = known + players * N_CARDS
        for step in range(players):
            other = seat_after(s, self.seat, step)
            first = other * N_CARDS
            held: i64 = 0
            for i in range(first, first + N_CARDS):
                held += hands[i]
            out[at + step] = byte(held)
            put_counts(out, known + step * N_CARDS, s.known, first, N_CARDS)
            out[trains + step] = byte(s.trains[other])
            out[trains + players + step] = byte(s.points[other])
            out[trains + 3 * players + step] = byte(s.n_offers[other])
            out[trains + 4 * players + step] = flag(s.chosen[other] != UNCHOSEN)
            if other_tickets:
                out[trains + 2 * players + step] = byte(self.count_tickets(s, other))
        return trains + 5 * players

    def count_tickets(self, s: State, other: i64) -> i64:
        """Return how many tickets a seat has kept."""
        n_words = self.game.board.ticket_words
        count: i64 = 0
        for word in range(other * n_words, other * n_words + n_words):
            count += bits(s.kept[word])
        return count

    def write_tickets(self, s: State, at: i64, other_tickets: bool, other_tracks: bool) -> i64:
        """Write the pile, the own tickets, and the offered ones in their order."""
        out = self.out
        board = self.game.board
        seat = self.seat
        out[at] = byte(s.pile_size)
        out[at + 1] = byte(s.front)
        at += 2
        if other_tickets:
            words = board.ticket_words
            put_set(out, at, self.kept, s.kept, seat * words, words)
            for word in range(len(s.kept)):
                self.kept[word] = s.kept[word]
        at += board.n_tickets
        if other_tickets or (other_tracks and self.has_other_tracks(s)):
            self.write_joined(s, at)
        at += board.n_tickets
        most = self.game.most_offered
        chosen: i64 = 0
        if s.phase == FIRST and s.chosen[seat] != UNCHOSEN:
            chosen = s.chosen[seat]
        if chosen != self.chosen:
            self.chosen = chosen
            for i in range(most):
                out[at + i] = flag(chosen & POW[i] != 0)
        at += most
        offered = s.n_offers[seat]
        if offered > 0 or self.n_offers > 0:
            self.write_offers(s, at, offered)
        return at + most * board.n_tickets

    def write_offers(self, s: State, at: i64, offered: i64) -> None:
        """Write the offered tickets."""
        most = self.game.most_offered
        for i in range(most):
            ticket: i64 = -1
            if i < offered:
                ticket = s.offers[self.seat * most + i]
            if ticket != self.offers[i]:
                move_one(self.out, at, self.offers[i], ticket)
                self.offers[i] = ticket
            at += self.game.board.n_tickets
        self.n_offers = offered

    def has_other_tracks(self, s: State) -> bool:
        """Return whether the own tracks are others than those that stand in the array."""
        n_words = self.game.board.n_words
        for word in range(self.seat * n_words, self.seat * n_words + n_words):
            if s.owned[word] != self.owned[word]:
                return True
        return False

    def write_joined(self, s: State, at: i64) -> None:
        """Write which of the own tickets are joined by the own tracks, borrowed ones aside."""
        board = self.game.board
        first = self.seat * board.ticket_words
        lost_tracks = self.label_places(s)
        for word in range(board.ticket_words):
            kept = s.kept[first + word]
            joined = self.joined[word] & kept
            if lost_tracks:
                joined = 0
            mask = kept ^ joined
            while mask != 0:
                bit = lowest_bit(mask)
                mask &= mask - 1
                ticket = word * WORD + bit
                for leg in range(board.first_leg[ticket], board.first_leg[ticket + 1]):
                    if is_joined(self.game, self.label, leg):
                        joined |= POW[bit]
            flip(self.out, at + word * WORD, joined ^ self.joined[word])
            self.joined[word] = joined

    def label_places(self, s: State) -> bool:
        """Give all places of one network of the seat the same label, by the tracks it has now.

        Labels are those of the tracks that stand in the array, joined further by new ones; from
        the beginning only where tracks are gone. Returns whether that is so.
        """
        board = self.game.board
        label = self.label
        first = self.seat * board.n_words
        gone: i64 = 0
        for word in range(first, first + board.n_words):
            gone |= self.owned[word] & ~s.owned[word]
        if gone != 0:
            for place in range(board.n_places):
                label[place] = place
        for word in range(board.n_words):
            mask = s.owned[first + word]
            if gone == 0:
                mask ^= self.owned[first + word]
            while mask != 0:
                track = word * WORD + lowest_bit(mask)
                mask &= mask - 1
                relabel(label, label[board.track_a[track]], label[board.track_b[track]])
        return gone != 0

    def write_tracks(self, s: State, at: i64, other_tracks: bool) -> i64:
        """Write the tracks that are open to the seat, then whose the others are."""
        board = self.game.board
        n_words = board.n_words
        players = self.game.players
        first = self.seat * n_words
        put_set(self.out, at, self.open, s.open, first, n_words)
        at += board.n_tracks
        if other_tracks:
            for step in range(players):
                first = seat_after(s, self.seat, step) * n_words
                put_set(self.out, at + step * board.n_tracks, self.owned, s.owned, first, n_words)
        return at + players * board.n_tracks

    def write_mechanics(self, s: State, at: i64) -> None:
        """Write the fields of the mechanics, where they may have changed."""
        observer = self.observer
        anew = self.has_other_decision(s)
        changed = False
        n: i64 = len(observer.writers)
        for i in range(n):
            mechanic = observer.writers[i]
            if not observer.by_slots[i]:
                at = mechanic.write(self.game, s, self.seat, self.out, at)
                continue
            other = self.has_other_slots(s, observer.first_slot[i], observer.last_slot[i])
            changed |= other
            if other or anew:
                at = mechanic.write(self.game, s, self.seat, self.out, at)
            else:
                at += observer.sizes[i]
        if changed:
            self.slots = s.slots[:]

    def has_other_slots(self, s: State, first: i64, last: i64) -> bool:
        """Return whether slots hold other numbers than those that were written from."""
        slots = s.slots
        before = self.slots
        i = first
        while i < last and slots[i] == before[i]:
            i += 1
        return i < last

    def has_other_decision(self, s: State) -> bool:
        """Return whether another mechanic asks, or cards were shuffled, and remember it."""
        decision: i64 = OVER
        if s.phase > OVER:
            decision = s.phase
        if decision == self.decision and s.shuffles == self.shuffles:
            return False
        self.decision = decision
        self.shuffles = s.shuffles
        return True


def flag(said: bool) -> u8:
    """Return 1 for what is true."""
    if said:
        return 1
    return 0


def put_counts(out: vec[u8], at: i64, counts: vec[i64], first: i64, n: i64) -> i64:
    """Write n counts of an array, none of them below 0; return where the next field starts.

    It does what `byte` does without a call for each: these are a third of all that is written.
    """
    for i in range(n):
        count = counts[first + i]
        if count > TOP:
            count = TOP
        out[at + i] = u8(count)
    return at + n


def move_one(out: vec[u8], at: i64, before: i64, now: i64) -> None:
    """Move the single 1 of a field from one index to another; -1 means there is none."""
    if before >= 0:
        out[at + before] = 0
    if now >= 0:
        out[at + now] = 1


def differ(masks: vec[i64], stands: vec[i64]) -> bool:
    """Return whether some of all words differ from those that stand in the array."""
    n: i64 = len(masks)
    word: i64 = 0
    while word < n and masks[word] == stands[word]:
        word += 1
    return word < n


def put_set(out: vec[u8], at: i64, stands: vec[i64], masks: vec[i64], first: i64, n: i64) -> None:
    """Write a set, n words from `masks[first]` on, in place of the one that stands there."""
    for word in range(first, first + n):
        difference = masks[word] ^ stands[word]
        if difference != 0:
            stands[word] = masks[word]
            flip(out, at, difference)
        at += WORD


def flip(out: vec[u8], at: i64, members: i64) -> None:
    """Write what a word of a set has gained and lost."""
    while members != 0:
        out[at + lowest_bit(members)] ^= 1
        members &= members - 1


def relabel(label: vec[i64], one: i64, other: i64) -> None:
    """Join two networks: all places of either get the lower of their labels."""
    low = one
    high = other
    if other < one:
        low = other
        high = one
    for place in range(high, len(label)):
        if label[place] == high:
            label[place] = low
