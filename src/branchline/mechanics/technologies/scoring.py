"""What technologies score at the end: the points they brought, and bets (UK11, UK17, UK18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.mechanics.technologies.cards import PATH_BET, TICKET_POINTS, TICKETS_BET

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.score import Sheet
    from branchline.core.state import State
    from branchline.mechanics.technologies.rules import Technologies


def score_technologies(t: Technologies, game: Game, s: State, sheet: Sheet) -> None:
    """Add what the technologies have brought, and bets (UK11, UK17, UK18)."""
    most = max(sheet.n_completed)
    longest = -1
    if t.find(PATH_BET) >= 0:
        longest = max(int(network.longest()) for network in sheet.networks)
    for seat in range(game.players):
        for number in range(t.n_cards):
            card = t.cards[number]
            points = s.slots[t.points_slot(seat, number)]
            if t.has(s, seat, number):
                if card.effect == TICKET_POINTS:
                    points += card.number * sheet.n_completed[seat]
                elif card.effect == TICKETS_BET:
                    points += card.number if sheet.n_completed[seat] == most else -card.number
                elif card.effect == PATH_BET:
                    first = sheet.networks[seat].longest() == longest
                    points += card.number if first else -card.number
            if points != 0:
                sheet.add(seat, t.lines[number], points)
