"""What can be done in the positions of the golden games, counted independently of any sampling.

The counts depend on the rules alone: a change of the order in which legal actions are listed or
drawn leaves them as they are.
"""

from __future__ import annotations

import hashlib
from typing import Any

from branchline.core.chance import Script
from branchline.core.state import State
from branchline.play.match import Match
from branchline.play.playout import perft

EVERY = 23
"""In every position whose number divides by this, the ways to play two actions are counted, too."""
SEED = 1


def count_positions(recorded: Match) -> dict[str, Any]:
    """Return the counts of a finished game: positions, legal actions, perft, and a digest.

    The digest is of all legal actions in all positions, in rising order.
    """
    game = recorded.game
    digest = hashlib.sha256()
    counts = {"positions": 0, "legal": 0, "perft": 0}
    s = game.start(Script(recorded.setup.chance))
    for move in (*recorded.moves, None):
        legal = sorted(int(action) for action in game.legal(s))
        if counts["positions"] % EVERY == 0:
            counts["perft"] += int(perft(game, s, 2, SEED))
        counts["positions"] += 1
        counts["legal"] += len(legal)
        digest.update(repr(legal).encode())
        if move is not None:
            game.turn_to(s, move.seat)
            game.apply(s, move.action, Script(move.chance))
    assert is_end(recorded, s)
    return {**counts, "digest": digest.hexdigest()[:16]}


def is_end(match: Match, s: State) -> bool:
    """Tell whether a state is the one a match ended in."""
    return bool(match.state.key() == s.key())
