"""The one definition of what a learning program sees: named fields over one array of bytes.

An `Observer` knows the fields of a game (`branchline.env.layout` gives them in words), and a
`SeatObservation` writes them for its seat, from what that seat's view holds and nothing else:
re-dealing what the seat cannot see leaves every number as it was. Seats are counted from the
observing seat.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from branchline.core.arrays import vec, zeros
from branchline.core.cards import N_CARDS
from branchline.core.game import Game
from branchline.core.state import ASKED, ROW_SIZE, State
from branchline.env.seat_observation import SeatObservation
from branchline.maps.readers import observations_of, overriding
from branchline.mechanics.base import Observation
from branchline.mechanics.fields import TOP, Axis, Field, axis

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
    """Knows the observations of one game, and writes single ones."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        observations = observations_of(game)
        self.writers: list[Observation] = [
            observations[i] for i in overriding(observations, Observation, "write")
        ]
        self.fields: list[Field] = core_fields(game)
        self.sizes: vec[i64] = zeros(len(self.writers))
        """How many numbers each writer writes."""
        self.by_slots: list[bool] = [mechanic.only_slots() for mechanic in self.writers]
        """Whether a writer need not write again while the slots it reads stay as they are."""
        self.first_slot: vec[i64] = zeros(len(self.writers))
        self.last_slot: vec[i64] = zeros(len(self.writers))
        """From where to where the slots lie that a writer reads."""
        for number, mechanic in enumerate(self.writers):
            fields = mechanic.fields(game)
            self.fields.extend(fields)
            self.sizes[number] = sum([field.size() for field in fields])
            read = mechanic.slots_read(game)
            self.first_slot[number] = min([each.slot for each in read])
            self.last_slot[number] = max([each.slot + each.n_slots for each in read])
        self.n_phases: i64 = ASKED + len(game.mechanics)
        self.size: i64 = sum([field.size() for field in self.fields])

    def write(self, s: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Write the observation of a seat into an array, from index `at` on, whatever is there."""
        for i in range(at, at + self.size):
            out[i] = 0
        SeatObservation(self, seat, out, at).update(s)
