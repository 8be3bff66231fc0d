"""From a map to a game: names become numbers, and the map's mechanics join the engine."""

from __future__ import annotations

from branchline.core.board import Board
from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.table import TicketRules, standard_cards
from branchline.maps.schema import MapData, routes
from branchline.mechanics.registry import decks_to_choose, declarations
from branchline.message import Message


def make_mechanics(data: MapData) -> list[Rules]:
    """Return the rules of the mechanics that a map uses, in its order."""
    known = declarations()
    return [known[name].make(data, params) for name, params in data.mechanics.items()]


def build_game(data: MapData, players: int, first_seat: int = -1) -> Game:
    """Return the game of a map; seat `first_seat` starts (-1: by chance)."""
    fewest, most = data.players
    if not fewest <= players <= most:
        limits = {"fewest": fewest, "most": most, "players": players}
        raise ValueError(Message("players-out-of-range", {"map": data.name, **limits}))
    if not -1 <= first_seat < players:
        counts = {"seat": first_seat, "players": players}
        raise ValueError(Message("no-seat-to-start", counts))
    longest = max(data.points)
    return Game(
        board=make_board(data, players),
        players=players,
        trains=data.trains,
        cards=standard_cards(data.each_colour, data.locomotives),
        points=[data.points.get(length, 0) for length in range(longest + 1)],
        tickets=ticket_rules(data),
        mechanics=make_mechanics(data),
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
        tracks=[(t.a, t.b, t.length, t.colour) for t in data.tracks],
        routes=groups,
        tickets=[[(leg.starts, leg.ends, leg.points) for leg in t.legs] for t in data.tickets],
    )


def ticket_rules(data: MapData) -> TicketRules:
    """Return the map's ticket decks and how they are dealt."""
    decks: dict[str, list[int]] = {}
    for number, ticket in enumerate(data.tickets):
        decks.setdefault(ticket.deck, []).append(number)
    split = [decks[deck] for deck in decks_to_choose(data.mechanics)]
    return TicketRules(
        deals=[] if split else [(decks[deck], n) for deck, n in data.first.deal],
        first_keep=data.first.keep,
        first_under=data.first.rejected in ("under", "shuffled"),
        pile=[] if split else decks[data.later.deck],
        draw=data.later.draw,
        keep=data.later.keep,
        under=data.later.rejected == "under",
        first_shuffled=data.first.rejected == "shuffled",
        split=split,
        split_deal=sum(n for _, n in data.first.deal) if split else 0,
    )
