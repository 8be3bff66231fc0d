"""What is laid down about a table before anybody plays: board, seats, cards, tickets, and switches.

The facts come from the map. The switches are rules that every map shares and that a mechanic may
change for its game; prices and actions are made of both (`branchline.core.game`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from mypy_extensions import i64

from branchline.core.arrays import POW, WORD, bits, vec, zeros
from branchline.core.board import Board
from branchline.core.cards import N_COLOURS
from branchline.core.costs import PLAIN
from branchline.core.events import CORE_EVENTS, EventKind
from branchline.core.rules import CardChooser, PlaceOwners, Rules
from branchline.core.score import CORE_LINES

NEVER: Final = 99
"""So many locomotives in the row that there never are as many."""


class TicketRules(NamedTuple):
    """How tickets are dealt and drawn; decks are lists of ticket numbers.

    `deals` pairs a deck with how many of its tickets each seat is dealt; `pile` is the deck later
    draws come from. `under` says whether rejected tickets go under the pile or leave the game;
    `first_shuffled` whether those of the first choice are mixed with the pile instead.

    Where a mechanic lets seats say of which decks they draw, `split` are these decks, `split_deal`
    is how many tickets each seat is dealt, and there are no other decks.
    """

    deals: Sequence[tuple[Sequence[int], int]]
    first_keep: int
    first_under: bool
    pile: Sequence[int]
    draw: int
    keep: int
    under: bool
    first_shuffled: bool = False
    split: Sequence[Sequence[int]] = ()
    split_deal: int = 0


def standard_cards(each_colour: int, locomotives: int) -> list[int]:
    """Return a deck as numbers of each card (B1)."""
    return [each_colour] * N_COLOURS + [locomotives]


class Table:
    """The facts of one table, and the switches of its rules."""

    def __init__(
        self,
        board: Board,
        players: int,
        trains: int,
        cards: Sequence[int],
        points: Sequence[int],
        tickets: TicketRules,
        ties: Sequence[str],
        start_locomotives: int,
        first_seat: int,
    ) -> None:
        self.board: Board = board
        self.players: i64 = players
        self.trains: i64 = trains
        self.cards: vec[i64] = vec[i64](cards)
        self.points: vec[i64] = vec[i64](points)
        self.start_locomotives: i64 = start_locomotives
        self.first_seat: i64 = first_seat
        self.ties: list[str] = list(ties)

        self.ticket_rules: TicketRules = tickets
        others = [deal for deal in tickets.deals if list(deal[0]) != list(tickets.pile)]
        self.deal_decks: list[vec[i64]] = [vec[i64](deck) for deck, _ in others]
        self.deal_sizes: vec[i64] = vec[i64]([n for _, n in others])
        """Deals from decks other than the pile."""
        self.pile: vec[i64] = vec[i64](tickets.pile)
        self.pile_deal: i64 = sum(n for deck, n in tickets.deals) - sum(n for _, n in others)
        self.first_keep: i64 = tickets.first_keep
        self.first_under: bool = tickets.first_under
        self.later_draw: i64 = tickets.draw
        self.later_keep: i64 = tickets.keep
        self.later_under: bool = tickets.under
        self.first_shuffled: bool = tickets.first_shuffled
        self.deck_of: vec[i64] = zeros(board.n_tickets)
        """For each ticket its deck, where seats say of which decks they draw."""
        for number, deck in enumerate(tickets.split):
            for ticket in deck:
                self.deck_of[ticket] = number
        dealt = tickets.split_deal + sum(n for _, n in tickets.deals)
        self.most_offered: i64 = max(tickets.draw, dealt)
        self.choice_size: vec[i64] = vec[i64]([bits(n) for n in range(2**self.most_offered)])

        # Rules a mechanic may change in `prepare`.
        self.sweep_at: i64 = 3
        self.row_locomotive_ends: bool = True
        self.least_locomotives: list[int] = [0] * board.n_tracks
        self.most_locomotives: list[int] = list(board.length)
        self.trains_for: vec[i64] = board.length[:]
        """The trains that a claim of each track takes: no fewer than it has spaces."""
        self.substitute: i64 = 0
        """How many cards may be played as one locomotive; 0 if that is not allowed."""
        self.substitutes_buy: bool = True
        """Whether they may in purchases too."""
        self.track_rates: list[int] = [PLAIN] * board.n_tracks
        """What each track takes beyond colour cards and locomotives, where tracks differ in it."""
        self.chooser: CardChooser | None = None
        """The mechanic that lets seats choose these cards."""
        self.dealer: Rules | None = None
        """The mechanic that asks all seats a question before it deals them their first tickets."""
        self.place_owners: PlaceOwners | None = None
        """The mechanic by which places belong to seats."""
        self.barred_places: list[bool] = [False] * board.n_places
        """The places that may belong to nobody."""
        self.can_save: bool = False
        """Whether there are payments for one space less than a track has."""
        self.event_kinds: list[EventKind] = list(CORE_EVENTS)
        self.line_names: list[str] = list(CORE_LINES)

        self.all_tracks: vec[i64] = zeros(board.n_words)
        """The mask of all tracks that may ever be claimed at this table."""
        self.shared_tracks: vec[i64] = zeros(board.n_words)
        """The mask of all tracks that share their route with others."""
        self.limited_tracks: vec[i64] = zeros(board.n_words)
        """The mask of all tracks on routes of which some must stay free."""
        self.route_mask: vec[i64] = zeros(board.n_routes * board.n_words)
        self.sort_tracks()

    def sort_tracks(self) -> None:
        """Mark which tracks belong to a route, which share one, and which may be claimed."""
        board = self.board
        track: i64
        for track in range(board.n_tracks):
            route = board.route_of[track]
            bit = POW[track % WORD]
            self.route_mask[route * board.n_words + track // WORD] |= bit
            if board.route_limit[route] > 0 and board.route_each[route] > 0:
                self.all_tracks[track // WORD] |= bit
            if board.route_size[route] > 1:
                self.shared_tracks[track // WORD] |= bit
            if board.route_limit[route] < board.route_size[route]:
                self.limited_tracks[track // WORD] |= bit

    def add_line(self, name: str) -> int:
        """Return the number of a new kind of score line."""
        self.line_names.append(name)
        return len(self.line_names) - 1

    def add_event(self, kind: EventKind) -> int:
        """Return the number of a new kind of event."""
        self.event_kinds.append(kind)
        return len(self.event_kinds) - 1
