"""The one definition of what a learning program sees: named fields over one array of bytes.

An `Observer` knows the fields of a game (`branchline.env.layout` gives them in words) and writes
them for any seat, from what that seat's view holds and nothing else: re-dealing what the seat
cannot see leaves every number as it was. Seats are counted from the observing seat.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from branchline.core.arrays import WORD, bits, lowest_bit, vec, zeros
from branchline.core.cards import N_CARDS
from branchline.core.game import Game
from branchline.core.graph import unite
from branchline.core.score import is_joined
from branchline.core.state import ASKED, FIRST, OVER, ROW_SIZE, UNCHOSEN, State
from branchline.maps.readers import observations_of, overriding
from branchline.mechanics.base import Observation
from branchline.mechanics.fields import (
    TOP,
    Axis,
    Field,
    axis,
    byte,
    put_members,
    put_one,
    seat_after,
)

PHASE_WORDS: Final = ("turn", "second card", "keep", "first tickets", "over")


def core_fields(game: Game) -> list[Field]:
    """Return the fields every map has, in the order in which they are written."""
    seats = axis("seat", int(game.players))
    cards = axis("card", N_CARDS)
    tracks = axis("track", int(game.board.n_tracks))
    tickets = axis("ticket", int(game.board.n_tickets))
    offers = axis("offer", int(game.most_offered))
    words = list(PHASE_WORDS) + [mechanic.name for mechanic in game.mechanics]
    phases = Axis("word", tuple(range(len(words))), tuple(words))
    each, every = int(max(game.cards)), int(sum(game.cards))
    players = int(game.players)
    return [
        Field("phase", (phases,), 1, "what is being decided"),
        Field("to_act", (seats,), 1, "whether the seat may act now"),
        Field("starter", (seats,), 1, "whether the seat had the first turn"),
        Field("turns_left", (), players + 1, "1 + turns left in the last round; 0 before it"),
        Field("passes", (), players, "passes in succession"),
        Field("hand", (cards,), each, "cards in hand"),
        Field("row", (axis("row", ROW_SIZE), cards), 1, "the card in each place of the row"),
        Field("deck", (), every, "cards in the deck"),
        Field("discard", (cards,), each, "cards discarded"),
        Field("shuffles", (), TOP, "how often the discards became the deck"),
        Field("hand_sizes", (seats,), every, "cards in each hand"),
        Field("known", (seats, cards), each, "cards all have seen the seat take and not spend"),
        Field("trains", (seats,), int(game.trains), "trains left"),
        Field("points", (seats,), TOP, "points for claimed tracks"),
        Field("ticket_counts", (seats,), int(game.board.n_tickets), "tickets kept"),
        Field("offer_counts", (seats,), int(game.most_offered), "tickets to choose from"),
        Field("has_chosen", (seats,), 1, "whether the first tickets are chosen"),
        Field("pile", (), int(game.board.n_tickets), "tickets in the pile"),
        Field("pile_top", (), int(game.board.n_tickets), "tickets of it that may come next"),
        Field("tickets", (tickets,), 1, "whether the ticket is kept"),
        Field("joined", (tickets,), 1, "whether the ticket is kept and its places are joined"),
        Field("choice", (offers,), 1, "first tickets chosen while others still choose"),
        Field("offers", (offers, tickets), 1, "the ticket in each place of the offer"),
        Field("open", (tracks,), 1, "tracks it might claim, cards and trains aside"),
        Field("owned", (seats, tracks), 1, "tracks claimed"),
    ]


class Observer:
    """Writes observations of one game."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        observations = observations_of(game)
        self.writers: list[Observation] = [
            observations[i] for i in overriding(observations, Observation, "write")
        ]
        self.fields: list[Field] = core_fields(game)
        for mechanic in self.writers:
            self.fields.extend(mechanic.fields(game))
        self.label: vec[i64] = zeros(game.board.n_places)
        """Scratch: a place of the same network, for each place; a network's first has itself."""
        self.n_phases: i64 = ASKED + len(game.mechanics)
        self.size: i64 = sum(field.size() for field in self.fields)

    def write(self, s: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Write the observation of a seat into an array, from index `at` on."""
        game = self.game
        at = self.write_turn(s, seat, out, at)
        at = self.write_cards(s, seat, out, at)
        at = self.write_seats(s, seat, out, at)
        at = self.write_tickets(s, seat, out, at)
        n_words = game.board.n_words
        n_tracks = game.board.n_tracks
        at = put_members(out, at, s.open, seat * n_words, n_tracks)
        for step in range(game.players):
            other = seat_after(s, seat, step)
            at = put_members(out, at, s.owned, other * n_words, n_tracks)
        for mechanic in self.writers:
            at = mechanic.write(game, s, seat, out, at)

    def write_turn(self, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write what is being decided, by whom, and how near the end is."""
        players = self.game.players
        phase = s.phase
        at = put_one(out, at, self.n_phases, phase)
        for step in range(players):
            other = seat_after(s, seat, step)
            acts = phase != OVER and other == s.seat
            if phase == FIRST:
                acts = s.chosen[other] == UNCHOSEN
            out[at + step] = 1 if acts else 0
            out[at + players + step] = 1 if other == s.starter else 0
        at += 2 * players
        out[at] = byte(s.turns_left + 1)
        out[at + 1] = byte(s.passes)
        return at + 2

    def write_cards(self, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write the own hand, the row, the deck and the discards."""
        card: i64
        for card in range(N_CARDS):
            out[at + card] = byte(s.hands[seat * N_CARDS + card])
        at += N_CARDS
        slot: i64
        for slot in range(ROW_SIZE):
            at = put_one(out, at, N_CARDS, s.row[slot])
        out[at] = byte(s.deck_size)
        at += 1
        for card in range(N_CARDS):
            out[at + card] = byte(s.discard[card])
        at += N_CARDS
        out[at] = byte(s.shuffles)
        return at + 1

    def write_seats(self, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write what all know of every seat."""
        players = self.game.players
        ticket_words = self.game.board.ticket_words
        known = at + players
        trains = known + players * N_CARDS
        card: i64
        for step in range(players):
            other = seat_after(s, seat, step)
            held: i64 = 0
            for card in range(N_CARDS):
                held += s.hands[other * N_CARDS + card]
                out[known + step * N_CARDS + card] = byte(s.known[other * N_CARDS + card])
            out[at + step] = byte(held)
            out[trains + step] = byte(s.trains[other])
            out[trains + players + step] = byte(s.points[other])
            kept: i64 = 0
            for word in range(ticket_words):
                kept += bits(s.kept[other * ticket_words + word])
            out[trains + 2 * players + step] = byte(kept)
            out[trains + 3 * players + step] = byte(s.n_offers[other])
            out[trains + 4 * players + step] = 0 if s.chosen[other] == UNCHOSEN else 1
        return trains + 5 * players

    def write_tickets(self, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write the pile, the own tickets, and the offered ones in their order."""
        board = self.game.board
        n_tickets = board.n_tickets
        most = self.game.most_offered
        out[at] = byte(s.pile_size)
        out[at + 1] = byte(s.front)
        at = put_members(out, at + 2, s.kept, seat * board.ticket_words, n_tickets)
        at = self.write_joined(s, seat, out, at)
        chosen: i64 = s.chosen[seat] if s.phase == FIRST else 0
        if chosen == UNCHOSEN:
            chosen = 0
        for i in range(most):
            out[at + i] = u8(chosen & 1)
            chosen >>= 1
        at += most
        offered = s.n_offers[seat]
        for i in range(most):
            ticket: i64 = s.offers[seat * most + i] if i < offered else -1
            at = put_one(out, at, n_tickets, ticket)
        return at

    def write_joined(self, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write which of the own tickets are joined by the own tracks, borrowed ones aside."""
        board = self.game.board
        self.label_places(s, seat)
        for ticket in range(board.n_tickets):
            out[at + ticket] = 0
        for word in range(board.ticket_words):
            mask = s.kept[seat * board.ticket_words + word]
            while mask != 0:
                ticket = word * WORD + lowest_bit(mask)
                mask &= mask - 1
                for leg in range(board.first_leg[ticket], board.first_leg[ticket + 1]):
                    if is_joined(self.game, self.label, leg):
                        out[at + ticket] = 1
        return at + board.n_tickets

    def label_places(self, s: State, seat: i64) -> None:
        """Give all places of one network of a seat the same label."""
        board = self.game.board
        label = self.label
        for place in range(board.n_places):
            label[place] = place
        for word in range(board.n_words):
            mask = s.owned[seat * board.n_words + word]
            while mask != 0:
                track = word * WORD + lowest_bit(mask)
                mask &= mask - 1
                unite(label, board.track_a[track], board.track_b[track])
        for place in range(board.n_places):  # labels point to lower places, done before
            label[place] = label[label[place]]
