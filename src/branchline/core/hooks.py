"""The hook points of a mechanic: where a map's own rules meet the engine.

A mechanic is one small class that owns its state (numbers it reserved in `State.slots`, all of
them public), its decisions (action numbers it reserved) and its scoring. The engine calls only the
hooks that a mechanic overrides, so a map pays for what it uses. In order of a game:

* `prepare`: once, when a game is put together: change cost tables, reserve slots and actions.
* `setup`: fill the reserved slots of a new state.
* `turn_actions`, `is_turn_action`, `act`: further actions a seat may choose on its turn.
* `open_tracks`: close tracks that a seat may not claim yet.
* `before_claim`: step in when cards are laid for a track; return True to take the claim over.
* `after_claim`: when a track has been claimed and scored.
* `answers`, `is_answer`, `resolve`: a decision of the mechanic, asked with `Game.ask`.
* `end_turn`: when a turn is about to end; return True to let it go on.
* `join`: at the end, link further places of a seat's network for its tickets.
* `score`: at the end, add lines and tie-breakers to the score sheet.
* `view`: what a seat may know of the mechanic's state.
* `pieces`, `observe`: the same as numbers, for programs that learn.
* `cards_aside`: cards that are neither in a hand nor in deck, row or discards.
* `missing`: why `open_tracks` closes a track, in words.
* `opens`, `lends`, `looped`, `behind`: what people are shown, never asked in play: the tracks a
  purchase would open, tracks of others that serve one's tickets, whether a ticket lies on a loop
  that counts, and the tracks behind a line of the score sheet.
* `parts`: what an action of the mechanic says, for the notation.

More hooks are for whoever plans ahead; no rule depends on them:

* `ways`: what the mechanic adds to the cost and worth of tracks, and what else is worth joining.
* `pursue`: the action of the mechanic that serves a plan now.
* `reply`: the answer to the mechanic's decision that serves a plan.
* `standing`: the points that a seat has from the mechanic so far.
* `traits`: further figures that tell how well a seat stands, for bots that learn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mypy_extensions import i64, u8

from branchline.core.arrays import vec
from branchline.core.pieces import Piece

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.graph import Network
    from branchline.core.score import Sheet
    from branchline.core.state import State
    from branchline.core.ways import Ways

Viewed = dict[str, object]
Parts = list[tuple[str, int | str]]


class Lent(NamedTuple):
    """Tracks of other seats that serve a seat's tickets: `now`, and `later` at `more` places."""

    now: list[int]
    later: list[int]
    more: int


class Mechanic:
    """A mechanic that does nothing; each hook is documented in this module."""

    name: str = ""

    def __init__(self) -> None:
        self.phase: i64 = 0
        """The phase in which this mechanic is asked."""
        self.slot: i64 = 0
        """Its first number in `State.slots`."""
        self.n_slots: i64 = 0
        self.action: i64 = 0
        """Its first action."""
        self.n_actions: i64 = 0
        self.labels: dict[str, list[str]] = {}
        """Names of things of its own, by kind, for the notation and the log."""

    def prepare(self, game: Game) -> None:
        """Change the game's tables; set `n_slots` and `n_actions`."""

    def setup(self, game: Game, s: State, chance: Chance) -> None:
        """Fill the reserved slots of a new state."""

    def turn_actions(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """Append this mechanic's legal turn actions; return the new n."""
        return n

    def is_turn_action(self, game: Game, s: State, action: i64) -> bool:
        """Tell whether one of this mechanic's actions is legal as a turn action."""
        return False

    def act(self, game: Game, s: State, action: i64, chance: Chance) -> None:
        """Carry out one of this mechanic's turn actions."""

    def open_tracks(self, game: Game, s: State, seat: i64) -> None:
        """Clear from `s.open` the tracks a seat may not claim yet."""

    def before_claim(self, game: Game, s: State, track: i64, row: i64, chance: Chance) -> bool:
        """Step in before the payment `row` is made for a track; True takes the claim over."""
        return False

    def after_claim(self, game: Game, s: State, track: i64, chance: Chance) -> None:
        """React to a claim that has just been made."""

    def answers(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """Append the legal answers to this mechanic's pending decision; return the new n."""
        return n

    def is_answer(self, game: Game, s: State, action: i64) -> bool:
        """Tell whether an action is a legal answer to the pending decision."""
        return False

    def resolve(self, game: Game, s: State, action: i64, chance: Chance) -> None:
        """Carry out an answer to the pending decision."""

    def end_turn(self, game: Game, s: State, chance: Chance) -> bool:
        """React to the end of a turn; True keeps the turn going."""
        return False

    def join(self, game: Game, s: State, seat: i64, network: Network) -> None:
        """Link further places of a seat's network, for its tickets only."""

    def score(self, game: Game, s: State, sheet: Sheet) -> None:
        """Add this mechanic's lines and tie-breakers."""

    def view(self, game: Game, s: State, seat: i64) -> Viewed:
        """Return what a seat (or, for -1, a spectator) may know."""
        return {}

    def pieces(self, game: Game) -> list[Piece]:
        """Return the pieces of an observation that this mechanic writes, in order."""
        return []

    def observe(self, game: Game, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write this mechanic's pieces as a seat sees them; return where the next ones start."""
        return at

    def missing(self, game: Game, s: State, seat: i64, track: i64) -> list[str]:
        """Return the names of what a seat lacks to claim a track."""
        return []

    def opens(self, game: Game, s: State, seat: i64) -> dict[int, list[int]]:
        """Return, for each thing a seat lacks, the free tracks that having it would open."""
        return {}

    def lends(self, game: Game, s: State, seat: i64) -> Lent:
        """Return the tracks of others that a seat may use for its tickets."""
        return Lent([], [], 0)

    def looped(self, game: Game, network: Network, ticket: i64) -> bool:
        """Tell whether a ticket lies on a loop of the network, where loops count."""
        return False

    def behind(self, game: Game, s: State, sheet: Sheet, seat: i64, line: str) -> list[int]:
        """Return the tracks of a seat that a line of this mechanic's on the sheet is about."""
        return []

    def cards_aside(self, s: State) -> list[int]:
        """Return the cards that lie on the table in this mechanic's care."""
        return []

    def ways(self, game: Game, s: State, seat: i64, ways: Ways) -> None:
        """Tell what this mechanic adds to the cost and worth of tracks for a seat.

        Only what the seat may know of the position may be used: its own hand and tickets, and
        what is public. The same holds for `pursue` and `reply`.
        """

    def pursue(self, game: Game, s: State, ways: Ways) -> i64:
        """Return the turn action of this mechanic that serves the plan in `ways`, or -1."""
        return -1

    def reply(self, game: Game, s: State, ways: Ways) -> i64:
        """Return the answer to this mechanic's decision that serves the plan, or -1 for a claim."""
        return -1

    def standing(self, game: Game, s: State, seat: i64) -> i64:
        """Return the points a seat would get from this mechanic now, as far as all can see."""
        return 0

    def traits(self, game: Game, s: State, seat: i64, ways: Ways, out: vec[i64], at: i64) -> i64:
        """Write this mechanic's figures for a seat from `out[at]` on; return where they end.

        Figures are in thousandths of about their usual size. Their number must not vary.
        """
        return at

    def parts(self, game: Game, action: int) -> Parts:
        """Return what one of this mechanic's actions says: (kind, value) pairs for the notation.

        Kinds: `word` (a word), `place`, `track`, `card`, `payment` (a row of the payments), and
        the kinds in `labels`.
        """
        raise NotImplementedError
