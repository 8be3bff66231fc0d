"""What the shelf of technologies shows, opens and scores; all of it is public (B19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.arrays import POW, WORD
from branchline.core.claim import leave_open
from branchline.core.hooks import Parts, Viewed
from branchline.mechanics.shelf import BOUGHT, LEFT, PATH_BET, TICKET_POINTS, TICKETS_BET, UNDER_WAY

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.score import Sheet
    from branchline.core.state import State
    from branchline.mechanics.technologies import Technologies


def view_shelf(t: Technologies, game: Game, s: State) -> Viewed:
    """Return the shelf and who owns what."""
    gone = s.shuffles > 0
    return {
        "shelf": [
            {
                "name": card.name,
                "price": card.price,
                "left": 0 if gone and card.until_shuffle else int(s.slots[t.slot + number]),
                "owners": [each for each in range(game.players) if t.has(s, each, number)],
            }
            for number, card in enumerate(t.cards)
        ],
        "points": [
            sum(s.slots[t.points_slot(each, number)] for number in range(t.n_cards))
            for each in range(game.players)
        ],
        "rate": [int(t.rate(s, each)) for each in range(game.players)],
        "bought": bool(t.get(s, BOUGHT)),
        "under_way": int(t.get(s, UNDER_WAY)),
        "left_to_choose": int(t.get(s, LEFT)),
    }


def parts_of(t: Technologies, action: int) -> Parts:
    """Say which technology is bought how, or which card is chosen."""
    number = action - int(t.action)
    if number < t.choose:
        technology, substitutes = t.buys[number]
        price = t.cards[technology].price
        how = f"sub×{substitutes}" if substitutes else ""
        if price > substitutes:
            how = f"loco×{price - substitutes}" + (f"+{how}" if how else "")
        return [("word", "buy"), ("technology", technology), ("word", how)]
    if number < t.blind:
        return [("word", "substitute"), ("card", number - int(t.choose))]
    return [("word", "draw blind" if number == t.blind else "stop")]


def opened_by(t: Technologies, game: Game, s: State, seat: i64) -> dict[int, list[int]]:
    """Return the free tracks that each technology still to be had would open by itself."""
    owned = t.owned(s, seat)
    found: dict[int, list[int]] = {}
    number: i64
    track: i64
    left = s.copy()
    leave_open(game, left, seat)
    for number in range(t.n_cards):
        gone = t.until_shuffle[number] and s.shuffles > 0
        if s.slots[t.slot + number] == 0 or owned & POW[number] or gone:
            continue
        for track in range(game.board.n_tracks):
            at = seat * game.board.n_words + track // WORD
            if t.needs[track] & ~owned == POW[number] and left.open[at] & POW[track % WORD]:
                found.setdefault(int(number), []).append(int(track))
    return found


def score_shelf(t: Technologies, game: Game, s: State, sheet: Sheet) -> None:
    """Add what the technologies have brought, and bets (UK11, UK17, UK18)."""
    most = max(sheet.n_completed)
    longest = -1
    if t.find(PATH_BET) >= 0:
        longest = max(int(network.longest()) for network in sheet.networks)
    seat: i64
    number: i64
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
