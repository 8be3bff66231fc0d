"""From a map to a game: names become numbers, and the map's mechanics join the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from branchline.core.board import Board
from branchline.core.game import Game, TicketRules, standard_cards
from branchline.core.hooks import Mechanic
from branchline.maps.schema import MapData, routes
from branchline.maps.technologies import cards_of, gate_of, technology
from branchline.mechanics.country_cards import CountryCards
from branchline.mechanics.ferries import Ferries
from branchline.mechanics.grand_tour import GrandTour
from branchline.mechanics.locomotive_limits import LocomotiveLimits
from branchline.mechanics.longest_path import LongestPath
from branchline.mechanics.most_tickets import MostTickets
from branchline.mechanics.stations import Stations
from branchline.mechanics.technologies import Technologies
from branchline.mechanics.tunnels import Tunnels

Params = dict[str, Any]


def _country_cards(data: MapData, params: Params) -> Mechanic:
    numbers = {place.name: number for number, place in enumerate(data.places)}
    return CountryCards({numbers[name]: stack for name, stack in params["stacks"].items()})


def _stations(data: MapData, params: Params) -> Mechanic:
    cities = [number for number, place in enumerate(data.places) if place.kind == "city"]
    return Stations(cities, params["costs"], params["unused_points"])


def _technologies(data: MapData, params: Params) -> Mechanic:
    def end(place: int) -> tuple[str, str]:
        return data.places[place].name, data.places[place].region

    return Technologies(
        cards=[technology(card) for _, card in cards_of(params)],
        gates=[
            gate_of(params, (end(track.a), end(track.b)), track.length, track.locomotives)
            for track in data.tracks
        ],
        home=params["home"],
        free_length=params["free_length"],
        substitute=params["substitute"],
    )


MAKERS: Final[dict[str, Callable[[MapData, Params], Mechanic]]] = {
    "country_cards": _country_cards,
    "ferries": lambda _, __: Ferries(),
    "grand_tour": lambda _, params: GrandTour(params["bonus"]),
    "locomotive_limits": lambda _, params: LocomotiveLimits(
        tunnels_only=params.get("only_on") == "tunnels",
        free_picks=params.get("row") == "free",
        sweep=params.get("sweep", True),
    ),
    "longest_path": lambda _, params: LongestPath(params["points"]),
    "most_tickets": lambda _, params: MostTickets(params["points"]),
    "stations": _stations,
    "technologies": _technologies,
    "tunnels": lambda _, params: Tunnels(params["reveal"]),
}
"""How each mechanic is made from its table in a map file."""


def build_game(data: MapData, players: int, first_seat: int = -1) -> Game:
    """Return the game of a map; seat `first_seat` starts (-1: by chance)."""
    fewest, most = data.players
    if not fewest <= players <= most:
        raise ValueError(f"{data.name} is for {fewest} to {most} players, not {players}")
    if not -1 <= first_seat < players:
        raise ValueError(f"there is no seat {first_seat} among {players} players")
    longest = max(data.points)
    return Game(
        board=make_board(data, players),
        players=players,
        trains=data.trains,
        cards=standard_cards(data.each_colour, data.locomotives),
        points=[data.points.get(length, 0) for length in range(longest + 1)],
        tickets=ticket_rules(data),
        mechanics=[MAKERS[name](data, params) for name, params in data.mechanics.items()],
        ties=data.ties,
        start_locomotives=data.start_locomotives,
        first_seat=first_seat,
    )


def make_board(data: MapData, players: int) -> Board:
    """Return the board of a map, its routes limited as they are for a number of players."""
    groups = []
    for tracks in routes(data):
        rule = data.group_rules[data.tracks[tracks[0]].group]
        groups.append((tracks, rule.tracks_by_players[players], rule.per_player))
    return Board(
        n_places=len(data.places),
        tracks=[(t.a, t.b, t.length, t.colour, t.locomotives, t.tunnel) for t in data.tracks],
        routes=groups,
        tickets=[[(leg.starts, leg.ends, leg.points) for leg in t.legs] for t in data.tickets],
    )


def ticket_rules(data: MapData) -> TicketRules:
    """Return the map's ticket decks and how they are dealt."""
    decks: dict[str, list[int]] = {}
    for number, ticket in enumerate(data.tickets):
        decks.setdefault(ticket.deck, []).append(number)
    return TicketRules(
        deals=[(decks[deck], n) for deck, n in data.first.deal],
        first_keep=data.first.keep,
        first_under=data.first.rejected == "under",
        pile=decks[data.later.deck],
        draw=data.later.draw,
        keep=data.later.keep,
        under=data.later.rejected == "under",
    )
