"""How a seat's tickets stand: done, so many trains away, or lost; from the seat's own view."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from branchline.core.arrays import POW, WORD, vec
from branchline.core.game import Game
from branchline.core.graph import Network, network_of
from branchline.core.score import is_joined, ticket_points
from branchline.core.state import State
from branchline.maps.schema import MapData
from branchline.play.analysis import TicketState
from branchline.play.closed import public_state
from branchline.play.game_facts import GameFacts
from branchline.play.ticket_paths import TicketPaths, joined_path
from branchline.play.view import View


def ticket_states(
    data: MapData,
    game: Game,
    view: View,
    facts: GameFacts | None = None,
    public: State | None = None,
    known: Mapping[int, TicketState] | None = None,
) -> tuple[TicketState, ...]:
    """Return how the tickets of the view's seat stand, those it keeps and those it is offered.

    Callers that have facts of the game, the view's public state or states of some tickets already
    may pass them.
    """
    found = dict(known or {})
    tickets = (*view.tickets, *view.offers)
    if all(ticket in found for ticket in tickets):
        return tuple(found[ticket] for ticket in tickets)
    states = TicketStates(data, game, view, facts, public)
    for ticket in view.tickets:
        if ticket not in found:
            found[ticket] = states.state_of(ticket, view.tickets)
    for ticket in view.offers:
        if ticket not in found:
            found[ticket] = states.state_of(ticket, (*view.tickets, ticket))
    return tuple(found[ticket] for ticket in tickets)


class TicketStates:
    """Works out how tickets stand for one view."""

    def __init__(
        self,
        data: MapData,
        game: Game,
        view: View,
        facts: GameFacts | None = None,
        public: State | None = None,
    ) -> None:
        self.data = data
        self.game = game
        self.view = view
        self.facts: GameFacts = GameFacts(game) if facts is None else facts
        self.public: State = public_state(game, view) if public is None else public
        self.network: Network = network_of(game.board, self.public.owned, view.seat)
        self.paths = TicketPaths(data, game, view, self.public, self.facts)
        self.borrowed = [number for usable in self.paths.usable for number in usable.now]
        self._joined: dict[tuple[int, ...], Network] = {}

    def joined(self, tickets: tuple[int, ...]) -> Network:
        """Return the seat's network, with what mechanics join for these tickets."""
        if len(self.game.joining) == 0 or not self.borrowed:
            return self.network
        if tickets not in self._joined:
            s = self.public.copy()
            first = self.view.seat * self.game.board.ticket_words
            for ticket in tickets:
                s.kept[first + ticket // WORD] |= POW[ticket % WORD]
            network = network_of(self.game.board, s.owned, self.view.seat)
            for mechanic in self.game.joining:
                mechanic.join(self.game, s, self.view.seat, network)
            self._joined[tickets] = network
        return self._joined[tickets]

    def state_of(self, ticket: int, tickets: tuple[int, ...]) -> TicketState:
        """Return how a ticket stands, if these are the tickets kept."""
        game, board = self.game, self.game.board
        label = self.joined(tickets).label
        points = int(ticket_points(game, label, ticket))
        legs = range(board.first_leg[ticket], board.first_leg[ticket + 1])
        joined = tuple(bool(is_joined(game, label, leg)) for leg in legs)
        looped = any(each.on_loop(game, self.network, ticket) for each in self.facts.looping)
        if points > 0:
            tracks = self.path(ticket, joined, points, label)
            return TicketState(ticket, True, True, 0, tracks, points, joined, looped)
        path = self.paths.within(ticket)
        if path is None:
            return TicketState(ticket, False, False, 0, (), points, joined, looped)
        price = sum(self.paths.prices[name] for name in path.needs)
        further = (path.needs, price, path.borrowed)
        return TicketState(
            ticket, False, True, path.trains, path.tracks, points, joined, looped, *further
        )

    def path(
        self, ticket: int, joined: tuple[bool, ...], points: int, label: vec[i64]
    ) -> tuple[int, ...]:
        """Return the tracks that join the leg which scores."""
        legs = self.data.tickets[ticket].legs
        leg = next(leg for leg, on in zip(legs, joined, strict=True) if on and leg.points == points)
        tracks = self.data.tracks
        borrowed = [n for n in self.borrowed if label[tracks[n].a] == label[tracks[n].b]]
        return tuple(joined_path(self.data, self.view.owned[self.view.seat], borrowed, leg))
