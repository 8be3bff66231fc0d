"""Moments of games that tests and pictures look for, and ways to play towards them."""

from __future__ import annotations

import random

from branchline.play.match import Match
from tests.browser.positions import collect

MANY = 12
PLENTY = 20


def is_on_turn(match: Match, cards: int = 0) -> bool:
    """Tell whether the first seat begins a turn, with so many cards at least."""
    if list(match.to_act) != [0]:
        return False
    view = match.view(0)
    return view.phase == "turn" and sum(view.hand) >= cards


def has_many_cards(match: Match) -> bool:
    """Tell whether the first seat is on turn and can surely build something."""
    return is_on_turn(match, MANY)


def has_plenty(match: Match) -> bool:
    """Tell whether the first seat is on turn and can surely build on the way of a ticket."""
    return is_on_turn(match, PLENTY)


def claims(match: Match, seat: int = 0) -> list[int]:
    """Return the actions of a seat that claim a track."""
    game = match.game
    return [a for a in match.actions(seat) if game.claim_action <= a < game.mechanic_action]


def claimed_track(match: Match, action: int) -> int:
    """Return the track that an action claims."""
    return int(match.game.track_of[action - match.game.claim_action])


def tunnels(match: Match, seat: int = 0) -> list[int]:
    """Return the actions of a seat that claim a tunnel."""
    tracks = match.data.tracks
    return [a for a in claims(match, seat) if tracks[claimed_track(match, a)].get("tunnel", False)]


def is_asked_by_tunnel(match: Match) -> bool:
    """Tell whether the first seat is to answer a tunnel that it can pay."""
    return (
        list(match.to_act) == [0] and match.view(0).phase == "tunnels" and len(match.actions(0)) > 1
    )


def dig(match: Match, seat: int, dice: random.Random) -> int:
    """Build tunnels as soon as one can; else collect."""
    found = tunnels(match, seat)
    return dice.choice(found) if found else collect(match, seat, dice)


def build(match: Match, seat: int, dice: random.Random) -> int:
    """Build as soon as one can, preferably long tracks; else collect."""
    found = claims(match, seat)
    if not found:
        return collect(match, seat, dice)
    return max(found, key=lambda a: match.data.tracks[claimed_track(match, a)].length)
