"""What technologies score at the end: the points they brought, and bets (UK11, UK17, UK18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.mechanics.technologies.cards import PATH_BET, TICKET_POINTS, TICKETS_BET

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.score import Sheet
    from branchline.core.state import State
    from branchline.mechanics.technologies.cards import Technology
    from branchline.mechanics.technologies.rules import Technologies


def score_technologies(t: Technologies, game: Game, s: State, sheet: Sheet) -> None:
    """Add what the technologies have brought, and bets (UK11, UK17, UK18)."""
    for seat in range(game.players):
        for number in range(t.n_cards):
            points = s.slots[t.points_slot(seat, number)]
            if t.has(s, seat, number):
                points += points_at_end(t.cards[number], seat, sheet)
            if points != 0:
                sheet.add(seat, t.lines[number], points)


def points_at_end(card: Technology, seat: i64, sheet: Sheet) -> i64:
    """Return what a technology brings a seat that owns it, once the tickets are scored."""
    points: i64 = card.number
    if card.effect == TICKET_POINTS:
        return points * sheet.n_completed[seat]
    if card.effect == TICKETS_BET:
        won = sheet.n_completed[seat] == max(sheet.n_completed)
    elif card.effect == PATH_BET:
        won = sheet.networks[seat].longest() == max(each.longest() for each in sheet.networks)
    else:
        return 0
    if not won:
        points = -points
    return points
